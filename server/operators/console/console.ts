/** The listener of the console: its own origin, pages for persons, JSON for programs. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeServer, listenAt, requestListener } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import { type Log, type Metrics, reportUnexpected } from '../../ground/observe/index.ts'
import { atLeast, type OperatorSession, signInRoles } from '../sign-in/index.ts'
import { type OidcProvider, OidcRefusal } from '../../accounts/oidc/index.ts'
import { Acts, CaptureActs, Trials } from '../support/index.ts'
import { alone, faultPage, framed, noScreen } from './html/frame.ts'
import { CONSOLE_SCRIPT, SCRIPT_PATH } from './html/script.ts'
import { CONSOLE_STYLE, STYLE_PATH } from './html/style.ts'
import { noRolePage, refusedPage, strangerPage, welcomePage } from './login.ts'
import { readFields } from './request/body.ts'
import { SUPPORT_MCP_PATH, SupportAgents } from './mcp/index.ts'
import { readCookie, setCookie } from './request/cookie.ts'
import { checkCsrf, checkConsoleHost, checkSender, type ConsoleOrigin, csrfOf, urlOf } from './request/guard.ts'
import { type ConsoleAnswer, type ConsolePage, type ConsoleRoute, matchPath } from './request/route.ts'
import { sendAsset, sendData, sendPage, sendTo, type ShownError, shownError } from './respond.ts'
import { consoleRoutes, type ConsoleServices } from './screens/index.ts'
import { beginSignIn, CALLBACK_PATH, endSignIn, SIGN_IN_PATH, signInCookie, type SignInServices } from './sign-in.ts'

/** A console that listens. */
export interface RunningConsole {
  /** Where operators reach it. */
  readonly url: string
  close(): Promise<void>
}

/** Options of a console. */
export interface ConsoleOptions extends ConsoleServices {
  readonly log: Log
  readonly metrics: Metrics
  /** Provider where operators sign in; undefined if only links sign in. */
  readonly operatorProvider: OidcProvider | undefined
}

/** Session of a request: a person's by cookie, a program's by token. */
interface Asker {
  readonly session: OperatorSession
  readonly csrf: string
  readonly isProgram: boolean
}

/** Starts the console of the settings. @throws Error of the system when it cannot listen */
export async function startConsole(options: ConsoleOptions): Promise<RunningConsole> {
  const { host, port, url } = options.config.console
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 })
  await listenAt(server, { host, port }, (error) => options.log.error({ error }, 'error of the console'))
  const { port: bound } = server.address() as AddressInfo
  const origin = url?.replace(/:0$/, `:${bound}`) ?? `http://${host.includes(':') ? `[${host}]` : host}:${bound}`
  const site = new Site(options, { origin, isSecure: origin.startsWith('https:') })
  server.on(
    'request',
    requestListener(
      (request, response) => site.answer(request, response),
      (error) => ({ error: site.shown(error) }),
    ),
  )
  return {
    url: origin,
    async close() {
      await site.close()
      await closeServer(server)
    },
  }
}

/** The routes at an origin. */
class Site {
  readonly #options: ConsoleOptions
  readonly #origin: ConsoleOrigin
  readonly #routes: readonly ConsoleRoute[]
  readonly #signIns: SignInServices | undefined
  /** Name of the provider on the login page. */
  readonly #provider: string | undefined
  readonly #agents: SupportAgents

  constructor(options: ConsoleOptions, origin: ConsoleOrigin) {
    this.#options = options
    this.#origin = origin
    const { operatorProvider: provider, operators, config } = options
    const roles = signInRoles(config.console.oidc)
    if (provider && roles) {
      this.#signIns = { provider, roles, operators, console: origin }
      this.#provider = config.console.oidc.name ?? new URL(roles.issuer).host
    }
    this.#routes = consoleRoutes({
      ...options,
      acts: new Acts(options),
      captureActs: new CaptureActs(options),
      trials: new Trials(options),
    })
    this.#agents = new SupportAgents(this.#routes)
  }

  /** Ends what is under way. */
  close(): Promise<void> {
    return this.#agents.close()
  }

  /** Answers a request. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isProgram = request.headers.authorization !== undefined
    let asker: Asker | undefined
    const url = urlOf(request, this.#origin)
    try {
      const origin = checkConsoleHost(request, this.#origin)
      if (url.pathname === STYLE_PATH) return sendAsset(response, 'css', CONSOLE_STYLE)
      if (url.pathname === SCRIPT_PATH) return sendAsset(response, 'javascript', CONSOLE_SCRIPT)
      if (request.method === 'POST' && !isProgram) checkSender(request, origin)
      if (url.pathname === '/login') return await this.#logIn(request, response, url)
      if (this.#signIns && url.pathname === SIGN_IN_PATH) return await this.#signIn(this.#signIns, response, origin)
      if (this.#signIns && url.pathname === CALLBACK_PATH)
        return await this.#signedIn(this.#signIns, request, response, url)
      asker = await this.#askerOf(request)
      if (asker) return await this.#serve(request, response, url, asker)
      if (isProgram)
        throw new ServerError('invalid_token', 'Cannot use the token: it is no token of an operator, or it has ended', {
          hint: 'Make one with plugboard console token.',
        })
      sendPage(response, 401, this.#alone(strangerPage(false, this.#provider)))
    } catch (error) {
      this.#fail(error, request, response, { url, asker, isProgram })
    }
  }

  async #askerOf({ headers }: IncomingMessage): Promise<Asker | undefined> {
    const { operators } = this.#options
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
    // A program sends no cookie of a person's session along with its token.
    if (headers.authorization !== undefined) {
      const session = await operators.find(token, 'program')
      return session && { session, csrf: '', isProgram: true }
    }
    const secret = readCookie(headers.cookie, this.#origin)
    // A page that keeps itself fresh does not keep the session of somebody who left.
    const session = await operators.find(secret, 'person', headers['x-console-live'] === undefined)
    return session && { session, csrf: csrfOf(secret ?? ''), isProgram: false }
  }

  async #serve(request: IncomingMessage, response: ServerResponse, url: URL, asker: Asker): Promise<void> {
    const { session, csrf, isProgram } = asker
    const isPost = request.method === 'POST'
    if (isProgram && url.pathname === SUPPORT_MCP_PATH) {
      const asked = { session, id: newRequestId() }
      return this.#agents.answer(request, response, asked, this.#origin.origin)
    }
    const form = isPost ? await readFields(request) : new URLSearchParams()
    if (isPost && !isProgram) checkCsrf(form.get('csrf'), csrf)
    if (isPost && url.pathname === '/logout') {
      await this.#options.operators.end(session.id)
      return sendTo(response, '/login', { 'set-cookie': setCookie(undefined, this.#origin) })
    }
    const { route, params } = this.#find(isPost ? 'POST' : 'GET', request.method ?? '', url.pathname)
    if (!atLeast(session.role, route.role)) throw forbidden(route, session)
    const left = new AbortController()
    response.once('close', () => left.abort(new ConnectorError('cancelled', 'Cannot continue: the operator left')))
    const id = newRequestId()
    const asked = { id, session, params, query: url.searchParams, form, csrf, signal: left.signal }
    const answer = await route.handle(asked)
    if (isPost)
      this.#options.log.info({ request_id: id, operator: session.actor, route: route.path }, 'act of an operator')
    this.#send(response, answer, url, asker)
  }

  #find(method: ConsoleRoute['method'], given: string, path: string) {
    if (!['GET', 'HEAD', 'POST'].includes(given)) throw noScreen()
    for (const route of this.#routes) {
      const params = route.method === method ? matchPath(route.path, path) : undefined
      if (params) return { route, params }
    }
    throw noScreen()
  }

  #send(response: ServerResponse, answer: ConsoleAnswer, url: URL, asker: Asker): void {
    if (asker.isProgram) return sendData(response, 200, answer.data)
    const page = answer.page?.()
    if (page) return sendPage(response, 200, this.#framed(asker, url.pathname, url.searchParams, page))
    sendTo(response, `${answer.to ?? '/'}${answer.notice === undefined ? '' : `?notice=${answer.notice}`}`)
  }

  #alone(page: ConsolePage): string {
    return alone(page, this.#options.config.connect.name)
  }

  #framed({ session, csrf }: Asker, path: string, query: URLSearchParams, page: ConsolePage): string {
    return framed({ session, csrf, path, query, screens: this.#routes.filter(({ nav }) => nav !== undefined) }, page)
  }

  async #logIn(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { operators, log } = this.#options
    if (request.method !== 'POST') {
      const code = url.searchParams.get('code')
      const person = code === null ? undefined : await operators.invited(code)
      if (person) return sendPage(response, 200, this.#alone(welcomePage(person, code ?? '')))
      return sendPage(response, code === null ? 200 : 400, this.#alone(strangerPage(code !== null, this.#provider)))
    }
    const form = await readFields(request)
    const made = await operators.logIn(form.get('code') ?? '')
    if (!made) return sendPage(response, 400, this.#alone(strangerPage(true, this.#provider)))
    log.info({ operator: made.session.actor, role: made.session.role }, 'an operator logged in')
    sendTo(response, '/', { 'set-cookie': setCookie(made.secret, this.#origin) })
  }

  /** Sends a browser to the provider; the cookie is one of the console's own origin, so the browser goes there first. */
  async #signIn(services: SignInServices, response: ServerResponse, origin: string): Promise<void> {
    if (origin !== this.#origin.origin) return sendTo(response, this.#origin.origin + SIGN_IN_PATH)
    try {
      const { location, cookie } = await beginSignIn(services)
      sendTo(response, location, { 'set-cookie': cookie })
    } catch (error) {
      this.#refuse(error, response)
    }
  }

  /** No session begins here: the page asks whether to log in as this person, and its form begins one. */
  async #signedIn(
    services: SignInServices,
    { headers }: IncomingMessage,
    response: ServerResponse,
    { search }: URL,
  ): Promise<void> {
    const over = { 'set-cookie': signInCookie(undefined, this.#origin) }
    try {
      const outcome = await endSignIn(services, search.slice(1), headers.cookie)
      if ('refused' in outcome) {
        this.#options.log.warn({ operator: outcome.refused.name }, 'an operator who signed in has no role')
        return sendPage(response, 403, this.#alone(noRolePage(outcome.refused)), over)
      }
      sendPage(response, 200, this.#alone(welcomePage(outcome.person, outcome.code)), over)
    } catch (error) {
      this.#refuse(error, response, over)
    }
  }

  #refuse(error: unknown, response: ServerResponse, more?: Readonly<Record<string, string>>): void {
    if (!(error instanceof OidcRefusal)) throw error
    this.#options.log.warn({ reason: error.message }, 'a sign-in of an operator was refused')
    sendPage(response, 400, this.#alone(refusedPage(error.message)), more)
  }

  /** Returns the shown part of an error. Reports errors of the server. */
  shown(error: unknown, path?: string): ShownError {
    const shown = shownError(error)
    if (shown.code === 'internal') reportUnexpected(this.#options, 'console', error, { path })
    else if (shown.status >= 500) this.#options.log.error({ path, error }, 'the console failed')
    return shown
  }

  #fail(
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
    { url, asker, isProgram }: { readonly url: URL; readonly asker: Asker | undefined; readonly isProgram: boolean },
  ): void {
    if (error === request.errored) return
    const shown = this.shown(error, url.pathname)
    // What is not read of the request would be taken for the next one.
    if (!request.complete) response.setHeader('connection', 'close')
    if (isProgram) return sendData(response, shown.status, { error: shown })
    const page = faultPage(shown)
    if (!asker) return sendPage(response, shown.status, this.#alone(page))
    sendPage(response, shown.status, this.#framed(asker, url.pathname, new URLSearchParams(), page))
  }
}

function newRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '')}`
}

function forbidden({ role }: ConsoleRoute, session: OperatorSession): ServerError {
  return new ServerError('role_forbidden', `Cannot do this: it is for the role ${role}, and yours is ${session.role}`, {
    hint: 'Ask an owner of the installation for a login in that role.',
  })
}
