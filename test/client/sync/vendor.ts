/** A third party with eight lists, each with its own way to report changes, and a table that `sync` fills. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, sync, type Change, type LocalSyncOptions, type SyncCheckpoint } from '../../../client/index.ts'
import { fetchTransport } from '../../../runtime/index.ts'

/** The manifest of the vendor. */
export const DEPOT = `
format: 1
kind: depot
id: 6b2e4d63-7b1f-4d2c-8b6f-4a1a7a1b8c55
title: Depot
category: other
support: none
version: 1.0.0
docs: https://docs.depot.example
base_url: https://api.depot.example
auth: {key: {type: static, title: Key, credentials: {key: string!}, send: {bearer: "{{key}}"}}}
check: tags.list
retry: {max: 0}
defaults:
  list:
    params: {after: string, since: string}
    records: $.data
    meta: {token: $.token}
    pagination: {style: cursor, param: after, next: $.next}
schemas:
  Row: {id: string, name: string, updated: datetime, parent: string?}
entities:
  tags:
    schema: Row
    search: [id, name]
    list: {request: GET /tags}
  contacts:
    schema: Row
    search: [id, name]
    sync: {field: updated, param: since}
    list: {request: GET /contacts}
  pages:
    schema: Row
    search: [id, name]
    sync: {field: updated, newest_first: true}
    list: {request: GET /pages}
  parts:
    schema: Row
    search: [id, name]
    sync: {field: updated, param: since, deletions: {param: since, with: {state: deleted}}}
    list: {request: GET /parts, params: {state: string}}
  tickets:
    schema: Row
    search: [id, name]
    sync: {field: updated, later: {field: updated, param: since, deleted: {at: $.deleted}}}
    changes: {request: GET /changes/tickets}
    list: {request: GET /tickets}
  people:
    schema: Row
    search: [id, name]
    sync: {token: token, param: since, later: {param: since, deleted: {at: $.deleted}}}
    changes: {request: GET /changes/people}
    list: {request: GET /people}
  comments:
    schema: Row
    search: [id, name]
    sync: {each: {ticket_id: tickets.id}, changed_parents: true}
    list: {request: "GET /tickets/{ticket_id}/comments", params: {ticket_id: string!}}
  tasks:
    schema: Row
    search: [id, name]
    sync: {each: {tag_id: tags.id}, field: updated, param: since}
    list: {request: "GET /tags/{tag_id}/tasks", params: {tag_id: string!}}
`

/** A record of the vendor. */
export interface Row {
  readonly id: string
  readonly name: string
  readonly updated: string
  readonly parent?: string
}

/** The lists of the vendor. */
export const ENTITIES = ['tags', 'contacts', 'pages', 'parts', 'tickets', 'people', 'comments', 'tasks'] as const

export type Entity = (typeof ENTITIES)[number]

const PAGE = 3

/** Response of the vendor in place of a page. */
export type Trick = (path: string) => { readonly status: number; readonly body?: unknown } | undefined

/** The vendor: its records and its responses. */
export class Vendor {
  readonly rows = Object.fromEntries(ENTITIES.map((entity) => [entity, new Map<string, Row>()])) as Record<
    Entity,
    Map<string, Row>
  >
  readonly requests: string[] = []
  trick: Trick | undefined
  /** Number of records at which its lists end, without a word. */
  cap = Infinity
  #now = Date.parse('2026-01-01T00:00:00.000Z')
  #count = 0
  /** Each deletion that a list of changes names, with its time. */
  readonly #deleted: { readonly entity: Entity; readonly id: string; readonly at: string }[] = []

  get now(): number {
    return this.#now
  }

  pass(ms: number): void {
    this.#now += ms
  }

  put(entity: Entity, id: string, parent?: string): void {
    const row = { id, name: `${entity} ${++this.#count}`, updated: this.#time(), ...(parent && { parent }) }
    this.rows[entity].set(id, row)
    const ticket = entity === 'comments' ? this.rows.tickets.get(parent ?? '') : undefined
    // What changes of a child changes its parent.
    if (ticket) this.rows.tickets.set(ticket.id, { ...ticket, updated: this.#time() })
  }

  remove(entity: Entity, id: string): void {
    const row = this.rows[entity].get(id)
    if (!row) return
    this.rows[entity].delete(id)
    this.#deleted.push({ entity, id, at: this.#time() })
    const ticket = entity === 'comments' ? this.rows.tickets.get(row.parent ?? '') : undefined
    if (ticket) this.rows.tickets.set(ticket.id, { ...ticket, updated: this.#time() })
    const child = entity === 'tickets' ? 'comments' : entity === 'tags' ? 'tasks' : undefined
    if (!child) return
    for (const one of this.rows[child].values()) if (one.parent === id) this.rows[child].delete(one.id)
  }

  #time(): string {
    this.#now += 1000
    return new Date(this.#now).toISOString()
  }

  readonly fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, searchParams, search } = new URL(input instanceof Request ? input.url : input)
    this.requests.push(`${pathname}${search}`)
    const trick = this.trick?.(`${pathname}${search}`)
    if (trick) return Response.json(trick.body ?? {}, { status: trick.status })
    const found = this.#listed(pathname, searchParams)?.slice(0, this.cap)
    if (!found) return Response.json({}, { status: 404 })
    const start = Number(searchParams.get('after') ?? 0)
    const next = start + PAGE < found.length ? String(start + PAGE) : null
    return Response.json({ data: found.slice(start, start + PAGE), next, token: new Date(this.#now).toISOString() })
  }

  #listed(path: string, params: URLSearchParams): object[] | undefined {
    const [, first = '', id = '', last] = path.split('/')
    const since = params.get('since')
    const fresh = ({ updated }: { readonly updated: string }) => since === null || updated >= since
    const deletedOf = (entity: Entity) =>
      this.#deleted
        .filter((one) => one.entity === entity && !this.rows[entity].has(one.id))
        .map(({ id: key, at }) => ({ id: key, updated: at, deleted: true }))
    if (params.has('state')) return deletedOf(first as Entity).filter(fresh)
    if (first === 'changes') {
      const entity = id as Entity
      const all = [...this.rows[entity].values(), ...deletedOf(entity)]
      return all.filter(fresh).toSorted((a, b) => a.updated.localeCompare(b.updated))
    }
    if (last === undefined) {
      const rows = [...this.rows[first as Entity].values()].filter(fresh)
      return first === 'pages' ? rows.toSorted((a, b) => b.updated.localeCompare(a.updated)) : rows
    }
    if (!this.rows[first as Entity].has(id)) return undefined
    return [...this.rows[last as Entity].values()].filter(({ parent }) => parent === id).filter(fresh)
  }
}

interface Held {
  readonly record: Row
  readonly pass: string
  readonly below: string | null
}

/** An application that stores changes in tables, with the checkpoint. */
export class Copy {
  readonly tables = new Map<string, Map<string, Held>>()
  /** As it is stored: JSON as text. */
  stored: string | undefined
  /** Number of changed records. */
  changes = 0

  apply(change: Change<Row, string, SyncCheckpoint>): void {
    const table = this.tables.get(change.entity) ?? new Map<string, Held>()
    this.tables.set(change.entity, table)
    const { pass, below } = change
    if (change.operation === 'upsert') table.set(change.key, { record: change.record, pass, below })
    if (change.operation === 'delete') table.delete(change.key)
    if (change.operation === 'upsert' || change.operation === 'delete') this.changes++
    if (change.operation === 'complete')
      for (const [key, held] of table) {
        const isListed = below === null ? !change.except.includes(held.below ?? '') : held.below === below
        if (isListed && held.pass !== pass) table.delete(key)
      }
    this.stored = JSON.stringify(change.checkpoint)
  }

  /** The records of an entity by their keys. */
  rows(entity: Entity): Record<string, Row> {
    const held = [...(this.tables.get(entity) ?? [])].map(([key, { record }]) => [key, record] as const)
    return Object.fromEntries(held.toSorted(([a], [b]) => a.localeCompare(b)))
  }
}

/** An account at the vendor. */
export async function openAccount(vendor: Vendor, manifest = DEPOT) {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-sync-'))
  const file = join(folder, 'depot.yaml')
  await writeFile(file, manifest)
  const clock = { now: () => vendor.now, wait: async () => vendor.pass(60_000) }
  const connector = await connect(
    { file },
    { credentials: { key: 'k' }, transport: fetchTransport(vendor.fetch), clock, paced: false },
  )
  return {
    connector,
    /** Reads into a copy; ends after some changes, as a killed process does. */
    async read(copy: Copy, options: Partial<LocalSyncOptions> = {}, most = Infinity): Promise<void> {
      const state = copy.stored === undefined ? undefined : (JSON.parse(copy.stored) as SyncCheckpoint)
      let left = most
      if (left <= 0) return
      for await (const change of sync(connector, { entities: ENTITIES, state, ...options })) {
        copy.apply(change as Change<never, string, SyncCheckpoint>)
        if (--left <= 0) return
      }
    },
    async close() {
      await connector.$close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Records of the vendor's entity, by key. */
export function rowsOf(vendor: Vendor, entity: Entity): Record<string, Row> {
  return Object.fromEntries([...vendor.rows[entity]].toSorted(([a], [b]) => a.localeCompare(b)))
}
