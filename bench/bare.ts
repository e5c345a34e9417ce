/** The baseline: a request that is already built, sent with `undici.request` and read with `JSON.parse`, nothing else. */
import { type Agent, request as undiciRequest } from 'undici'
import type { Call, Connection, ConnectionOptions, HttpRequest, Plan } from '../runtime/index.ts'
import { loadRuntime } from './runtime.ts'

/** The credentials of the kinds measured. They go nowhere. */
export const CREDENTIALS: ConnectionOptions['credentials'] = { api_key: 'example-api-key' }

/** The request that a call makes, credentials and all, for the baseline to send the very same. */
export async function requestOf(
  plan: Plan,
  call: Call,
  credentials: ConnectionOptions['credentials'] = CREDENTIALS,
): Promise<HttpRequest> {
  const runtime = await loadRuntime()
  let captured: HttpRequest | undefined
  const capture = async (request: HttpRequest): Promise<never> => {
    captured = request
    throw new Error('captured')
  }
  const transport = { send: capture, stream: capture, close: async () => {} }
  const connection: Connection = runtime.connect(plan, { credentials, transport })
  await runtime.execute(plan, call, connection).catch(() => {})
  if (!captured) throw new Error(`${call.entity}.${call.action} sent nothing`)
  return { ...captured, headers: { ...captured.headers, 'accept-encoding': 'gzip' } }
}

/** Sends a request to an origin and parses the response. */
export async function bare(
  origin: string,
  { method, path, headers, body: sent }: HttpRequest,
  dispatcher: Agent,
): Promise<unknown> {
  const { body } = await undiciRequest(origin + path, { dispatcher, method, headers, body: sent as string | undefined })
  return JSON.parse(await body.text())
}
