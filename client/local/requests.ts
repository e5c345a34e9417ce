/** Requests in this process: the runtime's response in the form that was asked for. */
import { checkRequest } from '../../runtime/roads/check-request.ts'
import { request } from '../../runtime/roads/any-request.ts'
import type { AnyRequest, Connection, Plan } from '../../runtime/index.ts'
import type { EngineResponse, RequestCallOptions, ResponseForm } from '../base/engine.ts'

/** Sends a request with a connection. */
export async function localRequest(
  plan: Plan,
  given: AnyRequest,
  connection: Connection,
  { as, ...options }: RequestCallOptions & { readonly as: ResponseForm },
): Promise<EngineResponse> {
  if (as === 'stream') {
    const { status, headers, body } = await checkRequest(plan, given, connection).open(options)
    return { status, headers, body }
  }
  const { status, headers, form, value, bytes, ...list } = await request(plan, given, connection, {
    ...options,
    wantsBytes: as === 'bytes',
  })
  if (list.records) return { status, headers, body: null, records: list.records, next: list.next ?? null }
  return { status, headers, body: form === 'bytes' ? bytes : form === 'empty' ? null : value }
}
