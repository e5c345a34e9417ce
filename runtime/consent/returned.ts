/** The query with which a third party redirects the owner's browser back. */
import { ConnectorError } from '../base/errors.ts'

/** The values of the query. */
export interface Returned {
  readonly code?: string
  readonly state?: string
  readonly iss?: string
  readonly error?: string
  readonly description?: string
  /** Values that the third party adds, by name. Names with several values are left out. */
  readonly others?: Readonly<Record<string, string>>
}

/** RFC 6749 section 4.1.2.1. Other codes are not passed on. */
const ERRORS = new Set([
  'invalid_request',
  'unauthorized_client',
  'access_denied',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
])

const MAX_DESCRIPTION = 200
const MAX_CODE = 4096
const MAX_OTHERS = 20
const MAX_OTHER = 500

/** Reads a query; undefined if it has a value twice. */
export function readReturned(rawQuery: string): Returned | undefined {
  const query = new URLSearchParams(rawQuery)
  const names = { code: 'code', state: 'state', iss: 'iss', error: 'error', description: 'error_description' }
  if (Object.values(names).some((name) => query.getAll(name).length > 1)) return undefined
  const others = othersIn(query, Object.values(names))
  return {
    ...Object.fromEntries(
      Object.entries(names).flatMap(([field, name]) => {
        const value = query.get(name)
        return value === null || value === '' ? [] : [[field, value]]
      }),
    ),
    others: others.length > 0 ? Object.fromEntries(others) : undefined,
  }
}

function othersIn(query: URLSearchParams, known: readonly string[]): [name: string, value: string][] {
  const isOther = ([name, value]: [string, string]) =>
    !known.includes(name) && query.getAll(name).length === 1 && value !== '' && value.length <= MAX_OTHER
  return [...query].filter(isOther).slice(0, MAX_OTHERS)
}

/**
 * The code of a valid response.
 * @throws Refused if the third party refused; ConnectorError `oauth_error` for a response of another issuer, or without a code
 */
export function codeOf({ code, iss, error, description }: Returned, issuer: string | undefined): string {
  if (iss !== undefined && issuer !== undefined && iss !== issuer)
    throw new ConnectorError('oauth_error', 'Cannot connect: the response came from another issuer')
  if (error !== undefined) throw new Refused(ERRORS.has(error) ? error : 'access_denied', description)
  if (code === undefined || code.length > MAX_CODE)
    throw new ConnectorError('oauth_error', 'Cannot connect: the response has no code')
  return code
}

/** The error `oauth_error` for a refusal by the third party or the owner. */
export class Refused extends ConnectorError {
  /** The code of RFC 6749, such as `access_denied`. */
  readonly error: string
  /** The third party's description of it, as plain text. */
  readonly description: string

  constructor(error: string, description = 'The owner or the third party refused access. Start the consent again.') {
    super('oauth_error', `Cannot connect: consent was refused (${error}): ${printableText(description)}`)
    this.error = error
    this.description = printableText(description)
  }
}

/** A text without control characters, short enough for a URL. */
export function printableText(text: string): string {
  // eslint-disable-next-line no-control-regex
  const clean = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]+/g, ' ').trim()
  return clean.slice(0, MAX_DESCRIPTION)
}
