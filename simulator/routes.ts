/** Where requests lead: by host, method and path to the operations of a kind that make such requests. */
import type { WholeRequest, Method } from '../runtime/base/http.ts'
import type { PathParam, ResolvedAuth, ResolvedManifest, ResolvedOperation, Value } from '../runtime/manifest/index.ts'
import { joinForm } from '../runtime/language/form.ts'
import { sendsDocument } from './base/document.ts'
import { pathBelow, pathPattern, type UrlPattern, urlPattern } from './base/patterns.ts'

/** A base URL and the auth variants that use it. */
export interface KindBase extends UrlPattern {
  readonly variants: readonly ResolvedAuth[]
  /** Whether only operations with a base URL of their own are there. */
  readonly isOfOperations?: true
}

/** An operation that a request may be for, with the params in the path. */
export interface Candidate {
  readonly operation: ResolvedOperation
  readonly inPath: Readonly<Record<string, string>>
}

/** The base URLs of a kind, the manifest's own first. */
export function basesOf({ baseUrl, auth, operations, config }: ResolvedManifest): KindBase[] {
  const variants = Object.values(auth)
  const others = variants.filter((variant) => variant.baseUrl !== undefined)
  const own = variants.filter((variant) => variant.baseUrl === undefined)
  return [
    { ...urlPattern(baseUrl, config), variants: own },
    ...others.map((variant) => ({ ...urlPattern(variant.baseUrl!, config), variants: [variant] })),
    ...Object.values(operations).flatMap((operation) =>
      operation.baseUrl ? [{ ...urlPattern(operation.baseUrl), variants, isOfOperations: true as const }] : [],
    ),
  ]
}

interface Route {
  readonly operation: ResolvedOperation
  /** The operation's own base URL. */
  readonly base?: UrlPattern
  readonly method: Method
  readonly pattern: RegExp
  /** What each group of the pattern is. */
  readonly segments: readonly PathParam[]
  /** How much of the path is given, by segments, then characters: it tells `/customers/search` from `/customers/{id}`. */
  readonly literal: number
}

/** How many of an operation's constants in the query a request has, or undefined where one is missing or another. */
export function constantsIn({ query }: ResolvedOperation, request: WholeRequest): number | undefined {
  const search = new URLSearchParams(request.path.split('?').slice(1).join('?'))
  const constants = query.flatMap(({ name, value }) => {
    const text = constantText(value)
    return text === undefined ? [] : [{ name, text }]
  })
  return constants.every(({ name, text }) => search.get(name) === text) ? constants.length : undefined
}

function constantText(value: Value): string | undefined {
  if ('constant' in value) return String(value.constant)
  if (!('template' in value)) return undefined
  const { text, parts } = value.template
  return parts.every((part) => typeof part === 'string') ? text : undefined
}

/**
 * Finds the operations of a request: those whose path says most about it. Two may share a path and differ by their params.
 * @param isSame whether a request has the document of an operation; by default the operation's own, word by word
 */
export function routeFinder(
  manifest: ResolvedManifest,
  isSame: (operation: ResolvedOperation, request: WholeRequest) => boolean = isDocument,
): (request: WholeRequest, base: KindBase) => Candidate[] {
  const operations = [...Object.values(manifest.operations), ...Object.values(manifest.changes ?? {})]
  const routes = operations.flatMap((operation) =>
    [operation.path, ...operation.routes.map(({ path }) => path)].map((path) => routeOf(operation, path)),
  )
  return (request, base) => {
    const [path = ''] = request.path.split('?')
    const { hostname } = new URL(request.origin)
    const found = routes.flatMap((route) => {
      const isThere = route.base ? route.base.host.test(hostname) : !base.isOfOperations
      const tail = isThere ? pathBelow((route.base ?? base).path, path) : undefined
      const match = tail !== undefined && route.method === request.method ? route.pattern.exec(tail) : null
      return match ? [{ ...route, inPath: paramsIn(route, match) }] : []
    })
    const most = Math.max(...found.map(({ literal }) => literal))
    return found.filter(({ literal, operation }) => literal === most && isSame(operation, request))
  }
}

function routeOf(operation: ResolvedOperation, path: ResolvedOperation['path']): Route {
  return {
    operation,
    ...(operation.baseUrl && { base: urlPattern(operation.baseUrl) }),
    method: operation.method,
    pattern: pathPattern(path),
    segments: path.filter((part) => typeof part !== 'string'),
    literal: literalOf(path),
  }
}

const PARAM = '\0'
/** More than a segment has characters. */
const SEGMENT = 10_000

/** Segments that are given count alike, however long: `/{module}/deleted` may be meant as well as `/contacts/{id}`. */
function literalOf(path: ResolvedOperation['path']): number {
  const segments = path
    .map((part) => (typeof part === 'string' ? part : PARAM))
    .join('')
    .split('/')
  return segments.reduce((sum, one) => {
    const given = one.replaceAll(PARAM, '')
    return sum + (given.length < one.length ? given.length : one === '' ? 0 : SEGMENT)
  }, 0)
}

function paramsIn({ segments }: Route, match: RegExpExecArray): Record<string, string> {
  const texts = segments.map((segment, index) => ({ ...segment, text: decodedSegment(match[index + 1]!) }))
  const named = Object.fromEntries(texts.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text]])))
  const params = texts.map(
    ({ param, form, text }) => [param, form === undefined ? text : joinForm(form, named)] as const,
  )
  return Object.fromEntries(params.filter(([param]) => !param.startsWith('config.')))
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** GraphQL operations share one path and differ by their document. */
function isDocument({ body }: ResolvedOperation, request: WholeRequest): boolean {
  return body?.from !== 'graphql' || sendsDocument(request.body, body.document)
}
