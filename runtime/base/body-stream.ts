/** The body of a request that is read while it is sent. */
import { ConnectorError } from './errors.ts'
import type { ChunkReader, FileSource } from './file-source.ts'

/** A file within a body. */
export interface BodyFile {
  readonly source: FileSource
  /** The param of the file, for errors. */
  readonly param: string
  /** Maximum size in bytes. */
  readonly maxBytes?: number | undefined
}

/** Observes the sending of a body. */
export interface BodyWatch {
  /** The last chunk was taken, and the next one is awaited. */
  onAsked(): void
  /** A chunk was read. */
  onGiven(): void
  /** All chunks were taken. */
  onEnd(): void
}

/** A body of bytes and files, in order. Prints as its length. */
export class BodyStream {
  /** The size in bytes, if it is known. */
  readonly length: number | undefined
  readonly #parts: readonly (Uint8Array | BodyFile)[]
  #sendingMs = 0

  constructor(parts: readonly (Uint8Array | BodyFile)[]) {
    this.#parts = parts
    this.length = parts.reduce<number | undefined>((sum, part) => {
      const size = part instanceof Uint8Array ? part.byteLength : part.source.size
      return sum === undefined || size === undefined ? undefined : sum + size
    }, 0)
  }

  toString(): string {
    return this.length === undefined ? '[a stream]' : `[a stream of ${this.length} bytes]`
  }

  /** Whether one of its files was begun and cannot be read again. */
  get isSpent(): boolean {
    return this.#files().some(({ source }) => source.isSpent)
  }

  /** Opens the body. A file opens with the first chunk. */
  open(): OpenBody {
    return new OpenBody(this.#parts, (ms) => (this.#sendingMs += ms))
  }

  /** The time of its readings since the last call, in milliseconds. */
  takeSendingMs(): number {
    const ms = this.#sendingMs
    this.#sendingMs = 0
    return ms
  }

  /** Destroys the files that can be read only once and have not begun. */
  discard(reason: Error): void {
    for (const { source } of this.#files()) source.discard(reason)
  }

  #files(): BodyFile[] {
    return this.#parts.filter((part) => !(part instanceof Uint8Array)) as BodyFile[]
  }
}

/** A reading of a body, for a transport. Its errors are ConnectorErrors. */
export class OpenBody implements AsyncIterableIterator<Uint8Array> {
  /** Set by a transport with time limits. */
  watch: BodyWatch | undefined
  readonly #parts: readonly (Uint8Array | BodyFile)[]
  readonly #onClosed: (ms: number) => void
  #at = 0
  #reader: ChunkReader | undefined
  /** Bytes so far of the current file. */
  #count = 0
  #begun: number | undefined
  #ended: { readonly error?: Error } | undefined
  #fail: ((error: Error) => void) | undefined

  constructor(parts: readonly (Uint8Array | BodyFile)[], onClosed: (ms: number) => void) {
    this.#parts = parts
    this.#onClosed = onClosed
  }

  /** Whether it has ended or was canceled. */
  get isEnded(): boolean {
    return this.#ended !== undefined
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  /** Reads the next chunk. Fails immediately when the body is canceled, even if the file does not respond. */
  next(): Promise<IteratorResult<Uint8Array, undefined>> {
    if (this.#ended) return this.#ended.error ? Promise.reject(this.#ended.error) : Promise.resolve(DONE)
    this.#begun ??= performance.now()
    this.watch?.onAsked()
    return new Promise((resolve, reject) => {
      this.#fail = reject
      this.#read().then((chunk) => {
        if (chunk) this.watch?.onGiven()
        else if (!this.#ended) {
          this.#close({})
          this.watch?.onEnd()
        }
        resolve(chunk ? { done: false, value: chunk } : DONE)
      }, reject)
    })
  }

  /** Ends it early, as leaving a loop does. */
  return(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.cancel(new ConnectorError('cancelled', 'Cannot send the file: the request has ended', { sent: true }))
    return Promise.resolve(DONE)
  }

  /** Ends it early and destroys the current file. Does nothing if it has ended. */
  cancel(error: Error): void {
    if (this.#ended) return
    this.#close({ error })
    this.#reader?.cancel(error)
    if (this.#begun !== undefined)
      for (const part of this.#parts) if (!(part instanceof Uint8Array)) part.source.discard(error)
    this.#fail?.(error)
  }

  #close(ended: { readonly error?: Error }): void {
    this.#ended = ended
    if (this.#begun !== undefined) this.#onClosed(performance.now() - this.#begun)
  }

  async #read(): Promise<Uint8Array | undefined> {
    for (; this.#at < this.#parts.length; this.#at++) {
      const part = this.#parts[this.#at]!
      const chunk = part instanceof Uint8Array ? this.#readBytes(part) : await this.#readFile(part)
      if (chunk) return chunk
    }
    return undefined
  }

  #readBytes(bytes: Uint8Array): Uint8Array | undefined {
    if (bytes.byteLength === 0) return undefined
    this.#at++
    return bytes
  }

  async #readFile(file: BodyFile): Promise<Uint8Array | undefined> {
    const { source, maxBytes = Infinity } = file
    try {
      this.#reader ??= source.open()
      for (let piece = await this.#reader.next(); !piece.done; piece = await this.#reader.next()) {
        const { value } = piece
        if (!(value instanceof Uint8Array)) throw fault(file, `it produced ${typeof value} values instead of bytes`)
        this.#count += value.byteLength
        if (this.#count > maxBytes) throw fault(file, `it is larger than ${maxBytes} bytes, its limit`)
        if (this.#count > (source.size ?? Infinity))
          throw fault(file, `it is larger than its declared size of ${source.size} bytes`)
        if (value.byteLength > 0) return value
      }
    } catch (error) {
      throw this.#ended?.error ?? this.#failed(file, error)
    }
    if (this.#ended?.error) throw this.#ended.error
    if (this.#count < (source.size ?? 0))
      throw this.#failed(file, fault(file, `it ended after ${this.#count} of ${source.size} bytes`))
    this.#reader = undefined
    this.#count = 0
    return undefined
  }

  #failed(file: BodyFile, error: unknown): Error {
    const known = error instanceof ConnectorError ? error : fault(file, `its source failed (${nameOf(error)})`, error)
    this.cancel(known)
    return known
  }
}

const DONE: IteratorResult<Uint8Array, undefined> = { done: true, value: undefined }

/** The name of an error of the source. Its message may contain a URL, so it stays in the cause. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

function fault({ param }: BodyFile, state: string, cause?: unknown): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot send the file of param ${param}: ${state}`, {
    errors: [{ field: `params.${param}`, message: state, error_code: 'file' }],
    hint: 'The third party has received at most part of the request. Call again with the whole file.',
    sent: true,
    cause,
  })
}
