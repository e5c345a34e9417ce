/** Pages of a list: the manifest's `pagination` read backwards. */
import {
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  propertiesOf,
  tryParseJson,
  referredSchema,
} from '../../runtime/base/json.ts'
import { droppedParams } from '../../runtime/language/pagination/page-params.ts'
import type { PageEnd, PageLink, Pagination } from '../../runtime/language/pagination/shape.ts'
import type { ResolvedOperation } from '../../runtime/manifest/index.ts'
import { requiredParams } from '../records/index.ts'
import { markedValue, otherThan, read, type ResponseDraft, schemaTypes, write } from '../values/index.ts'

/** A part of a list. */
export interface Window {
  readonly start: number
  readonly size: number
  readonly total: number
  /** The number of records before the vendor's cap on the list. */
  readonly shown: number
}

/** A request for a part of a list. */
export interface ListRequest {
  readonly params: JsonObject
  readonly total: number
  /** The index of the record with a field's value, for cursors that are a field of the last record. */
  readonly indexOf: (field: readonly string[], value: Json) => number | undefined
  /** Records in a page where neither the caller nor the manifest sets a number. */
  readonly pageSize: number
}

/** The part of a list that a request asks for; undefined for a cursor of another list. */
export function windowOf(operation: ResolvedOperation, request: ListRequest): Window | undefined {
  const { total } = request
  const shape = operation.pagination
  if (!shape || shape.style === 'none') return wholeOf(operation, total)
  const size = sizeOf(operation, request)
  const start = placeOf(operation, shape, size, request)
  return start === undefined ? undefined : { start, size, total, shown: shownOf(operation, size, request) }
}

/** The only page of a list. */
export function wholeOf({ pagination }: ResolvedOperation, total: number): Window {
  return { start: 0, size: total, total, shown: pagination?.cap?.most ?? total }
}

/** The number of records before the vendor's cap. Of several links, only those with its param have it. */
function shownOf({ pagination: shape }: ResolvedOperation, size: number, { params, total }: ListRequest): number {
  const cap = shape?.cap
  if (!cap || (shape.style !== 'none' && cap.param !== stepOf(shape, params).param)) return total
  if (cap.unit === 'offset') return cap.most + size
  return cap.unit === 'pages' ? cap.most * size : cap.most
}

/** The number of records before a page. */
function placeOf(operation: ResolvedOperation, shape: Paged, size: number, request: ListRequest): number | undefined {
  const { params, total, indexOf } = request
  const { param, ends } = stepOf(shape, params)
  const given = params[param]
  if (given === undefined || given === null || given === '') return 0
  if (given === paramSchema(operation, param).default) return 0
  if (shape.style === 'offset') return Math.max(0, Number(given) - shape.start)
  if (shape.style === 'page') return Math.max(0, Number(given) - shape.start) * size
  if (shape.style === 'link' && isCounted(operation, param)) return (Number(given) - 1) * size
  if ('next' in shape && shape.next.in === 'last') {
    const index = indexOf(shape.next.field, given)
    return index === undefined ? undefined : index + 1
  }
  const start = startOf(given) ?? (requiredParams(operation).includes(param) ? 0 : undefined)
  // A time of the caller is no place in an export of changes.
  if (ends?.at === 'same' && (start ?? total) >= total) return 0
  return start === undefined || start > total ? undefined : start
}

/**
 * Completes the params of a call from its cursor, which keeps the params that the vendor refuses beside it. Where such a param shares
 * the cursor's name on the wire, a request gives both the same value: it is the cursor's if this list wrote it, else the param's.
 */
export function withKept({ pagination }: ResolvedOperation, params: JsonObject): JsonObject {
  if (!pagination || pagination.style === 'none') return params
  const { param } = stepOf(pagination, params)
  const cursor = params[param]
  if (typeof cursor !== 'string') return params
  const written = CURSOR.exec(cursor)
  const twins = droppedParams(pagination).filter((name) => params[name] === cursor)
  const others = twins.length === 0 ? [] : written ? twins : [param]
  const rest = Object.fromEntries(Object.entries(params).filter(([name]) => !others.includes(name)))
  const kept = written?.[2]
  const value = kept === undefined ? undefined : tryParseJson(Buffer.from(kept, 'base64url').toString())
  return isObject(value) ? ({ ...value, ...rest } as JsonObject) : rest
}

/** A request for a page. */
export interface PageRequest {
  readonly url: URL
  readonly params: JsonObject
}

/** Writes the next page and the metadata. */
export function writePaging(
  response: ResponseDraft,
  operation: ResolvedOperation,
  window: Window,
  { url, params }: PageRequest,
): void {
  const shape = operation.pagination
  const end = window.start + window.size
  const hasMore = end < window.total
  const { cut } = shape?.cap ?? {}
  if (cut && window.shown < window.total) write(response, cut.at, cut.is)
  // Without a mark of the last page, the lack of a next one ends the list, also at the cap.
  const shown = Math.min(window.shown, window.total)
  const leads = (isMarked: boolean) => end < (isMarked && !cut ? window.total : shown)
  const cursor = shape && shape.style !== 'none' ? cursorOf(operation, shape, params, end) : ''
  let link: string | undefined
  if (shape?.style === 'cursor') {
    writeEnd(response, shape.ends, cut ? { ...window, total: shown } : window)
    if (leads(shape.ends !== undefined))
      write(response, shape.next, shape.form === undefined ? cursor : shape.form.replace('{}', String(cursor)))
  }
  if (shape?.style === 'offset' || shape?.style === 'page') writeEnd(response, shape.ends, window)
  if (shape?.style === 'graphql')
    write(response, shape.at, { hasNextPage: hasMore, endCursor: window.total > 0 ? cursor : null })
  if (shape?.style === 'link') {
    const used = linkOf(shape, params)
    const value = isCounted(operation, used.param) ? Math.floor(end / window.size) + 1 : cursor
    link = linkTo(url, used.wireName, value)
    // Vendors that mark the last page elsewhere keep the link there.
    if ((used.ends && used.ends.at !== 'same') || leads(false)) write(response, used.next, link)
    writeEnd(response, used.ends, window)
  }
  writeMeta(response, operation, { window, hasMore, cursor, link })
}

interface PageValues {
  readonly window: Window
  readonly hasMore: boolean
  readonly cursor: Json
  readonly link: string | undefined
}

/** Writes the missing metadata by its name. */
function writeMeta(
  response: ResponseDraft,
  { meta, pagination }: ResolvedOperation,
  { window, hasMore, cursor, link }: PageValues,
): void {
  const values: readonly (readonly [RegExp, Json])[] = [
    [/total|^count$/i, window.total],
    [/prev/i, null],
    [/has_?(?:more|next)/i, hasMore],
    [/is_?last|done/i, !hasMore],
    [/start_?at|offset/i, window.start],
    [/max_?results|limit|per_?page|size/i, window.size],
    [/next.*(?:link|page)/i, hasMore ? (link ?? null) : null],
    [/cursor|after|next/i, hasMore ? cursor : null],
  ]
  const links = pagination?.style === 'link' ? pagination.links : []
  const locators = [...links, ...(pagination && 'next' in pagination ? [pagination] : [])]
  const next = locators.map((locator) => JSON.stringify(locator.next))
  for (const [name, locator] of Object.entries(meta)) {
    if (next.includes(JSON.stringify(locator))) continue
    const [, value = null] = values.find(([pattern]) => pattern.test(name)) ?? []
    if (read(response, locator) === undefined && value !== null) write(response, locator, value)
  }
}

/** Writes the mark of the last page. */
function writeEnd(response: ResponseDraft, ends: PageEnd | undefined, { start, size, total }: Window): void {
  if (ends === undefined || ends.at === 'empty' || ends.at === 'same') return
  if (ends.at === 'short') {
    if (ends.count) write(response, ends.count, Math.min(size, total - start))
  } else if ('is' in ends) {
    const { at, is, values = [true] } = ends
    write(response, at, start + size >= total === is ? markedValue({ is: values }) : otherThan(values))
  } else write(response, ends.at, ends.of === 'records' ? total : Math.ceil(total / size))
}

type Paged = Exclude<Pagination, { style: 'none' }>

/** The params of the next page and its size: of several links, those of the one that the request uses. */
function stepOf(
  shape: Paged,
  params: JsonObject,
): { readonly param: string; readonly size?: string | undefined; readonly ends?: PageEnd } {
  return shape.style === 'link' ? linkOf(shape, params) : shape
}

/** The link of the params that a request has, else the first. */
function linkOf({ links }: Extract<Pagination, { style: 'link' }>, params: JsonObject): PageLink {
  const isGiven = (name: string | undefined) => name !== undefined && params[name] !== undefined
  return links.find(({ param }) => isGiven(param)) ?? links.find(({ size }) => isGiven(size)) ?? links[0]!
}

function sizeOf(operation: ResolvedOperation, { params, pageSize }: ListRequest): number {
  const shape = operation.pagination
  const name = shape && shape.style !== 'none' ? stepOf(shape, params).size : undefined
  const schema = name === undefined ? undefined : paramSchema(operation, name)
  const given = name === undefined ? undefined : params[name]
  return Math.max(1, Number(given ?? schema?.default ?? pageSize))
}

/** Whether a param is the number of a page. */
function isCounted(operation: ResolvedOperation, param: string): boolean {
  const { pattern } = paramSchema(operation, param)
  const types = schemaTypes(paramSchema(operation, param), {})
  return !types.includes('string') || (typeof pattern === 'string' && !new RegExp(pattern).test(tokenOf(1)))
}

function cursorOf(operation: ResolvedOperation, shape: Paged, params: JsonObject, start: number): string | number {
  const { param } = stepOf(shape, params)
  if (!schemaTypes(paramSchema(operation, param), {}).includes('string')) return start
  if (isCounted(operation, param)) return String(start)
  const dropped = droppedParams(shape).flatMap((name) => (params[name] == null ? [] : [[name, params[name]]]))
  if (dropped.length === 0) return tokenOf(start)
  return `${tokenOf(start)}.${Buffer.from(JSON.stringify(Object.fromEntries(dropped))).toString('base64url')}`
}

const CURSOR = /^(?:after_)?(\d{1,15})(?:\.([\w-]+))?$/

/** Cursors begin with a word: they are no counts. */
function tokenOf(start: number): string {
  return `after_${start}`
}

function startOf(cursor: Json): number | undefined {
  const digits = CURSOR.exec(String(cursor))?.[1]
  return digits === undefined ? undefined : Number(digits)
}

function linkTo(url: URL, name: string, value: Json): string {
  const link = new URL(url)
  link.searchParams.set(name, String(value))
  return link.href
}

function paramSchema({ params }: ResolvedOperation, name: string): JsonSchema {
  return referredSchema(own(propertiesOf(params), name), {})
}
