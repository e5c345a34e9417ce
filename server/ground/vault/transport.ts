/** Data keys on their way to another installation, wrapped by a key of the operators. Neither installation stores that key. */
import { createSecretKey, randomBytes } from 'node:crypto'
import type { Sql } from '../store/index.ts'
import { useOf, type WrappedKey } from './data-keys.ts'
import { currentMaster } from './installation.ts'
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

/** The key that wraps data keys of a database, until the transaction ends. */
export async function receivingMaster(sql: Sql, masters: MasterKeys): Promise<MasterKey> {
  return masters.get(await currentMaster(sql, 'for share'))
}

/** The MAC of a file, by its checksum. It proves that the writer had the key. */
export function fileMacOf(key: MasterKey, organizationId: string, sha256: string): string {
  return key.wrap(fileUse(organizationId, sha256), createSecretKey(randomBytes(32))).toString('base64')
}

/** Whether the MAC of a file is right. */
export function isFileMac(key: MasterKey, organizationId: string, sha256: string, mac: string): boolean {
  return key.unwrap(fileUse(organizationId, sha256), Buffer.from(mac, 'base64')) !== undefined
}

function fileUse(organizationId: string, sha256: string): string[] {
  return ['organization backup', organizationId, sha256]
}
