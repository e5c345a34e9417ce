/** Compares the fields of a record, and their inner fields, with the described ones. */
import { isObject, type PlacedField, type PlacedFields, pointer, type ResolvedManifest } from 'plugboard/author'
import type { JsonSchema } from 'plugboard/runtime'
import { sourceNames } from 'plugboard/internal'
import type { ApiShape } from '../../description/model.ts'
import { comparedTypes, enumMends } from '../base/field.ts'
import { deprecated } from '../base/deprecated.ts'
import type { ReportFinding } from '../base/finding.ts'
import { slipOf } from '../base/near.ts'

type Schemas = ResolvedManifest['schemas']

/** Options of `compareRecord`. */
export interface RecordContext {
  readonly schemas: Schemas
  readonly report: ReportFinding
  /** Locations in the vendor's record of fields with another name. */
  readonly placed: PlacedFields
  /** Begins the finding about fields that only the manifest has. */
  readonly unknownFields: string
}

/** Compares a record's schema with the vendor's: the fields, their types, and whether they may be null. */
export function compareRecord(schema: JsonSchema, shape: ApiShape, context: RecordContext): void {
  compareObject({ ...targetOf(schema, context.schemas, '/schema'), shape, path: '', within: [] }, context)
}

/** An object of the manifest and the vendor's. */
interface Pair {
  readonly target: JsonSchema
  /** The location of the schema: a part of the operation or of the manifest. */
  readonly part: string
  readonly shape: ApiShape
  /** The outer fields, each followed by a dot. */
  readonly path: string
  /** The outer schemas, which may refer to themselves. */
  readonly within: readonly JsonSchema[]
  /** Whether the vendor deprecates an outer field, so that the inner ones end with it. */
  readonly isOuterEnding?: boolean
}

function compareObject(pair: Pair, context: RecordContext): void {
  const { target, part, shape, path, within, isOuterEnding = false } = pair
  const { report, schemas } = context
  if (!isObject(target.properties) || shape.properties.size === 0 || within.includes(target)) return
  const fields = Object.entries(target.properties as Record<string, JsonSchema>)
  const placed = path === '' ? context.placed : {}
  const own = new Set([...fields.map(([name]) => name), ...sourceNames({ shape: { fields: placed } })])
  const missing = [...shape.properties.keys()].filter((name) => !own.has(name))
  reportUnknown(pair, missing, context)
  const nullable: string[] = []
  for (const [name, field] of fields) {
    const theirs = shapeAt(shape, placed[name] ?? { at: { in: 'body', steps: [name] } })
    if (!theirs) continue
    const here = fieldPart(part, name)
    const isEnding = isOuterEnding || theirs.isDeprecated || field.deprecated === true
    if (field.deprecated !== true && !isOuterEnding) deprecated(theirs, `record field ${path}${name}`, here, report)
    const values = layersOf({ field, shape: theirs, path: path + name, part: here }, schemas)
    for (const value of values) compareTypes(value, context)
    nullable.push(...values.filter((value) => isNullOnlyThere(value, schemas)).map((value) => value.path))
    // A description merges the fields of alternative objects: a field may be null there and not here.
    const inner = values.at(-1)!
    if (isChoiceOfObjects(inner.field)) continue
    const next = targetOf(inner.field, schemas, inner.part)
    const outer = { path: `${inner.path}.`, within: [...within, target], isOuterEnding: isEnding }
    compareObject({ ...next, shape: inner.shape, ...outer }, context)
  }
  if (nullable.length > 0)
    report('undocumented', part, 'record fields that are never null here, but may be null there: {}', {
      names: nullable,
    })
  if (missing.length > 0 && path === '')
    report('note', '/schema', 'record fields that the schema does not have: {}', { names: missing })
}

/** Returns the part of a field of a schema, or of an object in it. */
function fieldPart(part: string, name: string): string {
  if (!part.startsWith('#')) return part
  return /^#\/schemas\/[^/]+$/.test(part) ? pointer(part, name) : pointer(part, 'properties', name)
}

/** Reports fields that only the manifest has, and likely misspellings of fields that only the vendor has. */
function reportUnknown(
  { target, part, shape, path }: Pair,
  missing: readonly string[],
  { report, unknownFields, placed }: RecordContext,
): void {
  const isPlaced = (name: string) => path === '' && Object.hasOwn(placed, name)
  const unknown = Object.keys(target.properties as object).filter(
    (name) => !shape.properties.has(name) && !isPlaced(name),
  )
  if (shape.isOpen === true) return
  for (const name of unknown) {
    const slip = slipOf(name, missing)
    if (slip !== undefined)
      report(
        'wrong',
        fieldPart(part, name),
        `record field ${path}${name} is not in the description, which has ${slip}: the schema lacks that`,
      )
  }
  if (unknown.length > 0)
    report('undocumented', '/schema', `${unknownFields} {}`, { names: unknown.map((name) => path + name) })
}

/** Returns the vendor's shape of a field with a plain path. */
function shapeAt(shape: ApiShape, place: PlacedField): ApiShape | undefined {
  if ('of' in place || place.at?.in !== 'body') return undefined
  return place.at.steps.reduce<ApiShape | undefined>(
    (outer, step) => (typeof step === 'string' ? outer?.properties.get(step)?.() : undefined),
    shape,
  )
}

/** A field, or the items of its list, and the vendor's. */
interface Value {
  readonly field: JsonSchema
  readonly shape: ApiShape
  readonly path: string
  readonly part: string
}

/** Returns a value and, for a list, its items and their items. */
function layersOf(value: Value, schemas: Schemas): Value[] {
  const { target, part } = targetOf(value.field, schemas, value.part)
  const items = value.shape.items?.()
  if (!isObject(target.items) || !items) return [value]
  const at = part.startsWith('#') ? pointer(part, 'items') : part
  return [value, ...layersOf({ field: target.items, shape: items, path: `${value.path}[]`, part: at }, schemas)]
}

function compareTypes({ field, shape, path, part }: Value, { schemas, report }: RecordContext): void {
  const ours = typesOf(field, schemas)
  const theirs = shape.types
  if (ours.length === 0 || theirs.length === 0) return
  const there = theirs.filter((type) => !ours.some((one) => one === type || areNumeric(one, type)))
  const said = `${ours.join(' or ')} here, ${theirs.join(' or ')} there`
  if (there.length === theirs.length) report('wrong', part, `record field ${path} is ${said}`)
  else if (there.length > 0) report('undocumented', part, `record field ${path} is ${said}`)
  else {
    compareFormats(formatOf(field, schemas), { shape, path, part }, report)
    reportNewConstants(targetOf(field, schemas, part).target, { shape, path, part }, report)
  }
}

/** Reports values that only the vendor's enum has. A vendor that drops a value breaks nothing. */
function reportNewConstants(
  { enum: ours }: JsonSchema,
  { shape, path, part }: Omit<Value, 'field'>,
  report: ReportFinding,
): void {
  const names = Array.isArray(ours) ? (shape.enum ?? []).filter((value) => !ours.includes(value)) : []
  if (names.length > 0)
    report('note', part, `record field ${path} may also be {} there`, { names, mends: enumMends(names) })
}

/** Compares dates with times. */
function compareFormats(
  ours: string | undefined,
  { shape, path, part }: Omit<Value, 'field'>,
  report: ReportFinding,
): void {
  const isTime = (format: string | undefined) => format === 'date' || format === 'date-time'
  if (isTime(ours) && isTime(shape.format) && ours !== shape.format)
    report('wrong', part, `record field ${path} is a ${ours} here, a ${shape.format} there`)
}

function isNullOnlyThere({ field, shape }: Value, schemas: Schemas): boolean {
  return shape.isNullable && typesOf(field, schemas).length > 0 && !isNullable(field, schemas)
}

/** Returns the types of a field and its alternatives, without null. */
function typesOf(field: JsonSchema, schemas: Schemas): string[] {
  const { target } = targetOf(field, schemas, '')
  const branches = Array.isArray(field.anyOf) ? (field.anyOf as JsonSchema[]) : [target]
  return branches.flatMap((branch) => comparedTypes(targetOf(branch, schemas, '').target))
}

function isChoiceOfObjects({ anyOf }: JsonSchema): boolean {
  const objects = Array.isArray(anyOf)
    ? (anyOf as JsonSchema[]).filter((one) => one.$ref !== undefined || one.properties)
    : []
  return objects.length > 1
}

/** Returns the format of a field if it has only one. */
function formatOf(field: JsonSchema, schemas: Schemas): string | undefined {
  const branches = Array.isArray(field.anyOf) ? (field.anyOf as JsonSchema[]) : [field]
  const formats = new Set(
    branches.filter(({ type }) => type !== 'null').map((one) => targetOf(one, schemas, '').target.format),
  )
  const [format] = formats
  return formats.size === 1 && typeof format === 'string' ? format : undefined
}

function areNumeric(one: string, other: string): boolean {
  return /^(?:integer|number)$/.test(one) && /^(?:integer|number)$/.test(other)
}

/** Returns the schema behind a reference or a choice with null, with its location. */
function targetOf(schema: JsonSchema, schemas: Schemas, part: string): { target: JsonSchema; part: string } {
  if (Array.isArray(schema.anyOf)) {
    const branches = (schema.anyOf as JsonSchema[]).filter((one) => one.type !== 'null')
    const first = branches.find((one) => one.$ref !== undefined || one.properties !== undefined) ?? branches[0]
    return first ? targetOf(first, schemas, part) : { target: schema, part }
  }
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : undefined
  return name === undefined
    ? { target: schema, part }
    : { target: schemas[name] ?? {}, part: pointer('#/schemas', name) }
}

function isNullable(schema: JsonSchema, schemas: Schemas): boolean {
  const has = (one: JsonSchema) => [one.type].flat().includes('null')
  const isChoice = Array.isArray(schema.anyOf) && (schema.anyOf as JsonSchema[]).some(has)
  return has(schema) || isChoice || has(targetOf(schema, schemas, '').target)
}
