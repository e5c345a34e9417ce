/** OAuth on a database, with callers, a clock that tests move, and a browser. */
import type { OAuthInitiationRequest } from '../../../../contract/index.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { ServerError } from '../../../../server/ground/errors/index.ts'
import { authorizationOf, ConnectorError, type Plan, undiciTransport } from '../../../../runtime/index.ts'
import type { Caller } from '../../../../server/http/index.ts'
import {
  ConsentDefaults,
  type FlowEnd,
  type Grant,
  Oauth,
  type OauthOptions,
} from '../../../../server/accounts/oauth/index.ts'
import { type Client, OauthApplications } from '../../../../server/accounts/oauth-applications/index.ts'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import { Notifications } from '../../../../server/ground/notifications/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { MasterKey, MasterKeys, openVault } from '../../../../server/ground/vault/index.ts'
import { CLIENT } from './provider.ts'

/** One for all worlds, as the databases are. */
const keys = new MasterKeys([new MasterKey(randomBytes(32))])

/** Where tests reach the server. */
export const BASE_URL = 'https://plugboard.example.com'
/** Where an application gets its customers back. */
export const BACK = 'https://app.example.com/connected?tab=2'

/** OAuth with what surrounds it. */
export interface World {
  readonly database: Database
  readonly oauth: Oauth
  readonly plan: Plan
  /** An application's caller in each of two organizations. */
  readonly callers: readonly [Caller, Caller]
  readonly ends: readonly FlowEnd[]
  /** The connectors that may be connected again, and what they were given. */
  readonly connectors: Map<
    string,
    { kind: string; externalUserId: string; organizationId: string; auth: string; grant?: Grant }
  >
  /** Moves the clock. */
  pass(ms: number): void
  /** What an application asks for, with other parts. */
  ask(parts?: Partial<OAuthInitiationRequest>): OAuthInitiationRequest
  /** Initiates, and starts in a browser without a cookie. */
  begin(parts?: Partial<OAuthInitiationRequest>): Promise<Begun>
}

/** A flow that a browser has started. */
export interface Begun {
  readonly flowId: string
  readonly page: URL
  readonly state: string
  /** The browser's `cookie` header. */
  readonly cookie: string
  readonly setCookie: string
}

/** What a world is made with. */
export interface WorldOptions extends Partial<OauthOptions> {
  readonly plan?: OauthOptions['plan']
  /** Of the kind that `ask` names. */
  readonly sample: Plan
  /** Where every request to a third party goes. */
  readonly upstream?: string
  /** Those of the tests' provider by default. */
  readonly operatorClients?: Readonly<Record<string, Client>>
}

/** OAuth for tests. The organizations are new. */
export async function worldOn(
  database: Database,
  { sample, upstream, operatorClients, ...options }: WorldOptions,
): Promise<World> {
  let now = Date.now()
  const ends: FlowEnd[] = []
  const connectors: World['connectors'] = new Map()
  const callers = [await newCaller(database), await newCaller(database)] as const
  const { host } = authorizationOf(sample)?.registration ?? {}
  const common = {
    database,
    vault: await openVault(database, keys),
    now: () => now,
    baseUrl: () => BASE_URL,
    plan: (_organizationId: string, type: string) =>
      type === sample.kind
        ? Promise.resolve(sample)
        : Promise.reject(new ConnectorError('definition_not_found', `Cannot find kind "${type}"`)),
    ...options,
  }
  const oauth = new Oauth({
    applications: new OauthApplications({
      ...common,
      notifications: await Notifications.open(database),
      operatorClients: operatorClients ?? {
        [sample.kind]: {
          ...CLIENT,
          ...(host !== undefined && { client_host: host }),
          ...applicationSecretsOf(sample),
        },
      },
    }),
    connectors: {
      find(caller, id) {
        const found = connectors.get(id)
        if (found?.organizationId === caller.organizationId)
          return Promise.resolve({ ...found, scopes: found.grant?.scopes ?? [] })
        return Promise.reject(new ServerError('connector_not_found', 'Cannot find the connector'))
      },
      update(_, id, grant) {
        connectors.set(id, { ...connectors.get(id)!, grant })
        return Promise.resolve()
      },
    },
    defaults: new ConsentDefaults({
      stored: { of: async () => [], put: async () => {} },
      catalogue: { of: () => createCatalogue() },
      operator: [],
    }),
    transport: () => undiciTransport({ connectTo: () => upstream ?? 'http://127.0.0.1:9' }),
    log: (end) => void ends.push(end),
    ...common,
  })
  const ask = (parts: Partial<OAuthInitiationRequest> = {}): OAuthInitiationRequest => ({
    external_user_id: 'user_1',
    connector_type: sample.kind,
    redirect_url: BACK,
    ...parts,
  })
  return {
    database,
    oauth,
    plan: sample,
    callers,
    ends,
    connectors,
    pass: (ms) => void (now += ms),
    ask,
    async begin(parts) {
      const { flow_id: flowId } = await oauth.initiate(callers[0], ask(parts))
      return started(await oauth.start(flowId), flowId)
    },
  }
}

/** What a browser has after the start of a flow. */
export function started({ status, headers }: Awaited<ReturnType<Oauth['start']>>, flowId: string): Begun {
  if (status !== 302 || !headers['set-cookie']) throw new Error(`not started: ${status} ${headers.location}`)
  const page = new URL(headers.location!)
  const setCookie = headers['set-cookie']
  return { flowId, page, state: page.searchParams.get('state')!, cookie: setCookie.split(';')[0]!, setCookie }
}

/** An application of a new organization. */
async function newCaller(database: Database): Promise<Caller> {
  const organizationId = randomUUID()
  await database.query('insert into organizations (id, name) values ($1, $2)', [organizationId, 'Test'])
  return {
    token: 'application',
    organizationId,
    applicationId: randomUUID(),
    expiresAt: new Date(Date.now() + 900_000),
  }
}

/**
 * A browser that follows redirects over loopback until they lead to a host of our own.
 * @param servers by host: where it is on loopback
 * @returns where it was sent at last
 */
export async function browse(page: URL, servers: Readonly<Record<string, string>>): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = page
  for (let hops = 0; hops < 20; hops++) {
    const server = servers[url.host]
    if (server === undefined) return url
    const answer = await visit(server, url, cookies)
    if (answer.location === undefined) throw new Error(`stuck at ${url.href}: ${answer.status} ${answer.text}`)
    url = new URL(answer.location, url)
  }
  throw new Error(`goes round in circles at ${url.href}`)
}

function visit(
  server: string,
  url: URL,
  cookies: Map<string, string>,
): Promise<{ status: number; location: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: url.host, 'x-forwarded-proto': 'https', ...(cookie && { cookie }) }
    const sent = request(server + url.pathname + url.search, { headers }, (answer) => {
      for (const set of answer.headers['set-cookie'] ?? []) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
        if (value === '') cookies.delete(name!)
        else cookies.set(name!, value!)
      }
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode!, location: answer.headers.location, text }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Made-up secrets of an application, for a kind that needs them. */
export function applicationSecretsOf(plan: Plan): Record<string, string> {
  const { applicationSecrets = [] } = plan.manifest.auth[authorizationOf(plan)?.variant ?? ''] ?? {}
  return Object.fromEntries(applicationSecrets.map((name) => [name, `${name}-of-the-application`]))
}
