/** The secrets of endpoints, and signatures made with them. @see https://www.standardwebhooks.com, version 1.0.0 */
import { createHmac, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** How requests are signed: `v1` by HMAC-SHA256 with a shared secret, `v1a` by Ed25519. */
export type SignatureScheme = 'v1' | 'v1a'

const SHARED = 'whsec_'
const PRIVATE = 'whsk_'
const PUBLIC = 'whpk_'

/** Prefix of the 32 bytes of an Ed25519 key in PKCS #8. @see RFC 8410 section 7 */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A secret that was made. */
export interface NewSigningSecret {
  /** Signing secret, to be sealed. */
  readonly signing: string
  /** Secret for the receiver's verification: the same `whsec_` secret, or the `whpk_` public key. */
  readonly verifying: string
}

/** A new secret of 32 random bytes, or a new key pair. */
export function newSigningSecret(scheme: SignatureScheme): NewSigningSecret {
  if (scheme === 'v1') {
    const secret = SHARED + randomBytes(32).toString('base64')
    return { signing: secret, verifying: secret }
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const seed = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(PKCS8.length)
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
  return { signing: PRIVATE + seed.toString('base64'), verifying: PUBLIC + point.toString('base64') }
}

/** Signed parts of a message. */
export interface SignedText {
  /** The message's id, `msg_…`. */
  readonly id: string
  /** Of the attempt, in seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/** The headers of an attempt: one signature for each secret, newest first. */
export function signatureHeaders(secrets: readonly string[], text: SignedText): Record<string, string> {
  return {
    'webhook-id': text.id,
    'webhook-timestamp': String(text.timestamp),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, text)).join(' '),
  }
}

function signatureOf(secret: string, { id, timestamp, body }: SignedText): string {
  const text = Buffer.from(`${id}.${timestamp}.${body}`)
  if (secret.startsWith(SHARED)) {
    const key = Buffer.from(secret.slice(SHARED.length), 'base64')
    return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  }
  const seed = Buffer.from(secret.slice(PRIVATE.length), 'base64')
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), type: 'pkcs8', format: 'der' })
  return `v1a,${sign(null, text, key).toString('base64')}`
}
