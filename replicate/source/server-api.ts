/** Requests to a server. Responses stay text, so that numbers keep all their digits. */
import { setTimeout as delay } from 'node:timers/promises'
import { backoffMs, isObject, tryParseJson } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'

/** A server, and the credentials of an application. */
export interface Server {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
}

const MOST_ATTEMPTS = 6
const BACKOFF = { firstMs: 500, longestMs: 20_000, spread: 0.5 }
const TIMEOUT_MS = 120_000
const PASSING: ReadonlySet<number> = new Set([0, 429, 502, 503, 504])

/** A refusal of the server. */
export class ServerRefusal extends ConnectorError {
  readonly statusCode: number
  readonly waitMs: number | undefined

  constructor(code: string, message: string, statusCode: number, waitMs?: number) {
    const isPassing = PASSING.has(statusCode)
    const entry = { actor: isPassing || statusCode >= 500 ? 'upstream' : 'caller', status: statusCode } as const
    super(code, message, { entry, retryable: isPassing })
    this.statusCode = statusCode
    this.waitMs = waitMs
  }
}

/** The API of a server. */
export class Api {
  readonly #server: Server
  readonly #base: string
  #token: Promise<string> | undefined

  constructor(server: Server) {
    this.#server = server
    this.#base = `${server.url.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`
  }

  /** Returns the text of a response. Waits out temporary refusals, such as rate limits. @throws ServerRefusal */
  async get(path: string, query: Readonly<Record<string, string | undefined>>, signal: AbortSignal): Promise<string> {
    const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
    const search = new URLSearchParams(given).toString()
    const target = search === '' ? path : `${path}?${search}`
    for (let attempt = 1, isRenewed = false; ; attempt++) {
      const token = await this.#tokenFor(signal)
      try {
        return await this.#send(target, { headers: { authorization: `Bearer ${token}` } }, signal)
      } catch (error) {
        if (!(error instanceof ServerRefusal)) throw error
        if (error.statusCode === 401 && !isRenewed) {
          isRenewed = true
          this.#token = undefined
          continue
        }
        if (!error.retryable || attempt >= MOST_ATTEMPTS) throw error
        await delay(error.waitMs ?? backoffMs(attempt, BACKOFF), undefined, { signal })
      }
    }
  }

  #tokenFor(signal: AbortSignal): Promise<string> {
    return (this.#token ??= this.#issue(signal).catch((error: unknown) => {
      this.#token = undefined
      throw error
    }))
  }

  async #issue(signal: AbortSignal): Promise<string> {
    const { clientId, clientSecret } = this.#server
    const body = JSON.stringify({ client_id: clientId, client_secret: clientSecret })
    const headers = { 'content-type': 'application/json' }
    const issued = tryParseJson(
      await this.#send('/account/applications/token', { method: 'POST', headers, body }, signal),
    )
    const token = isObject(issued) ? (issued.access_token ?? issued.token) : undefined
    if (typeof token !== 'string')
      throw new ServerRefusal('platform_invalid_response', 'Cannot read the answer of the server: it has no token', 502)
    return token
  }

  async #send(path: string, init: RequestInit, signal: AbortSignal): Promise<string> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const response = await fetch(`${this.#base}${path}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeout]),
      })
      const text = await response.text()
      if (response.ok) return text
      throw refusalOf(response, text)
    } catch (error) {
      if (error instanceof ConnectorError) throw error
      signal.throwIfAborted()
      const state = timeout.aborted ? 'it does not respond' : 'it cannot be reached'
      throw new ServerRefusal('platform_unreachable', `Cannot ask the server ${new URL(this.#base).host}: ${state}`, 0)
    }
  }
}

function refusalOf({ status, headers }: Response, text: string): ServerRefusal {
  const body = tryParseJson(text)
  const { code, message } = isObject(body) ? body : {}
  const seconds = Number(headers.get('retry-after') ?? NaN)
  return new ServerRefusal(
    typeof code === 'string' ? code : 'platform_error',
    typeof message === 'string' ? message : `The server answers with status ${status}`,
    status,
    seconds >= 0 ? seconds * 1000 : undefined,
  )
}
