/** Which auth variant credentials are stored as: that of what the owner gave, whatever an OAuth application would add. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleConfig, exampleCredentials } from '../../../../simulator/index.ts'
import { authorizationOf, credentialRoles, type Plan } from '../../../../runtime/index.ts'
import { answerJson, CONNECTORS, startWorld, type World } from '../../api/world.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { testedPlans } from '../../../support/kinds.ts'
import { startTestServer, type TestResponse, type TestServer } from '../../../support/server.ts'

const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ format: 'pem', type: 'pkcs8' })
  .toString()

const kinds = (await testedPlans()).filter(({ auth }) => auth.length > 1)
const cases = kinds.flatMap((plan) =>
  plan.auth.map(({ name }) => [`${plan.kind} ${name}`, { plan, name, given: leastOf(plan, name) }] as const),
)

/** The least that an owner gives: what is required of them; a refresh token where nothing is. */
function leastOf(plan: Plan, name: string): Record<string, string> {
  const variant = plan.manifest.auth[name]!
  const roles = credentialRoles(variant)
  const { required = [] } = variant.credentials as { required?: string[] }
  const needed = required.filter((field) => roles[field] !== 'client')
  const examples = { ...exampleCredentials(plan, name), private_key: KEY }
  return Object.fromEntries(needed.map((field) => [field, examples[field as 'private_key']]))
}

/** The first variant that takes these fields: all that it needs is there, else all but a client. */
function firstFor({ manifest }: Plan, given: object): string {
  const variants = Object.entries(manifest.auth).map(([name, variant]) => {
    const { properties, required = [] } = variant.credentials as { properties: object; required?: string[] }
    const missing = required.filter((field) => !(field in given))
    const isClient = missing.every((field) => credentialRoles(variant)[field] === 'client')
    return {
      name,
      isWhole: missing.length === 0,
      isClient,
      takes: Object.keys(given).every((field) => field in properties),
    }
  })
  const found =
    variants.find(({ takes, isWhole }) => takes && isWhole) ?? variants.find(({ takes, isClient }) => takes && isClient)
  return found!.name
}

/** Whether a variant is of no use without the client of an application. */
function needsApplication({ manifest }: Plan, name: string): boolean {
  const { required = [] } = manifest.auth[name]!.credentials as { required?: string[] }
  return required.some((field) => credentialRoles(manifest.auth[name]!)[field] === 'client')
}

/** The setting for the further secrets of an application, if the kind requires some. */
function furtherSecrets(plan: Plan, folder: string): string[] {
  const { required = [] } = (authorizationOf(plan)!.applicationSecrets ?? {}) as { required?: string[] }
  if (required.length === 0) return []
  const file = join(folder, plan.kind)
  const secrets = Object.fromEntries(required.map((name) => [name, `operators-${name}`]))
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return [`oauth.${plan.kind}.applicationSecretsFile=${file}`]
}

let count = 0

/** A refresh token of its own for each connector: many are good once. */
const bodyFor = ({ plan, given }: { plan: Plan; given: object }, more: object) => ({
  external_user_id: 'ada',
  connector_type: plan.kind,
  name: 'A',
  credentials: { ...given, ...('refresh_token' in given && { refresh_token: `refresh-${++count}` }) },
  environment: exampleConfig(plan),
  ...more,
})

describe.skipIf(cases.length === 0).each([
  ['without an OAuth application', false],
  ["with the operator's OAuth application", true],
])('%s', (_, isKnown) => {
  const folder = mkdtempSync(join(tmpdir(), 'variants-'))
  let world: World

  beforeAll(async () => {
    const file = join(folder, 'secret')
    writeFileSync(file, 'operators-secret', { mode: 0o600 })
    const consenting = isKnown ? kinds.filter((plan) => authorizationOf(plan)) : []
    const set = consenting.flatMap((plan) => [
      `oauth.${plan.kind}.clientId=id`,
      `oauth.${plan.kind}.clientSecretFile=${file}`,
      ...furtherSecrets(plan, folder),
    ])
    world = await startWorld(await openTestPostgres(), { set })
    world.play((_request, response) => answerJson(response, 200, { access_token: 'at', refresh_token: 'rt', id: '1' }))
  })
  afterAll(async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  })

  it.each(cases)('%s is stored as what was given, and used', async (_name, { plan, name, given }) => {
    const { token } = world.first
    const made = async (more: object) => {
      const body = bodyFor({ plan, given }, { validate: false, ...more })
      const { status, body: connector } = await world.call('POST', CONNECTORS, { token, body })
      if (status !== 201) return connector.code as string
      const checked = await world.call('POST', `${CONNECTORS}/${connector.id}/check`, { token })
      return [connector.auth.method, checked.status] as const
    }
    const first = firstFor(plan, given)
    const stored = (variant: string) =>
      !isKnown && needsApplication(plan, variant) ? 'credentials_mismatch' : [variant, 200]
    expect([await made({}), await made({ auth_variant: name })]).toEqual([stored(first), stored(name)])
  })
})

describe.skipIf(cases.length === 0)('in the sandbox', () => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres() })
    token = await server.applicationToken()
  })
  afterAll(() => server.close())

  it.each(cases)('%s works', async (_name, { plan, name, given }) => {
    const post = (more: object): Promise<TestResponse> =>
      server.ask('POST', '/integrations/connectors', { token, body: bodyFor({ plan, given }, more) })
    const answers = [await post({}), await post({ auth_variant: name })]
    expect(answers.map(({ status, body }) => [status, body.auth?.method ?? body])).toEqual([
      [201, firstFor(plan, given)],
      [201, name],
    ])
    const { checkParams: params, operations, check } = plan.manifest
    const { entity, action } = operations[check]!
    for (const { body } of answers) {
      const path = `/integrations/connectors/${body.id}/execute`
      const { status, body: answer } = await server.ask('POST', path, { token, body: { entity, action, params } })
      expect([status, answer.message]).toEqual([200, undefined])
    }
  })
})

it('credentials of no variant are refused by the name of the variant', async () => {
  const server = await startTestServer({ database: await openTestPostgres() })
  const token = await server.applicationToken()
  const body = { external_user_id: 'ada', connector_type: 'shopify', name: 'A', environment: { shop: 'acme' } }
  const post = (more: object) => server.ask('POST', '/integrations/connectors', { token, body: { ...body, ...more } })
  const access = { credentials: { access_token: 'shpat_1' } }
  const wrong = await post({ ...access, auth_variant: 'client_credentials' })
  const unknown = await post({ ...access, auth_variant: 'tokne' })
  const lone = await post({ server_side_oauth_secret_id: 's', auth_variant: 'token' })
  await server.close()
  expect([wrong, unknown, lone].map((answer) => [answer.status, answer.body.code])).toEqual([
    [422, 'credentials_mismatch'],
    [422, 'credentials_mismatch'],
    [422, 'validation_error'],
  ])
})
