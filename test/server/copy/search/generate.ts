/** Records and queries made at random, from a seed. */
import type { Shaped, Value } from './oracle.ts'
import { FIELDS } from './support.ts'

/** A source of random numbers that gives the same ones for the same seed (mulberry32). */
export function random(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Random = (below: number) => number

const WORDS = [
  'acme', 'Acme', 'smith', 'Smyth', 'José', 'jose', 'Иванов', 'ivanov', 'Ελένη', 'straße', 'data', 'x', '100%', 'a_b', 'back\\slash',
  "o'neil", '"quoted"', 'tab\there', 'Łódź', '日本', '😀', '', ' ', 'true', '12', '12.50', '1e3', '-7', 'null', 'résumé', 'co-op', 'north',
  '東京都庁', '東京', '都', 'مُحَمَّد', 'محمد', '+44 (0)20 5550-1001', '020 55501001', '5550 1001',
  '2024-01-05', 'x'.repeat(205), `${'x'.repeat(205)}y`, '\ufeffacme', '\ufeff', 'x\ufeffy',
] as const // prettier-ignore
const TIMES = [
  '2024-01-05', '2024-01-05T10:00:00Z', '2024-01-05T12:00:00+02:00', '2024-01-05 10:00:00.123456', '2024-01-05T10:00:00.1234569Z',
  '2023-12-31T23:30:00-0130', '1969-12-31T23:59:59.999999Z', '2024-02-30', '0001-01-01', '2024-01-05T25:00:00Z', 'soon', '2024-02-29',
] as const // prettier-ignore
const NUMBERS = [0, 1, -1, 12, 12.5, 1000, 0.1, 1e15, -7, 3, 99, 1e21, 2.5e-7] as const

function one<T>(pick: Random, list: readonly T[]): T {
  return list[pick(list.length)]!
}

function text(pick: Random): string {
  return Array.from({ length: 1 + pick(3) }, () => one(pick, WORDS)).join(' ')
}

function anything(pick: Random): Value {
  return one<() => Value>(pick, [
    () => null,
    () => text(pick),
    () => one(pick, WORDS),
    () => one(pick, NUMBERS.slice(0, 10)),
    () => pick(2) === 0,
    () => [one(pick, WORDS), pick(5)],
    () => ({ city: one(pick, WORDS) }),
    () => one(pick, TIMES),
  ])()
}

/** A record of the sample's fields; each may be missing, null, or of a type that it should not be. */
export function makeRecord(pick: Random, index: number): Shaped {
  const own: Record<string, () => Value> = {
    name: () => text(pick),
    amount: () => pick(40) - 10,
    rate: () => one(pick, NUMBERS.slice(0, 10)),
    active: () => pick(2) === 0,
    created: () => one(pick, TIMES),
    changed: () => one(pick, TIMES),
    tags: () => Array.from({ length: pick(4) }, () => one<Value>(pick, [one(pick, WORDS), pick(4), true])),
    address: () => ({
      city: anything(pick),
      zip: one<Value>(pick, ['12', 12, '012', null]),
      lines: [one(pick, WORDS), pick(9)],
    }),
  }
  const mark = index % 11 === 0 ? '\ufeff' : ''
  const record: Record<string, Value> = { id: `${mark}id_${String((index * 7919) % 100_003).padStart(6, '0')}` }
  for (const [name, make] of Object.entries(own)) {
    const kind = pick(10)
    if (kind > 0) record[name] = kind === 1 ? null : kind === 2 ? anything(pick) : make()
  }
  return record
}

const NESTED = ['address.city', 'address.zip', 'address.lines.0', 'address.lines.-1', 'address.none.deep', 'tags.0']
const TEXTS = ['name', 'created', 'tags', 'address', 'amount', 'active', ...NESTED]

function operand(pick: Random, name: string, isEqual: boolean): unknown {
  const type = (FIELDS as Record<string, { type: string }>)[name]?.type
  switch (type) {
    case 'integer':
    case 'number':
      return one<unknown>(pick, [pick(40) - 10, one(pick, NUMBERS), String(pick(20)), '12.50', '1e3'])
    case 'boolean':
      return one<unknown>(pick, [true, false, 'true'])
    case 'timestamp':
      return one(
        pick,
        TIMES.filter((time) => !['2024-02-30', '0001-01-01', '2024-01-05T25:00:00Z', 'soon'].includes(time)),
      )
    case 'array':
      return one<unknown>(pick, [one(pick, WORDS), pick(4), true, [], [one(pick, WORDS)]])
    case 'string':
      return one<unknown>(pick, [text(pick), one(pick, WORDS), one(pick, TIMES), pick(20), true])
    default:
      return one<unknown>(pick, [
        text(pick),
        one(pick, WORDS),
        pick(20),
        one(pick, TIMES),
        ...(isEqual ? [{ city: one(pick, WORDS) }, true] : []),
      ])
  }
}

const PARTS = ['a', 'acme', 'SMI', 'é', 'jos', '100%', 'a_b', '\\', '日', '1', 'ова'] as const

const OPERATORS = [
  'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between', 'within', 'in', 'like', 'fuzzy', 'keyword', 'exists', 'starts_with', 'contains',
] as const // prettier-ignore

function leaf(pick: Random): Record<string, unknown> {
  const names = [...Object.keys(FIELDS), ...NESTED]
  const operator = one(pick, [...OPERATORS])
  switch (operator) {
    case 'eq':
    case 'neq': {
      const name = one(pick, names)
      return { [operator]: { [name]: pick(6) === 0 ? null : operand(pick, name, true) } }
    }
    case 'exists':
      return { exists: { [one(pick, names)]: pick(2) === 0 } }
    case 'starts_with':
      return {
        starts_with: {
          [one(
            pick,
            TEXTS.filter((name) => name !== 'tags'),
          )]: one(pick, PARTS),
        },
      }
    case 'contains':
      return { contains: { [one(pick, TEXTS)]: one(pick, PARTS) } }
    case 'within': {
      const name = one(pick, ['amount', 'created', 'changed', 'address.zip'])
      return { between: { [name]: [operand(pick, name, false), operand(pick, name, false)] } }
    }
    case 'between': {
      const name = one(
        pick,
        names.filter((field) => field !== 'tags'),
      )
      const [lower, upper] = [one(pick, ['gt', 'gte']), one(pick, ['lt', 'lte'])]
      return { [lower]: { [name]: operand(pick, name, false) }, [upper]: { [name]: operand(pick, name, false) } }
    }
    case 'in': {
      const name = one(pick, names)
      return {
        in: { [name]: Array.from({ length: pick(5) }, () => (pick(8) === 0 ? null : operand(pick, name, true))) },
      }
    }
    case 'like':
      return {
        like: {
          [one(pick, TEXTS)]: one(pick, [
            '%',
            '%a%',
            'acme%',
            '%\\%%',
            '_',
            '%a_b%',
            '%%%s%',
            'X%',
            '%é%',
            '%\\\\%',
            '%"%',
            '1%',
            '%.%',
          ]),
        },
      }
    case 'fuzzy':
      return {
        fuzzy: {
          [one(pick, TEXTS)]: one(pick, [
            'acme',
            'acmme',
            'smtih',
            'jose',
            'JOSÉ',
            'ivanof',
            'data x',
            'eleni',
            'strasse',
            'nort',
          ]),
        },
      }
    case 'keyword':
      return {
        keyword: {
          [one(pick, TEXTS)]: one(pick, ['acme', 'smith data', 'José', 'иванов', '12', "o'neil", 'op', '日本', 'b x']),
        },
      }
    default: {
      const name = one(
        pick,
        names.filter((field) => field !== 'tags'),
      )
      return { [operator]: { [name]: operand(pick, name, false) } }
    }
  }
}

/** Makes a filter. @param depth maximum number of its levels */
export function makeFilter(pick: Random, depth = 3): Record<string, unknown> {
  switch (depth === 0 ? 0 : pick(7)) {
    case 4:
      return { not: makeFilter(pick, depth - 1) }
    case 5:
      return { and: Array.from({ length: pick(4) }, () => makeFilter(pick, depth - 1)) }
    case 6:
      return { or: Array.from({ length: pick(4) }, () => makeFilter(pick, depth - 1)) }
    default:
      return pick(5) === 0 ? { ...leaf(pick), ...leaf(pick) } : leaf(pick)
  }
}

/** A sort by up to three fields. */
export function makeSort(pick: Random): Record<string, 'asc' | 'desc'>[] {
  const names = ['id', 'name', 'amount', 'rate', 'active', 'created', 'changed', ...NESTED]
  const chosen = new Set(Array.from({ length: pick(4) }, () => one(pick, names)))
  return [...chosen].map((name) => ({ [name]: one(pick, ['asc', 'desc'] as const) }))
}
