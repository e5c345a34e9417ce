/** JSON schemas of an operation's params and results. */
import { defined, isObject, type Json, type JsonSchema, own, propertiesOf } from '../base/json.ts'
import type { ParamConditions } from './params.ts'
import type { ParamNeed, ResolvedEntity, ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'

const REFERENCE = '#/$defs/'

/** Keywords with values, in which no reference is followed. */
const VALUES: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples'])

/** The schema of an operation's params, with its conditions. */
export function paramsContract({ params, require, exclusive = [], needs = [] }: ResolvedOperation): JsonSchema {
  const given = withoutDefaulted(params) as JsonSchema
  const conditions = [...exclusive.flatMap(exclusions), ...needs.map(dependence)]
  return {
    ...given,
    ...(require && { anyOf: require.map((set) => ({ required: [...set] })) }),
    ...(conditions.length > 0 && { allOf: conditions }),
  }
}

function exclusions(set: readonly string[]): JsonSchema[] {
  return set.flatMap((one, index) => set.slice(index + 1).map((other) => ({ not: { required: [one, other] } })))
}

function dependence({ when, is, params }: ParamNeed): JsonSchema {
  const given: JsonSchema = defined({ required: [when], properties: is && { [when]: { enum: [...is] } } })
  return { anyOf: [{ not: given }, { required: [...params] }] }
}

/** The conditions between an operation's params, as sentences; empty when none. */
export function conditionsText({ require, exclusive = [], needs = [] }: ParamConditions): string {
  const sets = require ? [`Needs ${require.map((set) => set.join(' and ')).join(', or ')}.`] : []
  const excluded = exclusive.map((set) => `Takes only one of ${set.join(', ')}.`)
  const needed = needs.map(
    ({ when, is, params }) =>
      `Needs ${params.join(' and ')} with ${when}${is ? ` ${is.map(String).join(' or ')}` : ''}.`,
  )
  return [...sets, ...excluded, ...needed].join(' ')
}

/** The schema for callers: fields with defaults are not required, since they are filled in before the check. */
function withoutDefaulted(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutDefaulted)
  if (!isObject(node)) return node
  const pairs = Object.entries(node).map(([key, value]) => [key, VALUES.has(key) ? value : withoutDefaulted(value)])
  return { ...Object.fromEntries(pairs), ...(Array.isArray(node.required) && { required: requiredOf(node) }) } as Json
}

/** The fields that a caller must give: required, without a default. */
export function requiredOf(schema: JsonSchema): string[] {
  const { required, properties } = schema
  if (!Array.isArray(required) || !isObject(properties)) return []
  const fields = propertiesOf(schema)
  return (required as string[]).filter((name) => own(fields, name)?.default === undefined)
}

/** Whether a call of the operation needs params. */
export function needsParams({ params, require }: ResolvedOperation): boolean {
  return require !== undefined || requiredOf(params).length > 0
}

/** Whether an operation returns a list of records. */
export function givesList({ action, batch }: ResolvedOperation): boolean {
  return action === 'list' || action === 'api_search' || batch !== undefined
}

/** The schema of an operation's records: a list, one object, or null. */
export function recordsContract(operation: ResolvedOperation): JsonSchema {
  const { record, records, effect, errors } = operation
  if (records === null) return { type: 'null' }
  const one = record ?? { type: 'object' }
  if (givesList(operation)) return { type: 'array', items: one }
  const mayBeNull = effect !== 'read' || errors.rules.some((rule) => rule.as === 'empty')
  return mayBeNull ? { anyOf: [one, { type: 'null' }] } : one
}

/**
 * The schema of an operation's metadata.
 * @param schemaOf the schema of a value by its name; a manifest has only the location
 */
export function metaContract(
  { meta, batch }: ResolvedOperation,
  schemaOf: (name: string) => JsonSchema = () => ({}),
): JsonSchema {
  const named = Object.keys(meta).map((name) => [name, schemaOf(name)] as const)
  const all = batch ? [...named, ['outcomes', BATCH_OUTCOMES] as const] : named
  return { type: 'object', properties: Object.fromEntries(all), required: all.map(([name]) => name) }
}

const BATCH_OUTCOMES: JsonSchema = {
  type: 'array',
  description: 'The outcome of each record, in the order in which the records were sent.',
  items: {
    type: 'object',
    properties: {
      index: { type: 'integer', description: 'The zero-based index of the record.' },
      outcome: {
        enum: ['done', 'failed', 'unknown'],
        description: 'unknown: the third party does not report an outcome.',
      },
      key: { type: ['string', 'integer'], description: "The record's key." },
      code: { type: 'string', description: "The third party's own error code." },
      message: { type: 'string', description: "The third party's own message." },
    },
    required: ['index', 'outcome'],
    additionalProperties: false,
  },
}

/** The schema of a searchable entity's records. */
export function searchContract({ search = {} }: ResolvedEntity): JsonSchema {
  const fields = Object.entries(search).map(([name, { type }]): [string, JsonSchema] => [
    name,
    { type: [jsonTypeOf(type), 'null'] },
  ])
  return { type: 'object', properties: Object.fromEntries(fields) }
}

/** The JSON type of a searchable field's values: times are text. */
export function jsonTypeOf(searchType: string): string {
  return searchType === 'timestamp' ? 'string' : searchType
}

/** The named schemas behind the references in others, directly or indirectly, in the manifest's order. */
export function referredSchemas(manifest: ResolvedManifest, roots: readonly Json[]): [string, JsonSchema][] {
  const seen = new Set<string>()
  const visit = (schema: Json): void => {
    for (const name of referencesOf(schema)) {
      const target = own(manifest.schemas, name)
      if (seen.has(name) || !target) continue
      seen.add(name)
      visit(target)
    }
  }
  roots.forEach(visit)
  return Object.entries(manifest.schemas).filter(([name]) => seen.has(name))
}

/** Redirects a schema's references to another place, such as `#/components/schemas/`. */
export function rebase<T extends Json>(schema: T, prefix: string): T {
  return renameReferences(schema, (name) => `${prefix}${name}`) as T
}

function referencesOf(schema: Json): string[] {
  const names: string[] = []
  renameReferences(schema, (name) => {
    names.push(name)
    return name
  })
  return names
}

/** Keywords whose keys are names of properties, such as `default`, rather than keywords. */
const NAMED = new Set(['properties', 'patternProperties', '$defs'])

/** Copies a schema; `rename` returns each reference's new text. */
function renameReferences(node: Json, rename: (name: string) => string, areNames = false): Json {
  if (Array.isArray(node)) return node.map((item) => renameReferences(item, rename))
  if (!isObject(node)) return node
  const pairs = Object.entries(node).map(([key, value]): [string, Json] => {
    if (key === '$ref' && typeof value === 'string') return [key, rename(value.slice(REFERENCE.length))]
    const isValue = !areNames && VALUES.has(key)
    return [key, isValue ? value : renameReferences(value, rename, !areNames && NAMED.has(key))]
  })
  return Object.fromEntries(pairs)
}
