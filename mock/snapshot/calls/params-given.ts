/** Finds the params, and their inner fields, that calls give. */
import {
  isFileSchema,
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  type ResolvedOperation,
} from 'plugboard/author'

/** Maximum depth of a param's fields. */
const DEEPEST = 3

/** Returns the params that no call sets, and unset fields of params that some calls set: `address.city`, `lines[].amount`. */
export function paramsNotGiven({ params, files }: ResolvedOperation, calls: readonly JsonObject[]): string[] {
  const given = new Set(calls.flatMap((call) => namesIn(call, '')))
  // What goes with a file cannot be made up, and a file itself is more than its fields.
  const depth = files ? DEEPEST : 0
  return fieldsOf(params, '', depth).filter((name) => !given.has(name) && isNearest(name, given))
}

/** Returns the names of a value's fields, including nested ones. */
function namesIn(value: Json, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, `${at}[]`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = at === '' ? name : `${at}.${name}`
    return [here, ...namesIn(inner, here)]
  })
}

function fieldsOf(schema: JsonSchema, at: string, depth: number): string[] {
  const { properties, items, anyOf, oneOf } = schema
  if (depth > DEEPEST || (at !== '' && isFileSchema(schema))) return []
  const own = isObject(properties) ? (Object.entries(properties) as [string, JsonSchema][]) : []
  const ways = [anyOf, oneOf].flatMap((one) => (Array.isArray(one) ? (one as JsonSchema[]) : []))
  const fields = own.flatMap(([name, field]) => {
    const here = at === '' ? name : `${at}.${name}`
    return [here, ...fieldsOf(field, here, depth + 1)]
  })
  const inner = [
    ...(isObject(items) ? [{ schema: items, at: `${at}[]` }] : []),
    ...ways.map((way) => ({ schema: way, at })),
  ]
  return [...new Set([...fields, ...inner.flatMap((one) => fieldsOf(one.schema, one.at, depth))])]
}

/** Whether what holds a field is given: of a param that none gives, the fields need no mention. */
function isNearest(name: string, given: ReadonlySet<string>): boolean {
  const dot = name.lastIndexOf('.')
  return dot < 0 || given.has(name.slice(0, dot).replace(/(?:\[\])+$/, ''))
}
