/** The baseline: a request that is already built, sent with `undici.request` and read with `JSON.parse`, nothing else. */
import { type Agent, request as undiciRequest } from 'undici'
import type { Call, Connection, ConnectionOptions, HttpRequest, Plan } from '../runtime/index.ts'
import { loadRuntime } from './runtime.ts'

/** A page of a list, as the upstream answers it. */
export interface BarePage {
  readonly has_more: boolean
  readonly data: readonly { readonly id: string }[]
}

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

/** Sends a request to a URL and parses the answer. */
export async function bare(url: string, { headers }: HttpRequest, dispatcher: Agent): Promise<BarePage> {
  const { body } = await undiciRequest(url, { dispatcher, headers })
  return JSON.parse(await body.text()) as BarePage
}
