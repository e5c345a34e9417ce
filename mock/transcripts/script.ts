/** Requests as a transcript shows them, and a transport that answers them from it. */
import { isObject, type Json, type JsonObject, type Plan } from 'plugboard/author'
import { ConnectorError, encodeBody, type HttpRequest, type HttpResponse, type Transport } from 'plugboard/runtime'

/** When every transcript happens: milliseconds since 1970. */
export const NOW: number = Date.parse('2026-11-20T09:00:10.000Z')

/** A clock that stands still, and whose waits end at once. */
export const STANDING_CLOCK: { now(): number; random(): number; wait(): Promise<void> } = {
  now: () => NOW,
  random: () => 0,
  wait: () => Promise.resolve(),
}

/** A vendor's response as a transcript gives it. */
export interface GivenResponse {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Json
}

/** The response that a transcript gives. */
export function scriptedResponse({ status = 200, headers = {}, body }: GivenResponse): HttpResponse {
  const { bytes, type } = encodeBody(body)
  const made = new Headers(headers)
  if (type !== undefined && !made.has('content-type')) made.set('content-type', type)
  return { status, headers: made, body: bytes }
}

/** The transport of a transcript: it answers from a list, in its order, and keeps what was asked. */
export class ScriptedTransport implements Transport {
  readonly requests: HttpRequest[] = []
  readonly #responses: readonly GivenResponse[]
  readonly #what: string
  #next = 0

  /** @param what the list's name, `given.renewal` */
  constructor(responses: readonly GivenResponse[], what: string) {
    this.#responses = responses
    this.#what = what
  }

  send(request: HttpRequest): Promise<HttpResponse> {
    this.requests.push(request)
    const response = this.#responses[this.#next++]
    if (response) return Promise.resolve(scriptedResponse(response))
    const asked = `${request.method} ${request.origin}${request.path.split('?')[0]}`
    return Promise.reject(new ConnectorError('invalid_fixture', `${this.#what} answers no further request: ${asked}`))
  }

  stream(): Promise<never> {
    return Promise.reject(new ConnectorError('invalid_fixture', 'A transcript holds no download'))
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}

/** Headers that say nothing about a kind. */
const USUAL = new Set(['user-agent', 'accept', 'accept-encoding', 'content-length'])

/** A request as a transcript shows it: `<api_key>` stands for a credential. @param hide puts those names in place of the values */
export function shownRequest(request: HttpRequest, hide: (text: string) => string, drop?: (name: string) => boolean) {
  const { method, origin, path, headers, body } = request
  const [plain = '', query = ''] = path.split('?')
  const shown = Object.entries(headers)
    .filter(([name, value]) => !(USUAL.has(name) && (name !== 'accept' || value === 'application/json')))
    .filter(([name]) => drop?.(name) !== true)
    .map(([name, value]) => [name, shownHeader(value, hide)])
  const type = headers['content-type'] ?? ''
  const pairs = shownPairs(query, hide)
  return {
    method,
    url: `${origin}${hide(plain)}`,
    ...(Object.keys(pairs).length > 0 && { query: pairs }),
    ...(shown.length > 0 && { headers: Object.fromEntries(shown) as JsonObject }),
    ...(body !== undefined && { body: shownBody(body, type, hide) }),
  }
}

function shownHeader(value: string, hide: (text: string) => string): string {
  const [, basic] = /^Basic (.+)$/.exec(value) ?? []
  return basic === undefined ? hide(value) : `Basic ${hide(Buffer.from(basic, 'base64').toString())}`
}

function shownPairs(query: string, hide: (text: string) => string): JsonObject {
  const pairs: Record<string, Json> = {}
  for (const [name, value] of new URLSearchParams(query)) {
    const before = pairs[name]
    const shown = shownToken(hide(value))
    pairs[name] = before === undefined ? shown : [before, shown].flat()
  }
  return pairs
}

function shownBody(body: NonNullable<HttpRequest['body']>, type: string, hide: (text: string) => string): Json {
  if (typeof body !== 'string') return '<bytes>'
  if (/form-urlencoded/.test(type)) return shownPairs(body, hide)
  return /json/.test(type) ? withoutSelection(JSON.parse(hide(body)) as Json) : hide(body)
}

/** A GraphQL document by its first line: fixtures have all of it. */
function withoutSelection(body: Json): Json {
  if (!isObject(body) || typeof body.query !== 'string' || body.variables === undefined) return body
  return { ...body, query: (/^[^{]*/.exec(body.query)?.[0] ?? '').trim() }
}

/** A JSON Web Token as what it says; its signature and its number are others each time. */
function shownToken(text: string): Json {
  const [, head, claims] = /^([\w-]{8,})\.([\w-]{8,})\.[\w-]*$/.exec(text) ?? []
  if (head === undefined || claims === undefined) return text
  const [header, payload] = [head, claims].map((part) => parsed(Buffer.from(part, 'base64url').toString()))
  if (!isObject(header) || !isObject(payload)) return text
  const { jti: _, ...rest } = payload
  return { header, claims: rest }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** A function that puts the names of values in their place: `Bearer <api_key>`. */
export function hiding(values: Readonly<Record<string, string>>): (text: string) => string {
  const longestFirst = Object.entries(values)
    .filter(([, value]) => value !== '')
    .toSorted(([, a], [, b]) => b.length - a.length)
  return (text) => longestFirst.reduce((shown, [name, value]) => shown.replaceAll(value, `<${name}>`), text)
}

/** The settings that a transcript gives, or none. */
export function givenConfig(given: JsonObject): Readonly<Record<string, Json>> {
  return isObject(given.config) ? given.config : {}
}

/** The auth variant that a transcript is played with: the one it names, else the kind's first. */
export function givenVariant({ manifest }: Plan, given: JsonObject): string {
  return typeof given.auth === 'string' ? given.auth : Object.keys(manifest.auth)[0]!
}
