/** JSON Web Tokens, which a client signs with its own key. */
import { valueText } from '../base/json.ts'
import { createHmac, createPrivateKey, type KeyObject, randomUUID, sign } from 'node:crypto'
import { ConnectorError } from '../base/errors.ts'
import { compileTemplate, type Template, type ValueLookup } from '../language/template-value.ts'
import type { AssertionShape } from '../manifest/index.ts'
import { rendered } from './credentials.ts'

/**
 * A signed token with the claims of a manifest, and `iat`, `exp` and `jti`.
 * @param now milliseconds since 1970
 * @throws ConnectorError `credentials_mismatch` for a key that cannot sign
 * @see RFC 7515 section 7.1, RFC 7519, RFC 7523 section 3
 */
export function signedAssertion(shape: AssertionShape, scope: ValueLookup, now: number): string {
  const { algorithm, seconds } = shape
  const issued = Math.floor(now / 1000)
  const head = { ...rendered(shape.header, scope), alg: algorithm, typ: 'JWT' }
  const claims = { iat: issued, exp: issued + seconds, jti: randomUUID(), ...rendered(shape.claims, scope) }
  const content = `${encoded(head)}.${encoded(claims)}`
  const key = textOf(shape.key, scope) ?? ''
  try {
    const signature = signatureOf(algorithm, content, key, shape.passphrase && textOf(shape.passphrase, scope))
    return `${content}.${signature.toString('base64url')}`
  } catch {
    // The cause may quote the key.
    throw new ConnectorError(
      'credentials_mismatch',
      `Cannot use these credentials: the private key cannot sign with ${algorithm}`,
      {
        hint: `Provide the whole PEM text of ${keyNames(algorithm)}, from the BEGIN line to the END line, and its passphrase if it has one.`,
        sent: false,
      },
    )
  }
}

function keyNames(algorithm: AssertionShape['algorithm']): string {
  return algorithm === 'ES256' ? 'an EC key (P-256)' : 'an RSA key'
}

function signatureOf(
  algorithm: AssertionShape['algorithm'],
  content: string,
  key: string,
  passphrase: string | undefined,
): Buffer {
  if (algorithm === 'HS256') return createHmac('sha256', key).update(content).digest()
  const given = privateKey(key, passphrase)
  const options =
    algorithm === 'ES256'
      ? { key: ofType(given, 'ec', 'prime256v1'), dsaEncoding: 'ieee-p1363' as const }
      : { key: ofType(given, 'rsa') }
  return sign('sha256', Buffer.from(content), options)
}

/** Checks a key's type: Node signs with any key, and the vendor could not verify the result. */
function ofType(key: KeyObject, type: 'ec' | 'rsa', curve?: string): KeyObject {
  if (key.asymmetricKeyType !== type || key.asymmetricKeyDetails?.namedCurve !== curve) throw new TypeError(type)
  return key
}

/** Restores line breaks in PEM text that has them as `\n`, as JSON files do, or lost them in a form's field. */
export function pemText(text: string): string {
  const lines = text.replaceAll('\\n', '\n').trim()
  return lines.replace(
    /(-----BEGIN [A-Z ]+-----) ?([A-Za-z0-9+/= ]+?) ?(-----END [A-Z ]+-----) ?/g,
    (_, begin: string, content: string, end: string) => `${begin}\n${content.replaceAll(' ', '\n')}\n${end}\n`,
  )
}

function privateKey(text: string, passphrase: string | undefined): KeyObject {
  return createPrivateKey({ key: pemText(text), format: 'pem', passphrase })
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function textOf(template: Template, scope: ValueLookup): string | undefined {
  const value = compileTemplate(template)(scope)
  return value === undefined || value === null ? undefined : valueText(value)
}
