/**
 * Checks the chains: each row against its own hash, against the row before, the end against the head, and the head against its
 * MAC. A chain whose oldest rows were deleted by the retention is checked from its start, which bears a MAC too.
 * Who can write the tables but has no master key can put back an earlier head with its rows cut off, and nothing else: against
 * that, and against who has the master key, heads that were stored elsewhere are compared.
 */
import type { Database } from '../../ground/store/index.ts'
import { isGenuine, isGenuineStart } from './heads.ts'
import { readRows } from './read.ts'
import type { AuditRowBody } from 'plugboard/contract'
import { BEGINNING, hashOf } from './row.ts'

/** One row of a chain that is not as it was written. */
export interface ChainFault {
  readonly organizationId: string
  readonly seq: number
  readonly fault: 'changed' | 'removed' | 'reordered' | 'added'
  /** A sentence for people. */
  readonly message: string
}

/** Result of checking the chains. */
export interface ChainReport {
  readonly isWhole: boolean
  readonly organizations: number
  readonly rows: number
  /** At most 1,000 for each organization. */
  readonly faults: readonly ChainFault[]
  /** The end of each chain: written down elsewhere, it proves later that nothing before it was touched. */
  readonly heads: readonly ChainHead[]
  /** The chains whose oldest rows were deleted by the retention. */
  readonly starts: readonly ChainStart[]
}

/** From where on a chain is proven. */
export interface ChainStart {
  readonly organizationId: string
  /** Number of the first row that is proven; those before it were deleted by the retention. */
  readonly firstSeq: number
}

/** The end of a chain. */
export interface ChainHead {
  readonly organizationId: string
  readonly seq: number
  readonly hash: string
}

/** How chains are checked. */
export interface ChainVerifyOptions {
  /** One organization's chain only. */
  readonly organizationId?: string
  /** Of `Vault.macKey`: heads without its MAC are faults. */
  readonly macKey?: Buffer
  /** Heads that were reported before and stored elsewhere: the chains must have passed through them. */
  readonly heads?: readonly ChainHead[]
}

const PAGE = 1_000
const MOST_FAULTS = 1_000

/** Checks the chain of one organization, or of all. */
export async function verifyChains(database: Database, options: ChainVerifyOptions = {}): Promise<ChainReport> {
  const { organizationId, macKey, heads: stored = [] } = options
  const ends = await endsOf(database, organizationId)
  const faults: ChainFault[] = []
  let rows = 0
  for (const end of ends) {
    const found = await verifyChain(database, end)
    rows += found.rows
    faults.push(...found.faults, ...(macKey ? [...headFaults(end, macKey), ...startFaults(end, macKey)] : []))
  }
  for (const id of new Set(stored.map((head) => head.organizationId))) {
    const heads = stored.filter((head) => head.organizationId === id)
    faults.push(...(await passedThrough(database, id, heads)))
  }
  const heads = ends.map(({ organizationId, seq, hash }) => ({ organizationId, seq, hash }))
  const starts = ends.flatMap(({ organizationId, start }) =>
    start.seq === 0 ? [] : [{ organizationId, firstSeq: start.seq + 1 }],
  )
  return { isWhole: faults.length === 0, organizations: ends.length, rows, faults, heads, starts }
}

/** Returns the faults of a chain's start. */
function startFaults({ organizationId, start }: ChainEnd, key: Buffer): ChainFault[] {
  if (start.seq === 0 || isGenuineStart(key, { organizationId, ...start }, start.mac)) return []
  const { seq } = start
  const state = 'the rows up to it are missing, and the retention of a server did not delete them'
  return [
    {
      organizationId,
      seq,
      fault: 'removed',
      message: `Row ${seq} of organization ${organizationId}: ${state}`,
    },
  ]
}

/** Returns the faults of a head. */
function headFaults({ organizationId, seq, hash, mac, last, hasCustomers }: ChainEnd, key: Buffer): ChainFault[] {
  const fault = (message: string): ChainFault[] => [
    { organizationId, seq, fault: 'removed', message: `Row ${seq} of organization ${organizationId}: ${message}` },
  ]
  if (seq === 0 && last === 0)
    return hasCustomers ? fault('the whole trail is missing, although the organization has customers') : []
  if (isGenuine(key, { organizationId, seq, hash }, mac)) return []
  return fault('no server wrote the head: the trail was cut off or rewritten')
}

/** A fault for each stored head whose row is missing from the chain or was changed, except for rows that the retention has deleted. */
async function passedThrough(
  database: Database,
  organizationId: string,
  stored: readonly ChainHead[],
): Promise<ChainFault[]> {
  const start = await startOf(database, organizationId)
  const heads = stored.filter(({ seq }) => seq > 0 && seq >= start.seq)
  const hashes = new Map([[start.seq, start.hash]])
  for (let at = 0; at < heads.length; at += PAGE) {
    const rows = await database.query<{ seq: number; hash: string }>(
      `select seq, encode(hash, 'hex') as hash from audit where organization_id = $1 and seq = any($2::bigint[])`,
      [organizationId, heads.slice(at, at + PAGE).map(({ seq }) => seq)],
    )
    for (const { seq, hash } of rows) hashes.set(seq, hash)
  }
  const message = (seq: number) =>
    `Row ${seq} of organization ${organizationId}: it has changed since its head was stored`
  return heads
    .filter(({ seq, hash }) => hashes.get(seq) !== hash)
    .slice(0, MOST_FAULTS)
    .map(({ seq }) => ({
      organizationId,
      seq,
      fault: hashes.has(seq) ? 'changed' : 'removed',
      message: message(seq),
    }))
}

interface ChainEnd extends ChainHead {
  /** Of the head, in hex. */
  readonly mac: string | null
  readonly hasCustomers: boolean
  /** The last row's; greater than `seq` when rows were put behind the head. */
  readonly last: number
  /** The first row's; 0 without rows. */
  readonly first: number
  readonly start: StoredStart
}

/** The last row that the retention has deleted; number 0 when it has deleted none. */
interface StoredStart {
  readonly seq: number
  /** In hex. */
  readonly hash: string
  readonly mac: string | null
}

async function startOf(database: Database, organizationId: string): Promise<StoredStart> {
  const [start] = await database.query<StoredStart>(
    `select seq, encode(hash, 'hex') as hash, encode(mac, 'hex') as mac from audit_starts where organization_id = $1`,
    [organizationId],
  )
  return start ?? { seq: 0, hash: BEGINNING, mac: null }
}

/** Heads, starts and last rows as of one moment, since rows are appended and deleted meanwhile. */
async function endsOf(database: Database, organizationId: string | undefined): Promise<ChainEnd[]> {
  return database.query<ChainEnd>(
    `select o.id as "organizationId", coalesce(h.seq, 0) as seq, coalesce(encode(h.hash, 'hex'), $2) as hash,
         encode(h.mac, 'hex') as mac, exists (select from customers c where c.organization_id = o.id) as "hasCustomers",
         coalesce((select max(a.seq) from audit a where a.organization_id = o.id), 0) as last,
         coalesce((select min(a.seq) from audit a where a.organization_id = o.id), 0) as first,
         json_build_object('seq', coalesce(s.seq, 0), 'hash', coalesce(encode(s.hash, 'hex'), $2),
           'mac', encode(s.mac, 'hex')) as start
       from organizations o left join audit_heads h on h.organization_id = o.id
         left join audit_starts s on s.organization_id = o.id
       where ($1::uuid is null or o.id = $1) order by o.id`,
    [organizationId ?? null, BEGINNING],
  )
}

interface ChainCheck {
  readonly organizationId: string
  readonly faults: ChainFault[]
  /** Rows that do not fit their position; they may have been moved. */
  readonly strays: AuditRowBody[]
  /** Positions without a row. */
  readonly gaps: number[]
}

interface ChainCheckResult {
  readonly rows: number
  readonly faults: ChainFault[]
}

/** Follows a chain from its start; once more when the retention has moved the start meanwhile. */
async function verifyChain(database: Database, end: ChainEnd): Promise<ChainCheckResult> {
  for (let { start } = end; ;) {
    const result = await checkFrom(database, end, start)
    if (result.faults.length === 0) return result
    const now = await startOf(database, end.organizationId)
    if (now.seq <= start.seq) return result
    start = now
  }
}

async function checkFrom(database: Database, end: ChainEnd, start: StoredStart): Promise<ChainCheckResult> {
  const { organizationId } = end
  const chain: ChainCheck = { organizationId, faults: [], strays: [], gaps: [] }
  if (end.first > 0 && end.first <= end.start.seq)
    addFault(chain, end.first, 'added', 'it is before the start of the chain')
  let before = { seq: start.seq, hash: start.hash }
  let count = 0
  const last = Math.max(end.seq, end.last)
  while (before.seq < last) {
    const rows = await readRows(database, { organizationId }, before.seq, PAGE)
    for (const row of rows) {
      if (row.seq > last) break
      checkRow(chain, row, before, end)
      before = row
      count += 1
    }
    if (rows.length < PAGE) break
  }
  addGap(chain, before.seq, end.seq)
  const isEndChanged = before.seq === end.seq && before.hash !== end.hash
  if (isEndChanged) addFault(chain, end.seq, 'changed', 'its hash does not match the head')
  return { rows: count, faults: withOrigins(chain) }
}

function checkRow(chain: ChainCheck, row: AuditRowBody, before: { seq: number; hash: string }, end: ChainEnd): void {
  addGap(chain, before.seq, row.seq - 1)
  if (row.seq > end.seq) addFault(chain, row.seq, 'added', 'it is after the end of the chain')
  else if (hashOf(row) !== row.hash) {
    addFault(chain, row.seq, 'changed', 'its hash does not match its content')
    if (chain.strays.length < MOST_FAULTS) chain.strays.push(row)
  } else if (row.seq === before.seq + 1 && row.prev_hash !== before.hash && !isFaulty(chain, before.seq))
    addFault(chain, before.seq, 'changed', 'its hash does not match the next row')
}

function isFaulty({ faults }: ChainCheck, seq: number): boolean {
  return faults.at(-1)?.seq === seq
}

function addGap(chain: ChainCheck, after: number, to: number): void {
  if (to <= after) return
  const count = to - after
  addFault(chain, after + 1, 'removed', count === 1 ? 'it is missing' : `${count} rows are missing from here`)
  for (let seq = after + 1; seq <= to && chain.gaps.length < MOST_FAULTS; seq += 1) chain.gaps.push(seq)
}

function addFault({ organizationId, faults }: ChainCheck, seq: number, fault: ChainFault['fault'], what: string): void {
  if (faults.length < MOST_FAULTS)
    faults.push({ organizationId, seq, fault, message: `Row ${seq} of organization ${organizationId}: ${what}` })
}

/** Adds origins to the faults: a row that fits another faulty position was moved from there. */
function withOrigins({ organizationId, faults, strays, gaps }: ChainCheck): ChainFault[] {
  const positions = [...strays.map(({ seq }) => seq), ...gaps]
  const origins = new Map(
    strays.flatMap((row) => {
      const origin = positions.find((seq) => seq !== row.seq && hashOf({ ...row, seq }) === row.hash)
      return origin === undefined ? [] : [[row.seq, origin] as const]
    }),
  )
  return faults.map((fault) => {
    const origin = origins.get(fault.seq)
    if (origin === undefined || fault.fault !== 'changed') return fault
    const message = `Row ${fault.seq} of organization ${organizationId}: it was row ${origin}`
    return { ...fault, fault: 'reordered' as const, message }
  })
}
