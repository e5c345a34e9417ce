/** Finds the operations of a request by its host, method and path. */
import { isDeepStrictEqual } from 'node:util'
import type { WholeRequest, Method } from '../runtime/base/http.ts'
import { isObject, type JsonSchema, own } from '../runtime/base/json.ts'
import type { PathParam, ResolvedAuth, ResolvedManifest, ResolvedOperation, Value } from '../runtime/manifest/index.ts'
import { joinForm } from '../runtime/language/form.ts'
import { isSetting } from '../runtime/language/template-value.ts'
import { declaredBases } from '../runtime/plan/index.ts'
import {
  jsonBody,
  pathBelow,
  requestPath,
  pathPattern,
  queryOf,
  sendsDocument,
  type UrlPattern,
  urlPattern,
} from './request/index.ts'

/** A base URL and the auth variants that use it. */
export interface KindBase extends UrlPattern {
  readonly variants: readonly ResolvedAuth[]
  /** Whether it is the base URL of single operations. */
  readonly isOfOperations?: true
}

/** An operation that a request may be for, with the params in its path. */
export interface Candidate {
  readonly operation: ResolvedOperation
  readonly inPath: Readonly<Record<string, string>>
}

/** The base URLs of a kind, the manifest's own first. */
export function basesOf(manifest: ResolvedManifest): readonly [KindBase, ...KindBase[]] {
  const { baseUrl, auth, config } = manifest
  const variants = Object.values(auth)
  const own = variants.filter((variant) => variant.baseUrl === undefined)
  return [
    { ...urlPattern(baseUrl, config), variants: own },
    ...variants.flatMap((variant) =>
      variant.baseUrl ? [{ ...urlPattern(variant.baseUrl, config), variants: [variant] }] : [],
    ),
    ...declaredBases(manifest).map((url) => ({ ...urlPattern(url, config), variants, isOfOperations: true as const })),
  ]
}

interface Route {
  readonly operation: ResolvedOperation
  /** The operation's own base URL. */
  readonly base?: UrlPattern
  readonly method: Method
  readonly pattern: RegExp
  /** The params of the pattern's groups. */
  readonly segments: readonly PathParam[]
  /** The literal part of the path, by segments, then characters: more for `/customers/search` than for `/customers/{id}`. */
  readonly literal: number
}

/** The number of an operation's constants in the query; undefined for a request without one of them. */
export function constantsIn({ query }: ResolvedOperation, request: WholeRequest): number | undefined {
  const search = queryOf(request)
  const constants = query.flatMap(({ name, value }) => {
    const text = constantText(value)
    return text === undefined ? [] : [{ name, text }]
  })
  return constants.every(({ name, text }) => search.get(name) === text) ? constants.length : undefined
}

/** The characters of an operation's body that no param gives: more for a fixed query than for any statement. */
export function givenInBody({ body }: ResolvedOperation): number {
  if (body?.from === 'entries') return body.entries.reduce((sum, { value }) => sum + givenIn(value), 0)
  return body?.from === 'value' ? givenIn(body.value) : 0
}

/** Whether a JSON body has the constants that an operation sends in it. */
export function hasBodyConstants({ body, encode }: ResolvedOperation, request: WholeRequest): boolean {
  if (body?.from !== 'entries' || encode.body !== 'json') return true
  const constants = body.entries.filter(({ value }) => 'constant' in value)
  const sent = jsonBody(request)
  const isSent = ({ name, value }: (typeof constants)[number]) =>
    isObject(sent) && 'constant' in value && isDeepStrictEqual(own(sent, name), value.constant)
  return constants.every(isSent)
}

function givenIn(value: Value): number {
  if ('constant' in value) return JSON.stringify(value.constant).length
  if ('template' in value)
    return value.template.parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0)
  const inner = 'map' in value ? Object.values(value.map) : value.list
  return inner.reduce((sum, one) => sum + givenIn(one), 0)
}

function constantText(value: Value): string | undefined {
  if ('constant' in value) return String(value.constant)
  if (!('template' in value)) return undefined
  const { text, parts } = value.template
  return parts.every((part) => typeof part === 'string') ? text : undefined
}

/**
 * Finds the operations of a request by the most literal path. Several may share it and differ by their params.
 * @param isSame whether a request has the document of an operation; by default word for word
 */
export function routeFinder(
  manifest: ResolvedManifest,
  isSame: (operation: ResolvedOperation, request: WholeRequest) => boolean = isDocument,
): (request: WholeRequest, base: KindBase) => Candidate[] {
  const operations = [...Object.values(manifest.operations), ...Object.values(manifest.changes ?? {})]
  const routes = operations.flatMap((operation) =>
    [operation.path, ...operation.routes.map(({ path }) => path)].map((path) =>
      routeOf(operation, path, manifest.config),
    ),
  )
  return (request, base) => {
    const path = requestPath(request)
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

function routeOf(operation: ResolvedOperation, path: ResolvedOperation['path'], config: JsonSchema): Route {
  return {
    operation,
    ...(operation.baseUrl && { base: urlPattern(operation.baseUrl, config) }),
    method: operation.method,
    pattern: pathPattern(path),
    segments: path.filter((part) => typeof part !== 'string'),
    literal: literalOf(path),
  }
}

const PARAM = '\0'
/** More than the characters of a segment. */
const SEGMENT = 10_000

/** Literal segments count the same, whatever their length: `/{module}/deleted` is as likely as `/contacts/{id}`. */
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
  const texts = segments.map((segment, index) => ({ ...segment, text: textOf(segment, match[index + 1] ?? '') }))
  const named = Object.fromEntries(texts.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text]])))
  const params = texts.map(
    ({ param, form, text }) => [param, form === undefined ? text : joinForm(form, named)] as const,
  )
  return Object.fromEntries(params.filter(([param]) => !isSetting(param)))
}

/** The text of a segment. A value in the style of Rest.li stays encoded. */
function textOf({ arrays, twice }: PathParam, segment: string): string {
  if (arrays !== undefined) return segment
  const text = decodedSegment(segment)
  const inner = decodedSegment(text)
  return twice !== undefined && new RegExp(twice, 'u').test(inner) ? inner : text
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
  return body?.from !== 'graphql' || sendsDocument(request, body.document)
}
