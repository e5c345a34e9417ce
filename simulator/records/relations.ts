/** What a manifest says about which records there are and how they are related: which entities share records, whose children they are, what a param names. */
import { type Json, type JsonSchema, own } from '../../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'
import { ownKeyField } from '../../runtime/language/record-key.ts'
import { isOwnAction } from '../../runtime/base/actions.ts'
import { resolved } from '../values/index.ts'

/** A field by which a record is named. */
export interface RecordField {
  /** The entity that has the records. */
  readonly entity: string
  readonly field: string
}

/** The entity whose records an entity's records belong to. */
export interface Parent extends RecordField {
  /** Whether the records can only be read through a parent. */
  readonly isRequired: boolean
}

/** A param that names a parent, and the records that it can name. */
interface ParentParam {
  readonly param: string
  readonly targets: readonly RecordField[]
}

/** Objects that only hold the fields of a record together. */
export const HOLDERS: readonly string[] = ['fields', 'properties', 'attributes']

const NAMING_ACTIONS: readonly string[] = ['get', 'update', 'delete', 'download']

/** The relations that a manifest states. */
export class Relations {
  /** Entities that have records of their own, in the manifest's order. */
  readonly entities: readonly string[]
  /** The entity that has an entity's records: itself, or the one with a `get` that answers with the same schema. */
  readonly home = memoized((entity: string) => homeOf(entity, this.#operations, (name) => this.recordOf(name)))
  /** The schema of the records that an entity has; none when it has no records of its own. */
  readonly recordOf = memoized((entity: string) => recordSchema(this.#operationsOf(entity)))
  /** Whether an entity's records have their key: one of their schemas has it, or none says what they have. */
  readonly isKeyed = memoized((entity: string) => this.#findKeyed(entity))
  /** Whether callers create an entity's records. */
  readonly isCreated = memoized((entity: string) =>
    this.#operations.some((one) => one.action === 'create' && this.home(one.entity) === entity),
  )
  /** The parent of an entity's records, if they belong to one. */
  readonly parent = memoized((entity: string) => this.#findParent(entity))
  /** The entities that an entity's records are below, the nearest first. */
  readonly ancestors = memoized((entity: string) => this.#findAncestors(entity))
  /** The values of fields that lists can be narrowed by: what a list asks for by default, else any of those that it can ask for. */
  readonly usual = memoized((entity: string) => this.#findUsual(entity))
  /** The param that names the record an operation is about. */
  readonly identityParam = memoized((operation: ResolvedOperation) => this.#findIdentityParam(operation))
  /** The params that name the parents of what an operation is about, the nearest first, and the records they can name. */
  readonly parentParams = memoized((operation: ResolvedOperation) => this.#findParentParams(operation))
  /** The fields of an entity's records that name other records. */
  readonly refs = memoized((entity: string) => this.#findRefs(entity))
  readonly #manifest: ResolvedManifest
  readonly #operations: readonly ResolvedOperation[]
  readonly #operationsOf = memoized((entity: string) => this.#operations.filter((one) => one.entity === entity))
  /** By entity and param, with a line break between. */
  readonly #targets = memoized((id: string) => this.#findTargets(id))

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
    const last = operation.path.at(-1)
    const before = operation.path.at(-2)
    if (typeof last === 'object') return last.param
    if (typeof before === 'object' && !String(last).includes('/')) return before.param
    if (pathParamNames(operation).length > 0) return undefined
    const declared = (operation.params.properties ?? {}) as object
    return [this.key(operation.entity), 'id'].find((name) => Object.hasOwn(declared, name))
  }

  /** The param of an action of the entity's own that `get` names the record by. */
  #identityOfOwn({ entity, params }: ResolvedOperation): string | undefined {
    const get = this.#operationsOf(entity).find(({ action }) => action === 'get')
    const named = get && this.identityParam(get)
    return named !== undefined && Object.hasOwn((params.properties ?? {}) as object, named) ? named : undefined
  }

  /** The records that the identity param of an entity's operations can name. */
  identityTargets(entity: string, param: string): readonly RecordField[] {
    const home = this.home(entity)
    if (this.recordOf(home) === undefined) return this.targetsOf(entity, param)
    return [{ entity: home, field: this.#fieldNamedBy(home, param) }]
  }

  #findParentParams(operation: ResolvedOperation): readonly ParentParam[] {
    const identity = this.identityParam(operation)
    const inPath = pathParamNames(operation)
    const required = requiredParams(operation).filter((name) => !inPath.includes(name))
    const each = Object.keys(this.#manifest.entities[operation.entity]?.sync?.each ?? {})
    const routes = operation.routes.map(({ when }) => when)
    return [...new Set([...inPath.toReversed(), ...routes, ...required, ...each])]
      .filter((name) => name !== identity)
      .map((param) => ({ param, targets: this.targetsOf(operation.entity, param) }))
      .filter(({ targets }) => targets.length > 0)
  }

  /** Whether the records of an entity belong to those of another, also by way of still others. */
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

  /** The records that a param of an entity's operations can name. */
  targetsOf(entity: string, param: string): readonly RecordField[] {
    return this.#targets(`${entity}\n${param}`)
  }

  /** The schemas of all params that name records by a field. */
  paramSchemas(target: RecordField): JsonSchema[] {
    return this.#operations.flatMap((operation) => {
      const params = (operation.params.properties ?? {}) as Record<string, JsonSchema>
      return this.#paramsNaming(operation, target).flatMap((name): JsonSchema[] => {
        const schema = own(params, name)
        return schema ? [schema] : []
      })
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
    const isOwn = this.home(operation.entity) === entity && identity !== undefined
    const names = this.parentParams(operation)
      .filter(({ targets }) => targets.some((one) => one.entity === entity && one.field === field))
      .map(({ param }) => param)
    return [...(isOwn && this.#fieldNamedBy(entity, identity) === field ? [identity] : []), ...names]
  }

  #target(text: string): RecordField {
    const [entity = '', ...field] = text.split('.')
    return { entity: this.home(entity), field: field.join('.') }
  }

  #fieldNamedBy(entity: string, param: string): string {
    const key = this.key(entity)
    if (param === key) return key
    const { properties = {} } = propertyOf(this.#manifest, this.recordOf(entity), [])
    if (Object.hasOwn(properties as object, param)) return param
    // A param `issue_number` names an issue by its number.
    const last = param.split('_').at(-1)!
    return param.includes('_') && Object.hasOwn(properties as object, last) ? last : key
  }

  /** What a param can name: as `sync.each` says, else as an operation that gets a record by it, else by its name. */
  #findTargets(id: string): RecordField[] {
    const [entity = '', param = ''] = id.split('\n')
    const { entities } = this.#manifest
    // An entity without records, such as a file, may say which records its params name.
    const ref = this.recordOf(entity) === undefined ? own(entities[entity]?.refs ?? {}, param) : undefined
    const sources = [
      ref,
      ...[entities[entity], ...Object.values(entities)].map((one) => own(one?.sync?.each ?? {}, param)),
    ]
    const stated = sources.flatMap((source) => (typeof source === 'string' ? [this.#target(source)] : []))
    const byGet = this.#operations
      .filter((operation) => param !== 'id' && operation.action === 'get' && this.identityParam(operation) === param)
      .map((operation) => this.home(operation.entity))
      .map((home) => ({ entity: home, field: this.#fieldNamedBy(home, param) }))
    const all = [...stated, ...byGet]
    if (all.length > 0) return distinct(all)
    return distinct(namedAlike(param, Object.keys(entities).map(this.home), (name) => this.key(name)))
  }

  #findUsual(entity: string): (readonly [field: string, values: readonly Json[]])[] {
    const lists = this.#operations.filter((one) => one.action === 'list' && this.home(one.entity) === entity)
    const params = lists.flatMap((one) => Object.entries((one.params.properties ?? {}) as Record<string, JsonSchema>))
    const fields = (propertyOf(this.#manifest, this.recordOf(entity), []).properties ?? {}) as Record<
      string,
      JsonSchema
    >
    const fieldOf = new Map(Object.keys(fields).map((field) => [plainName(field), field]))
    return params.flatMap(([name, { default: value, enum: values }]): [string, readonly Json[]][] => {
      const field = fieldOf.get(plainName(name))
      if (field === undefined) return []
      const { type, enum: own, const: only, examples } = resolved(fields[field], this.#manifest.schemas)
      if (type === undefined || own !== undefined || only !== undefined || examples !== undefined) return []
      const words = Array.isArray(values) ? values.filter((one) => one !== 'all' && one !== 'any') : []
      const mostly = words.filter((one) => one === value)
      if (typeof value === 'boolean') return [[field, [value]]]
      return words.length > 0 ? [[field, mostly.length > 0 ? mostly : words]] : []
    })
  }

  #findParent(entity: string): Parent | undefined {
    const lists = this.#operations.filter(({ action }) => action === 'list' || action === 'api_search')
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

/** The params that an operation requires. */
export function requiredParams({ params }: Pick<ResolvedOperation, 'params'>): string[] {
  return (params.required ?? []) as string[]
}

/** The schema below a path of property names. */
export function propertyOf(
  { schemas }: ResolvedManifest,
  schema: JsonSchema | undefined,
  path: readonly string[],
): JsonSchema {
  return path.reduce(
    (node, name) => {
      const properties = (node.properties ?? {}) as Record<string, JsonSchema>
      return resolved(own(properties, name), schemas)
    },
    resolved(schema, schemas),
  )
}

/** The params in an operation's path, in order. */
export function pathParamNames({ path }: ResolvedOperation): string[] {
  return path.flatMap((part) => (typeof part === 'string' ? [] : [part.param]))
}

/** The actions whose responses show an entity's records, the best first. */
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
  const like = [...new Set(operations.map((operation) => operation.entity))].filter(
    (name) => hasGet(name) && JSON.stringify(recordOf(name)) === schema,
  )
  return like.length === 1 ? like[0]! : entity
}

/** The entity with a `get` that makes the same request as an operation of an entity without records, such as a download. */
function samePath(entity: string, operations: readonly ResolvedOperation[]): string | undefined {
  const paths = operations.filter((operation) => operation.entity === entity).map(({ path }) => JSON.stringify(path))
  return operations.find(({ action, path }) => action === 'get' && paths.includes(JSON.stringify(path)))?.entity
}

/** A param called `table_id` or `tableIdOrName` names a table when there is an entity `tables`. */
function namedAlike(param: string, entities: readonly string[], key: (entity: string) => string): RecordField[] {
  const stem = param.replace(/_?(?:g?id|key|name)(?:_?or_?(?:g?id|key|name))?$/i, '').toLowerCase()
  if (stem.length < 3 || stem === param.toLowerCase()) return []
  return entities
    .filter((entity) => entity === stem || entity === `${stem}s`)
    .map((entity) => ({ entity, field: key(entity) }))
}

/** A name without case and separators, by which params and fields are the same: `DateCreated` and `date_created`. */
export function plainName(name: string): string {
  return name.replaceAll(/[^a-zA-Z0-9]/g, '').toLowerCase()
}

function distinct(targets: readonly RecordField[]): RecordField[] {
  return [...new Map(targets.map((one) => [`${one.entity}.${one.field}`, one])).values()]
}

/** A function that computes the value for each name or operation once. */
function memoized<K, T>(compute: (key: K) => T): (key: K) => T {
  const values = new Map<K, T>()
  return (key) => {
    if (!values.has(key)) values.set(key, compute(key))
    return values.get(key)!
  }
}
