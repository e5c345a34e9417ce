/** The endpoint of operators' agents at the console's origin: the Model Context Protocol with the token of a program. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { McpHandler } from 'plugboard/mcp'
import { parseJson } from '../../../http/index.ts'
import type { OperatorSession } from '../../sign-in/index.ts'
import { readBytes } from '../request/body.ts'
import type { ConsoleRoute } from '../request/route.ts'
import { SUPPORT_INSTRUCTIONS, supportTools } from './tools.ts'

/** Where agents of operators call. */
export const SUPPORT_MCP_PATH = '/mcp'

/** Headers of a request that the protocol reads. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id']

/** Session of a request, and its ID. */
interface AgentRequest {
  readonly session: OperatorSession
  readonly id: string
}

/** Answers messages. What speaks the protocol is loaded with the first of them. */
export class SupportAgents {
  readonly #routes: readonly ConsoleRoute[]
  #handler: Promise<McpHandler> | undefined

  constructor(routes: readonly ConsoleRoute[]) {
    this.#routes = routes
  }

  /** Answers a message of a program whose token was checked. @throws ConnectorError `body_too_large`, `invalid_json` */
  async answer(request: IncomingMessage, response: ServerResponse, asked: AgentRequest, origin: string): Promise<void> {
    if (request.method !== 'POST') {
      response.writeHead(405, { allow: 'POST', 'cache-control': 'no-store' }).end()
      return
    }
    const body = parseJson(await readBytes(request))
    this.#handler ??= this.#open()
    const headers = HEADERS.flatMap((name): [string, string][] => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const left = new AbortController()
    response.once('close', () => left.abort())
    const message = new Request(origin + SUPPORT_MCP_PATH, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: left.signal,
    })
    const answered = await (await this.#handler).answer(message, body, asked)
    const type = answered.headers.get('content-type')
    const bytes = new Uint8Array(await answered.arrayBuffer())
    const own = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
    response.writeHead(answered.status, type === null ? own : { ...own, 'content-type': type }).end(bytes)
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    await (await this.#handler)?.close()
  }

  async #open(): Promise<McpHandler> {
    const { McpHandler } = await import('plugboard/mcp')
    return new McpHandler({
      version: '1',
      title: 'Plugboard support',
      instructions: SUPPORT_INSTRUCTIONS,
      holderOf: (context) => (context as AgentRequest).session.id,
      tools: ({ context }) => {
        const { session, id } = context as AgentRequest
        return supportTools(this.#routes, session, id)
      },
    })
  }
}
