/** By which application we are known to a third party, and where its secret goes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { load } from '../../../../runtime/index.ts'
import { type Client, operatorClients } from '../../../../server/accounts/oauth-applications/index.ts'
import { planOf } from '../../../support/plan.ts'
import { startRawServer } from '../../../support/raw-server.ts'
import { jsonAnswer } from '../../../support/wire.ts'
import { onDatabases } from './databases.ts'
import { CLIENT, providerPlan } from './provider.ts'
import { started, worldOn } from './world.ts'

const PLAN = providerPlan()
const SAMPLE = { kind: 'sample', host: '', ownHosts: null }
const OWN = { client_id: 'own', client_secret: 'own-secret' }

/** What a subdomain must not be. */
const SUBDOMAINS = [
  'evil.example/',
  'evil.example#',
  'evil.example?',
  'evil.example\\',
  'evil.example:443/',
  'a@evil.example',
  'evil.example%2f',
  '169.254.169.254#',
  '127.0.0.1/',
  '①②⑦.0.0.1/',
  '[::1]/',
  'a.b',
  '-a',
  'a-',
  '..',
  '',
  ' ',
  'a\r\nb',
  'a\u0000',
  'A',
  'xn--é',
  'a'.repeat(64),
  '{{x}}',
]

onDatabases('OAuth applications', (database) => {
  it("an organization's own goes before the operator's, for that organization alone", async () => {
    const { oauth, callers } = await worldOn(database(), { sample: PLAN })
    const [mine, other] = callers.map(({ organizationId }) => organizationId) as [string, string]
    const entry = await oauth.applications.put(mine, 'sample', OWN)
    expect(entry).toEqual({
      id: expect.any(String) as string,
      scope_type: 'organization',
      scope_id: mine,
      connector_definition_id: PLAN.manifest.id,
      client_host: null,
      created_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
    })
    const clients = () => Promise.all([mine, other].map((id) => oauth.applications.clientOf(id, SAMPLE)))
    expect(await clients()).toEqual([OWN, CLIENT])
    const second = await oauth.applications.put(mine, 'sample', { ...OWN, client_id: 'newer' })
    expect([second.id, (await clients())[0]?.client_id]).toEqual([entry.id, 'newer'])
    await oauth.applications.remove(mine, 'sample')
    expect(await clients()).toEqual([CLIENT, CLIENT])
    await expect(oauth.applications.remove(mine, 'sample')).rejects.toMatchObject({ status: 404 })
  })

  it('eight first puts at once store one application, which opens', async () => {
    const { oauth, callers } = await worldOn(database(), { sample: PLAN })
    const { organizationId } = callers[0]
    const put = () => oauth.applications.put(organizationId, 'sample', OWN)
    const stored = await Promise.all(Array.from({ length: 8 }, put))
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1)
    expect(await oauth.applications.clientOf(organizationId, SAMPLE)).toEqual(OWN)
  })

  it('the spec says what to enter on either side', async () => {
    const { oauth, callers } = await worldOn(database(), { sample: PLAN })
    expect(await oauth.applications.spec(callers[0].organizationId, 'sample')).toMatchObject({
      connector_type: 'sample',
      configuration: { required: ['client_id', 'client_secret'], properties: { client_secret: { writeOnly: true } } },
      redirect_uri: 'https://plugboard.example.com/oauth/callback/sample',
      scopes: ['openid', 'offline_access'],
      guide_url: null,
    })
  })

  it('a kind without OAuth, or without an application, is refused with 422', async () => {
    const bare = await worldOn(database(), { sample: planOf() })
    const unknown = await worldOn(database(), { sample: PLAN, operatorClients: {} })
    const refusal = { code: 'oauth_not_supported', status: 422 }
    for (const { oauth, callers, ask } of [bare, unknown])
      await expect(oauth.initiate(callers[0], ask())).rejects.toMatchObject(refusal)
    await expect(bare.oauth.applications.put(bare.callers[0].organizationId, 'sample', OWN)).rejects.toMatchObject(
      refusal,
    )
    await expect(bare.oauth.applications.spec(bare.callers[0].organizationId, 'sample')).rejects.toMatchObject(refusal)
  })

  it('a kind of the package has a page that shows how to make its application', async () => {
    const sample = await load('zendesk-support')
    const { oauth, callers, ask } = await worldOn(database(), { sample, operatorClients: {} })
    const guide = 'https://github.com/plugboard/plugboard/blob/main/docs/oauth/zendesk-support.md'
    const { guide_url: url } = await oauth.applications.spec(callers[0].organizationId, 'zendesk-support')
    const refused = oauth.initiate(callers[0], ask({ environment: { subdomain: 'example' } }))
    await expect(refused).rejects.toMatchObject({ hint: expect.stringContaining(`How to make it: ${guide}`) })
    expect(url).toBe(guide)
  })

  it('an application without a secret is refused where the third party wants one', async () => {
    const { oauth, callers } = await worldOn(database(), { sample: PLAN })
    const put = oauth.applications.put(callers[0].organizationId, 'sample', { client_id: 'own' })
    await expect(put).rejects.toMatchObject({ code: 'validation_error' })
  })

  test.each(SUBDOMAINS)('E13 the subdomain %j sends the secret nowhere', async (subdomain) => {
    const sample = await load('zendesk-support')
    const fake = await startRawServer(jsonAnswer({ access_token: 'stolen' }))
    const { oauth, callers, ask } = await worldOn(database(), { sample, upstream: fake.origin })
    const initiated = oauth.initiate(callers[0], ask({ environment: { subdomain } }))
    await expect(initiated).rejects.toMatchObject({ code: 'credentials_mismatch', status: 422 })
    expect(fake.requests).toEqual([])
  })

  it('E13 a row that was edited sends the secret nowhere', async () => {
    const sample = await load('zendesk-support')
    const fake = await startRawServer(jsonAnswer({ access_token: 'stolen' }))
    const { oauth, callers, ask } = await worldOn(database(), { sample, upstream: fake.origin })
    const { flow_id: flowId } = await oauth.initiate(callers[0], ask({ environment: { subdomain: 'example' } }))
    const { state, cookie } = started(await oauth.start(flowId), flowId)
    await database().query('update oauth_flows set environment = $1 where organization_id = $2', [
      JSON.stringify({ subdomain: 'evil.example/' }),
      callers[0].organizationId,
    ])
    const { headers } = await oauth.callback(sample.kind, `code=c&state=${state}`, cookie)
    expect([new URL(headers.location!).searchParams.get('error'), fake.requests]).toEqual(['credentials_mismatch', []])
  })

  test.each([['a b'], ['a"b'], [''], ['a\\b'], ['é'], ['a'.repeat(201)]])('the scope %j is refused', async (scope) => {
    const { oauth, callers, ask } = await worldOn(database(), { sample: PLAN })
    await expect(oauth.initiate(callers[0], ask({ scopes: [scope] }))).rejects.toMatchObject({
      code: 'validation_error',
    })
  })
})

describe("the operator's applications", () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  const file = join(folder, 'secret')
  writeFileSync(file, 'secret', { mode: 0o600 })
  afterAll(() => rmSync(folder, { recursive: true }))

  const read = (kind: string, clientHost?: string) =>
    operatorClients(
      { [kind]: { clientId: 'id', clientSecretFile: file, ...(clientHost !== undefined && { clientHost }) } },
      { kinds: () => [{ kind: 'gitlab' }, { kind: 'stripe' }] as never, plan: load },
    )

  it('are registered at the default host of the kind, or at the host that the settings name', async () => {
    const hosts = [await read('gitlab'), await read('gitlab', 'git.example.com'), await read('stripe')]
    expect(hosts.flatMap(Object.values).map((client: Client) => client.client_host)).toEqual([
      'gitlab.com',
      'git.example.com',
      undefined,
    ])
  })

  it.each([
    ['gitlab', 'https://git.example.com', 'oauth.gitlab.clientHost is not a host name'],
    ['gitlab', 'a@git.example.com', 'oauth.gitlab.clientHost is not a host name'],
    ['stripe', 'git.example.com', 'oauth.stripe.clientHost is not supported: the hosts of this kind are fixed'],
  ])('of %s are refused at %s', async (kind, host, fault) => {
    await expect(read(kind, host)).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: `Cannot use the configuration: ${fault}`,
    })
  })
})
