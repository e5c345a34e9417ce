/** Every error a user meets: one class, a table of codes for each package, two extensions that carry more. */
import { defined, type Params } from './json.ts'

/**
 * Repairs the error: the manifest's author, the caller, the credentials' owner, the third party (upstream) or
 * Plugboard.
 */
export type ErrorActor = 'author' | 'caller' | 'owner' | 'upstream' | 'internal'

/** The entry of a code in a table of codes. */
export interface CodeEntry {
  readonly actor: ErrorActor
  /** The HTTP status of hosted mode's response. */
  readonly status: number
  /** Whether the same call may succeed later without changes. */
  readonly retryable?: boolean
}

/** The codes that a package declares, for a subclass of `ConnectorError` of its own. */
export function defineCodes<const C extends Readonly<Record<string, CodeEntry>>>(codes: C): C {
  return codes
}

/** Entries of codes that one actor can repair. */
function repairedBy(actor: ErrorActor) {
  return (status: number, more?: Pick<CodeEntry, 'retryable'>): CodeEntry => ({ actor, status, ...more })
}

const RETRYABLE = { retryable: true } as const

const author = repairedBy('author')
const caller = repairedBy('caller')
const owner = repairedBy('owner')
const upstream = repairedBy('upstream')
const internal = repairedBy('internal')

/** The codes of calls, in whichever mode they are made; `docs/errors.md` explains each. */
export const CODES = defineCodes({
  invalid_manifest: author(500),
  invalid_fixture: author(500),
  definition_not_found: caller(404),
  unknown_entity: caller(400),
  unsupported_action: caller(400),
  search_unavailable: caller(400),
  invalid_params: caller(400),
  unknown_param: caller(400),
  credentials_mismatch: caller(422),
  operation_forbidden: caller(403),
  call_limit_reached: caller(403),
  cancelled: caller(499),
  page_limit_reached: caller(400),
  cursor_expired: caller(400),
  result_window: caller(400),
  too_much_data: caller(400),
  credentials_rejected: owner(424),
  credentials_unsaved: caller(500),
  permission_missing: owner(424),
  scope_missing: owner(424),
  upstream_plan_required: owner(424),
  oauth_error: owner(424),
  upstream_rejected: upstream(400),
  record_not_found: upstream(404),
  upstream_conflict: upstream(409),
  upstream_rate_limited: upstream(429, RETRYABLE),
  upstream_error: upstream(502, RETRYABLE),
  upstream_invalid_response: upstream(502),
  upstream_response_too_large: upstream(502),
  upstream_tls_error: upstream(502),
  upstream_unreachable: upstream(502, RETRYABLE),
  upstream_timeout: upstream(504, RETRYABLE),
  outcome_unknown: upstream(504),
  still_running: upstream(504),
  oauth_redirect_refused: upstream(502),
  egress_denied: upstream(502),
  pagination_loop: upstream(502),
  webhook_forged: upstream(401),
  webhook_stale: upstream(401),
  webhook_malformed: upstream(400),
  internal: internal(500),
  validation_error: caller(422),
  oauth_not_supported: caller(422),
  invalid_configuration: internal(500),
})

/** A code of a call: what a program matches on. */
export type ErrorCode = keyof typeof CODES

/** One fault in what a caller gave. `field` is a dotted path such as `params.limit`. */
export interface FieldError {
  readonly field: string
  readonly message: string
  readonly error_code: string
  /** Where the fault is in a text, such as a manifest. Both count from 1. */
  readonly line?: number
  readonly column?: number
}

/** The consent without which a call is refused. */
export interface MissingConsent {
  /** The operations to ask for. */
  readonly want: readonly string[]
  /** The scopes to ask for, with what each allows in a sentence; null where the kind has no words for it. */
  readonly scopes: readonly { readonly name: string; readonly words: string | null }[]
  /** The page on which the owner consents; only hosted mode makes one, for an application. */
  readonly url?: string
  /** When the page expires, in RFC 3339. */
  readonly expires_at?: string
}

/** Options of an error besides its code and message. */
export interface ErrorOptions {
  /** The next step for the reader, in one sentence. */
  readonly hint?: string
  readonly errors?: readonly FieldError[]
  readonly cause?: unknown
  /** Whether any byte of the request may have reached the third party. */
  readonly sent?: boolean
  /** How long to wait before the same call may succeed, in milliseconds. */
  readonly retryAfterMs?: number
  /** Whether the same call may succeed later, if the third party reports it; else by the code. */
  readonly retryable?: boolean
  /** For a call of several requests: the params for continuing with another call. */
  readonly next?: Params
  /** For a call that the owner has not granted: what to ask the owner for. */
  readonly consent?: MissingConsent
}

/** Options of a package's own error class, with the entry of a code that the package declares. */
interface DeclaredCode {
  readonly entry: CodeEntry
}

const TABLE: Readonly<Record<string, CodeEntry>> = CODES

/**
 * The one error class. Match on `code`. `message` is for people and never holds a secret.
 * @example if (error.code === 'record_not_found') console.log(error.message, error.hint)
 */
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
  /** Whether the same call may succeed later without changes. */
  readonly retryable: boolean
  /** For a call of several requests: the params for continuing with another call. */
  readonly next?: Params
  /** For a call that the owner has not granted: what to ask the owner for. */
  readonly consent?: MissingConsent

  readonly #entry: CodeEntry

  constructor(code: ErrorCode, message: string, options?: ErrorOptions)
  constructor(code: string, message: string, options: ErrorOptions & DeclaredCode)
  constructor(code: string, message: string, options: ErrorOptions & Partial<DeclaredCode> = {}) {
    const { cause, entry = TABLE[code] ?? CODES.internal, retryable = entry.retryable ?? false } = options
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.#entry = entry
    this.hint = options.hint
    this.errors = options.errors
    this.sent = options.sent
    this.retryAfterMs = options.retryAfterMs
    this.retryable = retryable
    this.next = options.next
    this.consent = options.consent
  }

  /**
   * The same error with the params of the call that continues: several calls may fail by one error.
   * @example throw error.withNext({ starting_after: 'cus_1' })
   */
  withNext(next: Params): ConnectorError {
    return this.copyWith({ next })
  }

  /**
   * The same error with other advice, for another reader.
   * @example throw error.withAdvice({ hint: 'Ask your administrator.' })
   */
  withAdvice(advice: Pick<ErrorOptions, 'hint' | 'consent'>): ConnectorError {
    return this.copyWith(advice)
  }

  /**
   * The same error, with a reason added to its message.
   * @example throw error.withReason('for attachments of candidates.list')
   */
  withReason(reason: string): ConnectorError {
    return this.copyWith({}, `${this.message} (${reason})`)
  }

  /** The same error with other options. A class that carries more overrides it. */
  protected copyWith(options: ErrorOptions, message = this.message): ConnectorError {
    const { code, cause, stack } = this
    const copy = new ConnectorError(code, message, { ...this, cause, ...options, entry: this.#entry })
    return Object.assign(copy, { stack })
  }

  /** The party that can repair it. */
  get actor(): ErrorActor {
    return this.#entry.actor
  }

  /** The HTTP status of hosted mode's response. */
  get status(): number {
    return this.#entry.status
  }

  /**
   * The error for logs, messages of workers and `--json`. A structured clone keeps only the message.
   * @example console.log(JSON.stringify(error.toJSON()))
   */
  toJSON(): Record<string, unknown> {
    const { code, status, actor, message, hint, errors, retryable, next, consent } = this
    return defined({
      code,
      status,
      actor,
      message,
      hint,
      errors,
      retryable,
      retry_after: secondsOf(this),
      next,
      consent,
    })
  }
}

function secondsOf({ retryAfterMs }: ConnectorError): number | undefined {
  return retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000)
}

/** The third party's refusal, word for word but for secrets. */
export interface UpstreamRefusal {
  /** HTTP status of the third party's response; the `status` of the error is the one by which hosted mode answers. */
  readonly status: number
  readonly code?: string
  readonly message?: string
  readonly requestId?: string
}

/**
 * An error that a response of the third party caused.
 * @example if (error instanceof UpstreamError) console.log(error.upstream.status)
 */
export class UpstreamError extends ConnectorError {
  override readonly name = 'UpstreamError'
  readonly upstream: UpstreamRefusal

  constructor(code: ErrorCode, message: string, upstream: UpstreamRefusal, options: ErrorOptions = {}) {
    super(code, message, options)
    this.upstream = upstream
  }

  protected override copyWith(options: ErrorOptions, message = this.message): UpstreamError {
    const { code, upstream, cause, stack } = this
    const copy = new UpstreamError(code as ErrorCode, message, upstream, { ...this, cause, ...options })
    return Object.assign(copy, { stack })
  }

  override toJSON(): Record<string, unknown> {
    const { status, code, message, requestId } = this.upstream
    const upstream = defined({ status, code, message, request_id: requestId })
    return { ...super.toJSON(), retry_after: secondsOf(this) ?? null, upstream }
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

/**
 * A document that cannot be used, with every problem found in it.
 * @example if (error instanceof ManifestError) for (const { line, message } of error.problems) console.log(line, message)
 */
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
