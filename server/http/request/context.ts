/** One request in the pipeline, with all that is known of it so far. */
import { randomFillSync } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ConnectorError } from 'plugboard/runtime'
import type { Caller } from './caller.ts'
import type { RouteRequest, Route } from './route.ts'
import type { Upload } from './upload.ts'

/** Counts a request against a limit. @throws ConnectorError `rate_limited` */
export type Admit = RouteRequest['admit']

/** Outcome of a request. */
export interface Outcome {
  readonly status: number
  /** The code of its error; undefined for a success. */
  readonly code: string | undefined
}

/** Settles the wait for a body. */
interface BodyWait {
  readonly resolve: (body: unknown) => void
  readonly reject: (error: unknown) => void
}

const NO_BYTES = new Uint8Array()

/** A request and its response. */
export class RequestContext implements RouteRequest {
  readonly id: string
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly began = performance.now()
  /** Headers that the response carries whatever it is. */
  readonly headers: Record<string, string> = {}
  route: Route | undefined
  holder: Caller | undefined
  params: Readonly<Record<string, string>> = {}
  query: Readonly<Record<string, unknown>> = {}
  rawQuery = ''
  body: Readonly<Record<string, unknown>> = {}
  upload: Upload | undefined
  /** The body's bytes, where the route takes them unparsed. */
  rawBody: Uint8Array = NO_BYTES
  admit: Admit = () => {}
  /** Whether the request is a write, which continues when its caller hangs up. Known after the check of the body. */
  isWrite = false
  /** Set when the server could wait no longer. */
  #end: ConnectorError | undefined
  #abort: AbortController | undefined
  #bodyWait: BodyWait | undefined

  constructor(incoming: IncomingMessage, outgoing: ServerResponse) {
    this.incoming = incoming
    this.outgoing = outgoing
    const given = incoming.headers['x-request-id']
    this.id = typeof given === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : newId()
  }

  get caller(): Caller {
    if (this.holder) return this.holder
    throw new ConnectorError('internal', 'Cannot name the caller: the route is public')
  }

  get signal(): AbortSignal {
    this.#abort ??= this.isWrite ? new AbortController() : hangUpOf(this.incoming.socket)
    if (this.#end && !this.#abort.signal.aborted) this.#abort.abort(this.#end)
    return this.#abort.signal
  }

  /** Why the request was ended early, when it was. */
  get end(): ConnectorError | undefined {
    return this.#end
  }

  get raw(): RouteRequest['raw'] {
    return this.route?.takesRaw && { bytes: this.rawBody, headers: this.incoming.headers }
  }

  readonly header = (name: string): string | undefined => {
    const value = this.incoming.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

  /** The parsed body, once `start` has had it read. @throws the error that `bodyFailed` is called with */
  readBody(start: () => void): Promise<unknown> {
    // A request whose caller hung up while the token was checked has no more events.
    if (this.incoming.destroyed)
      return Promise.reject(new ConnectorError('cancelled', 'Cannot read the request: the connection broke off'))
    return new Promise((resolve, reject) => {
      this.#bodyWait = { resolve, reject }
      start()
    })
  }

  /** Hands over the parsed body to who waits for it. */
  bodyParsed(body: unknown): void {
    this.#bodyWait?.resolve(body)
  }

  /** Ends the wait for a body that cannot be read. @returns false when nothing waits for it */
  bodyFailed(error: unknown): boolean {
    this.#bodyWait?.reject(error)
    return this.#bodyWait !== undefined
  }

  /** Ends the work: its signal is aborted. */
  abort(reason: ConnectorError): void {
    this.#end ??= reason
    this.#abort?.abort(this.#end)
  }

  readonly afterResponse = (then: () => void): void => {
    const { outgoing, incoming } = this
    const { socket } = incoming
    if (outgoing.closed || socket.destroyed) return then()
    if (outgoing.socket) {
      outgoing.once('close', then)
      return
    }
    // A response behind another one of its connection does not close when the caller hangs up.
    const end = () => {
      outgoing.off('close', end)
      socket.off('close', end)
      then()
    }
    outgoing.on('close', end)
    socket.on('close', end)
  }
}

const hangUps = new WeakMap<Socket, AbortController>()

/**
 * Returns the controller that ends a connection's reads when its caller hangs up. They share one, because a signal is a large
 * part of a small call's cost.
 */
function hangUpOf(socket: Socket): AbortController {
  let hangUp = hangUps.get(socket)
  if (hangUp) return hangUp
  hangUps.set(socket, (hangUp = new AbortController()))
  setMaxListeners(0, hangUp.signal)
  const abort = () => hangUp.abort(new ConnectorError('cancelled', 'Cannot continue: the client closed the connection'))
  if (socket.destroyed) abort()
  else socket.once('close', abort)
  return hangUp
}

/** Number of IDs whose random bytes are drawn together. */
const IDS = 256
const ID_BYTES = 16
const entropy = Buffer.alloc(IDS * ID_BYTES)
/** Number of used bytes in the cache of random ones. */
let used = entropy.length

/** `req_` and 128 random bits. */
export function newId(): string {
  if (used === entropy.length) {
    randomFillSync(entropy)
    used = 0
  }
  used += ID_BYTES
  return `req_${entropy.toString('hex', used - ID_BYTES, used)}`
}
