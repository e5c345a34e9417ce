/** Requests to the platform API with the session's token, which is renewed when it has expired. */
import type { ErrorBody } from '../../../contract/index.ts'

/** An error of the server, with its code and the faults of fields. */
export class ApiError extends Error {
  readonly code: string
  readonly fields: readonly { readonly field: string; readonly message: string }[]
  readonly requestId: string

  constructor(body: Partial<ErrorBody>) {
    super(body.message ?? '')
    this.code = body.code ?? 'unreachable'
    this.fields = body.errors ?? []
    this.requestId = body.request_id ?? ''
  }
}

/** The token of a session. */
export interface Access {
  token: string
  /** The origin of the token: the embedding page's, or the server's own. */
  readonly origin: string
  /** Gets a new token; undefined if there is none. */
  readonly renew: () => Promise<string | undefined>
}

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'

const ROOT = 'api/v1/integrations/'

/** Sends a request without a token. @throws ApiError */
export function post<Body>(path: string, body: object): Promise<Body> {
  return send('POST', path, body, {})
}

/** Requests with a session's token. */
export class Api {
  readonly #access: Access

  constructor(access: Access) {
    this.#access = access
  }

  /**
   * Sends a request. A write with a key runs once, even if it is sent again.
   * @throws ApiError
   */
  async call<Body>(method: Method, path: string, body?: object, key?: string): Promise<Body> {
    const access = this.#access
    const headers = () => ({
      authorization: `Bearer ${access.token}`,
      'x-embedder-origin': access.origin,
      ...(key !== undefined && { 'idempotency-key': key }),
    })
    try {
      return await send(method, path, body, headers())
    } catch (error) {
      if (!(error instanceof ApiError) || !['token_expired', 'invalid_token'].includes(error.code)) throw error
      const renewed = await access.renew()
      if (renewed === undefined) throw new ApiError({ code: 'session_expired' })
      access.token = renewed
      return send(method, path, body, headers())
    }
  }
}

async function send<Body>(
  method: string,
  path: string,
  body: object | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Body> {
  let response: Response
  try {
    response = await fetch(ROOT + path, {
      method,
      credentials: 'omit',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError({})
  }
  const read = (await response.json().catch(() => ({}))) as Body
  if (!response.ok) throw new ApiError({ code: 'internal', ...(read as Partial<ErrorBody>) })
  return read
}
