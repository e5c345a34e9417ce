/** The real server for tests: in this process, on a database of its own, with the third parties that the test simulates. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../../mock/index.ts'
import type { UndiciOptions } from '../../runtime/index.ts'
import { readConfig } from '../../server/config/index.ts'
import { type RunningServer, startServer, type StartOptions, type StartSandbox } from '../../server/index.ts'
import { createLog, type Log } from '../../server/ground/observe/index.ts'
import type { Database } from '../../server/ground/store/index.ts'
import { openAccess } from './access.ts'
import { createMasterKey } from '../../server/ground/vault/index.ts'

/** Options of a server. */
export interface TestServerOptions {
  /** Closed with the server. */
  readonly database: Database
  /** Transport to third parties; without it the sandbox simulates them all. */
  readonly upstream?: UndiciOptions
  /** Simulates all third parties, in place of the sandbox. */
  readonly startSandbox?: StartSandbox
  /** `name=value` settings. */
  readonly set?: readonly string[]
  /** Further settings, which name the first application by its client ID. */
  readonly setFor?: (clientId: string) => readonly string[]
  readonly now?: () => number
  /** The subjects that it mounts; all by default. */
  readonly subjects?: StartOptions['subjects']
  /** A master key that several servers of one database share; a new one by default. */
  readonly keyFile?: string
  readonly log?: Log
}

/** A server with its first application. */
export interface TestServer extends RunningServer {
  readonly origin: string
  /** Everything that was logged, one JSON line each. */
  readonly logged: readonly string[]
  readonly client: { readonly client_id: string; readonly client_secret: string }
  readonly organizationId: string
  /** Sends a JSON request below `/api/v1`, or to a path that begins otherwise. */
  ask(method: string, path: string, options?: AskOptions): Promise<TestResponse>
  /** A token of the first application. */
  applicationToken(): Promise<string>
  /** A token of a customer. */
  scopedToken(externalUserId: string): Promise<string>
  /** Creates a connector with credentials of any value; gives its id. */
  connector(kind: string, externalUserId: string, more?: Readonly<Record<string, unknown>>): Promise<string>
}

/** Options of a request. */
export interface AskOptions {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A response of the server. */
export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The JSON body. */
  readonly body: any // oxlint-disable-line typescript/no-explicit-any -- tests look into it as they like
}

/** Starts a server, which syncs nothing unless the test sets `sync.enabled=true`. `close` ends it with its database. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const { database, upstream, now } = options
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-'))
  const keyFile = options.keyFile ?? join(folder, 'master.key')
  if (options.keyFile === undefined) await createMasterKey(keyFile)
  const logged: string[] = []
  const log = options.log ?? createLog({ level: 'debug', stream: { write: (line) => void logged.push(line) } })
  const planted = options.setFor && (await plantApplication(database))
  const set = [
    'listen.port=0',
    'admin.port=0',
    'limits.drainSeconds=0',
    'sync.enabled=false', // a sync in the background costs more than most tests
    `dataDirectory=${folder}`,
    `masterKeyFiles=${keyFile}`,
    ...(upstream ? [] : ['sandbox=true']),
    ...(options.set ?? []),
    ...(options.setFor?.(planted?.clientId ?? '') ?? []),
  ]
  const running = await startServer(readConfig({ env: {}, set }), {
    eventLoopDelayMs: 60_000, // the tests' own load, and that of the machine, is no reason to refuse
    database,
    log,
    ...(upstream ? { upstream } : { startSandbox: options.startSandbox ?? startSandbox }),
    ...(now && { now }),
    subjects: options.subjects,
  })
  const origin = running.origin!
  const first = running.firstApplication ?? planted
  const client = { client_id: first?.clientId ?? '', client_secret: first?.clientSecret ?? '' }

  async function ask(method: string, path: string, { token, body, headers }: AskOptions = {}): Promise<TestResponse> {
    const response = await fetch(
      path.startsWith('/oauth/') || path.startsWith('/icons') ? origin + path : `${origin}/api/v1${path}`,
      {
        method,
        redirect: 'manual',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) }
  }

  async function applicationToken(): Promise<string> {
    return (await ask('POST', '/account/applications/token', { body: client })).body.access_token
  }

  async function scopedToken(externalUserId: string): Promise<string> {
    const token = await applicationToken()
    const asked = { token, body: { external_user_id: externalUserId } }
    return (await ask('POST', '/account/applications/scoped-token', asked)).body.token
  }

  return {
    ...running,
    origin,
    logged,
    client,
    organizationId: first?.organizationId ?? '',
    ask,
    applicationToken,
    scopedToken,
    async connector(kind, externalUserId, more = {}) {
      const body = { external_user_id: externalUserId, connector_type: kind, name: kind, ...more }
      const made = await ask('POST', '/integrations/connectors', { token: await applicationToken(), body })
      if (made.status !== 201) throw new Error(`no connector was made: ${made.text}`)
      return made.body.id
    },
    async close() {
      await running.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The first application of a database, as the first start makes it. */
async function plantApplication(database: Database) {
  const access = await openAccess(database)
  const made = await access.bootstrap({ organizationName: 'Default', applicationName: 'First application' })
  await access.close()
  if (!made) throw new Error('the database has an application already')
  return { clientId: made.clientId, clientSecret: made.clientSecret, organizationId: made.organization.id }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
