/** Sizes of pages: the params of a smaller page at the same place of a list, and of the place behind one record. */
import { own, type JsonSchema, type Params, propertiesOf } from '../base/json.ts'
import { pageParamsOf } from '../language/pagination/page-params.ts'
import type { Pagination } from '../manifest/index.ts'
import { numberParam } from './style.ts'

/** Params of a page, with the maximum number of its records. */
export interface SizedPage {
  readonly params: Params
  readonly size: number
}

/** A list, with the schema of its params. */
export interface SizedList {
  readonly pagination?: Pagination | undefined
  readonly params: JsonSchema
}

/** The params of a page at the same place of a list, with at most a number of records; unchanged without one. */
export function pageOfSize(list: SizedList | undefined, params: Params, size: number | undefined): Params {
  const place = list && placeOf(list, params)
  return place && size !== undefined && size < place.size ? (pageAt(place, params, size)?.params ?? params) : params
}

/** Larger sizes are usual ones. */
const MOST = 10_000

/**
 * The size of pages with which the next run of a list begins; undefined for the usual one. Twice the size after a run in which nothing was
 * too much, so that one large record does not make each later run slow.
 * @param before the size with which this run began
 * @param now the size with which it ended, if a page was too much
 */
export function nextPageSize(before: number | undefined, now: number | undefined): number | undefined {
  const size = now ?? (before === undefined ? MOST : 2 * before)
  return size < MOST ? size : undefined
}

/** The first half of a page; undefined where the vendor has no smaller one, or its own default counts. */
export function halfPage(list: SizedList, params: Params): SizedPage | undefined {
  const place = placeOf(list, params)
  if (!place || place.size <= place.least) return undefined
  return pageAt(place, params, Math.max(place.least, Math.floor(place.size / 2)))
}

/**
 * The params behind the only record of a page, in the size of a larger page. Undefined where only a response shows the next page, or the page
 * may hold more records.
 */
export function pageBehind(list: SizedList, params: Params, larger: Params): Params | undefined {
  const place = placeOf(list, params)
  const { size = 1 } = placeOf(list, larger) ?? {}
  if (place?.size !== 1) return undefined
  const { pagination, name, before } = place
  if (before !== undefined) return pageAt({ ...place, before: before + 1 }, params, size)?.params
  if (pagination.style !== 'offset') return undefined
  const { param, start } = pagination
  return { ...params, [name]: size, [param]: (numberParam(params, param) ?? start) + 1 }
}

type Paged = Exclude<Pagination, { style: 'none' }>

/** A page's place in its list. */
interface PagePlace {
  readonly pagination: Paged
  /** The param of the size. */
  readonly name: string
  readonly size: number
  /** The smallest size that the vendor accepts. */
  readonly least: number
  /** Number of records before the page, where a param counts pages of its size. */
  readonly before: number | undefined
}

function placeOf({ pagination, params: schema }: SizedList, params: Params): PagePlace | undefined {
  if (!pagination || pagination.style === 'none') return undefined
  const schemas = propertiesOf(schema)
  const names = sizeNames(pagination)
  // Beside a place, a vendor may refuse a size: the place has it.
  const isFirst = pageParamsOf(pagination).every((one) => params[one] === undefined)
  const name = names.find((one) => numberParam(params, one) !== undefined) ?? (isFirst ? names[0] : undefined)
  if (name === undefined) return undefined
  const { default: usual, minimum = 1 } = own(schemas, name) ?? {}
  const size = numberParam(params, name) ?? usual
  if (typeof size !== 'number') return undefined
  return { pagination, name, size, least: Number(minimum), before: recordsBefore(pagination, params, size) }
}

/** The params that set the size of a list's pages. */
function sizeNames(pagination: Pagination | undefined): string[] {
  if (!pagination || pagination.style === 'none') return []
  const links = pagination.style === 'link' ? pagination.links : []
  return [pagination.size, ...links.map(({ size }) => size)].filter((name) => name !== undefined)
}

function recordsBefore(pagination: Paged, params: Params, size: number): number | undefined {
  if (pagination.style !== 'page' && pagination.style !== 'link') return undefined
  const { start, param } = pagination
  return start === undefined ? undefined : ((numberParam(params, param) ?? start) - start) * size
}

/** The largest page at a place with at most a number of records. Page numbers count pages of one size, so the size has to divide what is before. */
function pageAt({ pagination, name, least, before }: PagePlace, params: Params, most: number): SizedPage | undefined {
  if (before === undefined) return { params: { ...params, [name]: most }, size: most }
  const { param, start = 1 } = pagination as Extract<Pagination, { style: 'page' }>
  for (let size = most; size >= least; size--) {
    const sized = { ...params, [name]: size }
    if (before === 0) return { params: sized, size }
    if (before % size === 0) return { params: { ...sized, [param]: start + before / size }, size }
  }
  return undefined
}
