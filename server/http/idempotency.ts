/** Writes done once for each `Idempotency-Key`: claimed in the database before they run, stored with their response for 24 hours. */
import { randomUUID } from 'node:crypto'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../ground/errors/index.ts'
import type { Database } from '../ground/store/index.ts'
import type { SecretOwner, Vault } from '../ground/vault/index.ts'
import { type ClaimedKey, type IdempotentCall, IdempotencyRows, type KeyRow, keyScopeOf } from './idempotency-rows.ts'
import type { SerializedResponse } from './response.ts'

/** Result of a claim: the response of an earlier call with the key, or the right to run. */
export type Claim =
  | { readonly stored: SerializedResponse }
  | { readonly settle: (outcome: SerializedResponse | null) => Promise<void> }

/** Claims keys. */
export interface Idempotency {
  /**
   * Claims a key. `settle` stores the response, or frees the key with null if nothing was done. It resolves once this is
   * written, or keeps trying in the background.
   * @throws ConnectorError `idempotency_key_reused`, `idempotency_in_progress`, or `outcome_unknown` if the process that ran it ended without an outcome
   */
  claim(call: IdempotentCall): Promise<Claim>
}

/** Seals and opens stored responses. */
export type ResponseVault = Pick<Vault, 'seal' | 'open'>

const RETRY_MS = 1000

/** `outcome_unknown` of an ended call: it conflicts with the key's stored state. */
export class OutcomeLost extends ConnectorError {
  constructor() {
    super('outcome_unknown', 'Cannot determine the outcome of the first call with this key: it ended without one', {
      hint: 'Check the third party before you call again with a new key.',
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
  const rows = new IdempotencyRows(database)
  const services = { database, vault, rows }
  return {
    async claim(call) {
      const name = JSON.stringify([call.organizationId, keyScopeOf(call), call.route, call.key])
      const other = running.get(name)
      if (other) throw other.equals(call.fingerprint) ? inProgress() : reused()
      running.set(name, call.fingerprint)
      const claimed = { ...call, id: randomUUID() }
      const forget = (): void => {
        running.delete(name)
      }
      const settleAs = (outcome: SerializedResponse | null) => settle(services, claimed, outcome, forget)
      let undo = forget
      try {
        const known = call.customer === undefined ? await rows.findSame(call) : undefined
        if (!known) {
          // A statement that failed may have taken the key all the same: the key is freed for sure, and in progress until then.
          undo = () => {
            settleAs(null).catch(forget)
          }
          if (await rows.take(claimed)) return { settle: settleAs }
          undo = forget
        }
        const stored = await outcomeOf(services, call, known ?? (await rows.find(call)))
        forget()
        return { stored }
      } catch (error) {
        undo()
        throw error
      }
    },
  }
}

interface Services {
  readonly database: Database
  readonly vault: ResponseVault
  readonly rows: IdempotencyRows
}

/** The stored response of a call that had the key before. */
async function outcomeOf(
  { database, vault }: Pick<Services, 'database' | 'vault'>,
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
  claimed: ClaimedKey,
  outcome: SerializedResponse | null,
  written: () => void,
): Promise<void> {
  try {
    const { vault, rows } = services
    await rows.settle(claimed, outcome && (await sealResponse(vault, ownerOf(claimed, claimed.id), outcome)))
    written()
  } catch {
    // Until it is written the key stays in progress: neither run again nor lost.
    setTimeout(() => {
      settle(services, claimed, outcome, written).catch(written)
    }, RETRY_MS).unref()
  }
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
    hint: 'Wait for the time in Retry-After, then call again.',
    retryAfterMs: RETRY_MS,
  })
}

function reused(): ConnectorError {
  return new ServerError('idempotency_key_reused', 'Cannot run the call: its key was used with another path or body', {
    hint: 'Use a new Idempotency-Key for each write.',
  })
}
