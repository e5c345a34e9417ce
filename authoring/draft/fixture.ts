/** Drafts the first fixture: an invented response, with the result by the runtime. */
import { isObject, type Pagination } from 'plugboard/author'
import {
  compile,
  connect,
  ConnectorError,
  type Exchange,
  execute,
  type HttpRequest,
  type Json,
  type JsonObject,
  type JsonSchema,
  type Plan,
  type ResolvedManifest,
  type ResolvedOperation,
  type Transport,
} from 'plugboard/runtime'
import { writeYaml } from '../format/write-yaml.ts'
import { shapeExample, textExample } from './example.ts'
import type { ApiOperation } from '../description/model.ts'
import type { FoundRecords } from './find/records.ts'
import type { ManifestDraft } from './manifest/model.ts'
import { defined, type Locator, own, recordKey } from 'plugboard/internal'
import { filled } from '../base/filled.ts'

/** A fixture as text. */
export interface DraftedFixture {
  readonly entity: string
  readonly action: string
  readonly text: string
}

/**
 * Drafts a fixture of the draft's check, or of a list; undefined if none can be called.
 * @param date of today, `2026-11-20`
 * @param from the name of the description's file
 */
export async function draftFixture(
  resolved: ResolvedManifest,
  { operations }: ManifestDraft,
  { date, from: description }: { readonly date: string; readonly from: string },
): Promise<DraftedFixture | undefined> {
  const plan = compile(resolved)
  const [id, from] = [...operations].find(([name]) => name.endsWith('.list')) ?? [...operations][0] ?? []
  const preferred = resolved.check.endsWith('.list') ? resolved.check : id
  const source = preferred === undefined ? undefined : (operations.get(preferred) ?? from)
  const operation = preferred === undefined ? undefined : own(resolved.operations, preferred)
  if (preferred === undefined || !operation || !source?.records) return undefined
  const [entity = '', action = ''] = preferred.split('.')
  const call = defined({ entity, action, params: filled(exampleParams(operation.params)) })
  const answer = answerOf(source.operation, source.records, operation)
  try {
    const shows = `An answer in the form that ${description} describes`
    return { entity, action, text: await draftFixtureText(plan, call, answer, { shows, date }) }
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}

/** The call of a fixture. */
interface FixtureCall {
  readonly entity: string
  readonly action: string
  readonly params?: JsonObject
}

/** Returns the fixture of a call with a response. */
async function draftFixtureText(
  plan: Plan,
  call: FixtureCall,
  answer: Json,
  { shows, date }: { readonly shows: string; readonly date: string },
): Promise<string> {
  const variants = Object.entries(plan.manifest.auth)
  const [variant = '', auth] = variants.find(([, { type }]) => type === 'static') ?? variants[0] ?? []
  const credentials = Object.fromEntries(
    Object.keys((auth?.credentials.properties ?? {}) as object)
      .filter((name) => name !== 'expires_at')
      .map((name) => [name, `example-credential-${name.replaceAll('_', '-')}`]),
  )
  const config = exampleParams(plan.manifest.config)
  const requests: HttpRequest[] = []
  const transport = answering(answer, requests)
  const connection = connect(plan, { credentials, auth: variant, config, transport })
  const { records, meta, next } = await execute(plan, call, connection)
  const list = Array.isArray(records) ? records : records === null ? [] : [records]
  const key = plan.manifest.entities[call.entity]?.key ?? ''
  const keys = list.flatMap((record) => recordKey(key, record, call.params) ?? [])
  const isPaged = plan.manifest.operations[`${call.entity}.${call.action}`]?.pagination !== undefined
  const counted = keys.length === list.length && records !== null ? { keys } : { records: records && list.length }
  const fixture = defined({
    source: { kind: 'composed', date },
    shows,
    auth: variant,
    config: filled(config),
    call,
    exchanges: requests.map((request) => ({
      request: expectedRequest(request, Object.values(credentials)),
      response: { status: 200, headers: { 'content-type': 'application/json' }, body: answer },
    })),
    result: defined({ ...counted, meta: filled(meta), next: isPaged ? next : undefined }),
  })
  return writeYaml(fixture, {
    isBlock: (at) => /^\/exchanges$|\/response$|\/body$/.test(at),
  })
}

/** Returns a transport with the same response to every request; it records the requests. */
function answering(answer: Json, requests: HttpRequest[]): Transport {
  return {
    send: async (request) => {
      requests.push(request)
      const headers = new Headers({ 'content-type': 'application/json' })
      return { status: 200, headers, body: Buffer.from(JSON.stringify(answer)) }
    },
    stream: () => Promise.reject(new ConnectorError('internal', 'Cannot draft a fixture of a download')),
    close: () => Promise.resolve(),
  }
}

/** Returns a request as a fixture expects it, with `<secret>` for credentials. */
export function expectedRequest(
  { method, path, headers, body }: HttpRequest,
  secrets: readonly string[],
): Exchange['request'] {
  const [plain = '', query = ''] = path.split('?')
  const hide = (text: string) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '<secret>'), text)
  const carried = Object.entries(headers).flatMap(([name, value]) => {
    if (value.startsWith('Basic ')) return [[name, 'Basic <secret>']]
    return hide(value) === value ? [] : [[name, hide(value)]]
  })
  const pairs = pairsOf(query, hide)
  const type = headers['content-type'] ?? ''
  const sent = body === undefined ? undefined : shownBody(String(body), type, hide)
  return defined({
    method,
    path: plain,
    query: filled(pairs),
    headers: filled(Object.fromEntries(carried) as Record<string, string>),
    body: sent,
  })
}

function pairsOf(query: string, hide: (text: string) => string): Record<string, string | string[]> {
  const pairs: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(query)) {
    const before = pairs[name]
    pairs[name] = before === undefined ? hide(value) : [before, hide(value)].flat()
  }
  return pairs
}

function shownBody(body: string, type: string, hide: (text: string) => string): Json {
  if (/form-urlencoded/.test(type)) return pairsOf(body, hide)
  return /json/.test(type) ? (JSON.parse(hide(body)) as Json) : hide(body)
}

/** Returns example values of required params. */
function exampleParams({ properties = {}, required = [] }: JsonSchema): JsonObject {
  const fields = properties as Record<string, JsonSchema>
  return Object.fromEntries((required as string[]).map((name) => [name, exampleValue(fields[name] ?? {}, name)]))
}

function exampleValue(schema: JsonSchema, name: string): Json {
  const { examples, enum: values, const: only, default: preset, type, minimum } = schema
  const given = (examples as Json[] | undefined)?.[0] ?? (values as Json[] | undefined)?.[0] ?? only ?? preset
  if (given !== undefined) return given
  const kind = [type].flat()[0]
  if (kind === 'integer' || kind === 'number') return typeof minimum === 'number' ? minimum : 1
  if (kind === 'boolean') return true
  if (kind === 'array') return isObject(schema.items) ? [exampleValue(schema.items, name)] : []
  if (kind === 'object') return exampleParams(schema)
  return textExample(schema, name)
}

/** Returns a response with one record, on the last page. */
function answerOf({ answer }: ApiOperation, found: FoundRecords, { pagination }: ResolvedOperation): Json {
  const record = shapeExample(found.record, 'record')
  const list = found.isList ? [record] : record
  if (found.steps.length === 0 || !answer?.shape) return list
  const body = shapeExample(answer.shape, 'body', 1)
  if (!isObject(body)) return list
  put(body, found.steps, list)
  for (const [locator, value] of lastPageValues(pagination)) {
    const steps = locator.in === 'body' ? (locator.steps as string[]) : []
    if (steps.length > 0) put(body, steps, value)
  }
  return body
}

/** Returns the locations that mark the last page, with their values. */
function lastPageValues(pagination: Pagination | undefined): [Locator, Json][] {
  if (!pagination) return []
  if (pagination.style === 'link') return pagination.links.map(({ next }) => [next, null])
  const next: [Locator, Json][] = 'next' in pagination ? [[pagination.next, null]] : []
  const ends = 'ends' in pagination ? pagination.ends : undefined
  if (!ends || ends.at === 'empty' || ends.at === 'short' || ends.at === 'same') return next
  return [...next, [ends.at, 'is' in ends ? (ends.is ? (ends.values?.[0] ?? true) : false) : 1]]
}

/** Sets a value at the steps, and creates objects on the way. */
function put(body: JsonObject, steps: readonly string[], value: Json): void {
  const [step = '', ...rest] = steps
  if (rest.length === 0) body[step] = value
  else {
    if (!isObject(body[step])) body[step] = {}
    put(body[step], rest, value)
  }
}
