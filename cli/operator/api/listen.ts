/** `plugboard webhooks listen`: forwards events of a server to a program on this machine. The server never connects to it. */
import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Platform, WebhookMessage } from 'plugboard'
import type { EventType } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { EXIT } from '../../base/exit.ts'
import { UsageError } from '../../base/usage.ts'
import { jsonText, oneLine } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'

/** Options of `listen`. */
export interface Listening {
  readonly platform: Platform
  readonly forward: string | undefined
  readonly events: readonly EventType[] | undefined
}

const POLL_MS = 1_000
/** The same limit as for a webhook of the server. */
const TIMEOUT_MS = 15_000
/** Characters of an answer that are shown: the reason of a refusal, not a whole page. */
const LONGEST_REASON = 200
/** A message may appear this long after newer ones, because transactions end in another order than they begin. */
const LATE_MS = 60_000

/** Forwards the messages of a temporary endpoint until the command is interrupted, then removes the endpoint. */
export async function listen(context: Context, { platform, forward, events }: Listening): Promise<number> {
  if (forward === undefined)
    throw new UsageError(
      'Cannot listen: --forward is missing',
      'Such as plugboard webhooks listen --forward http://127.0.0.1:3000/hooks.',
    )
  const { signal, stdout, isJson } = context
  const endpoint = await platform.webhooks.create({ eventTypes: events }, { signal })
  try {
    const { id, secret, createdAt } = endpoint
    const begun = { endpoint_id: id, secret, forward }
    await stdout.write(isJson ? `${jsonText(begun)}\n` : beginning(begun))
    for await (const message of arriving(context, { platform, id, since: createdAt })) {
      const outcome = await send(forward, message, { secret, signal })
      if (signal.aborted) break
      await stdout.write(isJson ? `${jsonText(outcome)}\n` : lineOf(outcome, context))
    }
    return EXIT.done
  } catch (error) {
    if (signal.aborted) return EXIT.done
    throw error
  } finally {
    await platform.webhooks.remove(endpoint.id)
  }
}

function beginning({ endpoint_id: id, secret, forward }: Record<'endpoint_id' | 'secret' | 'forward', string>): string {
  return [
    `Forwarding events of ${oneLine(id)} to ${oneLine(forward)}; press Ctrl-C to stop.`,
    `They are signed with the secret ${oneLine(secret)}`,
    '',
    '',
  ].join('\n')
}

/** An endpoint whose messages are read. */
interface Reading {
  readonly platform: Platform
  readonly id: string
  readonly since: string
}

/** Yields the messages of an endpoint as they appear, oldest first. Retries an unreachable server. */
async function* arriving(
  { signal, note }: Context,
  { platform, id, since: first }: Reading,
): AsyncGenerator<WebhookMessage, void, undefined> {
  const seen = new Set<string>()
  let newest = Date.parse(first)
  for (let isAway = false; !signal.aborted; await delay(POLL_MS, undefined, { signal })) {
    try {
      const since = new Date(newest - LATE_MS).toISOString()
      const fresh = (await platform.webhooks.messages(id, { since }, { signal })).filter((one) => !seen.has(one.id))
      isAway = false
      for (const message of fresh.toReversed()) {
        seen.add(message.id)
        newest = Math.max(newest, Date.parse(message.createdAt))
        yield message
      }
    } catch (error) {
      if (!(error instanceof ConnectorError) || !error.retryable) throw error
      if (!isAway) await note(`${error.message}; trying again`)
      isAway = true
    }
  }
}

/** The result of a forwarded message. */
interface Outcome {
  readonly id: string
  readonly type: string
  readonly status: number | null
  /** Why no answer came, or what the program answered instead of a success. */
  readonly error: string | null
  readonly duration_ms: number
}

interface Sending {
  readonly secret: string
  readonly signal: AbortSignal
}

async function send(
  forward: string,
  { id, type, body }: WebhookMessage,
  { secret, signal }: Sending,
): Promise<Outcome> {
  const text = JSON.stringify(body)
  const seconds = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${text}`).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  }
  const began = performance.now()
  const made = (status: number | null, error: string | null) => ({
    id,
    type,
    status,
    error,
    duration_ms: Math.round(performance.now() - began),
  })
  try {
    const response = await fetch(forward, {
      method: 'POST',
      headers,
      body: text,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const answer = await response.text()
    return made(response.status, response.ok ? null : oneLine(answer.slice(0, LONGEST_REASON)))
  } catch (error) {
    return made(null, reasonOf(error))
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}

function lineOf({ id, type, status, error, duration_ms: ms }: Outcome, { paint }: Context): string {
  const answer = error === null ? String(status) : paint.bad(`${status ?? ''} ${oneLine(error)}`.trim())
  return `${oneLine(type)}  ${oneLine(id)}  ${answer}  ${ms} ms\n`
}
