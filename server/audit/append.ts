/** Puts rows at the ends of their organizations' chains. */
import type { Database, Sql } from '../store/index.ts'
import type { LooseRow } from './row.ts'
import { BEGINNING, chained } from './row.ts'

interface Head {
  readonly organization_id: string
  readonly seq: number
  readonly hash: string
}

/**
 * Appends rows of any organizations in one transaction. Each chain is locked by itself, in the order of the ids, so that
 * processes wait for each other and never for ever.
 */
export async function append(database: Database, rows: readonly LooseRow[]): Promise<void> {
  const organizationIds = [...new Set(rows.map((row) => row.organization_id))].sort()
  await database.transaction(async (sql) => {
    for (const id of organizationIds)
      await sql.query(`select pg_advisory_xact_lock(hashtextextended('audit ' || $1::text, 0))`, [id])
    const heads = await headsOf(sql, organizationIds)
    const placed = rows.map((row) => {
      const { seq, hash } = heads.get(row.organization_id) ?? { seq: 0, hash: BEGINNING }
      const next = chained(row, seq + 1, hash)
      heads.set(row.organization_id, next)
      return next
    })
    const flat = placed.map(({ actor, ...row }) => ({ ...row, actor_kind: actor.kind, actor_id: actor.id }))
    await sql.query(INSERT, [JSON.stringify(flat)])
    const ends = organizationIds.map((id) => heads.get(id)!)
    await sql.query(MOVE_HEADS, [
      JSON.stringify(ends.map(({ organization_id, seq, hash }) => ({ organization_id, seq, hash }))),
    ])
  })
}

/** Where each chain ends. Should head and rows disagree the later one counts, so that nothing new is lost; `verify` tells. */
async function headsOf(sql: Sql, organizationIds: readonly string[]): Promise<Map<string, Head>> {
  const heads = await sql.query<Head>(FIND_HEADS, [organizationIds])
  return new Map(heads.map((head) => [head.organization_id, head]))
}

const FIND_HEADS = `
  select o.id as organization_id, e.seq, encode(e.hash, 'hex') as hash
  from unnest($1::uuid[]) as o(id) cross join lateral (
    select seq, hash, true as is_head from audit_heads where organization_id = o.id
    union all
    (select seq, hash, false from audit where organization_id = o.id order by seq desc limit 1)
    order by seq desc, is_head desc limit 1
  ) e`

const INSERT = `
  insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity,
    action, status, code, duration_ms, definition_version, prev_hash, hash)
  select organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity,
    action, status, code, duration_ms, definition_version, decode(prev_hash, 'hex'), decode(hash, 'hex')
  from jsonb_to_recordset($1::text::jsonb) as r(organization_id uuid, seq bigint, id uuid, at timestamptz, request_id text,
    actor_kind text, actor_id text, customer_id uuid, connector_id uuid, type text, entity text, action text, status int,
    code text, duration_ms int, definition_version text, prev_hash text, hash text)`

const MOVE_HEADS = `
  insert into audit_heads (organization_id, seq, hash)
  select organization_id, seq, decode(hash, 'hex')
  from jsonb_to_recordset($1::text::jsonb) as r(organization_id uuid, seq bigint, hash text)
  on conflict (organization_id) do update set seq = excluded.seq, hash = excluded.hash`
