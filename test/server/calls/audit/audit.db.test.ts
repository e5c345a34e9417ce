/** The audit trail: nothing is lost, nothing can be altered unseen; on both databases. */
import type { AuditRowBody } from '../../../../contract/index.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Audit, type AuditEntry, createAudit } from '../../../../server/calls/audit/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'

const START = Date.UTC(2026, 0, 31, 12)

describe.each(databases)('the audit trail on %s', (_name, open) => {
  let database: Database
  let nowMs = START
  let audit: Audit
  let organizationId: string

  beforeAll(async () => {
    database = await open()
  })

  afterAll(() => database?.close())

  beforeEach(async () => {
    nowMs = START
    audit = createAudit({ database, now: () => nowMs })
    organizationId = await newOrganization()
  })

  afterEach(() => audit.close())

  async function newOrganization(): Promise<string> {
    const id = randomUUID()
    await database.query('insert into organizations (id, name) values ($1, $2)', [id, 'Acme'])
    return id
  }

  function entryOf(number: number, more: Partial<AuditEntry> = {}): AuditEntry {
    return {
      organizationId,
      requestId: `req_${number}`,
      actor: { kind: 'application', id: 'app_1' },
      type: 'direct',
      entity: 'customers',
      action: 'list',
      status: 200,
      durationMs: 12.4,
      definitionVersion: '1.0.0',
      ...more,
    }
  }

  async function writeMany(count: number, writer: Audit = audit, more?: Partial<AuditEntry>): Promise<void> {
    for (let number = 1; number <= count; number += 1) await writer.write(entryOf(number, more))
    await writer.flush()
  }

  async function all(id = organizationId): Promise<AuditRowBody[]> {
    const rows: AuditRowBody[] = []
    for await (const row of audit.export({ organizationId: id })) rows.push(row)
    return rows
  }

  const faultsOf = async () =>
    (await audit.verifyChain({ organizationId })).faults.map(({ seq, fault }) => `${seq} ${fault}`)

  it('a row says what was written', async () => {
    const [customerId, connectorId] = [randomUUID(), randomUUID()]
    const agent = { tool: 'execute_read', client: 'tester 9' }
    await audit.write(entryOf(1, { customerId, connectorId, status: 404, code: 'record_not_found', ...agent }))
    await audit.flush()
    const [row] = await all()
    expect(row).toEqual({
      organization_id: organizationId,
      seq: 1,
      id: row!.id,
      at: new Date(START).toISOString(),
      request_id: 'req_1',
      actor: { kind: 'application', id: 'app_1' },
      customer_id: customerId,
      connector_id: connectorId,
      type: 'direct',
      entity: 'customers',
      action: 'list',
      status: 404,
      code: 'record_not_found',
      duration_ms: 12,
      definition_version: '1.0.0',
      ...agent,
      prev_hash: '0'.repeat(64),
      hash: row!.hash,
    })
    expect(row!.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('rows are appended by themselves within a moment', async () => {
    await audit.write(entryOf(1))
    await expect.poll(async () => (await all()).length, { interval: 20 }).toBe(1)
  })

  it('T14 several processes append to one chain without gaps', async () => {
    const processes = Array.from({ length: 4 }, () => createAudit({ database, now: Date.now, everyMs: 1, batch: 7 }))
    const second = await newOrganization()
    await Promise.all(
      processes.flatMap((process) => [writeMany(60, process), writeMany(30, process, { organizationId: second })]),
    )
    await Promise.all(processes.map((process) => process.close()))
    expect((await all()).map(({ seq }) => seq)).toEqual(Array.from({ length: 240 }, (_, index) => index + 1))
    expect((await all(second)).map(({ seq }) => seq)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
    expect(await audit.verifyChain({ organizationId })).toMatchObject({ isWhole: true, rows: 240, faults: [] })
    expect(await audit.verifyChain({ organizationId: second })).toMatchObject({ isWhole: true, rows: 120, faults: [] })
  })

  it.each([
    ['status', 'status = 200 + 1'],
    ['at', "at = at + interval '1 millisecond'"],
    ['actor', "actor_id = 'app_2'"],
    ['code', "code = ''"],
    ['entity', 'entity = null'],
    ['prev_hash', "prev_hash = decode(repeat('00', 32), 'hex')"],
    ['hash', "hash = decode(repeat('00', 32), 'hex')"],
    ['id', 'id = gen_random_uuid()'],
  ])('T14 a row whose %s was changed is named', async (_what, assignment) => {
    await writeMany(6)
    await database.query(`update audit set ${assignment} where organization_id = $1 and seq = 4`, [organizationId])
    expect(await faultsOf()).toEqual(['4 changed'])
  })

  it.each([3, 6])('T14 row %i is named when it was changed together with its hash', async (seq) => {
    await writeMany(6)
    const { chainRow } = await import('../../../../server/calls/audit/row.ts')
    const row = (await all())[seq - 1]!
    const forged = chainRow({ ...row, status: 500 }, seq, row.prev_hash)
    await database.query(
      `update audit set status = 500, hash = decode($3, 'hex') where organization_id = $1 and seq = $2`,
      [organizationId, seq, forged.hash],
    )
    expect(await faultsOf()).toEqual([`${seq} changed`])
  })

  it.each([
    ['first', [1], ['1 removed']],
    ['one between', [3], ['3 removed']],
    ['two between', [3, 4], ['3 removed']],
    ['last', [6], ['6 removed']],
    ['last three', [4, 5, 6], ['4 removed']],
    ['all', [1, 2, 3, 4, 5, 6], ['1 removed']],
  ])('T14 rows that were removed are named: %s', async (_what, seqs, faults) => {
    await writeMany(6)
    await database.query('delete from audit where organization_id = $1 and seq = any($2::int8[])', [
      organizationId,
      seqs,
    ])
    expect(await faultsOf()).toEqual(faults)
  })

  it('T14 a tail that was removed is missed after more was written, too', async () => {
    await writeMany(6)
    await database.query('delete from audit where organization_id = $1 and seq > 4', [organizationId])
    await writeMany(2)
    expect(await faultsOf()).toEqual(['5 removed'])
  })

  it('T14 rows that changed positions are named', async () => {
    await writeMany(6)
    const move = (from: number, to: number) =>
      database.query('update audit set seq = $3 where organization_id = $1 and seq = $2', [organizationId, from, to])
    await move(2, 100)
    await move(5, 2)
    await move(100, 5)
    expect(await faultsOf()).toEqual(['2 reordered', '5 reordered'])
  })

  it('T14 a row that was put behind the end is named', async () => {
    await writeMany(2)
    await database.query(
      `insert into audit select organization_id, seq + 1, gen_random_uuid(), at, request_id, actor_kind, actor_id, customer_id,
         connector_id, type, entity, action, status, code, duration_ms, definition_version, prev_hash, hash
       from audit where organization_id = $1 and seq = 2`,
      [organizationId],
    )
    expect(await faultsOf()).toEqual(['3 added'])
  })

  it('T14 every organization is checked when none is named', async () => {
    await writeMany(2)
    const report = await audit.verifyChain()
    expect(report.organizations).toBeGreaterThan(1)
    expect(report.heads).toContainEqual({ organizationId, seq: 2, hash: (await all()).at(-1)!.hash })
  })

  it('T14 the role that serves an organization can neither change nor remove rows', async () => {
    await writeMany(1)
    const scope = database.of(organizationId)
    for (const statement of [
      'update audit set status = 500 where organization_id = $1',
      'delete from audit where organization_id = $1',
      'update audit_heads set seq = 0 where organization_id = $1',
      'delete from audit_heads where organization_id = $1',
    ])
      await expect(scope.query(statement, [organizationId])).rejects.toMatchObject({ sqlState: '42501' })
    expect(await faultsOf()).toEqual([])
  })

  it('E2 an organization sees its own rows only', async () => {
    await writeMany(2)
    const other = await newOrganization()
    expect(await database.of(other).query('select seq from audit')).toEqual([])
    expect((await audit.list({ organizationId: other })).data).toEqual([])
  })

  it('a row of text that a database cannot hold is stored, readable', async () => {
    await audit.write(entryOf(1, { entity: 'nul\u0000 \uD800', action: 'x'.repeat(10_000), requestId: 'a\nb' }))
    await audit.flush()
    const [row] = await all()
    expect(row).toMatchObject({ entity: 'nul\uFFFD \uFFFD', request_id: 'a\uFFFDb' })
    expect(row!.action).toHaveLength(255)
    expect(await faultsOf()).toEqual([])
  })

  it('a row that the database refuses is reported, and the others of its batch are stored', async () => {
    const lost: string[] = []
    const writer = createAudit({ database, now: Date.now, onLost: (_error, row) => lost.push(row.request_id) })
    for (const number of [1, 2, 3, 4, 5])
      await writer.write(entryOf(number, number === 3 ? { organizationId: randomUUID() } : {}))
    await writer.close()
    expect(lost).toEqual(['req_3'])
    expect((await all()).map((row) => row.request_id)).toEqual(['req_1', 'req_2', 'req_4', 'req_5'])
    expect(await faultsOf()).toEqual([])
  })

  it('F6 rows wait while the database is away, writers once the queue is full, and none is lost', async () => {
    let isAway = true
    const shaky: Database = {
      ...database,
      query: (text, params) => database.query(text, params),
      transaction: (work) => (isAway ? Promise.reject(new Error('away')) : database.transaction(work)),
    }
    const writer = createAudit({ database: shaky, now: Date.now, everyMs: 5, capacity: 10 })
    let written = 0
    const writes = Array.from({ length: 25 }, (_, index) => writer.write(entryOf(index + 1)).then(() => (written += 1)))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(written).toBe(10)
    isAway = false
    await Promise.all(writes)
    await writer.close()
    expect((await all()).map((row) => row.request_id)).toEqual(
      Array.from({ length: 25 }, (_, index) => `req_${index + 1}`),
    )
    await expect(writer.write(entryOf(1))).rejects.toMatchObject({ code: 'draining' })
  })

  it('close says when it could not write', async () => {
    const dead: Database = { ...database, transaction: () => Promise.reject(new Error('away')) }
    const writer = createAudit({ database: dead, now: Date.now, everyMs: 5 })
    await writer.write(entryOf(1))
    await expect(writer.close()).rejects.toThrow('away')
  })

  it('the list is filtered, and iterated by cursors', async () => {
    const connectorId = randomUUID()
    for (let number = 1; number <= 9; number += 1) {
      nowMs = START + number * 1000
      await audit.write(entryOf(number, number % 2 ? { connectorId, action: 'get' } : {}))
    }
    await audit.flush()
    const seqs = async (filter: object) => (await audit.list({ organizationId, ...filter })).data.map(({ seq }) => seq)
    expect(await seqs({ connectorId })).toEqual([1, 3, 5, 7, 9])
    expect(await seqs({ action: 'list' })).toEqual([2, 4, 6, 8])
    expect(await seqs({ from: '2026-01-31T12:00:03Z', to: '2026-01-31T12:00:06Z' })).toEqual([3, 4, 5])
    const first = await audit.list({ organizationId, action: 'get', limit: 3 })
    expect(first.data.map(({ seq }) => seq)).toEqual([1, 3, 5])
    expect(await audit.list({ organizationId, action: 'get', limit: 3, cursor: first.next! })).toMatchObject({
      data: [{ seq: 7 }, { seq: 9 }],
      next: null,
    })
    // A cursor is a row's number, unsigned: what another organization may read is not what it begins behind.
    expect((await audit.list({ organizationId: randomUUID(), cursor: first.next! })).data).toEqual([])
    const written = (text: string) => Buffer.from(text).toString('base64url')
    for (const cursor of [
      'nonsense',
      '',
      `${first.next!}=`,
      written('seq -1'),
      written('seq 01'),
      written('seq 1 or true'),
    ])
      await expect(audit.list({ organizationId, cursor })).rejects.toMatchObject({ code: 'invalid_cursor' })
    await expect(audit.list({ organizationId, from: 'nonsense' })).rejects.toMatchObject({ code: 'invalid_query' })
  })

  it('use is counted by customer, connector and day', async () => {
    const [customerId, connectorId] = [randomUUID(), randomUUID()]
    const of = { customerId, connectorId }
    await audit.write(entryOf(1, of))
    await audit.write(entryOf(2, { ...of, type: 'search', status: 400 }))
    await audit.write(entryOf(3, { ...of, type: 'admin', action: 'connector.update' }))
    nowMs = Date.UTC(2026, 1, 1)
    await audit.write(entryOf(4, of))
    await audit.flush()
    const common = { customer_id: customerId, connector_id: connectorId }
    expect(await audit.usage({ organizationId })).toEqual([
      { ...common, day: '2026-01-31', calls: 2, failed: 1 },
      { ...common, day: '2026-02-01', calls: 1, failed: 0 },
    ])
    expect(await audit.usage({ organizationId, from: '2026-02-01T00:00:00Z' })).toHaveLength(1)
  })

  it('an export goes through more than a page', async () => {
    await writeMany(1201)
    expect((await all()).map(({ seq }) => seq)).toEqual(Array.from({ length: 1201 }, (_, index) => index + 1))
    expect(await audit.verifyChain({ organizationId })).toMatchObject({ isWhole: true, rows: 1201 })
  })
})
