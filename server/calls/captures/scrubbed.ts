/** Scrubs a recorded call as fixtures do, but more strictly: no person reviews captures of customers' calls. */
import type { Connection, HttpResponse, Json, Operation, Plan } from 'plugboard/runtime'
import { isObject, own } from 'plugboard/internal'
import type { CapturedBodies, SealedCall } from './captured.ts'
import type { PassedStep, CallRecording } from './recording.ts'

/** The most bytes of one body that is read, and of one that is kept, which is JSON by then. */
const MOST_READ = 1_048_576
const MOST_BYTES = 65_536
/** Maximum number of kept entries of a list. */
const MOST_ENTRIES = 10

/** Input of the scrubbing. */
export interface ScrubInput {
  readonly recording: CallRecording
  readonly plan: Plan
  readonly connection: Connection
  /** Undefined for a request that no operation names. */
  readonly operation: Operation | undefined
  /** Makes stand-ins the same in all calls of an organization, and in no other's. */
  readonly salt: string
}

/** Returns a call without credentials, persons, and IDs. Parts that cannot be cleaned are left out, with a line that states it. */
export async function scrubbedCall({ recording, plan, connection, operation, salt }: ScrubInput): Promise<SealedCall> {
  const author = await import('plugboard/author')
  const variant = own(plan.manifest.auth, connection.auth)
  if (!variant) throw new Error(`Cannot scrub: the kind has no auth variant ${connection.auth}`)
  const positions = author.positionsOf(variant)
  const { origin, config } = connection.base
  const frame = { operation: operation?.resolved, positions, origin }
  const exchanges: CapturedBodies[] = []
  for (const one of recording.passed) {
    const isToken = positions.isToken(one.request.origin, one.request.path)
    exchanges.push(isToken ? TOKENS : plainExchange(one, { author, frame }))
  }
  const redact = redactorOf(recording, connection, author.tailOf)
  const scrubber = new author.Scrubber({
    pseudonyms: author.createPseudonyms(salt, plan.kind),
    redact: (text) => redact(text).replaceAll('[secret]', author.SECRET),
    settings: Object.fromEntries(
      Object.values(config).flatMap((value) => (typeof value === 'string' ? [[value, 'example']] : [])),
    ),
    idFields: operation ? author.idFieldsOf(plan, operation) : [],
    literals: author.literalsOf(plan),
    keep: [],
    replace: {},
  })
  const plain = withoutPrivate(
    { asked: bounded(recording.call.asked as Json), exchanges } as unknown as Json,
    author.namedAs,
  )
  scrubber.learn(plain)
  return scrubber.clean(plain) as unknown as SealedCall
}

type Author = typeof import('plugboard/author')

interface ExchangeContext {
  readonly author: Author
  readonly frame: Parameters<Author['exchangeOf']>[1]
}

const TOKENS: CapturedBodies = { request: 'a request of the token endpoint, which is not kept', response: null }

function plainExchange({ request, response }: PassedStep, { author, frame }: ExchangeContext): CapturedBodies {
  const asked = author.writtenRequest({ ...request, body: readable(request.body) }, frame) as unknown as Json
  const shownRequest = onlyReadable(asked, request.body)
  if (response === undefined) return { request: shownRequest, response: null }
  const body = readable(response.body) ?? new Uint8Array()
  const whole: HttpResponse = { status: response.status, headers: response.headers, body }
  const answer = author.exchangeOf({ request, response: whole }, frame).response as unknown as Json
  return { request: shownRequest, response: onlyReadable(answer, response.body) }
}

/** A body that is small enough to be read. */
function readable<T extends string | Uint8Array>(body: T | undefined): T | undefined {
  return Buffer.byteLength(body ?? '') > MOST_READ ? undefined : body
}

/** A message whose body has names by which it can be cleaned; text without names, bytes and large bodies are left out. */
function onlyReadable(message: Json, sent: string | Uint8Array | undefined): Json {
  if (!isObject(message)) return message
  const size = Buffer.byteLength(sent ?? '')
  if (size > MOST_READ) return { ...message, body: tooLarge(size) }
  const { body } = message
  if (body === undefined) return message
  const isBytes = isObject(body) && typeof body.base64 === 'string' && Object.keys(body).length === 1
  if (typeof body === 'string' || isBytes)
    return { ...message, body: `${size} bytes that are no JSON, which are not kept` }
  return { ...message, body: bounded(body) }
}

function tooLarge(bytes: number): string {
  return `a body of ${bytes} bytes, which is too large to be kept`
}

/** A value that fits: long lists end early, and what is too large even so is left out. */
function bounded(value: Json): Json {
  const short = shortened(value)
  const size = Buffer.byteLength(JSON.stringify(short ?? null))
  return size > MOST_BYTES ? tooLarge(size) : short
}

function shortened(value: Json): Json {
  if (Array.isArray(value)) {
    const shown = value.slice(0, MOST_ENTRIES).map(shortened)
    const more = value.length - shown.length
    return more > 0 ? [...shown, `and ${more} more, which are not kept`] : shown
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, shortened(child)]))
}

/** Removes fields by name that only a person could judge: names, places, incomes. */
function withoutPrivate(value: Json, namedAs: Author['namedAs'], field = ''): Json {
  if (Array.isArray(value)) return value.map((item) => withoutPrivate(item, namedAs, field))
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, withoutPrivate(child, namedAs, name)]),
    )
  if (value === null || typeof value === 'boolean' || value === '' || namedAs(field) !== 'private') return value
  return PRIVATE
}

/** Replacement for fields with private names. */
const PRIVATE = '<private>'

/** Covers the credentials in every form, and what they became on the requests. */
function redactorOf(
  { passed }: CallRecording,
  { redact, base }: Connection,
  tailOf: Author['tailOf'],
): (text: string) => string {
  const values = passed.flatMap(({ request }) =>
    request.origin === base.origin ? (request.headers.authorization ?? []) : [],
  )
  const shown = [...new Set(values)].map((value) => value.replace(/^[A-Za-z]+ /, ''))
  const tails = shown.flatMap((value) => tailOf(value) ?? [])
  return (text) => [...shown, ...tails].reduce((clean, one) => clean.replaceAll(one, '[secret]'), redact(text))
}
