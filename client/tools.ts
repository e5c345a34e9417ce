/** The operations of a connector as tools of an agent: names, JSON Schemas and hints, and one function that calls them. */
import { ConnectorError } from '../runtime/base/errors.ts'
import { isObject, own } from '../runtime/base/json.ts'
import { didYouMean, quoted } from '../runtime/base/suggest.ts'
import type { Json, JsonObject, JsonSchema } from '../runtime/index.ts'
import type { CallOptions, Engine, OperationFacts, Result } from './engine.ts'
import { fitted } from './tool-output.ts'

/** Which tools, and how much they may say. */
export interface ToolOptions<N extends string = string> {
  /** Operations such as `customers.list`; all by default. */
  readonly only?: readonly N[]
  /** Only operations that change nothing. */
  readonly readOnly?: boolean
  /** The most characters of JSON that a call gives; 40,000 by default. */
  readonly maxCharacters?: number
}

/** One tool, in the words of JSON Schema and the Model Context Protocol. */
export interface Tool {
  /** At most 64 letters, digits and underscores: `stripe_customers_list`. */
  readonly name: string
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: true
  }
}

/** What a call gave, within the limit of its size. */
export type ToolOutput = JsonObject

/** The tools of one connector. */
export interface Tools {
  readonly descriptions: readonly Tool[]
  /**
   * Calls a tool. The output is plain JSON; what was cut is told in `truncated`.
   * @throws ConnectorError as `execute` does, and `unsupported_action` for a name that is no tool
   */
  call(name: string, input?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<ToolOutput>
}

const MAX_CHARACTERS = 40_000
const MAX_NAME = 64

/** The tools of an engine. @throws ConnectorError `unsupported_action` for an operation in `only` that there is none of */
export async function toolsOf(engine: Engine, options: ToolOptions = {}): Promise<Tools> {
  const { only, readOnly = false, maxCharacters = MAX_CHARACTERS } = options
  const operations = (await engine.operations()).filter(({ effect }) => !readOnly || effect === 'read')
  const chosen = only ? only.map((id) => named(operations, id, engine)) : operations
  const byName = new Map(chosen.map((operation) => [nameOf(engine.kind, operation), operation]))
  return {
    descriptions: [...byName].map(([name, operation]) => toolOf(name, operation)),
    async call(name, input = {}, given = {}) {
      const operation = byName.get(name)
      if (!operation)
        throw new ConnectorError(
          'unsupported_action',
          `Cannot call tool ${quoted(name)}: there is none.${didYouMean(name, byName.keys())}`,
        )
      const { entity, action } = operation
      return outputOf(await engine.execute({ entity, action, params: input }, given), maxCharacters)
    },
  }
}

function named(operations: readonly OperationFacts[], id: string, { kind }: Engine): OperationFacts {
  const found = operations.find(({ entity, action }) => `${entity}.${action}` === id)
  if (found) return found
  const near = didYouMean(
    id,
    operations.map(({ entity, action }) => `${entity}.${action}`),
  )
  throw new ConnectorError(
    'unsupported_action',
    `Cannot make a tool of ${quoted(id)} of ${kind}: no such operation.${near}`,
  )
}

function nameOf(kind: string, { entity, action }: OperationFacts): string {
  return `${kind}_${entity}_${action}`.replace(/\W/g, '_').slice(0, MAX_NAME)
}

function toolOf(name: string, { entity, action, description, effect, params }: OperationFacts): Tool {
  return {
    name,
    description: description ?? `${action} of ${entity}`,
    inputSchema: inputOf(params),
    annotations: {
      readOnlyHint: effect === 'read',
      destructiveHint: effect === 'destructive',
      idempotentHint: effect === 'read' || action === 'update' || action === 'delete',
      openWorldHint: true,
    },
  }
}

/** The schema with nothing required that has a default, since the default is filled in. */
function inputOf(params: JsonSchema): JsonSchema {
  const fields = (isObject(params.properties) ? params.properties : {}) as Record<string, Json>
  const required = (Array.isArray(params.required) ? params.required : []).filter((name) => {
    const field = own(fields, String(name))
    return !isObject(field) || field.default === undefined
  })
  const { required: _, ...others } = params
  return { type: 'object', ...others, ...(required.length > 0 && { required }) }
}

async function outputOf({ records, meta, next, file }: Result, maxCharacters: number): Promise<ToolOutput> {
  if (!file) return fitted({ records, meta, next }, maxCharacters)
  const facts = {
    ...(file.name !== undefined && { name: file.name }),
    ...(file.type !== undefined && { type: file.type }),
    ...(file.size !== undefined && { size: file.size }),
  }
  if (!/^(?:text\/|application\/(?:json|xml|x-ndjson|csv))/.test(file.type ?? '')) {
    await file.stream.cancel()
    return { file: { ...facts, note: 'The content is not text and is not shown.' } }
  }
  return { file: { ...facts, ...(await textOf(file.stream, maxCharacters)) } }
}

async function textOf(stream: ReadableStream<Uint8Array>, maxCharacters: number): Promise<JsonObject> {
  const decoder = new TextDecoder()
  let content = ''
  for await (const chunk of stream) {
    content += decoder.decode(chunk, { stream: true })
    if (content.length > maxCharacters)
      return { content: content.slice(0, maxCharacters), truncated: `The first ${maxCharacters} characters are shown.` }
  }
  return { content: content + decoder.decode() }
}
