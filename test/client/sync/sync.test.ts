/** `sync` when it is interrupted, refused, or given another state. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, sync, type SyncCheckpoint } from '../../../client/index.ts'
import { ConnectorError } from '../../../runtime/index.ts'
import { Copy, openAccount, rowsOf, Vendor } from './vendor.ts'

let vendor: Vendor
let account: Awaited<ReturnType<typeof openAccount>>

beforeEach(async () => {
  vendor = new Vendor()
  account = await openAccount(vendor)
})
afterEach(() => account.close())

/** Fills lists that have no parents. */
function fill(entity: 'contacts' | 'tags' | 'people' | 'tickets', count: number): void {
  for (let index = 0; index < count; index++) vendor.put(entity, `${entity}-${index}`)
}

/** The error that something ends with. */
async function errorOf(run: Promise<unknown>): Promise<ConnectorError> {
  const error: unknown = await run.then(
    () => new Error('nothing was thrown'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof ConnectorError) return error
  throw error
}

/** Requests since the last call. */
function requested(): string[] {
  return vendor.requests.splice(0)
}

describe('a process that was killed', () => {
  test('continues with the page that was not stored', async () => {
    fill('contacts', 8)
    const copy = new Copy()
    await account.read(copy, { entities: ['contacts'] }, 3)
    requested()
    await account.read(copy, { entities: ['contacts'] })
    expect(requested()).toEqual(['/contacts?after=3', '/contacts?after=6'])
    expect(copy.rows('contacts')).toEqual(rowsOf(vendor, 'contacts'))
  })

  test('repeats the page that was stored in part', async () => {
    fill('contacts', 8)
    const copy = new Copy()
    await account.read(copy, { entities: ['contacts'] }, 4)
    requested()
    await account.read(copy, { entities: ['contacts'] })
    expect(requested()).toEqual(['/contacts?after=3', '/contacts?after=6'])
    expect(copy.changes).toBe(4 + 5)
  })

  test('reads nothing again when only the end was not stored', async () => {
    fill('contacts', 3)
    const copy = new Copy()
    await account.read(copy, { entities: ['contacts'] }, 3)
    requested()
    await account.read(copy, { entities: ['contacts'] })
    expect(requested()).toEqual([])
  })

  test('continues below the parents that were not read', async () => {
    for (const id of ['a', 'b', 'c']) {
      vendor.put('tickets', id)
      vendor.put('comments', `${id}1`, id)
    }
    const copy = new Copy()
    await account.read(copy, { entities: ['comments'] }, 2)
    requested()
    await account.read(copy, { entities: ['comments'] })
    expect(requested()).toEqual(['/tickets', '/tickets/c/comments'])
    expect(copy.rows('comments')).toEqual(rowsOf(vendor, 'comments'))
  })

  test.each([
    ['the third party does not know its next page any more', 0],
    ['it is more than six hours later', 7 * 3_600_000],
  ])('starts over when %s', async (_, ms) => {
    fill('contacts', 8)
    const copy = new Copy()
    await account.read(copy, { entities: ['contacts'] }, 3)
    vendor.pass(ms)
    vendor.trick = (path) => (path.includes('after=3') && requested().length === 1 ? { status: 400 } : undefined)
    requested()
    await account.read(copy, { entities: ['contacts'] })
    expect(copy.rows('contacts')).toEqual(rowsOf(vendor, 'contacts'))
    expect(copy.changes).toBe(3 + 8)
  })
})

describe('a later run', () => {
  test('asks for changes since, with the overlap of clocks', async () => {
    fill('contacts', 3)
    const copy = new Copy()
    await account.read(copy, { entities: ['contacts'] })
    vendor.pass(3_600_000)
    vendor.put('contacts', 'contacts-1')
    requested()
    await account.read(copy, { entities: ['contacts'] })
    expect(requested()).toEqual([`/contacts?since=${encodeURIComponent('2025-12-31T23:55:03.000Z')}`])
    vendor.pass(3_600_000)
    requested()
    await account.read(copy, { entities: ['contacts'] })
    expect(requested()).toEqual([`/contacts?since=${encodeURIComponent('2026-01-01T00:55:04.000Z')}`])
  })

  test('reads the list of deletions, if a record changed', async () => {
    for (const id of ['a', 'b', 'c']) vendor.put('parts', id)
    vendor.pass(3_600_000)
    const copy = new Copy()
    await account.read(copy, { entities: ['parts'] })
    vendor.remove('parts', 'a')
    requested()
    await account.read(copy, { entities: ['parts'] })
    expect(requested()).toHaveLength(1)
    vendor.put('parts', 'b')
    await account.read(copy, { entities: ['parts'] })
    const since = encodeURIComponent('2026-01-01T00:00:03.000Z')
    expect(requested()).toEqual([`/parts?since=${since}`, `/parts?since=${since}&state=deleted`])
    expect(copy.rows('parts')).toEqual(rowsOf(vendor, 'parts'))
  })

  test('lists only below changed parents', async () => {
    for (const id of ['a', 'b', 'c']) vendor.put('tickets', id)
    vendor.pass(3_600_000)
    const copy = new Copy()
    await account.read(copy, { entities: ['comments'] })
    vendor.put('comments', 'b1', 'b')
    requested()
    await account.read(copy, { entities: ['comments'] })
    // The newest of before is asked for once more.
    const below = ['/tickets/b/comments', '/tickets/c/comments']
    expect(requested().filter((path) => path.endsWith('/comments'))).toEqual(below)
  })

  test('reads everything once a day, on request, and when the third party refuses its token', async () => {
    fill('people', 2)
    const copy = new Copy()
    const paths = async (options: { readonly full?: boolean } = {}) => {
      requested()
      await account.read(copy, { entities: ['people'], ...options })
      return requested().map((path) => path.split('?')[0])
    }
    expect(await paths()).toEqual(['/people'])
    expect(await paths()).toEqual(['/changes/people'])
    expect(await paths({ full: true })).toEqual(['/people'])
    vendor.pass(25 * 3_600_000)
    expect(await paths()).toEqual(['/people'])
    vendor.trick = (path) => (path.startsWith('/changes') ? { status: 400 } : undefined)
    expect(await paths()).toEqual(['/changes/people', '/people'])
  })
})

describe('what is refused', () => {
  test('of one entity loses nothing of the others, and is reported at the end', async () => {
    fill('contacts', 2)
    fill('tags', 2)
    vendor.trick = (path) => (path.startsWith('/contacts') ? { status: 403 } : undefined)
    const copy = new Copy()
    const error = await errorOf(account.read(copy, { entities: ['contacts', 'tags'] }))
    expect([error.code, error.message]).toEqual(['sync_incomplete', expect.stringContaining('contacts')])
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ failures: { contacts: { code: 'permission_missing' } } })
    expect(copy.rows('tags')).toEqual(rowsOf(vendor, 'tags'))
    vendor.trick = undefined
    await account.read(copy, { entities: ['contacts', 'tags'] })
    expect(copy.rows('contacts')).toEqual(rowsOf(vendor, 'contacts'))
  })

  test('of the account ends the sync immediately', async () => {
    vendor.trick = () => ({ status: 401 })
    expect((await errorOf(account.read(new Copy(), { entities: ['contacts', 'tags'] }))).code).toBe(
      'credentials_rejected',
    )
    expect(requested()).toHaveLength(1)
  })

  test('below one parent keeps its records, and is read whole as soon as possible', async () => {
    for (const id of ['a', 'b']) {
      vendor.put('tickets', id)
      vendor.put('comments', `${id}1`, id)
    }
    vendor.put('tickets', 'c')
    vendor.pass(3_600_000)
    const copy = new Copy()
    await account.read(copy, { entities: ['comments'] })
    vendor.trick = (path) => (path === '/tickets/b/comments' ? { status: 403 } : undefined)
    await account.read(copy, { entities: ['comments'], full: true })
    expect(Object.keys(copy.rows('comments'))).toEqual(['a1', 'b1'])
    vendor.trick = undefined
    vendor.rows.comments.delete('b1')
    await account.read(copy, { entities: ['comments'] })
    expect(Object.keys(copy.rows('comments'))).toEqual(['a1'])
    requested()
    await account.read(copy, { entities: ['comments'] })
    expect(requested().filter((path) => path.endsWith('/b/comments'))).toEqual([])
  })

  test('below every parent deletes nothing', async () => {
    vendor.put('tickets', 'a')
    vendor.put('comments', 'a1', 'a')
    const copy = new Copy()
    await account.read(copy, { entities: ['comments'] })
    vendor.trick = (path) => (path.endsWith('/comments') ? { status: 403 } : undefined)
    await account.read(copy, { entities: ['comments'], full: true })
    expect(Object.keys(copy.rows('comments'))).toEqual(['a1'])
  })
})

test('a list that shrinks by more than half deletes nothing, until it is requested in full', async () => {
  fill('tags', 12)
  const copy = new Copy()
  await account.read(copy, { entities: ['tags'] })
  vendor.trick = () => ({ status: 200, body: { data: [], next: null } })
  const error = await errorOf(account.read(copy, { entities: ['tags'] }))
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ failures: { tags: { code: 'suspicious_shrink' } } })
  expect(copy.rows('tags')).toEqual(rowsOf(vendor, 'tags'))
  await account.read(copy, { entities: ['tags'], full: ['tags'] })
  expect(copy.rows('tags')).toEqual({})
})

test('at most one page is fetched ahead of the one that is handled', async () => {
  fill('contacts', 12)
  const pages = sync(account.connector, { entities: ['contacts'] }).pages()
  await pages.next()
  await pages.next()
  // What could have been sent would have been by the end.
  await pages.return()
  expect(requested()).toEqual(['/contacts', '/contacts?after=3', '/contacts?after=6'])
})

test('a page carries the checkpoint that continues after its last change', async () => {
  fill('contacts', 4)
  const pages = sync(account.connector, { entities: ['contacts'] }).pages()
  const [{ value: first }, { value: second }] = [await pages.next(), await pages.next()]
  await pages.return()
  expect(first?.changes.map(({ checkpoint }: { checkpoint: unknown }) => checkpoint === first.checkpoint)).toEqual([
    false,
    false,
    true,
  ])
  expect(second?.changes).toMatchObject([{ operation: 'upsert', key: 'contacts-3' }])
})

test('following waits at the end and continues, until it is ended', async () => {
  fill('tags', 1)
  const ended = new AbortController()
  const keys: string[] = []
  const follow = async () => {
    const options = { entities: ['tags'], follow: true, signal: ended.signal } as const
    for await (const change of sync(account.connector, options)) {
      if (change.operation === 'upsert') keys.push(change.key)
      if (change.operation !== 'caught_up') continue
      if (keys.includes('later')) ended.abort()
      else vendor.put('tags', 'later')
    }
  }
  expect((await errorOf(follow())).code).toBe('cancelled')
  expect(keys.slice(0, 1)).toEqual(['tags-0'])
  expect(keys.at(-1)).toBe('later')
})

test('following rests an entity ten times as long as its requests took', async () => {
  fill('tags', 1)
  const ended = new AbortController()
  const times: number[] = []
  vendor.trick = () => {
    vendor.pass(600_000)
    times.push(vendor.now)
    if (times.length === 2) ended.abort()
    return undefined
  }
  const copy = new Copy()
  const error = await errorOf(account.read(copy, { entities: ['tags'], follow: true, signal: ended.signal }))
  expect([error.code, times.length, (times[1] ?? 0) - (times[0] ?? 0) >= 6_000_000]).toEqual(['cancelled', 2, true])
})

test('following reports a failure and tries again, or ends with it', async () => {
  fill('tags', 1)
  fill('contacts', 1)
  vendor.trick = (path) => (path.startsWith('/contacts') ? { status: 403 } : undefined)
  const follow = { entities: ['contacts', 'tags'], follow: true } as const
  expect((await errorOf(account.read(new Copy(), follow))).code).toBe('sync_incomplete')
  const failed: string[] = []
  const copy = new Copy()
  const ended = new AbortController()
  const onFailure = (entity: string, { code }: ConnectorError) => {
    failed.push(`${entity} ${code}`)
    if (failed.length === 2) vendor.trick = () => void (vendor.requests.length > 0 && ended.abort())
  }
  expect((await errorOf(account.read(copy, { ...follow, onFailure, signal: ended.signal }))).code).toBe('cancelled')
  expect(failed).toEqual(['contacts permission_missing', 'contacts permission_missing'])
  expect(copy.rows('tags')).toEqual(rowsOf(vendor, 'tags'))
})

describe('a state', () => {
  const good: SyncCheckpoint = { version: 1, kind: 'depot', entities: {} }
  test.each([
    ['that is no object', 'text', 'state is not an object'],
    ['of another version', { ...good, version: 2 }, 'state.version is "2", and this version of Plugboard reads 1'],
    ['of another kind', { ...good, kind: 'shop' }, 'state.kind is "\\"shop\\"", and the connector is of depot'],
    ['without entities', { version: 1, kind: 'depot' }, 'state.entities is not an object'],
    [
      'with a field that is not known',
      { ...good, entities: { tags: { at: 1 } } },
      'state.entities.tags.at is not known',
    ],
    ['with a wrong time', { ...good, entities: { tags: { pass: 'x' } } }, 'state.entities.tags.pass has a wrong value'],
    [
      'with half a pass',
      { ...good, entities: { tags: { reading: { isFull: true } } } },
      'state.entities.tags.reading.beganAt is missing',
    ],
  ])('%s is refused with its place', async (_, state, message) => {
    const error = await errorOf(account.read(Object.assign(new Copy(), { stored: JSON.stringify(state) })))
    expect([error.code, error.message]).toEqual(['invalid_state', expect.stringContaining(message)])
    expect(requested()).toEqual([])
  })
})

describe('what cannot be read', () => {
  test('is reported with the nearest name', async () => {
    const error = await errorOf(account.read(new Copy(), { entities: ['contact'] }))
    expect([error.code, error.message]).toEqual(['unknown_entity', expect.stringContaining('contacts')])
  })

  test('is a connector of hosted mode', async () => {
    const hosted = {
      baseUrl: 'http://127.0.0.1:9',
      clientId: 'a',
      clientSecret: 'b',
      externalUserId: 'c',
      connectorId: 'd',
    }
    const connector = await connect<string>('stripe', { hosted })
    expect(() => sync(connector, { entities: ['customers'] })).toThrow('the connector is of the other mode')
    await connector.$close()
  })

  test.each([
    [{ entities: [] }, 'entities must name at least one entity'],
    [{ entities: ['tags'], full: ['contacts'] as never }, 'full must be'],
    [{ entities: ['tags'], everyMs: 5 }, 'everyMs must be'],
    [{ entities: ['tags'], since: 1 } as never, '"since" is not known'],
  ])('is any %j', async (options, message) => {
    expect((await errorOf(account.read(new Copy(), options))).message).toContain(message)
  })
})
