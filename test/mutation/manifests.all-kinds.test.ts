/** The catalogue of faults in manifests, and a sample of it: `npm run measure:manifests` plants all of it in every kind. */
import { expect, test } from 'vitest'
import { FreshKind } from './manifests/fresh.ts'
import { KindUnderReview } from './manifests/judge.ts'
import { FAULTS, plantFaults } from './manifests/measure.ts'
import { meaningOf } from './manifests/meaning.ts'
import { readSlips, withSlip } from './manifests/slips.ts'
import { planOf } from '../support/plan.ts'

test('the catalogue has different faults', () => {
  const names = FAULTS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(60)
})

/** Tools that see each fault planted in a kind: only from its manifest, without the vendor's description. */
async function seenIn(name: string, faults: readonly string[]): Promise<Record<string, string>> {
  const kind = await KindUnderReview.read(name, undefined)
  const planted = await plantFaults(
    kind,
    FAULTS.filter((fault) => faults.includes(fault.name)),
    1,
  )
  return Object.fromEntries(planted.map(({ fault, seenBy }) => [fault, [...seenBy].join(' ')]))
}

test('faults that lose records, credentials or writes are seen', async () => {
  const seen = {
    'base_url: another host': 'validate check diff',
    'base_url: http': 'validate',
    'auth: bearer in the query': 'check diff',
    'request: another method': 'check diff',
    'records: another path': 'check diff',
    'pagination: another next': 'check diff',
    'errors: a rule lost': 'check diff',
    'rate: lost': 'check diff',
  }
  expect(await seenIn('airtable', Object.keys(seen))).toEqual(seen)
})

test.each(await readSlips())('$file applies to its manifest', async (slip) => {
  expect(await withSlip(slip)).toContain(/^\+(?!\+\+)(.*)$/m.exec(slip.diff)?.[1] ?? '')
})

test('a change that resolves to the same manifest is no fault', async () => {
  const kind = await KindUnderReview.read('airtable', undefined)
  expect(await kind.seenBy(kind.source())).toBeUndefined()
})

test.each([
  ['a schema that no record has', true, { schemas: { Item: { id: 'string!' }, Found: { id: 'string' } } }],
  ['a required param with a default', true, { limit: { type: 'integer', required: true, default: 20 } }],
  ['a copy that gives a param its default', true, { sync: { with: { limit: 20 } } }],
  ['a copy that is listed as it would be', true, { sync: {} }],
  ['a copy that gives a param another value', false, { sync: { with: { limit: 50 } } }],
  ['another default', false, { limit: { type: 'integer', default: 50 } }],
  ['a field of a record', false, { schemas: { Item: { id: 'string' }, Found: { id: 'string!' } } }],
])('%s means the same: %j', (_, isSame, change) => {
  const meaning = ({ sync, limit, schemas }: Record<string, object>) =>
    meaningOf(
      planOf({
        entities: {
          items: {
            schema: 'Item',
            search: ['id'],
            ...(sync && { sync }),
            list: {
              request: 'GET /items',
              records: '$.data',
              params: { limit: limit ?? { type: 'integer', default: 20 } },
            },
          },
        },
        schemas: schemas ?? { Item: { id: 'string!' }, Found: { id: 'string!' } },
      }).manifest,
    )
  expect(meaning(change as unknown as Record<string, object>) === meaning({})).toBe(isSame)
})

test.each([
  [
    'airtable',
    { 'request: another method': 'check', 'pagination: another param': 'validate', 'search: a field lost': '' },
  ],
  ['gong', { 'auth: name and password exchanged': '' }],
] as const)('only rules and the vendor’s examples see faults of the first day of %s', async (name, seen) => {
  // No tool sees it if nothing from the vendor shows it: the snapshot comes from the faulty manifest.
  const faults = FAULTS.filter((fault) => Object.hasOwn(seen, fault.name))
  const planted = await plantFaults(await FreshKind.read(name, undefined), faults, 1)
  expect(Object.fromEntries(planted.map(({ fault, seenBy }) => [fault, [...seenBy].join(' ')]))).toEqual(seen)
})
