import { type Json, type JsonObject, type JsonSchema, own, propertiesOf } from '../../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'
import type { Dataset } from './dataset.ts'
import { type RecordField, requiredParams } from './relations.ts'
import { generateValue, schemaTypes } from '../values/index.ts'

/**
 * The fewest params of a call: keys of existing records, examples and made-up values. The key of the operation's own record is always
 * among them.
 * @param index the number of the record, from 0
 */
export function exampleParams(
  manifest: ResolvedManifest,
  dataset: Dataset,
  operation: ResolvedOperation,
  index = 0,
): JsonObject {
  const schemas = propertiesOf(operation.params)
  const identity = dataset.relations.identityParam(operation)
  const isKey = identity === 'id' || identity === dataset.relations.key(operation.entity)
  const named = identity !== undefined && isKey && own(schemas, identity) ? [identity] : []
  const wanted = [...new Set([...requiredParams(operation), ...(setToGive(operation, schemas) ?? named)])]
  const ordinals = dataset.list(dataset.relations.home(operation.entity))
  const names = paramNamesOf(dataset, operation, ordinals[index] ?? ordinals[0] ?? 1)
  const valueOf = (name: string) =>
    inType(names.get(name), schemas[name]) ?? made(manifest, operation, name, schemas[name])
  const params: JsonObject = Object.fromEntries(wanted.map((name) => [name, valueOf(name)]))
  for (let missing = needed(operation, params); missing !== undefined; missing = needed(operation, params))
    params[missing] = valueOf(missing)
  return params
}

/** The next missing param that the given ones need. */
function needed({ needs = [] }: ResolvedOperation, params: JsonObject): string | undefined {
  const asked = needs.filter(({ when, is }) => {
    const value = own(params, when)
    return value !== undefined && (!is || is.some((one) => one === value))
  })
  return asked.flatMap(({ params: names }) => names).find((name) => own(params, name) === undefined)
}

/** The values of the params that name records. @param of the ordinal of the operation's own record */
export function paramNamesOf(dataset: Dataset, operation: ResolvedOperation, of: number): Map<string, Json> {
  const { relations } = dataset
  let entity = relations.home(operation.entity)
  let ordinal: number | undefined = of
  const names = new Map<string, Json>()
  const identity = relations.identityParam(operation)
  const targets = identity === undefined ? [] : relations.identityTargets(operation.entity, identity)
  const own = targets.find((target) => target.entity === entity) ??
    targets[0] ?? { entity, field: relations.key(entity) }
  if (identity !== undefined) names.set(identity, recordName(dataset, own, own.entity === entity ? ordinal : undefined))
  for (const { param, targets } of relations.parentParams(operation)) {
    const parent = relations.parent(entity)
    const above: RecordField | undefined = targets.find((target) => target.entity === parent?.entity)
    const owner: number | undefined = above && ordinal !== undefined ? dataset.parentOf(ordinal) : undefined
    names.set(param, recordName(dataset, above ?? targets[0], owner))
    if (above) {
      entity = above.entity
      ordinal = owner
    }
  }
  return names
}

function recordName(dataset: Dataset, target: RecordField, ordinal: number | undefined): Json {
  return dataset.name(target, ordinal ?? dataset.list(target.entity)[0] ?? 1)
}

/** The set of alternative params to give: the first whose params all have a schema. */
function setToGive(
  { require }: ResolvedOperation,
  schemas: Readonly<Record<string, JsonSchema>>,
): readonly string[] | undefined {
  return require?.find((names) => names.every((name) => own(schemas, name))) ?? require?.[0]
}

function inType(value: Json | undefined, schema: JsonSchema | undefined): Json | undefined {
  const types = schema ? schemaTypes(schema, {}) : []
  if (value !== undefined && types.length === 1 && types[0] === 'array' && !Array.isArray(value)) return [value]
  if (typeof value === 'number' && types.includes('string') && !types.includes('integer')) return String(value)
  if (typeof value === 'string' && types.includes('integer') && !types.includes('string')) return Number(value)
  return value
}

function made(
  manifest: ResolvedManifest,
  { entity, action }: ResolvedOperation,
  name: string,
  schema: JsonSchema = {},
): Json {
  return generateValue(
    schema,
    { name, seed: `${manifest.kind}/${entity}.${action}/${name}`, ordinal: 1 },
    manifest.schemas,
  )
}
