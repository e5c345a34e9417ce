/** A world for syncing: one database, any number of processes' rooms on it, and a third party that a test configures. */
import { CURSORS } from '../../../support/cursors.ts'
import type { SyncChangeRequest, SyncStateBody } from '../../../../contract/index.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { undiciTransport } from '../../../../runtime/index.ts'
import { type Catalogue, createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { Connectors, ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import { openQueue, type Queue } from '../../../../server/ground/jobs/index.ts'
import { SearchEngine } from '../../../../server/copy/search/search.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { SyncServices, SyncSettings } from '../../../../server/copy/sync/state/services.ts'
import { Sync } from '../../../../server/copy/sync/sync.ts'
import type { SyncEvent } from '../../../../server/copy/sync/job.ts'
import { makeOwner, testLog, testVault } from '../../accounts/connectors/world.ts'
import { openConnectors } from '../../../support/connectors.ts'

/** How the manifest of a shop begins; its check and its entities follow. */
export const SHOP_HEAD = `
format: 1
kind: shop
id: 6b2e4d63-7b1f-4d2c-8b6f-4a1a7a1b8c22
title: Shop
category: other
support: none
version: 1.0.0
docs: https://docs.shop.example
base_url: https://api.shop.example
auth: {key: {type: static, title: Key, credentials: {key: string!}, send: {bearer: "{{key}}"}}}`

/** The manifest of the shop. */
export const MANIFEST = `${SHOP_HEAD}
check: items.list
retry: {max: 1}
defaults:
  list:
    params: {after: string, limit: integer}
    records: $.data
    pagination: {style: cursor, param: after, next: $.next}
schemas:
  Item: {id: string, name: string, size: integer?, changed: datetime?, box: string?}
  Receipt: {id: string, data: object}
entities:
  items:
    schema: Item
    search: [id, name, size]
    sync: {with: {limit: 100}}
    list: {request: GET /items}
    get: {request: "GET /items/{id}", params: {id: string!}, records: $.data}
    create: {request: POST /items, params: {name: string!}, records: $.data}
    update: {request: "PATCH /items/{id}", params: {id: string!, name: string!}, records: $.data}
    delete: {request: "DELETE /items/{id}", params: {id: string!}, records: null}
    rename: {request: "PATCH /items/{id}", params: {id: string!, name: string!}, records: $.data, effect: overwrites}
    purge: {request: "DELETE /items/{id}", params: {id: string!}, records: null, effect: destroys}
    stamp: {request: "POST /items/{id}/stamp", params: {id: string!}, schema: Receipt, effect: overwrites}
  notes:
    schema: Item
    search: [id, name]
    sync: {field: changed, param: since, lookback: 60}
    list: {request: GET /notes, params: {since: string}}
  labels:
    schema: Item
    search: [id, name, box]
    sync: {each: {item_id: items.id}}
    list: {request: "GET /items/{item_id}/labels", params: {item_id: string!}}
`

/** One record of the third party. */
export interface Item {
  readonly id: string
  readonly name: string
  readonly changed?: string
  readonly [more: string]: unknown
}

/** Response to a request instead of its page; a string is sent as it is. */
export interface Trick {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The third party. */
export interface Shop {
  readonly origin: string
  items: Item[]
  notes: Item[]
  /** By item. */
  labels: Map<string, Item[]>
  pageSize: number
  /** Of every answer but those about labels. */
  latencyMs: number
  /** Answers to lists that were made are sent when it resolves. */
  held: Promise<void> | undefined
  /** Answers in place of the page, when it gives something. */
  trick: ((path: URL, count: number, authorization: string) => Trick | undefined) | undefined
  /** Every request: method and path with query. */
  readonly requests: string[]
  /** The most requests of one owner that were answered at the same time. */
  readonly concurrency: Map<string, number>
  close(): Promise<void>
}

/** Makes items. */
export function itemsOf(count: number, name = 'Item'): Item[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `i${String(index).padStart(6, '0')}`,
    name: `${name} ${index}`,
    size: index,
  }))
}

/** Starts a shop. */
export async function startShop(): Promise<Shop> {
  const open = new Map<string, number>()
  const shop: Shop = {
    origin: '',
    items: [],
    notes: [],
    labels: new Map(),
    pageSize: 100,
    latencyMs: 0,
    held: undefined,
    trick: undefined,
    requests: [],
    concurrency: new Map(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function answer(request: IncomingMessage, text: string): Trick {
    const url = new URL(request.url!, 'http://shop')
    const tricked = shop.trick?.(url, shop.requests.length, request.headers.authorization ?? '')
    if (tricked) return tricked
    const [, entity = '', id, below] = url.pathname.split('/')
    if (entity === 'items' && below === undefined && (request.method !== 'GET' || id !== undefined))
      return single(request.method!, id === undefined ? undefined : decodeURIComponent(id), text)
    const since = url.searchParams.get('since')
    const all =
      below === 'labels'
        ? (shop.labels.get(id!) ?? [])
        : entity === 'notes'
          ? shop.notes.filter(({ changed }) => since === null || changed! >= since)
          : shop.items
    const from = Number(url.searchParams.get('after') ?? 0)
    const to = from + shop.pageSize
    return { body: { data: all.slice(from, to), next: to < all.length ? String(to) : null } }
  }

  function single(method: string, id: string | undefined, text: string): Trick {
    const given = text === '' ? {} : (JSON.parse(text) as Partial<Item>)
    if (method === 'POST') {
      const made = { name: '', size: 1, ...given, id: `new${shop.items.length}` }
      shop.items.push(made)
      return { body: { data: made } }
    }
    const at = shop.items.findIndex((item) => item.id === id)
    if (at === -1) return { status: 404, body: { message: 'no such item' } }
    if (method === 'DELETE') {
      shop.items.splice(at, 1)
      return { status: 204, body: '' }
    }
    if (method === 'PATCH') shop.items[at] = { ...shop.items[at]!, ...given }
    return { body: { data: shop.items[at] } }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const owner = request.headers.authorization ?? ''
    const now = (open.get(owner) ?? 0) + 1
    open.set(owner, now)
    shop.concurrency.set(owner, Math.max(now, shop.concurrency.get(owner) ?? 0))
    shop.requests.push(`${request.method} ${request.url}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { status = 200, headers = {}, body } = answer(request, Buffer.concat(chunks).toString())
    if (shop.latencyMs > 0 && !request.url!.includes('labels')) await delay(shop.latencyMs)
    if (/^\/items\?|^\/items$/.test(request.url!) && request.method === 'GET') await shop.held
    open.set(owner, open.get(owner)! - 1)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(shop, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

/** The catalogue with the shop, or with another kind "shop". */
export async function shopCatalogue(manifest = MANIFEST): Promise<Catalogue> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  try {
    await writeFile(join(folder, 'shop.yaml'), manifest)
    return await createCatalogue({ files: [join(folder, 'shop.yaml')], baseUrl: () => 'http://127.0.0.1:8000' })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Services with which one process syncs. */
export interface Room {
  readonly services: SyncServices
  readonly sync: Sync
  readonly connectors: Connectors
  readonly queue: Queue
  readonly search: SearchEngine
  readonly events: SyncEvent[]
  readonly lines: string[]
  /** A connector of its own customer, already enrolled. */
  connector(kind?: string, more?: Partial<Connection>): Promise<ConnectorRef>
  /** Resolves with the state once it is as wanted. */
  until(connector: ConnectorRef, isWanted: (state: SyncStateBody) => boolean, ms?: number): Promise<SyncStateBody>
  /** The records that a filter finds. */
  find(connector: ConnectorRef, entity: string, filter?: object): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

interface Connection {
  readonly key: string
  readonly organizationId: string
  readonly sync: SyncChangeRequest
}

/** Options of a room. */
export interface RoomOptions {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly connectTo: () => string
  readonly settings?: Partial<SyncSettings>
  /** Whether it does the work itself; true by default. */
  readonly works?: boolean
}

export const CREDENTIAL = 'good-key-0123456789'

/** The rooms of one process. */
export async function openRoom({ database, catalogue, connectTo, settings, works = true }: RoomOptions): Promise<Room> {
  const log = testLog()
  const events: SyncEvent[] = []
  const transport = () => undiciTransport({ connectTo })
  const connectors = await openConnectors({ database, catalogue, vault: testVault(), log, transport })
  const queue = await openQueue({ database, onError: (error) => log.error({ error: error.message }, 'queue') })
  const search = new SearchEngine({ database, cursors: CURSORS })
  const services: SyncServices = {
    database,
    catalogue,
    connectors,
    queue,
    audit: { write: async () => {} },
    log,
    now: Date.now,
    settings: {
      enabled: true,
      intervalMinutes: 60,
      recordsPerConnector: 1_000_000,
      scheduleMs: 200,
      retryMs: 50,
      ...settings,
    },
  }
  const sync = new Sync({ ...services, search, cursors: CURSORS, onEvent: (event) => events.push(event) })
  await sync.define()
  if (works) await sync.work()
  return {
    services,
    sync,
    connectors,
    queue,
    search,
    events,
    lines: log.lines,
    async connector(kind = 'shop', { key = CREDENTIAL, organizationId, sync: given } = {}) {
      const owner = await makeOwner(database, ...(organizationId === undefined ? [] : [organizationId]))
      const credentials = { key }
      const { id } = await connectors.create(owner, { kind, name: 'One', credentials, validate: false })
      await sync.created(owner.organizationId, id, given)
      return { organizationId: owner.organizationId, connectorId: id }
    },
    async until(connector, isWanted, ms = 120_000) {
      const end = Date.now() + ms
      for (;;) {
        const state = await sync.state(connector)
        if (isWanted(state)) return state
        if (Date.now() > end)
          throw new Error(`not so after ${ms} ms: ${JSON.stringify(state)}\n${log.lines.join('\n')}`)
        await delay(50)
      }
    },
    async find({ organizationId, connectorId }, entity, filter = {}) {
      const opened = await connectors.open({ organizationId }, connectorId)
      const found: Record<string, unknown>[] = []
      let cursor: string | null = null
      do {
        const params: Record<string, unknown> = { query: { filter }, ...(cursor !== null && { cursor }) }
        const { data, meta } = await sync.search(opened, entity, params)
        found.push(...(JSON.parse(Buffer.from(data).toString()) as Record<string, unknown>[]))
        cursor = meta.cursor
      } while (cursor !== null)
      opened.release()
      return found
    },
    async close() {
      await sync.close()
      await queue.close(2_000)
      await connectors.close()
    },
  }
}

/** Whether no run lasts and none waits. */
export function isIdle({ job_id: runId }: SyncStateBody): boolean {
  return runId === null
}

/** Whether everything can be searched whole. */
export function isReady(state: SyncStateBody): boolean {
  return state.status === 'ready' && isIdle(state)
}
