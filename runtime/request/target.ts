/** Checks the path of a caller's request: no server may read it as a path outside the base URL. */
import { ConnectorError } from '../base/errors.ts'
import type { Method } from '../base/http.ts'
import { didYouMean, quoted } from '../base/names.ts'
import type { RequestBase } from './base.ts'

/** The methods of requests. */
export const METHODS: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A path below the base URL, with the query. */
export interface RequestTarget {
  /** Begins with a slash, without the base URL's path. */
  readonly path: string
  /** The text after the question mark; empty without one. */
  readonly query: string
}

const MAX_LENGTH = 8192
/** Maximum number of decodings of a path: vendors chain one to three servers. */
const DECODINGS = 5
/** The characters of a path. @see RFC 3986 section 3.3 */
const PATH = /^(?:[\w\-.~!$&'()*+,;=:@/]|%[0-9a-f]{2})*/i
/** The characters of a query, and brackets, which all servers accept. @see RFC 3986 section 3.4 */
const QUERY = /^(?:[\w\-.~!$&'()*+,;=:@/?[\]]|%[0-9a-f]{2})*/i

/** The error for an invalid request. @param fault follows the field's name */
export function unfitRequest(field: string, fault: string, hint?: string): ConnectorError {
  const [part = field] = field.split('.', 1)
  return new ConnectorError('invalid_params', `Cannot send the request: ${field} ${fault}`, {
    hint,
    errors: [{ field, message: fault, error_code: part }],
    sent: false,
  })
}

/** Checks a method. @throws ConnectorError `invalid_params` */
export function checkMethod(method: unknown): Method {
  const known = METHODS.find((name) => name === method)
  if (known) return known
  const near = typeof method === 'string' ? didYouMean(method, METHODS) : ''
  throw unfitRequest('method', `is not one of ${METHODS.join(', ')}.${near}`)
}

/**
 * Checks a path below a base URL, whose path it may repeat.
 * @throws ConnectorError `invalid_params` for a path that a server could read as another host, or as a path outside
 * the base URL
 */
export function checkTarget(given: unknown, { origin, prefix }: Pick<RequestBase, 'origin' | 'prefix'>): RequestTarget {
  if (typeof given !== 'string' || given === '') throw unfitRequest('path', 'must be a text such as /v1/items')
  if (given.length > MAX_LENGTH) throw unfitRequest('path', `is longer than ${MAX_LENGTH} characters`)
  if (!given.startsWith('/')) throw unfitRequest('path', `must begin with a slash (got ${quoted(given)})`, BELOW)
  const at = given.indexOf('?')
  const whole = at < 0 ? given : given.slice(0, at)
  const query = at < 0 ? '' : given.slice(at + 1)
  checkPath(whole)
  const unfit = charAfter(query, QUERY)
  if (unfit) throw unfitRequest('path', `has ${unfit} in its query, which a URL cannot carry`, ENCODE)
  const path = whole.startsWith(`${prefix}/`) ? whole.slice(prefix.length) : whole
  // Servers read URLs with this parser.
  if (!PLAIN.test(path)) {
    const url = new URL(origin + prefix + path)
    if (url.origin !== origin || url.pathname !== prefix + path) throw unfitRequest('path', 'leads elsewhere', BELOW)
  }
  return { path, query }
}

/** Segments of letters, digits, dashes and underscores. */
const PLAIN = /^(?:\/[\w-]+)+\/?$/

const BELOW = "Give a path below the kind's base URL, such as /v1/items."
const ENCODE = 'Percent-encode the values that you put into it.'

function checkPath(path: string): void {
  if (PLAIN.test(path)) return
  const unfit = charAfter(path, PATH)
  if (unfit) throw unfitRequest('path', `contains ${unfit}, which a path cannot carry`, ENCODE)
  // Servers that join host and path read text before an @ as a username.
  if (/^\/[^/]*@/.test(path)) throw unfitRequest('path', 'contains "@" in its first segment', 'Write it as %40 there.')
  const segments = decoded(path).split('/').slice(1)
  if (segments.slice(0, -1).includes('')) throw unfitRequest('path', 'has an empty segment', BELOW)
  // Some servers cut the text after a semicolon before they read a segment.
  if (segments.some((segment) => /^\s*\.{1,2}\s*(?:;|$)/.test(segment)))
    throw unfitRequest('path', 'has a dot segment, which leads elsewhere', BELOW)
}

/** The first character that a pattern does not match, quoted; undefined if it matches the whole text. */
function charAfter(text: string, pattern: RegExp): string | undefined {
  const { length } = pattern.exec(text)?.[0] ?? ''
  return length === text.length ? undefined : quoted(String.fromCodePoint(text.codePointAt(length) ?? 0))
}

/** Decodes a path as the last of several servers may. @throws ConnectorError `invalid_params` */
function decoded(path: string): string {
  let text = path
  for (let times = 0; ENCODED.test(text); times++) {
    if (times === DECODINGS) throw unfitRequest('path', 'is encoded too many times')
    text = text.replace(new RegExp(ENCODED, 'gi'), decodedRun)
  }
  if (/[\u0000-\u001f\u007f\\]/.test(text))
    throw unfitRequest('path', 'holds an encoded control character or backslash')
  return text
}

const ENCODED = /(?:%[0-9a-f]{2})+/i

/** Decodes a run of bytes. Refuses invalid UTF-8, since some servers read `%c0%ae` as a dot. */
function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    throw unfitRequest('path', 'is not text in UTF-8 when it is decoded')
  }
}
