/**
 * The tools of an agent over the Model Context Protocol, in its revisions 2025-11-25 and 2026-07-28. The only host of
 * `@modelcontextprotocol/server`.
 * @see https://modelcontextprotocol.io/specification/2026-07-28
 */
import { defined } from '../../runtime/base/json.ts'
import { randomBytes } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import {
  type AuthInfo,
  type CallToolResult,
  createMcpHandler,
  createRequestStateCodec,
  inputRequired,
  type InputRequiredResult,
  type JSONRPCMessage,
  type McpHttpHandler,
  type McpServerFactory,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
  type Transport,
} from '@modelcontextprotocol/server'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { didYouMean, quoted } from '../../runtime/base/names.ts'
import { ANYTHING, checkOptions, FUNCTION, needed, optionsOf, STRING } from '../../runtime/base/options.ts'
import { type AgentTools, INSTRUCTIONS } from '../agent/index.ts'
import type { JsonSchema } from '../../runtime/index.ts'
import type { ToolOutput } from '../agent/operations/index.ts'
import { Approval, APPROVED, type ApprovalState } from './approvals.ts'
import { isSkillUri, skillContent, skillPrompt, skillPrompts, skillResources } from './skills.ts'
import { toolCallIn, type ToolCallMessage } from './calls.ts'

/** The sender of a protocol request. */
export interface McpCaller {
  /** Name of the client, if it sends one. */
  readonly client?: { readonly name: string; readonly version: string }
  /** Over HTTP: the server's own value for the caller. */
  readonly context?: unknown
}

/** Options of a protocol server. */
export interface McpOptions {
  /** Version that clients show. */
  readonly version: string
  /** Tools of a caller. */
  readonly tools: (caller: McpCaller) => AgentTools | Promise<AgentTools>
  /** Seals values that clients return: 32 bytes, shared by every process that may answer. Defaults to a key of this process. */
  readonly stateKey?: Uint8Array
  /** Name that clients show. Defaults to `Plugboard`. */
  readonly title?: string
  /** Instructions for agents. Defaults to those of the tools. */
  readonly instructions?: string
  /** Names the holder of a request's `context`. A sealed value of one holder is refused from another. */
  readonly holderOf?: (context: unknown) => string
}

const OPTIONS = optionsOf<McpOptions>({
  version: needed(STRING),
  tools: needed(FUNCTION),
  stateKey: ANYTHING,
  title: STRING,
  instructions: STRING,
  holderOf: FUNCTION,
})

/** Cache lifetime of the list of tools, in milliseconds. The list is the same for each token. */
const LIST_MS = 300_000
const LISTS = { ttlMs: LIST_MS, cacheScope: 'private' } as const

/**
 * Handles `POST` requests. Stateless: any process may take any request. `context` reaches `McpCaller`.
 * @example const handler = new McpHandler({ version: '1.0.0', tools: () => agentTools({ stripe }) })
 */
export class McpHandler {
  readonly #handler: McpHttpHandler
  readonly #options: McpOptions
  #calls: Promise<ToolCalls> | undefined

  constructor(options: McpOptions) {
    checkOptions(options, OPTIONS, 'serve tools')
    this.#options = options
    this.#handler = createMcpHandler(() => serverOf(options))
  }

  /**
   * Answers a request whose body was parsed, and whose caller, Host and Origin were checked.
   * @example const response = await handler.answer(request, await request.json(), user)
   */
  answer(request: Request, parsedBody: unknown, context?: unknown): Promise<Response> {
    return this.#handler.fetch(request, { parsedBody, authInfo: authInfoOf(context) })
  }

  /**
   * Answers a complete call of a tool, faster than `answer`. Undefined for any other message.
   * @param header reads a header by its lower-case name
   * @example const response = await handler.answerCall(await request.json(), (header) => request.headers.get(header) ?? undefined, signal)
   * @throws the signal's reason
   */
  async answerCall(
    message: unknown,
    header: (name: string) => string | undefined,
    signal: AbortSignal,
    context?: unknown,
  ): Promise<object | undefined> {
    const call = toolCallIn(message, header)
    if (!call) return undefined
    this.#calls ??= ToolCalls.of(serverOf(this.#options))
    return (await this.#calls).answer(call, authInfoOf(context), signal)
  }

  /**
   * Ends running calls.
   * @example await handler.close()
   */
  async close(): Promise<void> {
    await (await this.#calls)?.close()
    await this.#handler.close()
  }
}

/** The library passes on only this record of a token. The token itself stays where it was checked. */
function authInfoOf(context: unknown): AuthInfo {
  return { token: '', clientId: '', scopes: [], extra: { context } }
}

/**
 * A server's side for complete calls. One server answers all of them; every other HTTP request has its own server, transport and stream.
 * Each call gets a number here, since callers choose their own IDs.
 */
class ToolCalls implements Transport {
  onmessage?: Transport['onmessage']
  onclose?: () => void
  readonly #waiting = new Map<unknown, (response: JSONRPCMessage) => void>()
  #last = 0

  static async of(server: Server): Promise<ToolCalls> {
    const calls = new ToolCalls()
    await server.connect(calls)
    return calls
  }

  /** The response to a call. @throws the signal's reason, which also ends the call */
  answer({ id, params }: ToolCallMessage, authInfo: AuthInfo, signal: AbortSignal): Promise<JSONRPCMessage> {
    const own = ++this.#last
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#waiting.delete(own)
        signal.removeEventListener('abort', cancel)
      }
      const cancel = () => {
        end()
        this.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: own } })
        reject(signal.reason as Error)
      }
      if (signal.aborted) return reject(signal.reason as Error)
      signal.addEventListener('abort', cancel)
      this.#waiting.set(own, (response) => {
        end()
        resolve({ ...response, id })
      })
      this.onmessage?.({ jsonrpc: '2.0', id: own, method: 'tools/call', params }, { authInfo })
    })
  }

  async start(): Promise<void> {}

  async send(message: JSONRPCMessage): Promise<void> {
    if ('id' in message) this.#waiting.get(message.id)?.(message)
  }

  async close(): Promise<void> {
    this.onclose?.()
  }
}

/** A connection on streams. */
export interface McpConnection {
  /** Settles when the client disconnects. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

/**
 * Serves one client on streams. Each line is a message of the protocol.
 * @example const { ended } = serveStreams({ version: '1.0.0', tools: () => agent }, process.stdin, process.stdout)
 */
export function serveStreams(options: McpOptions, input: Readable, output: Writable): McpConnection {
  checkOptions(options, OPTIONS, 'serve tools')
  const factory: McpServerFactory = () => serverOf(options)
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) input.once(event, () => resolve())
    output.once('error', () => resolve())
  })
  const connection = serveStdio(factory, { transport: new StdioServerTransport(input, output) })
  return { ended, close: () => connection.close() }
}

/** Default key, for callers that only this process answers. */
const OWN_KEY = randomBytes(32)

function serverOf(options: McpOptions): Server {
  const { version, tools: toolsFor, stateKey = OWN_KEY, holderOf = () => '' } = options
  const { title = 'Plugboard', instructions = INSTRUCTIONS } = options
  const contextOf = ({ http }: ServerContext) => http?.authInfo?.extra?.context
  const states = createRequestStateCodec<ApprovalState>({
    key: stateKey,
    ttlSeconds: APPROVAL_SECONDS,
    bind: (caller) => JSON.stringify([caller.mcpReq.method, holderOf(contextOf(caller))]),
  })
  const server = new Server(
    { name: 'plugboard', title, version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions,
      cacheHints: {
        'tools/list': LISTS,
        'resources/list': LISTS,
        'prompts/list': LISTS,
        'resources/templates/list': LISTS,
      },
      requestState: { verify: states.verify },
    },
  )
  const tools = (request: ServerContext) => {
    const context = contextOf(request)
    // The one place where both revisions say it: by the handshake of the older, by each request of the newer.
    const client = server.getClientVersion()
    return toolsFor({ client: client && { name: client.name, version: client.version }, context })
  }
  server.setRequestHandler('tools/list', async (_request, caller) => ({
    tools: (await tools(caller)).descriptions.map(toolShown),
  }))
  server.setRequestHandler('tools/call', async ({ params }, request) => {
    const elicitation = server.getClientCapabilities()?.elicitation
    const asking: Asking = {
      canOpen: elicitation?.url !== undefined,
      // A client that names neither has forms: revision 2025-06-18 had nothing else.
      canAsk: elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined),
      seal: (state) => states.mint(state, request),
    }
    return called(await tools(request), { name: params.name, input: params.arguments ?? {} }, request, asking)
  })
  serveResources(server, tools)
  return server
}

/** Answers requests for resources and prompts. @param tools of a caller */
function serveResources(server: Server, tools: (caller: ServerContext) => AgentTools | Promise<AgentTools>): void {
  server.setRequestHandler('resources/list', async (_request, caller) => ({
    resources: skillResources(await (await tools(caller)).skills()),
  }))
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: 'plugboard://read/{call}',
        name: 'result',
        description: 'The full value of something that was too large for a result.',
      },
    ],
  }))
  server.setRequestHandler('resources/read', async ({ params }, caller) => {
    const own = await tools(caller)
    if (isSkillUri(params.uri)) {
      const content = skillContent(await own.skills(), params.uri)
      if (content) return { contents: [content] }
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Cannot read ${quoted(params.uri)}: no such skill`)
    }
    const { uri, mimeType, text, blob, source } = await own
      .read(params.uri, { signal: caller.mcpReq.signal })
      .catch((error: unknown) => refuse(own, error))
    const content = text === undefined ? { uri, mimeType, blob: blob ?? '' } : { uri, mimeType, text }
    // Nothing else of a content reaches a model, so that the mark is one of its own.
    return { contents: [content, { uri: `${uri}#source`, mimeType: 'text/plain', text: source }] }
  })
  server.setRequestHandler('prompts/list', async (_request, caller) => ({
    prompts: skillPrompts(await (await tools(caller)).skills()),
  }))
  server.setRequestHandler('prompts/get', async ({ params }, caller) => {
    const prompt = skillPrompt(await (await tools(caller)).skills(), params.name, params.arguments?.about)
    if (prompt) return prompt
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Cannot get prompt ${quoted(params.name)}: no such prompt`)
  })
}

function toolShown({ name, title, description, ...tool }: AgentTools['descriptions'][number]) {
  const inputSchema = objectSchema(tool.inputSchema)
  const outputSchema = tool.outputSchema && objectSchema(tool.outputSchema)
  return defined({ name, title, description, inputSchema, outputSchema, annotations: hintsShown(tool) })
}

function objectSchema(schema: JsonSchema) {
  return { ...schema, type: 'object' as const }
}

/** The hints that mean something: a tool that only reads is never destructive, and no tool is idempotent by default. */
function hintsShown({ annotations }: Pick<AgentTools['descriptions'][number], 'annotations'>) {
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = annotations
  if (readOnlyHint) return { readOnlyHint, openWorldHint }
  return defined({ readOnlyHint, destructiveHint, idempotentHint: idempotentHint || undefined, openWorldHint })
}

interface Asking {
  /** Whether it opens pages. */
  readonly canOpen: boolean
  /** Whether it shows forms. */
  readonly canAsk: boolean
  readonly seal: (state: ApprovalState) => Promise<string>
}

/** Time limit of the person, in seconds. */
const APPROVAL_SECONDS = 600

/** Calls a tool. @throws ProtocolError for an unknown tool; other errors are part of the result */
async function called(
  tools: AgentTools,
  { name, input }: { readonly name: string; readonly input: Readonly<Record<string, unknown>> },
  { mcpReq: { signal, inputResponses, requestState } }: ServerContext,
  { canOpen, canAsk, seal }: Asking,
): Promise<CallToolResult | InputRequiredResult> {
  const names = tools.descriptions.map((tool) => tool.name)
  if (!names.includes(name))
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Cannot call tool ${quoted(name)}: no such tool.${didYouMean(name, names)} Tools are ${names.join(', ')}.`,
    )
  if (inputResponses?.[OPENED] !== undefined) return resultOf(openedOutput(inputResponses[OPENED]))
  const approval = new Approval(tools, { responses: inputResponses, state: requestState<ApprovalState>() })
  const output = await tools.call(name, input, { signal, approve: canAsk ? approval.approve : undefined })
  const asked = await askedOf(tools, approval, seal)
  if (asked) return asked
  const { url, message } = output
  if (name !== 'connect' || !canOpen || typeof url !== 'string') return resultOf(output)
  return inputRequired({ inputRequests: { [OPENED]: inputRequired.elicitUrl({ url, message: String(message) }) } })
}

/** The question before a call, or the refusal of an unreadable one. */
async function askedOf(
  tools: AgentTools,
  approval: Approval,
  seal: Asking['seal'],
): Promise<CallToolResult | InputRequiredResult | undefined> {
  try {
    const question = approval.question()
    if (!question) return undefined
    const { state, ...form } = question
    return inputRequired({ inputRequests: { [APPROVED]: inputRequired.elicit(form) }, requestState: await seal(state) })
  } catch (error) {
    if (error instanceof ConnectorError) return resultOf(tools.errorOf(error))
    throw error
  }
}

/** Name of the input request that opens the page where an account is connected. */
const OPENED = 'connect_page'

function openedOutput(response: unknown): ToolOutput {
  const { action } = response as { readonly action?: unknown }
  if (action === 'accept')
    return { message: 'The person has opened the page. Call list_connectors to see whether the account is connected.' }
  return {
    message: 'The person did not open the page: no account was connected. Do not ask again unless the person wants to.',
  }
}

function resultOf(output: ToolOutput): CallToolResult {
  const { error, file, whole } = output
  const handle = typeof whole === 'string' ? { uri: whole } : (file as { uri: string; name?: string; type?: string })
  const link =
    handle &&
    defined({
      type: 'resource_link' as const,
      uri: handle.uri,
      name: 'name' in handle && handle.name !== undefined ? handle.name : 'result',
      mimeType: 'type' in handle && handle.type !== undefined ? handle.type : undefined,
    })
  return defined({
    content: [{ type: 'text' as const, text: JSON.stringify(output) }, ...(link ? [link] : [])],
    structuredContent: output,
    isError: error === undefined ? undefined : true,
  })
}

/** The error of a resource, in the protocol's form. */
function refuse(tools: AgentTools, error: unknown): never {
  if (!(error instanceof ConnectorError)) throw error
  const { source, error: said } = tools.errorOf(error) as { source?: string; error: { message: string } }
  const message = source === undefined ? said.message : `${said.message} (${source})`
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, message, defined({ ...said, source }))
}
