/** Azure Key Vault: keys wrapped by an RSA key, with a token of an application or of the machine. */
import { isObject, tryParseJson } from 'plugboard/internal'
import { ConnectorError, type HttpRequest } from 'plugboard/runtime'
import { type KeyServiceOptions, wrongFile } from './options.ts'
import { type FaultOf, type KeySender, textOfResponse } from './send.ts'
import type { KeyService } from './service.ts'

const SERVICE = 'Azure Key Vault'
const VERSION = '7.4'
const ALGORITHM = 'RSA-OAEP-256'
const RESOURCE = 'https://vault.azure.net'

/**
 * The service of a key's identifier, with its version: another version would not unwrap what this one wrapped.
 * @see https://learn.microsoft.com/en-us/rest/api/keyvault/keys/unwrap-key/unwrap-key
 */
export function azureService(options: KeyServiceOptions, sender: KeySender): KeyService {
  const { key, url } = options
  const found =
    /^(https:\/\/[\w-]+\.vault\.(?:azure\.net|azure\.cn|usgovcloudapi\.net))(\/keys\/[\w-]+\/[0-9a-f]{32})$/.exec(key)
  if (!found)
    throw new ConnectorError('invalid_configuration', `Cannot use ${SERVICE}: kms.key is not the identifier of a key`, {
      hint: 'Write it as https://<vault>.vault.azure.net/keys/<name>/<version>.',
    })
  const [, vault = '', path = ''] = found
  async function ask(action: 'wrapkey' | 'unwrapkey', value: string): Promise<Buffer> {
    const token = await tokenOf(options, sender)
    const request: HttpRequest = {
      method: 'POST',
      origin: new URL(url ?? vault).origin,
      path: `${path}/${action}?api-version=${VERSION}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ alg: ALGORITHM, value }),
    }
    const what = `${action === 'wrapkey' ? 'wrap' : 'unwrap'} the master key`
    const { body } = await sender.send(what, () => request, faultOf)
    return Buffer.from(textOfResponse(SERVICE, body, ['value']), 'base64url')
  }
  return {
    key,
    wrap: async (plain) => (await ask('wrapkey', plain.toString('base64url'))).toString('base64'),
    unwrap: (wrapped) => ask('unwrapkey', Buffer.from(wrapped, 'base64').toString('base64url')),
  }
}

/** The inner error says more, such as `KeyDisabled`. */
const faultOf: FaultOf = ({ status, body }) => {
  const fault: Readonly<Record<string, unknown>> = isObject(body.error) ? body.error : {}
  const inner = isObject(fault.innererror) ? fault.innererror.code : undefined
  const code = [fault.code ?? `status ${status}`, inner].filter((one) => typeof one === 'string').join(' ')
  return { code, message: String(fault.message ?? '') }
}

async function tokenOf({ credentials, identityUrl }: KeyServiceOptions, sender: KeySender): Promise<string> {
  const request = credentials === undefined ? machineRequest(identityUrl) : applicationRequest(credentials)
  const { body } = await sender.send('get an access token', () => request, tokenFault)
  return textOfResponse('the token endpoint', body, ['access_token'])
}

const tokenFault: FaultOf = ({ status, body }) => ({
  code: String(body.error ?? `status ${status}`),
  message: String(body.error_description ?? 'no credentials'),
})

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
