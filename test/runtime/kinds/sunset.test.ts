/** Announced ends of a vendor's API, in words. */
import { describe, expect, it } from 'vitest'
import { endsOf, endTexts, type KnownEnd } from '../../../runtime/kinds/index.ts'

const docs = 'https://docs.example.com/versions'
const read = '2026-11-29'
const SHOP = { title: 'Shop', sunset: { version: '2026-10', date: '2027-10-01', docs, read } }
const KEY = { part: 'auth.key', date: '2027-06-01', docs, read }

describe('a sentence about the end of an API', () => {
  it.each([
    ['2027-04-03T23:59:59Z', []],
    ['2027-04-04', [`Shop ends version 2026-10 of its API on 2027-10-01, in 180 days: ${docs}`]],
    ['2027-09-29T12:00:00Z', [`Shop ends version 2026-10 of its API on 2027-10-01, in 2 days: ${docs}`]],
    ['2027-09-30T12:00:00Z', [`Shop ends version 2026-10 of its API on 2027-10-01, in 1 day: ${docs}`]],
    ['2027-10-01', [`Shop ended version 2026-10 of its API on 2027-10-01: ${docs}`]],
    ['2029-01-01', [`Shop ended version 2026-10 of its API on 2027-10-01: ${docs}`]],
  ])('comes on %s', (now, texts) => {
    expect(endTexts(SHOP, Date.parse(now))).toEqual(texts)
  })

  it('comes for no API that states nothing, or no day', () => {
    expect(endTexts({ title: 'Shop' }, Date.now())).toEqual([])
    const endless = { ...SHOP, sunset: { ...SHOP.sunset, date: 'none' }, endings: [{ ...KEY, date: 'none' }] }
    expect(endTexts(endless, Date.parse('2099-01-01'))).toEqual([])
  })

  it('names the API where requests name no version', () => {
    const sunset = { date: '2027-10-01', docs, read }
    expect(endTexts({ ...SHOP, sunset }, Date.parse('2029-01-01'))).toEqual([
      `Shop ended its API on 2027-10-01: ${docs}`,
    ])
  })
})

it('parts that end together by one page share a sentence, beside that of the API', () => {
  const endings = [KEY, { ...KEY, part: 'entities.carts' }, { ...KEY, part: 'schemas.Cart.sum', date: '2027-07-01' }]
  expect(endTexts({ ...SHOP, endings }, Date.parse('2027-05-31'))).toEqual([
    `Shop ends version 2026-10 of its API on 2027-10-01, in 123 days: ${docs}`,
    `Shop ends auth.key, entities.carts on 2027-06-01, in 1 day: ${docs}`,
    `Shop ends schemas.Cart.sum on 2027-07-01, in 31 days: ${docs}`,
  ])
})

it('users have to know ends with a day, except for record fields that have ended', () => {
  const field = { ...KEY, part: 'schemas.Cart.sum' }
  const shop = { ...SHOP, endings: [KEY, { ...KEY, part: 'auth.old', date: 'none' }, field] }
  const lasting: KnownEnd[] = [SHOP.sunset, KEY]
  expect(endsOf(shop, Date.parse('2027-05-31'))).toEqual([...lasting, field])
  expect(endsOf(shop, Date.parse('2027-06-01'))).toEqual(lasting)
})
