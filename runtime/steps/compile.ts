/** The requests of a call after each other, compiled once for an operation. */
import type { Json } from '../base/json.ts'
import { compileLocator, type LocatorReader } from '../language/locator.ts'
import type { RequestShape, ResolvedOperation, ResolvedStep, StepWait } from '../manifest/index.ts'
import { compileRequest, type RequestBuilder } from '../request/index.ts'
import { type AnswerReader, compileAnswer } from '../response/index.ts'

/** How a step is asked again, compiled. */
export interface CompiledWait {
  readonly state: LocatorReader
  readonly isDone: (state: Json | undefined) => boolean
  readonly hasFailed: (state: Json | undefined) => boolean
  readonly everyMs: number
  readonly progress?: LocatorReader
  readonly of?: LocatorReader
  /** Where a response says how long to wait. */
  readonly after: readonly LocatorReader[]
}

/** One request of a call; that of the operation itself is the first. */
export interface CompiledStep {
  /** Absent for the operation's own request, which is built with all calls. */
  readonly request?: RequestBuilder
  /** Whether asking twice is as good as asking once. */
  readonly isRepeatable: boolean
  readonly url?: LocatorReader
  readonly hosts: readonly string[]
  readonly answer: AnswerReader
  readonly keep: readonly (readonly [name: string, read: LocatorReader])[]
  readonly until?: CompiledWait
  readonly cancel?: RequestBuilder
}

const compiled = new WeakMap<ResolvedOperation, readonly CompiledStep[]>()

/** The requests of an operation in their order. */
export function compileSteps(operation: ResolvedOperation): readonly CompiledStep[] {
  const known = compiled.get(operation)
  if (known) return known
  const isRead = operation.effect === 'read'
  const further = operation.steps!.map((step, index): CompiledStep => {
    const { request, url, hosts, until, cancel } = step
    const isLooked = until !== undefined || step.keep !== undefined || operation.steps![index + 1]?.url !== undefined
    return {
      request: compileRequest(request),
      isRepeatable: isRead || until !== undefined || isSafe(request),
      ...(url && { url: compileLocator(url) }),
      hosts,
      answer: compileAnswer({ ...operation, isGraphql: step.isGraphql }, isLooked),
      keep: readersOf(step.keep),
      ...(until && { until: compileWait(until, operation.retry.after) }),
      ...(cancel && { cancel: compileRequest(cancel) }),
    }
  })
  const first: CompiledStep = {
    isRepeatable: isRead || isSafe(operation),
    hosts: [],
    answer: compileAnswer(operation, true),
    keep: readersOf(operation.keep),
  }
  const all = [first, ...further]
  compiled.set(operation, all)
  return all
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
    ...(progress && { progress: compileLocator(progress) }),
    ...(of && { of: compileLocator(of) }),
    after: after.map((locator) => compileLocator(locator)),
  }
}
