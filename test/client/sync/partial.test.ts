/** Lists that may leave records out: `sync` deletes nothing that they do not name. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Copy, DEPOT, openAccount, Vendor } from './vendor.ts'

/** Of contacts the list ends at 10, of comments at 4 below each ticket, and pages leave the list with time. */
const PARTIAL = DEPOT.replace(
  'sync: {field: updated, param: since}',
  'sync: {field: updated, param: since, partial: {records: 10}}',
)
  .replace('changed_parents: true}', 'changed_parents: true, partial: {records: 4}}')
  .replace('newest_first: true}', 'newest_first: true, partial: {days: 90}}')

let vendor: Vendor
let account: Awaited<ReturnType<typeof openAccount>>

beforeEach(async () => {
  vendor = new Vendor()
  account = await openAccount(vendor, PARTIAL)
})
afterEach(() => account.close())

function fill(entity: 'contacts' | 'pages' | 'comments', count: number, parent?: string): void {
  for (let index = 0; index < count; index++) vendor.put(entity, `${parent ?? entity}-${index}`, parent)
}

test('a list that may end early completes nothing, a shorter one does', async () => {
  fill('contacts', 10)
  const copy = new Copy()
  await account.read(copy, { entities: ['contacts'] })
  vendor.rows.contacts.delete('contacts-0')
  await account.read(copy, { entities: ['contacts'], full: true })
  expect(Object.keys(copy.rows('contacts'))).toHaveLength(10)
  vendor.rows.contacts.delete('contacts-1')
  await account.read(copy, { entities: ['contacts'], full: true })
  expect(Object.keys(copy.rows('contacts'))).toHaveLength(8)
})

test('a list that leaves out old records completes nothing', async () => {
  fill('pages', 3)
  const copy = new Copy()
  await account.read(copy, { entities: ['pages'] })
  vendor.rows.pages.delete('pages-0')
  await account.read(copy, { entities: ['pages'], full: true })
  expect(Object.keys(copy.rows('pages'))).toHaveLength(3)
})

test('below parents, records of lists that end early stay', async () => {
  for (const ticket of ['a', 'b']) vendor.put('tickets', ticket)
  fill('comments', 4, 'a')
  fill('comments', 3, 'b')
  const copy = new Copy()
  await account.read(copy, { entities: ['comments'] })
  for (const key of ['a-0', 'b-0']) vendor.rows.comments.delete(key)
  vendor.put('comments', 'a-4', 'a')
  // A process is killed in the midst, and another one continues.
  await account.read(copy, { entities: ['comments'], full: true }, 5)
  await account.read(copy, { entities: ['comments'] })
  expect(Object.keys(copy.rows('comments'))).toEqual(['a-0', 'a-1', 'a-2', 'a-3', 'a-4', 'b-1', 'b-2'])
})

test('below a changed parent, records of a list that ends early stay', async () => {
  vendor.put('tickets', 'a')
  fill('comments', 4, 'a')
  const copy = new Copy()
  await account.read(copy, { entities: ['comments'] })
  vendor.rows.comments.delete('a-0')
  vendor.put('comments', 'a-4', 'a')
  await account.read(copy, { entities: ['comments'] })
  expect(Object.keys(copy.rows('comments'))).toEqual(['a-0', 'a-1', 'a-2', 'a-3', 'a-4'])
  vendor.rows.comments.delete('a-1')
  vendor.rows.comments.delete('a-2')
  vendor.put('comments', 'a-3', 'a')
  await account.read(copy, { entities: ['comments'] })
  expect(Object.keys(copy.rows('comments'))).toEqual(['a-3', 'a-4'])
})
