/** The made-up records of one kind. Each is made when it is read; writes are stored in memory. */
import { type Json, type JsonObject, isObject } from '../../runtime/base/json.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { compileFieldCheck } from '../../runtime/language/field-check.ts'
import { takesAnyValue, merged, put } from './fields.ts'
import { type Identity, identityOf } from './identity.ts'
import { MadeRecords } from './made.ts'
import type { DatasetOptions, RecordRef, RecordWrite } from './dataset-types.ts'
import { OwnFields } from './own-fields.ts'
import { propertyOf, type RecordField, Relations } from './relations.ts'
import { timesOf } from './times.ts'
import { chance, inlined, pick } from '../values/index.ts'

/** Fields that people name records by. */
const NAMES = ['name', 'login', 'slug']

/**
 * Records by their ordinal. A child's ordinal begins with its parent's: the third comment of the second ticket is 2003. So each child
 * can be found by its key without its parent.
 */
export class Dataset {
  readonly relations: Relations
  /** The fields that the account added. */
  readonly ownFields: OwnFields
  readonly #manifest: ResolvedManifest
  readonly #countOf: (entity: string) => number
  /** The factor of a parent's ordinal in those of its children. */
  readonly #scale: number
  readonly #times: ReturnType<typeof timesOf>
  readonly #now: () => number
  readonly #made: MadeRecords
  readonly #added = new Map<string, number[]>()
  readonly #changed = new Map<string, JsonObject>()
  /** The removed records by their ID, with the time in milliseconds since 1970. */
  readonly #removed = new Map<string, RecordRef & { readonly at: number }>()
  readonly #adopted = new Map<string, Map<number, JsonObject>>()
  /** The number of given records below each parent, by entity. */
  readonly #given = new Map<string, Map<number, number>>()
  readonly #identities = new Map<string, Identity>()
  readonly #checks = new Map<string, (value: unknown) => boolean>()
  /** The records of an entity by name, as of a number of writes. */
  readonly #named = new Map<string, { readonly writes: number; readonly byName: ReadonlyMap<string, number> }>()
  #writes = 0
  readonly #written = new Map<string, RecordWrite>()
  /** The records chosen last: the pages of one list choose the same ones. */
  #chosen: { readonly of: string; readonly ordinals: readonly number[] } | undefined

  /** @throws ConnectorError `unknown_entity` and `invalid_params` for own fields that the kind cannot have */
  constructor(manifest: ResolvedManifest, options: DatasetOptions) {
    const { records, recordsOf = {}, now = Date.now, isLifelike = false, ownFields = {} } = options
    this.#manifest = manifest
    this.relations = new Relations(manifest)
    this.ownFields = new OwnFields(manifest, this.relations, ownFields)
    this.#made = new MadeRecords(manifest, this.relations, this.ownFields, isLifelike)
    this.#countOf = (entity) => recordsOf[entity] ?? records
    // As small as possible: ordinals five levels down stay safe integers.
    this.#scale = 10 ** Math.max(3, String(2 * Math.max(records, ...Object.values(recordsOf)) - 1).length)
    this.#times = timesOf(manifest, this.relations, now)
    this.#now = now
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
    return this.#findKeyed(target, value) ?? this.#findNamed(target.entity, value)
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
      return this.#fits(entity, name, whole) ? [[name, whole]] : []
    })
    this.touch(entity, ordinal)
    this.#note({ entity, ordinal }, 'update')
    const id = idOf({ entity, ordinal })
    const changed = { ...this.#changed.get(id), ...Object.fromEntries(changes) }
    this.#changed.set(id, { ...changed, ...own?.changed({ ...now, ...changed }, set) })
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
    return isOwn || this.#fits(entity, field, value)
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
    for (const [field, values] of relations.usual(entity)) {
      const value = pick(values, `${this.#seed({ entity, ordinal })}/${field}`)
      if (typeof record[field] === typeof value) record[field] = value
    }
    const key = relations.key(entity)
    if (relations.isKeyed(entity) && takesAnyValue(propertyOf(this.#manifest, relations.recordOf(entity), [key])))
      put(record, key, this.#identity({ entity, field: key }).write(ordinal))
    for (const field of this.#ownNames(entity)) put(record, field, this.#identity({ entity, field }).write(ordinal))
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
    const other = this.some(target.entity, `${this.#seed({ entity, ordinal })}/${field}`, { entity, ordinal })
    return other === undefined ? undefined : { ordinal: other, isCertain: false }
  }

  /** The fields besides the key that params, and refs and parents of other entities, name. */
  #ownNames(entity: string): string[] {
    const { relations } = this
    const fields = relations.entities
      .flatMap((other) => [...relations.refs(other).map(({ target }) => target), relations.parent(other)])
      .flatMap((target) => (target?.entity === entity ? [target.field] : []))
    const own = new Set(relations.refs(entity).map(({ field }) => field))
    return [...new Set([...fields, ...relations.furtherKeys(entity)])].filter(
      (field) => field !== relations.key(entity) && !own.has(field),
    )
  }

  #sameIndex(entity: string, ordinal: number): number {
    const parent = this.parentOf(ordinal) ?? this.#defaultParent(entity) ?? 0
    return parent * this.#scale + (ordinal % this.#scale)
  }

  #fits(entity: string, name: string, value: Json): boolean {
    const id = `${entity}/${name}`
    const check = this.#checks.get(id) ?? this.#compileCheck(entity, name)
    this.#checks.set(id, check)
    return check(value)
  }

  #compileCheck(entity: string, name: string): (value: unknown) => boolean {
    const record = this.relations.recordOf(entity)
    const schema = inlined(propertyOf(this.#manifest, record, [name]), this.#manifest.schemas)
    const validate = compileFieldCheck(schema, { useDefaults: false })
    const isKnown = Object.hasOwn(this.relations.fieldsOf(entity), name)
    return (value) => isKnown && validate(value).length === 0
  }

  /** The record with a name, if its entity needs no parent. Vendors take names in paths, whatever the name of the param. */
  #findNamed(entity: string, value: unknown): number | undefined {
    const isOnItsOwn = this.relations.parent(entity)?.isRequired !== true
    if (typeof value !== 'string' || !isOnItsOwn || this.#namesOf(entity).length === 0) return undefined
    const known = this.#named.get(entity)
    const byName = known?.writes === this.#writes ? known.byName : this.#indexNames(entity)
    return byName.get(value)
  }

  #indexNames(entity: string): ReadonlyMap<string, number> {
    const byName = new Map<string, number>()
    for (const ordinal of this.all(entity).toReversed()) {
      const record = this.record(entity, ordinal)
      for (const field of this.#namesOf(entity)) byName.set(String(record[field]), ordinal)
    }
    this.#named.set(entity, { writes: this.#writes, byName })
    return byName
  }

  #namesOf(entity: string): string[] {
    const fields = this.relations.fieldsOf(entity)
    return NAMES.filter((field) => Object.hasOwn(fields, field))
  }

  #findAdopted({ entity, field }: RecordField, value: unknown): number | undefined {
    const known = [...(this.#adopted.get(entity) ?? [])]
    return known.find(([, one]) => one[field] !== undefined && String(one[field]) === String(value))?.[0]
  }
}

function idOf({ entity, ordinal }: RecordRef): string {
  return `${entity}/${ordinal}`
}
