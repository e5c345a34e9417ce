/** What a manifest says about which records there are and how they hang together: which entities share records, whose children they are, what a param names. */
import type { JsonSchema, ResolvedManifest, ResolvedOperation } from 'plugboard/author'
import { own } from 'plugboard/author'
import { resolved } from './generate.ts'

/** A field by which a record is named. */
export interface Target {
  /** The entity that keeps the records. */
  readonly entity: string
  readonly field: string
}

/** The entity whose records an entity's records belong to. */
export interface Parent extends Target {
  /** Whether the records can be reached through a parent only. */
  readonly isRequired: boolean
}

/** The relations within a kind. */
export interface Relations {
  /** Entities that keep records, in the manifest's order. */
  readonly entities: readonly string[]
  /** The entity that keeps an entity's records: itself, or the one with a `get` that answers with the same schema. */
  home(entity: string): string
  /** The schema of the records that an entity keeps; none when it has no records of its own. */
  recordOf(entity: string): JsonSchema | undefined
  key(entity: string): string
  parent(entity: string): Parent | undefined
  /** The param that names the record an operation is about. */
  identityParam(operation: ResolvedOperation): string | undefined
  /** The records that the identity param of an entity's operations can name. */
  identityTargets(entity: string, param: string): readonly Target[]
  /** The params that name the parents of what an operation is about, the nearest first, and the records they can name. */
  parentParams(operation: ResolvedOperation): { readonly param: string; readonly targets: readonly Target[] }[]
  /** The fields of an entity's records that name other records. */
  refs(entity: string): { readonly field: string; readonly target: Target }[]
  /** The schemas of all params that name records by a field. */
  paramSchemas(target: Target): JsonSchema[]
}

/** The relations that a manifest states. */
export function relationsOf(manifest: ResolvedManifest): Relations {
  const operations = Object.values(manifest.operations)
  const ofEntity = (entity: string) => operations.filter((operation) => operation.entity === entity)
  const key = (entity: string) => manifest.entities[entity]?.key ?? 'id'
  const recordOf = remembered((entity: string) => recordSchema(ofEntity(entity)))
  const homes = remembered((entity: string) => homeOf(entity, operations, recordOf))
  const target = (text: string): Target => {
    const [entity = '', ...field] = text.split('.')
    return { entity: homes(entity), field: field.join('.') }
  }

  function identityParam(operation: ResolvedOperation): string | undefined {
    if (!['get', 'update', 'delete', 'download'].includes(operation.action)) return undefined
    const last = operation.path.at(-1)
    const before = operation.path.at(-2)
    if (typeof last === 'object') return last.param
    if (typeof before === 'object' && !String(last).includes('/')) return before.param
    if (pathParams(operation).length > 0) return undefined
    const declared = (operation.params.properties ?? {}) as object
    return [key(operation.entity), 'id'].find((name) => Object.hasOwn(declared, name))
  }

  const fieldNamedBy = (entity: string, param: string) =>
    param !== key(entity) &&
    Object.hasOwn((propertyOf(manifest, recordOf(entity), []).properties ?? {}) as object, param)
      ? param
      : key(entity)

  const targetsOf = remembered((id: string): Target[] => {
    const [entity = '', param = ''] = id.split('\n')
    const walks = Object.values(manifest.entities).map(({ sync }) => own(sync?.each ?? {}, param))
    const nearest = own(manifest.entities[entity]?.sync?.each ?? {}, param)
    const said = [nearest, ...walks].flatMap((walk) => (typeof walk === 'string' ? [target(walk)] : []))
    const got = operations
      .filter((operation) => param !== 'id' && operation.action === 'get' && identityParam(operation) === param)
      .map((operation) => homes(operation.entity))
      .map((home) => ({ entity: home, field: fieldNamedBy(home, param) }))
    const all = [...said, ...got]
    return distinct(all.length > 0 ? all : namedAlike(param, Object.keys(manifest.entities).map(homes), key))
  })

  const identityTargets = (entity: string, param: string): readonly Target[] => {
    const home = homes(entity)
    return recordOf(home) === undefined
      ? targetsOf(`${entity}\n${param}`)
      : [{ entity: home, field: fieldNamedBy(home, param) }]
  }

  const parentParams: Relations['parentParams'] = (operation) => {
    const identity = identityParam(operation)
    const required = ((operation.params.required ?? []) as string[]).filter(
      (name) => !pathParams(operation).includes(name),
    )
    const each = Object.keys(manifest.entities[operation.entity]?.sync?.each ?? {})
    const routes = operation.routes.map(({ when }) => when)
    const names = [...pathParams(operation).reverse(), ...routes, ...required, ...each]
    return [...new Set(names)]
      .filter((name) => name !== identity)
      .map((param) => ({ param, targets: targetsOf(`${operation.entity}\n${param}`) }))
      .filter(({ targets }) => targets.length > 0)
  }

  const isList = ({ action }: ResolvedOperation) => action === 'list' || action === 'api_search'
  const parent = remembered((entity: string): Parent | undefined => {
    const own = operations.filter((operation) => operation.entity === entity && isList(operation))
    const shared = operations.filter((operation) => isList(operation) && homes(operation.entity) === entity)
    for (const operation of own.length > 0 ? own : shared) {
      const [first] = parentParams(operation)
      const found = first?.targets.find((candidate) => candidate.entity !== entity)
      if (first && found)
        return { ...found, isRequired: ((operation.params.required ?? []) as string[]).includes(first.param) }
    }
    return undefined
  })

  return {
    entities: [...new Set(Object.keys(manifest.entities).map(homes))].filter(
      (entity) => recordOf(entity) !== undefined,
    ),
    home: homes,
    recordOf,
    key,
    parent,
    identityParam,
    identityTargets,
    parentParams,
    refs: (entity) =>
      Object.entries(manifest.entities[entity]?.refs ?? {}).map(([field, text]) => ({ field, target: target(text) })),
    paramSchemas: ({ entity, field }) =>
      operations.flatMap((operation) => {
        const params = (operation.params.properties ?? {}) as Record<string, JsonSchema>
        const identity = identityParam(operation)
        const isOwn =
          homes(operation.entity) === entity && identity !== undefined && fieldNamedBy(entity, identity) === field
        const names = parentParams(operation)
          .filter(({ targets }) => targets.some((one) => one.entity === entity && one.field === field))
          .map(({ param }) => param)
        return [...(isOwn ? [identity] : []), ...names].flatMap((name) => {
          const schema = own(params, name)
          return schema ? [schema] : []
        })
      }),
  }
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
export function pathParams({ path }: ResolvedOperation): string[] {
  return path.flatMap((part) => (typeof part === 'string' ? [] : [part.param]))
}

const TELLING = ['get', 'list', 'api_search', 'create', 'update', 'delete']

function recordSchema(operations: readonly ResolvedOperation[]): JsonSchema | undefined {
  const telling = operations.filter(({ record, action }) => record !== undefined && TELLING.includes(action))
  return telling.sort((a, b) => TELLING.indexOf(a.action) - TELLING.indexOf(b.action))[0]?.record
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
function namedAlike(param: string, entities: readonly string[], key: (entity: string) => string): Target[] {
  const stem = param.replace(/_?(?:g?id|key|name)(?:_?or_?(?:g?id|key|name))?$/i, '').toLowerCase()
  if (stem.length < 3 || stem === param.toLowerCase()) return []
  return entities
    .filter((entity) => entity === stem || entity === `${stem}s`)
    .map((entity) => ({ entity, field: key(entity) }))
}

function distinct(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((one) => [`${one.entity}.${one.field}`, one])).values()]
}

function remembered<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, T>()
  return (name) => {
    if (!found.has(name)) found.set(name, find(name))
    return found.get(name)!
  }
}
