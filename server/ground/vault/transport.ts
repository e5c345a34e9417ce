/** Data keys on their way to another installation: wrapped by a key that its operators give, which neither installation stores. */
import { createSecretKey, randomBytes } from 'node:crypto'
import type { Sql } from '../store/index.ts'
import { useOf, type WrappedKey } from './data-keys.ts'
import type { MasterKey, MasterKeys } from './master-keys.ts'

/** A data key of an organization. */
type MovedKey = Pick<WrappedKey, 'id' | 'wrapped'> & { readonly organizationId: string }

/** The same data key, wrapped by another key; undefined when it does not open. */
export function rewrapped(
  from: MasterKey,
  to: MasterKey,
  { organizationId, id, wrapped }: MovedKey,
): Buffer | undefined {
  const use = useOf(organizationId, id)
  const key = from.unwrap(use, wrapped)
  return key && to.wrap(use, key)
}

/** The key that wraps data keys of a database now; it stays so until the transaction ends. */
export async function receivingMaster(sql: Sql, masters: MasterKeys): Promise<MasterKey> {
  const [row] = await sql.query<{ master: string }>(
    `select value->>'master' as master from facts where name = 'vault' for share`,
  )
  if (row === undefined) throw new Error('a vault that was opened has a row of the facts')
  return masters.get(row.master)
}

/** Proves to who has the key that a file of this checksum was written with it. */
export function fileMacOf(key: MasterKey, organizationId: string, sha256: string): string {
  return key.wrap(fileUse(organizationId, sha256), createSecretKey(randomBytes(32))).toString('base64')
}

/** Whether it was. */
export function isFileMac(key: MasterKey, organizationId: string, sha256: string, mac: string): boolean {
  return key.unwrap(fileUse(organizationId, sha256), Buffer.from(mac, 'base64')) !== undefined
}

function fileUse(organizationId: string, sha256: string): string[] {
  return ['organization backup', organizationId, sha256]
}
