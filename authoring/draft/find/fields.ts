/** Shapes as fields of the language: short where a word is enough, in the words of JSON Schema where there are limits. */
import { isObject, type PartSunset, type Field, type LongField } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'
import type { Bounds, ApiShape } from '../../description/model.ts'
import type { ReportNote } from './note.ts'
import { isReserved, pascalCase, typeNameOf, unusedName } from '../../base/words.ts'
import { defined } from 'plugboard/internal'

/** How a param is sent. */
export interface ParamOptions {
  readonly name: string
  readonly isRequired: boolean
  /** Whether the vendor's default is taken over, and so sent. */
  readonly preset: boolean
  readonly report: ReportNote
}

/** Options of `FieldWriter`. */
interface WriterOptions {
  /** Whether the vendor's sentences are copied. */
  readonly withDescriptions?: boolean
  /** Of today: `2026-11-20`. */
  readonly date: string
}

interface NestedContext {
  /** The path of the param, for notes: `filter.ids[]`. */
  readonly name: string
  /** The outer shapes, which may contain themselves. */
  readonly inside: readonly ApiShape[]
  readonly report: ReportNote
}

interface ParamContext extends Omit<NestedContext, 'inside'> {
  readonly inside?: NestedContext['inside']
  readonly preset?: boolean
}

/** Returns the name of the schema of an object in a record; undefined for one without known fields. */
type ReferRecord = (shape: ApiShape) => string | undefined

interface RecordContext {
  readonly refer: ReferRecord
  /** The outer shapes without a name, which may refer to themselves. */
  readonly inside: readonly ApiShape[]
}

/** Objects deeper than this are only called objects. */
const DEEPEST_PARAM = 8
/** Objects in params get a name under `types` when they have more fields than this. */
const FEW_FIELDS = 3
/** Longer lists of constants get a name under `types`. */
const MANY_CONSTANTS = 12
const MOST_CONSTANTS = 500
/** Longer unions are objects with the fields of all alternatives. */
const MOST_ALTERNATIVES = 10

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'date-time', date: 'date', uri: 'uri', url: 'uri', email: 'email', uuid: 'uuid',
} // prettier-ignore

/** Turns shapes into fields for one manifest. */
export class FieldWriter {
  /** Lists of constants that got a name of their own. */
  readonly types = new Map<string, LongField>()
  /** Names of record schemas, which no type may have. */
  readonly schemas = new Set<string>()
  readonly #namesByText = new Map<string, string>()
  readonly #withDescriptions: boolean
  readonly #sunset: PartSunset

  /** @param docs the page that states what is deprecated */
  constructor({ withDescriptions = false, date }: WriterOptions, docs: string) {
    this.#withDescriptions = withDescriptions
    this.#sunset = { date: 'none', docs, read: date }
  }

  /** A param's field. */
  param(shape: ApiShape, options: ParamOptions): Field {
    const field = this.#param(shape, options)
    return shorten({ ...field, required: options.isRequired || field.required })
  }

  /** A record's field, with everything in it. */
  record(shape: ApiShape, isRequired: boolean, refer: ReferRecord): Field {
    return this.#record(shape, isRequired, { refer, inside: [] })
  }

  /** That the vendor removes something, on a day that no description names. */
  ending({ isDeprecated }: { readonly isDeprecated: boolean }): PartSunset | undefined {
    return isDeprecated ? this.#sunset : undefined
  }

  /** The vendor's sentence as a description, where they are copied. */
  described(text: string | undefined): { description?: string } {
    const sentence = text
      ?.replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    return this.#withDescriptions && sentence ? { description: sentence.slice(0, 1000) } : {}
  }

  #param(shape: ApiShape, { name, preset = false, report, inside = [] }: ParamContext): LongField {
    const type = shapeType(shape)
    if (shape.types.length > 1) report(`${name}: one of ${shape.types.join(', ')}; the language has one type, or any`)
    const marks = defined({
      nullable: shape.isNullable || undefined,
      sunset: this.ending(shape),
      ...this.described(shape.description),
    })
    if (type === 'object') return { ...this.#object(shape, { name, inside, report }), ...marks }
    if (type === 'array') return { ...this.#array(shape, { name, inside, report }), ...marks }
    const base = this.#constants(shape, type, name, report)
    const bounds = base.enum || /^[A-Z]/.test(base.type ?? '') ? {} : boundsOf(shape.bounds, type)
    if (type === 'any' && Object.keys(shape.bounds).length > 0) report(`${name}: limits, because its type is unknown`)
    const format = formatOf(shape, type, name, report)
    const start = preset ? presetOf(shape, type, name, report) : {}
    return { ...base, ...format, ...bounds, ...start, ...marks }
  }

  #constants(shape: ApiShape, type: string, name: string, report: ReportNote): LongField {
    const values = (shape.enum ?? []).filter((value) => fits(value, type))
    if (values.length < (shape.enum ?? []).length) report(`${name}: constants of another type than ${type}`)
    if (values.length === 0) return { type }
    if (values.length > MOST_CONSTANTS) {
      report(`${name}: ${values.length} constants, more than the limit of ${MOST_CONSTANTS}`)
      return { type }
    }
    return values.length <= MANY_CONSTANTS
      ? { type, enum: values }
      : { type: this.#named(shape.name ?? name, { type, enum: values }) }
  }

  /** The name of a type under `types`, the same for types of the same text. */
  #named(wanted: string, type: LongField): string {
    const text = JSON.stringify(type)
    const same = this.#namesByText.get(text)
    if (same !== undefined) return same
    const taken = { has: (name: string) => this.types.has(name) || this.schemas.has(name) }
    const name = unusedName(safeTypeName(pascalCase(wanted)), taken, '')
    this.types.set(name, type)
    this.#namesByText.set(text, name)
    return name
  }

  #object(shape: ApiShape, { name, inside, report }: NestedContext): LongField {
    const properties = [...shape.properties].filter(([field]) => !isReserved(field))
    if (properties.length === 0) return { type: 'object' }
    if (inside.includes(shape)) {
      report(`${name}: the content, which may contain itself`)
      return { type: 'object' }
    }
    if (inside.length >= DEEPEST_PARAM) {
      report(`${name}: the content deeper than ${DEEPEST_PARAM} levels`)
      return { type: 'object' }
    }
    if (shape.isChoice) report(`${name}: which fields belong together; the description has alternatives`)
    const fields = properties.flatMap(([field, read]) => {
      const inner = read()
      const isLeftOut = !shape.required.has(field) && isOnlyRead(inner)
      if (isLeftOut) report(`${name}.${field}: the description says that all of it is read-only`)
      if (inner.isReadOnly || isLeftOut) return []
      const long = this.#param(inner, { name: `${name}.${field}`, inside: [...inside, shape], report })
      const isRequired = shape.required.has(field)
      return [[field, shorten({ ...long, required: isRequired || long.required })] as const]
    })
    for (const field of shape.required)
      if (!shape.properties.has(field) && !isReserved(field)) {
        report(`${name}.${field}: its type; the description only requires it`)
        fields.push([field, 'any!'])
      }
    // A reference names another record by fields that the vendor only reads there: a closed object without them could not be filled.
    if (fields.length === 0) {
      report(`${name}: the content; the description says that all of it is read-only`)
      return { type: 'object' }
    }
    const isOpen = shape.isOpen === true || shape.isChoice
    const type: LongField = defined({
      type: 'object',
      properties: Object.fromEntries(fields),
      additionalProperties: isOpen || undefined,
    })
    const isNamed = shape.name !== undefined && inside.length > 0 && fields.length > FEW_FIELDS
    return isNamed ? { type: this.#named(shape.name, type) } : type
  }

  #array(shape: ApiShape, { name, inside, report }: NestedContext): LongField {
    const { minItems, maxItems } = shape.bounds
    const bounds = defined({ minItems, maxItems })
    const items = shape.items?.()
    if (!items || items.types.length === 0) return { type: 'array', ...bounds }
    const field = shorten(this.#param(items, { name: `${name}[]`, inside: [...inside, shape], report }))
    if (typeof field === 'string' && /^\w+$/.test(field) && field !== 'array') return { type: `${field}[]`, ...bounds }
    return { type: 'array', items: field, ...bounds }
  }

  #record(shape: ApiShape, isRequired: boolean, context: RecordContext): Field {
    const { refer, inside } = context
    const type = shapeType(shape)
    const marks = defined({ required: isRequired || undefined, nullable: shape.isNullable || undefined })
    const long = { ...marks, ...this.described(inside.length === 0 ? shape.description : undefined) }
    const union = unionOf(shape, refer)
    if (union !== undefined) return shorten({ type: union, ...long })
    if (type === 'array') return shorten({ ...longOf(this.#recordList(shape, context)), ...long })
    const only = shape.enum?.length === 1 ? shape.enum[0] : undefined
    if (type !== 'object') return shorten(defined({ type: recordType(shape, type), const: only, ...long }))
    const name = shape.name === undefined ? undefined : refer(shape)
    const fields = [...shape.properties].filter(([field]) => !isReserved(field))
    if (name !== undefined || fields.length === 0 || inside.includes(shape))
      return shorten({ type: name ?? 'object', ...long })
    const within = { refer, inside: [...inside, shape] }
    const properties = fields.map(([field, read]) => [field, this.#record(read(), shape.required.has(field), within)])
    return { type: 'object', ...long, properties: Object.fromEntries(properties) as LongField['properties'] }
  }

  #recordList(shape: ApiShape, context: RecordContext): Field {
    const items = shape.items?.()
    if (!items || context.inside.includes(shape)) return 'array'
    const field = this.#record(items, false, { ...context, inside: [...context.inside, shape] })
    if (field === 'any' || field === 'array') return 'array'
    return typeof field === 'string' && /^\w+$/.test(field) ? `${field}[]` : { type: 'array', items: field }
  }
}

/** Whether callers can set nothing in an object or in the objects of a list, and nothing is required there either. */
export function isOnlyRead(shape: ApiShape): boolean {
  const { properties, required } = shape.items?.() ?? shape
  return properties.size > 0 && required.size === 0 && [...properties.values()].every((read) => read().isReadOnly)
}

/** Returns the alternatives of a shape as a short type: `Card|Account`. */
function unionOf({ alternatives = [] }: ApiShape, refer: ReferRecord): string | undefined {
  const isNamed = alternatives.every((one) => one.name !== undefined && one.properties.size > 0)
  if (!isNamed || alternatives.length < 2 || alternatives.length > MOST_ALTERNATIVES) return undefined
  const names = alternatives.flatMap((one) => refer(one) ?? [])
  return new Set(names).size === alternatives.length ? names.join('|') : undefined
}

function longOf(field: Field): LongField {
  return typeof field === 'string' ? { type: field } : field
}

/** Returns the one type of a shape; any when it has none or several. */
export function shapeType({ types }: ApiShape): string {
  const kinds = types.includes('number') ? types.filter((type) => type !== 'integer') : types
  const [only = 'any', ...others] = kinds
  return others.length === 0 ? only : 'any'
}

function recordType(shape: ApiShape, type: string): string {
  if (type === 'string' && shape.format === 'date-time') return 'datetime'
  return type === 'string' && shape.format === 'date' ? 'date' : type
}

function fits(value: Json, type: string): boolean {
  if (type === 'any') return true
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  return type === 'object' ? isObject(value) : typeof value === type
}

function boundsOf({ minimum, maximum, minLength, maxLength, pattern }: Bounds, type: string): Bounds {
  if (type === 'integer' || type === 'number') return defined({ minimum, maximum })
  if (type !== 'string') return {}
  return defined({
    minLength: minLength || undefined,
    maxLength,
    pattern: pattern !== undefined && pattern.length <= 500 ? pattern : undefined,
  })
}

function formatOf(shape: ApiShape, type: string, name: string, report: ReportNote): LongField {
  const { format } = shape
  if (format === undefined || type !== 'string') return {}
  const known = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined
  if (known === undefined) {
    // These say how a value is stored, not which values there are.
    if (!/^(?:int32|int64|float|double|password|string|text|id|byte|binary)$/.test(format))
      report(`${name}: format ${format}`)
    return {}
  }
  return shape.enum ? {} : { format: known }
}

function presetOf(shape: ApiShape, type: string, name: string, report: ReportNote): LongField {
  const value = shape.default
  if (value === undefined || value === null || type === 'any') return {}
  const { minimum = -Infinity, maximum = Infinity } = shape.bounds
  const isInside = typeof value !== 'number' || (value >= minimum && value <= maximum)
  const isConstant = !shape.enum || shape.enum.includes(value)
  if (value !== '' && fits(value, type) && isInside && isConstant) return { default: value }
  report(`${name}: default ${JSON.stringify(value)}, which its type does not allow`)
  return {}
}

/** Names of types must not look like built-in ones, which are lower case, and so never do. */
function safeTypeName(name: string): string {
  return typeNameOf(name, 'Type')
}

/** Types of their own in the language, by the format of text that they stand for. */
const SHORT_TYPES: ReadonlyMap<string, string> = new Map([
  ['date-time', 'datetime'],
  ['date', 'date'],
])

/** Returns a field in its short form, if that has the same meaning. */
export function shorten(field: LongField): Field {
  const { type = 'any', required, nullable, format, ...rest } = field
  const extra = Object.keys(rest).length
  const ofFormat = type === 'string' ? SHORT_TYPES.get(String(format)) : undefined
  const short = ofFormat ?? type
  if (extra === 0 && (format === undefined || short !== type))
    return `${short}${required ? '!' : ''}${nullable ? '?' : ''}`
  const marks = { required: required || undefined, nullable: nullable || undefined }
  return defined({ type: short, ...marks, format: short === type ? format : undefined, ...rest })
}
