/** Decompression of responses, with a limit of the decoded size. */
import { pipeline, Readable, type Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import type { HttpHeaders } from '../base/http.ts'
import { expandsTooFar, failure, invalidResponse, tooLarge } from './failure.ts'

/** A supported content encoding. */
export type ContentEncoding = 'gzip' | 'deflate' | 'br'

/** The compression ratio beyond which a body is a bomb. JSON of one repeated record is far below. */
const MAX_RATIO = 100

/** The decoded size up to which any ratio is allowed. */
const ANY_RATIO_BYTES = 1024 * 1024

/** Maximum size of a compressed body that the main thread decodes. */
const SYNC_BYTES = 64 * 1024

/**
 * The encoding of a response's body; undefined for a plain one.
 * @throws ConnectorError `upstream_invalid_response` for several layers or an unknown one
 */
export function encodingOf(headers: HttpHeaders, host: string): ContentEncoding | undefined {
  const text = headers.get('content-encoding')
  if (text === null) return undefined
  const layers = text
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity')
  const [layer, ...more] = layers
  if (more.length > 0) throw invalidResponse(host, `its body is encoded ${layers.length} times`)
  if (layer === undefined) return undefined
  if (layer === 'gzip' || layer === 'x-gzip') return 'gzip'
  if (layer === 'deflate' || layer === 'br') return layer
  throw invalidResponse(host, 'its content-encoding is not gzip, deflate or br')
}

/**
 * Decodes a whole body, of at most `maxBytes`.
 * @throws ConnectorError `upstream_response_too_large`, `upstream_invalid_response`
 */
export function decodeBody(
  body: Uint8Array,
  encoding: ContentEncoding,
  maxBytes: number,
  host: string,
): Uint8Array | Promise<Uint8Array> {
  if (body.length === 0) return body
  const allowed = Math.max(ANY_RATIO_BYTES, body.length * MAX_RATIO)
  const options = { maxOutputLength: Math.min(maxBytes, allowed), chunkSize: chunkSizeFor(body.length) }
  const fault = (error: unknown) => {
    if (!isTooLong(error)) return invalidResponse(host, `its body is not valid ${encoding}`, error)
    return allowed < maxBytes ? expandsTooFar(host, MAX_RATIO) : tooLarge(host, maxBytes)
  }
  if (body.length <= SYNC_BYTES) {
    try {
      return SYNC[variant(encoding, body)](body, options)
    } catch (error) {
      throw fault(error)
    }
  }
  return new Promise((resolve, reject) => {
    ASYNC[variant(encoding, body)](body, options, (error, decoded) => (error ? reject(fault(error)) : resolve(decoded)))
  })
}

/** Decodes a body while it is read. The stream fails with the errors of `decodeBody`. */
export function decodeStream(
  body: ReadableStream<Uint8Array>,
  encoding: ContentEncoding,
  maxBytes: number,
  host: string,
): ReadableStream<Uint8Array> {
  const chunks = decodedChunks(body, encoding, maxBytes, host)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

type Variant = ContentEncoding | 'deflate-raw'

const SYNC = {
  gzip: zlib.gunzipSync,
  deflate: zlib.inflateSync,
  'deflate-raw': zlib.inflateRawSync,
  br: zlib.brotliDecompressSync,
} as const satisfies Record<Variant, unknown>

type AsyncDecode = (
  body: Uint8Array,
  options: zlib.ZlibOptions,
  done: (error: Error | null, decoded: Buffer) => void,
) => void

const ASYNC: Readonly<Record<Variant, AsyncDecode>> = {
  gzip: zlib.gunzip,
  deflate: zlib.inflate,
  'deflate-raw': zlib.inflateRaw,
  br: zlib.brotliDecompress,
}

const STREAM: Readonly<Record<Variant, () => Transform>> = {
  gzip: zlib.createGunzip,
  deflate: zlib.createInflate,
  'deflate-raw': zlib.createInflateRaw,
  br: zlib.createBrotliDecompress,
}

/** Some servers send `deflate` without the zlib header of RFC 9110, as the first byte shows. */
function variant(encoding: ContentEncoding, body: Uint8Array): Variant {
  return encoding === 'deflate' && (body[0]! & 0x0f) !== 8 ? 'deflate-raw' : encoding
}

/** A size that often holds the decoded body in one chunk: each further chunk costs as much as decoding 5 kB. */
function chunkSizeFor(length: number): number {
  return Math.min(256 * 1024, Math.max(4 * 1024, length * 12))
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}

async function* decodedChunks(
  body: ReadableStream<Uint8Array>,
  encoding: ContentEncoding,
  maxBytes: number,
  host: string,
) {
  const source = body.getReader()
  let [taken, given] = [0, 0]
  let decoder: Transform | undefined
  async function* encoded(first: Uint8Array) {
    for (let chunk: Uint8Array | undefined = first; chunk !== undefined; chunk = (await source.read()).value) {
      taken += chunk.length
      yield chunk
    }
  }
  try {
    const { value: first } = await source.read()
    if (first === undefined) return
    decoder = STREAM[variant(encoding, first)]()
    pipeline(Readable.from(encoded(first), { objectMode: false }), decoder, () => {})
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      given += chunk.length
      if (given > maxBytes) throw tooLarge(host, maxBytes)
      if (given > ANY_RATIO_BYTES && given > taken * MAX_RATIO) throw expandsTooFar(host, MAX_RATIO)
      yield chunk
    }
  } catch (error) {
    const isOfData = error instanceof Error && 'code' in error && /^(Z_|ERR_)/.test(String(error.code))
    throw isOfData
      ? invalidResponse(host, `its body is not valid ${encoding}`, error)
      : failure(error, { host, sent: true, answered: true })
  } finally {
    decoder?.destroy()
    await source.cancel().catch(() => {})
  }
}
