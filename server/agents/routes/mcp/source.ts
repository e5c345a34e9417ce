/** The tools of an agent over the connectors of its customer: each call is executed as by the execute route. */
import type { AgentConnector, AgentKind, AgentResult, AgentSource, ConnectAnswer } from 'plugboard/agent'
import type { AnyResponseBody, NotSearchedBody } from 'plugboard/contract'
import { defined, fileNameIn, isObject } from 'plugboard/internal'
import { ConnectorError, type JsonObject, type Plan } from 'plugboard/runtime'
import type { Catalogue, VisibleKinds } from '../../../accounts/catalogue/index.ts'
import { type CallableConnector, scopeOf } from '../../../accounts/connectors/index.ts'
import type { RouteRequest, RouteResponse } from '../../../http/index.ts'
import { linkUrl } from '../../../accounts/oauth/index.ts'
import type { Executor, FieldLister, Requester } from '../../../calls/index.ts'
import { searchEverywhere } from '../../../copy/index.ts'
import { actorOf } from '../../../accounts/index.ts'
import type { WithAgents } from '../../services/open.ts'
import { fileUrl } from './files.ts'
import { skillsFor } from './skills.ts'

/** The kinds of organizations as agents see them. */
export class AgentKinds {
  readonly #catalogue: Catalogue
  readonly #kindOf: (plan: Plan) => AgentKind
  readonly #known = new WeakMap<Plan, AgentKind>()
  readonly #lists = new WeakMap<VisibleKinds, Promise<readonly AgentKind[]>>()

  /** @param kindOf makes the kind of a plan */
  constructor(catalogue: Catalogue, kindOf: (plan: Plan) => AgentKind) {
    this.#catalogue = catalogue
    this.#kindOf = kindOf
  }

  /** Every kind that an organization sees, with the search of its copies. */
  async of(organizationId: string): Promise<readonly AgentKind[]> {
    const kinds = await this.#catalogue.of(organizationId)
    const list = this.#lists.get(kinds) ?? this.#list(kinds)
    this.#lists.set(kinds, list)
    return list
  }

  async #list(kinds: VisibleKinds): Promise<readonly AgentKind[]> {
    const plans = await Promise.all(kinds.kinds().map(({ kind }) => kinds.plan(kind).catch(ignoreUnusable)))
    return plans.flatMap((plan) => (plan ? [this.#agentKind(plan)] : []))
  }

  #agentKind(plan: Plan): AgentKind {
    const known = this.#known.get(plan) ?? this.#kindOf(plan)
    this.#known.set(plan, known)
    return known
  }
}

/** An own kind that is no longer valid is none of an agent's, and takes nothing from the others. */
function ignoreUnusable(error: unknown): undefined {
  if (!(error instanceof ConnectorError) || error.code !== 'definition_unusable') throw error
  return undefined
}

/** Calls of connectors. */
export interface ConnectorCalls {
  readonly execute: Executor
  readonly send: Requester
  readonly listFields: FieldLister
}

/** Inputs of a request's source. */
export interface RequestSource extends ConnectorCalls {
  readonly services: WithAgents
  readonly kinds: readonly AgentKind[]
  readonly request: RouteRequest
  /** Name and version of the agent's program. */
  readonly client?: string
}

/** The source of one request. */
export function sourceOf(parts: RequestSource): AgentSource {
  return {
    kinds: parts.kinds,
    now: parts.services.now,
    skills: (kinds) => skillsFor(parts.services, parts.request.caller.organizationId, kinds),
    marks: parts.services.access.agents.marks.of(parts.request.caller),
    async connectors() {
      const { services, request } = parts
      const connectors = await services.connectors.callable(scopeOf(request.caller))
      const shortIds = shortIdsOf(connectors)
      return connectors.map((connector) => ({
        ...agentConnector(parts, connector),
        shortId: shortIds.get(connector.id),
      }))
    },
    searchable: (connectorIds) => parts.services.copies.searchable(parts.request.caller.organizationId, connectorIds),
    searchEverywhere: (query, _, tool) => searchAnswer(parts, query, tool),
    connect: (asked) => connectAnswer(parts, asked),
  }
}

type Searching = NonNullable<AgentSource['searchEverywhere']>

/** Searches as the route does: the token's policy holds, and the trail says which tool asked. */
async function searchAnswer(
  { services, request, client }: RequestSource,
  { q, kinds, entities, limit }: Parameters<Searching>[0],
  tool: string,
): ReturnType<Searching> {
  const { id, caller, admit } = request
  // A token that counts its calls spends none on names in a query.
  if (tool === 'find_operations' && caller.policy?.maxCalls !== undefined) return { hits: [], notSearched: [] }
  const body = { q, limit, connector_types: kinds, entities }
  const agent = { tool, client }
  const { data, meta } = await searchEverywhere(services, { id, caller, admit, body, agent })
  const names = <T extends Pick<NotSearchedBody, 'connector_id' | 'connector_type'>>({
    connector_id: connectorId,
    connector_type: connectorType,
    ...rest
  }: T) => {
    return { connectorId, connectorType, ...rest }
  }
  return { hits: data.map(names), notSearched: meta.not_searched.map(names) }
}

/** Digits of an ID in a short one. */
const SHORT_DIGITS = 4

/** By ID: the kind with as many digits of the ID as tell its connectors apart. */
function shortIdsOf(connectors: readonly CallableConnector[]): ReadonlyMap<string, string> {
  return new Map(
    connectors.map(({ id, kind }) => {
      const others = connectors.filter((one) => one.kind === kind && one.id !== id).map((one) => digitsOf(one.id))
      const digits = digitsOf(id)
      let count = SHORT_DIGITS
      while (count < digits.length && others.some((other) => other.startsWith(digits.slice(0, count)))) count++
      return [id, `${kind}-${digits.slice(0, count)}`]
    }),
  )
}

function digitsOf(id: string): string {
  return id.replaceAll('-', '')
}

function agentConnector(parts: RequestSource, { id, name, kind, scopes }: CallableConnector): AgentConnector {
  const { request } = parts
  return {
    id,
    kind,
    name,
    scopes: async () => scopes,
    async execute({ entity, action, params = {} }, { idempotencyKey, signal = request.signal, own }, tool) {
      const response = await parts.execute({
        ...callOf(parts, id, { idempotencyKey, signal }, tool),
        body: defined({ entity, action, params, own }),
      })
      if (!response.stream) return resultOf(response)
      const call = { connectorId: id, entity, action, params: params as JsonObject }
      const url = tool === 'execute_read' ? fileUrl(parts.services, request.caller, call) : undefined
      return fileOf(response, response.stream, url)
    },
    fields(entity, of, { signal = request.signal }) {
      const call = callOf(parts, id, { idempotencyKey: undefined, signal }, 'describe_operation')
      return parts.listFields({ ...call, body: {} }, { entity, of })
    },
    async request(asked, { idempotencyKey, signal = request.signal }, tool) {
      const { json = [] } = await parts.send({
        ...callOf(parts, id, { idempotencyKey, signal }, tool),
        body: { ...asked },
      })
      const { status, headers, encoding, body } = JSON.parse(Buffer.concat(json).toString('utf8')) as AnyResponseBody
      return { status, headers, body: encoding === 'base64' ? Buffer.from(String(body), 'base64') : body }
    },
  }
}

/** A call of a connector in the name of the agent's request. */
function callOf(
  { request, client }: RequestSource,
  id: string,
  { idempotencyKey, signal }: { readonly idempotencyKey: string | undefined; readonly signal: AbortSignal },
  tool: string,
): Omit<Parameters<Executor>[0], 'body'> {
  return {
    id: request.id,
    caller: request.caller,
    params: { connector_id: id },
    query: {},
    rawQuery: '',
    header: (header) => (header === 'idempotency-key' ? idempotencyKey : undefined),
    signal,
    admit: request.admit,
    afterResponse: request.afterResponse,
    agent: { tool, client },
  }
}

/** The result of the execute route's response, which is our own JSON. */
function resultOf({ json = [] }: RouteResponse): AgentResult {
  const { data, meta, next } = JSON.parse(Buffer.concat(json).toString('utf8')) as Record<string, unknown>
  return {
    records: data as AgentResult['records'],
    meta: isObject(meta) ? (meta as JsonObject) : {},
    next: isObject(next) ? (next as JsonObject) : null,
  }
}

function fileOf(
  { headers = {} }: RouteResponse,
  stream: ReadableStream<Uint8Array>,
  url: string | undefined,
): AgentResult {
  const { 'content-type': type, 'content-length': size, 'content-disposition': disposition } = headers
  const name = fileNameIn(disposition)
  const file = { stream, type, size: size === undefined ? undefined : Number(size), name, url }
  return { records: null, meta: {}, next: null, file }
}

/**
 * Returns the link where a person connects, which opens once. The holder of a token with a policy gets none, because a link
 * allows more than the policy.
 */
async function connectAnswer(
  { services, request, client }: RequestSource,
  { kind, connector: connectorId, want }: Parameters<AgentSource['connect']>[0],
): Promise<ConnectAnswer> {
  const { caller } = request
  const what = connectorId === undefined ? `connect ${kind}` : `connect ${kind} again`
  if (caller.policy || !caller.customer)
    return {
      message:
        `Ask the person to ${what} in the application that gave you access, then call list_connectors. ` +
        'Never ask for credentials yourself.',
    }
  const { organizationId, customer } = caller
  const { code } = await services.access.links.create(caller, {
    customerId: customer.id,
    connectorTypes: [kind],
    connectorId,
    want,
  })
  await services.audit.write({
    organizationId,
    requestId: request.id,
    actor: actorOf(caller),
    customerId: customer.id,
    connectorId: connectorId ?? null,
    type: 'admin',
    action: 'POST connectors/links',
    status: 201,
    tool: 'connect',
    client,
  })
  return {
    url: linkUrl(services.baseUrl(), code),
    message: `Ask the person to open the link to ${what}. It opens once, within an hour. Then call list_connectors.`,
  }
}
