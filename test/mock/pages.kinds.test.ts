/** Every paginated list, walked with small pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownKeyField } from '../../runtime/doors/internal.ts'
import { iterate, type Json, type JsonObject, type JsonSchema } from '../../runtime/index.ts'
import {
  type Address,
  isNarrowed,
  KINDS,
  operationsWhere,
  startVendors,
  type Vendors,
  TESTED_MANIFESTS,
} from './vendors.ts'

const RECORDS = 25
const SIZE = 7
const UNSIZED = 10

let vendors: Vendors

beforeAll(async () => {
  vendors = await startVendors({
    records: RECORDS,
    recordsOf: { clickup: { teams: 1, spaces: 1, folders: 1, lists: 1 } },
  })
})

afterAll(() => vendors.close())

/** Lists of own fields, which have the fields of the account and no population. */
const OF_FIELDS = new Set(
  TESTED_MANIFESTS.flatMap(({ kind, entities }) =>
    Object.values(entities).flatMap(({ ownFields }) =>
      ownFields?.list && !ownFields.list.in ? [`${kind} ${ownFields.list.from}`] : [],
    ),
  ),
)

const PAGINATED = operationsWhere(({ pagination }) => pagination !== undefined && pagination.style !== 'none').filter(
  ({ kind, id }) => !OF_FIELDS.has(`${kind} ${id}`),
)

/** Rows of values, which may be equal. */
const KEYLESS = new Set(['google-ads rows.list', 'klaviyo metric_aggregates.list', 'snowflake row_values.list'])
const isKeyless = ({ kind, id }: Address) => KEYLESS.has(`${kind} ${id}`)
/** Kinds whose lists have an order of the vendor's own. */
const ORDERED = new Set(['box'])

describe('a list of the mock', () => {
  it.each(PAGINATED)('$kind $id gives the population once, in order', async (address) => {
    const pages = await readPages(address)
    const size = sizeParam(address)?.least ?? UNSIZED
    const keys = pages.flat()
    // A list that its example narrows has as many records as a walk with the vendor's own size of a page.
    const count = isNarrowed(address) ? (await readPages(address, false)).flat().length : RECORDS
    const inOrder = ORDERED.has(address.kind) ? keys : keys.toSorted((a, b) => ordinalOf(a) - ordinalOf(b))
    const distinct = isKeyless(address) ? count : new Set(keys).size
    expect({ lengths: fullPages(pages), count: keys.length, distinct, keys }).toEqual({
      lengths: Array.from({ length: Math.ceil(count / size) }, (_, index) => Math.min(size, count - index * size)),
      count,
      distinct: count,
      keys: inOrder,
    })
  })
})

describe('a list of the mock that continues by either of two links', () => {
  const address = { kind: 'zendesk-support', entity: 'tickets', action: 'list' }

  it('ends with a last page that reports no more pages, despite its link', async () => {
    const connection = vendors.connection(address.kind)
    const before = vendors.mock.requests
    const call = { entity: address.entity, action: address.action, params: { 'page[size]': SIZE } }
    const pages: { count: number; next: unknown }[] = []
    for await (const { records, next } of iterate(vendors.plan(address.kind), call, connection))
      pages.push({ count: (records as JsonObject[]).length, next })
    expect({ pages, requests: vendors.mock.requests - before }).toEqual({
      pages: [
        { count: 7, next: { 'page[size]': 7, 'page[after]': 'after_7' } },
        { count: 7, next: { 'page[size]': 7, 'page[after]': 'after_14' } },
        { count: 7, next: { 'page[size]': 7, 'page[after]': 'after_21' } },
        { count: 4, next: null },
      ],
      requests: 4,
    })
  })
})

/** The keys of each page; records without a key are distinguished by all their fields. */
async function readPages({ kind, id, entity, action }: Address, areSmall = true): Promise<string[][]> {
  const size = areSmall ? sizeParam({ kind, id }) : undefined
  const params = { ...vendors.mock.example(kind, id), ...(size && { [size.name]: size.least }) }
  const key = ownKeyField(vendors.plan(kind).manifest.entities[entity]!.key)
  const pages: string[][] = []
  for await (const { records } of iterate(vendors.plan(kind), { entity, action, params }, vendors.connection(kind)))
    pages.push((records as JsonObject[]).map((record) => nameOf(record, key)))
  return pages
}

function nameOf(record: JsonObject, key: string): string {
  const value: Json | undefined = record[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(record)
}

/** Lists without a total may end with an empty page. */
function fullPages(pages: readonly string[][]): number[] {
  return pages.map(({ length }) => length).filter((length) => length > 0)
}

/** The param that sets the page size, where the schema lets it be as small. */
function sizeParam({ kind, id }: Pick<Address, 'kind' | 'id'>): { name: string; least: number } | undefined {
  const { pagination, params } = KINDS.find((one) => one.kind === kind)!.operations[id]!
  const name = pagination && 'size' in pagination ? pagination.size : undefined
  const schema = name === undefined ? undefined : (params.properties as Record<string, JsonSchema>)[name]
  const least = Math.max(SIZE, Number(schema?.minimum ?? 1))
  return schema && least <= UNSIZED ? { name: name!, least } : undefined
}

function ordinalOf(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 0)
}
