/** The transit engine of HashiCorp Vault, and of OpenBao, which has the same API. */
import { ConnectorError, type HttpRequest } from 'plugboard/runtime'
import { type KeyServiceOptions, wrongFile } from './options.ts'
import { type FaultOf, type KeyResponse, type KeySender, textOfResponse } from './send.ts'
import { type KeyService, PURPOSE_BASE64 } from './service.ts'

const SERVICE = 'Vault'

/**
 * The service of a mount and a key, such as `transit/plugboard`.
 * @see https://developer.hashicorp.com/vault/api-docs/secret/transit#decrypt-data
 */
export function transitService({ key, url, credentials: token }: KeyServiceOptions, sender: KeySender): KeyService {
  const [, mount, name] = /^([\w/-]+)\/([\w.-]+)$/.exec(key) ?? []
  if (mount === undefined || name === undefined || url === undefined)
    throw new ConnectorError(
      'invalid_configuration',
      `Cannot use ${SERVICE}: ${url === undefined ? 'kms.url is not set' : 'kms.key is not a mount and a key'}`,
      { hint: 'Set kms.url to the URL of Vault, and kms.key to <mount>/<key>, such as transit/plugboard.' },
    )
  if (token === undefined || !/^[\w.-]+$/.test(token)) throw wrongFile('a token of Vault alone')
  const origin = new URL(url).origin
  const headers = { 'content-type': 'application/json', 'x-vault-token': token, 'x-vault-request': 'true' }
  async function ask(action: 'encrypt' | 'decrypt', body: object): Promise<KeyResponse['body']> {
    const request: HttpRequest = {
      method: 'POST',
      origin,
      path: `/v1/${mount}/${action}/${name}`,
      headers,
      body: JSON.stringify({ ...body, associated_data: PURPOSE_BASE64 }),
    }
    const what = `${action === 'encrypt' ? 'wrap' : 'unwrap'} the master key`
    return (await sender.send(what, () => request, faultOf)).body
  }
  return {
    key,
    wrap: async (plain) =>
      textOfResponse(SERVICE, await ask('encrypt', { plaintext: plain.toString('base64') }), ['data', 'ciphertext']),
    unwrap: async (wrapped) =>
      Buffer.from(
        textOfResponse(SERVICE, await ask('decrypt', { ciphertext: wrapped }), ['data', 'plaintext']),
        'base64',
      ),
  }
}

const faultOf: FaultOf = ({ status, body }) => ({
  code: `status ${status}`,
  message: Array.isArray(body.errors) ? body.errors.join('; ') : '',
})
