/** The copies of a server: for each entity of each connector its changes, in the order in which they happened. */
import type { HostedConnector, Platform } from 'plugboard'
import { ConnectorError, elementsOf, isObject, textAtPath, tryParseJson } from 'plugboard/internal'
import {
  CopyGone,
  type Copy,
  type ReplicaChange,
  type ReplicaPage,
  type ReplicaSource,
  type ReplicaStream,
} from '../model/change.ts'
import { recordOf } from '../model/columns.ts'
import { Api, type Server, ServerRefusal } from './api.ts'
import { ServerKinds } from './kinds.ts'

/** Which copies are read, of all that the application sees. */
export interface HostedFilter {
  readonly kinds?: readonly string[] | undefined
  readonly entities?: readonly string[] | undefined
  readonly customers?: readonly string[] | undefined
  readonly connectors?: readonly string[] | undefined
}

/** The copies of a server. */
export class HostedSource implements ReplicaSource {
  readonly id: string
  readonly #platform: Platform
  readonly #api: Api
  readonly #filter: HostedFilter
  readonly #kinds: ServerKinds

  constructor(platform: Platform, server: Server, filter: HostedFilter) {
    this.id = `${new URL(server.url).origin} ${server.clientId}`
    this.#platform = platform
    this.#api = new Api(server)
    this.#filter = filter
    this.#kinds = new ServerKinds(platform)
  }

  async *streams(signal: AbortSignal): AsyncGenerator<ReplicaStream, void> {
    this.#kinds.forget()
    for await (const connector of this.#platform.connectors.list({}, { signal })) {
      if (!this.#isWanted(connector)) continue
      const { id, connectorType: kind, externalUserId: customer } = connector
      for (const { entity, columns } of await this.#kinds.entities(kind, signal)) {
        if (!isAmong(this.#filter.entities, entity)) continue
        yield new HostedStream(this.#api, { connector: id, customer, kind, entity, columns })
      }
    }
  }

  async gone(connectors: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
    const gone: string[] = []
    for (const id of connectors) {
      try {
        await this.#platform.connectors.get(id, { signal })
      } catch (error) {
        if (!(error instanceof ConnectorError) || error.code !== 'connector_not_found') throw error
        gone.push(id)
      }
    }
    return gone
  }

  close(): Promise<void> {
    return this.#platform.close()
  }

  #isWanted({ id, connectorType, externalUserId }: HostedConnector): boolean {
    const { kinds, customers, connectors } = this.#filter
    return isAmong(kinds, connectorType) && isAmong(customers, externalUserId) && isAmong(connectors, id)
  }
}

function isAmong(wanted: readonly string[] | undefined, name: string): boolean {
  return wanted === undefined || wanted.includes(name)
}

/** Where reading stands: a server's cursor, and within a snapshot when that began. */
interface Position {
  readonly cursor?: string | undefined
  readonly pass?: string | undefined
}

/** A copy that is not chosen any more. */
const GONE: ReadonlySet<string> = new Set(['entity_not_synced'])
/** A copy that cannot be read for now. */
const WAITING: ReadonlySet<string> = new Set([
  'search_not_ready',
  'search_unavailable',
  'connector_disabled',
  'connector_not_found',
  'unknown_entity',
  'unsupported_action',
])

class HostedStream implements ReplicaStream {
  readonly id: string
  readonly connector: string
  readonly copies: readonly [Copy]
  readonly #api: Api

  constructor(api: Api, copy: Copy) {
    this.id = `${copy.connector}/${copy.entity}`
    this.connector = copy.connector
    this.copies = [copy]
    this.#api = api
  }

  async *pages(stored: string | undefined, signal: AbortSignal): AsyncGenerator<ReplicaPage, void> {
    const [copy] = this.copies
    const began = new Date().toISOString()
    let position = positionOf(stored) ?? { pass: began }
    for (;;) {
      const page = await this.#read(position.cursor, signal)
      if (page === undefined) {
        position = { pass: new Date().toISOString() }
        continue
      }
      const { pass } = position
      const changes = page.changes.map((change) => changeOf(change, copy, pass ?? began))
      // Until the first sync is complete, records may be missing.
      const isWhole = page.status !== 'preview' && (!page.hasMore || !page.isSnapshot)
      if (pass !== undefined && isWhole) changes.push({ operation: 'complete', copy, pass, below: null, except: [] })
      position = { cursor: page.cursor, pass: isWhole ? undefined : pass }
      const next = JSON.stringify(position)
      if (next !== stored) yield { changes, cursor: next, status: page.status }
      if (!page.hasMore) return
    }
  }

  /** A page; undefined after a cursor that is not good any more. */
  async #read(after: string | undefined, signal: AbortSignal): Promise<Page | undefined> {
    const [{ connector, entity }] = this.copies
    const path = `/integrations/connectors/${encodeURIComponent(connector)}/records/${encodeURIComponent(entity)}`
    try {
      return pageOf(await this.#api.get(path, { after, limit: '1000' }, signal))
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      if (after !== undefined && (error.code === 'cursor_expired' || error.code === 'invalid_cursor')) return undefined
      if (GONE.has(error.code) || WAITING.has(error.code))
        throw new CopyGone(GONE.has(error.code), error.message, error)
      throw error
    }
  }
}

/** What is stored of a position. */
function positionOf(text: string | undefined): Position | undefined {
  const stored = text === undefined ? undefined : tryParseJson(text)
  return isObject(stored) ? (stored as Position) : undefined
}

interface Page {
  /** The text of each change. */
  readonly changes: readonly string[]
  readonly hasMore: boolean
  readonly cursor: string
  readonly isSnapshot: boolean
  readonly status: ReplicaPage['status']
}

function pageOf(text: string): Page {
  const meta = tryParseJson(textAtPath(text, ['meta']) ?? '')
  const data = textAtPath(text, ['data'])
  if (!isObject(meta) || typeof meta.cursor !== 'string' || data === undefined)
    throw new ServerRefusal(
      'platform_invalid_response',
      'Cannot read the answer of the server: it is no page of changes',
      502,
    )
  return {
    changes: elementsOf(data),
    hasMore: meta.has_more === true,
    cursor: meta.cursor,
    isSnapshot: meta.snapshot === true,
    status: meta.status === 'held' || meta.status === 'preview' ? meta.status : 'ready',
  }
}

function changeOf(text: string, copy: Copy, pass: string): ReplicaChange {
  const record = textAtPath(text, ['record']) ?? 'null'
  const about = JSON.parse(text) as { operation: string; key: string; changed_at: string }
  const { key, changed_at: changedAt } = about
  if (about.operation === 'delete') return { operation: 'delete', copy, key, changedAt }
  return { operation: 'upsert', copy, key, changedAt, pass, below: null, record: recordOf(record) }
}
