/** JSON Web Tokens, which a client signs with its own key. */
import { valueText } from '../base/json.ts'
import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto'
import { ConnectorError } from '../base/errors.ts'
import { compileTemplate, type Template, type ValueLookup } from '../language/template-value.ts'
import type { AssertionShape } from '../manifest/index.ts'
import { rendered } from './credentials.ts'

/** The name under which claims insert the digest of the public key. */
const FINGERPRINT = 'key_fingerprint'

/**
 * A signed token with the claims of a manifest, and `iat`, `exp` and `jti`.
 * @param now milliseconds since 1970
 * @throws ConnectorError `credentials_mismatch` for a key that cannot sign
 * @see RFC 7515 section 7.1, RFC 7519, RFC 7523 section 3
 */
export function signedAssertion(shape: AssertionShape, scope: ValueLookup, now: number): string {
  const { algorithm, seconds } = shape
  const issued = Math.floor(now / 1000)
  const signer = signerOf(shape, scope)
  const named: ValueLookup = (name) => (name === FINGERPRINT ? signer.fingerprint() : scope(name))
  const head = { ...rendered(shape.header, named), alg: algorithm, typ: 'JWT' }
  const claims = { iat: issued, exp: issued + seconds, jti: randomUUID(), ...rendered(shape.claims, named) }
  const content = `${encoded(head)}.${encoded(claims)}`
  return `${content}.${signer.sign(content).toString('base64url')}`
}

interface Signer {
  sign(content: string): Buffer
  /** SHA-256 digest of the public key in base64; undefined for a shared secret. */
  fingerprint(): string | undefined
}

function signerOf({ algorithm, key, passphrase }: AssertionShape, scope: ValueLookup): Signer {
  const secret = textOf(key, scope) ?? ''
  if (algorithm === 'HS256')
    return { sign: (content) => createHmac('sha256', secret).update(content).digest(), fingerprint: () => undefined }
  const own = signingKey(algorithm, secret, passphrase && textOf(passphrase, scope))
  return {
    sign: (content) => sign('sha256', Buffer.from(content), { key: own, dsaEncoding: 'ieee-p1363' }),
    fingerprint: () =>
      createHash('sha256')
        .update(createPublicKey(own).export({ type: 'spki', format: 'der' }))
        .digest('base64'),
  }
}

/** Node signs with any key; a vendor verifies only that of the algorithm. @throws ConnectorError `credentials_mismatch` */
function signingKey(algorithm: 'RS256' | 'ES256', text: string, passphrase: string | undefined): KeyObject {
  const [type, curve, name] =
    algorithm === 'ES256' ? ['ec', 'prime256v1', 'an EC key (P-256)'] : ['rsa', undefined, 'an RSA key']
  const key = privateKey(text, passphrase)
  if (key?.asymmetricKeyType === type && key?.asymmetricKeyDetails?.namedCurve === curve) return key
  throw new ConnectorError(
    'credentials_mismatch',
    `Cannot use these credentials: the private key cannot sign with ${algorithm}`,
    {
      hint: `Provide the whole PEM text of ${name}, from the BEGIN line to the END line, and its passphrase if it has one.`,
      sent: false,
    },
  )
}

/** Restores line breaks in PEM text that has them as `\n`, as JSON files do, or lost them in a form's field. */
export function pemText(text: string): string {
  const lines = text.replaceAll('\\n', '\n').trim()
  return lines.replace(
    /(-----BEGIN [A-Z ]+-----) ?([A-Za-z0-9+/= ]+?) ?(-----END [A-Z ]+-----) ?/g,
    (_, begin: string, content: string, end: string) => `${begin}\n${content.replaceAll(' ', '\n')}\n${end}\n`,
  )
}

/** Undefined for anything but a key: the cause may quote it. */
function privateKey(text: string, passphrase: string | undefined): KeyObject | undefined {
  try {
    return createPrivateKey({ key: pemText(text), format: 'pem', passphrase })
  } catch {
    return undefined
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function textOf(template: Template, scope: ValueLookup): string | undefined {
  const value = compileTemplate(template)(scope)
  return value === undefined || value === null ? undefined : valueText(value)
}
