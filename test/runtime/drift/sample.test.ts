/** Records that no longer fit: places and types, never values. */
import { describe, expect, it } from 'vitest'
import { NO_HISTORY, type SampledPage, type SampleHistory, samplePage } from '../../../runtime/drift/index.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'

const PLAN = planOf({
  types: { Labels: { type: 'object', additionalProperties: 'string' } },
  schemas: {
    Item: {
      id: 'string!',
      name: 'string!',
      note: 'string?',
      state: { type: 'string', enum: ['open', 'closed'] },
      size: 'integer',
      price: 'number',
      owner: 'Owner?',
      tags: 'Tag[]',
      labels: 'Labels',
      metadata: 'object',
      custom: 'Custom',
    },
    Owner: { email: 'string!' },
    Tag: { text: 'string!' },

    Custom: { region: 'string' },
  },
  entities: {
    items: {
      schema: 'Item',
      own_fields: { at: '$.custom' },
      list: {
        request: 'GET /items',
        records: '$.data',
        params: { limit: { type: 'integer', default: 10 }, fields: 'string' },
      },
    },
  },
})

const record = (changes: JsonObject = {}): JsonObject => ({
  id: 'item_1',
  name: 'Canary GmbH',
  note: 'x',
  state: 'open',
  size: 1,
  price: 1,
  owner: { email: 'canary@example.com' },
  tags: [{ text: 'canary' }],
  labels: { canary_key: 'x' },
  metadata: { canary_key: 'x' },
  custom: { region: 'EU', canary_key: 'x' },
  ...changes,
})
const many = (changes?: JsonObject, count = 20) => Array.from({ length: count }, () => record(changes))
const without = (name: string) =>
  many().map((one) => Object.fromEntries(Object.entries(one).filter(([field]) => field !== name)))

function sample(records: JsonObject[], before: SampleHistory, page: Partial<SampledPage> = {}) {
  return samplePage(
    PLAN.manifest,
    { entity: 'items', action: 'list', params: {}, records, next: null, ...page },
    before,
  )
}

/** The changes of records after twenty that fit. */
function changes(records: JsonObject[], page?: Partial<SampledPage>): string[] {
  const learned = sample(many(), NO_HISTORY)
  expect(learned?.drifts).toEqual([])
  return (
    sample(records, learned?.history ?? NO_HISTORY, page)?.drifts.map(
      ({ path, change, expected, seen }) => `${change} ${path}: ${expected} / ${seen}`,
    ) ?? []
  )
}

describe('a sample of records finds', () => {
  const cases: [string, JsonObject[], string[]][] = [
    ['nothing where they fit', many(), []],
    ['a field that came up', many({ nick_name: 'Canary' }), ['appeared $.nick_name: nothing / string']],
    ['a required field that is missing', without('name'), ['vanished $.name: string / nothing']],
    ['another field that all records had', without('size'), ['vanished $.size: integer / nothing']],
    ['another type', many({ size: 'canary' }), ['retyped $.size: integer / string']],
    ['a fraction', many({ size: 1.5 }), ['retyped $.size: integer / number']],
    ['null where none is allowed', many({ name: null }), ['nulled $.name: string / null']],
    ['null that no record had', many({ note: null }), ['nulled $.note: string / null']],
    ['an unknown value', many({ state: 'canary' }), ['unknown_value $.state: one of 2 values / another value']],
    ['a type within a list', many({ tags: [{ text: 5 }] }), ['retyped $.tags[].text: string / integer']],
    ['a type within a map', many({ labels: { canary_key: 5 } }), ['retyped $.labels.*: string / integer']],
    ['a field within a reference', many({ owner: {} }), ['vanished $.owner.email: string / nothing']],
    ['no own field', many({ custom: { canary_key: 5, region: 'EU' } }), []],
    ['no key of a free object', many({ metadata: { other_canary: 5 } }), []],
    ['no absence in few records', many({ note: null }, 4), []],
    ['an empty list', [], ['emptied $: records / an empty list']],
  ]
  it.each(cases)('%s', (_, records, found) => expect(changes(records)).toEqual(found))

  it('nothing missing where the call left fields out', () => {
    expect(changes(without('name'), { params: { fields: 'id' } })).toEqual([])
    expect(changes([], { params: { fields: 'id' } })).toEqual([])
    expect(changes([], { params: { limit: 5 } })).toEqual([])
  })

  it('a page that leads to itself', () => {
    const params = { limit: 5, fields: 'id' }
    expect(changes(many(), { params, next: { fields: 'id', limit: 5 } })).toEqual([
      'endless $: another page / the same page',
    ])
    expect(changes(many(), { params, next: { ...params, limit: 6 } })).toEqual([])
  })
})

it.each(['canary@example.com', 'Canary GmbH', 'cus_NffrFeUfNV2Hib', '4915112345678', 'example.com', 'a'.repeat(60)])(
  'a name that no vendor gives to a field stays unnamed: %s',
  (name) => expect(changes(many({ [name]: 1 }))).toEqual(['appeared $.*: nothing / integer']),
)

it('many undeclared names are the keys of a map', () => {
  const keys = Object.fromEntries(Array.from('abcdefghijkl', (letter) => [`canary_${letter}`, 1]))
  expect(changes(many(keys))).toEqual(['appeared $.*: nothing / integer'])
})

it('what vanished is found until it comes back', () => {
  const learned = sample(many(), NO_HISTORY)?.history ?? NO_HISTORY
  const gone = sample(without('size'), learned)
  const still = sample(without('size'), gone?.history ?? NO_HISTORY)
  const back = sample(many(), still?.history ?? NO_HISTORY)
  expect([gone, still, back].map((one) => one?.drifts.length)).toEqual([1, 1, 0])
})

it('neither what is found nor the history has a value of a record', () => {
  const learned = sample(many(), NO_HISTORY)
  const odd = many({ state: 'canary', size: 'canary', new_one: 'canary', name: 5, labels: { canary_key: 5 } })
  const found = sample(odd, learned?.history ?? NO_HISTORY)
  expect(found?.drifts.length).toBeGreaterThan(3)
  expect(JSON.stringify([learned, found]).toLowerCase()).not.toContain('canary')
})
