/** Writes done once for each `Idempotency-Key`: claimed in the database before they run, kept with their answer for 24 hours. */
import { ConnectorError } from '../../runtime/index.ts'
import type { Database } from '../store/index.ts'
import type { Reply } from './answer.ts'

/** A key and what it stands for. */
export interface IdempotentCall {
  readonly organizationId: string
  /** Customer id, or '' for an application's own calls. */
  readonly customer: string
  readonly route: string
  readonly key: string
  /** Digest of path and body: the same key may stand for nothing else. */
  readonly fingerprint: Buffer
}

/** What became of a claim: the answer of the call that had the key before, or the right to run. */
export type Claim = { readonly stored: Reply } | { readonly settle: (outcome: Reply | null) => Promise<void> }

/** Claims keys. */
export interface Idempotency {
  /**
   * Claims a key. `settle` keeps the answer, or with null frees the key since nothing was done; it resolves once that is
   * written, or else goes on trying in the background.
   * @throws ConnectorError `idempotency_key_reused`, `idempotency_in_progress`, or `outcome_unknown` when the process that
   * ran it is gone without an outcome
   */
  claim(call: IdempotentCall): Promise<Claim>
}

interface KeyRow {
  readonly fingerprint: Buffer
  readonly process_id: string
  readonly status: number | null
  readonly headers: Record<string, string> | null
  readonly body: Buffer | null
}

const RETRY_MS = 1000

/** `outcome_unknown` of a call that is over: a conflict with what the key already stands for. */
export class OutcomeLost extends ConnectorError {
  constructor() {
    super('outcome_unknown', 'Cannot say what became of the first call with this key: it ended without an outcome', {
      hint: 'Look at the third party before calling again with a new key.',
    })
  }

  override get status(): number {
    return 409
  }
}

/** Keys of a database. */
export function createIdempotency(database: Database): Idempotency {
  /** Fingerprints of the calls of this process whose outcome is not written yet. */
  const running = new Map<string, Buffer>()
  return {
    async claim(call) {
      const name = JSON.stringify(keyOf(call))
      const other = running.get(name)
      if (other) throw other.equals(call.fingerprint) ? inProgress() : reused()
      running.set(name, call.fingerprint)
      const isOurs = await insert(database, call).catch((error: unknown) => {
        running.delete(name)
        throw error
      })
      if (isOurs) return { settle: (outcome) => settle(database, call, outcome, () => running.delete(name)) }
      running.delete(name)
      return { stored: await outcomeOf(database, call) }
    },
  }
}

/** Deletes the keys that are older than 24 hours by the database's clock. */
export async function pruneIdempotencyKeys(database: Database): Promise<void> {
  await database.query(`delete from idempotency_keys where created_at < clock_timestamp() - interval '24 hours'`)
}

/** Deletes the keys that a customer's own tokens used, with the answers that are kept under them. */
export async function forgetIdempotencyKeys(
  database: Database,
  organizationId: string,
  customerId: string,
): Promise<void> {
  await database
    .of(organizationId)
    .query('delete from idempotency_keys where organization_id = $1 and customer = $2', [organizationId, customerId])
}

async function insert(database: Database, call: IdempotentCall): Promise<boolean> {
  const rows = await database.of(call.organizationId).query(
    `insert into idempotency_keys (organization_id, customer, route, key, fingerprint, process_id)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
    [...keyOf(call), call.fingerprint, database.processId],
  )
  return rows.length > 0
}

/** The stored answer of a call that had the key before. */
async function outcomeOf(database: Database, call: IdempotentCall): Promise<Reply> {
  const [row] = await database.of(call.organizationId).query<KeyRow>(
    `select fingerprint, process_id, status, headers, body from idempotency_keys
     where organization_id = $1 and customer = $2 and route = $3 and key = $4`,
    keyOf(call),
  )
  // It was freed in the meantime.
  if (!row) throw inProgress()
  if (Buffer.compare(row.fingerprint, call.fingerprint) !== 0) throw reused()
  if (row.status !== null)
    return { status: row.status, headers: row.headers ?? {}, content: row.body ? [row.body] : '' }
  const isRunning = row.process_id !== database.processId && (await database.isAlive(row.process_id))
  throw isRunning ? inProgress() : new OutcomeLost()
}

async function settle(
  database: Database,
  call: IdempotentCall,
  outcome: Reply | null,
  written: () => void,
): Promise<void> {
  try {
    await (outcome ? keep(database, call, outcome) : free(database, call))
    written()
  } catch {
    // Until it is written the key stays in progress: neither run again nor lost.
    setTimeout(() => void settle(database, call, outcome, written), RETRY_MS).unref()
  }
}

async function keep(database: Database, call: IdempotentCall, { status, headers, content }: Reply): Promise<void> {
  const body = typeof content === 'string' ? Buffer.from(content) : Buffer.concat(content)
  await database.of(call.organizationId).query(
    `update idempotency_keys set status = $5, headers = $6::jsonb, body = $7
     where organization_id = $1 and customer = $2 and route = $3 and key = $4`,
    [...keyOf(call), status, JSON.stringify(headers), body],
  )
}

async function free(database: Database, call: IdempotentCall): Promise<void> {
  await database.of(call.organizationId).query(
    `delete from idempotency_keys
     where organization_id = $1 and customer = $2 and route = $3 and key = $4`,
    keyOf(call),
  )
}

function keyOf({ organizationId, customer, route, key }: IdempotentCall): string[] {
  return [organizationId, customer, route, key]
}

function inProgress(): ConnectorError {
  return new ConnectorError(
    'idempotency_in_progress',
    'Cannot run the call: the first with this key is still running',
    {
      hint: 'Call again after Retry-After.',
      retryAfterMs: RETRY_MS,
    },
  )
}

function reused(): ConnectorError {
  return new ConnectorError('idempotency_key_reused', 'Cannot run the call: its key stands for another path or body', {
    hint: 'Use a new Idempotency-Key for each write.',
  })
}
