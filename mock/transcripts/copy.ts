/** What becomes of an entity's records: how its copy is filled, first and later, what searches find, and where references lead. */
import { isObject, type Json, type JsonObject, own, type ResolvedManifest } from 'plugboard/author'
import {
  changeReader,
  compileLocator,
  extentReader,
  holdsChanges,
  isBefore,
  lastChanges,
  listingParams,
  changedRecordParams,
  sinceOf,
  syncOf,
  tokenOf,
  withChanges,
} from 'plugboard/internal'
import { connect, executeRaw, type Params, type Plan, type RawResult } from 'plugboard/runtime'
import { exampleCredentials } from '../example.ts'
import {
  type GivenResponse,
  givenConfig,
  givenVariant,
  hiding,
  NOW,
  ScriptedTransport,
  shownRequest,
  STANDING_CLOCK,
} from './script.ts'

type Sync = NonNullable<ResolvedManifest['entities'][string]['sync']>
type Later = NonNullable<Sync['later']>

/** The records of every entity that transcripts give, by which references are followed. */
export type RecordWorld = ReadonlyMap<string, readonly JsonObject[]>

/** The entities that have a transcript: those with a copy, those with references, and those to which references lead. */
export function copiedEntities({ entities, operations }: ResolvedManifest): string[] {
  const targets = new Set(
    Object.values(entities).flatMap(({ refs }) => Object.values(refs).map((target) => target.split('.')[0]!)),
  )
  const hasRecord = (entity: string) =>
    Object.values(operations).some((one) => one.entity === entity && one.record && one.untested === undefined)
  return Object.entries(entities)
    .filter(([name, { search, refs }]) => search !== undefined || Object.keys(refs).length > 0 || targets.has(name))
    .filter(([name]) => hasRecord(name))
    .map(([name]) => name)
}

/** Whether an entity's copy is filled by listing it. */
export function isCopied({ entities }: ResolvedManifest, entity: string): boolean {
  return entities[entity]!.search !== undefined
}

/** The records that a transcript gives: in a response of the listing, or, where there is no copy, as they are. */
export async function givenRecords(plan: Plan, entity: string, given: JsonObject): Promise<JsonObject[]> {
  if (!isCopied(plan.manifest, entity)) return isObject(given.record) ? [given.record] : []
  const sync = syncOf(plan.manifest, entity)
  const [parents = {}] = parentsOf(sync.each, given, false)
  const { raw } = await pageOf(plan, sync.from, listingParams(sync, sync.start ?? null, parents), given, 'whole')
  return recordsIn(raw)
}

/** The records that a transcript gives as answers of the entity's own list of changes. */
export async function givenChanges(plan: Plan, entity: string, given: JsonObject): Promise<JsonObject[]> {
  const later = isCopied(plan.manifest, entity) ? syncOf(plan.manifest, entity).later : undefined
  if (later?.from !== `${entity}.changes`) return []
  const [parents = {}] = parentsOf(later.each, given, later.changedParents === true)
  const since = later.changedParents ? null : sinceOf(later.lookbackSeconds, given.since ?? null)
  const { raw } = await pageOf(plan, later.from, listingParams(later, since, parents), given, 'later')
  return recordsIn(raw)
}

/** Plays what becomes of an entity's records. */
export async function playCopy(plan: Plan, entity: string, given: JsonObject, world: RecordWorld): Promise<JsonObject> {
  const { manifest } = plan
  const [record = {}] = world.get(entity) ?? []
  const refs = Object.entries(manifest.entities[entity]!.refs)
  const leads = refs.map(([field, target]) => [field, targetOf(record, field, target, world) ?? null] as const)
  const shown: JsonObject = leads.length > 0 ? { leads_to: Object.fromEntries(leads) } : {}
  if (!isCopied(manifest, entity)) return { key: record[manifest.entities[entity]!.key] ?? null, ...shown }
  const sync = syncOf(manifest, entity)
  return {
    whole: await wholeOf(plan, entity, sync, given),
    searchable: searchableOf(manifest, entity, record),
    ...shown,
    ...(sync.later && { later: await laterOf(plan, entity, sync, sync.later, given) }),
  }
}

/** The first run: everything is listed. */
async function wholeOf(plan: Plan, entity: string, sync: Sync, given: JsonObject): Promise<JsonObject> {
  const { key } = plan.manifest.entities[entity]!
  const requests: Json[] = []
  let records: JsonObject[] = []
  let newest: Json | undefined
  for (const parents of parentsOf(sync.each, given, false)) {
    const params = listingParams(sync, sync.start ?? null, parents)
    const page = await pageOf(plan, sync.from, params, given, 'whole')
    requests.push(...page.requests)
    records = recordsIn(page.raw)
    newest = newestOf(sync, page.raw)
  }
  return { requests, keys: records.map((record) => record[key] ?? null), ...(newest !== undefined && { newest }) }
}

function newestOf(listing: Pick<Sync, 'field' | 'token'>, raw: RawResult): Json | undefined {
  return tokenOf(listing, raw) ?? (listing.field === undefined ? undefined : extentReader(listing.field)(raw)?.newest)
}

/** A later run: it asks for what changed since the newest value that was seen. */
async function laterOf(plan: Plan, entity: string, sync: Sync, later: Later, given: JsonObject): Promise<JsonObject> {
  const mark = given.since ?? null
  const since = later.changedParents ? null : sinceOf(later.lookbackSeconds, mark)
  const requests: Json[] = []
  const pages: JsonObject[] = []
  for (const parents of parentsOf(later.each, given, later.changedParents === true)) {
    const page = await pageOf(
      plan,
      later.from,
      listingParams(later, since ?? sync.start ?? null, parents),
      given,
      'later',
    )
    requests.push(...page.requests)
    pages.push(await changedOf(plan, entity, later, since ?? mark, page.raw, given))
  }
  const { historySeconds } = later
  return {
    ...(historySeconds !== undefined && {
      everything_if_older_than: new Date(NOW - historySeconds * 1000).toISOString(),
    }),
    ...(later.most !== undefined && { everything_if_more_than: later.most }),
    requests,
    ...pages[0],
  }
}

/** What a page says of changes: the records that it holds or names, those that were deleted, and whether the run ends there. */
async function changedOf(
  plan: Plan,
  entity: string,
  later: Later,
  since: Json,
  raw: RawResult,
  given: JsonObject,
): Promise<JsonObject> {
  const { key } = plan.manifest.entities[entity]!
  const extent = later.field === undefined ? undefined : extentReader(later.field)(raw)
  const mark = tokenOf(later, raw) ?? extent?.newest
  const newest = mark !== undefined && { newest: mark }
  const isLast = later.newestFirst === true && extent !== undefined && isBefore(extent.oldest, since)
  const end: JsonObject = later.newestFirst ? { ends_here: isLast } : {}
  if (!holdsChanges(later)) return { keys: recordsIn(raw).map((record) => record[key] ?? null), ...newest, ...end }
  const changes = lastChanges(changeReader(later, key)(raw), later.newestFirst === true)
  const held = changes.filter(({ isDeleted }) => !isDeleted)
  const reads: Json[] = []
  if (later.read)
    for (const change of held.slice(0, 1)) {
      const { from, with: entries } = later.read
      const params = changedRecordParams(entries, plan.manifest.operations[from]!, change.key)
      reads.push(...(await pageOf(plan, from, params, given, 'read')).requests)
    }
  return {
    keys: held.map((change) => change.key),
    ...(held.some(({ record }) => record !== undefined) && { with_records: true }),
    deleted: changes.filter(({ isDeleted }) => isDeleted).map((change) => change.key),
    ...(reads.length > 0 && { reads }),
    ...newest,
    ...end,
  }
}

/** The first page of a listing, answered by the responses of a name that the transcript gives. */
async function pageOf(plan: Plan, id: string, params: Params, given: JsonObject, name: string) {
  const whole = withChanges(plan)
  const [entity = '', action = ''] = id.split('.')
  const variant = givenVariant(plan, given)
  const credentials = exampleCredentials(plan, variant)
  const responses = Array.isArray(given[name]) ? (given[name] as GivenResponse[]) : []
  const transport = new ScriptedTransport(responses, `given.${name}`)
  const config = givenConfig(given)
  const connection = connect(whole, {
    credentials,
    auth: variant,
    config,
    transport,
    clock: STANDING_CLOCK,
    paced: false,
  })
  const raw = await executeRaw(whole, { entity, action, params }, connection)
  const hide = hiding(credentials)
  const requests = transport.requests.map((request) => shownRequest(request, hide, () => true) as JsonObject)
  return { raw, requests }
}

function recordsIn({ records }: RawResult): JsonObject[] {
  const value = records === null ? [] : (JSON.parse(Buffer.from(records).toString()) as Json)
  return [value].flat().filter((record): record is JsonObject => isObject(record))
}

/** The params that name the parents below which a listing is repeated: records that the transcript gives, and constants. */
function parentsOf(each: Sync['each'], given: JsonObject, isNarrowed: boolean): Params[] {
  return Object.entries(each).reduce<Params[]>(
    (all, [param, target]) => {
      const values = typeof target === 'string' ? valuesOf(target, given, isNarrowed) : target
      return all.flatMap((params) => values.map((value) => ({ ...params, [param]: value })))
    },
    [{}],
  )
}

/** The values of `bases.id` in the records that are given; where a run lists below changed parents alone, in those that changed. */
function valuesOf(target: string, given: JsonObject, isNarrowed: boolean): Json[] {
  const [entity = '', ...path] = target.split('.')
  const groups = [given.parents, ...(isNarrowed ? [] : [given.unchanged_parents])]
  return groups.flatMap((group) => {
    const record = isObject(group) ? own(group, entity) : undefined
    const value = record === undefined ? undefined : recordValue(record, path)
    return value === undefined ? [] : [value]
  })
}

/** The searchable fields of a record, as searches see them; null where the record has none. */
function searchableOf({ entities }: ResolvedManifest, entity: string, record: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(entities[entity]!.search ?? {}).map(([name, { at }]) => [
      name,
      (at ? compileLocator(at)({ body: record, header: () => null }) : record[name]) ?? null,
    ]),
  )
}

/** `customers cus_1`, where a record that a transcript gives has the value of a reference. */
function targetOf(record: JsonObject, field: string, target: string, world: RecordWorld): string | undefined {
  const value = recordValue(record, field.split('.'))
  const [entity = '', ...path] = target.split('.')
  if (value === undefined || value === null) return undefined
  const values = [value].flat().map(String)
  const found = (world.get(entity) ?? []).some((one) => values.includes(String(recordValue(one, path))))
  return found ? `${target} ${values.join(', ')}` : undefined
}

/** The value at a path of names; of lists, that of their first item. */
export function recordValue(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((node, name) => {
    const first = Array.isArray(node) ? (node[0] as Json) : node
    return isObject(first) ? own(first, name) : undefined
  }, value)
}

/** What a copy's record says against its declared searchable fields. Fields that the schema does not have, nothing can show. */
export function searchFaults(
  { entities, schemas, operations }: ResolvedManifest,
  entity: string,
  shown: Json | undefined,
): string[] {
  const values = isObject(shown) ? shown : {}
  const known = fieldsOf(operations[syncOf({ entities, operations } as ResolvedManifest, entity).from]?.record, schemas)
  return Object.entries(entities[entity]!.search ?? {}).flatMap(([name, { type, at }]) => {
    const value = own(values, name) ?? null
    const isKnown = at !== undefined || known === undefined || known.has(name)
    if (value === null) return isKnown ? [`the record has nothing for the searchable field ${name}`] : []
    if (isSearchable(value, type)) return []
    return [`the searchable field ${name} is ${type}, but the record has ${JSON.stringify(value)}`]
  })
}

function fieldsOf(schema: Json | undefined, schemas: ResolvedManifest['schemas']): Set<string> | undefined {
  if (!isObject(schema)) return undefined
  if (typeof schema.$ref === 'string') return fieldsOf(schemas[schema.$ref.split('/').at(-1)!], schemas)
  const ways = [schema.anyOf, schema.oneOf].flatMap((one) => (Array.isArray(one) ? one : []))
  const inner = ways.flatMap((one) => [...(fieldsOf(one, schemas) ?? [])])
  return new Set([...inner, ...Object.keys(isObject(schema.properties) ? schema.properties : {})])
}

/** Says whether searches find a value under a type: numbers may be written as text. */
export function isSearchable(value: Json, type: string): boolean {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value))
  switch (type) {
    case 'timestamp':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
    case 'integer':
      return isNumber && Number.isInteger(Number(value))
    case 'number':
      return isNumber
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    default:
      return typeof value === type
  }
}
