/** How one field identifies a record: its value holds the record's ordinal, so that nothing has to be looked up. */
import type { JsonSchema } from '../../runtime/base/json.ts'
import { patternText, resolved, type Schemas, schemaTypes } from '../values/index.ts'

/** Writes the value of an identifying field, and reads it back. */
export interface Identity {
  write(ordinal: number): string | number
  /** The ordinal, or undefined for a value that this field never has. */
  read(value: unknown): number | undefined
}

/** What a field identifies. */
export interface IdentityOf {
  readonly entity: string
  readonly field: string
  /** Whether it is the entity's key. */
  readonly isKey: boolean
  /** Differs for every entity of the kind. */
  readonly index: number
}

/** The first form that every schema takes: the field's own and those of the params that name it. */
export function identityOf(of: IdentityOf, schemas: readonly JsonSchema[], named: Schemas): Identity {
  const forms = [texts(of), digits(of), uuids(of), ...patterned(of, schemas, named)]
  const own = schemas[0] && schemaTypes(schemas[0], named)
  const isNumber = own !== undefined && !own.includes('string') && (own.includes('integer') || own.includes('number'))
  if (isNumber) return NUMBERS
  return forms.find((form) => schemas.every((schema) => takes(schema, String(form.write(1)), named))) ?? forms[0]!
}

const NUMBERS: Identity = {
  write: (ordinal) => ordinal,
  read: (value) => ordinalOf(String(value)),
}

function texts({ entity, field, isKey }: IdentityOf): Identity {
  const prefix = isKey ? `${entity}_` : `${entity}_${field}_`
  return {
    write: (ordinal) => `${prefix}${ordinal}`,
    read: (value) => {
      const text = String(value)
      return text.startsWith(prefix) ? ordinalOf(text.slice(prefix.length)) : undefined
    },
  }
}

/** Digits alone begin with the entity's number, so that those of two entities differ. */
function digits({ index, isKey }: IdentityOf): Identity {
  const prefix = String((isKey ? 100 : 500) + index)
  return {
    write: (ordinal) => `${prefix}${String(ordinal).padStart(9, '0')}`,
    read: (value) => {
      const text = String(value)
      return text.startsWith(prefix) && text.length >= prefix.length + 9
        ? ordinalOf(text.slice(prefix.length).replace(/^0+/, ''))
        : undefined
    },
  }
}

function uuids({ index }: IdentityOf): Identity {
  const prefix = `${index.toString(16).padStart(8, '0')}-0000-4000-8000-`
  return {
    write: (ordinal) => `${prefix}${String(ordinal).padStart(12, '0')}`,
    read: (value) => {
      const text = String(value).toLowerCase()
      return text.startsWith(prefix) ? ordinalOf(text.slice(prefix.length).replace(/^0+/, '')) : undefined
    },
  }
}

/** Forms in which the patterns of the schemas want it. */
function patterned({ index, isKey }: IdentityOf, schemas: readonly JsonSchema[], named: Schemas): Identity[] {
  return schemas.flatMap((schema) => {
    const { pattern } = resolved(schema, named)
    const form = typeof pattern === 'string' ? patternText(pattern, (isKey ? 100 : 500) + index) : undefined
    return form ? [{ write: form.write, read: (value: unknown) => form.read(String(value)) }] : []
  })
}

function ordinalOf(text: string): number | undefined {
  const ordinal = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined
  return ordinal !== undefined && Number.isSafeInteger(ordinal) ? ordinal : undefined
}

function takes(schema: JsonSchema, text: string, named: Schemas): boolean {
  const { pattern, format, maxLength, enum: values, const: only } = resolved(schema, named)
  const types = schemaTypes(schema, named)
  const isNumber = !types.includes('string') && (types.includes('integer') || types.includes('number'))
  return (
    (!isNumber || /^\d+$/.test(text)) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    (typeof maxLength !== 'number' || text.length <= maxLength) &&
    (format !== 'uuid' || /^[\da-f]{8}-/.test(text)) &&
    (!Array.isArray(values) || values.includes(text)) &&
    (only === undefined || only === text)
  )
}
