/** Records of fixtures held against their schema. */
import type { Json, JsonObject, Plan, ExecuteResult } from 'plugboard/runtime'
import { compileWithin, isObject, own, type SchemaCheck, type SchemaFault } from 'plugboard/author'
import { sourceNames } from 'plugboard/simulator'
import type { Fixture } from '../fixture.ts'

/** What the schema says of a call's records. */
export interface CheckedRecords {
  /** Sentences; none when every record fits. */
  readonly faults: readonly string[]
  /** Fields that the schema does not know, as `address.extra`, each once and in order. */
  readonly unknownFields: readonly string[]
}

/** Checks the records of a call against the operation's schema, when it has one. */
export function checkRecords(
  plan: Plan,
  { call, source }: Pick<Fixture, 'call' | 'source'>,
  records: ExecuteResult['records'],
): CheckedRecords {
  const schema = plan.manifest.operations[`${call.entity}.${call.action}`]?.record
  if (!schema || records === null) return { faults: [], unknownFields: [] }
  const check = recordCheck(plan, schema)
  const faults: string[] = []
  const unknown = new Set<string>()
  for (const [index, record] of [records].flat().entries()) {
    const name = Array.isArray(records) ? `Record ${index + 1}` : 'The record'
    faults.push(...check(record).map(({ pointer, message }) => `${name}${pointer && ` at ${pointer}`} ${message}`))
    if (isForeign(record, schema, plan)) faults.push(`${name} has none of the fields that the schema declares`)
    collectUnknown(record, schema, plan, '', unknown)
  }
  const unknownFields = [...unknown].sort()
  // Answers of the vendor may hold more than the schema names; what an author made up by no page of the vendor's may not.
  if (source.kind === 'composed' && source.url === undefined)
    faults.push(...unknownFields.map((field) => `The schema does not declare ${field}, which this fixture invented`))
  return { faults, unknownFields }
}

/** What the schema of an operation says of one record. */
export interface JudgedRecord {
  readonly faults: readonly SchemaFault[]
  /** Fields that the schema does not know, as `address.extra`, each once. */
  readonly unknownFields: readonly string[]
}

/** Judges one record by the schema of an operation, `customers.list`, when it has one. */
export function judgeRecord(plan: Plan, operation: string, record: JsonObject): JudgedRecord {
  const schema = own(plan.manifest.operations, operation)?.record
  if (!schema) return { faults: [], unknownFields: [] }
  const unknown = new Set<string>()
  collectUnknown(record, schema, plan, '', unknown)
  return { faults: recordCheck(plan, schema)(record), unknownFields: [...unknown] }
}

const recordChecks = new WeakMap<JsonObject, SchemaCheck>()

/** The check of a record schema, compiled once for all fixtures that have such records. */
function recordCheck(plan: Plan, schema: JsonObject): SchemaCheck {
  // Of alternatives, the schema itself: the check of one of them is another.
  const target = (typeof schema.$ref === 'string' ? targetOf(schema, plan) : undefined) ?? schema
  const check = recordChecks.get(target) ?? compileWithin(schema, plan.manifest.schemas)
  recordChecks.set(target, check)
  return check
}

/** Says whether a record is something else altogether, which a schema without required fields would let pass. */
function isForeign(record: JsonObject, schema: JsonObject, plan: Plan): boolean {
  const properties = targetOf(schema, plan, record)?.properties
  const names = Object.keys(record)
  return isObject(properties) && names.length > 0 && !names.some((name) => Object.hasOwn(properties, name))
}

function collectUnknown(value: Json, schema: JsonObject, plan: Plan, at: string, unknown: Set<string>): void {
  const target = targetOf(schema, plan, value)
  if (Array.isArray(value) && isObject(target?.items))
    value.forEach((item) => collectUnknown(item, target.items as JsonObject, plan, `${at}[]`, unknown))
  const properties = target?.properties
  if (!isObject(value) || !isObject(properties) || !target) return
  const sources = sourcesOf(plan).get(target)
  for (const [name, child] of Object.entries(value)) {
    const known = properties[name]
    const here = at === '' ? name : `${at}.${name}`
    if (isObject(known)) collectUnknown(child, known, plan, here, unknown)
    else if (sources?.has(name) !== true) unknown.add(here)
  }
}

const allSources = new WeakMap<Plan['manifest'], ReadonlyMap<JsonObject, ReadonlySet<string>>>()

/** By schema, the fields of the vendor's records that others are read from: they are known, if not declared. */
function sourcesOf(plan: Plan): ReadonlyMap<JsonObject, ReadonlySet<string>> {
  const { manifest } = plan
  const known = allSources.get(manifest)
  if (known) return known
  const placed = Object.values(manifest.operations).flatMap((operation) => {
    const target = operation.shape?.fields && operation.record && targetOf(operation.record, plan)
    return target ? [[target, sourceNames(operation)] as const] : []
  })
  const sources = new Map(placed)
  allSources.set(manifest, sources)
  return sources
}

/** The schema that a reference leads to, also where the value may be null instead; of several that of the value. */
function targetOf(schema: JsonObject, plan: Plan, value?: Json): JsonObject | undefined {
  if (typeof schema.$ref === 'string') return plan.manifest.schemas[schema.$ref.split('/').at(-1)!]
  const branches = Array.isArray(schema.anyOf) ? (schema.anyOf as JsonObject[]) : []
  const objects = branches.filter(({ $ref, properties }) => $ref !== undefined || properties !== undefined)
  if (objects.length > 1 && isObject(value)) return closest(objects, plan, value)
  const first = objects[0] ?? branches[0]
  return first ? targetOf(first, plan) : schema
}

/** The alternative whose constants a value has, and of those the one that knows most of its fields. */
function closest(branches: readonly JsonObject[], plan: Plan, value: JsonObject): JsonObject | undefined {
  const rank = (target: JsonObject | undefined): number => {
    const properties = isObject(target?.properties) ? target.properties : {}
    const known = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name))
    const differs = known.some(([name, given]) => {
      const { const: only } = properties[name] as JsonObject
      return only !== undefined && only !== given
    })
    return differs ? -1 : known.length
  }
  return branches.map((branch) => targetOf(branch, plan)).toSorted((a, b) => rank(b) - rank(a))[0]
}
