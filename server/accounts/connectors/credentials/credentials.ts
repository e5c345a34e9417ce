/** Credentials between their sealed form and a connection: sealed for one connector and version, completed, checked. */
import { compileFieldCheck, faultPath, HIDDEN, isHeaderText, sayFault } from 'plugboard/internal'
import { ConnectorError, type Credentials, type FieldError, type Json, type Plan } from 'plugboard/runtime'
import type { SecretOwner, Vault } from '../../../ground/vault/index.ts'

/** Seals and opens the credentials of connectors. */
export type ConnectorVault = Pick<Vault, 'open' | 'seal'>

/** Connector and version of credentials that a seal is for. */
export type CredentialsOwner = Omit<SecretOwner, 'purpose'>

/** The client of an OAuth application by the names of its credentials, with its further secrets. */
export interface OauthClient extends Readonly<Record<string, string>> {
  readonly client_id: string
}

/** Longer values are in no credential, and in no header that servers take. */
const MAX_LENGTH = 16_384

const CONTROL = /[\u0000-\u001f\u007f]/
/** A private key has lines. */
const KEY_CONTROL = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/

/** Credentials sealed for a connector's version. */
export function sealCredentials(
  vault: ConnectorVault,
  owner: CredentialsOwner,
  credentials: Credentials,
): Promise<Buffer> {
  return vault.seal(secretOf(owner), JSON.stringify(credentials))
}

/** @throws ConnectorError `credentials_unreadable` */
export async function openCredentials(
  vault: ConnectorVault,
  owner: CredentialsOwner,
  sealed: Buffer,
): Promise<Credentials> {
  return JSON.parse(await vault.open(secretOf(owner), sealed)) as Credentials
}

function secretOf({ organizationId, id, version }: CredentialsOwner): SecretOwner {
  return { organizationId, purpose: 'connector', id, version }
}

/** Whether a variant's credentials are completed by an OAuth application's client when they name none themselves. */
export function needsClient({ manifest }: Plan, auth: string, credentials: Credentials): boolean {
  const {
    access_token: access,
    refresh_token: refresh,
    client_id: id,
    client_secret: secret,
    client_host: host,
  } = credentials
  return Boolean(refresh || access) && !id && !secret && !host && manifest.auth[auth]?.type === 'oauth2'
}

/** Credentials with the client, where they name nothing of one: an owner's `client_host` never goes with the secret of another. */
export function completed(credentials: Credentials, client: OauthClient | undefined): Credentials {
  const { client_id: id, client_secret: secret, client_host: host } = credentials
  return client && !id && !secret && !host ? { ...credentials, ...client } : credentials
}

/** Credentials without the client that completed them, as they are stored. */
export function withoutClient(credentials: Credentials, client: OauthClient | undefined): Credentials {
  if (!client) return credentials
  return Object.fromEntries(Object.entries(credentials).filter(([name]) => !Object.hasOwn(client, name)))
}

/** When an access token ends, if the credentials say so. */
export function expiryOf({ expires_at }: Credentials): Date | null {
  const at = Date.parse(expires_at ?? '')
  return Number.isNaN(at) ? null : new Date(at)
}

/**
 * Refuses values that no header or form can carry as they are.
 * @throws ConnectorError `credentials_mismatch` that names the fields, never their values
 */
export function checkValues({ kind, manifest }: Plan, credentials: Credentials): void {
  const keys = signingKeys(manifest)
  const errors = Object.entries(credentials).flatMap(([name, value]): FieldError[] => {
    const fault = faultOf(name, value, keys.has(name) ? KEY_CONTROL : CONTROL)
    return fault === undefined ? [] : [{ field: `credentials.${name}`, ...fault }]
  })
  if (errors.length === 0) return
  const sentence = errors.map(({ field, message }) => `${field.slice('credentials.'.length)} ${message}`).join('; ')
  throw new ConnectorError('credentials_mismatch', `Cannot use these credentials for ${kind}: ${sentence}`, {
    errors,
    hint: 'Check for a line break or a space that was copied with the value.',
  })
}

/** The credentials that sign, and are sent nowhere. */
function signingKeys({ auth }: Plan['manifest']): ReadonlySet<string> {
  const parts = Object.values(auth).flatMap(({ assertion }) => assertion?.key.parts ?? [])
  return new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])))
}

function faultOf(name: string, value: unknown, control: RegExp): Omit<FieldError, 'field'> | undefined {
  if (typeof value !== 'string') return { message: 'must be text', error_code: 'type' }
  if (value.length > MAX_LENGTH)
    return { message: `must have at most ${MAX_LENGTH} characters`, error_code: 'maxLength' }
  if (control.test(value)) return { message: 'must not contain control characters', error_code: 'control_character' }
  if (name === 'access_token' && !isHeaderText(value))
    return { message: 'must have only characters that a header can carry', error_code: 'header_text' }
  return undefined
}

/** @throws ConnectorError `validation_error` for settings that the kind does not have, or that do not fit */
export function checkEnvironment({ kind, manifest }: Plan, environment: Readonly<Record<string, Json>>): void {
  const faults = compileFieldCheck(manifest.config)(structuredClone(environment))
  if (faults.length === 0) return
  const names = Object.keys(manifest.config.properties ?? {}).join(', ') || 'none'
  const errors = faults.map((fault): FieldError => {
    const message = sayFault(fault, HIDDEN, 'settings')
    return { field: ['environment', ...faultPath(fault)].join('.'), message, error_code: fault.keyword }
  })
  const reasons = errors.map(({ field, message }) => `${field} ${message}`).join('; ')
  throw new ConnectorError('validation_error', `Cannot use this environment for ${kind}: ${reasons}`, {
    errors,
    hint: `Settings of ${kind} are ${names}.`,
  })
}
