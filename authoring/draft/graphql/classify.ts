/** Classifies fields of Query and Mutation as actions of entities, by name, arguments and result. */
import type { Action, GraphqlField } from 'plugboard/author'
import { identifierOf, plural, snakeCase } from '../../base/words.ts'

/** Location of the records in a field's result. */
export type RecordLocation =
  | { readonly form: 'connection'; readonly items: 'nodes' | 'edges' }
  | { readonly form: 'list' | 'one' }
  /** A field of a mutation's result. */
  | { readonly form: 'payload'; readonly field: string }
  /** The mutation returns no record. */
  | { readonly form: 'outcome' }

/** A field with its action, and the field of its record. */
export interface ClassifiedField {
  readonly root: 'query' | 'mutation'
  readonly entity: string
  readonly action: Action
  readonly field: GraphqlField
  readonly location: RecordLocation
  readonly record: GraphqlField
}

/** Classifies a query; undefined for one without records. */
export function classifyQuery(field: GraphqlField): ClassifiedField | undefined {
  const isSearch = /search|^find(?=[A-Z_])/i.test(field.name)
  const listing = isSearch ? 'api_search' : 'list'
  const about = { root: 'query', field } as const
  const connection = connectionOf(field)
  if (connection) return { ...about, ...connection, entity: entityOf(connection.record.type), action: listing }
  if (field.kind !== 'object' || field.type === 'Query' || isPage(field)) return undefined
  if (field.isList)
    return { ...about, entity: entityOf(field.type), action: listing, location: { form: 'list' }, record: field }
  const entity = takesKey(field) ? entityOf(field.type) : identifierOf(field.name, 'record')
  return { ...about, entity, action: 'get', location: { form: 'one' }, record: field }
}

/** Whether a field needs the key of the record that is meant. A schema may leave each of several keys out, such as id and handle. */
export function takesKey(field: GraphqlField): boolean {
  return field.arguments.some(({ name, isRequired }) => isRequired || /^(?:id|gid|uuid|key)$/.test(name))
}

/** Whether a field returns a page; without a connection, of records of several types. */
export function isPage(field: GraphqlField): boolean {
  return field.fields().some(({ name }) => name === 'pageInfo')
}

function connectionOf(field: GraphqlField): Pick<ClassifiedField, 'location' | 'record'> | undefined {
  if (field.kind !== 'object' || field.isList || !isPage(field)) return undefined
  const fields = new Map(field.fields().map((one) => [one.name, one]))
  const nodes = fields.get('nodes')
  if (nodes?.kind === 'object') return { location: { form: 'connection', items: 'nodes' }, record: nodes }
  const node = fields
    .get('edges')
    ?.fields()
    .find(({ name }) => name === 'node')
  return node?.kind === 'object' ? { location: { form: 'connection', items: 'edges' }, record: node } : undefined
}

const VERBS: readonly (readonly [RegExp, Action])[] = [
  [/^(?:create|add|insert|new)$/i, 'create'],
  [/^(?:update|edit|modify|change|set)$/i, 'update'],
  [/^(?:delete|remove|destroy)$/i, 'delete'],
]

/** Classifies a mutation. One with another verb is the create of its own entity, which is never repeated. */
export function classifyMutation(field: GraphqlField): ClassifiedField {
  const { noun, action } = verbOf(field.name) ?? { noun: undefined, action: 'create' as const }
  const entity = noun === undefined ? identifierOf(field.name, 'record') : entityOf(noun)
  const about = { root: 'mutation', entity, action, field } as const
  const fields = field.kind === 'object' && !field.isList ? field.fields() : []
  const hasKey = fields.some(({ name }) => name === 'id')
  if (hasKey && action !== 'delete') return { ...about, location: { form: 'one' }, record: field }
  const held = fields.filter((one) => one.kind === 'object' && !one.isList && isRecord(one))
  const record = held.find(({ type }) => entityOf(type) === entity) ?? held[0]
  return record && action !== 'delete'
    ? { ...about, location: { form: 'payload', field: record.name }, record }
    : { ...about, location: { form: 'outcome' }, record: field }
}

function isRecord(field: GraphqlField): boolean {
  return field.fields().some(({ name }) => name === 'id')
}

/** Finds the verb, first or last: `createIssue`, `issueCreate`, `create_issue`. */
function verbOf(name: string): { readonly noun: string; readonly action: Action } | undefined {
  const words = snakeCase(name).split('_')
  const ends = [
    { verb: words.at(0) ?? '', noun: words.slice(1) },
    { verb: words.at(-1) ?? '', noun: words.slice(0, -1) },
  ]
  for (const { verb, noun } of ends) {
    const action = VERBS.find(([pattern]) => pattern.test(verb))?.[1]
    if (action && noun.length > 0) return { noun: noun.join('_'), action }
  }
  return undefined
}

function entityOf(type: string): string {
  return identifierOf(plural(snakeCase(type)), 'records')
}

/** Returns the names on the way from a field's result to its record or list of records. */
export function stepsToRecord({ location }: ClassifiedField): readonly string[] {
  if (location.form === 'connection') return location.items === 'nodes' ? ['nodes'] : ['edges', 'node']
  return location.form === 'payload' ? [location.field] : []
}

/** Groups classified fields by entity and action. Of several for an action, keeps the one with the name nearest to the entity's. */
export function groupFields(all: readonly ClassifiedField[]): Map<string, Map<Action, ClassifiedField[]>> {
  const entities = new Map<string, Map<Action, ClassifiedField[]>>()
  for (const one of all) {
    const actions = entities.get(one.entity) ?? new Map<Action, ClassifiedField[]>()
    entities.set(one.entity, actions)
    const same = [...(actions.get(one.action) ?? []), one]
    actions.set(
      one.action,
      same.toSorted((a, b) => rankOf(a) - rankOf(b)),
    )
  }
  return entities
}

/** Fields with the entity's own name come first, then short names. */
function rankOf({ entity, field }: ClassifiedField): number {
  const name = snakeCase(field.name)
  return (plural(name) === entity || name === entity ? 0 : 100) + name.length
}
