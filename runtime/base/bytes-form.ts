/** An iterable of bytes, or a stream of Node. */
export type ByteIterable = AsyncIterable<unknown> & { readonly [name: string]: unknown }

/** A source of bytes, under the name of its form. */
export type BytesForm =
  | { readonly blob: Blob }
  | { readonly stream: ReadableStream<unknown> }
  | { readonly iterable: ByteIterable }

/**
 * The form of a source of bytes; undefined for any other value. After this call, a stream of Node that fails before it is read does not
 * end the process.
 */
export function formOfBytes(value: unknown): BytesForm | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isBlob(value)) return { blob: value }
  if (isWebStream(value)) return { stream: value }
  if (!isAsyncIterable(value)) return undefined
  if ('on' in value && typeof value.on === 'function') value.on('error', () => {})
  return { iterable: value }
}

function isBlob(value: object): value is Blob {
  return 'stream' in value && typeof value.stream === 'function' && 'size' in value && 'type' in value
}

function isWebStream(value: object): value is ReadableStream<unknown> {
  return 'getReader' in value && typeof value.getReader === 'function'
}

function isAsyncIterable(value: object): value is ByteIterable {
  return Symbol.asyncIterator in value && typeof value[Symbol.asyncIterator] === 'function'
}
