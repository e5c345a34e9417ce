/** Lists whose pages are too much: `sync` keeps the size that fits with the checkpoint. */
import { expect, onTestFinished, test } from 'vitest'
import { Copy, DEPOT, openAccount, rowsOf, Vendor } from './vendor.ts'

const SIZED = DEPOT.replace('retry: {max: 0}', 'retry: {max: 0}\nerrors: {rules: [{status: 500, as: too_much_data}]}')
  .replace('sync: {field: updated, param: since}', 'sync: {field: updated, param: since, with: {limit: 20}}')
  .replace('params: {after: string, since: string}', 'params: {after: string, since: string, limit: integer}')
  .replace('next: $.next}', 'next: $.next, size: limit}')

test('the next pass begins with the size that fitted, and a pass without a refusal doubles it', async () => {
  const vendor = new Vendor()
  const account = await openAccount(vendor, SIZED)
  onTestFinished(() => account.close())
  for (let index = 0; index < 8; index++) vendor.put('contacts', `contacts-${index}`)
  let most = 7
  vendor.trick = (path) => (Number(/limit=(\d+)/.exec(path)?.[1]) > most ? { status: 500 } : undefined)
  const copy = new Copy()
  const sizes = async () => {
    vendor.requests.length = 0
    await account.read(copy, { entities: ['contacts'], full: true })
    return [...new Set(vendor.requests.map((path) => Number(/limit=(\d+)/.exec(path)?.[1])))]
  }
  expect(await sizes()).toEqual([20, 10, 5])
  expect(await sizes()).toEqual([5])
  most = 100
  expect([await sizes(), await sizes()]).toEqual([[10], [20]])
  expect(copy.rows('contacts')).toEqual(rowsOf(vendor, 'contacts'))
})
