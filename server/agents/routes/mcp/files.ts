/**
 * URLs of files for hosts that read no resources: signed, good once and for ten minutes, and no longer than the token that got them.
 * What a URL gives is judged anew when it is opened.
 */
import { randomUUID } from 'node:crypto'
import { ConnectorError, type JsonObject } from 'plugboard/runtime'
import type { Caller, TokenKind, Route, RouteRequest, RouteResponse } from '../../../http/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Executor } from '../../../calls/index.ts'
import type { WithAgents } from '../../services/open.ts'

const PATH = '/agents/files/{code}'
const SCOPE = ['agent file'] as const
const LIFE_MS = 600_000
/** A URL with longer params is none that anybody opens. */
const MOST_CHARACTERS = 1_000

/** A download that a URL stands for. */
interface FileCall {
  readonly connectorId: string
  readonly entity: string
  readonly action: string
  readonly params: JsonObject
}

/** Returns the URL of a download for a caller; undefined for a caller without a Plugboard token, and for long params. */
export function fileUrl(
  { agentFiles, baseUrl, now }: WithAgents,
  { token, tokenDigest }: Caller,
  { connectorId, entity, action, params }: FileCall,
): string | undefined {
  const text = JSON.stringify(params)
  if (tokenDigest === undefined || text.length > MOST_CHARACTERS) return undefined
  const position = [token, tokenDigest, connectorId, entity, action, text, now() + LIFE_MS, randomUUID()]
  return `${baseUrl()}${PATH.replace('{code}', agentFiles.write(SCOPE, position))}`
}

/** The route that opens such URLs. */
export function fileRoutes(services: WithAgents, execute: Executor): Route[] {
  return [fileRoute(services, execute)]
}

function fileRoute(services: WithAgents, execute: Executor): Route<typeof PATH> {
  return {
    method: 'GET',
    path: PATH,
    tag: 'Agents',
    summary: 'Download a file that an agent found',
    description:
      'The URL in the result of a download over `/mcp`. It opens once, within ten minutes, as long as the token of the agent is good. ' +
      'The policy of the token holds.',
    tokens: [],
    responses: { 200: { description: 'The bytes of the file.', mediaTypes: ['*/*'] } },
    errors: ['link_not_found', 'rate_limited', 'operation_forbidden', 'call_limit_reached', 'connector_not_found'],
    async handle(request) {
      await request.admit('client', 'agent file')
      const { caller, call } = await opened(services, request.params.code)
      return download(execute, request, caller, call)
    },
  }
}

/** The call of a URL, which is then used up. @throws ConnectorError `link_not_found`, the same whatever the reason */
async function opened(
  { agentFiles, access, now }: WithAgents,
  code: string,
): Promise<{ readonly caller: Caller; readonly call: FileCall }> {
  try {
    const [token, digest, connectorId, entity, action, params, until, id] = agentFiles.read(SCOPE, code)
    if (Number(until) <= now()) throw notFound()
    const caller = await access.verifyDigest(token as TokenKind, String(digest))
    if (!(await access.agents.marks.of(caller)?.add(`file:${id}`))) throw notFound()
    const names = { connectorId: String(connectorId), entity: String(entity), action: String(action) }
    return { caller, call: { ...names, params: JSON.parse(String(params)) as JsonObject } }
  } catch (error) {
    const isOver = ['invalid_cursor', 'invalid_token', 'token_expired']
    throw error instanceof ConnectorError && isOver.includes(error.code) ? notFound() : error
  }
}

async function download(
  execute: Executor,
  request: RouteRequest,
  caller: Caller,
  { connectorId, entity, action, params }: FileCall,
): Promise<RouteResponse> {
  const response = await execute({
    id: request.id,
    caller,
    params: { connector_id: connectorId },
    query: {},
    rawQuery: '',
    header: () => undefined,
    signal: request.signal,
    admit: request.admit,
    afterResponse: request.afterResponse,
    // The person was asked, where the policy says so, when the agent got the URL.
    agent: { tool: 'file_url' },
    body: { entity, action, params },
  })
  if (!response.stream) throw notFound()
  return {
    ...response,
    headers: { ...response.headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  }
}

function notFound(): ServerError {
  return new ServerError('link_not_found', 'Cannot open the link: it was already used or has expired', {
    hint: 'Ask the agent to download the file again.',
  })
}
