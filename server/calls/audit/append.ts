/** Puts rows at the ends of their organizations' chains. */
import { BoundedCache } from '../../ground/base/index.ts'
import { type Database, DatabaseError, type Sql } from '../../ground/store/index.ts'
import { isGenuine, macOf } from './heads.ts'
import { BEGINNING, chainRow, type UnchainedRow } from './row.ts'

interface Head {
  readonly organization_id: string
  readonly seq: number
  readonly hash: string
  /** In hex; null for a chain whose end could not be trusted, which stays so. */
  readonly mac: string | null
}

/** Chained rows, as the statement takes them: canonical texts, hashes in hex, and where each chain is to end. */
interface ChainedRows {
  readonly texts: readonly string[]
  /** For each row the hash before and its own. */
  readonly hashes: readonly string[]
  readonly ends: readonly Head[]
}

/** Maximum number of remembered ends of chains. Others are read. */
const MAX_ENDS = 1_000

/**
 * Appends rows to the chains of their organizations. One statement suffices if the ends of the chains are as this process left
 * them; the statement checks this under their locks. Otherwise, for example after another process appended, the ends are read
 * first.
 */
export class ChainAppender {
  readonly #database: Database
  readonly #key: Buffer | undefined
  readonly #ends = new BoundedCache<string, Head>({ max: MAX_ENDS })
  /** How far this process has ever seen each chain go. */
  readonly #farthest = new Map<string, number>()

  /** @param key of `Vault.macKey` */
  constructor(database: Database, key?: Buffer) {
    this.#database = database
    this.#key = key
  }

  /** Appends all rows or none. @throws DatabaseError, ConnectorError as `Database.query` does */
  async append(rows: readonly UnchainedRow[]): Promise<void> {
    const isDone = await this.#appendAtKnown(rows).catch((error: unknown) => {
      if (error instanceof DatabaseError) return false
      throw error
    })
    if (!isDone) await this.#appendAnywhere(rows)
  }

  /** Whether the rows are appended: the chains of all of them ended where they were thought to end. */
  async #appendAtKnown(rows: readonly UnchainedRow[]): Promise<boolean> {
    const ids = idsOf(rows)
    const heads = this.#known(ids)
    if (heads.size < ids.length) return false
    const chain = chained(rows, heads, this.#key)
    for (const id of ids) this.#ends.delete(id)
    const ends = [JSON.stringify(chain.ends), JSON.stringify([...heads.values()])]
    const moved = await this.#database.query(APPEND_AT, [...rowParams(chain), ...ends])
    if (moved.length === 0) return false
    this.#remember(chain.ends)
    return true
  }

  #known(ids: readonly string[]): Map<string, Head> {
    const heads = new Map<string, Head>()
    for (const id of ids) {
      const head = this.#ends.get(id)
      if (head) heads.set(id, head)
    }
    return heads
  }

  async #appendAnywhere(rows: readonly UnchainedRow[]): Promise<void> {
    const key = this.#key
    const ends = await this.#database.transaction(async (sql) => {
      const heads = await lockedHeads(sql, idsOf(rows))
      const chain = chained(rows, key ? this.#trusted(heads, key) : heads, key)
      await sql.query(INSERT, rowParams(chain))
      await sql.query(MOVE_HEADS, [JSON.stringify(chain.ends)])
      return chain.ends
    })
    this.#remember(ends)
  }

  /** Returns the heads. A head that is not genuine or went back has no MAC, and neither do later heads. */
  #trusted(heads: ReadonlyMap<string, Head>, key: Buffer): Map<string, Head> {
    return new Map(
      [...heads].map(([organizationId, head]) => {
        const isFarEnough = head.seq >= (this.#farthest.get(organizationId) ?? 0)
        const isTrue = isFarEnough && isGenuine(key, { organizationId, ...head }, head.mac)
        return [organizationId, { ...head, mac: isTrue ? head.mac : null }]
      }),
    )
  }

  #remember(ends: readonly Head[]): void {
    for (const end of ends) {
      this.#ends.set(end.organization_id, end)
      this.#farthest.set(end.organization_id, end.seq)
    }
  }
}

/** The organizations of rows, in the order in which all processes lock them. */
function idsOf(rows: readonly UnchainedRow[]): string[] {
  return [...new Set(rows.map((row) => row.organization_id))].sort()
}

function chained(
  rows: readonly UnchainedRow[],
  heads: ReadonlyMap<string, Head>,
  key: Buffer | undefined,
): ChainedRows {
  const ends = new Map<string, Head>()
  const texts: string[] = []
  const hashes: string[] = []
  for (const row of rows) {
    const id = row.organization_id
    const { seq, hash: before, mac } = ends.get(id) ?? heads.get(id) ?? { seq: 0, hash: BEGINNING, mac: '' }
    const { text, hash } = chainRow(row, seq + 1, before)
    texts.push(text)
    hashes.push(before, hash)
    ends.set(id, { organization_id: id, seq: seq + 1, hash, mac })
  }
  return { texts, hashes, ends: [...ends.values()].map((end) => signed(end, key)) }
}

/** Signs an end, unless the end before it had no MAC. */
function signed(end: Head, key: Buffer | undefined): Head {
  const { organization_id: organizationId, seq, hash, mac } = end
  return { ...end, mac: key && mac !== null ? macOf(key, { organizationId, seq, hash }) : null }
}

function rowParams({ texts, hashes }: ChainedRows): [rows: string, hashes: Buffer] {
  return [`[${texts.join(',')}]`, Buffer.from(hashes.join(''), 'hex')]
}

/**
 * Where each chain ends, with the ends locked in the order of the ids, so that processes wait for each other and never for
 * ever. Should head and rows disagree the later one counts, so that nothing new is lost; `verify` reports it.
 */
async function lockedHeads(sql: Sql, ids: readonly string[]): Promise<Map<string, Head>> {
  for (const id of ids) await sql.query(`select pg_advisory_xact_lock(hashtextextended('audit ' || $1::text, 0))`, [id])
  await sql.query(
    'select from audit_heads where organization_id = any($1::uuid[]) order by organization_id for update',
    [ids],
  )
  const heads = await sql.query<Head>(FIND_HEADS, [ids])
  return new Map(heads.map((head) => [head.organization_id, head]))
}

const FIND_HEADS = `
  select o.id as organization_id, e.seq, encode(e.hash, 'hex') as hash, encode(e.mac, 'hex') as mac
  from unnest($1::uuid[]) as o(id) cross join lateral (
    select seq, hash, mac, true as is_head from audit_heads where organization_id = o.id
    union all
    (select seq, hash, null, false from audit where organization_id = o.id order by seq desc limit 1)
    order by seq desc, is_head desc limit 1
  ) e`

/** $1: the rows' canonical texts in a JSON array; $2: for each the hash before and its own, 32 bytes each. */
const ROWS = `
  select organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity,
    action, status, code, duration_ms, definition_version, tool, client,
    substr($2::bytea, (n * 64 - 63)::int, 32), substr($2::bytea, (n * 64 - 31)::int, 32)
  from rows from (json_to_recordset($1::text::json) as (organization_id uuid, seq bigint, id uuid, at timestamptz,
    request_id text, actor_kind text, actor_id text, customer_id uuid, connector_id uuid, type text, entity text,
    action text, status int, code text, duration_ms int, definition_version text,
    tool text, client text)) with ordinality
    as r(organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action,
    status, code, duration_ms, definition_version, tool, client, n)`

const INTO = `
  insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity,
    action, status, code, duration_ms, definition_version, tool, client, prev_hash, hash)`

const INSERT = INTO + ROWS

/** $3: where the chains shall end; $4: where they are thought to end. Nothing is done unless all of them do. */
const APPEND_AT = `
  with thought as (select * from json_to_recordset($4::text::json) as t(organization_id uuid, seq bigint, hash text)),
  locked as (
    select h.organization_id from audit_heads h join thought t on t.organization_id = h.organization_id
    where h.seq = t.seq and h.hash = decode(t.hash, 'hex') order by h.organization_id for update of h),
  moved as (
    update audit_heads h set seq = e.seq, hash = decode(e.hash, 'hex'), mac = decode(e.mac, 'hex')
    from json_to_recordset($3::text::json) as e(organization_id uuid, seq bigint, hash text, mac text), locked l
    where h.organization_id = e.organization_id and h.organization_id = l.organization_id
      and (select count(*) from locked) = (select count(*) from thought)
    returning h.organization_id),
  put as (${INTO} ${ROWS} where organization_id in (select organization_id from moved))
  select organization_id from moved`

const MOVE_HEADS = `
  insert into audit_heads (organization_id, seq, hash, mac)
  select organization_id, seq, decode(hash, 'hex'), decode(mac, 'hex')
  from json_to_recordset($1::text::json) as r(organization_id uuid, seq bigint, hash text, mac text)
  on conflict (organization_id) do update set seq = excluded.seq, hash = excluded.hash, mac = excluded.mac`
