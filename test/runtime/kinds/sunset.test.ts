/** The end of a version of a vendor's API: when it is said, and how. */
import { expect, test } from 'vitest'
import { sunsetText } from '../../../runtime/kinds/index.ts'

const SHOP = {
  title: 'Shop',
  sunset: { version: '2026-10', date: '2027-10-01', docs: 'https://docs.example.com/versions', read: '2026-11-29' },
}

test.each([
  ['2027-04-03T23:00:00Z', undefined],
  ['2027-04-04T00:00:00Z', 'Shop ends version 2026-10 of its API on 2027-10-01, in 180 days: '],
  ['2027-09-30T12:00:00Z', 'Shop ends version 2026-10 of its API on 2027-10-01, in 1 day: '],
  ['2027-10-01T00:00:00Z', 'Shop ended version 2026-10 of its API on 2027-10-01: '],
  ['2029-01-01T00:00:00Z', 'Shop ended version 2026-10 of its API on 2027-10-01: '],
])('on %s it says: %s', (now, text) => {
  expect(sunsetText(SHOP, Date.parse(now))).toBe(text && text + SHOP.sunset.docs)
})

test('a kind of which no end is known says nothing', () => {
  expect(sunsetText({ title: 'Shop' }, Date.now())).toBe(undefined)
})

test('a vendor that names no end says nothing', () => {
  expect(sunsetText({ ...SHOP, sunset: { ...SHOP.sunset, date: 'none' } }, Date.parse('2099-01-01'))).toBe(undefined)
})

test('an API without versions ends as a whole', () => {
  const { version: _, ...sunset } = SHOP.sunset
  expect(sunsetText({ ...SHOP, sunset }, Date.parse('2029-01-01'))).toBe(
    `Shop ended its API on 2027-10-01: ${sunset.docs}`,
  )
})
