/** Opens every sealed value of a database. */
import { ConnectorError } from 'plugboard/runtime'
import type { Database } from '../store/index.ts'
import { SEALED_COLUMNS, sealedRows } from './sealed-rows.ts'
import type { Vault } from './vault.ts'

/** A sealed value that does not open. */
export interface UnreadableSecret {
  readonly table: string
  readonly column: string
  readonly id: string
  readonly organizationId: string
  readonly problem: string
}

/** Options of a verification. */
export interface VerifyOptions {
  /** Called with the number of values so far. */
  readonly onProgress?: (checked: number) => void
  readonly signal?: AbortSignal
}

const BATCH = 100

/**
 * Opens every sealed value of a database and yields the values that do not open. Opened values are dropped immediately.
 * @throws ConnectorError for failures of the database, such as `storage_unavailable`; the signal's reason
 */
export async function* verifySecrets(
  database: Database,
  vault: Vault,
  { onProgress, signal }: VerifyOptions = {},
): AsyncGenerator<UnreadableSecret> {
  let checked = 0
  for (const column of SEALED_COLUMNS)
    for await (const rows of sealedRows(database, column, BATCH)) {
      signal?.throwIfAborted()
      for (const { owner, sealed } of rows) {
        const problem = await problemOf(vault.open(owner, sealed))
        const { id, organizationId } = owner
        if (problem !== undefined) yield { table: column.table, column: column.column, id, organizationId, problem }
      }
      checked += rows.length
      onProgress?.(checked)
    }
}

async function problemOf(opening: Promise<string>): Promise<string | undefined> {
  try {
    await opening
    return undefined
  } catch (error) {
    if (error instanceof ConnectorError && error.code === 'credentials_unreadable') return error.message
    throw error
  }
}
