/** Checks a caller's headers and query names: none may name the host, the client or another path. */
import { isHeaderText } from '../base/http.ts'
import { isObject } from '../base/json.ts'
import { quoted } from '../base/names.ts'
import { unfitRequest } from './target.ts'

const MAX_HEADERS = 50
const MAX_LENGTH = 8192
/** @see RFC 9110 section 5.6.2 */
const NAME = /^[!#$%&'*+\-.^_`|~\w]{1,100}$/

/** Headers of the connection, which the transport sets. @see RFC 9110 section 7.6.1 */
const OF_TRANSPORT = [
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Headers with credentials, which only the connection sets. */
const OF_CREDENTIALS = ['authorization', 'cookie', 'cookie2', 'set-cookie']

/** Headers that replace the request's path or method. */
const OF_ROUTING = [
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-url',
  'x-original-uri',
  'x-override-url',
  'x-rewrite-url',
]

/** Headers of proxies about the client. */
const OF_PROXIES = [
  'cf-connecting-ip',
  'client-ip',
  'fastly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-original-host',
  'x-host',
  'x-real-ip',
]

const REFUSED: ReadonlyMap<string, string> = new Map([
  ...reasons(OF_TRANSPORT, 'is written by the transport'),
  ...reasons(OF_CREDENTIALS, 'carries credentials, and those of the connection are used'),
  ...reasons(OF_ROUTING, 'would make another request of it'),
  ...reasons(OF_PROXIES, 'speaks for a proxy'),
])

function reasons(names: readonly string[], reason: string): [string, string][] {
  return names.map((name) => [name, reason])
}

function refusal(name: string): string | undefined {
  if (name.startsWith('proxy-')) return REFUSED.get('host')
  return name.startsWith('x-forwarded-') ? REFUSED.get('via') : REFUSED.get(name)
}

/**
 * Checks a caller's headers. Returns them by lower-case names.
 * @param taken names of credentials and settings of the connection
 * @throws ConnectorError `invalid_params` for a forbidden or invalid header
 */
export function checkHeaders(given: unknown, taken: ReadonlySet<string>): Record<string, string> {
  if (given === undefined) return {}
  if (!isObject(given)) throw unfitRequest('headers', 'must be an object of texts by name')
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  if (entries.length > MAX_HEADERS) throw unfitRequest('headers', `has more than ${MAX_HEADERS} names`)
  const checked: Record<string, string> = {}
  for (const [written, value] of entries) {
    const name = written.toLowerCase()
    const field = `headers.${NAME.test(written) ? name : quoted(written)}`
    if (!NAME.test(written)) throw unfitRequest(field, 'is not the name of a header')
    const reason = taken.has(name) ? 'is set by the connection' : refusal(name)
    if (reason !== undefined) throw unfitRequest(field, reason)
    if (Object.hasOwn(checked, name)) throw unfitRequest(field, 'is given twice')
    checked[name] = checkedText(field, value)
  }
  return checked
}

/** Checks a header's value. @throws ConnectorError `invalid_params` */
export function checkedHeader(name: string, value: string): string {
  return checkedText(`headers.${name}`, value)
}

function checkedText(field: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw unfitRequest(field, 'must be a text')
  const text = String(value)
  if (text.length > MAX_LENGTH) throw unfitRequest(field, `is longer than ${MAX_LENGTH} characters`)
  if (!isHeaderText(text)) throw unfitRequest(field, 'holds characters that no header can carry')
  return text
}

/** Query names that replace the request's method. */
const METHOD_NAMES = new Set(['_method', '$method', 'x-http-method-override'])

/**
 * Checks the names of a query.
 * @param taken names of the connection's credentials
 * @throws ConnectorError `invalid_params`
 */
export function checkQueryNames(names: Iterable<string>, taken: ReadonlySet<string>): void {
  for (const name of names) {
    const field = `query.${/^[\w.$[\]-]{1,100}$/.test(name) ? name : quoted(name)}`
    if (name === '') throw unfitRequest('query', 'has an empty name')
    if (taken.has(name)) throw unfitRequest(field, 'is set by the connection')
    if (METHOD_NAMES.has(name.toLowerCase())) throw unfitRequest(field, 'would make another request of it')
  }
}
