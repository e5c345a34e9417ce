/** Azure Key Vault: keys wrapped by an RSA key, with a token of an application or of the machine. */
import { isObject, tryParseJson } from 'plugboard/internal'
import type { HttpRequest } from 'plugboard/runtime'
import { accessToken, type FaultOf, type KeySender } from './send.ts'
import { type KeyApi, type KeyServiceOptions, wrongFile, wrongKey } from './service.ts'

const VERSION = '7.4'
const ALGORITHM = 'RSA-OAEP-256'
const RESOURCE = 'https://vault.azure.net'

/**
 * The requests for a key's identifier with its version. Another version does not unwrap what this one wrapped.
 * @see https://learn.microsoft.com/en-us/rest/api/keyvault/keys/unwrap-key/unwrap-key
 */
export function azureApi({ key, url, credentials, identityUrl }: KeyServiceOptions, sender: KeySender): KeyApi {
  const [, vault, path] =
    /^(https:\/\/[\w-]+\.vault\.(?:azure\.net|azure\.cn|usgovcloudapi\.net))(\/keys\/[\w-]+\/[0-9a-f]{32})$/.exec(
      key,
    ) ?? []
  if (vault === undefined || path === undefined)
    throw wrongKey(
      sender.service,
      'kms.key is not the identifier of a key',
      'Write it as https://<vault>.vault.azure.net/keys/<name>/<version>.',
    )
  return {
    async requests(action, value) {
      const identity = credentials === undefined ? machineRequest(identityUrl) : applicationRequest(credentials)
      const token = await accessToken(sender, identity)
      return () => ({
        method: 'POST',
        origin: new URL(url ?? vault).origin,
        path: `${path}/${action}key?api-version=${VERSION}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ alg: ALGORITHM, value }),
      })
    },
    valueAt: { wrap: ['value'], unwrap: ['value'] },
    encoding: 'base64url',
    faultOf,
  }
}

/** The code of the inner error is more exact, such as `KeyDisabled`. */
const faultOf: FaultOf = ({ status, body }) => {
  const fault: Readonly<Record<string, unknown>> = isObject(body.error) ? body.error : {}
  const inner = isObject(fault.innererror) ? fault.innererror.code : undefined
  const code = [fault.code ?? `status ${status}`, inner].filter((one) => typeof one === 'string').join(' ')
  return { code, message: String(fault.message ?? '') }
}

/** @see https://learn.microsoft.com/en-us/entra/identity/managed-identities-azure-resources/how-to-use-vm-token */
function machineRequest(identityUrl = 'http://169.254.169.254'): HttpRequest {
  return {
    method: 'GET',
    origin: new URL(identityUrl).origin,
    path: `/metadata/identity/oauth2/token?api-version=2018-02-01&resource=${encodeURIComponent(RESOURCE)}`,
    headers: { metadata: 'true' },
  }
}

/** @see https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-client-creds-grant-flow */
function applicationRequest(text: string): HttpRequest {
  const file = tryParseJson(text)
  const { tenant_id: tenant, client_id: id, client_secret: secret, authority = AUTHORITY } = isObject(file) ? file : {}
  const isWhole = [tenant, id, secret, authority].every((one) => typeof one === 'string' && one !== '')
  if (!isWhole || !URL.canParse(String(authority)))
    throw wrongFile('{"tenant_id": …, "client_id": …, "client_secret": …}, as JSON')
  return {
    method: 'POST',
    origin: new URL(String(authority)).origin,
    path: `/${encodeURIComponent(String(tenant))}/oauth2/v2.0/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: String(id),
      client_secret: String(secret),
      scope: `${RESOURCE}/.default`,
    }).toString(),
  }
}

const AUTHORITY = 'https://login.microsoftonline.com'
