/** Values of a draft's params, where a call needs one. */
import { compileFieldCheck, type Field, type LongField } from 'plugboard/author'
import type { Json, JsonSchema } from 'plugboard/runtime'
import { textExample } from './example.ts'

/** Source of a default. */
export interface PresetSource {
  readonly name: string
  /** The draft's named types. */
  readonly types: ReadonlyMap<string, LongField>
  /** The vendor's default, if any. */
  readonly value: Json | undefined
}

/** Returns an optional param with a default. */
export function presetField(field: Field | undefined, source: PresetSource): Field {
  return { ...optional(field), default: presetValue(field, source) }
}

/** Returns a value of a param: the vendor's default if it fits, else an example. */
export function presetValue(field: Field | undefined, { name, types, value }: PresetSource): Json {
  const schema = schemaOf(optional(field), types)
  const isFit = value !== undefined && compileFieldCheck(schema, { useDefaults: false })(value).length === 0
  return isFit ? value : exampleOf(schema, name)
}

function optional(field: Field | undefined): LongField {
  const long = typeof field === 'object' ? field : { type: field ?? 'string' }
  const { required: _, ...rest } = long
  return { ...rest, type: (long.type ?? 'string').replace(/[!?]+$/, '') }
}

const TEXTS: Readonly<Record<string, JsonSchema>> = {
  datetime: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
}

/** The keys of fields that limit plain values. */
const LIMITS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'enum'] as const

/** Returns the plain values of a field, as JSON Schema. */
function schemaOf(field: LongField, types: PresetSource['types']): JsonSchema {
  const named = types.get(field.type ?? '')
  if (named) return schemaOf(named, types)
  const { type = 'string' } = field
  if (type.endsWith('[]')) return { type: 'array' }
  const limits = LIMITS.flatMap((name) => (field[name] === undefined ? [] : [[name, field[name] as Json]]))
  return { type, ...(Object.fromEntries(limits) as JsonSchema), ...TEXTS[type] }
}

function exampleOf(schema: JsonSchema, name: string): Json {
  const { type, enum: values, minimum = 1, maximum = Infinity } = schema
  if (Array.isArray(values)) return values[0] ?? null
  if (type === 'integer' || type === 'number') return Math.min(Math.max(1, Number(minimum)), Number(maximum))
  if (type === 'boolean') return true
  if (type === 'array') return []
  return type === 'object' ? {} : textExample(schema, name)
}
