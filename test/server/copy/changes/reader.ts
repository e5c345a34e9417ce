/** A reader of the changes of many copies, and copies for it. */
import { expect } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { applyRecord } from '../../../../server/copy/changes/record-changes.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import type { FeedFilter } from '../../../../server/copy/changes/entries.ts'
import { readAllChanges } from '../../../../server/copy/changes/all-feed.ts'
import { CURSORS } from '../../../support/cursors.ts'
import { FIELDS, makeConnector } from '../search/support.ts'

/** A change as the API gives it. */
export interface Change {
  readonly operation: 'upsert' | 'delete' | 'reset'
  readonly connector_id: string
  readonly external_user_id: string | null
  readonly entity: string
  readonly key: string | null
  readonly record: unknown
}

/** Applies changes to what it has, from where it left off. */
export class AllReader {
  readonly held = new Map<string, Map<string, unknown>>()
  cursor: string | undefined
  readonly #database: Database
  readonly #filter: FeedFilter
  readonly #limit: number

  constructor(database: Database, filter: FeedFilter, limit = 3) {
    this.#database = database
    this.#filter = filter
    this.#limit = limit
  }

  /** Reads one page. */
  async page(): Promise<{ changes: Change[]; hasMore: boolean; isSnapshot: boolean }> {
    const filter = this.#filter
    const { data, cursor, hasMore, isSnapshot } = await readAllChanges(
      this.#database.of(filter.organizationId),
      CURSORS,
      {
        filter,
        open: async ({ organizationId, connectorId, kind, entity }) =>
          entity === 'parents' ? undefined : { organizationId, connectorId, kind, entity, key: 'id', fields: FIELDS },
        after: this.cursor,
        limit: this.#limit,
      },
    )
    const changes = JSON.parse(Buffer.from(data).toString()) as Change[]
    expect(changes.length).toBeLessThanOrEqual(this.#limit)
    for (const { operation, connector_id: connector, entity, key, record } of changes) {
      const name = `${connector} ${entity}`
      const of = this.held.get(name) ?? new Map<string, unknown>()
      this.held.set(name, of)
      if (operation === 'reset') this.held.delete(name)
      else if (operation === 'delete') of.delete(key!)
      else of.set(key!, record)
    }
    this.cursor = cursor
    return { changes, hasMore, isSnapshot }
  }

  async all(): Promise<Change[]> {
    const read: Change[] = []
    for (;;) {
      const { changes, hasMore } = await this.page()
      read.push(...changes)
      if (!hasMore) return read
    }
  }

  /** Its records, copy by copy. */
  get state(): unknown {
    const filled = [...this.held].filter(([, records]) => records.size > 0)
    return Object.fromEntries(filled.map(([name, records]) => [name, Object.fromEntries(records)]))
  }
}

/** A record. */
export const item = (index: number, version = 0) => ({ id: `id_${String(index).padStart(3, '0')}`, version })
/** Makes records. */
export const items = (count: number, version = 0) => Array.from({ length: count }, (_, index) => item(index, version))
/** A record to be applied. */
export const textOf = (record: { id: string }) => ({ key: record.id, record: JSON.stringify(record) })

/** Numbers from 0 to 1 that are the same in each run. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A promise, and what resolves it. */
export function gate(): [Promise<void>, () => void] {
  let open = () => {}
  return [new Promise<void>((resolve) => (open = resolve)), () => open()]
}

/** A connector of a customer of its own, all of whose entities are copied. */
export async function syncedConnector(database: Database, organizationId: string): Promise<Copy> {
  const copy = await makeConnector(database, organizationId)
  await database.query(`insert into syncs (connector_id, organization_id, kind) values ($1, $2, 'sample')`, [
    copy.connectorId,
    organizationId,
  ])
  return copy
}

/** Applies records in one transaction. */
export function apply(database: Database, copy: Copy, ...records: Parameters<typeof applyRecord>[2][]): Promise<void> {
  return database.of(copy.organizationId).transaction(async (sql) => {
    for (const one of records) await applyRecord(sql, copy, one)
  })
}

/** The id of a copy's customer. */
export async function customerOf(database: Database, { connectorId }: Copy): Promise<string> {
  const [row] = await database.query<{ id: string }>('select customer_id as id from connectors where id = $1', [
    connectorId,
  ])
  return row!.id
}
