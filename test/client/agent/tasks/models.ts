/**
 * A stand-in for endpoints of models, on loopback: OpenAI's chat completions and responses, and Anthropic's messages. A script takes the place of
 * the model: its figures are no figures of models.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { JsonObject } from '../../../../runtime/index.ts'

/** The key that the stand-in takes. */
export const KEY = 'sk-test-0123456789'
/** The model that it has. */
export const MODEL = 'scripted'
/** Tokens of each answer. */
export const USAGE = { input: 100, output: 10 }

/** A call that a script makes. */
export interface Move {
  readonly tool: string
  readonly input: object | string
}

/** Next calls, by the results so far; none ends the task. */
export type Script = (request: string, results: readonly JsonObject[]) => readonly Move[]

/** A protocol: the path, and how a request and an answer look. */
interface Protocol {
  readonly path: string
  key(headers: IncomingHttpHeaders): string | undefined
  request(body: JsonObject): string
  results(body: JsonObject): string[]
  answer(moves: readonly Move[], turn: number): object
}

const textOf = (input: Move['input']) => (typeof input === 'string' ? input : JSON.stringify(input))
const bearer = ({ authorization = '' }: IncomingHttpHeaders) => /^Bearer (\S+)$/.exec(authorization)?.[1]
const list = (value: unknown) => value as JsonObject[]

/** Checks a part of a request as the documented API does. */
function demand(isGood: boolean, what: string): void {
  if (!isGood) throw new Error(what)
}

const PROTOCOLS = {
  completions: {
    path: '/v1/chat/completions',
    key: bearer,
    request(body) {
      const [system, user] = list(body.messages)
      demand(system?.role === 'system' && user?.role === 'user', 'messages begin with system and user')
      for (const { type, function: named } of list(body.tools))
        demand(type === 'function' && typeof (named as JsonObject).name === 'string', 'tools are functions')
      return String(user!.content)
    },
    results(body) {
      const messages = list(body.messages)
      const asked = messages.flatMap((one) => list(one.tool_calls ?? []).map(({ id }) => id))
      const answered = messages.filter(({ role }) => role === 'tool')
      demand(
        JSON.stringify(answered.map((one) => one.tool_call_id)) === JSON.stringify(asked),
        'each call has its result',
      )
      return answered.map(({ content }) => String(content))
    },
    answer(moves, turn) {
      const calls = moves.map(({ tool, input }, at) => ({
        id: `call_${turn}_${at}`,
        type: 'function',
        function: { name: tool, arguments: textOf(input) },
      }))
      const message = {
        role: 'assistant',
        content: calls.length > 0 ? null : 'done',
        ...(calls.length > 0 && { tool_calls: calls }),
      }
      return { choices: [{ message }], usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output } }
    },
  },
  responses: {
    path: '/v1/responses',
    key: bearer,
    request(body) {
      const [user] = list(body.input)
      demand(typeof body.instructions === 'string' && user?.role === 'user', 'input begins with the user')
      for (const { type, name, parameters } of list(body.tools))
        demand(type === 'function' && typeof name === 'string' && typeof parameters === 'object', 'tools are functions')
      return String(user!.content)
    },
    results(body) {
      const items = list(body.input)
      const asked = items.filter(({ type }) => type === 'function_call').map((one) => one.call_id)
      const answered = items.filter(({ type }) => type === 'function_call_output')
      demand(JSON.stringify(answered.map((one) => one.call_id)) === JSON.stringify(asked), 'each call has its output')
      return answered.map(({ output }) => String(output))
    },
    answer(moves, turn) {
      const calls = moves.map(({ tool, input }, at) => {
        return { type: 'function_call', call_id: `call_${turn}_${at}`, name: tool, arguments: textOf(input) }
      })
      const said = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'done' }] }
      const usage = { input_tokens: USAGE.input, output_tokens: USAGE.output }
      return { output: [{ type: 'reasoning', summary: [] }, ...(calls.length > 0 ? calls : [said])], usage }
    },
  },
  messages: {
    path: '/v1/messages',
    key: (headers) => headers['x-api-key'] as string | undefined,
    request(body) {
      const [user] = list(body.messages)
      demand(typeof body.system === 'string' && typeof body.max_tokens === 'number', 'system and max_tokens are there')
      for (const { name, input_schema } of list(body.tools))
        demand(typeof name === 'string' && typeof input_schema === 'object', 'tools have an input_schema')
      return String(user!.content)
    },
    results(body) {
      const messages = list(body.messages)
      const roles = messages.map(({ role }, at) => role === (at % 2 === 0 ? 'user' : 'assistant'))
      demand(roles.every(Boolean), 'user and assistant alternate')
      const blocks = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : list(content)))
      const asked = blocks.filter(({ type }) => type === 'tool_use').map(({ id }) => id)
      const answered = blocks.filter(({ type }) => type === 'tool_result')
      demand(
        JSON.stringify(answered.map((one) => one.tool_use_id)) === JSON.stringify(asked),
        'each call has its result',
      )
      return answered.map(({ content }) => String(content))
    },
    answer(moves, turn) {
      const calls = moves.map(({ tool, input }, at) => ({
        type: 'tool_use',
        id: `use_${turn}_${at}`,
        name: tool,
        input,
      }))
      const content = calls.length > 0 ? calls : [{ type: 'text', text: 'done' }]
      const usage = { input_tokens: USAGE.input - 40, cache_read_input_tokens: 40, output_tokens: USAGE.output }
      return { role: 'assistant', content, usage }
    },
  },
} satisfies Record<string, Protocol>

/** Name of a protocol. */
export type ProtocolName = keyof typeof PROTOCOLS

/** A running stand-in. */
export interface Models {
  /** Its base address. */
  readonly url: string
  /** Paths and keys of the requests so far. */
  readonly seen: readonly { readonly path: string; readonly key: string | undefined }[]
}

/** Response to a request by its number, in place of an answer. */
export type Before = (
  number: number,
) => { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string } | undefined

/** Starts a stand-in until the running test ends. */
export async function startModels(script: Script, before: Before = () => undefined): Promise<Models> {
  const seen: { path: string; key: string | undefined }[] = []
  const server = createServer((request, response) => {
    const protocol: Protocol | undefined = Object.values(PROTOCOLS).find(({ path }) => path === request.url)
    const key = protocol?.key(request.headers)
    seen.push({ path: request.url ?? '', key })
    const instead = before(seen.length)
    const refuse = (status: number, message: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
    void text(request)
      .then((body) => {
        if (instead) return response.writeHead(instead.status, instead.headers).end(instead.body)
        if (!protocol) return refuse(404, 'There is no such path.')
        if (key !== KEY) return refuse(401, `The key ${key ?? ''} is wrong.`)
        const asked = JSON.parse(body) as JsonObject
        if (asked.model !== MODEL) return refuse(404, `The model ${String(asked.model)} does not exist.`)
        const results = protocol.results(asked).map((one) => JSON.parse(one) as JsonObject)
        const moves = script(protocol.request(asked), results)
        return response.end(JSON.stringify(protocol.answer(moves, seen.length)))
      })
      .catch((error: unknown) => refuse(400, String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, seen }
}
