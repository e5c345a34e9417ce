/** Params that narrow lists: by a field's value, by bounds, by the records they refer to, or by words. */
import {
  defined,
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  propertiesOf,
  valueAt,
  referredSchema,
} from '../../runtime/base/json.ts'
import { droppedParams } from '../../runtime/language/pagination/page-params.ts'
import type { RecordPart, ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'
import { type Dataset, pathParamNames, type Relations, requiredParams } from '../records/index.ts'
import { type FilterField, RecordFields } from './base/fields.ts'
import {
  conditionOf,
  fieldIn,
  jsonConditionOf,
  likeCondition,
  operatorOf,
  type RecordCondition,
} from './languages/index.ts'
import { isOfSync, operationAt } from './listings.ts'
import { isOrderParam, orderOf, type RecordOrder } from './order.ts'
import { boundOf, CRITERIA, isHarmless, isView, MOST, TIMES, SEARCHED } from './params.ts'
import { isWanted, isInBounds, NAMING, type Side, textsIn } from './base/values.ts'
import { memoized, plainName, schemaTypes } from '../values/index.ts'

export { isInBounds, timeIn } from './base/values.ts'
export { constantOf, operationAt } from './listings.ts'

/** The way in which a param narrows a list. */
type Filter =
  | { readonly asks: 'equal'; readonly field: FilterField }
  | { readonly asks: 'range'; readonly field: FilterField }
  | { readonly asks: 'bound'; readonly field: FilterField; readonly side: Side }
  | { readonly asks: 'words' }
  | { readonly asks: 'like'; readonly field: FilterField }
  | { readonly asks: 'criteria'; readonly areAny: boolean }
  | { readonly asks: 'operators'; readonly field: FilterField }

/** The params of a list besides those of its path and pages. */
export interface ListFilters {
  /** Params that narrow the list. */
  readonly applied: readonly string[]
  /** Params with which the sandbox refuses a call. Others show the records in another way. */
  readonly refused: readonly string[]
}

/** The condition of a request for a list. */
export interface AskedRecords {
  /** Absent where the request wants all records. */
  readonly condition?: { readonly asked: string; readonly holds: RecordCondition }
  readonly order?: RecordOrder
  /** Maximum number of records of a list without pages. */
  readonly most?: number
  /** The params of the request that the sandbox refuses. */
  readonly refused: readonly string[]
}

/** The filters of one kind's lists. */
export class Filters {
  readonly #manifest: ResolvedManifest
  readonly #relations: Relations
  readonly #ownFields: Dataset['ownFields']
  readonly #parts: readonly RecordPart[]
  readonly #fieldsAt = memoized((home: string) => this.#fieldsIn(home))
  readonly #filtersOf = memoized((operation: ResolvedOperation) => this.#findFilters(operation))

  constructor(manifest: ResolvedManifest, dataset: Dataset) {
    this.#manifest = manifest
    this.#relations = dataset.relations
    this.#ownFields = dataset.ownFields
    this.#parts = Object.values(manifest.operations).flatMap(({ parts = {} }) => Object.values(parts))
  }

  /** The params of a list, by whether they narrow it. */
  of(operation: ResolvedOperation): ListFilters {
    const filters = [...this.#filtersOf(operation)]
    const parents = this.#parentParams(operation)
    const isApplied = ([name, filter]: readonly [string, Filter | undefined]) =>
      filter !== undefined || parents.includes(name) || isOrderParam(name)
    return {
      applied: filters.filter(isApplied).map(([name]) => name),
      refused: filters.filter((one) => !isApplied(one) && !isView(one[0])).map(([name]) => name),
    }
  }

  /** The condition of a request. @param done the params that have narrowed the list already, such as those of a parent */
  asked(operation: ResolvedOperation, params: JsonObject, done: readonly string[]): AskedRecords {
    const conditions: RecordCondition[] = []
    const refused: string[] = []
    const schemas = propertiesOf(operation.params)
    const names = [...this.#filtersOf(operation).keys()]
    // What a call must have selects a list.
    const selecting = new Set([...requiredParams(operation), ...(operation.require ?? []).flat()])
    for (const [name, filter] of this.#filtersOf(operation)) {
      const value = params[name]
      if (value === undefined || value === null || done.includes(name) || isOrderParam(name)) continue
      if (!filter && mostIn(name, value) !== undefined) continue
      const condition = filter && this.#condition(filter, value, operation)
      if (condition) conditions.push(condition)
      else if (isOfSync(this.#manifest, operation, name, value)) continue
      else if (!selecting.has(name) && !isHarmless(name, value, referredSchema(schemas[name], {}))) refused.push(name)
    }
    const order = orderOf(
      params,
      names.filter((name) => !isDefault(params[name], schemas[name])),
      this.#fieldsOf(operation),
    )
    const isRefused = (name: string) =>
      isOrderParam(name) &&
      params[name] !== undefined &&
      !selecting.has(name) &&
      !isOfSync(this.#manifest, operation, name, params[name])
    if (order === 'refused') refused.push(...names.filter(isRefused))
    const most = names.map((name) => mostIn(name, params[name])).find((value) => value !== undefined)
    const ordered = defined({ refused, order: typeof order === 'function' ? order : undefined, most })
    if (conditions.length === 0) return ordered
    const given = Object.entries(params).filter(([name]) => this.#filtersOf(operation).has(name))
    const asked = `${operation.action} ${JSON.stringify(given)}`
    return { ...ordered, condition: { asked, holds: (record) => conditions.every((holds) => holds(record)) } }
  }

  /** Params that find a record: one of its words for each of the given params that take words. */
  exampleOf(operation: ResolvedOperation, record: JsonObject, given: JsonObject): JsonObject {
    const word = textsIn(record)
      .flatMap((text) => text.split(/[^a-z]+/))
      .find((one) => one.length > 3)
    if (word === undefined) return {}
    const names = [...this.#filtersOf(operation)].filter(
      ([name, filter]) => filter?.asks === 'words' && Object.hasOwn(given, name),
    )
    return Object.fromEntries(names.map(([name]) => [name, word]))
  }

  #findFilters(operation: ResolvedOperation): ReadonlyMap<string, Filter | undefined> {
    const others = new Set([...pathParamNames(operation), ...pageParams(operation)])
    const names = Object.keys(propertiesOf(operation.params)).filter((name) => !others.has(name))
    const dropped = operation.pagination ? droppedParams(operation.pagination) : []
    return new Map(
      names
        .map((name) => [name, this.#filterOf(operation, name)] as const)
        .filter(([name, filter]) => filter !== undefined || !dropped.includes(name)),
    )
  }

  #fieldsOf({ entity }: ResolvedOperation): RecordFields {
    return this.#fieldsAt(this.#relations.home(entity))
  }

  #fieldsIn(home: string): RecordFields {
    const own = this.#ownFields.of(home)?.paths() ?? []
    return new RecordFields(this.#manifest, this.#relations.recordOf(home), [...this.#resumedIn(home), ...own])
  }

  /** The fields by which searches continue behind their caps, by their names in criteria. */
  #resumedIn(home: string): [name: string, path: readonly string[]][] {
    const operations = Object.values(this.#manifest.operations)
    return operations.flatMap(({ entity, pagination }) => {
      const { entry = {}, by = [] } = pagination?.cap?.resume ?? {}
      const forms =
        this.#relations.home(entity) === home ? Object.values(entry as Record<string, JsonObject[]>).flat() : []
      const names = forms.flatMap((form) => fieldIn(form) ?? [])
      return names.map((name): [string, readonly string[]] => [name, by])
    })
  }

  #parentParams(operation: ResolvedOperation): string[] {
    const parent = this.#relations.parent(this.#relations.home(operation.entity))
    const params = this.#relations.parentParams(operation)
    return params
      .filter(({ targets }) => targets.some(({ entity }) => entity === parent?.entity))
      .map(({ param }) => param)
  }

  #filterOf(operation: ResolvedOperation, name: string): Filter | undefined {
    const schema = referredSchema(propertiesOf(operation.params)[name], {})
    const types = schemaTypes(schema, {})
    if (isView(name) || isOrderParam(name)) return undefined
    // Criteria with a default are part of the list.
    if (CRITERIA.test(name) && !types.includes('string'))
      return schema.default === undefined ? { asks: 'criteria', areAny: /groups$/i.test(name) } : undefined
    if (SEARCHED.test(name))
      return types.includes('string') && schema.enum === undefined ? { asks: 'words' } : undefined
    // A required param selects a list instead of narrowing one.
    if (requiredParams(operation).includes(name)) return undefined
    const fields = this.#fieldsOf(operation)
    const part = this.#partField(operation, name)
    if (part) return { asks: 'equal', field: part }
    const named = fields.find('name')
    if (name === 'like' && named) return { asks: 'like', field: named }
    const bound = this.#laterBound(operation, name, fields) ?? boundOf(name, fields)
    // A window of time that a call must have selects a list, too.
    if (bound && operation.require?.some((names) => names.length > 1 && names.includes(name))) return undefined
    return bound && !types.includes('object') ? { asks: 'bound', ...bound } : this.#equality(operation, name, schema)
  }

  /** The time that a later sync bounds by a param, as its manifest names it. */
  #laterBound(operation: ResolvedOperation, name: string, fields: RecordFields) {
    const laters = Object.values(this.#manifest.entities).flatMap(({ sync }) => [sync?.later ?? []].flat())
    const later = laters.find(
      (one) => one.param === name && operationAt(this.#manifest, one.from)?.entity === operation.entity,
    )
    const field = later?.field === undefined ? undefined : fields.find(later.field)
    return field && { field, side: 'gte' as const }
  }

  /** The field of a param by which parts of other records are listed. */
  #partField({ entity, action }: ResolvedOperation, name: string): FilterField | undefined {
    const found = this.#parts.find(({ from, param }) => from === `${entity}.${action}` && param === name)
    const path = found?.key.in === 'body' ? found.key.steps : []
    return path.length > 0 && path.every((step) => typeof step === 'string') ? { path, schema: {} } : undefined
  }

  #equality(operation: ResolvedOperation, name: string, schema: JsonSchema): Filter | undefined {
    const fields = this.#fieldsOf(operation)
    const types = schemaTypes(schema, {})
    const key = this.#relations.key(operation.entity)
    const stem = plainName(name).replace(/ids$/, '')
    const isOfEntity = stem !== plainName(name) && stem.length > 2 && plainName(operation.entity).startsWith(stem)
    const isKeys = types.includes('array') && (name === `${key}s` || name === key || isOfEntity)
    const field =
      fields.find(isKeys ? key : name) ?? this.#reference(operation, name) ?? fields.find(name.replace(/_?ids?$/i, ''))
    // A list that takes one key begins there.
    if (!field || TIMES.test(name) || (!isKeys && field.path.join('.') === key)) return undefined
    const sides = Object.keys(propertiesOf(schema))
    if (types.includes('object') && sides.some(isSide)) return { asks: 'range', field }
    if (types.includes('object')) return sides.some(operatorOf) ? { asks: 'operators', field } : undefined
    return isComparable(fields, field) ? { asks: 'equal', field } : undefined
  }

  /** The only field that refers to the records of a param. */
  #reference({ entity }: ResolvedOperation, name: string): FilterField | undefined {
    const targets = this.#relations.targetsOf(entity, name)
    const home = this.#relations.home(entity)
    const refs = this.#relations.refs(home).filter(({ target }) => targets.some((one) => one.entity === target.entity))
    const [ref, other] = refs
    return ref && !other ? { path: ref.field.split('.'), schema: {} } : undefined
  }

  #condition(filter: Filter, value: Json, operation: ResolvedOperation): RecordCondition | undefined {
    if (filter.asks === 'words')
      return typeof value === 'string' && value !== '*'
        ? conditionOf(withoutEntity(value, operation), this.#fieldsOf(operation))
        : undefined
    if (filter.asks === 'criteria') return jsonConditionOf(value, this.#fieldsOf(operation), filter.areAny)
    const { path, schema } = filter.field
    if (filter.asks === 'like') return typeof value === 'string' ? likeCondition(path, value) : undefined
    if (filter.asks === 'bound') return (record) => isInBounds(valueAt(record, path), filter.side, value)
    if (filter.asks === 'range' && isObject(value)) return rangeCondition(path, value)
    if (filter.asks === 'operators') return operatorsCondition(path, value)
    if (value === 'all' || value === 'any' || value === 'none' || value === '*' || isOtherWord(schema, value))
      return undefined
    return (record) => isWanted(valueAt(record, path), value)
  }
}

function isSide(name: string): name is Side {
  return name === 'gt' || name === 'gte' || name === 'lt' || name === 'lte'
}

function rangeCondition(path: readonly string[], value: JsonObject): RecordCondition | undefined {
  const sides = Object.keys(value)
  if (!sides.every(isSide)) return undefined
  return (record) => sides.every((side) => isInBounds(valueAt(record, path), side, value[side] ?? null))
}

/** The condition of an object of operators, such as `{is: 'active'}`; undefined for an unknown one. */
function operatorsCondition(path: readonly string[], value: Json): RecordCondition | undefined {
  const entries = isObject(value) ? Object.entries(value) : [['is', value] as const]
  const all = entries.map(([name, wanted]) => ({ holds: operatorOf(name), wanted }))
  if (!all.every(({ holds }) => holds)) return undefined
  return (record) => all.every(({ holds, wanted }) => holds?.(valueAt(record, path), wanted))
}

/** A query without the condition that names the entity of the list, such as `type:ticket`. */
function withoutEntity(query: string, { entity }: ResolvedOperation): string {
  return query
    .replace(/(?:^|\s)type:(\w+)/i, (text, type: string) => (entity.startsWith(type.toLowerCase()) ? '' : text))
    .trim()
}

/** The number of records in a param that limits a list without pages. */
function mostIn(name: string, value: Json | undefined): number | undefined {
  return MOST.test(name) && /^\d+$/.test(String(value)) ? Number(value) : undefined
}

/** Whether a value is the default of a param. */
function isDefault(value: Json | undefined, schema: JsonSchema | undefined): boolean {
  return value !== undefined && value === schema?.default
}

/** Whether a field can equal a text: it is no object, or one that a property names. */
function isComparable(fields: RecordFields, field: FilterField): boolean {
  const types = fields.typesOf(field)
  const inner = types.includes('array') ? fields.itemsOf(field) : field.schema
  const names = Object.keys(propertiesOf(inner))
  return names.length === 0 ? !types.includes('object') : NAMING.some((name) => names.includes(name))
}

/** Whether a value is a word of the list, such as `all`, which the field cannot have. */
function isOtherWord({ enum: values }: JsonSchema, value: Json): boolean {
  return Array.isArray(values) && ![value].flat().every((one) => values.some((known) => String(known) === String(one)))
}

/** The params of a list's pages: the cursor and the size. */
function pageParams({ pagination }: ResolvedOperation): string[] {
  if (!pagination || pagination.style === 'none') return []
  const steps = pagination.style === 'link' ? pagination.links : [pagination]
  return steps.flatMap(({ param, size }) => [param, size]).filter((name) => name !== undefined)
}
