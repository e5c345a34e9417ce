/** Searches that count, that compare text without case, and that sort by relevance: each with SQL by hand. */
import { familyName, recordOf, type SearchCase } from './cases.ts'

const BY_KEY = 'key'

/** How a statement of a count goes on behind the condition of the records. */
const TOTAL = (where: string) =>
  `select count(*)::int as count from (select from by_hand where ${where} limit 10001) found`
const facet = (field: string) => (where: string) =>
  `select data->>'${field}' as value, count(*) from by_hand where ${where} group by 1 order by 2 desc, 1 limit 101`
const GROUPS = (where: string) =>
  `select data->>'level' as level, count(*), sum((data->>'amount')::numeric), min(data->>'created'), max(data->>'created')
   from by_hand where ${where} group by 1 order by 2 desc limit 101`

/** The searches of the second table. */
export function countedCases(): SearchCase[] {
  const low = (variant: number) => (variant * 131) % 98_000
  const name = (variant: number) => familyName((variant * 257) % 65_536)
  /** A first name and the first letters of a family name that come together. */
  const beginning = (variant: number) => {
    const full = String(recordOf((variant * 257) % 65_536).name)
    return full.slice(0, full.indexOf(' ') + 8)
  }
  const owner = (variant: number) => `owner${variant % 100}`
  const ofOwner = (variant: number) => ({ where: `data->>'owner' = $1`, params: [owner(variant)], order: BY_KEY })
  const half = (variant: number) => (variant % 2 ? 'open' : 'closed')
  const ofHalf = (variant: number) => ({ where: `data->>'status' = $1`, params: [half(variant)], order: BY_KEY })
  const ownerQuery = (variant: number) => ({ filter: { eq: { owner: owner(variant) } } })
  const halfQuery = (variant: number) => ({ filter: { eq: { status: half(variant) } } })
  const groupBy = { group_by: { fields: ['level'], sum: ['amount'], min: ['created'], max: ['created'] } }
  return [
    {
      what: 'exists',
      query: () => ({ filter: { exists: { phone: true } } }),
      hand: () => ({ where: `data->>'phone' is not null`, params: [], order: BY_KEY }),
    },
    {
      what: 'between, 2 %',
      query: (v) => ({ filter: { between: { amount: [low(v), low(v) + 2000] } } }),
      hand: (v) => ({
        where: `(data->>'amount')::numeric between $1 and $2`,
        params: [low(v), low(v) + 2000],
        order: BY_KEY,
      }),
    },
    {
      what: 'starts_with',
      query: (v) => ({ filter: { starts_with: { name: beginning(v) } } }),
      hand: (v) => ({
        where: `lower(data->>'name') like $1`,
        params: [`${beginning(v).toLowerCase()}%`],
        order: BY_KEY,
      }),
    },
    {
      what: 'contains',
      query: (v) => ({ filter: { contains: { name: name(v).slice(1) } } }),
      hand: (v) => ({
        where: `lower(data->>'name') like $1`,
        params: [`%${name(v).slice(1).toLowerCase()}%`],
        order: BY_KEY,
      }),
    },
    {
      what: 'relevance, two words',
      query: (v) => ({ filter: { keyword: { notes: `ticket${(v * 37) % 10_000} ticket${(v * 53) % 10_000}` } } }),
      hand: (v) => ({
        where: `to_tsvector('simple', data->>'notes') @@ to_tsquery('simple', $1)`,
        params: [`ticket${(v * 37) % 10_000} | ticket${(v * 53) % 10_000}`],
        order: `ts_rank(to_tsvector('simple', data->>'notes'), to_tsquery('simple', $1)) desc, length(data->>'notes'), key`,
      }),
    },
    { what: 'total, 1 %', query: ownerQuery, hand: ofOwner, counts: { total: true }, countByHand: TOTAL },
    { what: 'total, half', query: halfQuery, hand: ofHalf, counts: { total: true }, countByHand: TOTAL },
    { what: 'facets, 1 %', query: ownerQuery, hand: ofOwner, counts: { facets: ['city'] }, countByHand: facet('city') },
    {
      what: 'facets, half',
      query: halfQuery,
      hand: ofHalf,
      counts: { facets: ['owner'] },
      countByHand: facet('owner'),
    },
    { what: 'group_by, 1 %', query: ownerQuery, hand: ofOwner, counts: groupBy, countByHand: GROUPS },
    { what: 'group_by, half', query: halfQuery, hand: ofHalf, counts: groupBy, countByHand: GROUPS },
  ]
}

/** The indexes that the SQL by hand has for them. */
export const COUNTED_INDEXES = [
  `using btree (generation, (data->>'phone'), key)`,
  `using gin (lower(data->>'name') gin_trgm_ops)`,
]
