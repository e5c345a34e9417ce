/** Writes under an `Idempotency-Key`: done once, whatever comes twice, breaks or ends. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServerError } from '../../../server/ground/errors/index.ts'
import { ConnectorError } from '../../../runtime/index.ts'
import { pruneIdempotencyKeys, type Route } from '../../../server/http/index.ts'
import type { Database } from '../../../server/ground/store/index.ts'
import { databases } from '../../support/database.ts'
import { loseAnswer } from '../../support/lost-answers.ts'
import { withShiftedClock } from '../../support/shifted-clock.ts'
import { ORGANIZATION, serve } from './serve.ts'

describe.each(databases)('a write under a key, on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.query('insert into organizations (id, name) values ($1, $2)', [ORGANIZATION, 'Test'])
    for (const name of ['user_1', 'user_2'])
      await database.query('insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)', [
        randomUUID(),
        ORGANIZATION,
        name,
      ])
  })
  afterAll(() => database.close())

  /** A route that counts what it does; `act` may fail or take its time. */
  async function ledger(act: () => Promise<void> = async () => {}, changes: Partial<Route> = {}) {
    const done: unknown[] = []
    const served = await serve({
      database,
      routes: [
        {
          body: { type: 'object', properties: { n: {} } },
          idempotent: true,
          async handle({ body }) {
            done.push(body.n)
            await act()
            return { status: 201, headers: { location: `/${done.length}` }, body: { count: done.length } }
          },
          ...changes,
        },
      ],
    })
    const write = async (key: string, json: unknown = { n: 1 }, token = 'application') => {
      const answer = await served.call('/echo', { json, token, headers: { 'idempotency-key': key } })
      const body = (await answer.json()) as Record<string, unknown>
      return [answer.status, body.code ?? body, answer.headers.get('idempotent-replayed')] as const
    }
    return { ...served, done, write }
  }

  it('T8 is answered again as it was, without being done again', async () => {
    const { done, write, call } = await ledger()
    const key = randomUUID()
    expect(await write(key)).toEqual([201, { count: 1 }, null])
    expect(await write(key)).toEqual([201, { count: 1 }, 'true'])
    const again = await call('/echo', { json: { n: 1 }, headers: { 'idempotency-key': key } })
    expect([again.headers.get('location'), again.headers.get('content-type')]).toEqual([
      '/1',
      'application/json; charset=utf-8',
    ])
    expect(done).toEqual([1])
  })

  it('C6 C7 sent 50 times at once is done once; the others learn that it runs', async () => {
    const { done, write } = await ledger(() => sleep(300))
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => write(key)))
    expect(done).toEqual([1])
    const first = answers.filter(([status, , replayed]) => status === 201 && replayed === null)
    const others = answers.filter((answer) => !first.includes(answer))
    expect(first).toEqual([[201, { count: 1 }, null]])
    for (const [status, settled] of others)
      expect([status, settled]).toEqual(status === 201 ? [201, { count: 1 }] : [409, 'idempotency_in_progress'])
    expect(await write(key)).toEqual([201, { count: 1 }, 'true'])
  })

  it('C8 with another body is refused; another customer has keys of its own', async () => {
    const { done, write } = await ledger()
    const key = randomUUID()
    await write(key)
    expect(await write(key, { n: 2 })).toEqual([422, 'idempotency_key_reused', null])
    expect(await write(key, { n: 3 }, 'scoped')).toEqual([201, { count: 2 }, null])
    expect(await write(key, { n: 4 }, 'scoped2')).toEqual([201, { count: 3 }, null])
    expect(done).toEqual([1, 3, 4])
  })

  it('C8 belongs to the customer that is acted for, whichever token is used', async () => {
    const { done, write } = await ledger(undefined, {
      body: { type: 'object', properties: { n: {}, customer: {} } },
      customerOf: async ({ body }) => body.customer as string | undefined,
    })
    const key = randomUUID()
    expect(await write(key, { customer: 'user_1' })).toEqual([201, { count: 1 }, null])
    expect(await write(key, { customer: 'user_2' })).toEqual([201, { count: 2 }, null])
    expect(await write(key, { customer: 'user_1' }, 'scoped')).toEqual([201, { count: 1 }, 'true'])
    expect(await write(key, { customer: 'user_2' }, 'scoped2')).toEqual([201, { count: 2 }, 'true'])
    expect(await write(key, { n: 3 })).toEqual([201, { count: 3 }, null])
    expect(done).toHaveLength(3)
  })

  it('C8 is found again once the customer of what it deleted is no longer known', async () => {
    let customer: string | undefined = 'user_1'
    const { done, write } = await ledger(undefined, { customerOf: async () => customer })
    const key = randomUUID()
    expect(await write(key)).toEqual([201, { count: 1 }, null])
    customer = undefined
    expect(await write(key)).toEqual([201, { count: 1 }, 'true'])
    expect(done).toHaveLength(1)
  })

  it('T16 of a customer that is being deleted stores no answer', async () => {
    const name = randomUUID()
    await database.query(
      `insert into customers (id, organization_id, external_user_id, status) values ($1, $2, $3, 'deleting')`,
      [randomUUID(), ORGANIZATION, name],
    )
    const { write } = await ledger(undefined, { customerOf: async () => name })
    const key = randomUUID()
    expect(await write(key)).toEqual([201, { count: 1 }, null])
    const rows = await database.query('select key from idempotency_keys where key = $1', [key])
    expect(rows).toEqual([])
  })

  it('F3 whose process is gone without an outcome is never run again', async () => {
    const { done, write } = await ledger()
    const key = randomUUID()
    await write(key)
    await database.query('update idempotency_keys set answer = null, process_id = $2 where key = $1', [
      key,
      randomUUID(),
    ])
    expect(await write(key)).toEqual([409, 'outcome_unknown', null])
    expect(done).toEqual([1])
  })

  it('F3 whose claim was stored with its answer lost is freed, and done by the next call', async () => {
    const { done, write } = await ledger()
    const key = randomUUID()
    const isLost = loseAnswer(database, /insert into idempotency_keys/)
    expect((await write(key)).slice(0, 2)).toEqual([503, 'storage_unavailable'])
    expect([isLost(), done]).toEqual([true, []])
    await expect.poll(() => write(key)).toEqual([201, { count: 1 }, null])
    expect(done).toEqual([1])
  })

  it.each([
    ['was refused by us', new ConnectorError('invalid_params', 'Cannot'), [400, 'invalid_params', null], 2],
    [
      'was never sent',
      new ConnectorError('upstream_unreachable', 'Cannot', { sent: false }),
      [502, 'upstream_unreachable', null],
      2,
    ],
    ['came too often', new ConnectorError('upstream_rate_limited', 'Cannot'), [429, 'upstream_rate_limited', null], 2],
    ['failed there', new ConnectorError('upstream_error', 'Cannot'), [502, 'upstream_error', 'true'], 1],
    ['has no known outcome', new ConnectorError('outcome_unknown', 'Cannot'), [504, 'outcome_unknown', 'true'], 1],
    ['failed here', new Error('x'), [500, 'internal', 'true'], 1],
    [
      'failed here before it was begun',
      new ConnectorError('internal', 'Cannot', { sent: false }),
      [500, 'internal', null],
      2,
    ],
    ['lost its database', new ServerError('storage_unavailable', 'Cannot'), [409, 'outcome_unknown', 'true'], 1],
  ])('that %s is kept or tried again accordingly', async (_why, error, second, times) => {
    const { done, write } = await ledger(() => Promise.reject(error))
    const key = randomUUID()
    await write(key)
    expect([await write(key), done.length]).toEqual([second, times])
  })

  it('F11 is kept although its caller hung up', async () => {
    const { done, write, call } = await ledger(() => sleep(300))
    const key = randomUUID()
    const aborted = AbortSignal.timeout(100)
    await expect(
      call('/echo', { json: { n: 1 }, headers: { 'idempotency-key': key }, signal: aborted }),
    ).rejects.toThrow()
    await expect.poll(async () => (await write(key))[0]).toBe(201)
    expect(done).toEqual([1])
  })

  it('is refused with a malformed key, and a read takes no notice of one', async () => {
    const { write } = await ledger()
    expect((await write('a'.repeat(256)))[1]).toBe('invalid_request')
    const read = await ledger(undefined, { idempotent: () => false })
    const key = randomUUID()
    await read.write(key)
    expect(await read.write(key)).toEqual([201, { count: 2 }, null])
  })

  it('is forgotten after 24 hours, not before', async () => {
    const { done, write } = await ledger()
    const key = randomUUID()
    await write(key)
    await pruneIdempotencyKeys(withShiftedClock(database, () => 23 * 3_600_000))
    await write(key)
    expect(done.length).toBe(1)
    await pruneIdempotencyKeys(withShiftedClock(database, () => 25 * 3_600_000))
    await write(key)
    expect(done.length).toBe(2)
  })
})
