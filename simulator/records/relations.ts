/** The relations between records in a manifest: the entities that share them, their parents, and the params that name them. */
import { type Json, type JsonSchema, own, propertiesOf, referredSchema } from '../../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'
import { isSetting } from '../../runtime/language/template-value.ts'
import { ownKeyField } from '../../runtime/language/record-key.ts'
import { isOwnAction } from '../../runtime/base/actions.ts'
import { memoized, plainName } from '../values/index.ts'

/** A field that identifies records. */
export interface RecordField {
  readonly entity: string
  readonly field: string
}

/** The entity whose records an entity's records belong to. */
export interface Parent extends RecordField {
  /** Whether the records can only be read below a parent. */
  readonly isRequired: boolean
}

/** A param that names a parent, with the fields that it can refer to. */
interface ParentParam {
  readonly param: string
  readonly targets: readonly [RecordField, ...RecordField[]]
}

/** Names of objects that only group the fields of a record. */
export const HOLDERS: readonly string[] = ['fields', 'properties', 'attributes']

const LISTING_ACTIONS: readonly string[] = ['list', 'api_search']
const NAMING_ACTIONS: readonly string[] = ['get', 'update', 'delete', 'download']

const known = new WeakMap<ResolvedManifest, Relations>()

/** The relations between the records of a manifest, found once. */
export function relationsOf(manifest: ResolvedManifest): Relations {
  const relations = known.get(manifest) ?? new Relations(manifest)
  known.set(manifest, relations)
  return relations
}

/** The relations between a kind's records. */
export class Relations {
  /** Entities that have records of their own, in the manifest's order. */
  readonly entities: readonly string[]
  /** The entity that has an entity's records: itself, or the one whose `get` has the same schema. */
  readonly home = memoized((entity: string) => homeOf(entity, this.#operations, (name) => this.recordOf(name)))
  /** The schema of an entity's records; undefined for an entity without records. */
  readonly recordOf = memoized((entity: string) => recordSchema(this.#operationsOf(entity)))
  /** Whether an entity's records have their key: one of their schemas has it, or they have no schema. */
  readonly isKeyed = memoized((entity: string) => this.#findKeyed(entity))
  /** Whether callers create an entity's records. */
  readonly isCreated = memoized((entity: string) =>
    this.#operations.some((one) => one.action === 'create' && this.home(one.entity) === entity),
  )
  /** Whether an operation lists an entity's records. */
  readonly isListed = memoized((entity: string) =>
    this.#operations.some((one) => LISTING_ACTIONS.includes(one.action) && this.home(one.entity) === entity),
  )
  /** The parent of an entity's records; undefined for an entity without a parent. */
  readonly parent = memoized((entity: string) => this.#findParent(entity))
  /** The entities above an entity, the nearest first. */
  readonly ancestors = memoized((entity: string) => this.#findAncestors(entity))
  /** The values of the fields that lists filter by: the default of the param, else its enum. */
  readonly usual = memoized((entity: string) => this.#findUsual(entity))
  /** The fields besides the key by which params name an entity's records, such as the key of an issue that has an ID. */
  readonly furtherKeys = memoized((entity: string) => this.#findFurtherKeys(entity))
  /** The param that names the record of an operation. */
  readonly identityParam = memoized((operation: ResolvedOperation) => this.#findIdentityParam(operation))
  /** The params that name the parents of an operation's records, the nearest first. */
  readonly parentParams = memoized((operation: ResolvedOperation) => this.#findParentParams(operation))
  /** The fields of an entity's records that name other records. */
  readonly refs = memoized((entity: string) => this.#findRefs(entity))
  /** The fields besides the key that params, and refs and parents of other entities, name. */
  readonly furtherNames = memoized((entity: string) => this.#findFurtherNames(entity))
  readonly #manifest: ResolvedManifest
  readonly #operations: readonly ResolvedOperation[]
  readonly #operationsOf = memoized((entity: string) => this.#operations.filter((one) => one.entity === entity))
  /** By entity and param, separated by a line break. */
  readonly #targets = memoized((id: string) => this.#findTargets(id))
  /** By entity and field, separated by a line break. */
  readonly #paramSchemas = memoized((id: string) => this.#findParamSchemas(id))

  constructor(manifest: ResolvedManifest) {
    this.#manifest = manifest
    this.#operations = Object.values(manifest.operations)
    this.entities = [...new Set(Object.keys(manifest.entities).map(this.home))].filter(
      (entity) => this.recordOf(entity) !== undefined,
    )
  }

  #findKeyed(entity: string): boolean {
    const shapes = this.#operationsOf(entity).flatMap(({ record }) => (record ? [record] : []))
    const hasKey = (shape: JsonSchema) => Object.keys(propertyOf(this.#manifest, shape, [this.key(entity)])).length > 0
    return shapes.length === 0 || shapes.some(hasKey)
  }

  /** The field that identifies an entity's records, below the parents of a composite key. */
  key(entity: string): string {
    return ownKeyField(this.#manifest.entities[entity]?.key ?? 'id')
  }

  #findIdentityParam(operation: ResolvedOperation): string | undefined {
    if (isOwnAction(operation.action)) return this.#identityOfOwn(operation)
    if (!NAMING_ACTIONS.includes(operation.action)) return undefined
    const [last = '', before = ''] = operation.path.toReversed()
    const [named] = pathParamNames({ path: typeof last === 'string' && last.includes('/') ? [] : [last, before] })
    if (named !== undefined) return named
    if (pathParamNames(operation).length > 0) return undefined
    const declared = propertiesOf(operation.params)
    return [this.key(operation.entity), 'id'].find((name) => namesOne(own(declared, name)))
  }

  /** The param of an own action that names the record as in `get`. */
  #identityOfOwn({ entity, params }: ResolvedOperation): string | undefined {
    const get = this.#operationsOf(entity).find(({ action }) => action === 'get')
    const named = get && this.identityParam(get)
    return named !== undefined && Object.hasOwn(propertiesOf(params), named) ? named : undefined
  }

  /** The fields that the identity param of an entity's operations can refer to. */
  identityTargets(entity: string, param: string): readonly RecordField[] {
    const home = this.home(entity)
    if (this.recordOf(home) === undefined) return this.targetsOf(entity, param)
    return this.#fieldsNamedBy(home, param)
  }

  #findParentParams(operation: ResolvedOperation): readonly ParentParam[] {
    const identity = this.identityParam(operation)
    const inPath = pathParamNames(operation)
    const required = requiredParams(operation).filter((name) => !inPath.includes(name))
    const each = Object.keys(this.#manifest.entities[operation.entity]?.sync?.each ?? {})
    const routes = operation.routes.map(({ when }) => when)
    return [...new Set([...inPath.toReversed(), ...routes, ...required, ...each])]
      .filter((name) => name !== identity)
      .flatMap((param): ParentParam[] => {
        const [first, ...others] = this.targetsOf(operation.entity, param)
        return first ? [{ param, targets: [first, ...others] }] : []
      })
  }

  #findFurtherNames(entity: string): readonly string[] {
    const referring = this.entities.flatMap((other) => [
      ...this.refs(other).map(({ target }) => target),
      this.parent(other),
    ])
    const named = referring.flatMap((target) => (target?.entity === entity ? [target.field] : []))
    const own = new Set([this.key(entity), ...this.refs(entity).map(({ field }) => field)])
    return [...new Set([...named, ...this.furtherKeys(entity)])].filter((field) => !own.has(field))
  }

  /** Whether an entity is below another one, at any depth. */
  isBelow(entity: string, other: string): boolean {
    return this.ancestors(entity).includes(other)
  }

  #findAncestors(entity: string): readonly string[] {
    const found = new Set<string>()
    for (let at = this.parent(entity)?.entity; at !== undefined && !found.has(at); at = this.parent(at)?.entity)
      found.add(at)
    return [...found]
  }

  #findRefs(entity: string): readonly { readonly field: string; readonly target: RecordField }[] {
    const refs = Object.entries(this.#manifest.entities[entity]?.refs ?? {})
    return refs.map(([field, text]) => ({ field, target: this.#target(text) }))
  }

  /** The fields that a param of an entity's operations can refer to. */
  targetsOf(entity: string, param: string): readonly RecordField[] {
    return this.#targets(`${entity}\n${param}`)
  }

  /** The schemas of an entity's fields, by name. */
  fieldsOf(entity: string): Readonly<Record<string, JsonSchema>> {
    return propertiesOf(propertyOf(this.#manifest, this.recordOf(entity), []))
  }

  /** The schemas of all params that name records by a field. */
  paramSchemas({ entity, field }: RecordField): readonly JsonSchema[] {
    return this.#paramSchemas(`${entity}\n${field}`)
  }

  #findParamSchemas(id: string): JsonSchema[] {
    const [entity = '', field = ''] = id.split('\n')
    const target = { entity, field }
    return this.#operations.flatMap((operation) => {
      const params = propertiesOf(operation.params)
      return this.#paramsNaming(operation, target)
        .map((name) => own(params, name))
        .filter((schema) => schema !== undefined)
    })
  }

  /** The schemas of the fields of other records that refer to a field. */
  referringSchemas({ entity, field }: RecordField): JsonSchema[] {
    return this.entities.flatMap((other) =>
      this.refs(other)
        .filter(({ target }) => target.entity === entity && target.field === field)
        .map((ref) => propertyOf(this.#manifest, this.recordOf(other), ref.field.split('.'))),
    )
  }

  #paramsNaming(operation: ResolvedOperation, { entity, field }: RecordField): string[] {
    const identity = this.identityParam(operation)
    const isOwn =
      this.home(operation.entity) === entity &&
      identity !== undefined &&
      this.#fieldsNamedBy(entity, identity).some((one) => one.field === field)
    const names = this.parentParams(operation)
      .filter(({ targets }) => targets.some((one) => one.entity === entity && one.field === field))
      .map(({ param }) => param)
    return [...(isOwn ? [identity] : []), ...names]
  }

  #target(text: string): RecordField {
    const [entity = '', ...field] = text.split('.')
    return { entity: this.home(entity), field: field.join('.') }
  }

  /** The field that a param names, and a further one: `issueIdOrKey` names an issue by its ID or by its key. */
  #fieldsNamedBy(entity: string, param: string): RecordField[] {
    return this.#withOther({ entity, field: this.#fieldNamedBy(entity, param) }, param)
  }

  #withOther(target: RecordField, param: string): RecordField[] {
    const other = this.#otherField(target.entity, param)
    return other === undefined || other === target.field ? [target] : [target, { ...target, field: other }]
  }

  #otherField(entity: string, param: string): string | undefined {
    const word = /(?:Or|_or_)([A-Za-z]+)$/.exec(param)?.[1]?.toLowerCase()
    // Names are found in every param.
    return word !== undefined && word !== 'name' && Object.hasOwn(this.fieldsOf(entity), word) ? word : undefined
  }

  #findFurtherKeys(entity: string): readonly string[] {
    const params = this.#operations.filter((one) => this.home(one.entity) === entity).map(this.identityParam)
    const named = params.flatMap((param) => (param === undefined ? [] : [this.#otherField(entity, param)]))
    return [...new Set(named)].filter((field) => field !== undefined)
  }

  #fieldNamedBy(entity: string, param: string): string {
    const key = this.key(entity)
    if (param === key) return key
    const fields = this.fieldsOf(entity)
    if (Object.hasOwn(fields, param)) return param
    // A param `issue_number` names an issue by its number.
    const last = /_([^_]*)$/.exec(param)?.[1]
    return last !== undefined && Object.hasOwn(fields, last) ? last : key
  }

  /** The targets of a param: those of `sync.each` and of a `get` by it, else the entity of its name. */
  #findTargets(id: string): RecordField[] {
    const [entity = '', param = ''] = id.split('\n')
    const { entities } = this.#manifest
    // An entity without records, such as a file, may have the targets of its params in refs.
    const ref = this.recordOf(entity) === undefined ? own(entities[entity]?.refs ?? {}, param) : undefined
    const sources = [
      ref,
      ...[entities[entity], ...Object.values(entities)].map((one) => own(one?.sync?.each ?? {}, param)),
    ]
    const stated = sources.flatMap((source) =>
      typeof source === 'string' ? this.#withOther(this.#target(source), param) : [],
    )
    const byGet = this.#operations
      .filter((operation) => param !== 'id' && operation.action === 'get' && this.identityParam(operation) === param)
      .flatMap((operation) => this.#fieldsNamedBy(this.home(operation.entity), param))
    const all = [...stated, ...byGet]
    if (all.length > 0) return distinct(all)
    return distinct(namedAlike(param, Object.keys(entities).map(this.home), (name) => this.key(name)))
  }

  #findUsual(entity: string): ReadonlyMap<string, readonly Json[]> {
    const lists = this.#operations.filter((one) => one.action === 'list' && this.home(one.entity) === entity)
    const params = lists.flatMap((one) => Object.entries(propertiesOf(one.params)))
    const fields = this.fieldsOf(entity)
    const fieldOf = new Map(Object.keys(fields).map((field) => [plainName(field), field]))
    const found = params.flatMap(([name, { default: value, enum: values }]): [string, readonly Json[]][] => {
      const field = fieldOf.get(plainName(name))
      if (field === undefined) return []
      const { type, enum: own, const: only, examples } = referredSchema(fields[field], this.#manifest.schemas)
      if (type === undefined || own !== undefined || only !== undefined || examples !== undefined) return []
      // A list's `order: asc` is no value of a field that is a number.
      const fits = (word: Json) => typeof word !== 'string' || [type].flat().includes('string')
      const words = Array.isArray(values) ? values.filter((one) => one !== 'all' && one !== 'any' && fits(one)) : []
      const mostly = words.filter((one) => one === value)
      if (typeof value === 'boolean') return [[field, [value]]]
      return words.length > 0 ? [[field, mostly.length > 0 ? mostly : words]] : []
    })
    return new Map(found)
  }

  #findParent(entity: string): Parent | undefined {
    const lists = this.#operations.filter(({ action }) => LISTING_ACTIONS.includes(action))
    const own = lists.filter((operation) => operation.entity === entity)
    const shared = lists.filter((operation) => this.home(operation.entity) === entity)
    for (const operation of own.length > 0 ? own : shared) {
      const [first] = this.parentParams(operation)
      const target = first?.targets.find((candidate) => candidate.entity !== entity)
      if (first && target) return { ...target, isRequired: requiredParams(operation).includes(first.param) }
    }
    return undefined
  }
}

/** Whether a param is declared, and not a list. */
function namesOne(schema: JsonSchema | undefined): boolean {
  return schema !== undefined && schema.type !== 'array'
}

/** The params that an operation requires. */
export function requiredParams({ params }: Pick<ResolvedOperation, 'params'>): string[] {
  return (params.required ?? []) as string[]
}

/** The schema at a path of property names. */
export function propertyOf(
  { schemas }: ResolvedManifest,
  schema: JsonSchema | undefined,
  path: readonly string[],
): JsonSchema {
  return path.reduce(
    (node, name) => {
      return referredSchema(own(propertiesOf(node), name), schemas)
    },
    referredSchema(schema, schemas),
  )
}

/** The params in an operation's path, in order. Settings name no record. */
export function pathParamNames({ path }: Pick<ResolvedOperation, 'path'>): string[] {
  return path.flatMap((part) => (typeof part === 'string' || isSetting(part.param) ? [] : [part.param]))
}

/** The actions whose responses have an entity's records, in order of preference. */
const SHOWING = ['get', 'list', 'api_search', 'create', 'update', 'delete']

function recordSchema(operations: readonly ResolvedOperation[]): JsonSchema | undefined {
  const showing = operations.filter(({ record, action }) => record !== undefined && SHOWING.includes(action))
  return showing.sort((a, b) => SHOWING.indexOf(a.action) - SHOWING.indexOf(b.action))[0]?.record
}

function homeOf(
  entity: string,
  operations: readonly ResolvedOperation[],
  recordOf: (entity: string) => JsonSchema | undefined,
): string {
  const hasGet = (name: string) =>
    operations.some((operation) => operation.entity === name && operation.action === 'get')
  const schema = JSON.stringify(recordOf(entity))
  if (hasGet(entity)) return entity
  if (schema === undefined) return samePath(entity, operations) ?? entity
  const [like = entity, other] = [...new Set(operations.map((operation) => operation.entity))].filter(
    (name) => hasGet(name) && JSON.stringify(recordOf(name)) === schema,
  )
  return other === undefined ? like : entity
}

/** The entity whose `get` has the path of an operation of an entity without records, such as a download. */
function samePath(entity: string, operations: readonly ResolvedOperation[]): string | undefined {
  const paths = operations.filter((operation) => operation.entity === entity).map(({ path }) => JSON.stringify(path))
  return operations.find(({ action, path }) => action === 'get' && paths.includes(JSON.stringify(path)))?.entity
}

/** Finds the entity by the name of a param: `table_id` and `tableIdOrName` name a record of `tables`. */
function namedAlike(param: string, entities: readonly string[], key: (entity: string) => string): RecordField[] {
  const stem = param.replace(/_?(?:g?id|key|name)(?:_?or_?(?:g?id|key|name))?$/i, '').toLowerCase()
  if (stem.length < 3 || stem === param.toLowerCase()) return []
  return entities
    .filter((entity) => entity === stem || entity === `${stem}s`)
    .map((entity) => ({ entity, field: key(entity) }))
}

function distinct(targets: readonly RecordField[]): RecordField[] {
  return [...new Map(targets.map((one) => [`${one.entity}.${one.field}`, one])).values()]
}
