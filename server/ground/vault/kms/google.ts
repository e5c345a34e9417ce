/** Google Cloud KMS: requests with an access token of a service account's key, or of the machine. */
import { isObject, signedAssertion, tryParseJson } from 'plugboard/internal'
import type { HttpRequest } from 'plugboard/runtime'
import { accessToken, type FaultOf, type KeySender } from './send.ts'
import { type KeyApi, type KeyServiceOptions, PURPOSE_BASE64, wrongFile, wrongKey } from './service.ts'

const SCOPE = 'https://www.googleapis.com/auth/cloudkms'

/**
 * The requests for a key's resource name.
 * @see https://cloud.google.com/kms/docs/reference/rest/v1/projects.locations.keyRings.cryptoKeys/decrypt
 */
export function googleApi(
  { key, url = 'https://cloudkms.googleapis.com', credentials, identityUrl, now }: KeyServiceOptions,
  sender: KeySender,
): KeyApi {
  if (!/^projects\/[\w.:-]+\/locations\/[\w-]+\/keyRings\/[\w-]+\/cryptoKeys\/[\w-]+$/.test(key))
    throw wrongKey(
      sender.service,
      'kms.key is not the name of a key',
      'Write it as projects/<project>/locations/<location>/keyRings/<ring>/cryptoKeys/<key>.',
    )
  return {
    async requests(action, value) {
      const identity = credentials === undefined ? machineRequest(identityUrl) : accountRequest(credentials, now())
      const token = await accessToken(sender, identity)
      const body = action === 'wrap' ? { plaintext: value } : { ciphertext: value }
      return () => ({
        method: 'POST',
        origin: new URL(url).origin,
        path: `/v1/${key}:${action === 'wrap' ? 'encrypt' : 'decrypt'}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...body, additionalAuthenticatedData: PURPOSE_BASE64 }),
      })
    },
    valueAt: { wrap: ['ciphertext'], unwrap: ['plaintext'] },
    faultOf,
  }
}

const faultOf: FaultOf = ({ status, body }) => {
  const fault = isObject(body.error) ? body.error : {}
  return { code: String(fault.status ?? `status ${status}`), message: String(fault.message ?? '') }
}

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
