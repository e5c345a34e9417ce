/** The records of one kind: there are always as many, each made when it is asked for, and what is written is kept in memory. */
import type { JsonObject, Json, JsonSchema, ResolvedManifest } from 'plugboard/author'
import { compileSchema, isObject } from 'plugboard/author'
import { chance } from './chance.ts'
import { generate } from './generate.ts'
import type { Identity } from './identity.ts'
import { identityOf } from './identity.ts'
import type { Relations, Target } from './relations.ts'
import { propertyOf, relationsOf } from './relations.ts'
import { timesOf } from './times.ts'

/**
 * Records by their ordinal. A child's ordinal begins with its parent's: the third comment of the second ticket is 2003,
 * so that children of two parents differ and every one can be found by its key alone.
 */
export interface Population {
  readonly relations: Relations
  /** The ordinals of an entity's records below a parent, or of those without one. */
  list(entity: string, parent?: number): number[]
  /** The ordinals of an entity's records below all of its parents. */
  all(entity: string): number[]
  record(entity: string, ordinal: number): JsonObject
  /** When a record last changed, in milliseconds since 1970. */
  changedAt(entity: string, ordinal: number): number
  /** Has a record be changed now. */
  touch(entity: string, ordinal: number): void
  /** The ordinal of the record that a field's value names, if there is one. */
  find(target: Target, value: unknown): number | undefined
  /** The value by which a record is named. */
  name(target: Target, ordinal: number): string | number
  create(entity: string, parent: number | undefined, values: JsonObject): number
  update(entity: string, ordinal: number, values: JsonObject): void
  remove(entity: string, ordinal: number): void
  /** Takes in a record from elsewhere: it can be found by its key and has children, but stands in no list. */
  adopt(entity: string, record: JsonObject): void
  /** The parent's ordinal that an ordinal begins with. */
  parentOf(ordinal: number): number | undefined
  /** The ordinal of some record of an entity, the same for the same seed; near to another record where it has the same parent. */
  some(entity: string, seed: string, near?: { readonly entity: string; readonly ordinal: number }): number | undefined
}

/** The population of a kind. @param count records of an entity, or of each of its parents @param counts by entity, how many instead */
export function populate(
  manifest: ResolvedManifest,
  count: number,
  counts: Readonly<Record<string, number>> = {},
): Population {
  const relations = relationsOf(manifest)
  const countOf = (entity: string) => counts[entity] ?? count
  const times = timesOf(manifest, relations)
  const scale = 10 ** Math.max(3, String(Math.max(count, ...Object.values(counts))).length + 1)
  const added = new Map<string, number[]>()
  const changed = new Map<string, JsonObject>()
  const removed = new Set<string>()
  const adopted = new Map<string, Map<number, JsonObject>>()
  const identities = new Map<string, Identity>()
  const checks = new Map<string, (value: unknown) => boolean>()
  const at = (entity: string, ordinal: number) => `${entity}/${ordinal}`

  function identity({ entity, field }: Target): Identity {
    const id = `${entity}.${field}`
    const known = identities.get(id)
    if (known) return known
    const schemas = [
      propertyOf(manifest, relations.recordOf(entity), field.split('.')),
      ...relations.paramSchemas({ entity, field }),
    ]
    const isKey = field === relations.key(entity)
    const made = identityOf(
      { entity, field, isKey, index: relations.entities.indexOf(entity) + 1 },
      schemas,
      manifest.schemas,
    )
    identities.set(id, made)
    return made
  }

  const parentOf = (ordinal: number) => (ordinal > scale ? Math.floor(ordinal / scale) : undefined)

  function exists(entity: string, ordinal: number): boolean {
    if (removed.has(at(entity, ordinal))) return false
    if (adopted.get(entity)?.has(ordinal)) return true
    const parent = parentOf(ordinal)
    const home = relations.parent(entity)
    const index = ordinal % scale
    const isMade =
      (index >= 1 && index <= countOf(entity)) || (added.get(`${entity}/${parent ?? 0}`) ?? []).includes(ordinal)
    if (parent === undefined) return isMade && home?.isRequired !== true
    return isMade && home !== undefined && exists(home.entity, parent)
  }

  /** Where records are when no parent is named: below the first parent, if they cannot be without one. */
  function defaultParent(entity: string): number | undefined {
    const parent = relations.parent(entity)
    return parent?.isRequired === true ? (defaultParent(parent.entity) ?? 0) * scale + 1 : undefined
  }

  function some(entity: string, seed: string, near?: { entity: string; ordinal: number }): number | undefined {
    if (countOf(entity) === 0) return undefined
    const isSibling = near && relations.parent(entity)?.entity === relations.parent(near.entity)?.entity
    const parent = (isSibling ? parentOf(near.ordinal) : undefined) ?? defaultParent(entity)
    return (parent ?? 0) * scale + 1 + (chance(seed) % countOf(entity))
  }

  function made(entity: string, ordinal: number): JsonObject {
    const seed = `${manifest.kind}/${entity}/${ordinal}`
    const record = generate(relations.recordOf(entity) ?? {}, { name: entity, seed, ordinal }, manifest.schemas)
    return isObject(record) ? record : {}
  }

  function named(entity: string, ordinal: number): JsonObject {
    const record = made(entity, ordinal)
    const seed = `${manifest.kind}/${entity}/${ordinal}`
    const key = relations.key(entity)
    if (isFree(propertyOf(manifest, relations.recordOf(entity), [key])))
      put(record, key, identity({ entity, field: key }).write(ordinal))
    for (const field of ownNames(entity)) put(record, field, identity({ entity, field }).write(ordinal))
    const parent = relations.parent(entity)
    const owner = parentOf(ordinal)
    for (const { field, target } of relations.refs(entity)) {
      const isOwner = owner !== undefined && target.entity === parent?.entity
      const isItself = field === key
      const other = isOwner
        ? owner
        : isItself
          ? sameIndex(target.entity, ordinal)
          : some(target.entity, `${seed}/${field}`, { entity, ordinal })
      if (other !== undefined) put(record, field, identity(target).write(other), isOwner || isItself)
    }
    return record
  }

  /** Fields besides the key by which params or other entities' refs name the entity's records. */
  function ownNames(entity: string): string[] {
    const fields = relations.entities
      .flatMap((other) => [...relations.refs(other).map(({ target }) => target), relations.parent(other)])
      .flatMap((target) => (target?.entity === entity ? [target.field] : []))
    const own = new Set(relations.refs(entity).map(({ field }) => field))
    return [...new Set(fields)].filter((field) => field !== relations.key(entity) && !own.has(field))
  }

  function sameIndex(entity: string, ordinal: number): number {
    return (parentOf(ordinal) ?? defaultParent(entity) ?? 0) * scale + (ordinal % scale)
  }

  function fits(entity: string, name: string, value: Json): boolean {
    const id = `${entity}/${name}`
    let check = checks.get(id)
    if (!check) {
      const schema = propertyOf(manifest, relations.recordOf(entity), [name])
      const faults = compileSchema({ ...schema, $defs: manifest.schemas })
      const isKnown = Object.hasOwn(
        (propertyOf(manifest, relations.recordOf(entity), []).properties ?? {}) as object,
        name,
      )
      checks.set(id, (check = (given) => isKnown && faults(given).length === 0))
    }
    return check(value)
  }

  /** What a write changes: the values that the record has a place for. */
  function merge(entity: string, ordinal: number, values: JsonObject): void {
    const now = record(entity, ordinal)
    const key = relations.key(entity)
    const changes = Object.entries(values).flatMap(([name, value]): [string, Json][] => {
      if (name === key) return []
      const whole = isObject(value) && isObject(now[name]) ? { ...now[name], ...value } : value
      return fits(entity, name, whole) ? [[name, whole]] : []
    })
    times.touch(entity, ordinal)
    changed.set(at(entity, ordinal), { ...changed.get(at(entity, ordinal)), ...Object.fromEntries(changes) })
  }

  function record(entity: string, ordinal: number): JsonObject {
    const record = {
      ...(adopted.get(entity)?.get(ordinal) ?? named(entity, ordinal)),
      ...changed.get(at(entity, ordinal)),
    }
    if (!adopted.get(entity)?.has(ordinal)) times.stamp(entity, ordinal, record)
    return record
  }

  function findAdopted({ entity, field }: Target, value: unknown): number | undefined {
    const known = [...(adopted.get(entity) ?? [])]
    return known.find(([, one]) => one[field] !== undefined && String(one[field]) === String(value))?.[0]
  }

  return {
    relations,
    list(entity, parent = defaultParent(entity)) {
      const base = (parent ?? 0) * scale
      const ordinals = Array.from({ length: countOf(entity) }, (_, index) => base + index + 1)
      return [...ordinals, ...(added.get(`${entity}/${parent ?? 0}`) ?? [])].filter(
        (ordinal) => !removed.has(at(entity, ordinal)),
      )
    },
    all(entity) {
      const parent = relations.parent(entity)
      if (!parent) return this.list(entity)
      const below = this.all(parent.entity).flatMap((one) => this.list(entity, one))
      return parent.isRequired ? below : [...below, ...this.list(entity)]
    },
    record,
    changedAt: times.at,
    touch: times.touch,
    find(target, value) {
      const ordinals = [identity(target).read(value), findAdopted(target, value)]
      return ordinals.find((ordinal) => ordinal !== undefined && exists(target.entity, ordinal))
    },
    name({ entity, field }, ordinal) {
      const value = adopted.get(entity)?.get(ordinal)?.[field]
      return typeof value === 'string' || typeof value === 'number' ? value : identity({ entity, field }).write(ordinal)
    },
    create(entity, parent = defaultParent(entity), values) {
      const place = `${entity}/${parent ?? 0}`
      const before = added.get(place) ?? []
      const ordinal = (parent ?? 0) * scale + countOf(entity) + before.length + 1
      added.set(place, [...before, ordinal])
      merge(entity, ordinal, values)
      return ordinal
    },
    update: merge,
    remove: (entity, ordinal) => void removed.add(at(entity, ordinal)),
    adopt(entity, given) {
      const target = { entity, field: relations.key(entity) }
      const value = given[target.field]
      if (value === undefined || value === null || this.find(target, value) !== undefined) return
      const known = adopted.get(entity) ?? new Map<number, JsonObject>()
      // Counted from the end, where no record that is made or created comes.
      adopted.set(entity, known.set(scale - 1 - known.size, given))
    },
    parentOf,
    some,
  }
}

function isFree({ const: only, enum: values }: JsonSchema): boolean {
  return only === undefined && values === undefined
}

/** Writes a value at a dotted path where the record has a value of that type; `always` also where it has null or nothing. */
function put(record: JsonObject, path: string, value: string | number, always = !path.includes('.')): void {
  const names = path.split('.')
  const last = names.pop()!
  const holder = names.reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), record)
  if (!isObject(holder)) return
  const before = holder[last]
  if (typeof before === typeof value || (always && (before === undefined || before === null))) holder[last] = value
}
