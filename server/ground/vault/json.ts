/** Values sealed as JSON. */
import type { SecretOwner, Vault } from './vault.ts'

/** The part of the vault that seals and opens. */
export type Seals = Pick<Vault, 'seal' | 'open'>

/** Seals a value for its owner. */
export function sealJson(seals: Seals, owner: SecretOwner, value: unknown): Promise<Buffer> {
  return seals.seal(owner, JSON.stringify(value))
}

/** Opens a value for its owner. @throws ConnectorError `credentials_unreadable` */
export async function openJson<T>(seals: Seals, owner: SecretOwner, sealed: Buffer): Promise<T> {
  return JSON.parse(await seals.open(owner, sealed)) as T
}
