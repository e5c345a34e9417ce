/** One operation as a tool: its name, schema and hints, and the conversion between an agent's input and params. */
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { defined, isObject, own } from '../../../runtime/base/json.ts'
import type { Json, JsonObject, JsonSchema, OwnGiven } from '../../../runtime/index.ts'
import type { OwnUse } from '../../../runtime/base/own-fields.ts'
import type { OperationInfo } from '../../base/engine.ts'
import { schemaProperties, requiredNames } from '../../base/schemas.ts'
import { geminiSchema, readGemini } from './gemini.ts'
import { renamingOf, safeName } from './safe-names.ts'
import { strictSchema, withoutNulls } from './strict.ts'

/** One tool, in the terms of JSON Schema and the Model Context Protocol. */
export interface Tool {
  /** At most 64 letters, digits, `_` and `-`: `stripe_customers_list`. */
  readonly name: string
  /** Name for people. Absent for a tool of one operation. */
  readonly title?: string
  readonly description: string
  readonly inputSchema: JsonSchema
  /** Schema of outputs, errors included. Absent for a tool of one operation. */
  readonly outputSchema?: JsonSchema
  /** With the option `strict`: whether the schema is strict. */
  readonly strict?: boolean
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    /** Whether calls reach systems of third parties. */
    readonly openWorldHint: boolean
  }
}

export interface ToolInput {
  /** Params of the call, by the vendor's names. */
  readonly params: JsonObject
  /** Fields of the records to return. All by default. */
  readonly fields?: readonly string[]
  /** Number of records to leave out at the start of the page. */
  readonly skip: number
  /** Own fields of the account: for a read the fields to return, for a write their values. */
  readonly own?: OwnGiven
}

/** A tool and its operation. */
export interface OperationTool {
  readonly tool: Tool
  readonly operation: OperationInfo
  /** Reads an agent's input. @throws ConnectorError `invalid_params` for invalid fields and counts */
  read(input: Readonly<Record<string, unknown>>): ToolInput
  /** The input of a call: `read` backwards. */
  write(input: ToolInput): JsonObject
  /** A text with the property names that the agent knows. */
  text(text: string): string
}

/** The API of a tool's schema. */
export interface ToolForm {
  readonly isStrict: boolean
  readonly isGemini: boolean
}

/** An operation as a tool. */
export function operationTool(name: string, operation: OperationInfo, form: ToolForm): OperationTool {
  const renaming = renamingOf(withoutDefaulted(operation.params))
  // A strict schema has no object of any names.
  const takesValues = !form.isStrict || strictSchema(renaming.schema) === undefined
  const own = ownParams(operation, renaming.schema, takesValues)
  const schema = withProperties(renaming.schema, own.schemas)
  const strict = form.isStrict ? strictSchema(schema) : undefined
  const shown = form.isGemini ? geminiSchema(schema) : (strict ?? schema)
  return {
    tool: defined({
      name,
      description: renaming.text(descriptionOf(operation)),
      inputSchema: shown,
      strict: form.isStrict ? strict !== undefined : undefined,
      annotations: hintsOf([operation.pays ? 'pays' : operation.effect], true),
    }),
    operation,
    read(input) {
      const written = form.isGemini ? readGemini(input as JsonObject, schema) : (input as JsonObject)
      const given = (strict ? withoutNulls(written, schema) : written) as JsonObject
      const { [own.fields]: fields, [own.skip]: skip, [own.own]: wanted, ...others } = given
      // Names that are not ours are the vendor's.
      const vendors = (name: string, value: Json | undefined) => (name in own.schemas ? undefined : value)
      const params = defined({
        ...others,
        [own.fields]: vendors(own.fields, fields),
        [own.skip]: vendors(own.skip, skip),
        [own.own]: vendors(own.own, wanted),
      }) as JsonObject
      return defined({
        params: renaming.toOriginal(params),
        skip: own.skip in own.schemas ? countOf(skip, own.skip) : 0,
        fields: own.fields in own.schemas ? fieldsOf(fields, own.fields) : undefined,
        own: own.own in own.schemas ? (wanted as OwnGiven | undefined) : undefined,
      })
    },
    write: ({ params, fields, skip, own: wanted }) =>
      defined({
        ...renaming.toSafe(params),
        [own.fields]: fields && [...fields],
        [own.skip]: skip > 0 ? skip : undefined,
        [own.own]: wanted as Json | undefined,
      }) as JsonObject,
    text: renaming.text,
  }
}

function descriptionOf({ entity, action, description, pays }: OperationInfo): string {
  const text = description ?? `${action} of ${entity}`
  return pays ? `${text} Moves money or credit: ask the person first.` : text
}

/** Effect of a call: on data, or that it moves money. */
export type CallEffect = OperationInfo['effect'] | 'pays'

/**
 * Hints of the Model Context Protocol for a tool whose calls have one of these effects. Each hint holds for all of them. A destructive
 * call replaces or removes data, or moves money.
 */
export function hintsOf(effects: readonly CallEffect[], isOfThirdParty: boolean): Tool['annotations'] {
  return {
    readOnlyHint: effects.every((effect) => effect === 'read'),
    destructiveHint: effects.some((effect) => effect !== 'read' && effect !== 'additive'),
    idempotentHint: effects.every((effect) => effect !== 'additive' && effect !== 'pays'),
    openWorldHint: isOfThirdParty,
  }
}

/** The schema without required fields that have a default. */
function withoutDefaulted(params: JsonSchema): JsonSchema {
  const fields = schemaProperties(params)
  const required = requiredNames(params).filter((name) => {
    const field = own(fields, name)
    return !isObject(field) || field.default === undefined
  })
  const { required: _, ...others } = params
  return { type: 'object', ...others, ...(required.length > 0 && { required }) }
}

interface OwnParams {
  readonly fields: string
  readonly skip: string
  readonly own: string
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

function ownParams({ action, effect, own: use }: OperationInfo, schema: JsonSchema, takesValues: boolean): OwnParams {
  const used = schemaProperties(schema)
  const taken = new Set(Object.keys(used))
  const fields = safeName('fields' in used ? 'output_fields' : 'fields', taken)
  const skip = safeName('skip_records', taken)
  const own = safeName('own' in used ? 'own_fields' : 'own', taken)
  const isList = LISTS.has(action)
  const isProjected = effect === 'read' && action !== 'download' && action !== 'search'
  const isWritten = effect !== 'read' && takesValues
  const ownSchema = isProjected ? OWN_ASKED : use && isWritten ? valuesSchema(use) : undefined
  return {
    fields,
    skip,
    own,
    schemas: defined({
      [fields]: isProjected ? FIELDS : undefined,
      [skip]: isList ? SKIP : undefined,
      [own]: use && ownSchema,
    }) as OwnParams['schemas'],
  }
}

const LISTS: ReadonlySet<string> = new Set(['list', 'api_search', 'search'])

const FIELDS: JsonSchema = {
  type: 'array',
  items: { type: 'string' },
  description: 'Fields or paths to return, such as address.city. Defaults to all.',
}

const OWN_ASKED: JsonSchema = {
  type: 'array',
  items: { type: 'string' },
  description: 'The account\'s own fields to return, by name or label; ["all"] for all.',
}

const OWN_VALUES: JsonSchema = { type: 'object', description: "Values of the account's own fields, by name or label." }

function valuesSchema({ batch }: OwnUse): JsonSchema {
  if (batch === undefined) return OWN_VALUES
  return { type: 'array', items: OWN_VALUES, description: `Own fields of each of ${batch}, in their order.` }
}

const SKIP: JsonSchema = {
  type: 'integer',
  minimum: 0,
  description: 'The value from next.',
}

function withProperties(schema: JsonSchema, added: OwnParams['schemas']): JsonSchema {
  if (Object.keys(added).length === 0) return schema
  return { ...schema, properties: { ...schemaProperties(schema), ...added } }
}

function fieldsOf(value: Json | undefined, name: string): readonly string[] | undefined {
  if (value === undefined) return undefined
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '')
  if (!isList) throw invalid(name, 'must be a list of names')
  return value.length === 0 ? undefined : (value as string[])
}

function countOf(value: Json | undefined, name: string): number {
  if (value === undefined) return 0
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw invalid(name, 'must be a whole number, 0 or more')
}

function invalid(name: string, message: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot call: param ${name} ${message}`, {
    errors: [{ field: `params.${name}`, message, error_code: 'type' }],
  })
}
