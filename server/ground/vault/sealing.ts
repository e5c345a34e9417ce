/** AES-256-GCM over one value. */
import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const FORMAT = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const OVERHEAD = 1 + NONCE_BYTES + TAG_BYTES

/** Seals bytes: format, nonce, tag, ciphertext. They open only with the same key and the same context. */
export function sealBytes(key: KeyObject, context: readonly (string | number)[], plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(contextBytes(context))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), text])
}

/** Opens sealed bytes; undefined with another key or context, and after any change. */
export function openBytes(key: KeyObject, context: readonly (string | number)[], sealed: Buffer): Buffer | undefined {
  if (sealed.length < OVERHEAD || sealed[0] !== FORMAT) return undefined
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(contextBytes(context))
  decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, OVERHEAD))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(OVERHEAD)), decipher.final()])
  } catch {
    return undefined
  }
}

/** No two contexts have the same bytes: JSON separates their parts. */
function contextBytes(context: readonly (string | number)[]): Buffer {
  return Buffer.from(JSON.stringify(context))
}
