/** Examples of bodies, made from their schemas: each fits its schema, and says what a reader may expect. */
import { isObject, own, requiredOf } from 'plugboard/internal'
import type { Json, JsonObject, JsonSchema, ResolvedOperation } from 'plugboard/runtime'
import type { Route } from '../../request/route.ts'
import { ANSWERS, BY_NAME, BY_PATH, REQUESTS } from './values.ts'

/** How deep objects in objects are shown. */
const DEEP = 6
const TIME = '2026-11-27T09:30:00.000Z'
const ID = '0197a3d2-7e55-7d11-8c02-4b9a6f3e1d70'
const FORMATS: Readonly<Record<string, string>> = {
  uuid: ID,
  'date-time': TIME,
  date: TIME.slice(0, 10),
  uri: 'https://plugboard.example.com/icons/stripe.svg',
  email: 'ada@example.com',
}

/** An example of what a route takes; undefined without a JSON body. */
export function requestExample({ method, path, body }: Route): Json | undefined {
  if (body === undefined) return undefined
  return own(REQUESTS, `${method} ${path}`) ?? exampleOf(body, { wholly: false, here: valuesAt(path) })
}

/** An example of what a route answers with a body of a schema. */
export function answerExample({ method, path }: Route, schema: JsonSchema): Json {
  return own(ANSWERS, `${method} ${path}`) ?? exampleOf(schema, { wholly: true, here: valuesAt(path) })
}

/** Returns an example of a kind's call: its params, and a small page of a list. @param schemas the kind's schemas by name */
export function callExample(
  { entity, action, params, require, needs = [], pagination }: ResolvedOperation,
  schemas: Readonly<Record<string, JsonSchema>>,
): JsonObject & { readonly entity: string; readonly action: string; readonly params: JsonObject } {
  const [needed = []] = require ?? []
  const size = pagination && 'size' in pagination ? pagination.size : undefined
  const showing = { wholly: false, here: size === undefined ? {} : { [size]: 10 }, schemas }
  const required = [...requiredOf(params), ...needed, ...(size === undefined ? [] : [size])]
  const least = objectOf({ ...params, required }, showing, 0)
  const further = needs.filter(({ when, is }) => when in least && (!is || is.some((value) => value === least[when])))
  const more = further.flatMap((need) => need.params)
  return { entity, action, params: objectOf({ ...params, required: [...required, ...more] }, showing, 0) }
}

/** An example of a value of the path. */
export function pathExample(name: string): Json {
  const [value = ID] = own(BY_NAME, name) ?? []
  return value
}

interface Showing {
  /** Whether fields are shown that may be absent, unless they may be null: those of an answer, not of a request. */
  readonly wholly: boolean
  /** Values by name, only for the path. */
  readonly here: Readonly<Record<string, Json>>
  /** Schemas that others refer to, by name. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>
}

function valuesAt(path: string): Readonly<Record<string, Json>> {
  return BY_PATH.find(([start]) => path.startsWith(start))?.[1] ?? {}
}

function exampleOf(schema: JsonSchema, showing: Showing, depth = 0): Json {
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null
  if (Array.isArray(schema.examples)) return schema.examples[0] ?? null
  const named =
    typeof schema.$ref === 'string' ? own(showing.schemas ?? {}, schema.$ref.replace('#/$defs/', '')) : undefined
  if (named) return depth < DEEP ? exampleOf(named, showing, depth + 1) : {}
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices) && !isObject(schema.properties)) return exampleOf(firstOf(choices), showing, depth)
  const type = [schema.type].flat().find((one) => one !== 'null')
  if (type === 'object') return objectOf(schema, showing, depth)
  if (type === 'array') return listOf(schema, showing, depth)
  if (type === 'boolean') return schema.default === true
  if (type === 'integer' || type === 'number') return numberOf(schema)
  return type === 'string' ? textOf(schema) : null
}

function listOf({ items, minItems }: JsonSchema, showing: Showing, depth: number): Json[] {
  if (depth >= DEEP || !isObject(items)) return []
  const item = exampleOf(items, showing, depth + 1)
  return Array.from({ length: typeof minItems === 'number' ? Math.max(1, minItems) : 1 }, () => item)
}

/** The first choice that is a value; null is the last that anyone looks for. */
function firstOf(choices: readonly unknown[]): JsonSchema {
  const schemas = choices.filter(isObject)
  return (schemas.find(({ type }) => type !== 'null') ?? {}) as JsonSchema
}

function objectOf(schema: JsonSchema, showing: Showing, depth: number): JsonObject {
  const required = Array.isArray(schema.required) ? schema.required : []
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const shown = fields.filter(([name]) => required.includes(name) || (showing.wholly && depth < DEEP))
  return Object.fromEntries(shown.map(([name, field]) => [name, fieldOf(name, field, showing, depth)]))
}

function fieldOf(name: string, schema: JsonSchema, showing: Showing, depth: number): Json {
  const here = own(showing.here, name)
  const values = [...(here === undefined ? [] : [here]), ...(own(BY_NAME, name) ?? [])]
  const named = values.find((value) => fits(value, schema))
  return named === undefined ? exampleOf(schema, showing, depth + 1) : named
}

/** Whether a schema, as the contract writes them, allows a value. */
function fits(value: Json, schema: JsonSchema): boolean {
  if (schema.const !== undefined) return schema.const === value
  if (Array.isArray(schema.enum)) return schema.enum.includes(value)
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return choices.some((choice) => fits(value, choice as JsonSchema))
  if (!isOfType(value, schema)) return false
  if (Array.isArray(value))
    return !isObject(schema.items) || value.every((one) => fits(one, schema.items as JsonSchema))
  if (typeof value === 'number') return value >= lowest(schema) && value <= highest(schema)
  if (typeof value === 'string') return textFits(value, schema)
  return !isObject(value) || objectFits(value, schema)
}

function objectFits(value: JsonObject, { properties = {}, required = [], additionalProperties }: JsonSchema): boolean {
  const known = properties as Record<string, JsonSchema>
  const takesOthers = additionalProperties !== false && Object.keys(known).length === 0
  const isWhole = (required as string[]).every((name) => value[name] !== undefined)
  return isWhole && Object.entries(value).every(([name, one]) => (known[name] ? fits(one, known[name]) : takesOthers))
}

function textFits(value: string, { format, pattern, maxLength }: JsonSchema): boolean {
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) return false
  if (typeof maxLength === 'number' && value.length > maxLength) return false
  if (format === 'uuid') return /^[0-9a-f-]{36}$/.test(value)
  if (format === 'date-time') return /^\d{4}-\d\d-\d\dT/.test(value)
  return format !== 'uri' || URL.canParse(value)
}

function isOfType(value: Json, { type }: JsonSchema): boolean {
  const types = [type].flat()
  if (type === undefined || types.includes(typeOf(value))) return true
  return types.includes('integer') && Number.isInteger(value)
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function numberOf(schema: JsonSchema): number {
  if (typeof schema.default === 'number') return schema.default
  return Math.min(Math.max(1, lowest(schema)), highest(schema))
}

function lowest({ minimum }: JsonSchema): number {
  return typeof minimum === 'number' ? minimum : -Infinity
}

function highest({ maximum }: JsonSchema): number {
  return typeof maximum === 'number' ? maximum : Infinity
}

function textOf({ format, default: usual, pattern }: JsonSchema): string {
  if (typeof usual === 'string') return usual
  const plain = typeof format === 'string' ? (FORMATS[format] ?? 'text') : 'text'
  if (typeof pattern !== 'string') return plain
  const form = new RegExp(pattern, 'u')
  return [plain, ...FORMED].find((value) => form.test(value)) ?? plain
}

/** Texts of the forms that ids and times commonly have. */
const FORMED: readonly string[] = ['1', ID, TIME, '2026-11-27', 'example-1', 'EX1', '1.1']
