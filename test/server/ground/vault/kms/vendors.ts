/** What each stand-in takes, answers and refuses: the forms of the vendors' references. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../../cli/run-cli.ts'
import {
  ACCOUNT,
  type Answer,
  type Arrived,
  claimsOf,
  isSigned,
  sealed,
  type Served,
  serve,
  unsealed,
} from './key-services.ts'

const PURPOSE = 'plugboard master key'
const TOKEN = 'canary-access-token'

/** A vendor's service that runs until the test ends. */
export interface Vendor extends Served {
  /** The settings of `kms`, with its file of credentials. */
  readonly kms: Settings
  /** Has the next answers be these, each once. */
  readonly next: Answer[]
}

/** Settings of `kms` by their names. */
export interface Settings {
  readonly provider: 'aws' | 'azure' | 'google' | 'vault'
  readonly key: string
  readonly formerKeys: readonly string[]
  readonly url: string
  readonly credentialsFile: string | undefined
}

/** A fault as a vendor answers it. */
export interface VendorFault extends Answer {
  /** The message that the server shows. */
  readonly says: RegExp
  /** What to do about it. */
  readonly advises: RegExp
}

/** What differs between vendors. */
export interface VendorCase {
  readonly start: () => Promise<Vendor>
  /** The requests that wrap and unwrap a key, without credentials and times. */
  readonly requests: (wrapped: string) => readonly object[]
  readonly denied: VendorFault
  readonly disabled: VendorFault
  readonly absent: VendorFault
  readonly throttled: Answer
}

type Body = Record<string, string | undefined> & { EncryptionContext?: { purpose?: string } }

async function vendor(
  settings: Pick<Settings, 'provider' | 'key'>,
  credentials: (url: string) => string,
  answer: (request: Arrived, body: Body) => Answer,
): Promise<Vendor> {
  const next: Answer[] = []
  const served = await serve((request) => {
    const isLogin = request.path.includes('/token')
    const queued = isLogin ? undefined : next.shift()
    if (queued) return queued
    return answer(request, isLogin ? {} : (JSON.parse(request.text) as Body))
  })
  const credentialsFile = join(await temporaryFolder(), 'credentials')
  writeFileSync(credentialsFile, credentials(served.url), { mode: 0o600 })
  return { ...served, next, kms: { ...settings, formerKeys: [], url: served.url, credentialsFile } }
}

function plainOf(
  bytes: Buffer,
  context: string,
  encoding: BufferEncoding,
  wrong: Answer,
  give: (text: string) => object,
): Answer {
  const plain = unsealed(bytes, context)
  return plain ? { status: 200, body: give(plain.toString(encoding)) } : wrong
}

const base64 = (text: string | undefined) => Buffer.from(text ?? '', 'base64')
const PURPOSE_64 = Buffer.from(PURPOSE).toString('base64')

const ARN = 'arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab'
const AWS_SECRET = 'canary/secret+of+aws'
const awsFault = (code: string, message: string, status = 400): Answer => ({ status, body: { __type: code, message } })

const aws: VendorCase = {
  start: () =>
    vendor(
      { provider: 'aws', key: ARN },
      () =>
        `[default]\naws_access_key_id = AKIDEXAMPLE\naws_secret_access_key = ${AWS_SECRET}\naws_session_token = session-1\n`,
      (request, { KeyId = '', EncryptionContext, Plaintext, CiphertextBlob }) => {
        if (!isSigned(request, AWS_SECRET))
          return awsFault('InvalidSignatureException', 'The request signature does not match')
        const context = `${KeyId} ${EncryptionContext?.purpose}`
        if (request.headers['x-amz-target'] === 'TrentService.Encrypt')
          return { status: 200, body: { CiphertextBlob: sealed(base64(Plaintext), context).toString('base64'), KeyId } }
        const wrong = awsFault('InvalidCiphertextException', '')
        return plainOf(base64(CiphertextBlob), context, 'base64', wrong, (text) => ({ KeyId, Plaintext: text }))
      },
    ),
  requests: (wrapped) => {
    const of = (action: string, body: object) => ({
      method: 'POST',
      path: '/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `TrentService.${action}`,
        'x-amz-security-token': 'session-1',
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/kms\/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-security-token;x-amz-target, Signature=/,
        ) as string,
      },
      body: { KeyId: ARN, EncryptionContext: { purpose: PURPOSE }, ...body },
    })
    return [of('Encrypt', { Plaintext: expect.any(String) as string }), of('Decrypt', { CiphertextBlob: wrapped })]
  },
  denied: {
    ...awsFault(
      'AccessDeniedException',
      'User: arn:aws:iam::111122223333:user/x is not authorized to perform: kms:Decrypt',
    ),
    says: /AWS KMS refuses with AccessDeniedException: User: .* is not authorized/,
    advises: /Allow the identity of the server/,
  },
  disabled: {
    ...awsFault('com.amazonaws.kms#DisabledException', `${ARN} is disabled.`),
    says: /AWS KMS refuses with DisabledException: .* is disabled/,
    advises: /Enable the key that kms.key names/,
  },
  absent: {
    ...awsFault('NotFoundException', `Key '${ARN}' does not exist`),
    says: /NotFoundException/,
    advises: /Check the name and the region of the key/,
  },
  throttled: awsFault('ThrottlingException', 'You have exceeded the rate at which you may call KMS'),
}

const RESOURCE = 'projects/plug/locations/europe-west3/keyRings/ring/cryptoKeys/master'
const googleFault = (code: number, status: string, message: string): Answer => ({
  status: code,
  body: { error: { code, status, message } },
})

const google: VendorCase = {
  start: () =>
    vendor(
      { provider: 'google', key: RESOURCE },
      (url) =>
        JSON.stringify({
          type: 'service_account',
          client_email: 'plugboard@plug.iam.gserviceaccount.com',
          private_key: ACCOUNT.privateKey,
          token_uri: `${url}/token`,
        }),
      ({ path, headers, text }, { plaintext, ciphertext, additionalAuthenticatedData }) => {
        if (path === '/token') {
          const claims = claimsOf(new URLSearchParams(text).get('assertion') ?? '')
          const isGood =
            claims?.iss === 'plugboard@plug.iam.gserviceaccount.com' && String(claims.aud).endsWith('/token')
          if (isGood) return { status: 200, body: { access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' } }
          return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } }
        }
        if (headers.authorization !== `Bearer ${TOKEN}`) return googleFault(401, 'UNAUTHENTICATED', 'no token')
        const context = `${additionalAuthenticatedData}`
        if (path.endsWith(':encrypt'))
          return { status: 200, body: { ciphertext: sealed(base64(plaintext), context).toString('base64') } }
        const wrong = googleFault(400, 'INVALID_ARGUMENT', 'Decryption failed: the ciphertext is invalid.')
        return plainOf(base64(ciphertext), context, 'base64', wrong, (one) => ({ plaintext: one }))
      },
    ),
  requests: (wrapped) => {
    const of = (action: string, body: object) => ({
      method: 'POST',
      path: `/v1/${RESOURCE}:${action}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      body: { ...body, additionalAuthenticatedData: PURPOSE_64 },
    })
    return [of('encrypt', { plaintext: expect.any(String) as string }), of('decrypt', { ciphertext: wrapped })]
  },
  denied: {
    ...googleFault(403, 'PERMISSION_DENIED', "Permission 'cloudkms.cryptoKeyVersions.useToDecrypt' denied"),
    says: /Google Cloud KMS refuses with PERMISSION_DENIED/,
    advises: /Allow the identity of the server/,
  },
  disabled: {
    ...googleFault(400, 'FAILED_PRECONDITION', 'cryptoKeyVersions/1 is not enabled, current state is: DISABLED.'),
    says: /FAILED_PRECONDITION: .*DISABLED/,
    advises: /Enable the key that kms.key names/,
  },
  absent: {
    ...googleFault(404, 'NOT_FOUND', `CryptoKey ${RESOURCE} not found.`),
    says: /NOT_FOUND/,
    advises: /Check the name and the region of the key/,
  },
  throttled: googleFault(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded'),
}

const VERSION = '0698c2156c1a4e1da5b6bab6f6422fd6'
const IDENTIFIER = `https://plug.vault.azure.net/keys/master/${VERSION}`
const azureFault = (status: number, code: string, message: string, inner?: string): Answer => ({
  status,
  body: { error: { code, message, innererror: inner === undefined ? null : { code: inner } } },
})

const azure: VendorCase = {
  start: () =>
    vendor(
      { provider: 'azure', key: IDENTIFIER },
      (url) =>
        JSON.stringify({ tenant_id: 'tenant-1', client_id: 'client-1', client_secret: 'canary-azure', authority: url }),
      ({ path, headers, text }, { alg, value = '' }) => {
        if (path === '/tenant-1/oauth2/v2.0/token') {
          const form = Object.fromEntries(new URLSearchParams(text))
          const isGood =
            form.client_id === 'client-1' &&
            form.client_secret === 'canary-azure' &&
            form.scope === 'https://vault.azure.net/.default' &&
            form.grant_type === 'client_credentials'
          if (isGood) return { status: 200, body: { access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' } }
          return {
            status: 401,
            body: { error: 'invalid_client', error_description: 'AADSTS7000215: Invalid client secret' },
          }
        }
        if (headers.authorization !== `Bearer ${TOKEN}`) return azureFault(401, 'Unauthorized', 'no token')
        if (path.includes('/wrapkey'))
          return {
            status: 200,
            body: { kid: IDENTIFIER, value: sealed(Buffer.from(value, 'base64url'), `${alg}`).toString('base64url') },
          }
        const wrong = azureFault(400, 'BadParameter', 'The parameter is incorrect.')
        const give = (one: string) => ({ kid: IDENTIFIER, value: one })
        return plainOf(Buffer.from(value, 'base64url'), `${alg}`, 'base64url', wrong, give)
      },
    ),
  requests: (wrapped) => {
    const of = (action: string, value: unknown) => ({
      method: 'POST',
      path: `/keys/master/${VERSION}/${action}?api-version=7.4`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      body: { alg: 'RSA-OAEP-256', value },
    })
    return [of('wrapkey', expect.stringMatching(/^[\w-]{43}$/)), of('unwrapkey', wrapped)]
  },
  denied: {
    ...azureFault(403, 'Forbidden', 'Caller is not authorized to perform action on resource.', 'ForbiddenByRbac'),
    says: /Azure Key Vault refuses with Forbidden ForbiddenByRbac: Caller is not authorized/,
    advises: /Allow the identity of the server/,
  },
  disabled: {
    ...azureFault(403, 'Forbidden', 'Operation unwrapKey is not allowed on a disabled key.', 'KeyDisabled'),
    says: /Forbidden KeyDisabled/,
    advises: /Enable the key that kms.key names/,
  },
  absent: {
    ...azureFault(404, 'KeyNotFound', 'A key with (name/id) master was not found in this key vault.'),
    says: /KeyNotFound/,
    advises: /Check the name and the region of the key/,
  },
  throttled: azureFault(429, 'Throttled', 'Request was not processed because too many requests were received'),
}

const VAULT_TOKEN = 'hvs.canary'
const vaultFault = (status: number, ...errors: readonly string[]): Answer => ({ status, body: { errors } })

const vault: VendorCase = {
  start: () =>
    vendor(
      { provider: 'vault', key: 'transit/plugboard' },
      () => `${VAULT_TOKEN}\n`,
      ({ path, headers }, { plaintext, ciphertext = '', associated_data }) => {
        if (headers['x-vault-token'] !== VAULT_TOKEN) return vaultFault(403, 'permission denied')
        const context = `${path.replace(/encrypt|decrypt/, '')} ${associated_data}`
        if (path.includes('/encrypt/'))
          return {
            status: 200,
            body: { data: { ciphertext: `vault:v1:${sealed(base64(plaintext), context).toString('base64')}` } },
          }
        const wrong = vaultFault(400, 'cipher: message authentication failed')
        const give = (one: string) => ({ data: { plaintext: one } })
        return plainOf(base64(ciphertext.replace('vault:v1:', '')), context, 'base64', wrong, give)
      },
    ),
  requests: (wrapped) => {
    const of = (action: string, body: object) => ({
      method: 'POST',
      path: `/v1/transit/${action}/plugboard`,
      headers: { 'content-type': 'application/json', 'x-vault-token': VAULT_TOKEN, 'x-vault-request': 'true' },
      body: { ...body, associated_data: PURPOSE_64 },
    })
    return [of('encrypt', { plaintext: expect.any(String) as string }), of('decrypt', { ciphertext: wrapped })]
  },
  denied: {
    ...vaultFault(403, '1 error occurred:\n\t* permission denied\n\n'),
    says: /Vault refuses with status 403: 1 error occurred:\s+\* permission denied/,
    advises: /Allow the identity of the server/,
  },
  disabled: {
    ...vaultFault(400, 'ciphertext or signature version is disallowed by policy (too old)'),
    says: /status 400: ciphertext or signature version is disallowed/,
    advises: /Name the key in kms.key that wrapped the master key/,
  },
  absent: {
    ...vaultFault(400, 'encryption key not found'),
    says: /encryption key not found/,
    advises: /Check the name and the region of the key/,
  },
  throttled: vaultFault(429, 'request path "transit/decrypt/plugboard": rate limit quota exceeded'),
}

/** Every vendor by the name of its provider. */
export const VENDORS: Readonly<Record<Settings['provider'], VendorCase>> = { aws, azure, google, vault }
