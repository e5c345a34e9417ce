/** Compiles calls of several requests. */
import { isReading } from '../base/http.ts'
import type { Json } from '../base/json.ts'
import { compileLocator, type LocatorReader } from '../language/locator.ts'
import type { ResolvedOperation, ResolvedStep, StepWait } from '../manifest/index.ts'
import { compileRequest, type RequestBuilder } from '../request/index.ts'
import { AnswerReader, Refusals } from '../response/index.ts'

/** Compiled polling of a step. */
export interface CompiledWait {
  readonly state: LocatorReader
  readonly isDone: (state: Json | undefined) => boolean
  readonly hasFailed: (state: Json | undefined) => boolean
  readonly everyMs: number
  readonly progress: LocatorReader | undefined
  readonly of: LocatorReader | undefined
  /** Locations of the wait that a response requests. */
  readonly after: readonly LocatorReader[]
}

/** A request of a call; the operation's own is the first. */
export interface CompiledStep {
  /** Undefined for the operation's own request, built like any call's. */
  readonly request: RequestBuilder | undefined
  /** Whether sending it twice does no more than once. */
  readonly isRepeatable: boolean
  readonly url: LocatorReader | undefined
  readonly hosts: readonly string[]
  readonly answer: AnswerReader
  readonly keep: readonly (readonly [name: string, read: LocatorReader])[]
  readonly until: CompiledWait | undefined
}

/** Compiles an operation's requests, in order. */
export function compileSteps(operation: ResolvedOperation, steps: readonly ResolvedStep[]): readonly CompiledStep[] {
  const { entity, action, effect, errors, retry } = operation
  const isRead = effect === 'read'
  const answerOf = (isGraphql: boolean, isLooked: boolean) =>
    new AnswerReader(`${entity}.${action}`, new Refusals({ entity, action, errors, retry, isGraphql }), isLooked)
  const further = steps.map(({ request, isGraphql, url, hosts, keep, until }, index): CompiledStep => {
    const isLooked = until !== undefined || keep !== undefined || steps[index + 1]?.url !== undefined
    return {
      request: compileRequest(request),
      isRepeatable: isRead || until !== undefined || isReading(request.method),
      url: url && compileLocator(url),
      hosts,
      answer: answerOf(isGraphql, isLooked),
      keep: readersOf(keep),
      until: until && compileWait(until, retry.after),
    }
  })
  const first: CompiledStep = {
    request: undefined,
    isRepeatable: isRead || isReading(operation.method),
    url: undefined,
    hosts: [],
    answer: answerOf(operation.isGraphql, true),
    keep: readersOf(operation.keep),
    until: undefined,
  }
  return [first, ...further]
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
