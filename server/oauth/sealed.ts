/** What this room asks of the vault: values of its own sealed as JSON. */

/** Whose sealed bytes they are; bound into the seal, so that they open nowhere else. */
export interface SealOwner {
  readonly organizationId: string
  readonly purpose: 'oauth_application' | 'oauth_flow' | 'oauth_secret'
  /** Of the row that holds them. */
  readonly id: string
  readonly version: 1
}

/** Seals and opens bytes. */
export interface Vault {
  seal(owner: SealOwner, plain: Buffer): Promise<Buffer>
  /** @throws ConnectorError `credentials_unreadable` */
  open(owner: SealOwner, sealed: Buffer): Promise<Buffer>
}

/** A value sealed for a row. */
export function sealValue(vault: Vault, owner: SealOwner, value: unknown): Promise<Buffer> {
  return vault.seal(owner, Buffer.from(JSON.stringify(value)))
}

/** The value that was sealed for a row. @throws ConnectorError `credentials_unreadable` */
export async function openValue<T>(vault: Vault, owner: SealOwner, sealed: Buffer): Promise<T> {
  return JSON.parse((await vault.open(owner, sealed)).toString()) as T
}
