/** Trends: what happened in each hour and day, the same before and after it is added up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { pruneTrends, readTrends, rollUpTrends, type Trends } from '../../../../server/operators/support/index.ts'
import { searchDatabases } from '../../../support/database.ts'

const NOW = Date.parse('2026-11-30T07:40:00Z')
const HOUR_MS = 3_600_000

/** Plants a customer of an organization with a Notion connector and a synced copy. */
async function plant(database: Database): Promise<{ organization: string; connector: string }> {
  const [made] = await database.query<{ organization: string; connector: string }>(
    `with o as (insert into organizations (id, name) values (gen_random_uuid(), 'Northwind') returning id),
     u as (insert into customers (id, organization_id, external_user_id) select gen_random_uuid(), id, 'user_1' from o returning id, organization_id),
     c as (insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status)
       select gen_random_uuid(), organization_id, id, 'notion', 'Wiki', 'oauth2', '1.0.0', 'active' from u returning id, organization_id),
     s as (insert into syncs (organization_id, connector_id, kind) select organization_id, id, 'notion' from c)
     select organization_id as organization, id as connector from c`,
  )
  await database.query(
    `insert into sync_entities (organization_id, connector_id, entity, turn, last_synced_at) values ($1, $2, 'pages', 1, $3), ($1, $2, 'users', 2, null)`,
    [made!.organization, made!.connector, new Date(NOW - 5 * HOUR_MS)],
  )
  return made!
}

/** Calls of a time ago, each with a code or none, and milliseconds. */
async function call(
  database: Database,
  { organization, connector }: { organization: string; connector: string },
  hoursAgo: number,
  calls: readonly (readonly [code: string | null, ms: number])[],
): Promise<void> {
  for (const [code, ms] of calls)
    await database.query(
      `insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, connector_id, type, action, status, code, duration_ms, prev_hash, hash)
       select $1, coalesce((select max(seq) from audit where organization_id = $1), 0) + 1, gen_random_uuid(), $2, 'req_1', 'scoped', 'a', $3, 'direct', 'list', 200, $4, $5, '', ''`,
      [organization, new Date(NOW - hoursAgo * HOUR_MS), connector, code, ms],
    )
}

describe.each(searchDatabases)('trends on %s', (_name, open) => {
  let database: Database
  let planted: { organization: string; connector: string }
  beforeAll(async () => {
    database = await open()
    planted = await plant(database)
    await call(database, planted, 2, [
      [null, 40],
      [null, 45],
      ['upstream_error', 3000],
    ])
    await call(database, planted, 50, [
      ['credentials_rejected', 12],
      ['invalid_request', 1],
    ])
  })
  afterAll(() => database.close())

  const shown = ({ total, points }: Trends) => ({
    calls: total.calls,
    turns: total.turns,
    median: total.median_ms,
    busy: points.filter(({ calls }) => calls > 0).map(({ at, calls }) => `${at} ${calls}`),
  })
  const DAY = {
    calls: 3,
    turns: { 'third party': 1, customer: 0, application: 0, operator: 0 },
    median: 43,
    busy: ['2026-11-30T05:00:00.000Z 3'],
  }
  const MONTH = {
    calls: 5,
    turns: { 'third party': 1, customer: 1, application: 1, operator: 0 },
    median: 28,
    busy: ['2026-11-28T00:00:00.000Z 2', '2026-11-30T00:00:00.000Z 3'],
  }

  it('has hours and days of all that happened, by whose turn it is', async () => {
    expect(shown(await readTrends(database, NOW, { span: 'hour' }))).toEqual(DAY)
    expect(shown(await readTrends(database, NOW, { span: 'day' }))).toEqual(MONTH)
  })

  it('has the same once everything is added up, however often, and what happens afterwards', async () => {
    await rollUpTrends(database, NOW)
    await Promise.all([rollUpTrends(database, NOW), rollUpTrends(database, NOW + 1000)])
    expect(shown(await readTrends(database, NOW, { span: 'hour' }))).toEqual(DAY)
    expect(shown(await readTrends(database, NOW, { span: 'day' }))).toEqual(MONTH)
    expect((await readTrends(database, NOW, { span: 'day' })).total.copies).toEqual([0, 1, 1])
    await call(database, planted, 0, [['egress_denied', 70_000]])
    const later = await readTrends(database, NOW + 2000, { span: 'hour' })
    expect([later.total.calls, later.total.turns.operator, later.points.at(-1)?.p95_ms]).toEqual([4, 1, 60_000])
  })

  it('has the trends of one kind', async () => {
    const of = async (kind: string) => (await readTrends(database, NOW + 2000, { span: 'day', kind })).total.calls
    expect([await of('notion'), await of('stripe')]).toEqual([6, 0])
  })

  it('keeps hours for two days, days for a month, and names no customer', async () => {
    const rows = () => database.query<{ span: string }>('select * from trends')
    const spans = async () => [...new Set((await rows()).map(({ span }) => span))].toSorted()
    expect(Object.keys((await rows())[0]!)).toEqual([
      'organization_id',
      'span',
      'at',
      'measure',
      'kind',
      'code',
      'counts',
    ])
    await pruneTrends(database, NOW + 60 * HOUR_MS)
    expect(await spans()).toEqual(['day'])
    await pruneTrends(database, NOW + 40 * 24 * HOUR_MS)
    expect(await spans()).toEqual([])
  })

  it('an organization sees only its own', async () => {
    await database.query(
      `insert into trends (organization_id, span, at, measure, kind, code, counts) values ($1, 'day', now(), 'calls', '', '', '{1}')`,
      [planted.organization],
    )
    const other = '00000000-0000-4000-8000-000000000000'
    const seen = (id: string) =>
      database.of(id).query('select from trends where organization_id = $1', [planted.organization])
    expect([(await seen(planted.organization)).length, (await seen(other)).length]).toEqual([1, 0])
  })
})
