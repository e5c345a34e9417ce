/** Hosted mode: one customer's connector, whose calls the platform executes. */
import { checkOptions, needed, optionsOf, STRING } from '../../runtime/base/options.ts'
import { READ_ACTIONS } from '../../runtime/base/actions.ts'
import type { ConnectorBody, DefinitionBody, ExecuteRequest, TokenPolicyBody } from '../../generated/contract/bodies.ts'
import { ConnectorError, UpstreamError } from '../../runtime/base/errors.ts'
import { isObject } from '../../runtime/base/json.ts'
import { notify } from '../../runtime/base/observe.ts'
import { loopGuard, recordsOf } from '../../runtime/base/loop-guard.ts'
import { repeatFilter } from '../../runtime/base/repeats.ts'
import type { JsonObject, OwnField, OwnGiven, Params } from '../../runtime/index.ts'
import {
  type Call,
  type CallOptions,
  type Engine,
  type EngineCopies,
  type EngineResult,
  openUntil,
  type OperationInfo,
} from '../base/engine.ts'
import {
  type Follow,
  type PlatformRequest,
  type SentBody,
  PLATFORM_OPTIONS,
  PlatformClient,
  type PlatformOptions,
} from './client.ts'
import { downloadFrom, namesOfFiles } from './download.ts'
import { PlatformError } from './platform-error.ts'
import type { Token } from './tokens.ts'

/** Names a customer's connector. */
export interface CustomerRef {
  /** Your own name for the customer. */
  readonly externalUserId: string
  /** Defaults to the customer's only connector of the kind. */
  readonly connectorId?: string
  /** Name of the connector, where the customer has several of the kind. */
  readonly name?: string
}

/** The platform's credentials, and the connector to use. */
export interface HostedOptions extends PlatformOptions, CustomerRef {}

/** Options that name a connector. */
export const CUSTOMER_OPTIONS = optionsOf<CustomerRef>({
  externalUserId: needed(STRING),
  connectorId: STRING,
  name: STRING,
})

/** Options of hosted mode. */
export const HOSTED_OPTIONS = optionsOf<HostedOptions>({ ...PLATFORM_OPTIONS.table, ...CUSTOMER_OPTIONS.table })

/** An engine with its own platform client. @throws PlatformError `connector_not_found`, `invalid_client` */
export async function hostedEngine(
  kind: string,
  options: HostedOptions,
  signal?: AbortSignal,
  follow?: Follow,
): Promise<Engine> {
  checkOptions(options, HOSTED_OPTIONS, 'connect in hosted mode')
  const client = new PlatformClient(options, follow)
  const engine = await customerEngine(kind, client, options, signal)
  return { ...engine, close: () => engine.close().then(() => client.close()) }
}

/** An engine for a customer's connector. Looks the connector up, unless its ID is given. */
export async function customerEngine(
  kind: string,
  client: PlatformClient,
  customer: CustomerRef,
  signal?: AbortSignal,
): Promise<Engine> {
  const id = customer.connectorId ?? (await findConnector(kind, client, customer, signal))
  const path = `/integrations/connectors/${encodeURIComponent(id)}`
  const token = client.scoped(customer.externalUserId)
  const requestToken = client.scoped(customer.externalUserId, REQUESTS)
  const ended = new AbortController()
  const open = openUntil(async () => ended.abort(), `the ${kind} connector`)
  const target: ConnectorTarget = { client, path, token, open, signals: [ended.signal, signal] }
  const { signals } = target
  const connector = async () => {
    open.check()
    return (await client.json({ method: 'GET', path, token, signals })) as unknown as ConnectorBody
  }
  return {
    kind,
    mode: 'hosted',
    execute: (call, options) => executeToEnd(target, call, options),
    async request(given, { signal: own, ...options }) {
      open.check()
      const sending = { path: `${path}/request`, token: requestToken, signals: [...signals, own] }
      // Most programs send none, so its code is not part of their first load.
      const { hostedRequest } = await import('./hosted-request.ts')
      return hostedRequest(client, sending, given, options)
    },
    async *pages(call, { maxPages, ...options }) {
      const guard = loopGuard({ ...call, maxPages })
      const withoutRepeats = repeatFilter(KEY)
      let { params } = call
      for (;;) {
        const page = withoutRepeats(await executeToEnd(target, { ...call, params }, options))
        yield page
        if (page.next === null) return
        guard(recordsOf(page.records, KEY), page.next, (params ?? {}) as Params)
        params = page.next
      }
    },
    async fields(entity, params, { refresh, signal: own, timeoutMs }) {
      open.check()
      const query = { refresh: refresh ? 'true' : undefined, params: params && JSON.stringify(params) }
      const at = `${path}/fields/${encodeURIComponent(entity)}`
      const request = { method: 'GET', path: at, query, token, timeoutMs, signals: [...signals, own] } as const
      const { fields } = (await client.json(request)) as unknown as { readonly fields: OwnField[] }
      return fields
    },
    async describe() {
      const { definition_id: id, auth } = await connector()
      return { operations: operationsOf(await definitionOf(target, id)), scopes: auth.scopes }
    },
    scopes: async () => (await connector()).auth.scopes,
    close: open.close,
    copies: target,
  }
}

/** Policy of the token that sends requests: any request, and no operation. */
const REQUESTS: TokenPolicyBody = { requests: ['* /*', '* *.*/*'], operations: ['-'] }

interface ConnectorTarget extends EngineCopies {
  readonly client: PlatformClient
  readonly token: Token
}

/**
 * Executes a call. After the platform's time limit, continues a running call until its own `timeoutMs` ends. A call without one is not
 * continued.
 */
async function executeToEnd(
  target: ConnectorTarget,
  call: Call,
  options: CallOptions,
  isContinued = false,
): Promise<EngineResult> {
  const began = performance.now()
  try {
    return await executeOnce(target, call, options)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const leftMs = (options.timeoutMs ?? 0) - (performance.now() - began)
    if (error.code !== 'still_running' || !error.next || leftMs < 1) {
      // A call that was begun can be continued, whatever the result of the request.
      const isResumable = isContinued && !error.next && !(error instanceof UpstreamError)
      throw isResumable ? error.withNext(call.params as Params) : error
    }
    notify('onProgress', options.onProgress, { state: error.code })
    // Another body needs another key.
    const { idempotencyKey: _, ...others } = options
    return executeToEnd(target, { ...call, params: error.next }, { ...others, timeoutMs: leftMs }, true)
  }
}

async function executeOnce(
  { client, path, token, open, signals }: ConnectorTarget,
  call: Call,
  { idempotencyKey, timeoutMs, signal, own }: CallOptions,
): Promise<EngineResult> {
  open.check()
  const request: PlatformRequest = {
    method: 'POST',
    path: `${path}/execute`,
    ...(await bodyOf(call, own)),
    token,
    idempotencyKey: READ_ACTIONS.has(call.action) ? undefined : (idempotencyKey ?? crypto.randomUUID()),
    timeoutMs,
    signals: [...signals, signal],
  }
  if (call.action !== 'download') return resultOf(await client.json(request), call)
  const file = downloadFrom(await client.open({ ...request, accept: '*/*' }))
  return { records: null, meta: {}, next: null, file }
}

/** Key of records for the loop guard. The platform does not name an entity's key. Records without `id` show no loop. */
const KEY = 'id'

/** A call as JSON; with files that are read while they are sent, as a form. */
async function bodyOf({ entity, action, params }: Call, own: OwnGiven | undefined): Promise<SentBody> {
  const request: ExecuteRequest = {
    entity,
    action,
    params: params as JsonObject | undefined,
    own: namesOnly(own),
  }
  const names = namesOfFiles(params ?? {})
  if (!params || names.length === 0) return { body: request }
  const { uploadOfCall } = await import('./upload.ts')
  return { upload: uploadOfCall(request, params, names) }
}

/** Own fields by their names: the platform has the descriptions. Values of a batch stay. */
function namesOnly(own: OwnGiven | undefined): ExecuteRequest['own'] {
  if (!Array.isArray(own)) return own as ExecuteRequest['own']
  return own.map((one: string | OwnField | JsonObject) => (isField(one) ? one.name : one)) as ExecuteRequest['own']
}

function isField(one: string | OwnField | JsonObject): one is OwnField {
  return isObject(one) && typeof one.name === 'string' && typeof one.writable === 'boolean'
}

function resultOf({ data = null, meta, next, resumes_by }: Record<string, unknown>, call: Call): EngineResult {
  const surrounding = (isObject(meta) ? meta : {}) as JsonObject
  const nextParams = isObject(next) ? (next as Params) : nextSearch(call, surrounding)
  const resumesBy = typeof resumes_by === 'string' ? resumes_by : undefined
  return { records: data as EngineResult['records'], meta: surrounding, next: nextParams, resumesBy }
}

/** Params of the next page of a search, from the cursor in its metadata. Null for other calls, and after the last page. */
function nextSearch({ action, params }: Call, { has_more: hasMore, cursor }: JsonObject): Params | null {
  if (action !== 'search' || hasMore !== true || typeof cursor !== 'string') return null
  return { ...params, cursor }
}

async function findConnector(
  kind: string,
  client: PlatformClient,
  { externalUserId, name }: CustomerRef,
  signal?: AbortSignal,
): Promise<string> {
  const request: PlatformRequest = {
    method: 'GET',
    path: '/integrations/connectors',
    query: { external_user_id: externalUserId, connector_type: kind },
    token: client.scoped(externalUserId),
    signals: [signal],
  }
  const fitting: Record<string, unknown>[] = []
  for await (const connector of client.entries(request))
    if (name === undefined || connector.name === name) fitting.push(connector)
  const [only] = fitting
  if (only && fitting.length === 1) return String(only.id)
  throw notOne(kind, fitting, name)
}

function notOne(kind: string, fitting: readonly Record<string, unknown>[], name: string | undefined): PlatformError {
  const named = name === undefined ? '' : ` named ${JSON.stringify(name)}`
  if (fitting.length === 0)
    return new PlatformError('connector_not_found', `Cannot find a ${kind} connector${named} of this customer`, {
      status: 404,
      hint: 'Create one, by connectors.create or by the OAuth flow.',
    })
  const choices = fitting.map((one) => `${String(one.id)} (${String(one.name)})`).join(', ')
  return new PlatformError(
    'connector_ambiguous',
    `Cannot choose a ${kind} connector${named}: this customer has ${fitting.length}`,
    { status: 409, hint: `Say which by connectorId or name: ${choices}.`, retryable: false },
  )
}

async function definitionOf({ client, token, signals }: ConnectorTarget, id: string): Promise<DefinitionBody> {
  const path = `/integrations/definitions/sources/${encodeURIComponent(id)}`
  return (await client.json({ method: 'GET', path, token, signals })) as unknown as DefinitionBody
}

function operationsOf({ entities }: DefinitionBody): OperationInfo[] {
  return entities.flatMap(({ name: entity, actions }) =>
    actions.map(({ action, description, effect, pays, params, requires, own }) => ({
      entity,
      action,
      description: description ?? undefined,
      effect,
      pays,
      params,
      scopes: requires.length > 0 ? requires : undefined,
      own,
    })),
  )
}
