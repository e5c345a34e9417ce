/** Hosted mode: one customer's connector, whose calls the platform executes. */
import { checkOptions, type OptionNames } from '../options.ts'
import { randomUUID } from 'node:crypto'
import { READ_ACTIONS } from '../../contract/actions.ts'
import type { DefinitionBody, ExecuteRequest } from '../../generated/contract/bodies.ts'
import { fileSourceOf } from '../../runtime/base/body/file-source.ts'
import { givenFiles } from '../../runtime/base/body/given-files.ts'
import { ConnectorError, UpstreamError } from '../../runtime/base/errors.ts'
import { isObject } from '../../runtime/base/json.ts'
import { loopGuard, recordsOf } from '../../runtime/base/loop-guard.ts'
import type { JsonObject, Params } from '../../runtime/index.ts'
import {
  type Call,
  type CallOptions,
  type Engine,
  type EngineResult,
  openUntil,
  type OperationInfo,
} from '../engine.ts'
import { type PlatformRequest, PLATFORM_OPTIONS, PlatformClient, type PlatformOptions } from './client.ts'
import { downloadFrom, uploadOf } from './file.ts'
import { PlatformError } from './errors.ts'

/** Whose connector it is, and which. */
export interface CustomerRef {
  /** The application's own name for the customer. */
  readonly externalUserId: string
  /** The connector; by default the customer's only one of the kind. */
  readonly connectorId?: string
  /** The connector's name, where the customer has several of the kind. */
  readonly name?: string
}

/** The platform's credentials, and whose connector to use. */
export interface HostedOptions extends PlatformOptions, CustomerRef {}

/** The names by which a customer's connector is meant. */
export const CUSTOMER_NAMES: OptionNames<CustomerRef> = { externalUserId: true, connectorId: true, name: true }

/** An engine with a platform client of its own. @throws PlatformError `connector_not_found`, `invalid_client` */
export function hostedEngine(kind: string, options: HostedOptions, signal?: AbortSignal): Promise<Engine> {
  checkOptions(options, { ...PLATFORM_OPTIONS, ...CUSTOMER_NAMES }, 'connect in hosted mode')
  return customerEngine(kind, new PlatformClient(options), options, signal)
}

/** An engine for a customer's connector. It is looked up unless its id is given. */
export async function customerEngine(
  kind: string,
  client: PlatformClient,
  customer: CustomerRef,
  signal?: AbortSignal,
): Promise<Engine> {
  const id = customer.connectorId ?? (await findConnector(kind, client, customer, signal))
  const path = `/integrations/connectors/${encodeURIComponent(id)}`
  const token = client.scoped(customer.externalUserId)
  const ended = new AbortController()
  const open = openUntil(async () => ended.abort(), `the ${kind} connector`)

  const ask = async (call: Call, options: CallOptions): Promise<EngineResult> => {
    open.check()
    const request: PlatformRequest = {
      method: 'POST',
      path: `${path}/execute`,
      ...bodyOf(call),
      token,
      ...(!READ_ACTIONS.has(call.action) && { idempotencyKey: options.idempotencyKey ?? randomUUID() }),
      timeoutMs: options.timeoutMs,
      signals: [ended.signal, signal, options.signal],
    }
    if (call.action !== 'download') return resultOf(await client.json(request), call)
    const file = await downloadFrom(await client.open({ ...request, accept: '*/*' }))
    return { records: null, meta: {}, next: null, file }
  }

  const execute = async (call: Call, options: CallOptions): Promise<EngineResult> => {
    const until = options.timeoutMs === undefined ? 0 : performance.now() + options.timeoutMs
    for (let params = call.params, given = options; ;) {
      try {
        return await ask({ ...call, ...(params && { params }) }, given)
      } catch (error) {
        const left = until - performance.now()
        if (!(error instanceof ConnectorError)) throw error
        // What was begun can be gone on with, whatever became of the request that asked for it.
        if (params !== call.params && !(error instanceof UpstreamError)) error.next ??= params as Params
        if (error.code !== 'still_running' || !error.next || left < 1) throw error
        options.onProgress?.({ state: error.code })
        params = error.next
        // Another body needs another key.
        given = { ...(options.signal && { signal: options.signal }), timeoutMs: left }
      }
    }
  }

  return {
    kind,
    mode: 'hosted',
    execute,
    async *pages(call, { maxPages, ...options }) {
      const guard = loopGuard({ ...call, maxPages })
      let { params } = call
      for (;;) {
        const page: EngineResult = await execute({ ...call, ...(params && { params }) }, options)
        yield page
        if (page.next === null) return
        guard(recordsOf(page.records, KEY), page.next, (params ?? {}) as Params)
        params = page.next
      }
    },
    operations: async () =>
      operationsOf(await definitionOf(client, await client.json({ method: 'GET', path, token }), token)),
    close: open.close,
  }
}

/** The key of a record, for the loop guard: the platform does not say the key of an entity. Records without it are no sign of a loop. */
const KEY = 'id'

/** A call as JSON; with files that are read while they are sent, as a form. */
function bodyOf({ entity, action, params }: Call): Pick<PlatformRequest, 'body' | 'upload'> {
  const request: ExecuteRequest = { entity, action, ...(params && { params: params as JsonObject }) }
  const names = Object.keys(params ?? {}).filter((name) => isFile(params?.[name]))
  if (!params || names.length === 0) return { body: { ...request } }
  return { upload: uploadOf(request, givenFiles(params, Object.fromEntries(names.map((name) => [name, {}])))) }
}

/** A search names the cursor of its next page in its metadata; other answers name the params of the next call. */
function resultOf({ data = null, meta, next }: Record<string, unknown>, { action, params }: Call): EngineResult {
  const surrounding = (isObject(meta) ? meta : {}) as JsonObject
  const cursor = action === 'search' && surrounding.has_more === true ? surrounding.cursor : undefined
  const named = isObject(next) ? next : typeof cursor === 'string' ? { ...params, cursor } : null
  return { records: data as EngineResult['records'], meta: surrounding, next: named as Params | null }
}

/** Whether a value is a file whose bytes are given as such, or read when it is sent. */
function isFile(value: unknown): boolean {
  return isBinary(value) || (isObject(value) && isBinary(value.bytes))
}

function isBinary(value: unknown): boolean {
  return value instanceof Uint8Array || fileSourceOf(value) !== undefined
}

async function findConnector(
  kind: string,
  client: PlatformClient,
  { externalUserId, name }: CustomerRef,
  signal?: AbortSignal,
): Promise<string> {
  const query = { external_user_id: externalUserId, connector_type: kind, limit: '200' }
  const found: Record<string, unknown>[] = []
  for (let cursor: string | undefined; ;) {
    const answer = await client.json({
      method: 'GET',
      path: '/integrations/connectors',
      query: { ...query, cursor },
      token: client.scoped(externalUserId),
      signals: [signal],
    })
    found.push(...(Array.isArray(answer.data) ? (answer.data as Record<string, unknown>[]) : []))
    if (typeof answer.next !== 'string') break
    cursor = answer.next
  }
  const fitting = found.filter((one) => name === undefined || one.name === name)
  if (fitting.length === 1) return String(fitting[0]!.id)
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

async function definitionOf(
  client: PlatformClient,
  { definition_id: id }: Record<string, unknown>,
  token: PlatformRequest['token'],
): Promise<DefinitionBody> {
  const path = `/integrations/definitions/sources/${encodeURIComponent(String(id))}`
  return (await client.json({ method: 'GET', path, ...(token && { token }) })) as unknown as DefinitionBody
}

function operationsOf({ entities }: DefinitionBody): OperationInfo[] {
  return entities.flatMap(({ name: entity, actions }) =>
    actions.map(({ action, description, effect, params }) => ({
      entity,
      action,
      ...(description && { description }),
      effect,
      params,
    })),
  )
}
