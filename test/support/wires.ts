/** A way for a fixture's call to go besides sockets: by `fetch`, with nock as the judge. */
import nock from 'nock'
import { type Fixture, hostOf, type Wire } from '../../mock/index.ts'
import { encodeBody, type Exchange, type ExchangeBody, fetchTransport } from '../../runtime/index.ts'

/** A call that ends in a refusal may have been repeated, with the same answer each time. */
function repeatsOf({ exchanges, result }: Fixture): Exchange[] {
  return result.error ? Array.from({ length: MOST_RETRIES }, () => exchanges.at(-1)!) : []
}

const MOST_RETRIES = 5

/**
 * The fetch transport, where nock compares each request with interceptors from the fixture, and all of them are consumed. Nock is global
 * to the process: one fixture at a time.
 */
export const underNock: Wire = async (fixture, plan) => {
  nock.disableNetConnect()
  const unmatched: string[] = []
  const onNoMatch = ({ method, path }: { method: string; path: string }) =>
    void unmatched.push(`${method} ${path} matches no interceptor`)
  nock.emitter.on('no match', onNoMatch)
  for (const exchange of fixture.exchanges) intercept(exchange, hostOf(plan, fixture))
  for (const exchange of repeatsOf(fixture)) intercept(exchange, hostOf(plan, fixture), { isOptional: true })
  return {
    transport: fetchTransport(globalThis.fetch),
    faults: () => [...unmatched, ...nock.pendingMocks().map((mock) => `${mock} was never asked for`)],
    async close() {
      nock.emitter.off('no match', onNoMatch)
      nock.abortPendingRequests()
      nock.cleanAll()
    },
  }
}

function intercept({ request, response }: Exchange, host: string, { isOptional = false } = {}): void {
  const { method, path, query = {}, headers = {}, body } = request
  const { bytes, type } = encodeBody(response.body)
  const answered = Object.entries(response.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)])
  nock(`https://${request.host ?? host}`, { reqheaders: headerPatterns(headers) })
    .intercept(encodePath(path), method, bodyPattern(body))
    .query(mapTexts(query, true) as nock.DataMatcherMap)
    .optionally(isOptional)
    .reply(response.status, Buffer.from(bytes), {
      ...(type && { 'content-type': type }),
      ...Object.fromEntries(answered),
    })
}

/** Encodes each segment of a path, in which a fixture may write a blank or a letter as itself. `:verb` at its end, OData's `$value` and `@me` stay. */
function encodePath(path: string): string {
  const [before = '', verb = ''] = path.split(/(?=:[a-z]+$)/i)
  const encoded = (segment: string) =>
    encodeURIComponent(decodeURIComponent(segment)).replace(/^%(?:24|40)(?=[a-z]+$)/i, decodeURIComponent)
  return before.split('/').map(encoded).join('/') + verb
}

function headerPatterns(headers: NonNullable<Exchange['request']['headers']>): Record<string, string | RegExp> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const isMediaType = name.toLowerCase() === 'content-type' && !String(value).includes(';')
      return [name.toLowerCase(), pattern(String(value), isMediaType ? '(;.*)?' : '')]
    }),
  )
}

/** Returns the body for nock to compare: nothing, bytes, text, or a value in which a credential may be any text. */
function bodyPattern(body: ExchangeBody | undefined): nock.RequestBodyMatcher {
  if (body === undefined) return (given: unknown) => given === ''
  if (typeof body === 'string' && body.startsWith('--')) {
    const expected = withoutBoundary(body.replaceAll('\n', '\r\n'))
    return (given: unknown) => typeof given === 'string' && withoutBoundary(given) === expected
  }
  if (typeof body === 'string') return body.replaceAll('\n', '\r\n')
  if (encodeBody(body).type === 'application/octet-stream') return Buffer.from(encodeBody(body).bytes)
  return mapTexts(body, false) as nock.DataMatcherMap
}

/** A multipart body without its boundary, which may be any. */
function withoutBoundary(text: string): string {
  const boundary = text.slice(2, text.indexOf('\r\n'))
  return text.replaceAll(`--${boundary}`, '--')
}

/** A value with patterns for texts that hold a credential. In a query numbers and booleans are texts too. */
function mapTexts(value: unknown, isQuery: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, isQuery))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, isQuery)]))
  return typeof value === 'string' || isQuery ? pattern(String(value)) : value
}

const SECRET = '<secret>'

/** Returns a text, or a pattern of it in which `<secret>` matches any text but blanks. */
function pattern(text: string, after = ''): string | RegExp {
  if (after === '' && !text.includes(SECRET)) return text
  const parts = text.split(SECRET).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('\\S+')}${after}$`, after === '' ? '' : 'i')
}
