/** JSON Schemas taken apart: every field by its path, with what a rule compares. */
import type { Json, JsonSchema } from 'plugboard/runtime'
import { isObject, own, pointer } from 'plugboard/author'

/** One field of an object, or of an object within. */
export interface ComparedField {
  /** `address.city`, `lines[].id` */
  readonly path: string
  /** Where it is declared: a JSON pointer into the operation or, behind a schema's name, into the manifest. */
  readonly at: string
  readonly in: 'operation' | 'manifest'
  readonly schema: JsonSchema
  readonly isRequired: boolean
  /** Without `null`; empty when it may be anything. */
  readonly types: readonly string[]
  readonly isNullable: boolean
  /** The values it is limited to. */
  readonly values?: readonly Json[]
}

type Schemas = Readonly<Record<string, JsonSchema>>

/** Where a schema's properties are declared. */
interface FieldLocation {
  readonly at: string
  readonly in: 'operation' | 'manifest'
}

/** The fields of an object schema by path, outer ones first. A schema within itself is not entered again. */
export function comparedFields(
  schema: JsonSchema | undefined,
  schemas: Schemas,
  location: FieldLocation,
): Map<string, ComparedField> {
  const fields = new Map<string, ComparedField>()
  if (schema) collect(schema, schemas, location, '', new Set(), fields)
  return fields
}

function collect(
  schema: JsonSchema,
  schemas: Schemas,
  location: FieldLocation,
  path: string,
  inside: ReadonlySet<string>,
  fields: Map<string, ComparedField>,
): void {
  const target = follow(schema, schemas, location, inside)
  if (!target) return
  const { properties, items } = target.schema
  if (isObject(items)) collect(items, schemas, target.location, `${path}[]`, target.inside, fields)
  if (!isObject(properties)) return
  const required = (target.schema.required ?? []) as Json[]
  for (const [name, child] of Object.entries(properties) as [string, JsonSchema][]) {
    const at = { ...target.location, at: pointer(target.location.at, name) }
    const own = path === '' ? name : `${path}.${name}`
    fields.set(own, { path: own, ...at, isRequired: required.includes(name), ...constraintsOf(child, schemas) })
    collect(child, schemas, at, own, target.inside, fields)
  }
}

/** What a schema refers to. */
function follow(schema: JsonSchema, schemas: Schemas, location: FieldLocation, inside: ReadonlySet<string>) {
  const name = referenceOf(schema)
  if (name === undefined) return { schema, location, inside }
  const target = own(schemas, name)
  if (inside.has(name) || !target) return undefined
  return {
    schema: target,
    location: { at: pointer('/schemas', name), in: 'manifest' as const },
    inside: new Set([...inside, name]),
  }
}

/** The name a schema refers to, also where it may be null instead. */
function referenceOf({ $ref, anyOf }: JsonSchema): string | undefined {
  if (typeof $ref === 'string') return $ref.split('/').at(-1)
  const branches = (Array.isArray(anyOf) ? anyOf : []) as JsonSchema[]
  const [only, ...others] = branches.filter(({ type }) => type !== 'null')
  return only && others.length === 0 ? referenceOf(only) : undefined
}

function constraintsOf(
  schema: JsonSchema,
  schemas: Schemas,
): Pick<ComparedField, 'schema' | 'types' | 'isNullable' | 'values'> {
  const types = typesOf(schema, schemas)
  const values = schema.const === undefined ? schema.enum : [schema.const]
  return {
    schema,
    types: types.filter((type) => type !== 'null'),
    isNullable: types.includes('null'),
    ...(Array.isArray(values) && { values: values.filter((value) => value !== null) }),
  }
}

function typesOf(schema: JsonSchema, schemas: Schemas): string[] {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : undefined
  const target = name === undefined ? schema : (own(schemas, name) ?? {})
  const branches = target.anyOf ?? target.oneOf
  if (Array.isArray(branches)) {
    const all = branches.map((branch) => (name === undefined ? typesOf(branch as JsonSchema, schemas) : []))
    return [...new Set(all.flat())].sort()
  }
  const [item] = isObject(target.items) ? [typesOf(target.items, schemas)] : []
  return [target.type ?? []]
    .flat()
    .map((type) => (type === 'array' && item && item.length > 0 ? `array of ${item.join(' or ')}` : String(type)))
    .sort()
}
