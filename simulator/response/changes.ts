/** Lists of changes: the manifest's `sync` read backwards. */
import { isDeepStrictEqual } from 'node:util'
import { defined, isObject, type Json, type JsonObject, setValueAt } from '../../runtime/base/json.ts'
import type { ResolvedLater, ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'
import type { Dataset } from '../records/index.ts'
import { constantOf, operationAt, timeIn } from '../filters/index.ts'
import { partsPattern } from '../request/index.ts'
import { generateObject, read } from '../values/index.ts'

type Sync = NonNullable<ResolvedManifest['entities'][string]['sync']>
type Value = ResolvedLater['with'][number]['value']

/** A request for changes. */
export interface AskedChanges {
  readonly entity: string
  readonly later: ResolvedLater
  /** Milliseconds since 1970; absent for all records. */
  readonly since?: number
}

/** The changes that a request asks for; undefined where no sync makes the request. */
export function requestedChanges(
  manifest: ResolvedManifest,
  operation: ResolvedOperation,
  params: JsonObject,
): AskedChanges | undefined {
  return askedBy(manifest, operation, params, ({ later }) => (later?.changedParents ? undefined : later))
}

/** The deletions that a request asks for; undefined where no sync makes the request. */
export function requestedDeletions(
  manifest: ResolvedManifest,
  operation: ResolvedOperation,
  params: JsonObject,
): AskedChanges | undefined {
  const isGiven = ({ name, value }: ResolvedLater['with'][number]) =>
    asksSince(value) || isDeepStrictEqual(params[name], constantOf(value))
  return askedBy(manifest, operation, params, ({ deletions }) =>
    deletions?.with.every(isGiven) ? deletions : undefined,
  )
}

function askedBy(
  manifest: ResolvedManifest,
  operation: ResolvedOperation,
  params: JsonObject,
  listingOf: (sync: Sync) => ResolvedLater | undefined,
): AskedChanges | undefined {
  for (const [entity, { sync }] of Object.entries(manifest.entities)) {
    const later = sync && listingOf(sync)
    if (later && operationAt(manifest, later.from) === operation)
      return defined({ entity, later, since: sinceIn(later, params) })
  }
  return undefined
}

function asksSince(value: Value): boolean {
  return JSON.stringify(value).includes('"since"')
}

/** The entries of a list of deletions: the removed records, or entries with their keys. */
export function deletionsOf(
  { entity, later, since }: AskedChanges,
  operation: ResolvedOperation,
  { manifest, dataset }: { readonly manifest: ResolvedManifest; readonly dataset: Dataset },
): JsonObject[] {
  const { id } = later
  return dataset.removed(entity, since).map((ordinal) => {
    const record = dataset.record(entity, ordinal)
    if (id?.in !== 'body') return record
    const seed = `${manifest.kind}/${entity}.deletions/${ordinal}`
    const entry = generateObject(
      operation.record,
      { name: 'deletion', seed, ordinal, scene: dataset.scenes.of(entity, ordinal) },
      manifest.schemas,
    )
    setValueAt(entry, id.steps as readonly string[], record[dataset.relations.key(entity)] ?? null)
    return entry
  })
}

/** Whether a request for changes is for another entity, by the constant params of its sync: entities may share a feed. */
export function isOfAnother(
  { entities, changes = {} }: ResolvedManifest,
  operation: ResolvedOperation,
  params: JsonObject,
): boolean {
  if (changes[operation.entity] !== operation) return false
  const entries = entities[operation.entity]?.sync?.later?.with ?? []
  return entries.some(({ name, value }) => 'list' in value && !isDeepStrictEqual(constantOf(value), params[name]))
}

/** Whether a request for changes names its entity by a list of words, in a feed of several entities. */
export function isOwnFeed({ entities, changes = {} }: ResolvedManifest, operation: ResolvedOperation): boolean {
  const entries = entities[operation.entity]?.sync?.later?.with ?? []
  return changes[operation.entity] === operation && entries.some(({ value }) => 'list' in value)
}

/** The records that changed, in the order of the list. */
export function changedOf(
  { later, since }: AskedChanges,
  ordinals: readonly number[],
  changedAt: (ordinal: number) => number,
): number[] {
  // Times have a precision of a second.
  const changed = since === undefined ? [...ordinals] : ordinals.filter((one) => changedAt(one) >= since - 1000)
  return later.newestFirst ? changed.sort((a, b) => changedAt(b) - changedAt(a)) : changed
}

/** The events that contain the changed records; undefined where the list has the records themselves. */
export function eventsOf(
  { entity, later }: AskedChanges,
  operation: ResolvedOperation,
  ordinals: readonly number[],
  { manifest, dataset }: { readonly manifest: ResolvedManifest; readonly dataset: Dataset },
): JsonObject[] | undefined {
  const { record: locator } = later
  if (locator?.in !== 'body') return undefined
  return ordinals.map((ordinal) => {
    const seed = `${manifest.kind}/${entity}.changes/${ordinal}`
    const event = generateObject(
      operation.record,
      { name: 'event', seed, ordinal, scene: dataset.scenes.of(entity, ordinal) },
      manifest.schemas,
    )
    event.id = `event_${entity}_${ordinal}`
    event[later.field ?? 'created'] = Math.floor(dataset.changedAt(entity, ordinal) / 1000)
    setValueAt(event, locator.steps as readonly string[], dataset.record(entity, ordinal))
    if (later.deleted?.at.in === 'body')
      setValueAt(event, later.deleted.at.steps as readonly string[], `${entity}.updated`)
    return event
  })
}

function sinceIn(later: ResolvedLater, params: JsonObject): number | undefined {
  const { param } = later
  if (param !== undefined) {
    const found =
      param in params
        ? params[param]
        : read({ body: params, headers: {}, only: '' }, { in: 'body', steps: param.split('.') })
    return timeIn(found)
  }
  for (const { name, value } of later.with) {
    const found = inserted(value, params[name])
    if (found !== undefined) return timeIn(found)
  }
  return undefined
}

/** The text at the place where a value inserts `since`. */
function inserted(value: Value, found: Json | undefined): Json | undefined {
  if (found === undefined || found === null) return undefined
  if ('list' in value)
    return Array.isArray(found) ? first(value.list.map((one, index) => inserted(one, found[index]))) : undefined
  if ('map' in value)
    return isObject(found)
      ? first(Object.entries(value.map).map(([name, one]) => inserted(one, found[name])))
      : undefined
  if (!('template' in value)) return undefined
  const { parts } = value.template
  if (!parts.some((part) => typeof part === 'object' && part.name === 'since')) return undefined
  return partsPattern(parts, '[^]*?').exec(String(found))?.[1]
}

function first(values: readonly (Json | undefined)[]): Json | undefined {
  return values.find((value) => value !== undefined)
}
