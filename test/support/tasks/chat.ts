/** A conversation with a model in one of three protocols: OpenAI's chat completions and responses, and Anthropic's messages. */
import { isObject, type JsonObject } from '../../../runtime/base/json.ts'
import { askEndpoint, type Endpoint, unexpected, urlBelow } from './endpoint.ts'

/** Protocols that a run may name. */
export const APIS = ['openai', 'anthropic'] as const

/** Protocol that a run names. */
export type Api = (typeof APIS)[number]

/** Beginning of a conversation. */
export interface Opening {
  readonly system: string
  readonly user: string
  readonly tools: readonly { readonly name: string; readonly description: string; readonly inputSchema: object }[]
}

/** A call of a tool. `input` is undefined where the model wrote no JSON object. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: Readonly<Record<string, unknown>> | undefined
}

/** The result of a call, as JSON text. */
export interface ToolResult {
  readonly id: string
  readonly text: string
  readonly isError: boolean
}

/** Counted by the endpoint. */
export interface Tokens {
  readonly input: number
  readonly output: number
}

/** An answer of the model. Without calls, it has ended. */
export interface Turn {
  readonly calls: readonly ToolCall[]
  /** Undefined where the endpoint counts none. */
  readonly tokens: Tokens | undefined
}

/** A conversation, which grows with each turn. */
export type Conversation = (results: readonly ToolResult[], signal: AbortSignal) => Promise<Turn>

/** Opens a conversation. An address that ends with `/responses` speaks OpenAI's Responses API. */
export function openConversation(endpoint: Endpoint, api: Api, opening: Opening): Conversation {
  if (api === 'anthropic') return messages(endpoint, opening)
  return endpoint.url.pathname.endsWith('/responses') ? responses(endpoint, opening) : completions(endpoint, opening)
}

/** @see https://platform.openai.com/docs/api-reference/chat/create */
function completions(endpoint: Endpoint, { system, user, tools }: Opening): Conversation {
  const url = urlBelow(endpoint, '/chat/completions')
  const said: object[] = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
  const functions = tools.map(({ name, description, inputSchema }) => ({
    type: 'function',
    function: { name, description, parameters: inputSchema },
  }))
  return async (results, signal) => {
    said.push(...results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text })))
    const body = { model: endpoint.model, messages: said, tools: functions } as unknown as JsonObject
    const answer = await askEndpoint(endpoint, url, { headers: bearer(endpoint), body }, signal)
    const message = isObject(listIn(answer.choices)[0]) ? (listIn(answer.choices)[0] as JsonObject).message : undefined
    if (!isObject(message)) throw unexpected(endpoint, url, 'a message in choices')
    said.push(message)
    const calls = listIn(message.tool_calls).map((call) => {
      const { name, arguments: text } = (call.function ?? {}) as JsonObject
      return { id: String(call.id), name: String(name), input: inputIn(text) }
    })
    return { calls, tokens: tokensOf(answer.usage, ['prompt_tokens'], 'completion_tokens') }
  }
}

/** @see https://platform.openai.com/docs/api-reference/responses/create */
function responses(endpoint: Endpoint, { system, user, tools }: Opening): Conversation {
  const url = urlBelow(endpoint, '/responses')
  const said: object[] = [{ type: 'message', role: 'user', content: user }]
  const functions = tools.map(({ name, description, inputSchema }) => ({
    type: 'function',
    name,
    description,
    parameters: inputSchema,
    strict: false,
  }))
  return async (results, signal) => {
    said.push(...results.map(({ id, text }) => ({ type: 'function_call_output', call_id: id, output: text })))
    const body = { model: endpoint.model, instructions: system, input: said, tools: functions } as unknown as JsonObject
    const answer = await askEndpoint(endpoint, url, { headers: bearer(endpoint), body }, signal)
    if (!Array.isArray(answer.output)) throw unexpected(endpoint, url, 'output')
    const output = listIn(answer.output)
    said.push(...output)
    const calls = output
      .filter(({ type }) => type === 'function_call')
      .map(({ call_id: id, name, arguments: text }) => ({ id: String(id), name: String(name), input: inputIn(text) }))
    return { calls, tokens: tokensOf(answer.usage, ['input_tokens'], 'output_tokens') }
  }
}

/** Most tokens of one answer, which Anthropic wants to be named. */
const MOST_TOKENS = 8_192

/** @see https://docs.claude.com/en/api/messages */
function messages(endpoint: Endpoint, { system, user, tools }: Opening): Conversation {
  const url = urlBelow(endpoint, '/messages')
  const said: object[] = [{ role: 'user', content: user }]
  const described = tools.map(({ name, description, inputSchema }) => ({
    name,
    description,
    input_schema: inputSchema,
  }))
  const { key } = endpoint
  const headers = { ...(key !== undefined && { 'x-api-key': key }), 'anthropic-version': '2023-06-01' }
  return async (results, signal) => {
    const content = results.map(({ id, text, isError }) => {
      return { type: 'tool_result', tool_use_id: id, content: text, is_error: isError }
    })
    if (content.length > 0) said.push({ role: 'user', content })
    const asked = { model: endpoint.model, max_tokens: MOST_TOKENS, system, messages: said, tools: described }
    const answer = await askEndpoint(endpoint, url, { headers, body: asked as unknown as JsonObject }, signal)
    if (!Array.isArray(answer.content)) throw unexpected(endpoint, url, 'content')
    const blocks = listIn(answer.content)
    said.push({ role: 'assistant', content: blocks })
    const calls = blocks
      .filter(({ type }) => type === 'tool_use')
      .map(({ id, name, input }) => ({
        id: String(id),
        name: String(name),
        input: isObject(input) ? input : undefined,
      }))
    const read = ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens']
    return { calls, tokens: tokensOf(answer.usage, read, 'output_tokens') }
  }
}

function bearer({ key }: Endpoint): Record<string, string> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` }
}

function listIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? (value.filter(isObject) as JsonObject[]) : []
}

/** The arguments of a call, which OpenAI's protocols write as text. */
function inputIn(text: unknown): ToolCall['input'] {
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(String(text))
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** @param read the first of these names has to be there */
function tokensOf(usage: unknown, read: readonly string[], written: string): Tokens | undefined {
  if (!isObject(usage) || typeof usage[read[0]!] !== 'number') return undefined
  const output = usage[written]
  const input = read.reduce((sum, name) => sum + Number(usage[name] ?? 0), 0)
  return typeof output === 'number' ? { input, output } : undefined
}
