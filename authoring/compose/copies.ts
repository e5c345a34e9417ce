/** What the transcripts of copies are given: for each entity one record with everything that searches and references read. */
import { exampleConfig, type Fixture, fixturesOf, isSearchable, recordValue } from '../../mock/index.ts'
import { isObject, type Json, type JsonObject, type ResolvedManifest, type ResolvedOperation } from 'plugboard/author'
import { compileLocator, syncOf } from 'plugboard/internal'
import type { Plan } from 'plugboard/runtime'
import { exampleRecords, pruned } from './records.ts'
import { patternOf, recordCheck, siteOf } from './site.ts'

type Sync = NonNullable<ResolvedManifest['entities'][string]['sync']>
type Later = NonNullable<Sync['later']>
type Locator = NonNullable<ResolvedOperation['records']>

/** Makes up what transcripts of copies are given. */
export class InventedCopies {
  readonly #plan: Plan
  readonly #fixtures: readonly Fixture[]
  readonly #records = new Map<string, JsonObject | undefined>()

  constructor(plan: Plan, fixtures: readonly Fixture[]) {
    this.#plan = plan
    this.#fixtures = fixtures
  }

  /** What the transcript of an entity is given; undefined where no fixture shows the form of its answers. */
  givenOf(entity: string): JsonObject | undefined {
    const { manifest } = this.#plan
    const record = this.#linked(entity)
    if (manifest.entities[entity]!.search === undefined) return record && { record }
    const sync = syncOf(manifest, entity)
    const pattern = this.#pattern(sync.from)
    if (!pattern) return undefined
    const config = pattern.config ?? exampleConfig(this.#plan)
    const [first] = Object.keys(manifest.auth)
    return {
      ...(pattern.auth !== undefined && pattern.auth !== first && { auth: pattern.auth }),
      ...(Object.keys(config).length > 0 && { config: { ...config } }),
      ...this.#parentsOf(sync),
      whole: responsesOf(pattern, manifest.operations[sync.from]!, record ? [record] : undefined),
      ...(sync.later && this.#laterOf(entity, sync.later, record ?? {})),
    }
  }

  #pattern(id: string): Fixture | undefined {
    return patternOf(fixturesOf(id, this.#fixtures))
  }

  /** A record of an entity in which references have the values of records that there are. */
  #linked(entity: string): JsonObject | undefined {
    const record = this.#recordOf(entity)
    if (!record) return undefined
    const linked = structuredClone(record)
    for (const [field, target] of Object.entries(this.#plan.manifest.entities[entity]!.refs)) {
      const [other = '', ...path] = target.split('.')
      const value = recordValue(this.#recordOf(other), path)
      if (value !== undefined && value !== null) putInForm(linked, field.split('.'), value)
    }
    return linked
  }

  #recordOf(entity: string): JsonObject | undefined {
    if (!this.#records.has(entity)) this.#records.set(entity, this.#makeRecord(entity))
    return this.#records.get(entity)
  }

  #makeRecord(entity: string): JsonObject | undefined {
    const { operations, entities, schemas } = this.#plan.manifest
    const { search, key } = entities[entity] ?? {}
    const own = Object.keys(operations).filter((id) => operations[id]!.entity === entity && operations[id]!.record)
    const wanted = search && entities[entity] ? [syncOf(this.#plan.manifest, entity).from] : own
    const id = wanted.find((one) => operations[one] && this.#pattern(one))
    if (id === undefined || key === undefined) return undefined
    const operation = operations[id]!
    const pattern = this.#pattern(id)!
    const found = siteOf(pattern, operation)?.value
    const before = ([found].flat() as Json[]).find((one) => isObject(one))
    if (!operation.record) return before
    const fits = recordCheck(operation.record, schemas)
    const shows = (record: JsonObject) => this.#shownBy(entity, record)
    const examples = [...exampleRecords(operation.record, schemas, `${entity}.copy`)].filter((one) => fits(one))
    const candidates = examples.map((one) => this.#withSearched(entity, one, fits))
    const best = candidates.toSorted((a, b) => shows(b).size - shows(a).size)[0]
    if (!best) return before
    const keyed = isObject(before) && before[key] !== undefined ? { ...best, [key]: before[key] } : best
    const whole = shows(keyed)
    return pruned(keyed, (smaller) => fits(smaller) && [...whole].every((one) => shows(smaller).has(one)))
  }

  /** The record with a value of the declared type where searches look and find none, if its schema takes one there. */
  #withSearched(entity: string, record: JsonObject, fits: (record: JsonObject) => boolean): JsonObject {
    const { search = {} } = this.#plan.manifest.entities[entity]!
    let filled = record
    for (const [name, { at, type }] of Object.entries(search)) {
      const path = at ? stepsOf(at) : [name]
      const value = recordValue(filled, path)
      const isMissing = at !== undefined || value !== undefined
      if (path.length === 0 || !isMissing || (isThere(value) && isSearchable(value!, type))) continue
      const tries = SEARCHED[type] ?? []
      const found = tries.map((one) => withValue(filled, path, one)).find((one) => fits(one))
      filled = found ?? filled
    }
    return filled
  }

  /** The searchable fields, references, key and times of a record that hold something. */
  #shownBy(entity: string, record: JsonObject): Set<string> {
    const { entities } = this.#plan.manifest
    const { search = {}, refs, key, sync } = entities[entity]!
    const fields = [key, ...Object.keys(refs), sync?.field, sync?.later?.field].filter((one) => one !== undefined)
    const found = fields.filter((field) => isThere(recordValue(record, field.split('.'))))
    const searched = Object.entries(search).filter(([name, { at, type }]) => {
      const value = at ? compileLocator(at)({ body: record, header: () => null }) : record[name]
      return isThere(value) && isSearchable(value!, type)
    })
    return new Set([...found, ...searched.map(([name]) => `search ${name}`)])
  }

  /** The records below which a listing is repeated: of each the value that a fixture's call names, else that of a record. */
  #parentsOf({ from, each, later }: Sync): JsonObject {
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
      const called = this.#pattern(id)?.call.params?.[param]
      const value = called ?? recordValue(this.#recordOf(entity), path) ?? 'example'
      if (called === undefined && parents[entity] && recordValue(parents[entity], path) !== undefined) continue
      put((parents[entity] ??= {}), path, value)
      put((unchanged[entity] ??= {}), path, typeof value === 'number' ? value + 1 : `${String(value)}2`)
    }
    if (targets.length === 0) return {}
    return { parents, ...(later?.changedParents && { unchanged_parents: unchanged }) }
  }

  #laterOf(entity: string, later: Later, record: JsonObject): JsonObject {
    const { manifest } = this.#plan
    const operation = manifest.operations[later.from] ?? manifest.changes?.[later.from.split('.')[0]!]
    const events = operation ? this.#eventsOf(entity, later, operation, record) : []
    const pattern = this.#pattern(later.from)
    const seen = later.field === undefined ? undefined : recordValue(events[0], later.field.split('.'))
    const read = later.read && this.#pattern(later.read.from)
    return {
      since: later.token === undefined ? sinceBeside(seen, later.newestFirst === true) : 'token-1',
      later: pattern && operation ? responsesOf(pattern, operation, events) : inventedAnswer(operation, events),
      ...(read && { read: responsesOf(read, manifest.operations[later.read.from]!, undefined) }),
    }
  }

  /** A record with its key, and what a list of changes is ordered by. */
  #slim(entity: string, { field, record: at }: Later, record: JsonObject): JsonObject {
    const { key } = this.#plan.manifest.entities[entity]!
    const fields = [key, ...(field === undefined || at !== undefined ? [] : [field])]
    const slim: JsonObject = {}
    for (const path of fields.map((one) => one.split('.'))) {
      const value = recordValue(record, path)
      if (value !== undefined) put(slim, path, value)
    }
    return slim
  }

  /** Changes of a record and, where deletions are reported, one of a record that was deleted. */
  #eventsOf(entity: string, later: Later, operation: ResolvedOperation, record: JsonObject): JsonObject[] {
    const { key } = this.#plan.manifest.entities[entity]!
    const path = stepsOf(later.record)
    const id = later.id ? stepsOf(later.id) : [...path, key]
    const [made = {}] = operation.record
      ? exampleRecords(operation.record, this.#plan.manifest.schemas, `${entity}.changes`)
      : []
    const isRecord = path.length === 0 && later.id === undefined
    const slim = this.#slim(entity, later, record)
    const event: JsonObject = isRecord ? structuredClone(slim) : made
    if (path.length > 0) put(event, path, slim)
    if (isThere(record[key])) putInForm(event, id, record[key]!)
    if (!later.deleted) return [event]
    const deletion = structuredClone(event)
    const value = record[key]
    put(deletion, id, typeof value === 'number' ? value + 1 : `${String(value)}2`)
    put(deletion, stepsOf(later.deleted.at), later.deleted.is?.[0] ?? true)
    return [withoutMark(event, later), deletion]
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
  put(changed, path, value)
  return changed
}

/** An event that says of nothing that it was deleted. */
function withoutMark(event: JsonObject, { deleted }: Later): JsonObject {
  const steps = stepsOf(deleted!.at)
  const value = recordValue(event, steps)
  const isMark = deleted!.is ? deleted!.is.some((one) => one === value) : isThere(value) && value !== false
  if (!isMark) return event
  const unmarked = structuredClone(event)
  put(unmarked, steps, otherThanMark(value, deleted!.is !== undefined))
  return unmarked
}

/** A value of the mark's type that says of nothing that it was deleted. @param isWord whether the mark is one of several words */
function otherThanMark(mark: Json | undefined, isWord: boolean): Json {
  if (typeof mark === 'boolean') return false
  return typeof mark === 'string' && isWord ? 'updated' : null
}

/** A value that later runs may ask from: before what the vendor answers, or, where the newest come first, after it. */
function sinceBeside(seen: Json | undefined, isAfter: boolean): Json {
  const by = isAfter ? 3600 : -3600
  if (typeof seen === 'number') return seen + by * (seen < 1e11 ? 1 : 1000)
  const time = typeof seen === 'string' ? Date.parse(seen) : Number.NaN
  if (typeof seen === 'string' && Number.isNaN(time)) return seen
  // A few seconds after midnight, so that whoever looks back reaches the day before.
  const day = new Date(Number.isNaN(time) ? Date.parse('2026-11-19T00:00:05.000Z') : time + by * 1000)
  return isAfter || Number.isNaN(time) ? day.toISOString() : `${day.toISOString().slice(0, 10)}T00:00:05.000Z`
}

/** The responses of a fixture, with other records where it holds those of the last one. */
function responsesOf(
  pattern: Fixture,
  operation: ResolvedOperation,
  records: readonly JsonObject[] | undefined,
): Json[] {
  const exchanges = structuredClone(pattern.exchanges)
  const site = siteOf({ exchanges }, operation)
  if (site && records && records.length > 0) site.put(Array.isArray(site.value) ? [...records] : records[0]!)
  return exchanges.map(({ response: { status, headers, body } }) => ({
    ...(status !== 200 && { status }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  }))
}

/** An answer that holds changes where a list of changes has them. */
function inventedAnswer(operation: ResolvedOperation | undefined, events: readonly JsonObject[]): Json[] {
  const steps = operation?.records ? stepsOf(operation.records) : []
  if (steps.length === 0) return [{ body: [...events] }]
  const body: JsonObject = {}
  put(body, steps, [...events])
  return [{ body }]
}

function stepsOf(locator: Locator | undefined): string[] {
  if (locator?.in === 'first') return stepsOf(locator.of[0])
  const names = locator?.in === 'body' ? locator.steps.map((step) => (typeof step === 'object' ? 'result' : step)) : []
  return names.filter((step) => typeof step === 'string')
}

function isThere(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Puts a value in the form of the one that is there: a number stays a number, a text a text. */
function putInForm(into: JsonObject, path: readonly string[], value: Json): void {
  const before = recordValue(into, path)
  put(into, path, typeof before === 'string' ? String(value) : value)
}

function put(into: JsonObject, [name = '', ...rest]: readonly string[], value: Json): void {
  const holder = into as Record<string, Json>
  if (rest.length === 0) {
    holder[name] = Array.isArray(holder[name]) && !Array.isArray(value) ? [value] : value
    return
  }
  const inner = Array.isArray(holder[name]) ? holder[name][0] : holder[name]
  if (isObject(inner)) put(inner, rest, value)
  else {
    const made: JsonObject = {}
    put(made, rest, value)
    holder[name] = made
  }
}
