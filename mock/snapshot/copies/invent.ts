/** Generates the records and responses for copies: for each entity a record with all searchable fields and references. */
import {
  isObject,
  type Json,
  type JsonObject,
  own,
  type ResolvedManifest,
  type ResolvedOperation,
} from 'plugboard/author'
import { compileLocator, defined, keyFields, ownKeyField, syncOf } from 'plugboard/internal'
import type { HttpResponse } from 'plugboard/runtime'
import { playCall, simulate, type Stage } from '../calls/index.ts'
import { wholeRecords } from '../base/examples.ts'
import type { GivenResponse } from '../base/script.ts'
import { draftResponse, vendorRecord, write } from 'plugboard/simulator'
import { recordCheck, siteOf } from './site.ts'
import { holdsValue, putAt, putInForm, bodyPath } from './paths.ts'
import { isSearchable, recordValue } from './values.ts'
import { entityOf, operationIds, operationOf, ownExchanges } from '../base/manifest.ts'

type Sync = NonNullable<ResolvedManifest['entities'][string]['sync']>
type Later = NonNullable<Sync['later']>

/** The records and responses for the copy of an entity. */
export interface GivenCopy {
  /** Records of the entities below which it is listed: of each one that has changed, and one that has not. */
  readonly parents: JsonObject
  readonly unchangedParents: JsonObject
  /** The answers to the listing of everything. */
  readonly whole: readonly GivenResponse[]
  /** The newest value that a first run has seen. */
  readonly since: Json
  /** The answers to what a later run asks. */
  readonly later: readonly GivenResponse[]
  /** The answers to the call that reads a changed record. */
  readonly read: readonly GivenResponse[]
  /** The answers to the vendor's list of deletions. */
  readonly deletions: readonly GivenResponse[]
}

const NO_LATER: Pick<GivenCopy, 'since' | 'later' | 'read'> = { since: null, later: [], read: [] }

/** A call of an operation, with the answers that it gets. */
interface Pattern {
  readonly params: JsonObject
  readonly responses: readonly GivenResponse[]
}

/** Generates the records and responses for copies. */
export class InventedCopies {
  readonly #stage: Stage
  readonly #records = new Map<string, Promise<JsonObject | undefined>>()
  readonly #patterns = new Map<string, Promise<Pattern | undefined>>()

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** The records and responses for the copy of an entity; undefined if its list cannot be simulated. */
  async givenOf(entity: string): Promise<GivenCopy | undefined> {
    const { manifest } = this.#stage.plan
    const record = await this.linked(entity)
    const sync = syncOf(manifest, entity)
    const pattern = await this.#pattern(sync.from)
    if (!pattern) return undefined
    const operation = operationOf(this.#stage.plan, sync.from)
    const whole = withToken(responsesOf(pattern, operation, record ? [record] : undefined), operation, sync.token)
    const later = sync.later ? await this.#laterOf(entity, sync.later, record ?? {}) : NO_LATER
    const deletions = sync.deletions ? (await this.#laterOf(entity, sync.deletions, record ?? {})).later : []
    return { ...(await this.#parentsOf(sync)), whole, ...later, deletions }
  }

  #pattern(id: string): Promise<Pattern | undefined> {
    const known = this.#patterns.get(id) ?? this.#play(id)
    this.#patterns.set(id, known)
    return known
  }

  async #play(id: string): Promise<Pattern | undefined> {
    const { plan } = this.#stage
    if (!Object.hasOwn(plan.manifest.operations, id)) return undefined
    const simulation = simulate(plan, 10, 1)
    const params = simulation.example(id)
    const { exchanges, outcome } = await playCall(this.#stage, id, params, simulation)
    return outcome instanceof Error ? undefined : { params, responses: exchanges.map((one) => plain(one.response)) }
  }

  /** A record of an entity in which references have the values of records that there are. */
  async linked(entity: string): Promise<JsonObject | undefined> {
    const record = await this.#recordOf(entity)
    if (!record) return undefined
    const linked = structuredClone(record)
    for (const [field, target] of Object.entries(entityOf(this.#stage.plan, entity).refs)) {
      const [other = '', ...path] = target.split('.')
      const value = recordValue(await this.#recordOf(other), path)
      if (value !== undefined && value !== null) putInForm(linked, field.split('.'), value)
    }
    return linked
  }

  #recordOf(entity: string): Promise<JsonObject | undefined> {
    const known = this.#records.get(entity) ?? this.#makeRecord(entity)
    this.#records.set(entity, known)
    return known
  }

  async #makeRecord(entity: string): Promise<JsonObject | undefined> {
    const { plan } = this.#stage
    const { schemas } = plan.manifest
    const id = this.#readingOf(entity)
    const pattern = id === undefined ? undefined : await this.#pattern(id)
    if (!pattern || id === undefined) return undefined
    const { key } = entityOf(plan, entity)
    const operation = operationOf(plan, id)
    const last = ownExchanges(operation, pattern.responses).at(-1)
    const found = last && siteOf(structuredClone(last), operation)?.value
    const before = ([found].flat() as Json[]).find((one) => isObject(one))
    if (!operation.record) return before
    const fits = recordCheck(operation.record, schemas)
    const shows = (record: JsonObject) => this.#shownBy(entity, record)
    const examples = wholeRecords(operation.record, schemas, `${entity}.copy`).filter((one) => fits(one))
    const candidates = examples.map((one) => this.#withSearched(entity, one, fits))
    const best = candidates.toSorted((a, b) => shows(b).size - shows(a).size)[0]
    if (!best) return before
    const held = keyFields(key).filter((name) => isObject(before) && before[name] !== undefined)
    return { ...best, ...Object.fromEntries(held.map((name) => [name, before?.[name] ?? null])) }
  }

  /** The operation that gives the records of an entity: that by which its copy is filled, or one whose records have a schema. */
  #readingOf(entity: string): string | undefined {
    const { plan } = this.#stage
    const { entities, operations } = plan.manifest
    if (own(entities, entity)?.search === undefined)
      return operationIds(plan, entity).find((id) => operationOf(plan, id).record)
    const { from } = syncOf(plan.manifest, entity)
    return own(operations, from) && from
  }

  /** The record with a value of the declared type where searches look and find none, if its schema takes one there. */
  #withSearched(entity: string, record: JsonObject, fits: (record: JsonObject) => boolean): JsonObject {
    const { search = {} } = entityOf(this.#stage.plan, entity)
    let whole = record
    for (const [name, { at, type }] of Object.entries(search)) {
      const path = at ? bodyPath(at) : [name]
      const value = recordValue(whole, path)
      const isMissing = at !== undefined || value !== undefined
      if (path.length === 0 || !isMissing || (holdsValue(value) && isSearchable(value, type))) continue
      const tries = SEARCHED[type] ?? []
      const found = tries.map((one) => withValue(whole, path, one)).find((one) => fits(one))
      whole = found ?? whole
    }
    return whole
  }

  /** The searchable fields, references, key and times of a record that hold something. */
  #shownBy(entity: string, record: JsonObject): Set<string> {
    const { search = {}, refs, key, sync } = entityOf(this.#stage.plan, entity)
    const fields = [...keyFields(key), ...Object.keys(refs), sync?.field, sync?.later?.field].filter(
      (one) => one !== undefined,
    )
    const found = fields.filter((field) => holdsValue(recordValue(record, field.split('.'))))
    const searched = Object.entries(search).filter(([name, { at, type }]) => {
      const value = at ? compileLocator(at)({ body: record, header: () => null }) : record[name]
      return holdsValue(value) && isSearchable(value, type)
    })
    return new Set([...found, ...searched.map(([name]) => `search ${name}`)])
  }

  /** The records below which a listing is repeated: of each the value that a fixture's call names, else that of a record. */
  async #parentsOf({ from, each, later }: Sync): Promise<Pick<GivenCopy, 'parents' | 'unchangedParents'>> {
    const listings = [
      { id: from, each },
      { id: later?.from ?? from, each: later?.each ?? {} },
    ]
    const targets = listings.flatMap(({ id, each: params }) =>
      Object.entries(params).flatMap(([param, target]) => (typeof target === 'string' ? [{ id, param, target }] : [])),
    )
    const parents: Record<string, JsonObject> = {}
    const unchanged: Record<string, JsonObject> = {}
    for (const { id, param, target } of targets) {
      const [entity = '', ...path] = target.split('.')
      const called = (await this.#pattern(id))?.params[param]
      const value = called ?? recordValue(await this.#recordOf(entity), path) ?? 'example'
      if (called === undefined && parents[entity] && recordValue(parents[entity], path) !== undefined) continue
      putAt((parents[entity] ??= {}), path, value)
      putAt((unchanged[entity] ??= {}), path, typeof value === 'number' ? value + 1 : `${String(value)}2`)
    }
    return { parents, unchangedParents: later?.changedParents ? unchanged : {} }
  }

  async #laterOf(
    entity: string,
    later: Later,
    record: JsonObject,
  ): Promise<Pick<GivenCopy, 'since' | 'later' | 'read'>> {
    const { manifest } = this.#stage.plan
    const operation = manifest.operations[later.from] ?? own(manifest.changes ?? {}, later.from.replace(/\..*/, ''))
    const events = operation ? this.#eventsOf(entity, later, operation, record) : []
    const pattern = await this.#pattern(later.from)
    const seen = later.field === undefined ? undefined : recordValue(events[0], later.field.split('.'))
    const answer = pattern && operation ? responsesOf(pattern, operation, events) : inventedAnswer(operation, events)
    const read = later.read && (await this.#pattern(later.read.from))
    return {
      since: later.token === undefined ? sinceBeside(seen, later.newestFirst === true) : 'token-1',
      later: operation ? withToken(answer, operation, later.token) : answer,
      read: read?.responses ?? [],
    }
  }

  /** A record with its key, and what a list of changes is ordered by. */
  #slim(entity: string, { field, record: at }: Later, record: JsonObject): JsonObject {
    const { key } = entityOf(this.#stage.plan, entity)
    const fields = [...keyFields(key), ...(field === undefined || at !== undefined ? [] : [field])]
    const slim: JsonObject = {}
    for (const path of fields.map((one) => one.split('.'))) {
      const value = recordValue(record, path)
      if (value !== undefined) putAt(slim, path, value)
    }
    return slim
  }

  /** Changes of a record and, where deletions are reported, one of a record that was deleted. */
  #eventsOf(entity: string, later: Later, operation: ResolvedOperation, record: JsonObject): JsonObject[] {
    const key = ownKeyField(entityOf(this.#stage.plan, entity).key)
    const path = bodyPath(later.record)
    const id = later.id ? bodyPath(later.id) : [...path, key]
    const [made = {}] = operation.record
      ? wholeRecords(operation.record, this.#stage.plan.manifest.schemas, `${entity}.changes`)
      : []
    const isRecord = path.length === 0 && later.id === undefined
    const slim = this.#slim(entity, later, record)
    const event: JsonObject = isRecord ? structuredClone(slim) : made
    if (path.length > 0) putAt(event, path, slim)
    const value = record[key]
    if (holdsValue(value)) putInForm(event, id, value)
    if (!later.deleted || bodyPath(later.deleted.at).length === 0) return [event]
    const deletion = structuredClone(event)
    putAt(deletion, id, typeof value === 'number' ? value + 1 : `${String(value)}2`)
    putAt(deletion, bodyPath(later.deleted.at), later.deleted.is?.[0] ?? true)
    return [withoutMark(event, later.deleted), deletion]
  }
}

/** Values of each type that a search can be declared with, as vendors write them. */
const SEARCHED: Readonly<Record<string, readonly Json[]>> = {
  string: ['example'],
  integer: [1_767_229_200_000, '1767229200000'],
  number: [12.5, '12.5'],
  boolean: [true],
  timestamp: ['2026-01-01T01:00:00.000Z'],
  array: [['example'], [{ id: 'example' }], []],
  object: [{ id: 'example' }, {}],
}

function withValue(record: JsonObject, path: readonly string[], value: Json): JsonObject {
  const changed = structuredClone(record)
  putAt(changed, path, value)
  return changed
}

/** Returns an event without the mark of a deletion. */
function withoutMark(event: JsonObject, { at, is }: NonNullable<Later['deleted']>): JsonObject {
  const steps = bodyPath(at)
  const value = recordValue(event, steps)
  const isMark = is ? is.some((one) => one === value) : holdsValue(value) && value !== false
  if (!isMark) return event
  const unmarked = structuredClone(event)
  putAt(unmarked, steps, otherThanMark(value, is !== undefined))
  return unmarked
}

/** Returns a value of the mark's type that does not mean a deletion. @param isWord whether the mark is one of several words */
function otherThanMark(mark: Json | undefined, isWord: boolean): Json {
  if (typeof mark === 'boolean') return false
  return typeof mark === 'string' && isWord ? 'updated' : null
}

/** Returns a value from which later runs may continue: before the vendor's values or, if the newest come first, after them. */
function sinceBeside(seen: Json | undefined, isAfter: boolean): Json {
  const by = isAfter ? 3600 : -3600
  if (typeof seen === 'number') return seen + by * (seen < 1e11 ? 1 : 1000)
  const time = typeof seen === 'string' ? Date.parse(seen) : Number.NaN
  if (typeof seen === 'string' && Number.isNaN(time)) return seen
  // A few seconds after midnight, so that a lookback reaches the day before.
  const day = new Date(Number.isNaN(time) ? Date.parse('2026-11-19T00:00:05.000Z') : time + by * 1000)
  return isAfter || Number.isNaN(time) ? day.toISOString() : `${day.toISOString().slice(0, 10)}T00:00:05.000Z`
}

/** Returns the responses of a call, with other records in the last one. */
function responsesOf(
  pattern: Pattern,
  operation: ResolvedOperation,
  records: readonly JsonObject[] | undefined,
): GivenResponse[] {
  const responses = structuredClone(pattern.responses) as GivenResponse[]
  const last = ownExchanges(operation, responses).at(-1)
  const site = last && siteOf(last, operation)
  const theirs = records?.map((record) => vendorRecord(record, operation))
  const [first] = theirs ?? []
  if (site && theirs && first) site.put(Array.isArray(site.value) ? theirs : first)
  return responses
}

/** Returns the same, with the next run's token in the last response. @param token its name under `meta` */
function withToken(
  responses: readonly GivenResponse[],
  { meta }: ResolvedOperation,
  token: string | undefined,
): readonly GivenResponse[] {
  const last = responses.at(-1)
  const locator = token === undefined ? undefined : meta[token]
  if (!last || !locator) return responses
  const draft = { ...draftResponse(), body: last.body, headers: { ...last.headers } }
  write(draft, locator, 'token-2')
  const { body, headers } = draft
  return [...responses.slice(0, -1), { ...last, ...defined({ headers, body }) }]
}

function plain({ status, headers, body }: HttpResponse): GivenResponse {
  const text = Buffer.from(body).toString()
  const isJson = /json/.test(headers.get('content-type') ?? '')
  const content = isJson ? (JSON.parse(text) as Json) : text
  return defined({
    status,
    headers: Object.fromEntries(headers.entries()),
    body: text === '' ? undefined : content,
  })
}

/** Creates a response with changes at the place where a list of changes has them. */
function inventedAnswer(operation: ResolvedOperation | undefined, events: readonly JsonObject[]): GivenResponse[] {
  const draft = draftResponse()
  if (operation?.records) write(draft, operation.records, [...events])
  return [{ body: draft.body ?? [...events] }]
}
