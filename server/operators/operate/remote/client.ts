/** The side of the commands: orders to the server that has the data directory, answers as they come. */
import { type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Sink } from '../backup/index.ts'
import type { Job } from '../job/job.ts'
import type { OperatorAddress } from './address.ts'
import { errorOf, type Line, type Order, PATH, TOKEN_HEADER } from './messages.ts'

/**
 * Sends an order to the server and returns its answer. Bytes of a file go to the sink.
 * @throws ConnectorError the server's own; `storage_unavailable` when it cannot be reached or breaks off
 */
export async function order(address: OperatorAddress, given: Order, job: Job, sink?: Sink): Promise<unknown> {
  try {
    const answer = await send(address, given, job.signal)
    if (answer.statusCode !== 200) throw refused(address, answer.statusCode ?? 0, await text(answer))
    return await read(answer, address, job, sink)
  } catch (error) {
    job.signal?.throwIfAborted()
    const { code } = error as NodeJS.ErrnoException
    throw error instanceof ConnectorError || code === undefined ? error : unreachable(address, code)
  }
}

async function send({ origin, token }: OperatorAddress, body: Order, signal?: AbortSignal): Promise<IncomingMessage> {
  const sending = request(new URL(PATH, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token },
    signal,
  })
  sending.end(JSON.stringify(body))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  return answer
}

async function read(answer: IncomingMessage, address: OperatorAddress, { report }: Job, sink?: Sink): Promise<unknown> {
  let rest: Buffer = Buffer.alloc(0)
  let outcome: { readonly result: unknown; readonly bytes?: number } | undefined
  let received = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (let end; outcome?.bytes === undefined && (end = rest.indexOf(0x0a)) >= 0; rest = rest.subarray(end + 1)) {
      const line = JSON.parse(rest.subarray(0, end).toString()) as Line
      if ('error' in line) throw errorOf(line.error)
      if ('progress' in line) report(line.progress)
      else outcome = line
    }
    if (outcome?.bytes === undefined || rest.length === 0) continue
    received += rest.length
    await sink?.(rest)
    rest = Buffer.alloc(0)
  }
  if (!outcome || received !== (outcome.bytes ?? 0)) throw unreachable(address, 'the connection broke off')
  return outcome.result
}

function refused({ pid }: OperatorAddress, status: number, said: string): ConnectorError {
  if (status === 404)
    return new ConnectorError('invalid_configuration', `Cannot ask the server: process ${pid} refused the request`, {
      hint: 'It may have just restarted. Run the command again.',
    })
  return errorOf((JSON.parse(said) as { error: Parameters<typeof errorOf>[0] }).error)
}

function unreachable({ origin, pid }: OperatorAddress, state: string): ConnectorError {
  return new ServerError('storage_unavailable', `Cannot reach the server at ${origin}, process ${pid}: ${state}`, {
    hint: 'It uses the data directory. Run the command on the same machine, or stop the server.',
  })
}
