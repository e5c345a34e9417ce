/** Compiles any JSON Schema to a function. The one host of `ajv`, which no call of a kind loads: see field-check.ts. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { JsonSchema } from '../base/json.ts'
import { FORMATS } from './formats.ts'

/** One fault of a value: its keyword, location and message. */
export interface SchemaFault {
  readonly keyword: string
  /** JSON pointer into the checked value. */
  readonly pointer: string
  readonly params: Record<string, unknown>
  readonly message: string
  /** The part of the schema that holds the keyword. */
  readonly schema: unknown
}

/** Checks a value and returns every fault; an empty list means that it fits. May write defaults into the value. */
export type SchemaCheck = (value: unknown) => SchemaFault[]

interface SchemaOptions {
  /** Whether to write the schema's defaults into checked values. */
  readonly useDefaults?: boolean
}

/** Compiles a schema. Formats: date, date-time, uri, email, uuid, hostname. @throws Error when the schema is malformed */
export function compileSchema(schema: JsonSchema, { useDefaults = false }: SchemaOptions = {}): SchemaCheck {
  return checkBy(newAjv(useDefaults).compile(schema))
}

/** Compiles a schema that refers to definitions. The definitions of a kind are compiled once, for all its schemas. */
export function compileWithin(schema: JsonSchema, $defs: Readonly<Record<string, JsonSchema>>): SchemaCheck {
  const ajv = compilers.get($defs) ?? newAjv(false).addSchema({ $id: SHARED, $defs })
  compilers.set($defs, ajv)
  return checkBy(ajv.compile(withSharedRefs(schema)))
}

const compilers = new WeakMap<object, Ajv>()
const SHARED = 'shared'

/** Rewrites a schema's references to lead into the shared document. */
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
    // Most checks see few values. Without inlining and optimizing, compiling takes half the time.
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
