/** A first deployment of several servers, again and again. */
import { afterAll, beforeAll, it } from 'vitest'
import { startTogether } from './first-start.ts'
import { startVendor, type Vendor } from './vendor.ts'

let vendor: Vendor

beforeAll(async () => {
  vendor = await startVendor()
})
afterAll(() => vendor.close())

it.each(Array.from({ length: 10 }, (_, round) => round + 1))(
  'O11 four servers that start at once on an empty database all serve, round %i of 10',
  () => startTogether(vendor, 4),
)
