/** Requests to a server as its callers send them. */

/** An application's id and secret. */
export interface Client {
  readonly client_id: string
  readonly client_secret: string
}

/** What was answered. */
export interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  /** The JSON body. */
  readonly body: any // oxlint-disable-line typescript/no-explicit-any -- tests look into it as they like
}

/** One server's API with an application's token. */
export interface Api {
  readonly origin: string
  /** Sends a JSON request below `/api/v1` with the application's token. @throws TypeError when the connection breaks */
  ask(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>
  /** Executes an operation. */
  execute(connector: string, call: Call, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>
  /** Creates a connector of `acme`; gives its id. */
  connector(credentials: object, externalUserId?: string): Promise<string>
}

/** An operation. */
export interface Call {
  readonly entity: string
  readonly action: string
  readonly params?: object
  readonly timeout_ms?: number
}

/** A token is good for fifteen minutes; tests may last longer. */
const TOKEN_MS = 5 * 60_000

/** The API of a server. */
export function apiOf(origin: string, client: Client): Api {
  let token: Promise<string> | undefined
  let isUsedUntil = 0

  async function send(method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>) {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-disposition') === null && text !== ''
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  async function newToken(): Promise<string> {
    const { body } = await send('POST', '/account/applications/token', client, {})
    if (body.access_token === undefined) throw new Error(`no token: ${JSON.stringify(body)}`)
    return body.access_token
  }

  const ask: Api['ask'] = async (method, path, body, headers = {}) => {
    if (!token || performance.now() > isUsedUntil) {
      token = newToken()
      isUsedUntil = performance.now() + TOKEN_MS
    }
    token.catch(() => (token = undefined))
    return send(method, path, body, { authorization: `Bearer ${await token}`, ...headers })
  }

  return {
    origin,
    ask,
    execute: (connector, call, headers) => ask('POST', `/integrations/connectors/${connector}/execute`, call, headers),
    async connector(credentials, externalUserId = 'user') {
      const body = { external_user_id: externalUserId, connector_type: 'acme', name: 'A', credentials, validate: false }
      const made = await ask('POST', '/integrations/connectors', body)
      if (made.status !== 201) throw new Error(`no connector was made: ${JSON.stringify(made.body)}`)
      return made.body.id
    },
  }
}

/** The operation that lists items. */
export const LIST: Call = { entity: 'items', action: 'list' }

/** The operation that creates an item. */
export function create(name: string): Call {
  return { entity: 'items', action: 'create', params: { name } }
}

/** Waits until something holds. @throws Error once it took too long, with what was seen last */
export async function until<T>(look: () => Promise<T>, holds: (seen: T) => boolean, withinMs = 120_000): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const seen = await look()
    if (holds(seen)) return seen
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${JSON.stringify(seen)}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
