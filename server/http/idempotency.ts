/** Writes done once for each `Idempotency-Key`: claimed in the database before they run, stored with their response for 24 hours. */
import { randomUUID } from 'node:crypto'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import type { Database } from '../store/index.ts'
import type { SecretOwner, Vault } from '../vault/index.ts'
import type { SerializedResponse } from './response.ts'

/** A key and what it stands for. */
export interface IdempotentCall {
  readonly organizationId: string
  /** `external_user_id` of the customer that it acts for; undefined when there is none. */
  readonly customer: string | undefined
  readonly applicationId: string
  readonly route: string
  readonly key: string
  /** Digest of path and body: the same key may stand for nothing else. */
  readonly fingerprint: Buffer
}

/** What became of a claim: the response of the call that had the key before, or the right to run. */
export type Claim =
  | { readonly stored: SerializedResponse }
  | { readonly settle: (outcome: SerializedResponse | null) => Promise<void> }

/** Claims keys. */
export interface Idempotency {
  /**
   * Claims a key. `settle` stores the response, or with null frees the key since nothing was done; it resolves once that is
   * written, or else goes on trying in the background.
   * @throws ConnectorError `idempotency_key_reused`, `idempotency_in_progress`, or `outcome_unknown` when the process that
   * ran it ended without an outcome
   */
  claim(call: IdempotentCall): Promise<Claim>
}

/** Seals and opens stored responses. */
export type ResponseVault = Pick<Vault, 'seal' | 'open'>

interface KeyRow {
  readonly id: string
  readonly fingerprint: Buffer
  readonly process_id: string
  /** Sealed; null until the call is done. */
  readonly answer: Buffer | null
}

/** A claimed key: the row that is to hold its response. */
interface Claimed extends IdempotentCall {
  readonly id: string
}

const RETRY_MS = 1000

/** `outcome_unknown` of a call that is over: a conflict with what the key already stands for. */
export class OutcomeLost extends ConnectorError {
  constructor() {
    super('outcome_unknown', 'Cannot say what became of the first call with this key: it ended without an outcome', {
      hint: 'Check the third party before calling again with a new key.',
    })
  }

  override get status(): number {
    return 409
  }
}

/** The keys of a database, with responses sealed by a vault. */
export function createIdempotency(database: Database, vault: ResponseVault): Idempotency {
  /** Fingerprints of the calls of this process whose outcome is not written yet. */
  const running = new Map<string, Buffer>()
  const services = { database, vault }
  return {
    async claim(call) {
      const name = JSON.stringify(keyOf(call))
      const other = running.get(name)
      if (other) throw other.equals(call.fingerprint) ? inProgress() : reused()
      running.set(name, call.fingerprint)
      try {
        const known = call.customer === undefined ? await findSame(database, call) : undefined
        const claimed = known ? undefined : await insert(database, call)
        if (claimed) return { settle: (outcome) => settle(services, claimed, outcome, () => running.delete(name)) }
        const stored = await outcomeOf(services, call, known ?? (await find(database, call)))
        running.delete(name)
        return { stored }
      } catch (error) {
        running.delete(name)
        throw error
      }
    },
  }
}

/** Deletes the keys that are older than 24 hours by the database's clock. */
export async function pruneIdempotencyKeys(database: Database): Promise<void> {
  await database.query(`delete from idempotency_keys where created_at < clock_timestamp() - interval '24 hours'`)
}

/** Deletes the keys that were used for a customer by any token, with the responses that are stored under them. */
export async function forgetIdempotencyKeys(
  database: Database,
  organizationId: string,
  externalUserId: string,
): Promise<void> {
  await database
    .of(organizationId)
    .query('delete from idempotency_keys where organization_id = $1 and scope = $2', [
      organizationId,
      scopeOfCustomer(externalUserId),
    ])
}

/** Takes the key; undefined when it is taken. */
async function insert(database: Database, call: IdempotentCall): Promise<Claimed | undefined> {
  const id = randomUUID()
  const rows = await database.of(call.organizationId).query(
    `insert into idempotency_keys (organization_id, scope, route, key, id, fingerprint, process_id)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning key`,
    [...keyOf(call), id, call.fingerprint, database.processId],
  )
  return rows.length > 0 ? { ...call, id } : undefined
}

const COLUMNS = 'id, fingerprint, process_id, answer'

/** The row of a key. */
async function find(database: Database, call: IdempotentCall): Promise<KeyRow | undefined> {
  const [row] = await database.of(call.organizationId).query<KeyRow>(
    `select ${COLUMNS} from idempotency_keys
     where organization_id = $1 and scope = $2 and route = $3 and key = $4`,
    keyOf(call),
  )
  return row
}

/** The row of the very same request, whose customer may be known no more: it deleted what its path names. */
async function findSame(database: Database, { organizationId, route, key, fingerprint }: IdempotentCall) {
  const [row] = await database.of(organizationId).query<KeyRow>(
    `select ${COLUMNS} from idempotency_keys
     where organization_id = $1 and key = $2 and route = $3 and fingerprint = $4 limit 1`,
    [organizationId, key, route, fingerprint],
  )
  return row
}

interface Services {
  readonly database: Database
  readonly vault: ResponseVault
}

/** The stored response of a call that had the key before. */
async function outcomeOf(
  { database, vault }: Services,
  call: IdempotentCall,
  row: KeyRow | undefined,
): Promise<SerializedResponse> {
  // It was freed in the meantime.
  if (!row) throw inProgress()
  if (Buffer.compare(row.fingerprint, call.fingerprint) !== 0) throw reused()
  if (row.answer !== null) return openResponse(vault, ownerOf(call, row.id), row.answer)
  const isRunning = row.process_id !== database.processId && (await database.isAlive(row.process_id))
  throw isRunning ? inProgress() : new OutcomeLost()
}

async function settle(
  services: Services,
  claimed: Claimed,
  outcome: SerializedResponse | null,
  written: () => void,
): Promise<void> {
  try {
    const isStored = outcome !== null && (await store(services, claimed, outcome))
    if (!isStored) await free(services.database, claimed)
    written()
  } catch {
    // Until it is written the key stays in progress: neither run again nor lost.
    setTimeout(() => void settle(services, claimed, outcome, written), RETRY_MS).unref()
  }
}

/** Stores a response; false for a customer that is deleted meanwhile, of whom nothing is stored any more. */
async function store({ database, vault }: Services, claimed: Claimed, reply: SerializedResponse): Promise<boolean> {
  const sealed = await sealResponse(vault, ownerOf(claimed, claimed.id), reply)
  const rows = await database.of(claimed.organizationId).query(
    `update idempotency_keys set answer = $6
     where organization_id = $1 and scope = $2 and route = $3 and key = $4 and id = $5
       and ($7::text is null or exists (select from customers
         where organization_id = $1 and external_user_id = $7 and status <> 'deleting'))
     returning id`,
    [...keyOf(claimed), claimed.id, sealed, claimed.customer ?? null],
  )
  return rows.length > 0
}

async function free(database: Database, claimed: Claimed): Promise<void> {
  await database.of(claimed.organizationId).query(
    `delete from idempotency_keys
     where organization_id = $1 and scope = $2 and route = $3 and key = $4 and id = $5`,
    [...keyOf(claimed), claimed.id],
  )
}

function keyOf({ organizationId, customer, applicationId, route, key }: IdempotentCall): string[] {
  const scope = customer === undefined ? `application:${applicationId}` : scopeOfCustomer(customer)
  return [organizationId, scope, route, key]
}

function scopeOfCustomer(externalUserId: string): string {
  return `customer:${externalUserId}`
}

function ownerOf({ organizationId }: IdempotentCall, id: string): SecretOwner {
  return { organizationId, purpose: 'idempotency_key', id, version: 1 }
}

/** Status and headers as JSON, a line break, and the body with each byte as a character: it need not be UTF-8. */
async function sealResponse(
  vault: ResponseVault,
  owner: SecretOwner,
  { status, headers, content }: SerializedResponse,
): Promise<Buffer> {
  const body = typeof content === 'string' ? Buffer.from(content) : Buffer.concat(content)
  return vault.seal(owner, `${JSON.stringify({ status, headers })}\n${body.toString('latin1')}`)
}

/** @throws ConnectorError `outcome_unknown` when it does not open */
async function openResponse(vault: ResponseVault, owner: SecretOwner, sealed: Buffer): Promise<SerializedResponse> {
  const text = await vault.open(owner, sealed).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.code === 'credentials_unreadable') throw new OutcomeLost()
    throw error
  })
  const end = text.indexOf('\n')
  const head = JSON.parse(text.slice(0, end)) as Pick<SerializedResponse, 'status' | 'headers'>
  return { ...head, content: [Buffer.from(text.slice(end + 1), 'latin1')] }
}

function inProgress(): ConnectorError {
  return new ServerError('idempotency_in_progress', 'Cannot run the call: the first with this key is still running', {
    hint: 'Call again after Retry-After.',
    retryAfterMs: RETRY_MS,
  })
}

function reused(): ConnectorError {
  return new ServerError('idempotency_key_reused', 'Cannot run the call: its key stands for another path or body', {
    hint: 'Use a new Idempotency-Key for each write.',
  })
}
