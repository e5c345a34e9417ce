/** Where requests lead: by host, method and path to the operations of a kind that make such requests. */
import {
  type HttpRequest,
  isObject,
  type Method,
  type ResolvedAuth,
  type ResolvedManifest,
  type ResolvedOperation,
} from 'plugboard/author'
import { urlPattern } from './patterns.ts'
import { escaped } from './request/index.ts'

/** A base URL and the auth variants that use it. */
export interface KindBase {
  readonly host: RegExp
  readonly path: string
  readonly example: string
  readonly variants: readonly ResolvedAuth[]
}

/** An operation that a request may be for, with the params in the path. */
export interface Candidate {
  readonly operation: ResolvedOperation
  readonly inPath: Readonly<Record<string, string>>
}

/** The base URLs of a kind, the manifest's own first. */
export function basesOf({ baseUrl, auth }: ResolvedManifest): KindBase[] {
  const variants = Object.values(auth)
  const others = variants.filter((variant) => variant.baseUrl !== undefined)
  const own = variants.filter((variant) => variant.baseUrl === undefined)
  return [
    { ...urlPattern(baseUrl), variants: own },
    ...others.map((variant) => ({ ...urlPattern(variant.baseUrl!), variants: [variant] })),
  ]
}

interface Route {
  readonly operation: ResolvedOperation
  readonly method: Method
  readonly pattern: RegExp
  readonly names: readonly string[]
  /** How many characters of the path are given: it distinguishes `/customers/search` from `/customers/{id}`. */
  readonly literal: number
}

/** Finds the operations of a request: those whose path says most about it. Two may share a path and differ by their params. */
export function routeFinder(manifest: ResolvedManifest): (request: HttpRequest, base: KindBase) => Candidate[] {
  const operations = [...Object.values(manifest.operations), ...Object.values(manifest.changes ?? {})]
  const routes = operations.flatMap((operation) =>
    [operation.path, ...operation.routes.map(({ path }) => path)].map((path) => routeOf(operation, path)),
  )
  return (request, base) => {
    const [path = ''] = request.path.split('?')
    const rest = new RegExp(`^${base.path}(?=/|$)`).exec(path)
    if (!rest) return []
    const tail = path.slice(rest[0].length)
    const found = routes.flatMap((route) => {
      const match = route.method === request.method ? route.pattern.exec(tail) : null
      return match ? [{ ...route, inPath: paramsIn(route, match) }] : []
    })
    const most = Math.max(...found.map(({ literal }) => literal))
    return found.filter(({ literal, operation }) => literal === most && isDocument(operation, request))
  }
}

function routeOf(operation: ResolvedOperation, path: ResolvedOperation['path']): Route {
  const source = path.map((part) => (typeof part === 'string' ? escaped(part) : '([^/]+)')).join('')
  return {
    operation,
    method: operation.method,
    pattern: new RegExp(`^${source}$`),
    names: path.flatMap((part) => (typeof part === 'string' ? [] : [part.param])),
    literal: path.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0),
  }
}

function paramsIn({ names }: Route, match: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, decodedSegment(match[index + 1]!)]))
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** GraphQL operations share one path and differ by their document. */
function isDocument({ body }: ResolvedOperation, request: HttpRequest): boolean {
  if (body?.from !== 'graphql') return true
  try {
    const sent = JSON.parse(Buffer.from(request.body ?? '').toString()) as unknown
    return isObject(sent) && sent.query === body.document
  } catch {
    return false
  }
}
