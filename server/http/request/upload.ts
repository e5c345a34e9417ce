/**
 * An upload: a request whose body is a form. Its first part is the request as JSON, each further one a file, which is read while it
 * is passed on. @see RFC 7578
 */
import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { addAbortSignal, type Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { REQUEST_PART } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { didYouMean, quoted } from 'plugboard/internal'
import { ServerError } from '../../ground/errors/index.ts'
import { parseJson } from './check.ts'

/** The limits of uploads. */
export interface UploadLimits {
  /** Of the first part. */
  readonly bodyBytes: number
  /** Of all parts together. */
  readonly uploadBytes: number
  /** Until all of it is in. */
  readonly uploadSeconds: number
  /** Until the next piece is in, once it is awaited. */
  readonly requestSeconds: number
}

/** A part of a form. */
interface Part {
  readonly name: string | undefined
  readonly stream: Readable
  readonly type: string
}

/** How long the rest of an upload is read and dropped whose response was sent before its end: the caller has to read that response. */
const REST_MS = 5_000

/** The body of one request. */
export class Upload {
  readonly #incoming: IncomingMessage
  readonly #limits: UploadLimits
  readonly #parser: InstanceType<typeof Busboy>
  readonly #parts: AsyncIterator<unknown>
  /** Aborted with the error that ends the upload. */
  readonly #ended = new AbortController()
  readonly #timer: NodeJS.Timeout
  /** Awaited files, and files that have begun. */
  readonly #awaited = new Set<string>()
  readonly #begun = new Set<string>()
  #bytes = 0
  #isWhole = false

  /** @throws ServerError `invalid_request` for a form without a boundary */
  constructor(incoming: IncomingMessage, limits: UploadLimits) {
    this.#incoming = incoming
    this.#limits = limits
    this.#parser = parserOf(incoming)
    // What parser and parts fail with is seen where they are read, which may be long after, or never.
    this.#parser.on('error', ignored)
    this.#parser.on('file', (_name, part) => part.on('error', ignored))
    this.#parts = on(this.#parser, 'file', { close: ['finish'], signal: this.#ended.signal })
    this.#timer = setTimeout(() => this.#fail(late()), limits.uploadSeconds * 1000)
    incoming.on('error', () => this.#fail(brokenOff()))
    incoming.on('data', ({ length }: Buffer) => {
      this.#bytes += length
      if (this.#bytes > limits.uploadBytes) this.#fail(tooLarge(limits.uploadBytes))
    })
    incoming.pipe(this.#parser)
  }

  /** Whether it was read to its end and is as it has to be. Before, no file has been passed on as a whole. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** The value of the first part. @throws ConnectorError `invalid_request`, `invalid_json`, `duplicate_key`, `body_too_large` */
  async readRequest(): Promise<unknown> {
    const part = await this.#next()
    if (part?.name !== REQUEST_PART) throw wrongPart(REQUEST_PART, REQUEST_PART, 'is not the first', 'order')
    if (part.type !== 'application/json')
      throw wrongPart(REQUEST_PART, REQUEST_PART, 'is not declared as application/json', 'content_type')
    const { bodyBytes } = this.#limits
    const pieces: Uint8Array[] = []
    let bytes = 0
    for await (const piece of this.#piecesOf(part)) {
      bytes += piece.byteLength
      if (bytes > bodyBytes) throw tooLarge(bodyBytes, REQUEST_PART)
      pieces.push(piece)
    }
    return parseJson(Buffer.concat(pieces))
  }

  /**
   * Returns the bytes of files by the names of their parts, once each. The last piece of the last file comes after the whole
   * form is read, so a file is complete only if the form is valid.
   * @param sizes in bytes, if the caller states them
   * @throws ServerError `body_too_large`
   */
  filesOf(sizes: ReadonlyMap<string, number | undefined>): (name: string) => AsyncIterable<Uint8Array> {
    for (const [name, size = 0] of sizes) {
      if (size > this.#limits.uploadBytes) throw tooLarge(this.#limits.uploadBytes, `params.${name}`)
      this.#awaited.add(name)
    }
    return (name) => this.#file(name)
  }

  /** Ends it once the response was sent: what is left is read and dropped for some seconds. */
  end(): void {
    clearTimeout(this.#timer)
    this.#ended.abort(brokenOff())
    const { socket, complete } = this.#incoming
    this.#incoming.unpipe(this.#parser).resume()
    if (complete) return
    const timer = setTimeout(() => socket.destroy(), REST_MS)
    this.#incoming.once('close', () => clearTimeout(timer))
  }

  async *#file(name: string): AsyncGenerator<Uint8Array, void, undefined> {
    const part = await this.#next()
    if (part?.name !== name) throw this.#misplaced(part, name)
    this.#awaited.delete(name)
    this.#begun.add(name)
    let last: Uint8Array | undefined
    for await (const piece of this.#piecesOf(part)) {
      if (last) yield last
      last = piece
    }
    if (this.#awaited.size === 0) await this.#readEnd()
    if (last) yield last
  }

  async #readEnd(): Promise<void> {
    const part = await this.#next()
    if (part) throw this.#misplaced(part)
    this.#isWhole = true
    clearTimeout(this.#timer)
  }

  /** The next part; undefined at the end of the form. */
  async #next(): Promise<Part | undefined> {
    const { done, value } = await this.#inTime(this.#parts.next())
    if (done === true) return undefined
    const [name, stream, , encoding, type] = value as [string | undefined, Readable, unknown, string, string]
    if (!PLAIN.has(encoding)) throw wrongPart(fieldOf(name), name, `is encoded as ${quoted(encoding)}`, 'encoding')
    return { name, stream: addAbortSignal(this.#ended.signal, stream), type }
  }

  async *#piecesOf({ stream }: Part): AsyncGenerator<Uint8Array, void, undefined> {
    const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, void>
    for (;;) {
      const piece = await this.#inTime(pieces.next())
      if (piece.done === true) return
      yield piece.value
    }
  }

  /** Reads the form. Fails if the caller is too slow or the form is invalid. */
  async #inTime<T>(reading: Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.#fail(late()), this.#limits.requestSeconds * 1000)
    try {
      return await reading
    } catch {
      throw this.#ended.signal.aborted ? (this.#ended.signal.reason as Error) : malformed()
    } finally {
      clearTimeout(timer)
    }
  }

  #fail(error: ConnectorError): void {
    this.#ended.abort(error)
  }

  /** The error for a part in the place of another, or where none was to follow. */
  #misplaced(part: Part | undefined, awaited?: string): ServerError {
    if (!part) return wrongPart(fieldOf(awaited), awaited, 'is missing', 'missing')
    const { name } = part
    if (name !== undefined && awaited !== undefined && this.#awaited.has(name))
      return wrongPart(fieldOf(name), name, `comes before part ${quoted(awaited)}, which is sent first`, 'order')
    const isTwice = name === REQUEST_PART || this.#begun.has(name ?? '')
    if (isTwice) return wrongPart(fieldOf(name), name, 'is present twice', 'duplicate')
    const near = didYouMean(name ?? '', [...this.#awaited])
    return wrongPart(fieldOf(name), name, `does not belong to a param that expects a file.${near}`, 'unknown')
  }
}

/** Encodings that leave the bytes as they are. */
const PLAIN: ReadonlySet<string> = new Set(['7bit', '8bit', 'binary'])

function ignored(): void {}

function parserOf({ headers }: IncomingMessage): InstanceType<typeof Busboy> {
  try {
    // Every part is read as a file is: piece by piece.
    return new Busboy({ headers: headers as { 'content-type': string }, isPartAFile: () => true })
  } catch {
    throw new ServerError('invalid_request', 'Cannot read the upload: its Content-Type has no boundary')
  }
}

function fieldOf(name: string | undefined): string {
  if (name === undefined || name === REQUEST_PART) return name ?? ''
  return `params.${quoted(name).slice(1, -1)}`
}

function wrongPart(field: string, name: string | undefined, message: string, errorCode: string): ServerError {
  const part = name === undefined ? 'a part without a name' : `part ${quoted(name)}`
  return new ServerError('invalid_request', `Cannot read the upload: ${part} ${message}`, {
    errors: [{ field, message, error_code: errorCode }],
    hint: `Send the request as application/json in the first part, named ${REQUEST_PART}, then each file in a part named as its param.`,
  })
}

function malformed(): ServerError {
  return new ServerError('invalid_request', 'Cannot read the upload: it does not match its boundary, or ends early', {
    hint: 'Send multipart/form-data as defined in RFC 7578.',
  })
}

function tooLarge(mostBytes: number, field?: string): ServerError {
  const message = `has more than ${mostBytes} bytes`
  return new ServerError('body_too_large', `Cannot read the upload: ${field ?? 'it'} ${message}`, {
    errors: field === undefined ? undefined : [{ field, message, error_code: 'size' }],
  })
}

function late(): ServerError {
  return new ServerError('request_timeout', 'Cannot read the upload: it did not arrive in time')
}

function brokenOff(): ConnectorError {
  return new ConnectorError('cancelled', 'Cannot read the upload: the connection broke off', {
    hint: 'The third party has received at most part of the request.',
  })
}
