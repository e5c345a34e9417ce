/** Fixtures made up for what no fixture shows yet: fields of records, and the largest page of a list. */
import { basename } from 'node:path'
import {
  connectFixture,
  exampleCredentials,
  type Fixture,
  lackingSights,
  largestPageOf,
  fixturesOf,
  headersOfParams,
  paramsNotGiven,
  shownBy,
  sightOf,
} from '../../mock/index.ts'
import { isObject, type Json, type JsonObject, type JsonSchema, type ResolvedOperation } from 'plugboard/author'
import {
  ConnectorError,
  encodeBody,
  type Exchange,
  execute,
  type HttpRequest,
  type HttpResponse,
  type Plan,
  type Transport,
} from 'plugboard/runtime'
import { fixtureText } from '../capture/fixture-text.ts'
import { resultOf } from '../capture/result.ts'
import { expectedRequest } from '../draft/fixture.ts'
import { exampleParam, pruned, exampleRecords } from './records.ts'
import { patternOf, recordCheck, siteOf } from './site.ts'

/** A fixture that was made up, and the name of its file. */
export interface ComposedFixture {
  readonly name: string
  readonly text: string
}

/**
 * Makes up fixtures in the form of those that are there: the same requests and envelopes, with records of which each shows what
 * none did. They hold a manifest against itself as it is: that the vendor says the same is for `compare` and for recorded
 * fixtures to prove.
 * @param shown what the fixtures show already; what the new ones show is added
 * @param date today, `2026-11-20`
 */
export async function composeFixtures(
  plan: Plan,
  fixtures: readonly Fixture[],
  shown: Set<string>,
  date: string,
): Promise<ComposedFixture[]> {
  const made: ComposedFixture[] = []
  for (const id of inOrder(plan)) {
    const operation = plan.manifest.operations[id]!
    const own = fixturesOf(id, fixtures)
    const base = patternOf(own)
    // A file is sent as a stream, which a fixture can only show as it was written down.
    if (!base || operation.files) continue
    const read = siteOf(base, operation)?.value
    const largest = largestPageOf(operation, own) ?? {}
    for (const [index, records] of (read === undefined ? [] : answersOf(plan, operation, read, shown)).entries()) {
      const name = nameFor(id, records === read ? 'largest-page' : 'all-fields', index, [
        ...own.map(nameOf),
        ...made.map(({ name: one }) => one),
      ])
      if (records === read && Object.keys(largest).length === 0) continue
      const one = (await composed(plan, base, largest, records)) ?? (await composed(plan, base, {}, records))
      if (one) made.push({ name, text: textOf(one, date) })
    }
    made.push(...(await withParams(plan, base, operation, own, date)))
  }
  return made
}

/** Fixtures that give every param that none gives yet, as many at once as go together. */
async function withParams(
  plan: Plan,
  base: Fixture,
  operation: ResolvedOperation,
  own: readonly Fixture[],
  date: string,
): Promise<ComposedFixture[]> {
  const schemas = operation.params.properties as Record<string, JsonSchema>
  const read = siteOf(base, operation)?.value
  const answer = Array.isArray(read)
    ? []
    : isObject(read)
      ? knownFields(read, operation, plan.manifest.schemas)
      : undefined
  const made: ComposedFixture[] = []
  const calls: Fixture[] = []
  let waiting = paramsNotGiven(operation, own)
  for (let choice = 0; waiting.length > 0 && choice < MOST_CALLS; choice++) {
    const given: JsonObject = {}
    let found: Fixture | undefined
    const names = [...new Set(waiting.map((path) => path.replace(/[.[].*/s, '')))].filter((name) => name in schemas)
    // Once more at the end: some ask for others.
    for (const name of [...names, ...names]) {
      if (name in given) continue
      const value = exampleParam(name, schemas[name]!, plan.manifest.schemas, choice)
      const isBatch = operation.batch?.of === name
      const many = isBatch ? asMany(value, base.call.params?.[name]) : value
      const fixture =
        (await composed(plan, base, { ...given, [name]: many }, isBatch ? undefined : answer)) ??
        (isBatch ? await composed(plan, base, { ...given, [name]: value }, answer) : undefined)
      if (!fixture) continue
      found = fixture
      given[name] = fixture.call.params![name]!
    }
    if (!found) continue
    const left = paramsNotGiven(operation, [...own, ...calls, found])
    if (waiting.every((name) => left.includes(name))) continue
    waiting = left
    calls.push(found)
    const id = `${operation.entity}.${operation.action}`
    made.push({
      name: nameFor(id, 'all-params', made.length, [...own.map(nameOf), ...made.map(({ name }) => name)]),
      text: textOf(found, date),
    })
  }
  return made
}

const MOST_CALLS = 4

/** As many records as a batch was sent with: its answer says of each what became of it. */
function asMany(value: Json, before: Json | undefined): Json {
  const [first] = Array.isArray(value) ? value : []
  return Array.isArray(before) && first !== undefined ? before.map(() => first) : value
}

/** A record without what its schema does not know: a vendor's answer may hold that, but nothing that is made up. */
function knownFields(
  record: JsonObject,
  { record: schema = {} }: ResolvedOperation,
  schemas: Plan['manifest']['schemas'],
): JsonObject {
  const target = typeof schema.$ref === 'string' ? schemas[schema.$ref.split('/').at(-1)!] : schema
  const known = target?.properties
  if (!isObject(known)) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(known, name)))
}

/** `customers.get.all-fields-2.yaml`, with the next number where there is one of that name. */
function nameFor(id: string, what: string, index: number, taken: readonly string[]): string {
  const name = `${id}.${what}${index > 0 ? `-${index + 1}` : ''}.yaml`
  return taken.includes(name) ? nameFor(id, what, index + 1, taken) : name
}

function nameOf({ file }: Fixture): string {
  return basename(file)
}

const ORDER = ['list', 'api_search', 'get', 'create', 'update', 'delete']

/** Operations that answer with many records come first: one fixture can show them all. */
function inOrder({ manifest: { operations } }: Plan): string[] {
  const ids = Object.keys(operations).filter((id) => operations[id]!.untested === undefined)
  return ids.toSorted((a, b) => ORDER.indexOf(operations[a]!.action) - ORDER.indexOf(operations[b]!.action))
}

/** What answers are to hold in the place of the records: all of them for a list, one each otherwise; what is there when nothing lacks. */
function answersOf(plan: Plan, operation: ResolvedOperation, read: Json, shown: Set<string>): Json[] {
  const records = operation.record ? missingRecords(plan, operation, shown) : []
  const { key } = plan.manifest.entities[operation.entity]!
  if (!Array.isArray(read))
    return records.map((record) => withKey(record, key, isObject(read) ? read[key] : undefined, 0))
  if (records.length === 0) return [read]
  const before = (read as readonly Json[]).find((one): one is JsonObject => isObject(one))
  return [records.map((record, index) => withKey(record, key, before?.[key] as Json, index))]
}

/** The fewest and smallest records that show what none did, of those that can be made up; what they show is added. */
function missingRecords(
  { manifest }: Plan,
  { entity, action, record: schema }: ResolvedOperation,
  shown: Set<string>,
): JsonObject[] {
  const { schemas } = manifest
  const wanted = new Set(lackingSights(manifest, shown).map(({ field, sight }) => sightOf(field.path, sight)))
  const fits = recordCheck(schema!, schemas)
  const found: JsonObject[] = []
  for (const candidate of exampleRecords(schema!, schemas, `${entity}.${action}`)) {
    if (wanted.size === 0) break
    const showsOf = (record: JsonObject) => [...shownBy(record, schema!, schemas)].filter((sight) => wanted.has(sight))
    const shows = showsOf(candidate)
    if (shows.length === 0 || Object.keys(candidate).length === 0) continue
    const record = pruned(candidate, (smaller) => {
      const left = new Set(showsOf(smaller))
      return Object.keys(smaller).length > 0 && fits(smaller) && shows.every((sight) => left.has(sight))
    })
    for (const sight of showsOf(record)) {
      wanted.delete(sight)
      shown.add(sight)
    }
    found.push(record)
  }
  return found
}

/** A record that has a key of its own, in the form of one that is there. */
function withKey(record: JsonObject, key: string, before: Json | undefined, index: number): JsonObject {
  if (!(key in record)) return record
  if (typeof before === 'number') return { ...record, [key]: before + index }
  if (typeof before !== 'string') return record
  return {
    ...record,
    [key]: index === 0 ? before : before.replace(/.$/, (last) => OTHERS.replace(last, '')[index - 1] ?? last),
  }
}

const OTHERS = '23456789abcdef1'

function textOf(made: Fixture, date: string): string {
  const { file: _, ...fixture } = made
  return fixtureText({ ...fixture, source: { kind: 'composed', date } })
}

/** A fixture like another one, with more params and other records: the requests are those that the runtime makes. Undefined when it refuses the call. */
async function composed(plan: Plan, base: Fixture, params: JsonObject, records?: Json): Promise<Fixture | undefined> {
  const { call } = base
  const more = { ...call, ...(Object.keys(params).length > 0 && { params: { ...call.params, ...params } }) }
  const exchanges = structuredClone(base.exchanges) as Exchange[]
  const fixture: Fixture = { ...base, call: more, exchanges }
  if (records !== undefined) siteOf(fixture, plan.manifest.operations[`${call.entity}.${call.action}`]!)?.put(records)
  const requests: HttpRequest[] = []
  try {
    const connection = connectFixture(plan, fixture, { transport: answering(exchanges, requests), paced: false })
    const result = await execute(plan, more, connection)
    if (requests.length !== exchanges.length) return undefined
    const secrets = Object.values(exampleCredentials(plan, base.auth ?? Object.keys(plan.manifest.auth)[0]!))
    const filled = headersOfParams(plan.manifest.operations[`${call.entity}.${call.action}`]!)
    const named = filled.filter(({ param }) => param in params).map(({ name }) => [name, ''])
    const remade = exchanges.map((exchange, index) => ({
      ...exchange,
      request: remadeRequest(exchange.request, requests[index]!, secrets, Object.fromEntries(named)),
    }))
    return { ...fixture, exchanges: remade, result: resultOf(plan, more, { result }) }
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}

/** The request that was made, with those of its headers that the pattern names, and more. */
function remadeRequest(
  before: Exchange['request'],
  made: HttpRequest,
  secrets: readonly string[],
  more: Readonly<Record<string, string>>,
): Exchange['request'] {
  const { headers: _, ...request } = expectedRequest(made, secrets)
  const headers = Object.entries({ ...more, ...before.headers }).map(([name, value]) => [
    name,
    String(value).includes('<secret>') ? value : (made.headers[name.toLowerCase()] ?? value),
  ])
  return {
    ...before,
    ...request,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) as Record<string, string> }),
  }
}

/** Gives the answers of a fixture in their order, and notes what they answer. */
function answering(exchanges: readonly Exchange[], requests: HttpRequest[]): Transport {
  const answer = (request: HttpRequest): HttpResponse => {
    const { response } = exchanges[Math.min(requests.length, exchanges.length - 1)]!
    requests.push(request)
    const { bytes, type } = encodeBody(response.body)
    const headers = new Headers(Object.entries(response.headers ?? {}).map(([name, value]) => [name, String(value)]))
    if (type !== undefined && !headers.has('content-type')) headers.set('content-type', type)
    return { status: response.status, headers, body: bytes }
  }
  return {
    send: (request) => Promise.resolve(answer(request)),
    stream: () => Promise.reject(new ConnectorError('internal', 'Cannot compose a download')),
    close: () => Promise.resolve(),
  }
}
