/** Seals a secret under its organization's data key, and opens it only for its owner. */
import { hkdf, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import type { Database } from '../store/index.ts'
import { DataKeys } from './data-keys.ts'
import { openInstallation } from './installation.ts'
import type { MasterKeys } from './master-keys.ts'
import { openBytes, sealBytes } from './sealing.ts'

/** Owner of a secret. The seal is bound to it. */
export interface SecretOwner {
  readonly organizationId: string
  readonly purpose:
    | 'connector'
    | 'oauth_application'
    | 'oauth_flow'
    | 'oauth_secret'
    | 'idempotency_key'
    | 'webhook_endpoint'
    | 'hook'
    | 'capture'
  /** ID of the row. */
  readonly id: string
  /** `credentials_version` of a connector, `secret_version` of an endpoint, 2 of the address of a hook, 1 of the others. */
  readonly version: number
}

/** Seals and opens secrets. */
export interface Vault {
  /** Format byte, id of the data key (16), then its seal: format, nonce (12), tag (16), ciphertext. */
  seal(owner: SecretOwner, plain: string): Promise<Buffer>
  /** @throws ConnectorError `credentials_unreadable` for a value that was changed, moved, or sealed for another owner */
  open(owner: SecretOwner, sealed: Buffer): Promise<string>
  /** The 32-byte key for MACs of a purpose, the same in all processes of the installation. @see RFC 5869 */
  macKey(purpose: string): Promise<Buffer>
}

/**
 * Opens the vault of a database; a new database gets its secret from the newest master key.
 * @throws ConnectorError `invalid_configuration` with the fingerprint of a master key that the database needs and the ring lacks
 */
export async function openVault(database: Database, masters: MasterKeys): Promise<Vault> {
  return new OpenVault(await openInstallation(database, masters), new DataKeys(database, masters))
}

const FORMAT = 1
const HEAD = 17

class OpenVault implements Vault {
  readonly #secret: KeyObject
  readonly #keys: DataKeys

  constructor(secret: KeyObject, keys: DataKeys) {
    this.#secret = secret
    this.#keys = keys
  }

  async seal(owner: SecretOwner, plain: string): Promise<Buffer> {
    const { id, key } = await this.#keys.active(owner.organizationId)
    return Buffer.concat([Buffer.of(FORMAT), bytesOf(id), sealBytes(key, contextOf(owner, id), Buffer.from(plain))])
  }

  async open(owner: SecretOwner, sealed: Buffer): Promise<string> {
    if (sealed.length <= HEAD || sealed[0] !== FORMAT) throw unreadable(owner)
    const id = uuidOf(sealed.subarray(1, HEAD))
    const found = await this.#keys.find(owner.organizationId, id)
    const plain = found && openBytes(found.key, contextOf(owner, id), sealed.subarray(HEAD))
    if (plain === undefined) throw unreadable(owner)
    return plain.toString()
  }

  async macKey(purpose: string): Promise<Buffer> {
    return Buffer.from(await promisify(hkdf)('sha256', this.#secret, '', `plugboard mac ${purpose}`, 32))
  }
}

function contextOf({ organizationId, purpose, id, version }: SecretOwner, keyId: string): (string | number)[] {
  return ['plugboard seal 1', organizationId, purpose, id, version, keyId]
}

const PURPOSE_NAMES: Readonly<Record<SecretOwner['purpose'], string>> = {
  connector: 'connector',
  oauth_application: 'OAuth application',
  oauth_flow: 'OAuth flow',
  oauth_secret: 'OAuth secret',
  idempotency_key: 'idempotency key',
  webhook_endpoint: 'webhook endpoint',
  hook: 'hook',
  capture: 'capture',
}

function unreadable({ purpose, id }: SecretOwner): ConnectorError {
  const message = `Cannot open the sealed value of ${PURPOSE_NAMES[purpose]} "${id}": it was changed or moved, or has another version`
  return new ServerError('credentials_unreadable', message, {
    hint: 'Store the credentials again, or restore the row from a backup.',
  })
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
