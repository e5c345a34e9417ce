/** A server that agents log in to: the pages of an application, documents of agents, and a browser that keeps one cookie. */
import { createHash, randomBytes } from 'node:crypto'
import { openTestPostgres } from '../../../support/database.ts'
import { answerJson, API, APPLICATIONS, startWorld, type Tenant, type World } from '../../api/world.ts'

/** An agent with a document, and where it gets its users back. */
export const CLIENT = 'https://agent.example/client.json'
export const BACK = 'https://agent.example/back'
/** The agent of an attacker. */
export const EVIL = 'https://evil.example/client.json'
export const EVIL_BACK = 'https://evil.example/back'
/** A program on the user's machine. */
export const NATIVE = 'https://native.example/client.json'
/** The login page of the application. */
export const LOGIN_PAGE = 'https://app.example.com/agent-login'

/** Documents that hosts have, by their URL. */
const DOCUMENTS: Readonly<Record<string, object>> = {
  [CLIENT]: { client_id: CLIENT, client_name: 'Agent', redirect_uris: [BACK] },
  [EVIL]: { client_id: EVIL, client_name: 'Agent', redirect_uris: [EVIL_BACK] },
  [NATIVE]: {
    client_id: NATIVE,
    client_name: 'Native',
    redirect_uris: ['http://127.0.0.1/callback', 'http://localhost:1/callback', 'native://callback'],
  },
  'https://other.example/client.json': { client_id: CLIENT, redirect_uris: [BACK] },
  'https://secret.example/client.json': {
    client_id: 'https://secret.example/client.json',
    client_secret: 's',
    redirect_uris: [BACK],
  },
  'https://basic.example/client.json': {
    client_id: 'https://basic.example/client.json',
    token_endpoint_auth_method: 'client_secret_basic',
    redirect_uris: [BACK],
  },
  'https://script.example/client.json': {
    client_id: 'https://script.example/client.json',
    redirect_uris: ['javascript:alert(1)'],
  },
  'https://plain.example/client.json': {
    client_id: 'https://plain.example/client.json',
    redirect_uris: ['http://agent.example/back'],
  },
  'https://huge.example/client.json': {
    client_id: 'https://huge.example/client.json',
    redirect_uris: [BACK],
    filler: 'x'.repeat(20_000),
  },
}

/** What was answered. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Parameters of the location. */
  readonly back: URLSearchParams
}

/** The status and the OAuth error of an answer, in its body or on its way back. */
export function said({ status, text, back }: Answer): string {
  const error =
    back.get('error') ?? (text.startsWith('{') ? (JSON.parse(text).error ?? JSON.parse(text).code) : undefined)
  return `${status} ${error ?? (status === 400 ? 'page' : 'fine')}`
}

/** A browser: it keeps the cookie that it gets. */
export class TestBrowser {
  cookie: string | undefined
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async send(
    path: string,
    form?: Record<string, string | string[]>,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const sent = { ...(this.cookie && { cookie: this.cookie }), ...(form && { origin: this.#origin }), ...headers }
    const response = await sendForm(path.startsWith('http') ? path : this.#origin + path, form, sent)
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return response
  }
}

/** Sends a form, or asks without one. */
export async function sendForm(
  url: string,
  form?: Record<string, string | string[]>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new URLSearchParams(
    Object.entries(form ?? {}).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  )
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers,
    ...(form && { body }),
  })
  const location = response.headers.get('location') ?? ''
  return {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
    back: new URLSearchParams(location.split('?')[1]),
  }
}

/** What an agent asks, and what it keeps for itself. */
export interface Asked {
  readonly query: Record<string, string>
  readonly verifier: string
}

/** A login that came back with a code. */
export interface LoggedIn extends Asked {
  readonly browser: TestBrowser
  readonly code: string
  readonly answer: Answer
}

/** The tokens of an agent. */
export interface AgentTokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly scope: string
  readonly expires_in: number
}

/** A server, and what agents and people do with it. */
export class LoginWorld {
  readonly api: World
  readonly origin: string
  readonly resource: string
  readonly #tokens = new Map<string, string>()

  private constructor(api: World) {
    this.api = api
    this.origin = api.server.origin
    this.resource = `${this.origin}/mcp`
  }

  /** @param setFor further settings, which name the first application by its client ID */
  static async start(
    set: readonly string[] = [],
    setFor?: (clientId: string) => readonly string[],
  ): Promise<LoginWorld> {
    const api = await startWorld(await openTestPostgres(), { set, ...(setFor && { setFor }) })
    api.play(({ headers, path }, response) => {
      const document = DOCUMENTS[`https://${headers.host}${path}`]
      if (document) return answerJson(response, 200, document)
      if (headers.host === 'moved.example') {
        response.writeHead(302, { location: CLIENT }).end()
        return true
      }
      return undefined
    })
    const world = new LoginWorld(api)
    await api.call('PUT', `${API}/agents/login-page`, { token: api.first.token, body: { login_url: LOGIN_PAGE } })
    return world
  }

  /** A token of an application, a new one once time has passed. */
  async token({ client, organizationId }: Tenant = this.api.first): Promise<string> {
    const known = this.#tokens.get(organizationId)
    if (known !== undefined) return known
    const { body } = await this.api.call('POST', `${APPLICATIONS}/token`, { body: client })
    this.#tokens.set(organizationId, body.access_token)
    return body.access_token
  }

  /** A scoped token of a customer of the first organization. */
  async scoped(user: string): Promise<string> {
    return this.api.scoped({ ...this.api.first, token: await this.token() }, user)
  }

  /** A connector of a customer of the first organization. */
  async connector(user: string): Promise<{ readonly id: string }> {
    return this.api.connector({ ...this.api.first, token: await this.token() }, user)
  }

  /** Moves the server's clock. */
  pass(ms: number): void {
    this.api.pass(ms)
    this.#tokens.clear()
  }

  browser(): TestBrowser {
    return new TestBrowser(this.origin)
  }

  /** A request of an agent; a part that is undefined is left out. */
  asked(more: Record<string, string | undefined> = {}): Asked {
    const verifier = randomBytes(32).toString('base64url')
    const all: Record<string, string | undefined> = {
      response_type: 'code',
      client_id: CLIENT,
      redirect_uri: BACK,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'st',
      scope: 'read write delete pay',
      resource: this.resource,
      ...more,
    }
    const query = Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
    return { query, verifier }
  }

  begin(browser: TestBrowser, { query }: Asked, more = ''): Promise<Answer> {
    return browser.send(`/oauth/authorize?${new URLSearchParams(query)}${more}`)
  }

  /** The application's backend says whose ticket it is; gives the address of the next page. */
  async identify(ticket: string, user = 'user_1', tenant: Tenant = this.api.first, policy?: object): Promise<string> {
    const body = { ticket, external_user_id: user, policy }
    const answer = await this.api.call('POST', `${API}/agents/logins`, { token: await this.token(tenant), body })
    return answer.status === 200 ? answer.body.continue_url : `${answer.status} ${answer.body.code}`
  }

  /** Begins, is named, and shows the page. @returns the code of the form */
  async opened(
    asked: Asked = this.asked(),
    user = 'user_1',
    policy?: object,
  ): Promise<{ browser: TestBrowser; login: string; page: Answer }> {
    const browser = this.browser()
    const begun = await this.begin(browser, asked)
    const next = await this.identify(begun.back.get('ticket')!, user, this.api.first, policy)
    return { browser, login: new URL(next).searchParams.get('login')!, page: await browser.send(next) }
  }

  /** The form of a person who allows what they are asked. */
  allowed(login: string, more: Record<string, string | string[]> = {}): Record<string, string | string[]> {
    return { login, decision: 'allow', level: 'read', days: '30', later: '1', ...more }
  }

  async logIn(
    asked: Asked = this.asked(),
    form: Record<string, string | string[]> = {},
    user = 'user_1',
    policy?: object,
  ): Promise<LoggedIn> {
    const { browser, login } = await this.opened(asked, user, policy)
    const answer = await browser.send('/agents/consent', this.allowed(login, form))
    return { ...asked, browser, answer, code: answer.back.get('code')! }
  }

  /** Exchanges a code as its agent does. */
  exchange({ code, verifier, query }: LoggedIn, more: Record<string, string> = {}, headers = {}): Promise<Answer> {
    const { client_id = '', redirect_uri = '' } = query
    const form = { grant_type: 'authorization_code', code, code_verifier: verifier, client_id, redirect_uri, ...more }
    return sendForm(`${this.origin}/oauth/token`, form, headers)
  }

  /** Logs in and exchanges. */
  async tokens(form: Record<string, string | string[]> = {}, user = 'user_1'): Promise<AgentTokens> {
    return JSON.parse((await this.exchange(await this.logIn(this.asked(), form, user))).text)
  }

  refresh(refresh_token: string, more: Record<string, string> = {}): Promise<Answer> {
    const form = { grant_type: 'refresh_token', refresh_token, client_id: CLIENT, ...more }
    return sendForm(`${this.origin}/oauth/token`, form)
  }

  /** Calls a tool of the endpoint of agents. */
  async call(token: string, name = 'list_connectors', args: object = {}): Promise<Answer> {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    }
    const response = await fetch(this.resource, { method: 'POST', headers, body: JSON.stringify(message) })
    const { status } = response
    return { status, headers: response.headers, text: await response.text(), back: new URLSearchParams() }
  }

  close(): Promise<void> {
    return this.api.close()
  }
}
