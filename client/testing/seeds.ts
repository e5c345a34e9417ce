/** The initial records of a fake connector. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { isObject, type Json, type JsonObject } from '../../runtime/base/json.ts'
import { didYouMean } from '../../runtime/base/names.ts'
import type { ResolvedManifest } from '../../runtime/index.ts'
import type { Simulation } from '../../simulator/index.ts'

/** Records of entities, or of entities below another's records, by its keys. Missing fields are made up. */
export type AnySeeds = Readonly<Record<string, SeededRecords>>

type SeededRecords = readonly object[] | Readonly<Record<string, readonly object[]>>

type PartialOf<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [F in keyof T]?: PartialOf<T[F]> }
    : T

type RecordOf<C> = C extends { records: readonly (infer R)[] }
  ? R
  : C extends { records: infer R }
    ? NonNullable<R>
    : never

/** The record of an entity, from its lists or from `get`. */
type EntityRecord<E> = E extends { list: infer C }
  ? RecordOf<C>
  : E extends { api_search: infer C }
    ? RecordOf<C>
    : E extends { get: infer C }
      ? RecordOf<C>
      : object

/** Seeds of a kind with known types. */
export type Seeds<O> = {
  readonly [E in keyof O]?:
    | readonly PartialOf<EntityRecord<O[E]>>[]
    | Readonly<Record<string, readonly PartialOf<EntityRecord<O[E]>>[]>>
}

/** Number of records by entity. Entities without a list have one. */
export function seededCounts(manifest: ResolvedManifest, seeds: AnySeeds): Record<string, number> {
  const entities = Object.keys(manifest.entities)
  const isListed = (entity: string) =>
    ['list', 'api_search'].some((action) => `${entity}.${action}` in manifest.operations)
  const single = entities.filter((entity) => !isListed(entity)).map((entity) => [entity, 1] as const)
  const seeded = Object.entries(seeds).map(([entity, records]) => [entity, longest(records)] as const)
  return Object.fromEntries([...single, ...seeded])
}

function longest(records: SeededRecords): number {
  return Math.max(0, ...listsOf(records).map(([, list]) => list.length))
}

function listsOf(records: SeededRecords): (readonly [parent: string | undefined, records: readonly object[]])[] {
  return Array.isArray(records) ? [[undefined, records]] : Object.entries(records as object)
}

/** Seeds a simulated vendor. @throws ConnectorError `invalid_params` for unknown entities, fields and parents */
export function sow({ dataset }: Simulation, manifest: ResolvedManifest, seeds: AnySeeds): void {
  const { relations } = dataset
  const unknown = Object.keys(seeds).find((entity) => !Object.hasOwn(manifest.entities, entity))
  if (unknown !== undefined)
    throw refusal(manifest, `there is no entity ${unknown}.${didYouMean(unknown, Object.keys(manifest.entities))}`)
  const depthOf = (entity: string) => relations.ancestors(relations.home(entity)).length
  const byDepth = Object.entries(seeds).toSorted(([one], [other]) => depthOf(one) - depthOf(other))
  for (const [name, records] of byDepth) {
    const entity = relations.home(name)
    const parent = relations.parent(entity)
    for (const [key, list] of listsOf(records)) {
      if (key !== undefined && parent === undefined)
        throw refusal(manifest, `${name} are below no other entity: give a list of ${entity}`)
      if (key === undefined && parent?.isRequired === true)
        throw refusal(manifest, `${name} are below ${parent.entity}: give them by its ${parent.field}`)
      for (const [index, record] of list.entries()) checkRecord(dataset, manifest, { name, index, record })
      const ordinal = key === undefined ? undefined : parent && dataset.find(parent, key)
      if (key !== undefined && ordinal === undefined)
        throw refusal(manifest, `${name} cannot be below "${key}": no seeded record has this key`)
      dataset.give(entity, list as readonly JsonObject[], ordinal)
    }
  }
}

interface SeededRecord {
  readonly name: string
  readonly index: number
  readonly record: object
}

function checkRecord(dataset: Simulation['dataset'], manifest: ResolvedManifest, seed: SeededRecord): void {
  const { name, index, record } = seed
  const entity = dataset.relations.home(name)
  for (const [field, value] of Object.entries(record)) {
    const fields = dataset.fieldNames(entity)
    if (!fields.includes(field))
      throw refusal(manifest, `${name}[${index}] has no field ${field}.${didYouMean(field, fields)}`)
    if (!isObject(value) && !dataset.takes(entity, field, value as Json))
      throw refusal(manifest, `${name}[${index}].${field} cannot be ${JSON.stringify(value)}`)
  }
}

function refusal({ kind }: ResolvedManifest, problem: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot seed the fake of ${kind}: ${problem}`)
}
