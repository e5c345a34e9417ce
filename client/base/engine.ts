/** The engine of both modes: executes calls, iterates pages, describes operations. */
import type { MainFields } from './main-fields.ts'
import type { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import type {
  AnyRequest,
  Call,
  Connection,
  FieldsOptions,
  FileDownload,
  JsonObject,
  JsonSchema,
  OwnField,
  Params,
  Plan,
} from '../../runtime/index.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import type { OwnUse } from '../../runtime/base/own-fields.ts'
import type { RequiredScopes } from '../../runtime/base/scopes.ts'
import { nodeModule } from '../../runtime/base/packages.ts'
import type { Clock } from '../../runtime/base/waiting.ts'
import type { PageSize } from './page-size.ts'
import type { CallOptions, Download, GivenRequest, IterationOptions, RequestCallOptions } from '../types/call.ts'

export type { Call }
export type { CallOptions, Download, GivenRequest, IterationOptions, RequestCallOptions }

/** A file with a Node.js stream beside the web stream. */
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

/** Result of a call, before the compiler's types. */
export interface EngineResult {
  readonly records: JsonObject[] | JsonObject | null
  readonly meta: JsonObject
  readonly next: Params | null
  readonly resumesBy?: string | undefined
  readonly file?: Download
}

/** Form of a response's body. */
export type ResponseForm = 'value' | 'bytes' | 'stream'

/** Response to a request, before the compiler's types. */
export interface EngineResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON as a value, text as text, anything else as bytes. Null without a body, and beside `records`. */
  readonly body: unknown
  /** For a request with `pagination`. */
  readonly records?: readonly JsonObject[]
  readonly next?: AnyRequest | null
}

/** An operation as an agent reads it. */
export interface OperationInfo {
  readonly entity: string
  readonly action: string
  readonly description?: string
  /** Words that users have for it, for searches only. Absent in hosted mode. */
  readonly keywords?: readonly string[]
  readonly effect: 'read' | 'additive' | 'overwrites' | 'destroys'
  /** Whether a call moves money or credit. */
  readonly pays?: boolean | undefined
  /** A self-contained JSON Schema. */
  readonly params: JsonSchema
  /** OAuth scopes that the third party requires: one of each list. */
  readonly scopes?: RequiredScopes
  /** Possible page sizes of a list. */
  readonly page?: PageSize
  /** How calls name the account's own fields. Absent where they name none. */
  readonly own?: OwnUse | undefined
  /** Main fields of its records. Absent in hosted mode, and where the kind names none. */
  readonly main?: MainFields | undefined
}

/** Actions of each entity, by its name. */
export type EntityActions = Readonly<Record<string, readonly string[]>>

/** Operations of one account. */
export interface EngineDescription {
  /** Every operation of the kind, in the manifest's order. */
  readonly operations: readonly OperationInfo[]
  /** As in `Engine.scopes`. */
  readonly scopes: readonly string[]
}

/** One mode of execution for one account. */
export interface Engine {
  readonly kind: string
  readonly mode: 'open source' | 'hosted'
  /** Entities and actions, where they are known before anything is sent. */
  readonly entities?: EntityActions
  /** OAuth scopes that the owner granted. Empty where they are unknown. */
  scopes(): Promise<readonly string[]>
  execute(call: Call, options: CallOptions): Promise<EngineResult>
  /** The call of an iteration with the largest useful page, in open source mode. @param wanted maximum number of records */
  sized?(call: Call, wanted: number): Call
  pages(call: Call, options: IterationOptions): AsyncGenerator<EngineResult, void, undefined>
  /** The account's own fields of an entity. @param params name the parent of the fields, where they belong to one */
  fields(entity: string, params: Params | undefined, options: FieldsOptions): Promise<OwnField[]>
  /** Sends a request that no operation names. */
  request(request: AnyRequest, options: RequestCallOptions & { readonly as: ResponseForm }): Promise<EngineResponse>
  /** Every operation of the kind, and the owner's grant. */
  describe(): Promise<EngineDescription>
  /** Closes the connector. Closing it again does nothing. Later calls are `cancelled`. */
  close(): Promise<void>
  /** The account that `sync` reads, in open source mode. */
  readonly account?: EngineAccount
  /** The platform's copies of the account, in hosted mode. */
  readonly copies?: EngineCopies
}

/** An account that the runtime calls in this process. */
export interface EngineAccount {
  readonly plan: Plan
  /** Runs with the connection. Repeats it once when its credentials were rejected and others are available. */
  use<T>(run: (connection: Connection) => Promise<T>): Promise<T>
  /** @throws ConnectorError `cancelled` after the connector was closed */
  check(): void
  /** Ends every call of the connector. */
  readonly signal: AbortSignal | undefined
}

/** One connector of the platform, with its token. */
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

interface CopyRequest {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly token?: unknown
  readonly signals?: readonly (AbortSignal | undefined)[]
}

/** State of something that can be closed. */
export interface OpenState {
  /** @throws ConnectorError `cancelled` after it was closed */
  check(): void
  /** Closes it once. */
  close(): Promise<void>
}

/** An open state. @param name as in "the stripe connector" */
export function openUntil(close: () => Promise<void>, name: string): OpenState {
  let closing: Promise<void> | undefined
  return {
    check() {
      if (closing) throw new ConnectorError('cancelled', `Cannot call: ${name} is closed`, { sent: false })
    },
    close: () => (closing ??= close()),
  }
}
