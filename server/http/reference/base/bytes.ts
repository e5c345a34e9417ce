/** Content in the two forms that clients accept: compressed and plain. */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const compress = promisify(gzip)

/** A file in both forms. The compressed one is kept. */
export interface Bytes {
  readonly zipped: Uint8Array
  plain(): Promise<Uint8Array>
}

/** A text, compressed. */
export async function zippedText(content: string): Promise<Bytes> {
  const zipped = await compress(content)
  return { zipped, plain: () => promisify(gunzip)(zipped) }
}

/** Whether gzip is named, and not with a weight of 0. @see RFC 9110 section 12.5.3 */
export function takesGzip(accepted = ''): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)
}
