/** Lists that may leave records out: `sync` deletes nothing that they do not name. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Copy, DEPOT, openAccount, Vendor } from './vendor.ts'

/** Of contacts the list ends at 10, of comments at 4 below each ticket, and pages leave the list with time. */
const PARTIAL = DEPOT.replace('list: {request: GET /contacts}', `list: {request: GET /contacts, ${cursorTo(10)}}`)
  .replace('params: {ticket_id: string!}}', `params: {ticket_id: string!}, ${cursorTo(4)}}`)
  .replace('newest_first: true}', 'newest_first: true, partial: {days: 90}}')

function cursorTo(records: number): string {
  return `pagination: {style: cursor, param: after, next: $.next, ends: {after: {records: ${records}}}}`
}

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

describe('S2 a list of 50 records that ends at 30', () => {
  const THEN = 'resume: {by: updated, param: since}'

  async function copyOf50(ends: string) {
    await account.close()
    const pagination = `pagination: {style: cursor, param: after, next: $.next, ends: {after: {records: 30}${ends}}}`
    account = await openAccount(
      vendor,
      DEPOT.replace('{request: GET /contacts}', `{request: GET /contacts, ${pagination}}`),
    )
    vendor.cap = 30
    fill('contacts', 50)
    vendor.pass(600_000)
    const copy = new Copy()
    const read = async (full = false) => {
      await account.read(copy, { entities: ['contacts'], full })
      return Object.keys(copy.rows('contacts')).length
    }
    return { copy, read }
  }

  test('is copied up to there, then from there on, and no later pass deletes the rest', async () => {
    const { read } = await copyOf50('')
    expect([await read(), await read(), await read(true), await read()]).toEqual([30, 50, 50, 50])
  })

  test('is copied whole where it goes on behind its end, and tells deletions', async () => {
    const { read } = await copyOf50(`, ${THEN}`)
    expect(await read()).toBe(50)
    vendor.rows.contacts.delete('contacts-40')
    expect([await read(true), await read()]).toEqual([49, 49])
  })

  test('continues behind its end after an interruption', async () => {
    const { copy, read } = await copyOf50(`, ${THEN}`)
    await account.read(copy, { entities: ['contacts'] }, 40)
    expect(await read()).toBe(50)
  })

  test('keeps what it has when the vendor refuses a page that the manifest does not know to be the last', async () => {
    const refused = DEPOT.replace(
      'retry: {max: 0}',
      'retry: {max: 0}\nerrors: {rules: [{status: 400, as: result_window}]}',
    )
    await account.close()
    account = await openAccount(vendor, refused)
    fill('contacts', 50)
    const copy = new Copy()
    await account.read(copy, { entities: ['contacts'] })
    vendor.trick = (path) => (path.includes('after=30') ? { status: 400 } : undefined)
    await account.read(copy, { entities: ['contacts'], full: true })
    expect(Object.keys(copy.rows('contacts'))).toHaveLength(50)
  })
})
