/** T14: a trail that was cut off or rewritten by who can write the tables, hashes and heads included. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Audit, type ChainHead, createAudit, keyHeads } from '../../../../server/calls/audit/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'

const macKey = randomBytes(32)
const ROWS = 6

describe('T14 heads', () => {
  let database: Database
  let organizationId: string
  let audits: Audit[] = []

  beforeAll(async () => {
    database = await openTestPostgres()
  })
  beforeEach(async () => {
    organizationId = randomUUID()
    await database.query('insert into organizations (id, name) values ($1, $2)', [organizationId, 'Acme'])
    await database.query('insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)', [
      randomUUID(),
      organizationId,
      'user_1',
    ])
    await write(newServer(), ROWS)
  })
  afterAll(async () => {
    for (const audit of audits) await audit.close()
    audits = []
    await database.close()
  })

  function newServer(): Audit {
    const audit = createAudit({ database, now: Date.now, macKey, everyMs: 1 })
    audits.push(audit)
    return audit
  }

  async function write(audit: Audit, count: number): Promise<void> {
    for (let n = 0; n < count; n++)
      await audit.write({
        organizationId,
        requestId: `req_${n}`,
        actor: { kind: 'application', id: 'app' },
        type: 'admin',
        action: 'create',
        status: 201,
      })
    await audit.flush()
  }

  const faults = async (heads: readonly ChainHead[] = []) =>
    (await newServer().verifyChain({ organizationId, heads })).faults.map(({ message }) => message.split(': ')[1])
  const headsNow = async () => (await newServer().verifyChain({ organizationId })).heads

  /** Cuts rows off the end, and sets the head back to the row that is the last then. */
  async function cutOff(count: number): Promise<void> {
    await database.query('delete from audit where organization_id = $1 and seq > $2', [organizationId, ROWS - count])
    await database.query(
      `update audit_heads h set seq = a.seq, hash = a.hash from audit a
       where h.organization_id = $1 and a.organization_id = $1 and a.seq = $2`,
      [organizationId, ROWS - count],
    )
  }

  /** Changes the last row, and makes its hash and the head anew. */
  async function rewrite(): Promise<void> {
    const [row] = (await newServer().list({ organizationId, limit: 200 })).data.slice(-1)
    const text = JSON.stringify({
      organization_id: organizationId,
      seq: ROWS,
      id: row!.id,
      at: row!.at,
      request_id: row!.request_id,
      actor_kind: row!.actor.kind,
      actor_id: row!.actor.id,
      customer_id: null,
      connector_id: null,
      type: 'admin',
      entity: null,
      action: 'nothing',
      status: 201,
      code: null,
      duration_ms: null,
      definition_version: null,
    })
    const hash = createHash('sha256').update(row!.prev_hash, 'hex').update(text).digest()
    await database.query(`update audit set action = 'nothing', hash = $3 where organization_id = $1 and seq = $2`, [
      organizationId,
      ROWS,
      hash,
    ])
    await database.query('update audit_heads set hash = $2 where organization_id = $1', [organizationId, hash])
  }

  const NOT_OURS = 'no server wrote the head'

  it('whole trails are whole, after restarts and from several servers', async () => {
    await write(newServer(), 3)
    await write(newServer(), 3)
    expect(await faults()).toEqual([])
    const [row] = await database.query<{ mac: Buffer }>('select mac from audit_heads where organization_id = $1', [
      organizationId,
    ])
    expect(row!.mac).toHaveLength(32)
  })

  it.each([
    ['the last row cut off', () => cutOff(1)],
    ['most rows cut off', () => cutOff(ROWS - 1)],
    ['the last row rewritten', () => rewrite()],
  ])('%s is found, and stays found when servers append more', async (_what, harm) => {
    await harm()
    expect(await faults()).toEqual([NOT_OURS])
    await write(newServer(), 2)
    expect(await faults()).toEqual([NOT_OURS])
  })

  it('a trail that was removed altogether is found', async () => {
    await database.query('delete from audit where organization_id = $1', [organizationId])
    await database.query('delete from audit_heads where organization_id = $1', [organizationId])
    expect(await faults()).toEqual(['the whole trail is missing, although the organization has customers'])
  })

  it('an earlier head that is put back is found by a server that knows a later one, and by stored heads', async () => {
    const [head] = await database.query('select seq, hash, mac from audit_heads where organization_id = $1', [
      organizationId,
    ])
    const running = newServer()
    await write(running, 2)
    const stored = await headsNow()
    await database.query('delete from audit where organization_id = $1 and seq > $2', [organizationId, ROWS])
    const { seq, hash, mac } = head as { seq: number; hash: Buffer; mac: Buffer }
    await database.query('update audit_heads set seq = $2, hash = $3, mac = $4 where organization_id = $1', [
      organizationId,
      seq,
      hash,
      mac,
    ])
    expect(await faults()).toEqual([])
    expect(await faults(stored)).toEqual(['it has changed since its head was stored'])
    await write(running, 1)
    expect(await faults()).toEqual([NOT_OURS])
  })

  it('heads of before are given theirs once', async () => {
    await database.query(`delete from facts where name = 'audit_heads_keyed'`)
    await database.query('update audit_heads set mac = null where organization_id = $1', [organizationId])
    expect(await keyHeads(database, macKey)).toBeGreaterThan(0)
    expect(await faults()).toEqual([])
    await database.query('update audit_heads set mac = null where organization_id = $1', [organizationId])
    expect(await keyHeads(database, macKey)).toBe(0)
    expect(await faults()).toEqual([NOT_OURS])
  })
})
