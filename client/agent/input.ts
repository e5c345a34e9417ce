/** Checks the input of a tool by its schema, so that an agent can correct a wrong call by its error. */
import { ConnectorError, type FieldError } from '../../runtime/base/errors.ts'
import { at, isObject, propertiesOf } from '../../runtime/base/json.ts'
import { faultPath, sayFault } from '../../runtime/language/faults.ts'
import { compileFieldCheck } from '../../runtime/language/field-check.ts'
import type { SchemaFault } from '../../runtime/language/schema.ts'
import type { AnyRequest, Json, JsonObject, JsonSchema, OwnGiven } from '../../runtime/index.ts'
import { parseJsonText } from './json-text.ts'
import type { Tool } from './operations/index.ts'

/** Input of a call. The tool decides which fields exist. */
export interface AgentInput {
  readonly connector: string
  readonly entity: string
  readonly action: string
  readonly params?: JsonObject
  readonly fields?: readonly string[]
  /** For a read the own fields to return, for a write their values. */
  readonly own?: OwnGiven
  /** For `describe_operation`: words of the own fields to show first. */
  readonly words?: string
  readonly max_characters?: number | undefined
  readonly skip?: number
  readonly who?: boolean
  readonly idempotency_key?: string
  readonly query: string
  readonly access?: 'read' | 'write'
  /** For `find_operations` with its default; for `execute_read` the number of records wanted. */
  readonly limit: number
  readonly also?: readonly Pick<AgentInput, 'connector' | 'entity' | 'action' | 'params' | 'fields' | 'own'>[]
  readonly kinds?: readonly string[]
  readonly entities?: readonly string[]
  readonly kind?: string
  readonly want?: readonly string[]
  readonly method: AnyRequest['method']
  readonly path: string
  readonly body?: Json
}

/** Input of a tool of requests, whose `query` holds values by name. */
export type RequestInput = Omit<AgentInput, 'query'> & { readonly query?: JsonObject }

/** Checks a tool's input and returns it with its defaults. */
export type InputCheck = (input: Readonly<Record<string, unknown>>) => AgentInput

/** Compiles the check of a tool. The check throws a ConnectorError `invalid_params` with every fault. */
export function compileInput({ name, inputSchema }: Tool): InputCheck {
  const check = compileFieldCheck(closed(inputSchema))
  return (input) => {
    // Models write null for what they leave out.
    const named = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
    const given = parseJsonText(named as JsonObject, inputSchema) as JsonObject
    const faults = check(given)
    if (faults.length === 0) return given as unknown as AgentInput
    const errors = faults.map((fault) => fieldError(fault, given))
    const sentence = errors.map(({ field, message }) => `${field || 'it'} ${message}`).join('; ')
    const hint = operationHint(name, given)
    throw new ConnectorError('invalid_params', `Cannot call ${name}: ${sentence}`, { sent: false, errors, hint })
  }
}

/** A schema whose objects have no other properties than the named ones. The list of tools leaves it out, since each tool would repeat it. */
function closed(schema: JsonSchema): JsonSchema {
  const { items, properties } = schema
  if (isObject(items)) return { ...schema, items: closed(items) }
  if (!isObject(properties)) return schema
  const inner = Object.entries(propertiesOf(schema)).map(([name, one]) => [name, closed(one)])
  return { ...schema, properties: Object.fromEntries(inner) as JsonObject, additionalProperties: false }
}

/** The call that is meant where one argument has entity and action: `"operation": "issues.list"`. */
function operationHint(tool: string, given: JsonObject): string | undefined {
  const { entity, action, ...others } = given
  if (entity !== undefined && action !== undefined) return undefined
  const named = Object.entries(given).find(([, value]) => typeof value === 'string' && /^\w+\.\w+$/.test(value))
  if (!named) return undefined
  const [name, operation] = named
  const [first, last] = String(operation).split('.')
  const rest = Object.fromEntries(Object.entries(others).filter(([one]) => one !== name))
  return `Call ${tool} with ${JSON.stringify({ ...rest, entity: first, action: last })}.`
}

function fieldError(fault: SchemaFault, input: object): FieldError {
  const said = sayFault(fault, at(input, fault.pointer), 'arguments')
  const takesParams = 'params' in propertiesOf((fault.schema ?? {}) as JsonSchema)
  return {
    field: faultPath(fault).join('.'),
    message: takesParams
      ? said.replace(/^is not known; .*/, 'is not known: if the operation takes it, it belongs in params')
      : said,
    error_code: fault.keyword === 'additionalProperties' ? 'unknown_param' : fault.keyword,
  }
}
