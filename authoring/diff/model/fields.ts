/** Lists the fields of JSON Schemas by their paths, for rules to compare. */
import type { Json, JsonSchema } from 'plugboard/runtime'
import { isObject, own, pointer, referredName } from 'plugboard/author'

/** One field of an object, or of an object within. */
export interface ComparedField {
  /** `address.city`, `lines[].id` */
  readonly path: string
  /** JSON pointer to its declaration, in the operation or, for a named schema, in the manifest. */
  readonly at: string
  readonly in: 'operation' | 'manifest'
  readonly schema: JsonSchema
  readonly isRequired: boolean
  /** Without `null`. Empty for any type. */
  readonly types: readonly string[]
  readonly isNullable: boolean
  /** The allowed values. */
  readonly values?: readonly Json[]
}

type Schemas = Readonly<Record<string, JsonSchema>>

/** The location of a schema's properties. */
interface FieldLocation {
  readonly at: string
  readonly in: 'operation' | 'manifest'
}

/** Returns the fields of an object schema by path, outer ones first. Does not enter a schema within itself. */
export function comparedFields(
  schema: JsonSchema | undefined,
  schemas: Schemas,
  location: FieldLocation,
): Map<string, ComparedField> {
  const fields = new Map<string, ComparedField>()
  if (schema) collect({ schema, location, path: '', inside: new Set() }, schemas, fields)
  return fields
}

/** A schema during the descent. */
interface SchemaNode {
  readonly schema: JsonSchema
  readonly location: FieldLocation
  /** The path of its field; empty for the root. */
  readonly path: string
  /** The names of the outer schemas. */
  readonly inside: ReadonlySet<string>
}

function collect(node: SchemaNode, schemas: Schemas, fields: Map<string, ComparedField>): void {
  const target = follow(node, schemas)
  if (!target) return
  const { path } = node
  const { properties, items } = target.schema
  if (isObject(items)) collect({ ...target, schema: items, path: `${path}[]` }, schemas, fields)
  if (!isObject(properties)) return
  const required = (target.schema.required ?? []) as Json[]
  for (const [name, child] of Object.entries(properties) as [string, JsonSchema][]) {
    const at = { ...target.location, at: pointer(target.location.at, name) }
    const own = path === '' ? name : `${path}.${name}`
    fields.set(own, { path: own, ...at, isRequired: required.includes(name), ...constraintsOf(child, schemas) })
    collect({ schema: child, location: at, path: own, inside: target.inside }, schemas, fields)
  }
}

/** Returns the target of a schema's reference. */
function follow(node: SchemaNode, schemas: Schemas): SchemaNode | undefined {
  const { schema, inside } = node
  const name = referenceOf(schema)
  if (name === undefined) return node
  const target = own(schemas, name)
  if (inside.has(name) || !target) return undefined
  return {
    ...node,
    schema: target,
    location: { at: pointer('/schemas', name), in: 'manifest' },
    inside: new Set([...inside, name]),
  }
}

/** Returns the name that a schema refers to, even as an alternative to null. */
function referenceOf(schema: JsonSchema): string | undefined {
  const name = referredName(schema)
  if (name !== undefined) return name
  const branches = (Array.isArray(schema.anyOf) ? schema.anyOf : []) as JsonSchema[]
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
    values: Array.isArray(values) ? values.filter((value) => value !== null) : undefined,
  }
}

function typesOf(schema: JsonSchema, schemas: Schemas): string[] {
  const name = referredName(schema)
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
