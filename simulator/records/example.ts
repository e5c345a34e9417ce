import { type Json, type JsonObject, type JsonSchema, own } from '../../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'
import type { Dataset } from './dataset.ts'
import { type RecordField, requiredParams } from './relations.ts'
import { generateValue, schemaTypes } from '../values/index.ts'

/**
 * The fewest params an operation can be called with: names of records that exist, also where a manifest lets them be left out, examples
 * and made-up values.
 * @param index which record of the dataset it is about, counted from 0
 */
export function exampleParams(
  manifest: ResolvedManifest,
  dataset: Dataset,
  operation: ResolvedOperation,
  index = 0,
): JsonObject {
  const schemas = (operation.params.properties ?? {}) as Record<string, JsonSchema>
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

/** A param that those given ask for, and that is missing. */
function needed({ needs = [] }: ResolvedOperation, params: JsonObject): string | undefined {
  const asked = needs.filter(({ when, is }) => {
    const value = own(params, when)
    return value !== undefined && (!is || is.some((one) => one === value))
  })
  return asked.flatMap(({ params: names }) => names).find((name) => own(params, name) === undefined)
}

/** What the params of an operation that name records are called with, by their names. @param of the record that it is about */
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
    names.set(param, recordName(dataset, above ?? targets[0]!, owner))
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

/** One of the sets of which an operation needs one: the first whose params all say what they take. */
function setToGive({ require }: ResolvedOperation, schemas: Record<string, JsonSchema>): readonly string[] | undefined {
  return require?.find((names) => names.every((name) => own(schemas, name))) ?? require?.[0]
}

function inType(value: Json | undefined, schema: JsonSchema | undefined): Json | undefined {
  const types = schema ? schemaTypes(schema, {}) : []
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
