/** Records of 20 fields, and searches over them, each with the best SQL by hand. */

/** Searchable fields of the records, with their types. */
export const FIELDS: Readonly<Record<string, { readonly type: string }>> = Object.fromEntries(
  Object.entries({
    id: 'string', name: 'string', email: 'string', status: 'string', amount: 'integer', created: 'integer', active: 'boolean', city: 'string',
    notes: 'string', tags: 'array', address: 'object', score: 'number', currency: 'string', phone: 'string', url: 'string', updated: 'string',
    kind: 'string', owner: 'string', level: 'integer', description: 'string',
  }).map(([name, type]) => [name, { type }]),
) // prettier-ignore

const FIRST = ['Anna', 'Boris', 'Carla', 'David', 'Elena', 'Felix', 'Greta', 'Hugo', 'Irene', 'Jonas', 'Katja', 'Lukas', 'Marta', 'Nils', 'Olga', 'Pavel'] // prettier-ignore
const SYLLABLES = ['ber', 'son', 'mann', 'ski', 'dor', 'vel', 'ton', 'hart', 'lin', 'gard', 'mer', 'stein', 'wick', 'ford', 'ley', 'nov'] // prettier-ignore
const WORDS = ['invoice', 'renewal', 'support', 'quarter', 'meeting', 'contract', 'shipment', 'refund', 'upgrade', 'trial', 'partner', 'review'] // prettier-ignore

/** A family name of its own for each number below 65,536, near to few others. */
export function familyName(number: number): string {
  const parts = [number % 16, (number >> 4) % 16, (number >> 8) % 16, (number >> 12) % 16].map((at) => SYLLABLES[at]!)
  const name = parts.join('')
  return name[0]!.toUpperCase() + name.slice(1)
}

/** The record of a number, about 0.8 kB as JSON. */
export function recordOf(index: number): Record<string, unknown> {
  const mixed = (index * 2654435761) % 4294967296
  const word = (at: number) => WORDS[(mixed >>> at) % WORDS.length]!
  return {
    id: `rec_${String(index).padStart(9, '0')}`,
    name: `${FIRST[mixed % 16]} ${familyName(index % 65536)}`,
    email: `person${index}@example.com`,
    status: index % 2 === 0 ? 'open' : 'closed',
    amount: mixed % 100_000,
    created: 1_700_000_000 + index,
    active: index % 3 === 0,
    city: `City ${mixed % 500}`,
    notes: `${word(1)} ${word(5)} ${word(9)} and ${word(13)} of ticket${index % 10_000} by the team in the ${word(3)} plan`,
    tags: [word(2), `tag${index % 100}`],
    address: {
      line: `${index % 300} Main Street`,
      city: `City ${mixed % 500}`,
      zip: String(10_000 + (index % 90_000)),
    },
    score: mixed / 4294967296,
    currency: 'eur',
    phone: `+49 30 ${1_000_000 + index}`,
    url: `https://app.example.com/records/${index}`,
    updated: new Date(1_700_000_000_000 + index * 1000).toISOString(),
    kind: 'person',
    owner: `owner${index % 100}`,
    level: index % 5,
    description: `${word(4)} ${word(7)} `.repeat(6).trim(),
  }
}

/** One search, and the same by hand; `variant` makes each run ask for something else. */
export interface SearchCase {
  readonly what: string
  readonly query: (variant: number) => { filter?: unknown; sort?: unknown }
  /** Condition and order by hand, over `data` and `key`. */
  readonly hand: (variant: number) => { where: string; params: readonly unknown[]; order: string }
  /** Pages before the one that is measured. */
  readonly skip?: number
  /** Params of the search that count records; and the count by hand, given the condition of the records. */
  readonly counts?: Readonly<Record<string, unknown>>
  readonly countByHand?: (where: string) => string
}

const BY_KEY = 'key'

/** The searches of the table. */
export function casesFor(records: number): SearchCase[] {
  const email = (variant: number) => `person${(variant * 7919) % records}@example.com`
  const low = (variant: number) => (variant * 131) % 98_000
  const infix = (variant: number) => `%${familyName((variant * 257) % 65536).slice(1)}%`
  const typo = (variant: number) => {
    const name = familyName((variant * 257) % 65536)
    return `${name.slice(0, 6)}x${name.slice(7)}`
  }
  return [
    {
      what: 'eq, one record',
      query: (v) => ({ filter: { eq: { email: email(v) } } }),
      hand: (v) => ({ where: `data->>'email' = $1`, params: [email(v)], order: BY_KEY }),
    },
    {
      what: 'eq, half of them',
      query: (v) => ({ filter: { eq: { status: v % 2 ? 'open' : 'closed' } } }),
      hand: (v) => ({ where: `data->>'status' = $1`, params: [v % 2 ? 'open' : 'closed'], order: BY_KEY }),
    },
    {
      what: 'range of 2 %',
      query: (v) => ({ filter: { gte: { amount: low(v) }, lt: { amount: low(v) + 2000 } } }),
      hand: (v) => ({
        where: `(data->>'amount')::numeric >= $1 and (data->>'amount')::numeric < $2`,
        params: [low(v), low(v) + 2000],
        order: BY_KEY,
      }),
    },
    {
      what: 'in, 10 values',
      query: (v) => ({ filter: { in: { email: Array.from({ length: 10 }, (_, i) => email(v + i * 13)) } } }),
      hand: (v) => ({
        where: `data->>'email' = any($1::text[])`,
        params: [Array.from({ length: 10 }, (_, i) => email(v + i * 13))],
        order: BY_KEY,
      }),
    },
    {
      what: 'like, infix',
      query: (v) => ({ filter: { like: { name: infix(v) } } }),
      hand: (v) => ({ where: `data->>'name' like $1`, params: [infix(v)], order: BY_KEY }),
    },
    {
      what: 'fuzzy, one typo',
      query: (v) => ({ filter: { fuzzy: { name: typo(v) } } }),
      hand: (v) => ({
        where: `data->>'name' %> $1::text`,
        params: [typo(v)],
        order: `word_similarity($1, data->>'name') desc, key desc`,
      }),
    },
    {
      what: 'keyword, rare',
      query: (v) => ({ filter: { keyword: { notes: `ticket${(v * 37) % 10_000}` } } }),
      hand: (v) => ({
        where: `to_tsvector('simple', data->>'notes') @@ plainto_tsquery('simple', $1)`,
        params: [`ticket${(v * 37) % 10_000}`],
        // Or the planner scans the keys until it has found 20.
        order: `key || ''`,
      }),
    },
    {
      what: 'keyword, common',
      query: (v) => ({ filter: { keyword: { notes: WORDS[v % 12] } } }),
      hand: (v) => ({
        where: `to_tsvector('simple', data->>'notes') @@ plainto_tsquery('simple', $1)`,
        params: [WORDS[v % 12]],
        order: BY_KEY,
      }),
    },
    {
      what: 'neq',
      query: (v) => ({ filter: { neq: { owner: `owner${v % 100}` } } }),
      hand: (v) => ({ where: `data->>'owner' is distinct from $1`, params: [`owner${v % 100}`], order: BY_KEY }),
    },
    {
      what: 'and of or, range, not',
      query: (v) => ({
        filter: {
          and: [
            { or: [{ eq: { owner: `owner${v % 100}` } }, { eq: { owner: `owner${(v + 7) % 100}` } }] },
            { gte: { amount: 50_000 } },
            { not: { eq: { level: 3 } } },
          ],
        },
      }),
      hand: (v) => ({
        where: `(data->>'owner' = $1 or data->>'owner' = $2) and (data->>'amount')::numeric >= $3
          and (data->>'level')::numeric is distinct from $4`,
        params: [`owner${v % 100}`, `owner${(v + 7) % 100}`, 50_000, 3],
        order: BY_KEY,
      }),
    },
    {
      what: 'sorted by a number',
      query: () => ({ sort: [{ amount: 'desc' }] }),
      hand: () => ({ where: 'true', params: [], order: `(data->>'amount')::numeric desc, key desc` }),
    },
    {
      what: 'sorted, filtered',
      query: (v) => ({ filter: { eq: { active: v % 2 === 0 } }, sort: [{ created: 'desc' }] }),
      hand: (v) => ({
        where: `data->>'active' = $1`,
        params: [String(v % 2 === 0)],
        order: `(data->>'created')::numeric desc, key desc`,
      }),
    },
    {
      what: 'sorted, a middle page',
      query: () => ({ sort: [{ amount: 'desc' }] }),
      hand: () => ({ where: 'true', params: [], order: `(data->>'amount')::numeric desc, key desc` }),
      skip: 5,
    },
  ]
}

/** The indexes that the SQL by hand has. */
export const HAND_INDEXES = [
  `using btree (generation, (data->>'active'), ((data->>'created')::numeric), key)`,
  ...['email', 'status', 'owner', 'active'].map((name) => `using btree (generation, (data->>'${name}'), key)`),
  ...['amount', 'created', 'level'].map((name) => `using btree (generation, ((data->>'${name}')::numeric), key)`),
  `using gin ((data->>'name') gin_trgm_ops)`,
  `using gin (to_tsvector('simple', data->>'notes'))`,
]
