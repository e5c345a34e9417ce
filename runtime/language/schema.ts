/** JSON Schema of any form compiled to a function. The one host of `ajv`, which no call of a kind loads: see field-check.ts. */
import { Ajv, type ErrorObject } from 'ajv'
import type { JsonSchema } from '../base/json.ts'
import { FORMATS } from './formats.ts'

/** One fault that a schema finds: which keyword, where, and what the keyword says. */
export interface SchemaFault {
  readonly keyword: string
  /** JSON pointer into the checked value. */
  readonly pointer: string
  readonly params: Record<string, unknown>
  readonly message: string
  /** The part of the schema that holds the keyword. */
  readonly schema: unknown
}

/** Checks a value and says every fault; an empty list means it fits. May write defaults into the value. */
export type SchemaCheck = (value: unknown) => SchemaFault[]

interface SchemaOptions {
  /** Write the schema's defaults into checked values. */
  readonly useDefaults?: boolean
}

/** A check for a schema, compiled once. Formats: date, date-time, uri, email, uuid, hostname. @throws Error when the schema itself is malformed */
export function compileSchema(schema: JsonSchema, { useDefaults = false }: SchemaOptions = {}): SchemaCheck {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: false,
    useDefaults,
    verbose: true,
    meta: false,
    validateSchema: false,
    ownProperties: true,
  })
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  const validate = ajv.compile(schema)
  return (value) => (validate(value) ? [] : validate.errors!.map(faultOf))
}

function faultOf({ keyword, instancePath, params, message, parentSchema }: ErrorObject): SchemaFault {
  return { keyword, pointer: instancePath, params, message: message ?? keyword, schema: parentSchema }
}
