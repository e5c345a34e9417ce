/** Lists whose place is lost: `sync` begins them again, a bounded number of times. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { Copy, DEPOT, openAccount, rowsOf, Vendor } from './vendor.ts'

const EXPIRING = DEPOT.replace(
  'retry: {max: 0}',
  'retry: {max: 0}\nerrors: {rules: [{status: 419, as: cursor_expired}]}',
)

const vendorOf = () => {
  const vendor = new Vendor()
  for (let index = 0; index < 8; index++) vendor.put('contacts', `contacts-${index}`)
  return vendor
}

async function opened(vendor: Vendor) {
  const account = await openAccount(vendor, EXPIRING)
  onTestFinished(() => account.close())
  return account
}

describe('a list whose place is lost', () => {
  let vendor: Vendor
  /** Number of times that the vendor still loses the place. */
  let losses = 0
  beforeEach(() => {
    vendor = vendorOf()
    vendor.trick = (path) => (/after=6/.test(path) && losses-- > 0 ? { status: 419 } : undefined)
  })

  test('begins again, and records that were read twice count once', async () => {
    const account = await opened(vendor)
    const copy = new Copy()
    losses = 2
    await account.read(copy, { entities: ['contacts'] })
    expect(vendor.requests.filter((path) => path === '/contacts')).toHaveLength(3)
    expect(copy.rows('contacts')).toEqual(rowsOf(vendor, 'contacts'))
    expect(JSON.parse(copy.stored!)).toMatchObject({ entities: { contacts: { found: 8 } } })
  })

  test('ends with an error at the fourth loss of a pass, however often it is interrupted', async () => {
    const account = await opened(vendor)
    losses = Infinity
    const read = account.read(new Copy(), { entities: ['contacts'] })
    await expect(read).rejects.toMatchObject({ failures: { contacts: { code: 'cursor_expired' } } })
    expect(vendor.requests.filter((path) => path === '/contacts')).toHaveLength(4)
  })

  test('is never asked for again where its first page is refused', async () => {
    const account = await opened(vendor)
    vendor.trick = () => ({ status: 419 })
    const read = account.read(new Copy(), { entities: ['contacts'] })
    await expect(read).rejects.toMatchObject({ failures: { contacts: { code: 'cursor_expired' } } })
    expect(vendor.requests).toHaveLength(1)
  })
})
