/** Reads lists in responses to a caller's own requests, by an operation's or the request's pagination. */
import {
  defined,
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  type Params,
  propertiesOf,
} from '../base/json.ts'
import { didYouMean, nearNames, quoted } from '../base/names.ts'
import { locatorSource } from '../language/locator.ts'
import { readPagination } from '../language/pagination/described.ts'
import type { NamedValue, Pagination, ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'
import { compilePagination, type Paginator } from '../pagination/index.ts'
import type { Plan } from '../plan/index.ts'
import { type AnyRequest, unfitRequest } from '../request/index.ts'
import { compileRecords, type PlainResponse, type RecordsReader, unreadableResponse } from '../response/index.ts'

/** Place of a pagination's params in a request. */
export type PageParams = 'query' | 'body' | 'variables'

/** The list in a response: its records, and the request of the next page or null. */
export interface ListedPage {
  readonly records: readonly JsonObject[]
  readonly next: AnyRequest | null
}

export type ReadPage = (request: AnyRequest, response: PlainResponse) => ListedPage

/** A pagination with the names of params in requests. */
interface WirePagination {
  readonly shape: Pagination
  readonly params: PageParams
  /** The params' schemas, by those names. */
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly records: RecordsReader
}

/**
 * Compiles the reader of lists; undefined for a request without `pagination`.
 * @throws ConnectorError `invalid_params` for an unknown operation, one without pages, or an invalid description
 */
export function pageReaderOf(plan: Plan, { pagination }: AnyRequest): ReadPage | undefined {
  if (pagination === undefined) return undefined
  const wire = typeof pagination === 'string' ? named(plan.manifest, pagination) : described(pagination)
  const continues = compilePagination(wire.shape, { properties: { ...wire.schemas } })
  return (request, response) => readPage(wire, continues, request, response)
}

function readPage(
  { shape, params, records }: WirePagination,
  continues: Paginator | null,
  request: AnyRequest,
  { value, headers }: PlainResponse,
): ListedPage {
  const from = locatorSource(value, {
    get: (name) => headers[name.toLowerCase()] ?? null,
    entries: () => Object.entries(headers),
  })
  const names = namesIn(shape)
  const asked = withoutQuery(request, params, names)
  try {
    const { records: list, last, count } = records.read(from)
    const next = continues?.(paramsOf(asked, params, names), { ...from, last, count }) ?? null
    return { records: list as JsonObject[], next: next && withParams(asked, params, next) }
  } catch (error) {
    throw unreadableResponse(`${request.method} request`, error, { redact: (text) => text, now: 0 })
  }
}

/** The pagination of an operation. */
function named(manifest: ResolvedManifest, id: string): WirePagination {
  const operation = own(manifest.operations, id)
  const all = Object.values(manifest.operations).filter(isPaged).map(idOf)
  if (!operation || !isPaged(operation))
    throw unfitRequest(
      'pagination',
      `names no list of ${manifest.kind} with pages (got ${quoted(id)}).${didYouMean(id, all)}`,
      `Lists are ${nearNames(id, all)}; or describe one: {style, param, next, records}.`,
    )
  const { pagination, params } = operation
  const [location, wireOf] = locationOf(operation)
  const schemas = Object.entries(propertiesOf(params))
  return {
    shape: renamed({ ...pagination, cap: undefined }, wireOf),
    params: location,
    schemas: Object.fromEntries(schemas.map(([name, schema]) => [wireOf(name), schema])),
    records: compileRecords({ ...operation, action: 'list', effect: 'read' }, manifest.schemas),
  }
}

type PagedOperation = ResolvedOperation & { readonly pagination: Exclude<Pagination, { style: 'none' }> }

/** Whether a list has pages whose params are in the query, body or variables under their own names. */
function isPaged(operation: ResolvedOperation): operation is PagedOperation {
  const { pagination, batch } = operation
  return pagination !== undefined && pagination.style !== 'none' && !batch
}

function idOf({ entity, action }: ResolvedOperation): string {
  return `${entity}.${action}`
}

/** The place of an operation's pagination params, and their names there. */
function locationOf(operation: PagedOperation): [PageParams, (name: string) => string] {
  const { pagination, query, body } = operation
  const { param } = pagination
  const entries = body?.from === 'entries' ? body.entries : body?.from === 'graphql' ? body.variables : []
  const list = [query, entries].find((entries) => wireIn(entries, param) !== undefined)
  if (!list)
    throw unfitRequest('pagination', `cannot be that of ${idOf(operation)}: its pages are asked for by other means`)
  const where = list === query ? 'query' : body?.from === 'graphql' ? 'variables' : 'body'
  return [where, (name) => wireIn(list, name) ?? name]
}

/** The name of an unchanged param in a request. */
function wireIn(entries: readonly NamedValue[], param: string): string | undefined {
  return entries.find(({ value }) => {
    const [part, ...more] = 'template' in value ? value.template.parts : []
    return more.length === 0 && typeof part === 'object' && part.name === param
  })?.name
}

/** Renames the params of a pagination. */
function renamed<P extends Pagination>(shape: P, nameOf: (name: string) => string): P {
  const names = new Set(['param', 'size'])
  const copy = JSON.parse(JSON.stringify(shape), (key, value: unknown) =>
    names.has(key) && typeof value === 'string' ? nameOf(value) : value,
  ) as P & { drop?: readonly string[] }
  return defined({ ...copy, drop: copy.drop?.map(nameOf) }) as P
}

/** The pagination described in a request. */
function described(given: unknown): WirePagination {
  if (!isObject(given)) throw unfitRequest('pagination', 'must name an operation, or be an object with a style')
  const { in: params = 'query', ...source } = given
  if (params !== 'query' && params !== 'body' && params !== 'variables')
    throw unfitRequest('pagination.in', 'is not one of query, body, variables')
  const { pagination, records } = readPagination(source, (path, message) =>
    unfitRequest(path === '' ? 'pagination' : `pagination.${path}`, message),
  )
  const list = { action: 'list', effect: 'read', records } as ResolvedOperation
  return { shape: pagination, params, schemas: {}, records: compileRecords(list, {}) }
}

/** The names of a pagination's params. */
function namesIn(shape: Pagination): string[] {
  if (shape.style === 'none') return []
  const links = shape.style === 'link' ? shape.links : []
  const ofLinks = links.flatMap(({ param, size, also = {} }) => [param, size, ...Object.keys(also)])
  const names = new Set([shape.param, 'size' in shape ? shape.size : undefined, ...ofLinks])
  names.delete(undefined)
  return [...names] as string[]
}

/** Moves a pagination's params from a request's path to its query. */
function withoutQuery(request: AnyRequest, params: PageParams, names: readonly string[]): AnyRequest {
  const at = request.path.indexOf('?')
  if (params !== 'query' || at < 0) return request
  const pairs = request.path.slice(at + 1).split('&')
  const isOfPages = (pair: string) => [...new URLSearchParams(pair).keys()].some((name) => names.includes(name))
  const rest = pairs.filter((pair) => !isOfPages(pair)).join('&')
  const taken = Object.fromEntries(new URLSearchParams(pairs.filter(isOfPages).join('&')))
  return { ...request, path: request.path.slice(0, at) + (rest && `?${rest}`), query: { ...taken, ...request.query } }
}

/** The values that contain a pagination's params; digits as numbers. */
function paramsOf(request: AnyRequest, params: PageParams, names: readonly string[]): Params {
  const holder = holderOf(request, params)
  const numbers = names.flatMap((name) => {
    const value = own(holder, name)
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? [[name, Number(value)] as const] : []
  })
  return { ...holder, ...Object.fromEntries(numbers) }
}

function holderOf({ query, body }: AnyRequest, params: PageParams): { readonly [name: string]: Json } {
  const holder = params === 'query' ? query : params === 'body' ? body : isObject(body) ? body.variables : undefined
  return isObject(holder) ? (holder as { [name: string]: Json }) : {}
}

function withParams(request: AnyRequest, params: PageParams, values: Params): AnyRequest {
  if (params === 'query') return { ...request, query: values }
  if (params === 'body') return { ...request, body: { ...values } }
  return { ...request, body: { ...(request.body as JsonObject), variables: { ...values } } }
}
