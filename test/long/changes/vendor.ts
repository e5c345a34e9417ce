/** The third party of the oracle: records that change at random from a seed, lists of them, and webhooks that arrive late, twice or never. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type OracleEntity, ORACLE_SECRET } from './manifest.ts'
import { pick, type Random } from './random.ts'

/** A record of the third party. */
export interface OracleRow {
  readonly id: string
  readonly name: string
  /** Grows with each change of anything. */
  readonly version: number
  readonly changed?: string
  readonly item?: string
}

/** A change, as it happened. */
export interface Happened {
  readonly entity: OracleEntity
  readonly key: string
  /** Version of the record's last change; 0 for a deletion. */
  readonly version: number
  readonly at: number
}

interface Answer {
  readonly status?: number
  readonly body?: unknown
}

const PAGE = 50
const CHILDREN = ['labels', 'comments'] as const
/** An event is sent so often until it is accepted; a killed server is back by then, or the next sync finds the change. */
const TRIES = 60

/** The third party. */
export class OracleVendor {
  origin = ''
  /** Where it sends events. */
  hook: string | undefined
  readonly rows: Readonly<Record<OracleEntity, Map<string, OracleRow>>> = {
    items: new Map(),
    notes: new Map(),
    people: new Map(),
    labels: new Map(),
    comments: new Map(),
  }
  readonly happened: Happened[] = []
  readonly counts = { requests: 0, events: 0, undelivered: 0, restored: 0, vanished: 0 }
  readonly #removed: Readonly<Record<OracleEntity, OracleRow[]>> = {
    items: [],
    notes: [],
    people: [],
    labels: [],
    comments: [],
  }
  /** When an item was deleted. */
  readonly #deleted = new Map<string, string>()
  readonly #random: Random
  readonly #sending = new Set<Promise<void>>()
  readonly #server = createServer((request, response) => void this.#handle(request, response))
  /** Keys of records with a lost event. */
  readonly #lost = new Set<string>()
  #versions = 0

  constructor(random: Random) {
    this.#random = random
  }

  /** Starts to answer, with some records. */
  async start(records: number): Promise<void> {
    for (let count = 0; count < records; count++) {
      this.#create('notes')
      this.#create('people')
      const { id } = this.#create('items')
      for (const entity of CHILDREN) this.#create(entity, id)
    }
    this.happened.length = 0
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Makes one change at random. */
  change(): void {
    const which = this.#random()
    const entity = pick(this.#random, ['items', 'items', 'notes', 'people', 'people', 'labels', 'comments'] as const)
    const rows = this.rows[entity]
    const [removed] = this.#removed[entity]
    // About as many come as go.
    if (which < 0.2 || rows.size < 20) this.#create(entity)
    else if (which < 0.28 && removed) this.#restore(entity, removed)
    else if (which < 0.72) this.#update(entity, pick(this.#random, [...rows.keys()]))
    else this.#delete(entity, pick(this.#random, [...rows.keys()]))
  }

  /** Tells of one more change, behind all others; its key. */
  async mark(): Promise<string> {
    await Promise.all(this.#sending)
    const row = this.#create('people')
    await Promise.all(this.#sending)
    if (this.#lost.has(row.id)) return this.mark()
    return row.id
  }

  #create(entity: OracleEntity, parent?: string): OracleRow {
    const isChild = entity === 'labels' || entity === 'comments'
    const item = isChild ? (parent ?? pick(this.#random, [...this.rows.items.keys()])) : undefined
    return this.#put(
      entity,
      { id: `${entity[0]}${this.#versions + 1}`, name: this.#name(), version: 0, item },
      'created',
    )
  }

  #update(entity: OracleEntity, id: string, name = this.#name()): OracleRow | undefined {
    const row = this.rows[entity].get(id)
    return row && this.#put(entity, { ...row, name }, 'updated')
  }

  /** With all that was below it. */
  #restore(entity: OracleEntity, row: OracleRow): void {
    if (row.item !== undefined && !this.rows.items.has(row.item)) return
    this.counts.restored++
    this.#removed[entity].splice(this.#removed[entity].indexOf(row), 1)
    if (entity === 'items') this.#deleted.delete(row.id)
    this.#put(entity, row, 'created')
    if (entity !== 'items') return
    for (const child of CHILDREN)
      for (const below of this.#removed[child].filter(({ item }) => item === row.id)) this.#restore(child, below)
  }

  #put(entity: OracleEntity, { id, name, item }: OracleRow, verb: string): OracleRow {
    const version = ++this.#versions
    const row =
      item === undefined ? { id, name, version, changed: new Date().toISOString() } : { id, name, version, item }
    this.rows[entity].set(id, row)
    this.happened.push({ entity, key: id, version, at: Date.now() })
    if (entity === 'comments' && item !== undefined) this.#touch(item)
    this.#report(entity, verb, row)
    return row
  }

  /** A comment changes its item. */
  #touch(id: string): void {
    const item = this.rows.items.get(id)
    if (item) this.#put('items', item, 'updated')
  }

  /** With all that is below it. */
  #delete(entity: OracleEntity, id: string): void {
    const row = this.rows[entity].get(id)
    if (!row) return
    this.rows[entity].delete(id)
    this.#removed[entity].push(row)
    this.happened.push({ entity, key: id, version: 0, at: Date.now() })
    if (entity === 'items') {
      this.#deleted.set(id, new Date().toISOString())
      for (const child of CHILDREN)
        for (const below of this.rows[child].values())
          if (below.item === id) {
            this.counts.vanished++
            this.#delete(child, below.id)
          }
    }
    if (entity === 'comments' && row.item !== undefined) this.#touch(row.item)
    this.#report(entity, 'deleted', row)
  }

  #name(): string {
    return `name ${Math.floor(this.#random() * 1e6)}`
  }

  #report(entity: OracleEntity, verb: string, row: OracleRow): void {
    if (this.hook === undefined || (entity !== 'items' && entity !== 'people')) return
    const chance = this.#random()
    // One in twenty is lost, one in ten is sent twice, one in six says no more than that the record changed.
    if (chance < 0.05) {
      this.#lost.add(row.id)
      return
    }
    const isTouched = verb === 'updated' && chance > 0.84
    const event = {
      id: `e${row.version}${verb}`,
      type: `${entity}.${isTouched ? 'touched' : verb}`,
      at: Math.floor(Date.now() / 1000),
      key: row.id,
      record: verb === 'deleted' || isTouched ? undefined : row,
    }
    for (let times = chance < 0.15 ? 2 : 1; times > 0; times--) {
      const sending = this.#send(JSON.stringify(event), this.#random() ** 3 * 1000)
      this.#sending.add(sending)
      void sending.finally(() => this.#sending.delete(sending))
    }
  }

  async #send(body: string, afterMs: number): Promise<void> {
    await delay(afterMs)
    this.counts.events++
    for (let tries = 0; tries < TRIES; tries++) {
      const seconds = Math.floor(Date.now() / 1000)
      const signature = createHmac('sha256', ORACLE_SECRET).update(`${seconds}.${body}`).digest('hex')
      const headers = { 'content-type': 'application/json', 'shop-signature': `t=${seconds},v1=${signature}` }
      const response = await fetch(this.hook ?? '', { method: 'POST', headers, body }).catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      if (response?.ok) return
      await delay(Math.min(250 * 2 ** tries, 2000))
    }
    this.counts.undelivered++
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    this.counts.requests++
    const url = new URL(request.url ?? '', 'http://shop')
    const { status = 200, body } = this.#answer(request.method ?? 'GET', url, Buffer.concat(chunks).toString())
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(body === undefined ? '' : JSON.stringify(body))
  }

  #answer(method: string, { pathname, searchParams }: URL, text: string): Answer {
    const [, entity = '', id, below] = pathname.split('/')
    const rows = this.rows[entity as OracleEntity]
    if (method === 'GET' && id === undefined) {
      const since = entity === 'people' ? searchParams.get('since') : null
      return pageOf(
        [...rows.values()].filter(({ changed = '' }) => since === null || changed >= since),
        searchParams,
      )
    }
    if (id === 'changes') return this.#changes(searchParams)
    if (method === 'POST') return { body: { data: this.#create(entity as OracleEntity) } }
    if (!rows.has(id ?? '')) return { status: 404, body: { message: 'no such record' } }
    if (below !== undefined)
      return pageOf(
        [...this.rows[below as OracleEntity].values()].filter(({ item }) => item === id),
        searchParams,
      )
    if (method === 'PATCH') this.#update(entity as OracleEntity, id ?? '', (JSON.parse(text) as OracleRow).name)
    if (method === 'DELETE') {
      this.#delete(entity as OracleEntity, id ?? '')
      return { status: 204 }
    }
    return { body: { data: rows.get(id ?? '') } }
  }

  /** The items that changed or are gone, in the order of their changes. */
  #changes(query: URLSearchParams): Answer {
    const since = query.get('since') ?? ''
    const removed = [...this.#deleted].map(([id, changed]) => ({ id, changed, deleted: true }))
    const all = [...this.rows.items.values(), ...removed].filter(({ changed = '' }) => changed >= since)
    return pageOf(all, query)
  }
}

interface Listed {
  readonly id: string
  readonly changed?: string
}

/** Pages go on behind the last key, as those of most vendors: a record that goes does not shift the ones behind it. */
function pageOf(rows: readonly Listed[], query: URLSearchParams): Answer {
  const after = query.get('after')
  const size = Number(query.get('limit') ?? PAGE)
  const placed = rows.map((row) => ({ row, cursor: cursorOf(row, query.has('since')) }))
  const left = placed
    .filter(({ cursor }) => after === null || cursor > after)
    .toSorted((one, other) => (one.cursor < other.cursor ? -1 : 1))
  const page = left.slice(0, size)
  return { body: { data: page.map(({ row }) => row), next: left.length > size ? page.at(-1)?.cursor : null } }
}

/** In the order of their keys, or of their changes. */
function cursorOf({ id, changed }: Listed, isByChange: boolean): string {
  const key = id.slice(1).padStart(8, '0')
  return isByChange ? `${changed} ${key}` : key
}
