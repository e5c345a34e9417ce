/** The engine of both modes: executes calls, iterates pages, describes operations. */
import type { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import type {
  AnyRequest,
  Call,
  Connection,
  FileDownload,
  JsonObject,
  JsonSchema,
  Params,
  Plan,
} from '../../runtime/index.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import type { RequiredScopes } from '../../runtime/base/scopes/granted.ts'
import { nodeModule } from '../../runtime/base/packages.ts'
import type { Clock } from '../../runtime/base/waiting.ts'
import type { PageSize } from './page-size.ts'
import type { CallOptions, Download, GivenRequest, IterationOptions, RequestCallOptions } from '../types/call.ts'

export type { Call }
export type { CallOptions, Download, GivenRequest, IterationOptions, RequestCallOptions }

/** A file with its stream of Node beside the web stream. */
export function downloadOf(file: FileDownload): Download {
  return { ...file, node: () => readableOf(file.stream) }
}

function readableOf(stream: FileDownload['stream']): Readable {
  const streams = nodeModule('node:stream')
  if (streams) return streams.Readable.fromWeb(stream as NodeWebStream<Uint8Array>)
  throw new ConnectorError('invalid_params', 'Cannot create a Node.js stream: this runtime has none', {
    hint: 'Read the web stream, file.stream.',
  })
}

/** What a call gives, before the compiler's types. */
export interface EngineResult {
  readonly records: JsonObject[] | JsonObject | null
  readonly meta: JsonObject
  readonly next: Params | null
  readonly file?: Download
}

/** The form in which the body of a response is wanted. */
export type ResponseForm = 'value' | 'bytes' | 'stream'

/** The response to a request, before the compiler's types. */
export interface EngineResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON as a value, text as text, anything else as bytes; null where there is none, and beside `records`. */
  readonly body: unknown
  /** Of a request with `pagination`. */
  readonly records?: readonly JsonObject[]
  readonly next?: AnyRequest | null
}

/** One operation as an agent has to know it. */
export interface OperationInfo {
  readonly entity: string
  readonly action: string
  readonly description?: string
  /** Words that users have for it: for searches, never shown. None in hosted mode. */
  readonly keywords?: readonly string[]
  readonly effect: 'read' | 'additive' | 'overwrites' | 'destroys'
  /** Whether a call moves money or credit. */
  readonly pays?: boolean | undefined
  /** A JSON Schema that needs nothing from outside. */
  readonly params: JsonSchema
  /** The OAuth scopes that the third party requires: one of each list. */
  readonly scopes?: RequiredScopes
  /** How large the pages of a list may be, where that can be chosen. */
  readonly page?: PageSize
}

/** The actions of each entity, by its name. */
export type EntityActions = Readonly<Record<string, readonly string[]>>

/** What can be called of one account. */
export interface EngineDescription {
  /** Every operation of the kind, in the manifest's order. */
  readonly operations: readonly OperationInfo[]
  /** As `Engine.scopes` gives them. */
  readonly scopes: readonly string[]
}

/** One mode of execution for one account. */
export interface Engine {
  readonly kind: string
  readonly mode: 'open source' | 'hosted'
  /** What there is to call, where that is known before anything is sent. */
  readonly entities?: EntityActions
  /** The OAuth scopes that the owner granted; empty where nobody knows them. */
  scopes(): Promise<readonly string[]>
  execute(call: Call, options: CallOptions): Promise<EngineResult>
  /** The call of an iteration with the largest page that helps, in open source mode. @param wanted the most records of the iteration */
  sized?(call: Call, wanted: number): Call
  pages(call: Call, options: IterationOptions): AsyncGenerator<EngineResult, void, undefined>
  /** Sends a request that no operation names. */
  request(request: AnyRequest, options: RequestCallOptions & { readonly as: ResponseForm }): Promise<EngineResponse>
  /** Every operation of the kind, and what its owner granted. */
  describe(): Promise<EngineDescription>
  /** Closes the connector; closing it again does nothing. Later calls are `cancelled`. */
  close(): Promise<void>
  /** What `sync` reads by, in open source mode. */
  readonly account?: EngineAccount
  /** The platform's copies of the account, in hosted mode. */
  readonly copies?: EngineCopies
}

/** An account that is called by the runtime in this process. */
export interface EngineAccount {
  readonly plan: Plan
  /** Runs with the connection, and once more when its credentials were rejected and others can be had. */
  use<T>(run: (connection: Connection) => Promise<T>): Promise<T>
  /** @throws ConnectorError `cancelled` once the connector is closed */
  check(): void
  /** Ends every call of the connector. */
  readonly signal: AbortSignal | undefined
}

/** One connector of the platform, as requests need it. */
export interface EngineCopies {
  readonly client: {
    json(request: CopyRequest): Promise<Record<string, unknown>>
    readonly clock: Pick<Clock, 'wait'>
  }
  /** Below `/api/v1`. */
  readonly path: string
  readonly token: unknown
  readonly open: OpenState
  /** Any of them ends every call. */
  readonly signals: readonly (AbortSignal | undefined)[]
}

/** A question about a copy. */
interface CopyRequest {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly token?: unknown
  readonly signals?: readonly (AbortSignal | undefined)[]
}

/** Whether something is open still. */
export interface OpenState {
  /** @throws ConnectorError `cancelled` once it is closed */
  check(): void
  /** Closes it, once. */
  close(): Promise<void>
}

/** Something that is open until it is closed, named as in "the stripe connector". */
export function openUntil(close: () => Promise<void>, name: string): OpenState {
  let closing: Promise<void> | undefined
  return {
    check() {
      if (closing) throw new ConnectorError('cancelled', `Cannot call: ${name} is closed`, { sent: false })
    },
    close: () => (closing ??= close()),
  }
}
