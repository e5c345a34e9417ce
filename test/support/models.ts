/** A stand-in for the HTTP APIs of models: it asks for one call of a tool, takes the result, and ends. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { JsonObject } from '../../runtime/index.ts'

/** A running stand-in: OpenAI's Responses API and Anthropic's Messages API. */
export interface Models {
  readonly origin: string
  close(): Promise<void>
}

const TOOL = 'stripe_customers_list'
const NAME = /^[a-zA-Z0-9_-]{1,64}$/

/** Starts it on loopback. It answers 400 with the reason to requests that the documented APIs would refuse. */
export async function startModels(): Promise<Models> {
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => {
        const asked = JSON.parse(body) as JsonObject
        return request.url === '/v1/messages' ? anthropic(asked, request.headers) : openai(asked, request.headers)
      })
      .then(
        (answer) => response.end(JSON.stringify(answer)),
        (error: unknown) => response.writeHead(400).end(String(error)),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

function openai({ model, input, tools }: JsonObject, { authorization }: Headers): unknown {
  expect([typeof model, authorization]).toEqual(['string', expect.stringMatching(/^Bearer \S+$/)])
  for (const { type, name, parameters, strict } of tools as JsonObject[]) {
    expect([type, name, strict]).toEqual(['function', expect.stringMatching(NAME), true])
    const { properties, required, additionalProperties } = parameters as JsonObject
    expect([required, additionalProperties]).toEqual([Object.keys(properties as JsonObject), false])
  }
  const last = (input as JsonObject[]).at(-1)!
  if (last.type === 'message') {
    const given = (tools as JsonObject[]).find(({ name }) => name === TOOL)!.parameters as JsonObject
    const nulls = Object.fromEntries(Object.keys(given.properties as JsonObject).map((name) => [name, null]))
    const arguments_ = JSON.stringify({ ...nulls, limit: 2, fields: ['id'] })
    return { output: [{ type: 'function_call', call_id: 'call_1', name: TOOL, arguments: arguments_ }] }
  }
  expect(last).toMatchObject({ type: 'function_call_output', call_id: 'call_1' })
  const content = [{ type: 'output_text', text: summaryOf(last.output as string) }]
  return { output: [{ type: 'message', role: 'assistant', content }] }
}

function anthropic({ model, max_tokens, messages, tools }: JsonObject, headers: Headers): unknown {
  expect([typeof model, typeof max_tokens]).toEqual(['string', 'number'])
  expect([headers['x-api-key'], headers['anthropic-version']]).toEqual([expect.any(String), '2023-06-01'])
  for (const { name, input_schema, ...others } of tools as JsonObject[]) {
    expect([name, Object.keys(others)]).toEqual([expect.stringMatching(NAME), ['description']])
    const names = Object.keys((input_schema as JsonObject).properties as JsonObject)
    expect(names.filter((property) => !NAME.test(property))).toEqual([])
  }
  const { role, content } = (messages as JsonObject[]).at(-1)!
  expect(role).toBe('user')
  if (typeof content === 'string')
    return { content: [{ type: 'tool_use', id: 'use_1', name: TOOL, input: { limit: 2, fields: ['id'] } }] }
  const [result] = content as JsonObject[]
  expect(result).toMatchObject({ type: 'tool_result', tool_use_id: 'use_1', is_error: false })
  return { content: [{ type: 'text', text: summaryOf(result!.content as string) }] }
}

/** Lists the fields of a result's records. */
function summaryOf(result: string): string {
  const { records } = JSON.parse(result) as { records: JsonObject[] }
  return records.map((record) => Object.keys(record).join(' ')).join(', ')
}
