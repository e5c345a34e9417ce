/** Every error a user meets: one class, a table of codes for each package, two extensions that carry more. */
import { defined, type Params } from './json.ts'

/** Who can repair it: the manifest's author, the caller, the credentials' owner, the third party (upstream), or Plugboard itself. */
export type ErrorActor = 'author' | 'caller' | 'owner' | 'upstream' | 'internal'

/** The entry of a code in a table of codes. */
export interface CodeEntry {
  readonly actor: ErrorActor
  /** The HTTP status of hosted mode's response. */
  readonly status: number
  /** Whether the same call may succeed later, unchanged. */
  readonly retryable?: boolean
}

/** The codes that a package declares, for a subclass of `ConnectorError` of its own. */
export function defineCodes<const C extends Readonly<Record<string, CodeEntry>>>(codes: C): C {
  return codes
}

/** The codes of calls, in whichever mode they are made; `docs/errors.md` explains each. */
export const CODES = defineCodes({
  invalid_manifest: { actor: 'author', status: 500 },
  invalid_fixture: { actor: 'author', status: 500 },
  definition_not_found: { actor: 'caller', status: 404 },
  unknown_entity: { actor: 'caller', status: 400 },
  unsupported_action: { actor: 'caller', status: 400 },
  search_unavailable: { actor: 'caller', status: 400 },
  invalid_params: { actor: 'caller', status: 400 },
  unknown_param: { actor: 'caller', status: 400 },
  credentials_mismatch: { actor: 'caller', status: 422 },
  operation_forbidden: { actor: 'caller', status: 403 },
  call_limit_reached: { actor: 'caller', status: 403 },
  cancelled: { actor: 'caller', status: 499 },
  page_limit_reached: { actor: 'caller', status: 400 },
  credentials_rejected: { actor: 'owner', status: 424 },
  credentials_unsaved: { actor: 'caller', status: 500 },
  permission_missing: { actor: 'owner', status: 424 },
  upstream_plan_required: { actor: 'owner', status: 424 },
  oauth_error: { actor: 'owner', status: 424 },
  upstream_rejected: { actor: 'upstream', status: 400 },
  record_not_found: { actor: 'upstream', status: 404 },
  upstream_conflict: { actor: 'upstream', status: 409 },
  upstream_rate_limited: { actor: 'upstream', status: 429, retryable: true },
  upstream_error: { actor: 'upstream', status: 502, retryable: true },
  upstream_invalid_response: { actor: 'upstream', status: 502 },
  upstream_response_too_large: { actor: 'upstream', status: 502 },
  upstream_tls_error: { actor: 'upstream', status: 502 },
  upstream_unreachable: { actor: 'upstream', status: 502, retryable: true },
  upstream_timeout: { actor: 'upstream', status: 504, retryable: true },
  outcome_unknown: { actor: 'upstream', status: 504 },
  still_running: { actor: 'upstream', status: 504 },
  oauth_redirect_refused: { actor: 'upstream', status: 502 },
  egress_denied: { actor: 'upstream', status: 502 },
  pagination_loop: { actor: 'upstream', status: 502 },
  internal: { actor: 'internal', status: 500 },
  validation_error: { actor: 'caller', status: 422 },
  oauth_not_supported: { actor: 'caller', status: 422 },
  invalid_configuration: { actor: 'internal', status: 500 },
})

/** A code of a call: what a program matches on. */
export type ErrorCode = keyof typeof CODES

/** One fault in what a caller gave. `field` is a dotted path such as `params.limit`. */
export interface FieldError {
  readonly field: string
  readonly message: string
  readonly error_code: string
}

/** Options of an error besides its code and message. */
export interface ErrorOptions {
  /** What to do about it, in one sentence. */
  readonly hint?: string
  readonly errors?: readonly FieldError[]
  readonly cause?: unknown
  /** Whether any byte of the request may have reached the third party. */
  readonly sent?: boolean
  /** How long to wait before the same call may succeed, in milliseconds. */
  readonly retryAfterMs?: number
  /** Whether the same call may succeed later, when the third party says so itself; else the code says it. */
  readonly retryable?: boolean
  /** For a call of several requests: the params with which another call goes on where this one ended. */
  readonly next?: Params
}

/** Options of a package's own error class, with the entry of a code that the package declares. */
interface DeclaredCode {
  readonly entry: CodeEntry
}

const TABLE: Readonly<Record<string, CodeEntry>> = CODES

/** The one error class. Match on `code`; `message` is for people and never holds a secret. */
export class ConnectorError extends Error {
  override readonly name: string = 'ConnectorError'
  /** One of `CODES`, or for a subclass one of the codes that its package declares. */
  readonly code: ErrorCode | (string & {})
  readonly hint?: string
  readonly errors?: readonly FieldError[]
  /** For a failed exchange: whether any byte of the request may have reached the third party. */
  readonly sent?: boolean
  /** How long to wait before the same call may succeed, in milliseconds, when that is known. */
  readonly retryAfterMs?: number
  /** Whether the same call may succeed later, unchanged. */
  readonly retryable: boolean
  /** For a call of several requests: the params with which another call goes on where this one ended. */
  readonly next?: Params

  readonly #entry: CodeEntry

  constructor(code: ErrorCode, message: string, options?: ErrorOptions)
  constructor(code: string, message: string, options: ErrorOptions & DeclaredCode)
  constructor(code: string, message: string, options: ErrorOptions & Partial<DeclaredCode> = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.#entry = options.entry ?? TABLE[code] ?? CODES.internal
    if (options.hint !== undefined) this.hint = options.hint
    if (options.errors !== undefined) this.errors = options.errors
    if (options.sent !== undefined) this.sent = options.sent
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs
    this.retryable = options.retryable ?? this.#entry.retryable ?? false
    if (options.next !== undefined) this.next = options.next
  }

  /** The same error with the params of the call that goes on: several calls may fail by one error. */
  withNext(next: Params): ConnectorError {
    const { code, message, cause, stack } = this
    const copy = new ConnectorError(code, message, { ...this, cause, next, entry: this.#entry })
    return Object.assign(copy, { stack })
  }

  /** Who can repair it. */
  get actor(): ErrorActor {
    return this.#entry.actor
  }

  /** The HTTP status of hosted mode's response. */
  get status(): number {
    return this.#entry.status
  }

  /** The error as a log or a message of a worker carries it, and as `--json` prints it; a structured clone keeps the message alone. */
  toJSON(): Record<string, unknown> {
    const { code, status, actor, message, hint, errors, retryable, retryAfterMs, next } = this
    const retryAfter = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000)
    return defined({ code, status, actor, message, hint, errors, retryable, retry_after: retryAfter, next })
  }
}

/** The third party's refusal, word for word but for secrets. */
export interface UpstreamRefusal {
  /** HTTP status of the third party's response; the `status` of the error is the one by which hosted mode answers. */
  readonly status: number
  readonly code?: string
  readonly message?: string
  readonly requestId?: string
}

/** An error that a response of the third party caused. */
export class UpstreamError extends ConnectorError {
  override readonly name = 'UpstreamError'
  readonly upstream: UpstreamRefusal

  constructor(code: ErrorCode, message: string, upstream: UpstreamRefusal, options: ErrorOptions = {}) {
    super(code, message, options)
    this.upstream = upstream
  }

  override withNext(next: Params): UpstreamError {
    const { code, message, upstream, cause, stack } = this
    return Object.assign(new UpstreamError(code as ErrorCode, message, upstream, { ...this, cause, next }), { stack })
  }

  override toJSON(): Record<string, unknown> {
    const { status, code, message, requestId } = this.upstream
    const retryAfter = this.retryAfterMs === undefined ? null : Math.ceil(this.retryAfterMs / 1000)
    const upstream = defined({ status, code, message, request_id: requestId })
    return { ...super.toJSON(), retry_after: retryAfter, upstream }
  }
}

/** One fault in a manifest or fixture, with its location. Lines and columns count from 1. */
export interface Problem {
  readonly rule: string
  /** A warning leaves the document usable. */
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** JSON pointer into the document. */
  readonly pointer: string
  readonly file: string
  readonly line: number
  readonly column: number
  /** The lines around, with a caret under the fault. */
  readonly frame: string
}

/** A document that cannot be used, with every problem found in it. */
export class ManifestError extends ConnectorError {
  override readonly name = 'ManifestError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[], code: 'invalid_manifest' | 'invalid_fixture' = 'invalid_manifest') {
    super(code, problems.map((p) => `${p.message}\n${p.file}:${p.line}:${p.column}\n${p.frame}`).join('\n\n'))
    this.problems = problems
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), problems: this.problems }
  }
}

/** The error for params that a caller must correct: `fault` reads after the field's name, as in "limit must be <= 100". */
export function invalidParam(name: string, fault: string, errorCode: string, hint?: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot use param ${name}: it ${fault}`, {
    hint,
    errors: [{ field: `params.${name}`, message: fault, error_code: errorCode }],
  })
}
