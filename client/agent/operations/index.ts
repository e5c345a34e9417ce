/** The operations of a connector as tools of an agent. */
import { missingScopes } from '../../../runtime/base/scopes.ts'
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { defined, isObject } from '../../../runtime/base/json.ts'
import { quoted } from '../../../runtime/base/names.ts'
import type { Json, JsonObject } from '../../../runtime/index.ts'
import type { CallOptions, Engine, EngineResult, OperationInfo } from '../../base/engine.ts'
import { chosen, type ToolSelection } from './selection.ts'
import {
  checkOptions,
  invalidOption,
  BOOLEAN,
  FUNCTION,
  LIST,
  oneWordOf,
  optionsOf,
  STRING,
  STRINGS,
  countKind,
} from '../../../runtime/base/options.ts'
import { CALL_OPTIONS } from '../../base/options.ts'
import { boundOperation, brokenRule, checkRules, type ParamRule } from '../policy/index.ts'
import { type ListOwnFields, ownCall } from '../own-fields/own-call.ts'
import { noTool } from '../output/error-output.ts'
import { fileOutput } from '../output/file-output.ts'
import { safeName } from './safe-names.ts'
import { fitted } from '../output/fitted.ts'
import { PageCache } from '../output/page-cache.ts'
import { projected } from '../output/projection.ts'
import { type OperationTool, operationTool, type Tool, type ToolForm, type ToolInput } from './operation-tool.ts'
import { visibleOutput } from '../output/visible.ts'

export type { Tool } from './operation-tool.ts'

/** Options of `$tools` and `toolsOf`. */
export interface ToolOptions<N extends string = string> extends ToolSelection<N> {
  /** Prefix of the names. Defaults to the kind. Two connectors of one kind need two: letters, digits, `_`, `-`. */
  readonly prefix?: string
  /** Requests schemas for strict function calling. `strict` of a tool tells whether its schema is strict. */
  readonly strict?: boolean
  /** `gemini` for its older field `parameters`, without `$ref`, `anyOf` and `additionalProperties`. */
  readonly for?: 'gemini'
  /** Whether a failed call throws, the default, or returns its error: `{ error: { code, message, … } }`. */
  readonly errors?: 'throw' | 'return'
  /** Limits of params. A call outside is `operation_forbidden`, and nothing is sent. */
  readonly rules?: readonly ParamRule[]
  /** Called before each operation that is not a read. Unless it returns true, the operation is refused as `cancelled`. */
  readonly approve?: (call: ToolCall) => boolean | Promise<boolean>
  /** Maximum number of characters of JSON in an output. Defaults to 40,000. */
  readonly maxCharacters?: number
  /** Whether to keep hidden characters and comments of third parties. By default they are removed, with a notice. */
  readonly rawText?: boolean
}

/** A call that waits for approval. */
export interface ToolCall {
  /** Name of the tool. */
  readonly tool: string
  readonly entity: string
  readonly action: string
  /** Effect of the call: adds, overwrites, or cannot be undone. */
  readonly effect: Exclude<OperationInfo['effect'], 'read'>
  /** Whether the call moves money or credit. */
  readonly pays?: boolean | undefined
  readonly params: Readonly<Record<string, unknown>>
}

/** Output of a call, within its size limit. */
export type ToolOutput = JsonObject

/** The tools of one connector. */
export interface Tools {
  readonly descriptions: readonly Tool[]
  /** Set when there are more tools than model APIs take: their number, and what to do. */
  readonly warning?: string
  /**
   * Calls a tool. The output is plain JSON: `truncated` describes what was cut, and `next` is the input of the call that continues.
   * @example const output = await tools.call('stripe_customers_list', { limit: 10 })
   * @throws ConnectorError as `$execute` does; `unsupported_action` for an unknown tool, `cancelled` for a call without approval. With
   * `errors: 'return'` they are the output.
   */
  call(name: string, input?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<ToolOutput>
}

const TOOL_OPTIONS = optionsOf<ToolOptions>({
  only: STRINGS,
  except: STRINGS,
  readOnly: BOOLEAN,
  prefix: STRING,
  strict: BOOLEAN,
  for: oneWordOf('gemini'),
  errors: oneWordOf('throw', 'return'),
  rules: LIST,
  approve: FUNCTION,
  maxCharacters: countKind('characters', 1),
  rawText: BOOLEAN,
})

const MAX_CHARACTERS = 40_000
/** OpenAI refuses more tools in one request. @see https://platform.openai.com/docs/api-reference/responses/create */
const MOST_TOOLS = 128

/** Operations that the owner allows, where the grant is known. */
async function grantedOperations(engine: Engine): Promise<readonly OperationInfo[]> {
  const { operations, scopes: granted } = await engine.describe()
  return operations.filter(({ scopes }) => missingScopes(scopes, granted).length === 0)
}

/**
 * The tools of an engine.
 * @throws ConnectorError `unsupported_action` for an unknown operation, `invalid_params` for a prefix that model APIs refuse
 */
export async function toolsOfEngine(engine: Engine, options: ToolOptions = {}): Promise<Tools> {
  checkOptions(options, TOOL_OPTIONS, 'create tools')
  checkRules(options.rules ?? [])
  const pages = new PageCache()
  const visible = (output: ToolOutput) => (options.rawText ? output : visibleOutput(output))
  const tools = toolsByName(chosen(await grantedOperations(engine), options, engine.kind), engine.kind, options)
  return {
    descriptions: [...tools.values()].map(({ tool }) => tool),
    ...warningOf(tools.size),
    async call(name, input = {}, given = {}) {
      checkOptions(given, CALL_OPTIONS, 'call a tool')
      const tool = tools.get(name)
      try {
        if (!tool) throw noTool(name, tools.keys())
        if (!isObject(input)) throw noInput(name)
        return visible(await called(engine, tool, tool.read(input), given, { ...options, pages }))
      } catch (error) {
        const isReturned = options.errors === 'return' && error instanceof ConnectorError && !given.signal?.aborted
        if (!isReturned) throw error
        return visible({ error: errorOutput(error, tool) })
      }
    },
  }
}

function toolsByName(
  operations: readonly OperationInfo[],
  kind: string,
  { prefix, strict = false, rules, for: api }: ToolOptions,
): ReadonlyMap<string, OperationTool> {
  const start = prefix === undefined ? kind.replace(/\W/g, '_') : checkedPrefix(prefix)
  const taken = new Set<string>()
  const form = formOf(strict, api)
  return new Map(
    operations.map((operation) => {
      const name = safeName(`${start}_${operation.entity}_${operation.action}`, taken)
      return [name, operationTool(name, boundOperation(rules, kind, operation), form)]
    }),
  )
}

function warningOf(count: number): Pick<Tools, 'warning'> {
  if (count <= MOST_TOOLS) return {}
  return {
    warning: `${count} tools are more than the ${MOST_TOOLS} that model APIs take in one request: choose some with only, or use agentTools().`,
  }
}

function formOf(isStrict: boolean, api: ToolOptions['for']): ToolForm {
  const isGemini = api === 'gemini'
  if (isGemini && isStrict) throw invalidOption('create tools', 'strict', 'is not known to Gemini')
  return { isStrict, isGemini }
}

function checkedPrefix(prefix: string): string {
  if (/^[a-zA-Z_][a-zA-Z0-9_-]{0,31}$/.test(prefix)) return prefix
  throw new ConnectorError(
    'invalid_params',
    `Cannot create tools: prefix ${quoted(prefix)} must be 1 to 32 letters, digits, "_" and "-", and start with a letter or "_"`,
  )
}

/** Frameworks pass on the text that the model wrote. */
function noInput(name: string): ConnectorError {
  const message = 'the input must be an object'
  return new ConnectorError('invalid_params', `Cannot call tool ${quoted(name)}: ${message}`, {
    hint: 'Parse JSON first: tools.call(name, JSON.parse(text)).',
    sent: false,
  })
}

async function called(
  engine: Engine,
  tool: OperationTool,
  input: ToolInput,
  given: CallOptions,
  { approve, maxCharacters = MAX_CHARACTERS, pages, rules }: ToolOptions & { readonly pages: PageCache },
): Promise<ToolOutput> {
  const { entity, action, effect, pays } = tool.operation
  const { fields, skip } = input
  const list: ListOwnFields = (of) => engine.fields(entity, of, { signal: given.signal, timeoutMs: given.timeoutMs })
  const { params, own, judged } = await ownCall(tool.operation, list, input.params, input.own ?? given.own)
  const call = { tool: tool.tool.name, entity, action, params: judged }
  const broken = brokenRule(rules, { kind: engine.kind, entity, action }, judged)
  if (broken !== undefined)
    throw new ConnectorError('operation_forbidden', `Cannot call tool ${call.tool}: ${broken}`, { sent: false })
  const approved: unknown = effect === 'read' || !approve || (await approve(defined({ ...call, effect, pays })))
  if (approved !== true)
    throw new ConnectorError('cancelled', `Cannot call tool ${call.tool}: it was not approved`, { sent: false })
  const page = { owner: [], call: { entity, action, params, own } }
  const held = skip === 0 ? undefined : pages.get(page)
  const result: EngineResult = held ?? (await engine.execute({ entity, action, params }, { ...given, own }))
  const { records, meta, next, file } = result
  if (file) return fileOutput(file, maxCharacters)
  const shown = projected(Array.isArray(records) ? records.slice(skip) : records, fields)
  const output = defined({
    records: shown.records,
    meta,
    next: next && tool.write(defined({ params: next, skip: 0, fields, own })),
    notice: shown.unknown.length > 0 ? shown.unknown.join(' ') : undefined,
  })
  const shownPart = fitted(output, { maxCharacters, after: (count) => tool.write({ ...input, skip: skip + count }) })
  if (!held && shownPart !== output && Array.isArray(records)) pages.set(page, result)
  return shownPart
}

/** An error in the names that the agent knows. */
function errorOutput(error: ConnectorError, tool: OperationTool | undefined): Json {
  const renamed = (value: unknown) => (typeof value === 'string' && tool ? tool.text(value) : value)
  return JSON.parse(JSON.stringify(error.toJSON(), (_, value: unknown) => renamed(value))) as Json
}
