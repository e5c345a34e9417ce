/** A server as an application sees it, over its API: for commands that try it from outside. */
import { CODES, ConnectorError } from 'plugboard/runtime'
import type { CodeEntry } from 'plugboard/kit'
import type { Context, Flags } from '../../flags.ts'
import { UsageError } from '../../usage.ts'

/** Requests to one server. */
export interface Api {
  /** The JSON object of an answer. @throws ConnectorError with the code that the server gave */
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Record<string, unknown>>
}

const URL_OF_SERVE = 'http://127.0.0.1:8787'

/** The API of a server, for the credentials of an application in the environment. @throws UsageError without them */
export function openApi({ env, protect, signal }: Context, { url = env.PLUGBOARD_URL ?? URL_OF_SERVE }: Flags): Api {
  const { PLUGBOARD_CLIENT_ID: clientId = '', PLUGBOARD_CLIENT_SECRET: clientSecret = '' } = env
  if (clientId === '' || clientSecret === '')
    throw new UsageError(
      'Cannot ask the server: PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET are not set',
      'They are those of an application: plugboard serve shows them at its first start, plugboard apps makes more.',
    )
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new UsageError('Cannot ask the server: --url must be an http or https URL', `Such as ${URL_OF_SERVE}.`)
  protect((text) => text.replaceAll(clientSecret, '…'))
  const base = `${url.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`
  let token: Promise<string> | undefined

  async function send(method: string, path: string, body: unknown, bearer?: string): Promise<Record<string, unknown>> {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    }
    const sent = { method, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await fetch(base + path, { ...sent, redirect: 'error' }).catch((cause: unknown) => {
      if (signal.aborted) throw new ConnectorError('cancelled', 'Cannot go on: the command was interrupted')
      throw new ConnectorError('upstream_unreachable', `Cannot reach the server at ${new URL(base).host}`, { cause })
    })
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
    if (response.ok) return answer
    throw errorOf(answer, response.status)
  }

  return {
    async ask(method, path, body) {
      token ??= send('POST', '/account/applications/token', {
        client_id: clientId,
        client_secret: clientSecret,
      }).then(({ access_token: issued }) => String(issued))
      return send(method, path, body, await token)
    },
  }
}

function errorOf(
  { code, message, hint, retry_after: seconds }: Record<string, unknown>,
  status: number,
): ConnectorError {
  const text = typeof message === 'string' ? message : `Cannot do it: the server answered ${status}`
  const options = {
    ...(typeof hint === 'string' && { hint }),
    ...(typeof seconds === 'number' && { retryAfterMs: seconds * 1000 }),
  }
  if (typeof code !== 'string') return new ConnectorError('upstream_error', text, options)
  const codes: Readonly<Record<string, CodeEntry>> = CODES
  const actor = status < 500 ? 'caller' : 'internal'
  return new ConnectorError(code, text, { ...options, entry: codes[code] ?? { actor, status } })
}
