/** Calls of several requests. Each is done immediately. */
import { type Json, type JsonObject, type JsonSchema, propertiesOf } from '../../runtime/base/json.ts'
import type { ResolvedOperation } from '../../runtime/manifest/index.ts'
import type { WholeRequest } from '../../runtime/base/http.ts'
import { pathPattern, sendsDocument, valuesIn } from '../request/index.ts'
import { linkedHost } from './file.ts'
import {
  draftResponse,
  type MockResponse,
  patternText,
  type ResponseDraft,
  responseOf,
  write,
} from '../values/index.ts'

/** The path of the URLs of further requests in responses. */
export const STEPS_PATH = '/mock-steps/'

/** A request of an operation: 0 for its own, else the number of a step. */
export interface StepAddress {
  readonly operation: ResolvedOperation
  readonly index: number
}

type Step = NonNullable<ResolvedOperation['steps']>[number]

/** An operation of several requests, with the patterns of their paths. */
interface SteppedOperation {
  readonly id: string
  readonly operation: ResolvedOperation
  readonly steps: readonly { readonly step: Step; readonly path: RegExp }[]
}

/** Operations that have begun, with their params. */
export class BegunOperations {
  readonly #kind: string
  readonly #operations: readonly SteppedOperation[]
  /** In the order in which they began. */
  readonly #params = new Map<ResolvedOperation, JsonObject>()
  #count = 0

  constructor(kind: string, operations: Readonly<Record<string, ResolvedOperation>>) {
    this.#kind = kind
    this.#operations = Object.entries(operations).flatMap(([id, operation]) =>
      operation.steps
        ? [{ id, operation, steps: operation.steps.map((step) => ({ step, path: pathPattern(step.request.path) })) }]
        : [],
    )
  }

  /** Whether the kind has any. */
  get isEmpty(): boolean {
    return this.#operations.length === 0
  }

  /** Keeps the params of an operation's own request. */
  begin(operation: ResolvedOperation, params: JsonObject): void {
    this.#count++
    this.#params.delete(operation)
    this.#params.set(operation, params)
  }

  /** The params with which an operation last began, and those in the query of a step, such as the page. */
  paramsOf({ operation, index }: StepAddress, { searchParams }: URL): JsonObject {
    const properties = propertiesOf(operation.params)
    const { query = [] } = operation.steps?.[index - 1]?.request ?? {}
    const sent = query.flatMap(({ name, value }) =>
      Object.entries(valuesIn(value, searchParams.get(name) ?? undefined) ?? {}),
    )
    const inStep = sent.map(([name, text]) => [name, properties[name]?.type === 'integer' ? Number(text) : text])
    return { ...this.#params.get(operation), ...(Object.fromEntries(inStep) as JsonObject) }
  }

  /** The step of a URL in a response. */
  byUrl(path: string): StepAddress | undefined {
    const [kind, id, index] = path.slice(STEPS_PATH.length).split('/')
    const found = kind === this.#kind ? this.#operations.find((one) => one.id === id) : undefined
    return found && { operation: found.operation, index: Number(index) }
  }

  /**
   * The step of a request, by its method and path below the base URL, or by its document. Where several operations send it, the one that
   * began last.
   * @param isOwn whether the path is also of an operation's own request: then only operations that have begun count
   */
  byRequest(sent: WholeRequest, path: string, isOwn: boolean): StepAddress | undefined {
    const found = this.#operations.flatMap(({ operation, steps }): StepAddress[] => {
      if (isOwn && !this.#params.has(operation)) return []
      const at = steps.findIndex(({ step: { url, request }, path: pattern }) => {
        if (url || request.method !== sent.method || !pattern.test(path)) return false
        return request.body?.from !== 'graphql' || sendsDocument(sent, request.body.document)
      })
      return at < 0 ? [] : [{ operation, index: at + 1 }]
    })
    const begun = [...this.#params.keys()]
    return found.toSorted((one, other) => begun.indexOf(other.operation) - begun.indexOf(one.operation))[0]
  }

  /** A response before the last: the mark that the step is done, the values to keep, and the URL of the next request. */
  response({ operation, index }: StepAddress, { host }: URL): MockResponse {
    const made = draftResponse()
    const [step, next] = [operation.steps?.[index - 1], operation.steps?.[index]]
    if (step?.until) write(made, step.until.at, doneValue(step.until))
    const properties = propertiesOf(operation.params)
    for (const [name, locator] of Object.entries((step ?? operation).keep ?? {}))
      write(made, locator, this.#madeUp(operation.entity, properties[name]))
    if (next?.url) write(made, next.url, this.#urlOf(operation, next, index + 1, host))
    return responseOf(made)
  }

  /** A value that later requests send, in the form of its param. */
  #madeUp(entity: string, { type, pattern }: JsonSchema = {}): Json {
    if (type === 'integer') return this.#count
    const text = typeof pattern === 'string' ? patternText(pattern, 0)?.write(this.#count) : undefined
    return text ?? `${entity}-${this.#count}`
  }

  #urlOf(operation: ResolvedOperation, { hosts }: Step, index: number, host: string): string {
    return `https://${linkedHost(hosts, host)}${STEPS_PATH}${this.#kind}/${operation.entity}.${operation.action}/${index}`
  }
}

/** The response of the last step: the operation's, with the mark that it is done. */
export function lastResponse(given: MockResponse, { operation, index }: StepAddress): MockResponse {
  const until = operation.steps?.[index - 1]?.until
  if (!until) return given
  const made: ResponseDraft = { ...draftResponse(), body: given.body }
  write(made, until.at, doneValue(until))
  return { ...given, ...responseOf(made) }
}

function doneValue({ is }: NonNullable<Step['until']>): Json {
  return is?.[0] ?? true
}
