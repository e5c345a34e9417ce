/** The end of a version of a vendor's API: when it is said, and how. */
import { expect, test } from 'vitest'
import { sunsetText } from '../../../runtime/kinds/index.ts'

const SHOP = {
  title: 'Shop',
  sunset: { version: '2026-10', date: '2027-10-01', docs: 'https://docs.example.com/versions' },
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
