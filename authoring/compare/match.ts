/** Matches operations of a manifest with the vendor's by the words of their paths, whatever their params are called. */
import type { PathParts, RequestShape } from 'plugboard/author'
import type { ApiOperation, ApiServer } from '../description/model.ts'

/** Result of finding an operation by its path. */
export type Match =
  | { readonly operation: ApiOperation; readonly isOtherBase: boolean }
  | { readonly methods: readonly string[] }
  | { readonly near: readonly string[] }

/** Creates a function that finds operations by method, the path of the base URL and the path after it. */
export function operationFinder(
  operations: readonly ApiOperation[],
  servers: readonly ApiServer[],
): (method: string, basePath: string, path: string) => Match {
  const known = operations.map((operation) => {
    const server = operation.server ?? servers[0]
    return { operation, whole: segmentsOf(pathOf(server?.url ?? '') + operation.path), own: segmentsOf(operation.path) }
  })
  return (method, basePath, path) => {
    const whole = segmentsOf(basePath + path)
    const scored = known
      .map((one) => {
        const exact = score(whole, one.whole)
        const loose = Math.max(
          score(segmentsOf(path), one.own),
          score(whole, one.own),
          score(segmentsOf(path), one.whole),
        )
        return { ...one, points: Math.max(exact, loose), isOtherBase: loose > exact }
      })
      .filter(({ points }) => points > 0)
      .toSorted((a, b) => b.points - a.points)
    const best = scored.filter(({ points }) => points === scored[0]?.points)
    const found =
      best.find(({ operation }) => operation.method === method) ??
      scored.find(({ operation }) => operation.method === method)
    if (found) return { operation: found.operation, isOtherBase: found.isOtherBase }
    if (best.length > 0) return { methods: [...new Set(best.map(({ operation }) => operation.method))] }
    return {
      near: nearPaths(
        whole,
        known.map(({ operation, whole: other }) => ({ name: `${operation.method} ${operation.path}`, other })),
      ),
    }
  }
}

/** Returns the first of the paths with names that matches a path; the path itself if none does. */
export function namedPath(path: string, named: readonly string[]): string {
  return named.find((one) => score(segmentsOf(path), segmentsOf(one)) > 0) ?? path
}

/** Returns the path of a URL that may hold templates. */
export function pathOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '')
  return path.replace(/\/+$/, '')
}

/** Splits a path into segments: `/v1/customers/{id}.json`. */
function segmentsOf(path: string): string[] {
  return path
    .replace(/\{\{[^{}]*\}\}/g, '{}')
    .replace(/\.json$/, '')
    .split('/')
    .filter((segment) => segment !== '')
}

/** Scores how well two paths match: 0 if they do not. A param of the vendor matches a word of the manifest, but not the reverse. */
function score(ours: readonly string[], theirs: readonly string[]): number {
  if (ours.length !== theirs.length || ours.length === 0) return 0
  let points = 0
  for (const [index, segment] of ours.entries()) {
    const other = theirs[index] ?? ''
    if (segment === other) points += 4
    // Names differ from one to the other; where they are the same, it is the likelier match.
    else if (nameless(segment) === nameless(other)) points += 3
    else if (nameless(other) === '{}' || takes(other, segment)) points += 1
    else return 0
  }
  return points
}

/** Whether a segment with a name inside, `act_{id}`, takes another: `act_1`. */
function takes(template: string, segment: string): boolean {
  const [before = '', after] = nameless(template).split('{}')
  if (after === undefined || before + after === '') return false
  return segment.length > before.length + after.length && segment.startsWith(before) && segment.endsWith(after)
}

function nameless(segment: string): string {
  return segment.replace(/\{[^{}]*\}/g, '{}')
}

const FEW = 2

function nearPaths(ours: readonly string[], known: readonly { name: string; other: readonly string[] }[]): string[] {
  const words = ours.filter((segment) => nameless(segment) !== '{}')
  return known
    .map(({ name, other }) => ({
      name,
      points: words.filter((word) => other.includes(word)).length * 2 - Math.abs(other.length - ours.length),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, FEW)
    .map(({ name }) => name)
}

/** Returns a compiled path as text. */
export function pathTemplate(parts: PathParts): string {
  return parts.map((part) => (typeof part === 'string' ? part : `{${part.param}}`)).join('')
}

/** Returns the possible paths of a request, each as a request with only that path. */
export function pathsOf<R extends RequestShape>(
  request: R,
): { readonly path: string; readonly part: string; readonly request: R }[] {
  const ways = [
    { path: request.path, part: '/request' },
    ...request.routes.map(({ path, when }) => ({ path, part: `/routes/${when}` })),
  ]
  return ways.map(({ path, part }) => ({ path: pathTemplate(path), part, request: { ...request, path } }))
}
