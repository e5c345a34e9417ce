/** The transit engine of HashiCorp Vault, and of OpenBao, which has the same API. */
import type { FaultOf, KeySender } from './send.ts'
import { type KeyApi, type KeyServiceOptions, PURPOSE_BASE64, wrongFile, wrongKey } from './service.ts'

/**
 * The requests for a mount and a key, such as `transit/plugboard`.
 * @see https://developer.hashicorp.com/vault/api-docs/secret/transit#decrypt-data
 */
export function transitApi({ key, url, credentials: token }: KeyServiceOptions, { service }: KeySender): KeyApi {
  const [, mount, name] = /^([\w/-]+)\/([\w.-]+)$/.exec(key) ?? []
  if (mount === undefined || name === undefined || url === undefined)
    throw wrongKey(
      service,
      url === undefined ? 'kms.url is not set' : 'kms.key is not a mount and a key',
      'Set kms.url to the URL of Vault, and kms.key to <mount>/<key>, such as transit/plugboard.',
    )
  if (token === undefined || !/^[\w.-]+$/.test(token)) throw wrongFile('a token of Vault alone')
  const { origin } = new URL(url)
  const headers = { 'content-type': 'application/json', 'x-vault-token': token, 'x-vault-request': 'true' }
  return {
    async requests(action, value) {
      const body = action === 'wrap' ? { plaintext: value } : { ciphertext: value }
      return () => ({
        method: 'POST',
        origin,
        path: `/v1/${mount}/${action === 'wrap' ? 'encrypt' : 'decrypt'}/${name}`,
        headers,
        body: JSON.stringify({ ...body, associated_data: PURPOSE_BASE64 }),
      })
    },
    valueAt: { wrap: ['data', 'ciphertext'], unwrap: ['data', 'plaintext'] },
    faultOf,
  }
}

const faultOf: FaultOf = ({ status, body }) => ({
  code: `status ${status}`,
  message: Array.isArray(body.errors) ? body.errors.join('; ') : '',
})
