/** The whole flow for every kind that has one, with the third parties of the sandbox. */
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { exampleConfig, exampleCredentials, startMock } from '../../../mock/index.ts'
import type { Mock } from '../../../mock/index.ts'
import type { Plan } from '../../../runtime/index.ts'
import { authorizationOf, connect, execute, listKinds, load, undiciTransport } from '../../../runtime/index.ts'
import { onDatabases } from './databases.ts'
import { CLIENT } from './provider.ts'
import { browse, started, worldOn } from './world.ts'

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
  const declared = PLANS.filter(({ manifest }) => Object.values(manifest.auth).some(({ type }) => type === 'oauth2'))
  expect(WITH_OAUTH.map(({ kind }) => kind)).toEqual(declared.map(({ kind }) => kind))
  expect(WITH_OAUTH.length).toBeGreaterThan(10)
})

onDatabases('OAuth of a kind', (database) => {
  test.each(WITH_OAUTH.map((plan) => [plan.kind, plan] as const))(
    '%s, from initiate to its first call',
    async (kind, plan) => {
      const { world, flow } = await begin(plan)
      const back = await browse(flow.page, { [new URL(mock.origin).host]: mock.origin })
      expect(back.href.startsWith(`https://plugboard.example.com/oauth/callback/${kind}?`)).toBe(true)
      const { headers } = await world.oauth.callback(kind, back.search.slice(1), flow.cookie)
      const secretId = new URL(headers.location!).searchParams.get('secret_id')!
      const { organizationId } = world.callers[0]
      const grant = await world.oauth.redeem({ organizationId, externalUserId: 'user_1', kind, secretId })
      const connection = connect(plan, {
        auth: grant.variant,
        credentials: { ...grant.credentials, ...CLIENT },
        config: grant.environment,
        transport: undiciTransport({ connectTo: mock.connectTo }),
      })
      const { entity, action } = plan.manifest.operations[plan.manifest.check]!
      const params = mock.example(kind, plan.manifest.check)
      await expect(execute(plan, { entity, action, params }, connection)).resolves.toBeDefined()
      await connection.close()
    },
  )

  it('a code works once, for its verifier and its redirect_uri', async () => {
    const plan = PLANS.find(({ kind }) => kind === 'linear')!
    const { flow } = await begin(plan)
    const back = await browse(flow.page, { [new URL(mock.origin).host]: mock.origin })
    const again = await begin(plan)
    const query = new URLSearchParams({ code: back.searchParams.get('code')!, state: again.flow.state })
    const { headers } = await again.world.oauth.callback(plan.kind, query.toString(), again.flow.cookie)
    expect(new URL(headers.location!).searchParams.get('error')).toBe('credentials_rejected')
  })

  it('an owner who says no is told to the application', async () => {
    const { world, flow } = await begin(PLANS.find(({ kind }) => kind === 'linear')!)
    flow.page.searchParams.set('deny', '')
    const back = await browse(flow.page, { [new URL(mock.origin).host]: mock.origin })
    const { headers } = await world.oauth.callback('linear', back.search.slice(1), flow.cookie)
    const told = new URL(headers.location!).searchParams
    expect([told.get('error'), told.get('error_description')]).toEqual(['access_denied', 'The owner said no.'])
  })

  it('a credential that consent does not bring must be given', async () => {
    const plan = WITH_OAUTH.find((one) => authorizationOf(one)!.required.length > 0)!
    const world = await worldOn(database(), { sample: plan })
    const initiated = world.oauth.initiate(world.callers[0], world.ask({ environment: exampleConfig(plan) }))
    await expect(initiated).rejects.toMatchObject({
      code: 'credentials_mismatch',
      message: expect.stringContaining('is missing') as string,
    })
  })

  async function begin(plan: Plan) {
    const world = await worldOn(database(), { sample: plan, upstream: mock.origin, consentPage: mock.consentPage })
    const { variant, required } = authorizationOf(plan)!
    const example = exampleCredentials(plan, variant)
    const environment = {
      ...exampleConfig(plan),
      ...Object.fromEntries(required.map((name) => [name, example[name]!])),
    }
    const { flow_id: flowId } = await world.oauth.initiate(world.callers[0], world.ask({ environment }))
    return { world, flow: started(await world.oauth.start(flowId), flowId) }
  }
})
