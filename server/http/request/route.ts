/** One route of the API as data: what serves it, what documents it and what tests it read the same row. */
import type { JsonSchema } from 'plugboard/runtime'
import type { ApiCode } from '../../ground/errors/index.ts'
import type { Caller, TokenKind } from './caller.ts'
import type { Upload } from './upload.ts'

/** The values of a path by the names in its braces: `{ connector_id: string }` of `/connectors/{connector_id}`. */
export type PathParams<Path extends string> = string extends Path
  ? Readonly<Record<string, string>>
  : { readonly [Name in NameIn<Path>]: string }

type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never

/**
 * A route. Paths are those of OpenAPI: `/api/v1/integrations/connectors/{connector_id}`. A route of a known path, such as
 * `Route<'/jobs/{job_id}'>`, knows which values its requests have.
 */
export interface Route<Path extends string = string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: Path
  /** The group in the reference: `Tokens`, `Connectors`, ... */
  readonly tag: string
  readonly summary: string
  readonly description?: string
  /** The tokens it accepts; any other is refused with `token_kind_forbidden`. None: it is public. */
  readonly tokens: readonly TokenKind[]
  /**
   * Resolves a caller without a Plugboard token: by another issuer's token, or none. Undefined if the request needs a Plugboard
   * token.
   * @throws ConnectorError `invalid_token`, `token_expired`
   */
  readonly identify?: (request: IdentifiedBy) => Promise<Caller | undefined>
  /** Where the resource says which issuer's tokens it takes, for the header of a 401. @see RFC 9728 section 5.1 */
  readonly resourceMetadata?: () => string
  /** The scopes that tokens of such an issuer may have, for the header of a 401. */
  readonly scopes?: () => readonly string[]
  /** Writes its own rows into the audit trail. The server writes one for each write of other routes. */
  readonly ownTrail?: true
  /** Takes tokens with a policy, too, and holds what it does against the policy; other routes refuse them. */
  readonly judgesPolicy?: true
  /** Schemas of the query's values by name, each read as its type. Unknown names are refused with 400. */
  readonly query?: Readonly<Record<string, JsonSchema>>
  /** Headers of its own that it reads, each with what it is for. */
  readonly headers?: Readonly<Record<string, string>>
  /** Takes a query of any names, unparsed: the handler reads `rawQuery`. For redirects by which third parties send a browser back. */
  readonly openQuery?: boolean
  /** Schema of the JSON body, an object; unknown fields are refused with 422 and the nearest name. */
  readonly body?: JsonSchema
  /** Takes the body as it is, instead of `body`: the handler reads it as `body.text`. */
  readonly text?: TextBody
  /** Takes a body of any media type, unparsed, instead of `body`: the handler reads `raw`. For messages of third parties. */
  readonly takesRaw?: true
  /** Takes the body as the first part of a form, too, whose other parts are files; other routes refuse forms with 415. */
  readonly takesFiles?: true
  /** Its responses by status: a schema, or the media types of a body that is not JSON. */
  readonly responses: Readonly<Record<number, ResponseShape>>
  /** Error codes of the route, in addition to every route's. */
  readonly errors?: readonly ApiCode[]
  /**
   * Fields of the body, and of each entry of its `data`, that only application tokens get. They are taken out of every response,
   * also of one that is stored under an idempotency key.
   */
  readonly forApplications?: readonly string[]
  /** Whether the route takes an `Idempotency-Key`: always, or if the body is a write. */
  readonly idempotent?: boolean | ((body: Readonly<Record<string, unknown>>) => boolean)
  /**
   * `external_user_id` of the customer that a write acts for, when the token names none: idempotency keys are scoped by it.
   * Undefined for what is not there.
   */
  customerOf?(request: RouteRequest<Path>): Promise<string | undefined>
  handle(request: RouteRequest<Path>): Promise<RouteResponse>
}

/** A body that is handed on as text in UTF-8. */
export interface TextBody {
  readonly mediaTypes: readonly string[]
  readonly description: string
  readonly example: string
}

/** Facts that identify a caller. */
export interface IdentifiedBy {
  /** The bearer token, if there is one. */
  readonly token: string | undefined
  readonly header: RouteRequest['header']
  /** The address that the connection comes from. */
  readonly address: string | undefined
}

/** A request as it came. */
export interface RawMessage {
  /** Empty without a body. */
  readonly bytes: Uint8Array
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** The response of a status, for the reference and for tests. */
export interface ResponseShape {
  readonly description: string
  readonly schema?: JsonSchema
  readonly mediaTypes?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** A request whose token, query and body have been checked. */
export interface RouteRequest<Path extends string = string> {
  /** In the response, in the log and in the audit trail. */
  readonly id: string
  /** @throws for a public route */
  readonly caller: Caller
  readonly params: PathParams<Path>
  readonly query: Readonly<Record<string, unknown>>
  /** Raw query after the question mark; empty if there is none. */
  readonly rawQuery: string
  readonly body: Readonly<Record<string, unknown>>
  /** The files that came with the body, when it was part of a form. */
  readonly upload?: Upload | undefined
  /** The request as it came, of a route that `takesRaw`. */
  readonly raw?: RawMessage | undefined
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | undefined
  /** Aborted when the server must end and, but for writes, when the caller hangs up. */
  readonly signal: AbortSignal
  /**
   * Counts the request against one more limit: `customer` by the ID of a customer that the token does not name, `client` by a
   * client ID and its address.
   * @throws ConnectorError `rate_limited`
   */
  readonly admit: (limit: 'customer' | 'client', key: string) => void | Promise<void>
  /** Calls a function once the response has been written, or the caller has hung up. */
  readonly afterResponse: (then: () => void) => void
}

/** Headers of a response by name; one whose value is undefined is not sent. */
export type ResponseHeaders = Readonly<Record<string, string | undefined>>

/** Result of a route's handler. */
export interface RouteResponse {
  readonly status: number
  readonly headers?: ResponseHeaders
  /** A JSON value. */
  readonly body?: unknown
  /** JSON text in pieces, sent as it is, instead of `body`. */
  readonly json?: readonly Uint8Array[]
  /** A whole body of another media type, which `headers` name, instead of `body`. */
  readonly bytes?: Uint8Array
  /** The bytes of a file, instead of `body`; when it breaks, so does the response. */
  readonly stream?: ReadableStream<Uint8Array>
}
