/** The sealed values of the database with their owners, and rows by batches. */
import type { Sql } from '../store/index.ts'
import type { SecretOwner } from './vault.ts'
import { lastOf } from '../base/index.ts'

/** A column of sealed values. Its names become part of statements and come only from this file. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** SQL of the owner's version. */
  readonly version: string
  readonly purpose: SecretOwner['purpose']
}

/** Every column of sealed values. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'captures', column: 'sealed', version: '1', purpose: 'capture' },
  { table: 'hooks', column: 'secret', version: '1', purpose: 'hook' },
  { table: 'hooks', column: 'address', version: '2', purpose: 'hook' },
  { table: 'connectors', column: 'credentials', version: 'credentials_version', purpose: 'connector' },
  { table: 'oauth_applications', column: 'configuration', version: '1', purpose: 'oauth_application' },
  { table: 'oauth_flows', column: 'sealed', version: '1', purpose: 'oauth_flow' },
  { table: 'oauth_secrets', column: 'credentials', version: '1', purpose: 'oauth_secret' },
  { table: 'idempotency_keys', column: 'answer', version: '1', purpose: 'idempotency_key' },
  { table: 'webhook_endpoints', column: 'secret', version: 'secret_version', purpose: 'webhook_endpoint' },
  // After `secret`, from which a rotation moves values here.
  { table: 'webhook_endpoints', column: 'previous_secret', version: 'secret_version - 1', purpose: 'webhook_endpoint' },
]

/** A sealed value with its owner. */
export interface SealedRow {
  readonly owner: SecretOwner
  readonly sealed: Buffer
}

/** Batches of the sealed values of a column: all, or only the values under retired keys. */
export async function* sealedRows(
  sql: Sql,
  { table, column, version, purpose }: SealedColumn,
  batchSize: number,
  only: 'all' | 'of retired keys' = 'all',
): AsyncGenerator<SealedRow[]> {
  const narrowed = only === 'all' ? '' : `and ${OF_RETIRED_KEY(column)}`
  const text = `select id, organization_id as "organizationId", ${version} as version, ${column} as sealed from ${table} as holder
    where ${column} is not null ${narrowed}`
  for await (const rows of inBatches<Omit<SecretOwner, 'purpose'> & Pick<SealedRow, 'sealed'>>(sql, text, batchSize))
    yield rows.map(({ sealed, ...owner }) => ({ owner: { ...owner, purpose }, sealed }))
}

/**
 * Batches of the rows of a statement, in the order of their organizations and IDs.
 * @param text a statement with a `where`, whose rows have both. Its params are $4 and the following
 */
export async function* inBatches<Row extends { readonly id: string; readonly organizationId: string }>(
  sql: Sql,
  text: string,
  size: number,
  params: readonly unknown[] = [],
): AsyncGenerator<Row[]> {
  let after: readonly [organizationId: string | null, id: string | null] = [null, null]
  for (;;) {
    const rows: Row[] = await sql.query(
      `${text} and ($1::uuid is null or (organization_id, id) > ($1::uuid, $2::uuid)) order by organization_id, id limit $3::int`,
      [...after, size, ...params],
    )
    if (rows.length === 0) return
    yield rows
    const { organizationId, id } = lastOf(rows)
    after = [organizationId, id]
  }
}

/** Bytes 2 to 17 of a seal are the ID of its key. */
const OF_RETIRED_KEY = (column: string) =>
  `exists (select from data_keys where data_keys.organization_id = holder.organization_id and status = 'retired'
   and substring(${column} from 2 for 16) = uuid_send(data_keys.id))`
