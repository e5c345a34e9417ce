/** A copy with records in it, and searches over it. */
import { randomUUID } from 'node:crypto'
import type { OwnField } from '../../../../runtime/index.ts'
import { CURSORS } from '../../../support/cursors.ts'
import type { Database, Statement } from '../../../../server/ground/store/index.ts'
import { beginGeneration, copyState, showGeneration } from '../../../../server/copy/records/generations.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { ensureTable } from '../../../../server/copy/records/tables.ts'
import { mergeGeneration } from '../../../../server/copy/changes/merge.ts'
import { SearchEngine } from '../../../../server/copy/search/search.ts'
import { writePage } from '../../../../server/copy/changes/record-changes.ts'

export const FIELDS = {
  id: { type: 'string' },
  name: { type: 'string' },
  amount: { type: 'integer' },
  rate: { type: 'number' },
  active: { type: 'boolean' },
  created: { type: 'string' },
  changed: { type: 'timestamp' },
  tags: { type: 'array' },
  address: { type: 'object' },
} as const

/** An organization with a customer and a connector of the kind `sample`. */
export async function makeConnector(database: Database, organizationId: string = randomUUID()): Promise<Copy> {
  const [customerId, connectorId] = [randomUUID(), randomUUID()]
  await database.query(`insert into organizations (id, name) values ($1, 'One') on conflict do nothing`, [
    organizationId,
  ])
  await database.query(`insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)`, [
    customerId,
    organizationId,
    customerId,
  ])
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status)
    values ($1, $2, $3, 'sample', 'Sample', 'key', '1.0.0', 'active')`,
    [connectorId, organizationId, customerId],
  )
  return { organizationId, connectorId, kind: 'sample', entity: 'items', key: 'id', fields: FIELDS }
}

/** Has a full run find these records and nothing else; the generation that searches see comes back. */
export async function fill(database: Database, copy: Copy, records: readonly unknown[]): Promise<number> {
  await ensureTable(database, copy.kind, copy.entity)
  return database.transaction(async (sql) => {
    const base = (await copyState(sql, copy))?.generation
    const generation = await beginGeneration(sql, copy)
    await writePage(sql, copy, generation, JSON.stringify(records), { base })
    if (base !== undefined) {
      await mergeGeneration(sql, copy, { base, drafts: generation })
      return base
    }
    await showGeneration(sql, copy, generation, { isComplete: true })
    return generation
  })
}

/** Searches of a database. */
export function searchOf(database: Database): SearchEngine {
  return new SearchEngine({ database, cursors: CURSORS })
}

/** The records of one answer, read. */
export async function found(search: SearchEngine, copy: Copy, params: unknown): Promise<Record<string, unknown>[]> {
  const { data } = await search.search(copy, params)
  return JSON.parse(Buffer.from(data).toString()) as Record<string, unknown>[]
}

/** The ids that a query finds, page after page. */
export async function searchAll(search: SearchEngine, copy: Copy, query: unknown, limit = 1000): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const params: Record<string, unknown> = { query, limit, fields: ['id'], ...(cursor !== null && { cursor }) }
    const { data, meta } = await search.search(copy, params)
    ids.push(...(JSON.parse(Buffer.from(data).toString()) as { id: string }[]).map(({ id }) => id))
    cursor = meta.cursor
  } while (cursor !== null)
  return ids
}

/** The statements of the batches that are sent from now on, in the order in which they are. */
export function recordStatements(database: Database): readonly Statement[] {
  const sent: Statement[] = []
  const batch = database.batch.bind(database)
  database.batch = (statements, settings) => {
    sent.push(...statements)
    return batch(statements, settings)
  }
  return sent
}

/** Stores the own fields of an account, as a run does. */
export async function listOwnFields(
  database: Database,
  { organizationId, connectorId, kind, entity }: Copy,
  fields: readonly OwnField[],
): Promise<void> {
  const ref = [organizationId, connectorId]
  await database.query(
    'insert into syncs (organization_id, connector_id, kind, is_enabled) values ($1, $2, $3, false) on conflict do nothing',
    [...ref, kind],
  )
  await database.query(
    `insert into sync_entities (organization_id, connector_id, entity, turn, own_fields) values ($1, $2, $3, 1, $4)
    on conflict (organization_id, connector_id, entity) do update set own_fields = excluded.own_fields`,
    [...ref, entity, JSON.stringify(fields)],
  )
}
