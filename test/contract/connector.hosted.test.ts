/** A connector behaves alike over replayed fixtures, HTTP on loopback and the platform. */
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { connect, ConnectorError, type Kind, UpstreamError } from '../../client/index.ts'
import type { Call, Engine } from '../../client/base/engine.ts'
import { customerEngine } from '../../client/hosted/hosted-engine.ts'
import { PlatformClient } from '../../client/hosted/client.ts'
import { localEngine } from '../../client/local/local-engine.ts'
import { type Fixture, hostOf, startUpstream } from '../../mock/index.ts'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import {
  type ConnectionOptions,
  load,
  type Plan,
  replayTransport,
  type Transport,
  undiciTransport,
} from '../../runtime/index.ts'
import { openTestPostgres } from '../support/database.ts'
import { fixturesOf } from '../support/kinds.ts'
import { startPlatform } from '../support/platform.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { testClock } from '../support/wire.ts'

/** A way to have an engine for an account at a third party that answers with some fixtures. */
type Way = (kind: Kind, fixtures: readonly Fixture[]) => Promise<Engine>

function accountOf(plan: Plan, { auth = Object.keys(plan.manifest.auth)[0]!, config }: Fixture) {
  return {
    auth,
    credentials: exampleCredentials(plan, auth),
    config: config ?? exampleConfig(plan),
    paced: false,
    clock: testClock(),
  }
}

async function overHttp(plan: Plan, fixtures: readonly Fixture[]): Promise<Transport> {
  return undiciTransport({ connectTo: (await playing(plan, fixtures)).connectTo })
}

/** A third party that answers with fixtures, until the test ends. */
async function playing(plan: Plan, fixtures: readonly Fixture[]) {
  const host = hostOf(plan, fixtures[0]!)
  const upstream = await startUpstream(
    fixtures.flatMap(({ file, exchanges }) => exchanges.map((exchange) => ({ name: file, host, exchange }))),
  )
  onTestFinished(() => upstream.close())
  return upstream
}

/** Hosted mode on a real server, shared by all tests, which run in order. */
function hostedMode(): Way {
  let started: Promise<TestServer> | undefined
  let upstream: string | undefined
  afterAll(async () => (await started)?.close())
  return async (kind, fixtures) => {
    started ??= openTestPostgres().then((database) =>
      startTestServer({ database, upstream: { connectTo: () => upstream, allowPrivate: true } }),
    )
    const server = await started
    const plan = await load(kind)
    const { credentials, config: environment } = accountOf(plan, fixtures[0]!)
    upstream = (await playing(plan, fixtures)).origin
    const connectorId = await server.connector(kind, 'user_1', { credentials, environment, validate: false })
    const { client_id: clientId, client_secret: clientSecret } = server.client
    const caller = new PlatformClient({ baseUrl: server.origin, clientId, clientSecret, retries: { forMs: 0 } })
    const engine = await customerEngine(kind, caller, { externalUserId: 'user_1', connectorId })
    onTestFinished(() => engine.close())
    return engine
  }
}

function openSource(wire: (plan: Plan, fixtures: readonly Fixture[]) => Promise<Transport>): Way {
  return async (kind, fixtures) => {
    const plan = await load(kind)
    const engine = await localEngine(kind, { ...accountOf(plan, fixtures[0]!), transport: await wire(plan, fixtures) })
    onTestFinished(() => engine.close())
    return engine
  }
}

const WAYS: readonly (readonly [name: string, way: Way])[] = [
  [
    'open source mode over replay',
    openSource(async (plan, fixtures) =>
      replayTransport(
        fixtures.flatMap(({ exchanges }) => exchanges),
        { host: hostOf(plan, fixtures[0]!) },
      ),
    ),
  ],
  ['open source mode over HTTP', openSource(overHttp)],
  ['hosted mode', hostedMode()],
  [
    'hosted mode, over a stub of the platform',
    async (kind, fixtures) => {
      const plan = await load(kind)
      const { credentials, ...account } = accountOf(plan, fixtures[0]!)
      const connection: Partial<ConnectionOptions> = { ...account, transport: await overHttp(plan, fixtures) }
      const { baseUrl, clientId, clientSecret, add } = await startPlatform({ plans: [plan] })
      add(kind, 'user_1', credentials, connection)
      const caller = new PlatformClient({ baseUrl, clientId, clientSecret, retries: { forMs: 0 } })
      const engine = await customerEngine(kind, caller, { externalUserId: 'user_1' })
      onTestFinished(() => engine.close())
      return engine
    },
  ],
]

/** Fixtures by `kind/file`, without its ending. */
async function fixturesNamed(...names: readonly string[]): Promise<[Kind, Fixture[]]> {
  const kind = names[0]!.split('/')[0] as Kind
  const all = await fixturesOf(kind)
  return [kind, names.map((name) => all.find(({ file }) => file.endsWith(`${name}.yaml`))!)]
}

/** A result as a value: records by their keys, a file by its bytes, an error by its fields. */
async function outcomeOf(engine: Engine, call: Call): Promise<unknown> {
  try {
    const { records, meta, next, file } = await engine.execute(call, {})
    if (!file) return { records, meta, next }
    const bytes = Buffer.from(await new Response(file.stream).arrayBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { bytes: bytes.length, sha256, type: file.type, name: file.name }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const { code, message, hint, errors } = error
    return { code, message, hint, errors, upstream: error instanceof UpstreamError ? error.upstream : undefined }
  }
}

const ALIKE: readonly string[] = [
  'stripe/customers.list',
  'stripe/customers.get',
  'stripe/customers.create',
  'stripe/customers.delete',
  'stripe/customers.get.not-found',
  'stripe/customers.list.unauthorized',
  'stripe/refunds.create.refused',
  'linear/issues.list',
  'notion/pages.get',
  'hubspot/contacts.list',
  'google-drive/files.download',
  'google-drive/files_export.download',
]

const FAULTY: readonly (readonly [string, Call])[] = [
  ['an unknown entity', { entity: 'custmers', action: 'list' }],
  ['an unknown action', { entity: 'customers', action: 'lst' }],
  ['an unknown param', { entity: 'customers', action: 'list', params: { emial: 'a' } }],
  ['a param beyond its limit', { entity: 'customers', action: 'list', params: { limit: 101 } }],
  ['a required param left out', { entity: 'customers', action: 'get', params: {} }],
]

const PAGES = ['zendesk-support/articles.list', 'zendesk-support/articles.list.page-2'] as const

/** The results of the first way; the others must equal them. */
async function reference(kind: Kind, fixtures: readonly Fixture[], call: Call): Promise<unknown> {
  return outcomeOf(await WAYS[0]![1](kind, fixtures), call)
}

describe.each(WAYS)('%s', (_, way) => {
  test.each(ALIKE)('gives what the others give for %s', async (name) => {
    const [kind, [fixture]] = await fixturesNamed(name)
    const engine = await way(kind, [fixture!])
    expect(await outcomeOf(engine, fixture!.call)).toEqual(await reference(kind, [fixture!], fixture!.call))
  })

  test.each(FAULTY)('refuses %s as the others do', async (_, call) => {
    const [kind, fixtures] = await fixturesNamed('stripe/customers.list')
    expect(await outcomeOf(await way(kind, fixtures), call)).toEqual(await reference(kind, fixtures, call))
  })

  test('walks every page', async () => {
    const [kind, fixtures] = await fixturesNamed(...PAGES)
    const engine = await way(kind, fixtures)
    const counts: unknown[] = []
    for await (const { records, next } of engine.pages(fixtures[0]!.call, {}))
      counts.push([(records as unknown[]).length, next === null])
    expect(counts).toEqual([
      [2, false],
      [1, true],
    ])
  })

  test('stops after the page at which its loop is left', async () => {
    const [kind, fixtures] = await fixturesNamed(...PAGES)
    const engine = await way(kind, fixtures)
    let pages = 0
    for await (const _ of engine.pages(fixtures[0]!.call, {})) if (++pages === 1) break
    expect(pages).toBe(1)
  })

  test('ends a call by its signal', async () => {
    const [kind, fixtures] = await fixturesNamed('stripe/customers.list')
    const engine = await way(kind, fixtures)
    const error = await engine.execute(fixtures[0]!.call, { signal: AbortSignal.abort() }).catch((e: unknown) => e)
    expect((error as ConnectorError).code).toBe('cancelled')
  })

  test('lists the same operations', async () => {
    const [kind, fixtures] = await fixturesNamed('stripe/customers.list')
    const reported = async (engine: Engine) =>
      (await engine.describe()).operations.flatMap(({ entity, action, effect }) =>
        action === 'search' ? [] : [`${entity}.${action} ${effect}`],
      )
    expect(await reported(await way(kind, fixtures))).toEqual(await reported(await WAYS[0]![1](kind, fixtures)))
  })
})

test('the door gives connectors of both modes the same face', async () => {
  const [kind, fixtures] = await fixturesNamed('stripe/customers.list')
  const plan = await load(kind)
  const { baseUrl, clientId, clientSecret, add } = await startPlatform({ plans: [plan] })
  const account = accountOf(plan, fixtures[0]!)
  add(kind, 'user_1', account.credentials, { ...account, transport: await overHttp(plan, fixtures) })
  const hosted = await connect('stripe', { hosted: { baseUrl, clientId, clientSecret, externalUserId: 'user_1' } })
  const transport = await overHttp(plan, fixtures)
  const local = await connect('stripe', { credentials: { api_key: account.credentials.api_key! }, transport })
  const results = [await hosted.customers.list({ limit: 2 }), await local.customers.list({ limit: 2 })]
  await local.$close()
  expect(results[0]).toEqual(results[1])
})
