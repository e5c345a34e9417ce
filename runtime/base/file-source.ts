/** The source of a file's bytes, read in chunks while they are sent. */
import { ConnectorError } from './errors.ts'
import { type ByteIterable, formOfBytes } from './bytes-form.ts'

/** The bytes of a file. Bytes and a Blob can be read again, a stream or an iterable once. */
export type FileBytes = Uint8Array | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** The params of an operation that are files, by name. */
export type FileParams = Readonly<Record<string, FileParam>>

/** A param that is a file. */
export interface FileParam {
  /** Maximum size in bytes. */
  readonly maxBytes?: number
  /** The name in requests and responses, if it differs. */
  readonly as?: string
}

/** A reading of a file. */
export interface ChunkReader {
  next(): Promise<IteratorResult<unknown, unknown>>
  /** Ends it early and destroys the source. */
  cancel(reason: Error): void
}

/** Options of a file's source. */
export interface FileSourceOptions {
  readonly open: () => ChunkReader
  /** Whether it can be opened more than once. */
  readonly isRepeatable: boolean
  /** The size in bytes, if it is known. */
  readonly size?: number | undefined
}

/** The bytes of a file, read while they are sent. Memory never contains all of them. */
export class FileSource implements AsyncIterable<Uint8Array> {
  readonly isRepeatable: boolean
  /** The size in bytes, if it is known. */
  readonly size: number | undefined
  readonly #open: () => ChunkReader
  #isOpened = false

  constructor({ open, isRepeatable, size }: FileSourceOptions) {
    this.#open = open
    this.isRepeatable = isRepeatable
    this.size = size
  }

  /** Whether it was opened and cannot be opened again. */
  get isSpent(): boolean {
    return this.#isOpened && !this.isRepeatable
  }

  /** Begins to read. @throws ConnectorError `invalid_params` if it was read before and cannot be read again */
  open(): ChunkReader {
    if (this.isSpent) throw alreadyRead()
    this.#isOpened = true
    return this.#open()
  }

  /** Destroys a source that can be read only once and was not opened. */
  discard(reason: Error): void {
    if (this.isRepeatable || this.#isOpened) return
    try {
      this.open().cancel(reason)
    } catch {
      // Another call reads it.
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    const reader = this.open()
    for (let piece = await reader.next(); !piece.done; piece = await reader.next()) yield piece.value as Uint8Array
  }
}

/** The source of a value's bytes; undefined for a value without bytes. @param size the size in bytes, if the caller knows it */
export function fileSourceOf(value: unknown, size?: number): FileSource | undefined {
  if (value instanceof FileSource) return value
  const form = formOfBytes(value)
  if (form === undefined) return undefined
  const options = { isRepeatable: false, size }
  if ('stream' in form) return new FileSource({ ...options, open: () => readerOfStream(form.stream) })
  if ('iterable' in form) return new FileSource({ ...options, open: () => readerOfIterable(form.iterable) })
  const { blob } = form
  return new FileSource({ open: () => readerOfStream(blob.stream()), isRepeatable: true, size: blob.size })
}

function readerOfStream(stream: ReadableStream<unknown>): ChunkReader {
  if (stream.locked) throw alreadyRead()
  const reader = stream.getReader()
  return {
    next: () => reader.read(),
    cancel: (reason) => {
      reader.cancel(reason).catch(ignored)
    },
  }
}

/** Iterables that were begun. A generator that has ended looks like an empty file. */
const begun = new WeakSet<object>()

/** A reader of an iterable. A stream of Node is destroyed immediately: `return` of its iterator would wait for the next chunk. */
function readerOfIterable(iterable: ByteIterable): ChunkReader {
  if (begun.has(iterable) || iterable.destroyed === true || iterable.readableEnded === true) throw alreadyRead()
  begun.add(iterable)
  const iterator = iterable[Symbol.asyncIterator]()
  return {
    next: () => iterator.next(),
    cancel(reason) {
      if (typeof iterable.destroy === 'function') iterable.destroy(reason)
      else iterator.return?.()?.catch(ignored)
    },
  }
}

/** The error code of a stream that was read before. */
const ALREADY_READ = 'already_read'

/** Whether an error is about a stream that was read before, by this call or another. */
export function isAlreadyRead(error: unknown): boolean {
  return error instanceof ConnectorError && error.errors?.[0]?.error_code === ALREADY_READ
}

function ignored(): void {}

function alreadyRead(): ConnectorError {
  return new ConnectorError('invalid_params', 'Cannot send the file: its stream was already read', {
    errors: [{ field: 'params', message: 'contains a stream that was already read', error_code: ALREADY_READ }],
    hint: 'Pass a new stream for each call, or a Blob, which can be read again.',
    sent: false,
  })
}
