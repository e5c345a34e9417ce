/** Defaults of a draft's params, which its check calls without any. */
import { compileFieldCheck } from 'plugboard/author'
import type { Json, JsonSchema } from 'plugboard/runtime'
import { textExample } from './example.ts'
import type { Field, LongField } from './find/language.ts'

/** What a default is made from. */
export interface PresetSource {
  readonly name: string
  /** The types that the draft has named. */
  readonly types: ReadonlyMap<string, LongField>
  /** The vendor's default, if it has one. */
  readonly value: Json | undefined
}

/** A param with a default, and so not required: the vendor's where the param takes it, else an example. */
export function presetField(field: Field | undefined, { name, types, value }: PresetSource): Field {
  const long = typeof field === 'object' ? field : { type: field ?? 'string' }
  const { required: _, ...rest } = long
  const plain = { ...rest, type: (long.type ?? 'string').replace(/[!?]+$/, '') }
  const schema = schemaOf(plain, types)
  const isFit = value !== undefined && compileFieldCheck(schema, { useDefaults: false })(value).length === 0
  return { ...plain, default: isFit ? value : exampleOf(schema, name) }
}

const TEXTS: Readonly<Record<string, JsonSchema>> = {
  datetime: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
}

/** The keys of fields that limit plain values. */
const LIMITS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'enum'] as const

/** What a field takes of plain values, as JSON Schema. */
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
