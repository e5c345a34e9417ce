/** Retention of the audit trail: the oldest rows go, and what is left is proven from a start that only a server can write. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Audit, type AuditOptions, createAudit } from '../../../../server/calls/audit/index.ts'
import { deleteOldRows } from '../../../../server/calls/audit/retention.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { writeRows } from './world.ts'

const macKey = randomBytes(32)
const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.UTC(2026, 0, 1)

describe('retention of the audit trail', () => {
  let database: Database
  let organizationId: string
  let audit: Audit
  let now = START

  beforeAll(async () => {
    database = await openTestPostgres()
    audit = newAudit()
  })
  afterAll(async () => {
    await audit.close()
    await database.close()
  })
  beforeEach(async () => {
    now = START
    await database.query('delete from audit')
    organizationId = randomUUID()
    await database.query('insert into organizations (id, name) values ($1, $2)', [organizationId, 'Acme'])
  })

  const newAudit = (more: Partial<AuditOptions> = {}) =>
    createAudit({ database, now: () => now, macKey, everyMs: 1, ...more })

  /** One row a day. */
  const write = (days: number) => writeRows(audit, organizationId, days, () => void (now += DAY_MS))
  const verify = (heads: Awaited<ReturnType<Audit['verifyChain']>>['heads'] = []) =>
    audit.verifyChain({ organizationId, heads })
  const seqs = async () => (await audit.list({ organizationId, limit: 200 })).data.map(({ seq }) => seq)
  const messages = async () => (await verify()).faults.map(({ message }) => message.split(': ')[1])

  it('deletes rows that are older than so many days, and proves the rest from its first row', async () => {
    await write(10)
    expect(await audit.deleteOlderThan(4)).toBe(6)
    expect(await seqs()).toEqual([7, 8, 9, 10])
    expect(await verify()).toMatchObject({
      isWhole: true,
      rows: 4,
      starts: [{ organizationId, firstSeq: 7 }],
      heads: [{ organizationId, seq: 10 }],
    })
    expect(await audit.deleteOlderThan(4)).toBe(0)
  })

  it('goes on with the chain after all of its rows were deleted', async () => {
    await write(3)
    expect(await audit.deleteOlderThan(0)).toBe(3)
    expect(await verify()).toMatchObject({
      isWhole: true,
      rows: 0,
      starts: [{ firstSeq: 4 }],
      heads: [{ seq: 3 }],
    })
    await write(2)
    const other = newAudit()
    await other.close()
    expect(await seqs()).toEqual([4, 5])
    expect((await verify()).faults).toEqual([])
  })

  it('deletes in bounded batches, and leaves the rest to the next call', async () => {
    await write(9)
    const options = { before: now, macKey, batch: 2, batches: 2 }
    const left: number[][] = []
    for (let call = 0; call < 3; call++) {
      await deleteOldRows(database, options)
      left.push(await seqs())
      expect((await verify()).faults).toEqual([])
    }
    expect(left).toEqual([[5, 6, 7, 8, 9], [9], []])
  })

  it('does not delete a row behind a younger one, since a chain is deleted from its start only', async () => {
    await write(2)
    now -= 5 * DAY_MS
    await write(1)
    expect(await deleteOldRows(database, { before: START, macKey })).toBe(0)
    expect(await seqs()).toEqual([1, 2, 3])
  })

  it('compares stored heads with the rows that are left, and none with rows that were deleted', async () => {
    await write(2)
    const early = (await verify()).heads
    await write(3)
    const middle = (await verify()).heads
    await write(3)
    expect(await audit.deleteOlderThan(3)).toBe(5)
    expect((await verify([...early, ...middle])).faults).toEqual([])
    const wrong = middle.map((head) => ({ ...head, hash: 'f'.repeat(64) }))
    expect((await verify(wrong)).faults).toHaveLength(1)
  })

  it('T14 finds the oldest rows removed by who can write the tables, with a start of their own too', async () => {
    await write(6)
    await audit.deleteOlderThan(4)
    await database.query('delete from audit where organization_id = $1 and seq = 3', [organizationId])
    expect(await messages()).toEqual(['it is missing'])
    await database.query(
      `update audit_starts s set seq = 3, hash = a.prev_hash, mac = h.mac from audit a, audit_heads h
       where s.organization_id = $1 and a.organization_id = $1 and a.seq = 4 and h.organization_id = $1`,
      [organizationId],
    )
    expect(await messages()).toEqual([
      'the rows up to it are missing, and the retention of a server did not delete them',
    ])
  })

  it('T14 finds rows that were put before the start', async () => {
    await write(4)
    const [row] = (await audit.list({ organizationId, limit: 1 })).data
    await audit.deleteOlderThan(2)
    await database.query(
      `insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, type, action, status, prev_hash, hash)
       select organization_id, 1, id, at, request_id, actor_kind, actor_id, type, action, status, prev_hash, hash
       from audit where organization_id = $1 order by seq limit 1`,
      [row!.organization_id],
    )
    expect(await messages()).toEqual(['it is before the start of the chain'])
  })

  it('finds no fault in a chain whose oldest rows are deleted while it is followed', async () => {
    await write(5)
    let isDeleted = false
    const deleting: Database = Object.create(database, {
      of: {
        value: (id: string) => ({
          query: async (text: string, params: unknown[]) => {
            if (!isDeleted) await audit.deleteOlderThan(3)
            isDeleted = true
            return database.of(id).query(text, params)
          },
        }),
      },
      query: { value: database.query.bind(database) },
    }) as Database
    const follower = newAudit({ database: deleting })
    expect(await follower.verifyChain({ organizationId })).toMatchObject({
      isWhole: true,
      rows: 3,
    })
    expect(isDeleted).toBe(true)
    await follower.close()
  })
})
