/** Copies of a server: the changes of an application's connectors, or of some customers, each by its own cursor. */
import type { Platform } from 'plugboard'
import { ConnectorError, elementsOf, isObject, textAtPath, tryParseJson } from 'plugboard/internal'
import type { ReplicaCopy, ReplicaChange, ReplicaPage, ReplicaSource, ReplicaStream } from '../model/change.ts'
import { mappedNameOf, recordOf } from '../model/columns.ts'
import { NO_OWN } from '../model/own-reader.ts'
import { Api, type Server, ServerRefusal } from './server-api.ts'
import { columnsOfMap, ServerColumns } from './server-columns.ts'

/** Filters of copies. */
export interface HostedFilter {
  readonly kinds?: readonly string[] | undefined
  readonly entities?: readonly string[] | undefined
  readonly customers?: readonly string[] | undefined
  readonly connectors?: readonly string[] | undefined
}

/** The copies of a server. */
export class HostedSource implements ReplicaSource {
  readonly streams: readonly ReplicaStream[]
  readonly #platform: Platform
  readonly #filter: HostedFilter
  readonly #columns: ServerColumns

  constructor(platform: Platform, server: Server, filter: HostedFilter) {
    this.#platform = platform
    this.#filter = filter
    this.#columns = new ServerColumns(platform)
    const api = new Api(server)
    const { customers, ...others } = filter
    const ofCustomers = customers ? [...new Set(customers)] : [undefined]
    const reader = { api, columns: this.#columns }
    this.streams = ofCustomers.map((customer) => new HostedStream(reader, server, { ...others, customer }))
  }

  async copies(signal: AbortSignal): Promise<readonly ReplicaCopy[]> {
    const { kinds, entities, customers, connectors } = this.#filter
    const found: ReplicaCopy[] = []
    for await (const { id, connectorType: kind, externalUserId: customer, map } of this.#platform.connectors.list(
      {},
      { signal },
    )) {
      if (!isAmong(kinds, kind) || !isAmong(customers, customer) || !isAmong(connectors, id)) continue
      for (const known of await this.#columns.entities(kind, signal)) {
        const { entity, columns } = known
        if (!isAmong(entities, entity)) continue
        const ownOnes = await this.#columns.own(id, known, signal)
        const all = [...columns, ...ownOnes.columns, ...columnsOfMap(map, entity)]
        found.push({ connector: id, customer, kind, entity, columns: all, own: ownOnes.own })
      }
    }
    return found
  }

  close(): Promise<void> {
    return this.#platform.close()
  }
}

function isAmong(wanted: readonly string[] | undefined, name: string): boolean {
  return wanted === undefined || wanted.includes(name)
}

/** Filters of a stream. */
interface StreamFilter extends Omit<HostedFilter, 'customers'> {
  readonly customer: string | undefined
}

/** The position of a stream: a server's cursor, and the start of an incomplete snapshot. */
interface Position {
  readonly cursor?: string | undefined
  readonly pass?: string | undefined
}

const PATH = '/integrations/changes'
const LIMIT = '1000'
/** Maximum number of unready copies in a page. */
const NAMED = 20

/** Dependencies of a stream. */
interface StreamReader {
  readonly api: Api
  readonly columns: ServerColumns
}

class HostedStream implements ReplicaStream {
  readonly id: string
  readonly #api: Api
  readonly #columns: ServerColumns
  readonly #filter: StreamFilter
  #copies = new Map<string, ReplicaCopy>()

  constructor({ api, columns }: StreamReader, { url, clientId }: Server, filter: StreamFilter) {
    const { customer = null } = filter
    const [kindNames, entities, connectors] = [filter.kinds, filter.entities, filter.connectors].map(sorted)
    this.id = JSON.stringify([new URL(url).origin, clientId, customer, kindNames, entities, connectors])
    this.#api = api
    this.#columns = columns
    this.#filter = filter
  }

  async *pages(stored: string | undefined, signal: AbortSignal): AsyncGenerator<ReplicaPage, void> {
    this.#columns.forget()
    this.#copies = new Map()
    const began = new Date().toISOString()
    let position = positionOf(stored) ?? { pass: began }
    for (;;) {
      const page = await this.#read(position.cursor, signal)
      if (page === undefined) {
        position = { pass: new Date().toISOString() }
        continue
      }
      const { pass } = position
      const changes = await this.#changesOf(page, pass ?? began, signal)
      const isRead = !page.hasMore || !page.isSnapshot
      const preview = page.unready.filter(({ status }) => status === 'preview')
      // Until the first sync of a copy is complete, records may be missing.
      if (pass !== undefined && isRead && preview.length < NAMED)
        changes.push({ operation: 'complete_all', pass, unready: preview })
      position = { cursor: page.cursor, pass: isRead && preview.length === 0 ? undefined : pass }
      const cursor = JSON.stringify(position)
      if (cursor !== stored || changes.length > 0) yield { changes, cursor, unready: page.unready.map(unreadyText) }
      stored = cursor
      if (!page.hasMore) return
    }
  }

  async #changesOf({ data }: Page, pass: string, signal: AbortSignal): Promise<ReplicaChange[]> {
    const changes: ReplicaChange[] = []
    for (const text of data) {
      const wire = JSON.parse(text) as WireChange
      const { operation, connector_id: connector, entity, key, changed_at: changedAt } = wire
      if (!isAmong(this.#filter.connectors, connector)) continue
      if (operation === 'reset') {
        changes.push({ operation, name: { connector, entity } })
        continue
      }
      const copy = await this.#copyOf(wire, signal)
      const record = operation === 'upsert' ? textAtPath(text, ['record']) : undefined
      const mapped = wire.mapped ? textAtPath(text, ['mapped']) : undefined
      changes.push(
        record === undefined
          ? { operation: 'delete', copy, key: key ?? '', changedAt }
          : {
              operation: 'upsert',
              copy,
              key: key ?? '',
              changedAt,
              pass,
              below: null,
              record: recordOf(record, { mapped, own: copy.own }),
            },
      )
    }
    return changes
  }

  async #copyOf(change: WireChange, signal: AbortSignal): Promise<ReplicaCopy> {
    const { connector_id: connector, connector_type: kind, external_user_id: customer, entity } = change
    const name = JSON.stringify([connector, entity])
    const known = this.#copies.get(name)
    const mapped = Object.keys(change.mapped ?? {})
    const hasAll = (copy: ReplicaCopy) => {
      const names = new Set(copy.columns.map(({ field }) => mappedNameOf(field)))
      return mapped.every((one) => names.has(one))
    }
    if (known && hasAll(known)) return known
    // The map has changed since the last request.
    if (known) this.#columns.forget(connector)
    const entities = await this.#columns.entities(kind, signal)
    const ofKind = entities.find((one) => one.entity === entity)
    const { columns, own } = ofKind ? await this.#columns.own(connector, ofKind, signal) : NO_OWN
    const ofMap = mapped.length > 0 ? await this.#columns.mapped(connector, entity, signal) : []
    const all = [...(ofKind?.columns ?? []), ...columns, ...ofMap]
    const copy = { connector, customer: customer ?? '', kind, entity, columns: all, own }
    this.#copies.set(name, copy)
    return copy
  }

  /** Reads a page; undefined for an expired cursor. */
  async #read(after: string | undefined, signal: AbortSignal): Promise<Page | undefined> {
    const { customer, kinds, entities } = this.#filter
    const filter = { external_user_id: customer, connector_types: kinds?.join(','), entities: entities?.join(',') }
    try {
      return pageOf(await this.#api.get(PATH, { ...filter, after, limit: LIMIT }, signal))
    } catch (error) {
      const isOver =
        error instanceof ConnectorError && (error.code === 'cursor_expired' || error.code === 'invalid_cursor')
      if (after !== undefined && isOver) return undefined
      throw error
    }
  }
}

function sorted(names: readonly string[] | undefined): readonly string[] | null {
  return names === undefined ? null : [...new Set(names)].toSorted()
}

function positionOf(text: string | undefined): Position | undefined {
  const stored = text === undefined ? undefined : tryParseJson(text)
  return isObject(stored) ? stored : undefined
}

/** A change of the platform API. */
interface WireChange {
  readonly operation: 'upsert' | 'delete' | 'reset'
  readonly connector_id: string
  readonly connector_type: string
  readonly external_user_id: string | null
  readonly entity: string
  readonly key: string | null
  readonly changed_at: string
  readonly mapped?: Readonly<Record<string, unknown>>
}

interface UnreadyCopy {
  readonly connector: string
  readonly entity: string
  readonly status: string
}

interface Page {
  /** The text of each change. */
  readonly data: readonly string[]
  readonly hasMore: boolean
  readonly cursor: string
  readonly isSnapshot: boolean
  readonly unready: readonly UnreadyCopy[]
}

function pageOf(text: string): Page {
  const meta = tryParseJson(textAtPath(text, ['meta']) ?? '')
  const data = textAtPath(text, ['data'])
  if (!isObject(meta) || typeof meta.cursor !== 'string' || data === undefined)
    throw new ServerRefusal(
      'platform_invalid_response',
      'Cannot read the response of the server: it is no page of changes',
      502,
    )
  const unready = Array.isArray(meta.unready) ? (meta.unready as Record<string, string>[]) : []
  return {
    data: elementsOf(data),
    hasMore: meta.has_more === true,
    cursor: meta.cursor,
    isSnapshot: meta.snapshot === true,
    unready: unready.map(({ connector_id: connector = '', entity = '', status = '' }) => ({
      connector,
      entity,
      status,
    })),
  }
}

function unreadyText({ connector, entity, status }: UnreadyCopy): string {
  return `${entity} of ${connector} is ${status === 'held' ? 'held back: its copy shrinks too much' : 'still being copied'}`
}
