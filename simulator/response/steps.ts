/** Calls of several requests, as a vendor answers them: what was asked for is done at once. */
import type { Json, JsonObject, JsonSchema } from '../../runtime/base/json.ts'
import type { ResolvedOperation } from '../../runtime/manifest/index.ts'
import type { WholeRequest } from '../../runtime/base/http.ts'
import { sendsDocument } from '../base/document.ts'
import { pathPattern, valuesIn } from '../base/patterns.ts'
import { draftResponse, type MockResponse, type ResponseDraft, responseOf, write } from './draft.ts'
import { patternText } from '../values/index.ts'

/** The path below which the URLs lie that answers name for further requests. */
export const STEPS_PATH = '/mock-steps/'

/** A request of an operation: 0 for its own, then its steps. */
export interface StepAddress {
  readonly operation: ResolvedOperation
  readonly index: number
}

type Step = NonNullable<ResolvedOperation['steps']>[number]

/** Operations that were begun, with the params they were begun with. */
export class BegunOperations {
  readonly #kind: string
  readonly #operations: readonly (readonly [id: string, operation: ResolvedOperation])[]
  /** The paths of their steps, in the same order. */
  readonly #paths: readonly (readonly RegExp[])[]
  /** The last to begin stands last. */
  readonly #params = new Map<ResolvedOperation, JsonObject>()
  #count = 0

  constructor(kind: string, operations: Readonly<Record<string, ResolvedOperation>>) {
    this.#kind = kind
    this.#operations = Object.entries(operations).filter(([, { steps }]) => steps !== undefined)
    this.#paths = this.#operations.map(([, { steps }]) => steps!.map(({ request }) => pathPattern(request.path)))
  }

  /** Whether the kind has any. */
  get isEmpty(): boolean {
    return this.#operations.length === 0
  }

  /** Notes the params of an operation's own request. */
  begin(operation: ResolvedOperation, params: JsonObject): void {
    this.#count++
    this.#params.delete(operation)
    this.#params.set(operation, params)
  }

  /** The params that an operation was last begun with, and those in the query of a step, such as the page. */
  paramsOf({ operation, index }: StepAddress, { searchParams }: URL): JsonObject {
    const { properties } = operation.params as { readonly properties: Readonly<Record<string, JsonSchema>> }
    const sent = operation.steps![index - 1]!.request.query.flatMap(({ name, value }) =>
      Object.entries(valuesIn(value, searchParams.get(name) ?? undefined) ?? {}),
    )
    const inStep = sent.map(([name, text]) => [name, properties[name]?.type === 'integer' ? Number(text) : text])
    return { ...this.#params.get(operation), ...(Object.fromEntries(inStep) as JsonObject) }
  }

  /** The step that a request is, by the URL that an answer named. */
  byUrl(path: string): StepAddress | undefined {
    const [kind, id, index] = path.slice(STEPS_PATH.length).split('/')
    const found = kind === this.#kind ? this.#operations.find(([known]) => known === id) : undefined
    return found && { operation: found[1], index: Number(index) }
  }

  /**
   * The step that a request is, by its method and path below the base URL, or by its document. Where several operations send it, the one
   * that was begun last.
   * @param isOwn whether an operation's own request has this path too: then only a step of one that was begun counts
   */
  byRequest({ method, body }: WholeRequest, path: string, isOwn: boolean): StepAddress | undefined {
    const steps = this.#operations.flatMap(([, operation], number): StepAddress[] => {
      if (isOwn && !this.#params.has(operation)) return []
      const at = operation.steps!.findIndex(({ url, request }, index) => {
        if (url || request.method !== method || !this.#paths[number]![index]!.test(path)) return false
        return request.body?.from !== 'graphql' || sendsDocument(body, request.body.document)
      })
      return at < 0 ? [] : [{ operation, index: at + 1 }]
    })
    const begun = [...this.#params.keys()]
    return steps.toSorted((one, other) => begun.indexOf(other.operation) - begun.indexOf(one.operation))[0]
  }

  /** What a response before the last holds: that all is done, the values that are kept, the URL of what follows. */
  response({ operation, index }: StepAddress, { host }: URL): MockResponse {
    const made = draftResponse()
    const [step, next] = [operation.steps![index - 1], operation.steps![index]]
    if (step?.until) write(made, step.until.at, doneValue(step.until))
    const properties = operation.params.properties as Record<string, JsonSchema>
    for (const [name, locator] of Object.entries((step ?? operation).keep ?? {}))
      write(made, locator, this.#madeUp(operation.entity, properties[name]))
    if (next?.url) write(made, next.url, this.#urlOf(operation, next, index + 1, host))
    return responseOf(made)
  }

  /** A value of an answer that later requests send, as its param takes it. */
  #madeUp(entity: string, { type, pattern }: JsonSchema = {}): Json {
    if (type === 'integer') return this.#count
    const text = typeof pattern === 'string' ? patternText(pattern, 0)?.write(this.#count) : undefined
    return text ?? `${entity}-${this.#count}`
  }

  #urlOf(operation: ResolvedOperation, { hosts: [first] }: Step, index: number, host: string): string {
    const named = first === undefined ? host : first.replace(/^\*/, 'files')
    return `https://${named}${STEPS_PATH}${this.#kind}/${operation.entity}.${operation.action}/${index}`
  }
}

/** A response of the last step: what the operation gives, which is also done. */
export function lastResponse(given: MockResponse, { operation, index }: StepAddress): MockResponse {
  const until = operation.steps![index - 1]?.until
  if (!until) return given
  const made: ResponseDraft = { ...draftResponse(), body: given.body }
  write(made, until.at, doneValue(until))
  return { ...given, ...responseOf(made) }
}

function doneValue({ is }: NonNullable<Step['until']>): Json {
  return is?.[0] ?? true
}
