/** The made-up records of one kind. Each is made when it is read; writes are stored in memory. */
import { type Json, type JsonObject, isObject } from '../../runtime/base/json.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { FieldChecks } from './checks.ts'
import { takesAnyValue, merged, put, putKey } from './fields.ts'
import { type Identity, identityOf } from './identity.ts'
import { MadeRecords } from './made.ts'
import { NamedRecords } from './named.ts'
import type { DatasetOptions, RecordRef, RecordWrite } from './dataset-types.ts'
import { OwnFields } from './own-fields.ts'
import { namesOfObject, withReferred } from './referred.ts'
import { propertyOf, type RecordField, type Relations, relationsOf } from './relations.ts'
import { timesOf } from './times.ts'
import { Scenes } from './scenes.ts'
import { chance, inlined, plainName, schemaTypes } from '../values/index.ts'

const HOUR = 3_600_000

/** Digits of every number up to the largest safe integer. */
const SAFE_DIGITS = 15

/**
 * Records by their ordinal. A child's ordinal begins with its parent's: the third comment of the second ticket is 2003. So each child
 * can be found by its key without its parent.
 */
export class Dataset {
  readonly relations: Relations
  /** The fields that the account added. */
  readonly ownFields: OwnFields
  readonly scenes: Scenes
  readonly #manifest: ResolvedManifest
  readonly #countOf: (entity: string) => number
  /** The factor of a parent's ordinal in those of its children. */
  readonly #scale: number
  readonly #times: ReturnType<typeof timesOf>
  readonly #now: () => number
  readonly #made: MadeRecords
  readonly #added = new Map<string, number[]>()
  /** When records were created by calls, by their ID. */
  readonly #createdAt = new Map<string, number>()
  readonly #changed = new Map<string, JsonObject>()
  /** The removed records by their ID, with the time in milliseconds since 1970. */
  readonly #removed = new Map<string, RecordRef & { readonly at: number }>()
  readonly #adopted = new Map<string, Map<number, JsonObject>>()
  /** The number of given records below each parent, by entity. */
  readonly #given = new Map<string, Map<number, number>>()
  readonly #identities = new Map<string, Identity>()
  readonly #fieldChecks: FieldChecks
  readonly #named: NamedRecords
  #writes = 0
  readonly #written = new Map<string, RecordWrite>()
  /** The records chosen last: the pages of one list choose the same ones. */
  #chosen: { readonly of: string; readonly ordinals: readonly number[] } | undefined

  /** @throws ConnectorError `unknown_entity` and `invalid_params` for own fields that the kind cannot have */
  constructor(manifest: ResolvedManifest, options: DatasetOptions) {
    const { records, recordsOf = {}, now = Date.now, ownFields = {} } = options
    this.#manifest = manifest
    this.relations = relationsOf(manifest)
    this.ownFields = new OwnFields(manifest, this.relations, ownFields)
    const levels = 1 + Math.max(0, ...this.relations.entities.map((entity) => this.relations.ancestors(entity).length))
    // As small as possible: ordinals at the lowest level stay safe integers.
    const wanted = Math.max(3, String(2 * Math.max(records, ...Object.values(recordsOf)) - 1).length)
    this.#scale = 10 ** Math.min(wanted, Math.max(2, Math.floor(SAFE_DIGITS / levels)))
    this.#countOf = (entity) => Math.min(recordsOf[entity] ?? records, this.#scale / 2 - 1)
    this.#now = now
    this.#fieldChecks = new FieldChecks(manifest, this.relations)
    this.#named = new NamedRecords({
      relations: this.relations,
      all: (entity) => this.all(entity),
      record: (entity, ordinal) => this.record(entity, ordinal),
    })
    this.scenes = new Scenes({
      kind: manifest.kind,
      relations: this.relations,
      scale: this.#scale,
      countOf: this.#countOf,
      some: (entity, seed, near) => this.some(entity, seed, near),
      writtenAt: (record) => this.#createdAt.get(idOf(record)),
      nameOf: (entity, field, ordinal) => this.name({ entity, field }, ordinal),
      find: (target, value) => this.find(target, value),
      // The same records in each hour.
      now: Math.floor(now() / HOUR) * HOUR,
    })
    this.#made = new MadeRecords(manifest, this.relations, this.ownFields, this.scenes)
    const before = (entity: string, ordinal: number) => this.scenes.timesOf(entity, ordinal).updated
    this.#times = timesOf({ manifest, relations: this.relations, now, before })
  }

  /** The ordinals of an entity's records below a parent, or of those without one. */
  list(entity: string, parent: number | undefined = this.#defaultParent(entity)): number[] {
    const base = (parent ?? 0) * this.#scale
    const ordinals = Array.from({ length: this.#countBelow(entity, parent) }, (_, index) => base + index + 1)
    return [...ordinals, ...(this.#added.get(`${entity}/${parent ?? 0}`) ?? [])].filter(
      (ordinal) => !this.#removed.has(idOf({ entity, ordinal })),
    )
  }

  /** An entity's given and created records below a parent. */
  unmade(entity: string, parent: number | undefined): { readonly record: JsonObject; readonly isCreated: boolean }[] {
    const found = this.list(entity, parent).map((ordinal) => ({ ordinal, isCreated: this.#isAdded(entity, ordinal) }))
    return found
      .filter(({ ordinal, isCreated }) => isCreated || this.#adopted.get(entity)?.has(ordinal))
      .map(({ ordinal, isCreated }) => ({ record: this.record(entity, ordinal), isCreated }))
  }

  /** The number of made-up records below a parent: none below a created one where callers create them. */
  #countBelow(entity: string, parent: number | undefined): number {
    const home = this.relations.parent(entity)
    const given = this.#given.get(entity)
    if (given) return given.get(parent ?? 0) ?? 0
    const isCreated = parent !== undefined && home !== undefined && this.#isAdded(home.entity, parent)
    return isCreated && this.relations.isCreated(entity) ? 0 : this.#countOf(entity)
  }

  #isAdded(entity: string, ordinal: number): boolean {
    return (this.#added.get(`${entity}/${this.parentOf(ordinal) ?? 0}`) ?? []).includes(ordinal)
  }

  /** The ordinals of an entity's records below all parents, or below one ancestor. */
  all(entity: string, ancestor?: RecordRef): number[] {
    const parent = this.relations.parent(entity)
    if (entity === ancestor?.entity) return [ancestor.ordinal]
    if (!parent) return this.list(entity)
    if (ancestor) return this.all(parent.entity, ancestor).flatMap((one) => this.list(entity, one))
    const below = this.all(parent.entity).flatMap((one) => this.list(entity, one))
    return parent.isRequired ? below : [...below, ...this.list(entity)]
  }

  /** The record with an ordinal, after all writes. */
  record(entity: string, ordinal: number): JsonObject {
    const adopted = this.#adopted.get(entity)?.get(ordinal)
    const record = { ...(adopted ?? this.#linked(entity, ordinal)), ...this.#changed.get(idOf({ entity, ordinal })) }
    if (!adopted) this.#times.stamp(entity, ordinal, record)
    return record
  }

  /** The records that meet a condition. @param asked identifies the condition and the records to choose from */
  choose(
    entity: string,
    ordinals: readonly number[],
    { asked, holds }: { readonly asked: string; readonly holds: (record: JsonObject) => boolean },
  ): readonly number[] {
    const of = `${entity} ${this.#writes} ${asked}`
    if (this.#chosen?.of !== of)
      this.#chosen = { of, ordinals: ordinals.filter((ordinal) => holds(this.record(entity, ordinal))) }
    return this.#chosen.ordinals
  }

  /** When a record last changed, in milliseconds since 1970. */
  changedAt(entity: string, ordinal: number): number {
    return this.#times.at(entity, ordinal)
  }

  /** Marks a record as changed now. */
  touch(entity: string, ordinal: number): void {
    this.#writes += 1
    this.#times.touch(entity, ordinal)
  }

  /** The ordinal of the record with a field's value, else of the first with this name; undefined where there is none. */
  find(target: RecordField, value: unknown): number | undefined {
    return this.#findKeyed(target, value) ?? this.#named.find(target.entity, value, this.#writes)
  }

  #findKeyed(target: RecordField, value: unknown): number | undefined {
    const ordinals = [this.#identity(target).read(value), this.#findAdopted(target, value)]
    return ordinals.find((ordinal) => ordinal !== undefined && this.#exists(target.entity, ordinal))
  }

  /** The value of a record's identifying field. */
  name({ entity, field }: RecordField, ordinal: number): string | number {
    const value = this.#adopted.get(entity)?.get(ordinal)?.[field]
    return typeof value === 'string' || typeof value === 'number'
      ? value
      : this.#identity({ entity, field }).write(ordinal)
  }

  /** Takes the writes since the last call, one for each record. */
  takeWrites(): RecordWrite[] {
    const writes = [...this.#written.values()]
    this.#written.clear()
    return writes
  }

  #note(record: RecordRef, write: RecordWrite['write']): void {
    const before = this.#written.get(idOf(record))
    this.#written.set(idOf(record), { ...record, write: write === 'update' ? (before?.write ?? write) : write })
  }

  /** Adds a record. @returns its ordinal */
  create(entity: string, parent: number | undefined = this.#defaultParent(entity), values: JsonObject): number {
    const list = `${entity}/${parent ?? 0}`
    const before = this.#added.get(list) ?? []
    const ordinal = (parent ?? 0) * this.#scale + this.#countOf(entity) + before.length + 1
    this.#added.set(list, [...before, ordinal])
    this.#createdAt.set(idOf({ entity, ordinal }), this.#now())
    this.#note({ entity, ordinal }, 'create')
    this.update(entity, ordinal, values)
    return ordinal
  }

  /** Writes the values that fit the record's schema. The key stays. */
  update(entity: string, ordinal: number, values: JsonObject): void {
    const now = this.record(entity, ordinal)
    const key = this.relations.key(entity)
    const own = this.ownFields.of(entity)
    const { set, others } = own?.split(values) ?? { set: {}, others: values }
    const changes = Object.entries(others).flatMap(([name, value]): [string, Json][] => {
      if (name === key) return []
      const whole = isObject(value) && isObject(now[name]) ? { ...now[name], ...value } : value
      return this.#fieldChecks.fits(entity, name, whole) ? [[name, whole]] : []
    })
    this.touch(entity, ordinal)
    this.#note({ entity, ordinal }, 'update')
    const id = idOf({ entity, ordinal })
    const changed = { ...this.#changed.get(id), ...this.#withReferred(entity, now, Object.fromEntries(changes)) }
    this.#changed.set(id, { ...changed, ...own?.changed({ ...now, ...changed }, set) })
  }

  #withReferred(entity: string, before: JsonObject, changes: JsonObject): JsonObject {
    const fields = this.relations.fieldsOf(entity)
    return withReferred(changes, before, {
      fields,
      find: (name, value) => this.scenes.find(name, value),
      record: (ref) => this.record(ref.entity, ref.ordinal),
      namesIn: (field) => namesOfObject(inlined(fields[field] ?? {}, this.#manifest.schemas)),
    })
  }

  /** Removes a record. */
  remove(entity: string, ordinal: number): void {
    this.#writes += 1
    this.#note({ entity, ordinal }, 'delete')
    this.#removed.set(idOf({ entity, ordinal }), { entity, ordinal, at: this.#now() })
  }

  /** The ordinals of the removed records. @param since milliseconds since 1970 */
  removed(entity: string, since = 0): number[] {
    return [...this.#removed.values()]
      .filter((one) => one.entity === entity && one.at >= since)
      .map((one) => one.ordinal)
  }

  /** Adds a record from elsewhere, unless it was here before. It can be found by its key and has children, but is in no list. */
  adopt(entity: string, given: JsonObject): void {
    const target = { entity, field: this.relations.key(entity) }
    const value = given[target.field]
    if (value === undefined || value === null || this.#findKeyed(target, value) !== undefined) return
    if (this.#findAdopted(target, value) !== undefined) return
    const known = this.#adopted.get(entity) ?? new Map<number, JsonObject>()
    // From the end, which made-up and created records do not reach.
    this.#adopted.set(entity, known.set(this.#scale - 1 - known.size, given))
  }

  /**
   * Replaces the made-up records of an entity, or those below one parent. Missing fields are made up. The constructor's counts limit the
   * number of records.
   */
  give(entity: string, records: readonly JsonObject[], parent: number | undefined = this.#defaultParent(entity)): void {
    const base = (parent ?? 0) * this.#scale
    const known = this.#adopted.get(entity) ?? new Map<number, JsonObject>()
    for (const [index, record] of records.entries()) {
      const ordinal = base + index + 1
      known.set(ordinal, merged(this.#linked(entity, ordinal), record))
    }
    this.#adopted.set(entity, known)
    this.#given.set(entity, new Map([...(this.#given.get(entity) ?? []), [parent ?? 0, records.length]]))
  }

  /** The names of an entity's fields. */
  fieldNames(entity: string): string[] {
    const own = this.ownFields.of(entity)
    const names = own?.described.at.length === 0 ? own.own.map(({ name }) => name) : []
    return [...Object.keys(this.relations.fieldsOf(entity)), ...names]
  }

  /** Whether a field can have a value. */
  takes(entity: string, field: string, value: Json): boolean {
    const isOwn = !Object.hasOwn(this.relations.fieldsOf(entity), field) && this.fieldNames(entity).includes(field)
    return isOwn || this.#fieldChecks.fits(entity, field, value)
  }

  /** The parent's ordinal that an ordinal begins with. */
  parentOf(ordinal: number): number | undefined {
    return ordinal > this.#scale ? Math.floor(ordinal / this.#scale) : undefined
  }

  /** The ordinal of some record, the same for the same seed. @param near a record whose parent it shares where possible */
  some(entity: string, seed: string, near?: RecordRef): number | undefined {
    const isSibling = near && this.relations.parent(entity)?.entity === this.relations.parent(near.entity)?.entity
    const parent = (isSibling ? this.parentOf(near.ordinal) : undefined) ?? this.#defaultParent(entity)
    const count = this.#given.has(entity) ? this.#countBelow(entity, parent) : this.#countOf(entity)
    return count === 0 ? undefined : (parent ?? 0) * this.#scale + 1 + (chance(seed) % count)
  }

  #identity({ entity, field }: RecordField): Identity {
    const id = `${entity}.${field}`
    const known = this.#identities.get(id)
    if (known) return known
    const { relations } = this
    const schemas = [
      propertyOf(this.#manifest, relations.recordOf(entity), field.split('.')),
      ...relations.paramSchemas({ entity, field }),
      ...relations.referringSchemas({ entity, field }),
    ]
    const isKey = field === relations.key(entity)
    const index = relations.entities.indexOf(entity) + 1
    const identity = identityOf({ entity, field, isKey, index }, schemas, this.#manifest.schemas)
    this.#identities.set(id, identity)
    return identity
  }

  #exists(entity: string, ordinal: number): boolean {
    if (this.#removed.has(idOf({ entity, ordinal }))) return false
    if (this.#adopted.get(entity)?.has(ordinal)) return true
    const parent = this.parentOf(ordinal)
    const home = this.relations.parent(entity)
    const index = ordinal % this.#scale
    const isListed = (index >= 1 && index <= this.#countBelow(entity, parent)) || this.#isAdded(entity, ordinal)
    if (parent === undefined) return isListed && home?.isRequired !== true
    return isListed && home !== undefined && this.#exists(home.entity, parent)
  }

  /** The parent of records without a named one: the first, where they need one. */
  #defaultParent(entity: string): number | undefined {
    const parent = this.relations.parent(entity)
    return parent?.isRequired === true ? (this.#defaultParent(parent.entity) ?? 0) * this.#scale + 1 : undefined
  }

  #seed(record: RecordRef): string {
    return `${this.#manifest.kind}/${idOf(record)}`
  }

  /** A made-up record with its own identifying fields and its references. */
  #linked(entity: string, ordinal: number): JsonObject {
    const record = this.#made.make(entity, ordinal, this.#seed({ entity, ordinal }))
    const { relations } = this
    const key = relations.key(entity)
    const ofKey = propertyOf(this.#manifest, relations.recordOf(entity), [key])
    if (relations.isKeyed(entity) && takesAnyValue(ofKey)) {
      const types = schemaTypes(ofKey, this.#manifest.schemas)
      putKey(record, key, this.#identity({ entity, field: key }).write(ordinal), types)
    }
    for (const field of relations.furtherNames(entity))
      put(record, field, this.#identity({ entity, field }).write(ordinal))
    for (const { field, target } of relations.refs(entity)) {
      const referred = this.#referred({ entity, ordinal }, field, target)
      if (referred !== undefined) put(record, field, this.#identity(target).write(referred.ordinal), referred.isCertain)
    }
    return record
  }

  /** The record that a field refers to; certain for the parent and the record itself. */
  #referred(
    { entity, ordinal }: RecordRef,
    field: string,
    target: RecordField,
  ): { readonly ordinal: number; readonly isCertain: boolean } | undefined {
    const owner = this.parentOf(ordinal)
    if (owner !== undefined && target.entity === this.relations.parent(entity)?.entity)
      return { ordinal: owner, isCertain: true }
    if (field === this.relations.key(entity))
      return { ordinal: this.#sameIndex(target.entity, ordinal), isCertain: true }
    const seed = this.#seed({ entity, ordinal })
    const other = this.scenes.pick(target.entity, { entity, ordinal }, refName(field), seed)
    return other === undefined ? undefined : { ordinal: other, isCertain: false }
  }

  #sameIndex(entity: string, ordinal: number): number {
    const parent = this.parentOf(ordinal) ?? this.#defaultParent(entity) ?? 0
    return parent * this.#scale + (ordinal % this.#scale)
  }

  #findAdopted({ entity, field }: RecordField, value: unknown): number | undefined {
    const known = [...(this.#adopted.get(entity) ?? [])]
    return known.find(([, one]) => one[field] !== undefined && String(one[field]) === String(value))?.[0]
  }
}

/** The name of whom a reference is to: `assignee` of `assignee_id` and `fields.assignee.id`. */
function refName(field: string): string {
  const parts = field.split('.').filter((part) => !['id', 'gid', 'key', 'accountId'].includes(part))
  return plainName(parts.at(-1) ?? field).replace(/(?:g?ids?|keys?)$/, '')
}

function idOf({ entity, ordinal }: RecordRef): string {
  return `${entity}/${ordinal}`
}
