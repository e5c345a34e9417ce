/** Google Cloud KMS: requests with an access token of a service account's key, or of the machine. */
import { isObject, signedAssertion, tryParseJson } from 'plugboard/internal'
import { ConnectorError, type HttpRequest } from 'plugboard/runtime'
import { type KeyServiceOptions, wrongFile } from './options.ts'
import { type FaultOf, type KeyResponse, type KeySender, textOfResponse } from './send.ts'
import { type KeyService, PURPOSE_BASE64 } from './service.ts'

const SERVICE = 'Google Cloud KMS'
const SCOPE = 'https://www.googleapis.com/auth/cloudkms'

/**
 * The service of a key's resource name.
 * @see https://cloud.google.com/kms/docs/reference/rest/v1/projects.locations.keyRings.cryptoKeys/decrypt
 */
export function googleService(options: KeyServiceOptions, sender: KeySender): KeyService {
  const { key, url = 'https://cloudkms.googleapis.com' } = options
  if (!/^projects\/[\w.:-]+\/locations\/[\w-]+\/keyRings\/[\w-]+\/cryptoKeys\/[\w-]+$/.test(key))
    throw new ConnectorError('invalid_configuration', `Cannot use ${SERVICE}: kms.key is not the name of a key`, {
      hint: 'Write it as projects/<project>/locations/<location>/keyRings/<ring>/cryptoKeys/<key>.',
    })
  async function ask(action: 'encrypt' | 'decrypt', body: object): Promise<KeyResponse['body']> {
    const token = await tokenOf(options, sender)
    const request: HttpRequest = {
      method: 'POST',
      origin: new URL(url).origin,
      path: `/v1/${key}:${action}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...body, additionalAuthenticatedData: PURPOSE_BASE64 }),
    }
    const what = `${action === 'encrypt' ? 'wrap' : 'unwrap'} the master key`
    return (await sender.send(what, () => request, faultOf)).body
  }
  return {
    key,
    wrap: async (plain) =>
      textOfResponse(SERVICE, await ask('encrypt', { plaintext: plain.toString('base64') }), ['ciphertext']),
    unwrap: async (wrapped) =>
      Buffer.from(textOfResponse(SERVICE, await ask('decrypt', { ciphertext: wrapped }), ['plaintext']), 'base64'),
  }
}

const faultOf: FaultOf = ({ status, body }) => {
  const fault = isObject(body.error) ? body.error : {}
  return { code: String(fault.status ?? `status ${status}`), message: String(fault.message ?? '') }
}

async function tokenOf({ credentials, identityUrl, now }: KeyServiceOptions, sender: KeySender): Promise<string> {
  const request = credentials === undefined ? machineRequest(identityUrl) : accountRequest(credentials, now())
  const { body } = await sender.send('get an access token', () => request, tokenFault)
  return textOfResponse('the token endpoint', body, ['access_token'])
}

const tokenFault: FaultOf = ({ status, body }) => ({
  code: String(body.error ?? `status ${status}`),
  message: String(body.error_description ?? 'no credentials'),
})

/** @see https://cloud.google.com/compute/docs/access/authenticate-workloads */
function machineRequest(identityUrl = 'http://metadata.google.internal'): HttpRequest {
  return {
    method: 'GET',
    origin: new URL(identityUrl).origin,
    path: '/computeMetadata/v1/instance/service-accounts/default/token',
    headers: { 'metadata-flavor': 'Google' },
  }
}

/** @see https://developers.google.com/identity/protocols/oauth2/service-account#httprest */
function accountRequest(text: string, now: number): HttpRequest {
  const account = tryParseJson(text)
  const { client_email: issuer, private_key: key, token_uri: uri } = isObject(account) ? account : {}
  if (typeof issuer !== 'string' || typeof key !== 'string' || typeof uri !== 'string' || !URL.canParse(uri))
    throw wrongFile('the key of a service account, as JSON')
  const claims = Object.entries({ iss: issuer, scope: SCOPE, aud: uri })
  const shape = {
    algorithm: 'RS256',
    key: { text: '{{private_key}}', parts: [{ name: 'private_key' }] },
    header: [],
    claims: claims.map(([name, constant]) => ({ name, value: { constant } })),
    seconds: 300,
  } as const
  const assertion = signedAssertion(shape, () => key, now)
  const { origin, pathname } = new URL(uri)
  return {
    method: 'POST',
    origin,
    path: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }).toString(),
  }
}
