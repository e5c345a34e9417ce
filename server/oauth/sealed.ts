/** Values of this room sealed as JSON. */
import type { SecretOwner, Vault as WholeVault } from '../vault/index.ts'

/** What this room asks of the vault. */
export type Vault = Pick<WholeVault, 'seal' | 'open'>

/** Whose sealed value it is; bound into the seal, so that it opens nowhere else. */
export interface SealOwner extends SecretOwner {
  readonly purpose: 'oauth_application' | 'oauth_flow' | 'oauth_secret'
  readonly version: 1
}

/** A value sealed for a row. */
export function sealValue(vault: Vault, owner: SealOwner, value: unknown): Promise<Buffer> {
  return vault.seal(owner, JSON.stringify(value))
}

/** The value that was sealed for a row. @throws ConnectorError `credentials_unreadable` */
export async function openValue<T>(vault: Vault, owner: SealOwner, sealed: Buffer): Promise<T> {
  return JSON.parse(await vault.open(owner, sealed)) as T
}
