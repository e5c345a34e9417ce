/** Fixtures made like another one: other params and records, and the requests that the runtime makes of them. */
import { connectFixture, exampleCredentials, type Fixture, headersOfParams } from '../../mock/index.ts'
import type { Json, JsonObject, ResolvedOperation } from 'plugboard/author'
import {
  ConnectorError,
  encodeBody,
  type Exchange,
  execute,
  type HttpRequest,
  type HttpResponse,
  type Plan,
  type Transport,
} from 'plugboard/runtime'
import { resultOf } from '../capture/result.ts'
import { expectedRequest } from '../draft/fixture.ts'
import { siteOf } from './site.ts'

/** An operation for which fixtures are made up. */
export interface ComposedOperation {
  readonly plan: Plan
  readonly operation: ResolvedOperation
  /** The fixtures that the operation has. */
  readonly own: readonly Fixture[]
  /** The one of them that others are made like. */
  readonly pattern: Fixture
}

/**
 * A fixture like the operation's pattern.
 * @param params those that the call has besides the pattern's, or instead
 * @param records what the answer holds in the place of the records; those of the pattern by default
 * @returns undefined when the runtime refuses the call
 */
export async function remadeFixture(
  { plan, operation, pattern }: ComposedOperation,
  params: JsonObject,
  records?: Json,
): Promise<Fixture | undefined> {
  const hasMore = Object.keys(params).length > 0
  const call = { ...pattern.call, ...(hasMore && { params: { ...pattern.call.params, ...params } }) }
  const exchanges = structuredClone(pattern.exchanges) as Exchange[]
  const fixture: Fixture = { ...pattern, call, exchanges }
  if (records !== undefined) siteOf(fixture, operation)?.put(records)
  const requests: HttpRequest[] = []
  try {
    const connection = connectFixture(plan, fixture, { transport: answering(exchanges, requests), paced: false })
    const result = await execute(plan, call, connection)
    if (requests.length !== exchanges.length) return undefined
    const secrets = Object.values(exampleCredentials(plan, pattern.auth ?? Object.keys(plan.manifest.auth)[0]!))
    const shownHeaders = headersOfParams(operation)
      .filter(({ param }) => param in params)
      .map(({ name }) => name)
    const remade = exchanges.map((exchange, index) => ({
      ...exchange,
      request: remadeRequest(exchange.request, requests[index]!, secrets, shownHeaders),
    }))
    return { ...fixture, exchanges: remade, result: resultOf(plan, call, { result }) }
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}

/** The request that was made, with those of its headers that the pattern names, and others. @param others their names */
function remadeRequest(
  before: Exchange['request'],
  made: HttpRequest,
  secrets: readonly string[],
  others: readonly string[],
): Exchange['request'] {
  const { headers: _, ...request } = expectedRequest(made, secrets)
  const named = { ...Object.fromEntries(others.map((name) => [name, ''])), ...before.headers }
  const headers = Object.entries(named).map(([name, value]) => [
    name,
    String(value).includes('<secret>') ? value : (made.headers[name.toLowerCase()] ?? value),
  ])
  return {
    ...before,
    ...request,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) as Record<string, string> }),
  }
}

/** Gives the answers of a fixture in their order, and notes what they answer. */
function answering(exchanges: readonly Exchange[], requests: HttpRequest[]): Transport {
  const answer = (request: HttpRequest): HttpResponse => {
    const { response } = exchanges[Math.min(requests.length, exchanges.length - 1)]!
    requests.push(request)
    const { bytes, type } = encodeBody(response.body)
    const headers = new Headers(Object.entries(response.headers ?? {}).map(([name, value]) => [name, String(value)]))
    if (type !== undefined && !headers.has('content-type')) headers.set('content-type', type)
    return { status: response.status, headers, body: bytes }
  }
  return {
    send: (request) => Promise.resolve(answer(request)),
    stream: () => Promise.reject(new ConnectorError('internal', 'Cannot compose a download')),
    close: () => Promise.resolve(),
  }
}
