/** The whole flow for every kind that has one, with the third parties of the sandbox. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { type Mock, startMock } from '../../../../mock/index.ts'
import { exampleConfig, exampleCredentials } from '../../../../simulator/index.ts'
import {
  authorizationOf,
  authorizationsOf,
  connect,
  execute,
  type Json,
  listKinds,
  load,
  type Plan,
  type Transport,
  undiciTransport,
} from '../../../../runtime/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { OAUTH, planOf } from '../../../support/plan.ts'
import { onDatabase } from './databases.ts'
import { CLIENT } from './provider.ts'
import { applicationSecretsOf, browse, started, worldOn } from './world.ts'

const PLANS = await Promise.all((await listKinds()).map(load))
const WITH_OAUTH = PLANS.filter((plan) => authorizationOf(plan))
let mock: Mock

beforeAll(async () => {
  mock = await startMock(
    PLANS.map(({ manifest }) => manifest),
    { fixtures: false },
  )
})
afterAll(() => mock.close())

it('kinds with an oauth2 variant have a consent page', () => {
  // Amazon Seller Partner takes a refresh token that the owner makes: no page to send the owner to.
  const declared = PLANS.filter(({ kind }) => kind !== 'amazon-seller-partner').filter(({ manifest }) =>
    Object.values(manifest.auth).some(({ type }) => type === 'oauth2'),
  )
  expect(WITH_OAUTH.map(({ kind }) => kind)).toEqual(declared.map(({ kind }) => kind))
  expect(WITH_OAUTH.length).toBeGreaterThan(10)
})

it.each(WITH_OAUTH.map((plan) => [plan.kind, plan] as const))(
  '%s is not asked beforehand for what consent finds',
  (_, plan) => {
    const authorization = authorizationOf(plan)!
    const { afterConsent: steps = [] } = plan.manifest.auth[authorization.variant]!
    const found = steps.flatMap((step) => ('config' in step ? Object.keys(step.config) : []))
    const given = Object.entries(exampleConfig(plan)).filter(([name]) => !found.includes(name))
    const settings = authorization.settings(Object.fromEntries(given))
    expect(found.filter((name) => Object.hasOwn(settings, name))).toEqual([])
  },
)

/** A transport to the mock that answers lookups of sites itself. */
function finding(sites: Json): Transport {
  const wire = undiciTransport({ connectTo: mock.connectTo })
  return {
    stream: (...given) => wire.stream(...given),
    close: () => wire.close(),
    async send(request, ...rest) {
      if (!request.path.endsWith('/accessible-resources')) return wire.send(request, ...rest)
      return { status: 200, headers: new Headers(), body: Buffer.from(JSON.stringify(sites)) }
    },
  }
}

/** Every variant to which owners can consent. */
const CONSENTS = WITH_OAUTH.flatMap((plan) =>
  authorizationsOf(plan).map(({ variant }) => [`${plan.kind} ${variant}`, { plan, variant }] as const),
)

/** A row that a flow can refer to. */
async function connectorIn(database: Database, organizationId: string): Promise<string> {
  const [customer, id] = [randomUUID(), randomUUID()]
  const scope = database.of(organizationId)
  await scope.query('insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)', [
    customer,
    organizationId,
    customer,
  ])
  await scope.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status)
     values ($1, $2, $3, 'slack', 'Slack', 'user_oauth', '1.0.0', 'needs_reauth')`,
    [id, organizationId, customer],
  )
  return id
}

onDatabase('OAuth of a kind', (database) => {
  test.each(CONSENTS)('%s, from initiate to its first call', async (_, { plan, variant }) => {
    const { kind } = plan
    const { world, flow } = await begin(plan, { variant })
    const back = await browse(flow.page, { [new URL(mock.origin).host]: mock.origin })
    expect(back.href.startsWith(`https://plugboard.example.com/oauth/callback/${kind}?`)).toBe(true)
    const { headers } = await world.oauth.callback(kind, back.search.slice(1), flow.cookie)
    const secretId = new URL(headers.location!).searchParams.get('secret_id')!
    const { organizationId } = world.callers[0]
    const grant = await world.oauth.redeem({ organizationId, externalUserId: 'user_1', kind, secretId })
    expect(grant.variant).toBe(variant)
    const connection = connect(plan, {
      auth: grant.variant,
      credentials: { ...grant.credentials, ...CLIENT, ...applicationSecretsOf(plan) },
      config: grant.environment,
      transport: undiciTransport({ connectTo: mock.connectTo }),
    })
    const { entity, action } = plan.manifest.operations[plan.manifest.check]!
    const params = mock.example(kind, plan.manifest.check)
    await expect(execute(plan, { entity, action, params }, connection)).resolves.toBeDefined()
    await connection.close()
  })

  it('a code works once, for its verifier and its redirect_uri', async () => {
    const plan = PLANS.find(({ kind }) => kind === 'linear')!
    const { flow } = await begin(plan)
    const back = await browse(flow.page, { [new URL(mock.origin).host]: mock.origin })
    const again = await begin(plan)
    const query = new URLSearchParams({ code: back.searchParams.get('code')!, state: again.flow.state })
    const { headers } = await again.world.oauth.callback(plan.kind, query.toString(), again.flow.cookie)
    expect(new URL(headers.location!).searchParams.get('error')).toBe('credentials_rejected')
  })

  it('the application learns that an owner said no', async () => {
    const { world, flow } = await begin(PLANS.find(({ kind }) => kind === 'linear')!)
    flow.page.searchParams.set('deny', '')
    const back = await browse(flow.page, { [new URL(mock.origin).host]: mock.origin })
    const { headers } = await world.oauth.callback('linear', back.search.slice(1), flow.cookie)
    const query = new URL(headers.location!).searchParams
    expect([query.get('error'), query.get('error_description')]).toEqual(['access_denied', 'The owner refused.'])
  })

  it('several sites are a choice that the secret waits for', async () => {
    const plan = PLANS.find(({ kind }) => kind === 'jira')!
    const ids = ['5f1c7d1e-0b2a-4c3d-8e4f-6a7b8c9d0e1f', '6f1c7d1e-0b2a-4c3d-8e4f-6a7b8c9d0e1f']
    const listed = ids.map((id, index) => ({ id, url: `https://site-${index}.example.com` }))
    const { world, flow } = await begin(plan, { config: {}, sites: listed })
    const back = await browse(flow.page, { [new URL(mock.origin).host]: mock.origin })
    const { headers } = await world.oauth.callback('jira', back.search.slice(1), flow.cookie)
    const secretId = new URL(headers.location!).searchParams.get('secret_id')!
    const { organizationId } = world.callers[0]
    const redeem = (environment?: Record<string, string>) =>
      world.oauth.redeem({
        organizationId,
        externalUserId: 'user_1',
        kind: 'jira',
        secretId,
        ...(environment && { environment }),
      })
    for (const environment of [undefined, { cloud_id: '7f1c7d1e-0b2a-4c3d-8e4f-6a7b8c9d0e1f' }])
      await expect(redeem(environment)).rejects.toMatchObject({
        code: 'credentials_mismatch',
        message: expect.stringContaining(
          `https://site-0.example.com: ${ids[0]}, https://site-1.example.com: ${ids[1]}`,
        ),
        errors: [{ field: 'environment.cloud_id' }],
      })
    expect(await redeem({ cloud_id: ids[1]! })).toMatchObject({ environment: { cloud_id: ids[1] } })
    await expect(redeem({ cloud_id: ids[1]! })).rejects.toMatchObject({ code: 'oauth_secret_not_found' })
  })

  it('a variant without a consent page is refused with those that have one', async () => {
    const plan = PLANS.find(({ kind }) => kind === 'slack')!
    for (const auth_variant of ['token', 'user_oath']) {
      const world = await worldOn(database(), { sample: plan })
      await expect(world.oauth.initiate(world.callers[0], world.ask({ auth_variant }))).rejects.toMatchObject({
        code: 'oauth_not_supported',
        hint: 'Variants with one are oauth, user_oauth.',
      })
    }
  })

  it('a connector is connected again by its own variant', async () => {
    const plan = PLANS.find(({ kind }) => kind === 'slack')!
    const world = await worldOn(database(), { sample: plan })
    const [{ organizationId }] = world.callers
    const id = await connectorIn(database(), organizationId)
    world.connectors.set(id, { kind: 'slack', externalUserId: 'user_1', organizationId, auth: 'user_oauth' })
    const { page } = await world.begin({ connector_id: id })
    expect([page.searchParams.has('user_scope'), page.searchParams.has('scope')]).toEqual([true, false])
  })

  it('a credential that consent does not bring must be given', async () => {
    const { oauth } = OAUTH as { oauth: object }
    const credentials = { refresh_token: 'string!', client_id: 'string', account: 'string!' }
    const plan = planOf({ auth: { oauth: { ...oauth, credentials } } })
    const world = await worldOn(database(), { sample: plan })
    const initiated = world.oauth.initiate(world.callers[0], world.ask())
    await expect(initiated).rejects.toMatchObject({
      code: 'credentials_mismatch',
      message: expect.stringContaining('is missing') as string,
    })
  })

  interface Beginning {
    readonly config?: Record<string, Json>
    readonly variant?: string
    /** What the lookup after consent finds, instead of what the mock has. */
    readonly sites?: Json
  }

  async function begin(plan: Plan, { config = exampleConfig(plan), variant: named, sites }: Beginning = {}) {
    const world = await worldOn(database(), {
      sample: plan,
      upstream: mock.origin,
      consentPage: mock.consentPage,
      ...(sites !== undefined && { transport: () => finding(sites) }),
    })
    const { variant, required } = authorizationOf(plan, named)!
    const example = exampleCredentials(plan, variant)
    const environment = {
      ...config,
      ...Object.fromEntries(required.map((name) => [name, example[name]!])),
    }
    const { flow_id: flowId } = await world.oauth.initiate(
      world.callers[0],
      world.ask({ environment, ...(named !== undefined && { auth_variant: named }) }),
    )
    return { world, flow: started(await world.oauth.start(flowId), flowId) }
  }
})
