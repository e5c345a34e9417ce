/** Captures of calls: off, until an operator or an application switches them on for a while. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection, Operation, Plan, Transport } from 'plugboard/runtime'
import type { Log } from '../../ground/observe/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { openJson, sealJson, type SecretOwner, type Vault } from '../../ground/vault/index.ts'
import type { CapturedCall, CaptureOutline, SealedCall } from './captured.ts'
import { type RecordedCall, CallRecording } from './recording.ts'
import { type CaptureRow, capturesOfRequest, insertCapture, newCaptureId } from './rows.ts'
import { scrubbedCall } from './scrubbed.ts'

/** Services of captures. */
export interface CaptureServices {
  readonly database: Database
  readonly vault: Pick<Vault, 'seal' | 'open' | 'macKey'>
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Connection of a recorded call. */
export interface RecordedConnection {
  readonly plan: Plan
  readonly connection: Connection
  readonly operation: Operation | undefined
}

/** Maximum number of calls that wait to be scrubbed. Further calls of a busy connector are left out. */
const MOST_WAITING = 20

/** Services that read captures. */
export type StoredCaptures = Pick<CaptureServices, 'database' | 'now'> & {
  readonly vault: Pick<Vault, 'seal' | 'open'>
}

/** The captures that are stored. */
export class CaptureReader {
  readonly #stored: StoredCaptures

  constructor(stored: StoredCaptures) {
    this.#stored = stored
  }

  /** The captures of a request, without what is sealed. */
  async outline(organizationId: string, requestId: string): Promise<CaptureOutline[]> {
    return (await this.#rowsOf(organizationId, requestId)).map(outlineOf)
  }

  /** The captures of a request with requests and answers. The caller writes down who looks. @throws ConnectorError `credentials_unreadable` */
  async open(organizationId: string, requestId: string): Promise<CapturedCall[]> {
    const rows = await this.#rowsOf(organizationId, requestId)
    return Promise.all(
      rows.map(async (row) => ({
        ...outlineOf(row),
        ...(await openJson<SealedCall>(this.#stored.vault, ownerOf(organizationId, row.id), row.sealed)),
      })),
    )
  }

  #rowsOf(organizationId: string, requestId: string): Promise<CaptureRow[]> {
    const { database, now } = this.#stored
    return capturesOfRequest(database, organizationId, requestId, new Date(now()))
  }
}

/** The captures of an installation. */
export class Captures extends CaptureReader {
  readonly #services: CaptureServices
  readonly #current = new AsyncLocalStorage<CallRecording>()
  readonly #waiting = new Set<Promise<void>>()
  #salt: Promise<Buffer> | undefined

  constructor(services: CaptureServices) {
    super(services)
    this.#services = services
  }

  /** A transport whose requests are recorded while a recorded call runs; without one it adds nothing. */
  transport(inner: Transport): Transport {
    return {
      send: (request, limits, signal) => {
        const send = () => inner.send(request, limits, signal)
        return this.#current.getStore()?.pass(request, send, (response) => response) ?? send()
      },
      stream: (request, limits, signal) => {
        const send = () => inner.stream(request, limits, signal)
        return this.#current.getStore()?.pass(request, send, () => undefined) ?? send()
      },
      close: () => inner.close(),
    }
  }

  /** A recording of a call; undefined while too many wait to be stored. */
  record(call: RecordedCall): CallRecording | undefined {
    return this.#waiting.size < MOST_WAITING ? new CallRecording(call) : undefined
  }

  /** Runs a call with its recording. */
  run<T>(recording: CallRecording, call: () => Promise<T>): Promise<T> {
    return this.#current.run(recording, call)
  }

  /** Stores what was recorded, in the background. */
  keep(recording: CallRecording, connected: RecordedConnection): void {
    const stored = this.#store(recording, connected)
      .catch((error: unknown) => this.#services.log.warn({ error }, 'cannot store the capture of a call'))
      .finally(() => this.#waiting.delete(stored))
    this.#waiting.add(stored)
  }

  /** Resolves when all that was recorded before is stored. */
  async flush(): Promise<void> {
    await Promise.all(this.#waiting)
  }

  async #store(recording: CallRecording, connected: RecordedConnection): Promise<void> {
    const { database, vault, now } = this.#services
    const { organizationId, connectorId, requestId } = recording.call
    this.#salt ??= vault.macKey('captures')
    const salt = `${(await this.#salt).toString('base64')} ${organizationId}`
    const call = await scrubbedCall({ recording, ...connected, salt })
    const id = newCaptureId()
    await insertCapture(database, {
      id,
      organizationId,
      connectorId,
      requestId,
      at: new Date(now()),
      steps: recording.passed.map(({ step }) => step),
      sealed: await sealJson(vault, ownerOf(organizationId, id), call),
    })
  }
}

function ownerOf(organizationId: string, id: string): SecretOwner {
  return { organizationId, purpose: 'capture', id, version: 1 }
}

function outlineOf(row: CaptureRow): CaptureOutline {
  const { id, connector_id, request_id, steps } = row
  return { id, connector_id, request_id, at: row.at.toISOString(), expires_at: row.expires_at.toISOString(), steps }
}
