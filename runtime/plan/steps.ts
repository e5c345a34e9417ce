/** The requests of a call after each other, compiled once for an operation. */
import type { Json } from '../base/json.ts'
import { compileLocator, type LocatorReader } from '../language/locator.ts'
import type { RequestShape, ResolvedOperation, ResolvedStep, StepWait } from '../manifest/index.ts'
import { compileRequest, type RequestBuilder } from '../request/index.ts'
import { AnswerReader, Refusals } from '../response/index.ts'

/** How a step is asked again, compiled. */
export interface CompiledWait {
  readonly state: LocatorReader
  readonly isDone: (state: Json | undefined) => boolean
  readonly hasFailed: (state: Json | undefined) => boolean
  readonly everyMs: number
  readonly progress: LocatorReader | undefined
  readonly of: LocatorReader | undefined
  /** Where a response says how long to wait. */
  readonly after: readonly LocatorReader[]
}

/** One request of a call; that of the operation itself is the first. */
export interface CompiledStep {
  /** Undefined for the operation's own request, which is built as every call's is. */
  readonly request: RequestBuilder | undefined
  /** Whether asking twice is as good as asking once. */
  readonly isRepeatable: boolean
  readonly url: LocatorReader | undefined
  readonly hosts: readonly string[]
  readonly answer: AnswerReader
  readonly keep: readonly (readonly [name: string, read: LocatorReader])[]
  readonly until: CompiledWait | undefined
}

/** The requests of an operation in their order. */
export function compileSteps(operation: ResolvedOperation, steps: readonly ResolvedStep[]): readonly CompiledStep[] {
  const { entity, action, effect, errors, retry } = operation
  const isRead = effect === 'read'
  const answerOf = (isGraphql: boolean, isLooked: boolean) =>
    new AnswerReader(`${entity}.${action}`, new Refusals({ entity, action, errors, retry, isGraphql }), isLooked)
  const further = steps.map(({ request, isGraphql, url, hosts, keep, until }, index): CompiledStep => {
    const isLooked = until !== undefined || keep !== undefined || steps[index + 1]?.url !== undefined
    return {
      request: compileRequest(request),
      isRepeatable: isRead || until !== undefined || isSafe(request),
      url: url && compileLocator(url),
      hosts,
      answer: answerOf(isGraphql, isLooked),
      keep: readersOf(keep),
      until: until && compileWait(until, retry.after),
    }
  })
  const first: CompiledStep = {
    request: undefined,
    isRepeatable: isRead || isSafe(operation),
    url: undefined,
    hosts: [],
    answer: answerOf(operation.isGraphql, true),
    keep: readersOf(operation.keep),
    until: undefined,
  }
  return [first, ...further]
}

function isSafe({ method }: Pick<RequestShape, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}

function readersOf(keep: ResolvedStep['keep'] = {}): [name: string, read: LocatorReader][] {
  return Object.entries(keep).map(([name, locator]) => [name, compileLocator(locator)])
}

function compileWait(
  { at, is, failed, everyMs, progress, of }: StepWait,
  after: ResolvedOperation['retry']['after'],
): CompiledWait {
  return {
    state: compileLocator(at),
    isDone: is
      ? (state) => is.includes(state ?? null)
      : (state) => state !== undefined && state !== null && state !== false && state !== '',
    hasFailed: (state) => state !== undefined && failed.includes(state),
    everyMs,
    progress: progress && compileLocator(progress),
    of: of && compileLocator(of),
    after: after.map((locator) => compileLocator(locator)),
  }
}
