/** The requests of a call, in their order, each as if it were an operation of its own. */
import { pointer, type ResolvedOperation } from 'plugboard/author'
import { pathsOf } from './match.ts'
import type { OneRequest } from './sent.ts'

type Locators = ResolvedOperation['keep'] & {}
type Locator = Locators[string]

/** One request of an operation. */
export interface CallRequest {
  /** Its part of the operation: empty for the first request, `/steps/0`. */
  readonly part: string
  readonly request: OneRequest
  readonly isDeprecated: boolean
  /** Locator of the URL in the previous response, in place of a path. */
  readonly url?: Locator
  /** Further locators that read its response, by the part of the operation. */
  readonly reads: readonly (readonly [part: string, locator: Locator])[]
  /** Whether its answer is what the call gives. */
  readonly isLast: boolean
}

/** Returns the requests of an operation: its own, and its steps' with the ends of their waits. */
export function requestsOf(operation: ResolvedOperation): CallRequest[] {
  const { steps = [], keep = {}, params, require: sets, deprecated } = operation
  const of = { params, require: sets }
  const isDeprecated = deprecated === true
  return [
    { part: '', request: operation, isDeprecated, reads: locatorsOf('', keep), isLast: steps.length === 0 },
    ...steps.map(({ request, url, until, keep: more = {} }, index): CallRequest => {
      const part = pointer('/steps', String(index))
      const waits = Object.entries({ at: until?.at, progress: until?.progress, of: until?.of })
      const reads = waits.flatMap(([name, locator]) => (locator ? [[`${part}/until/${name}`, locator] as const] : []))
      const isLast = index === steps.length - 1
      return {
        part,
        request: { ...request, ...of },
        isDeprecated,
        reads: [...reads, ...locatorsOf(part, more)],
        isLast,
        url,
      }
    }),
  ]
}

/** Returns the paths that the requests of an operation go to, with the names of params. */
export function callPaths(operation: ResolvedOperation): string[] {
  return requestsOf(operation).flatMap(({ request }) => pathsOf(request).map(({ path }) => path))
}

function locatorsOf(part: string, keep: Locators) {
  return Object.entries(keep).map(([name, locator]) => [pointer(`${part}/keep`, name), locator] as const)
}
