/** JSON Schema of any form compiled to a function. The one host of `ajv`, which no call of a kind loads: see field-check.ts. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
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
  return checkBy(newAjv(useDefaults).compile(schema))
}

/** A check for a schema that refers to definitions. Those of a kind are compiled once, for all schemas that refer to them. */
export function compileWithin(schema: JsonSchema, $defs: Readonly<Record<string, JsonSchema>>): SchemaCheck {
  const ajv = compilers.get($defs) ?? newAjv(false).addSchema({ $id: SHARED, $defs })
  compilers.set($defs, ajv)
  return checkBy(ajv.compile(withSharedRefs(schema)))
}

const compilers = new WeakMap<object, Ajv>()
const SHARED = 'shared'

/** A schema whose references lead into the shared document. */
function withSharedRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? `${SHARED}${value}` : value,
  ) as JsonSchema
}

function newAjv(useDefaults: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: false,
    useDefaults,
    verbose: true,
    meta: false,
    validateSchema: false,
    ownProperties: true,
    // Most checks see fewer values than it takes to inline schemas and to tidy the code: without, compiling takes half the time.
    inlineRefs: false,
    code: { optimize: false },
  })
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  return ajv
}

function checkBy(validate: ValidateFunction): SchemaCheck {
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(faultOf))
}

function faultOf({ keyword, instancePath, params, message, parentSchema }: ErrorObject): SchemaFault {
  return { keyword, pointer: instancePath, params, message: message ?? keyword, schema: parentSchema }
}
