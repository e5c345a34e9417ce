/**
 * The tools of an agent over HTTP: one stateless endpoint, which any process answers. What speaks the protocol is loaded with
 * the first request. @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports
 */
import type { AgentKind, AgentPolicy } from 'plugboard/agent'
import { MCP_MESSAGE } from 'plugboard/contract'
import type { McpCaller, McpHandler } from 'plugboard/mcp'
import { ServerError } from '../../../ground/errors/index.ts'
import type { RouteResponse, RouteRequest, Route } from '../../../http/index.ts'
import { MCP_PATH } from '../../../accounts/index.ts'
import type { WithAgents } from '../../services/open.ts'
import { agentIdentity, metadataRoutes } from './identify.ts'
import { fileRoutes } from './files.ts'
import { skillRoutes } from './skills.ts'
import { AgentKinds, type ConnectorCalls, sourceOf } from './source.ts'

/** Headers of a request that the protocol reads. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id']

/** The route of agents. */
export function mcpRoutes(services: WithAgents, calls: ConnectorCalls): Route[] {
  const endpoint = new McpEndpoint(services, calls)
  return [
    ...metadataRoutes(services, MCP_PATH),
    ...skillRoutes(services),
    ...fileRoutes(services, calls.execute),
    {
      method: 'POST',
      path: MCP_PATH,
      tag: 'Agents',
      summary: 'Call the tools of an agent',
      description:
        'Speaks the Model Context Protocol, revisions 2025-11-25 and 2026-07-28, without sessions. Eight tools list the connectors of the ' +
        'customer, find and describe operations, and execute them. A policy of the token limits them. Each call adds a row to the ' +
        'audit trail with the tool and the program of the agent.',
      tokens: ['scoped', 'agent'],
      ...agentIdentity(services, MCP_PATH),
      judgesPolicy: true,
      headers: {
        'MCP-Protocol-Version': 'The revision of the protocol.',
        'Mcp-Method': 'The method of the message; with revision 2026-07-28 it must match the body.',
        'Mcp-Name': 'The tool or resource of the message. With revision 2026-07-28 it must match the body.',
      },
      body: MCP_MESSAGE,
      responses: {
        200: { description: 'The response to the message.', mediaTypes: ['application/json', 'text/event-stream'] },
        202: { description: 'The message needs no response.' },
        400: { description: 'The message does not belong to the protocol, or its headers do not match.' },
        406: { description: 'The caller does not accept both media types.' },
      },
      errors: [
        'origin_forbidden',
        'invalid_client',
        'organization_required',
        'connector_disabled',
        'upstream_unreachable',
        'insufficient_scope',
      ],
      handle: (request) => endpoint.answer(request),
    },
  ]
}

/** Answers messages. */
class McpEndpoint {
  readonly #services: WithAgents
  readonly #calls: ConnectorCalls
  #opening: Promise<McpHandler> | undefined

  constructor(services: WithAgents, calls: ConnectorCalls) {
    this.#services = services
    this.#calls = calls
  }

  /** @throws ConnectorError `origin_forbidden` for a page of another origin */
  async answer(request: RouteRequest): Promise<RouteResponse> {
    const url = `${this.#services.baseUrl()}${MCP_PATH}`
    checkPage(request, new URL(url).origin)
    checkScope(request)
    this.#opening ??= this.#open()
    const handler = await this.#opening
    const { body, header, signal } = request
    const response = await handler.answerCall(body, header, signal, request)
    if (response) return { status: 200, headers: { 'cache-control': 'no-store' }, body: response }
    const headers = HEADERS.flatMap((name): [string, string][] => {
      const value = header(name)
      return value === undefined ? [] : [[name, value]]
    })
    const message = new Request(url, { method: 'POST', headers, body: JSON.stringify(body), signal })
    return responseOf(await handler.answer(message, body, request), body.method === 'subscriptions/listen')
  }

  async #open(): Promise<McpHandler> {
    const { notifications, agents, version, catalogue, agentStateKey } = this.#services
    const [{ McpHandler }, { agentToolsOf, kindOfPlan, PageCache }] = await Promise.all([
      import('plugboard/mcp'),
      import('plugboard/agent'),
    ])
    const kinds = new AgentKinds(catalogue, (plan) => kindOfPlan(plan, true))
    const cache = new PageCache()
    // Forgets the pages of a revoked token, an erased customer, or a changed connector.
    notifications.subscribe(({ id }) => cache.forget(id))
    return new McpHandler({
      version,
      stateKey: agentStateKey,
      holderOf,
      tools: async (caller) => {
        const { organizationId } = (caller.context as RouteRequest).caller
        const source = this.#sourceOf(caller, await kinds.of(organizationId))
        return agentToolsOf(
          { ...source, pages: { cache, owner: ownerOf(caller) } },
          { policy: policyOf(caller), rawText: agents.rawText },
        )
      },
    })
  }

  #sourceOf({ client, context }: McpCaller, kinds: readonly AgentKind[]) {
    const request = context as RouteRequest
    // Without sessions the older revision says it once, in a request of its own.
    const program = client ? `${client.name} ${client.version}` : request.header('user-agent')
    return sourceOf({
      services: this.#services,
      ...this.#calls,
      kinds,
      request,
      client: program,
    })
  }
}

/** Returns the owner of a request's pages. A token with a limited number of calls has its own. */
function ownerOf({ context }: McpCaller): string[] {
  const { organizationId, customer, policy } = (context as RouteRequest).caller
  return [organizationId, ...(customer ? [customer.id] : []), ...(policy?.digest === undefined ? [] : [policy.digest])]
}

/** Returns the holder of a sealed state: the grant, which outlives its tokens, or the token. */
function holderOf(context: unknown): string {
  const { organizationId, customer, policy } = (context as RouteRequest).caller
  return [organizationId, customer?.id, policy?.holder].join(' ')
}

/** The policy of the token; calls are counted where they are executed, over all processes. */
function policyOf({ context }: McpCaller): AgentPolicy {
  const { maxCalls: _, digest: __, holder: ___, ...policy } = (context as RouteRequest).caller.policy ?? {}
  return policy
}

/** Refuses requests of pages: a browser may have been led here by a name that resolves to this address. */
function checkPage({ header }: RouteRequest, own: string): void {
  const origin = header('origin')
  if (origin === undefined || origin === own) return
  throw new ServerError('origin_forbidden', 'Cannot answer the agent: it calls from a page with another origin', {
    hint: 'Call from a program, without an Origin header.',
  })
}

/** The tools that need more than reading, with the part of a policy that leaves each out besides. */
const WRITES: ReadonlyMap<unknown, 'noDelete' | 'noPayments' | undefined> = new Map([
  ['execute_write', undefined],
  ['execute_delete', 'noDelete'],
  ['execute_payment', 'noPayments'],
  ['request_write', undefined],
])

/**
 * Has an agent that logged in ask its user for more: what it calls is beyond what the user allowed.
 * @throws ConnectorError `insufficient_scope`
 */
function checkScope({ caller: { token, policy }, body: { method, params } }: RouteRequest): void {
  if (token !== 'agent' || method !== 'tools/call') return
  const { name } = (params ?? {}) as { readonly name?: unknown }
  if (!policy || !WRITES.has(name)) return
  const part = WRITES.get(name)
  if (!policy.readOnly && (part === undefined || !policy[part])) return
  throw new ServerError('insufficient_scope', 'Cannot call the tool: the user has not allowed it to this agent', {
    hint: 'Ask the user to log in again and to allow it.',
  })
}

async function responseOf(response: Response, isStream: boolean): Promise<RouteResponse> {
  const { status, body } = response
  const type = response.headers.get('content-type')
  const headers = { 'cache-control': 'no-store', 'content-type': type ?? undefined }
  if (isStream && body) return { status, headers, stream: body }
  return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
