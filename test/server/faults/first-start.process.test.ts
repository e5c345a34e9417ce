/** A first deployment of several servers. */
import { afterAll, beforeAll, it } from 'vitest'
import { startTogether } from './first-start.ts'
import { startVendor, type Vendor } from './vendor.ts'

let vendor: Vendor

beforeAll(async () => {
  vendor = await startVendor()
})
afterAll(() => vendor.close())

it.each([1, 2])('O11 four servers that start at once on an empty database all serve, round %i', () =>
  startTogether(vendor, 4),
)
