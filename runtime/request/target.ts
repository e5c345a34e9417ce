/** Where a caller's own request may lead: to a path below the base URL, however a server parses it. */
import { ConnectorError } from '../base/errors.ts'
import type { Method } from '../base/http.ts'
import { didYouMean, quoted } from '../base/names.ts'
import type { RequestBase } from './base.ts'

/** The methods of requests. */
export const METHODS: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A path below the base URL, and the text of its query. */
export interface RequestTarget {
  /** Begins with a slash; without the base URL's own path. */
  readonly path: string
  /** What stands after the question mark; empty without one. */
  readonly query: string
}

const MAX_LENGTH = 8192
/** How often a path is decoded: vendors put one to three servers in front of each other. */
const DECODINGS = 5
/** The characters of a path. @see RFC 3986 section 3.3 */
const PATH = /^(?:[\w\-.~!$&'()*+,;=:@/]|%[0-9a-f]{2})*/i
/** Those of a query, and brackets, which all servers take. @see RFC 3986 section 3.4 */
const QUERY = /^(?:[\w\-.~!$&'()*+,;=:@/?[\]]|%[0-9a-f]{2})*/i

/** The error for a request that is not sent: `fault` reads after the field's name. */
export function unfitRequest(field: string, fault: string, hint?: string): ConnectorError {
  const [part = field] = field.split('.', 1)
  return new ConnectorError('invalid_params', `Cannot send the request: ${field} ${fault}`, {
    hint,
    errors: [{ field, message: fault, error_code: part }],
    sent: false,
  })
}

/** A method as the caller gives it. @throws ConnectorError `invalid_params` for one that is not in the list */
export function checkMethod(method: unknown): Method {
  const known = METHODS.find((name) => name === method)
  if (known) return known
  const near = typeof method === 'string' ? didYouMean(method, METHODS) : ''
  throw unfitRequest('method', `is not one of ${METHODS.join(', ')}.${near}`)
}

/**
 * A caller's path as it is sent below a base URL, whose own path it may repeat.
 * @throws ConnectorError `invalid_params` for a path that a server could read as another host, or as a path elsewhere
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
  // The last word has the parser by which servers read URLs: it leaves plain words as they are.
  if (!PLAIN.test(path)) {
    const url = new URL(origin + prefix + path)
    if (url.origin !== origin || url.pathname !== prefix + path) throw unfitRequest('path', 'leads elsewhere', BELOW)
  }
  return { path, query }
}

/** Words of letters, digits, dashes and underscores, each behind one slash. */
const PLAIN = /^(?:\/[\w-]+)+\/?$/

const BELOW = "Give a path below the kind's base URL, such as /v1/items."
const ENCODE = 'Percent-encode the values that you put into it.'

function checkPath(path: string): void {
  if (PLAIN.test(path)) return
  const unfit = charAfter(path, PATH)
  if (unfit) throw unfitRequest('path', `contains ${unfit}, which a path cannot carry`, ENCODE)
  // A server that joins a host and the rest of a path takes what is in front of it for a username.
  if (/^\/[^/]*@/.test(path)) throw unfitRequest('path', 'contains "@" in its first segment', 'Write it as %40 there.')
  const segments = decoded(path).split('/').slice(1)
  if (segments.slice(0, -1).includes('')) throw unfitRequest('path', 'has an empty segment', BELOW)
  // Some servers cut what follows a semicolon before they read a segment.
  if (segments.some((segment) => /^\s*\.{1,2}\s*(?:;|$)/.test(segment)))
    throw unfitRequest('path', 'has a dot segment, which leads elsewhere', BELOW)
}

/** The first character of a text that a pattern does not match, in quotes; undefined if it matches the whole text. */
function charAfter(text: string, pattern: RegExp): string | undefined {
  const { length } = pattern.exec(text)?.[0] ?? ''
  return length === text.length ? undefined : quoted(String.fromCodePoint(text.codePointAt(length) ?? 0))
}

/** A path as the last of several servers may read it. @throws ConnectorError `invalid_params` */
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

/** Bytes that are no UTF-8 are refused: some servers take `%c0%ae` for a dot. */
function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    throw unfitRequest('path', 'is not text in UTF-8 when it is decoded')
  }
}
