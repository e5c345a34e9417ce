/** Whose secret an application's further secrets are: neither an owner nor an own kind gets the operator's or the organization's. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { ownKind } from '../../../support/own-kind.ts'
import { formsOf, rowsByTable } from '../../api/dump.ts'
import { answerJson, API, type Arrived, CONNECTORS, startWorld, type Tenant, type World } from '../../api/world.ts'
import { LIST, SOURCES, stored, upload } from '../own-kinds/world.ts'

const OAUTH = `ads: {type: oauth2, title: OAuth, authorize: "https://login.ads.example/a", token: "https://login.ads.example/t",
    application_secrets: {developer_token: {type: string, required: true, pattern: "^dev-"}},
    send: {bearer: "{{access_token}}", headers: {Developer-Token: "{{developer_token}}"}}}`
const EVIL = OAUTH.replaceAll('ads.example', 'evil.example')

const OPERATORS = 'dev-token-of-the-operator'
const ORGANIZATIONS = 'dev-token-of-the-organization'
const CLIENT = { client_id: 'id', client_secret: 'secret-of-the-client' }

const folder = mkdtempSync(join(tmpdir(), 'application-secrets-'))
const fileOf = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

let world: World
const arrived: Arrived[] = []

beforeAll(async () => {
  const manifest = ownKind({ kind: 'ads', title: 'Ads', baseUrl: 'https://api.ads.example', auth: OAUTH })
  world = await startWorld(await openTestPostgres(), {
    set: [
      `definitions=${fileOf('ads.yaml', manifest)}`,
      'oauth.ads.clientId=operators-client',
      `oauth.ads.clientSecretFile=${fileOf('secret', 'operators-secret')}`,
      `oauth.ads.applicationSecretsFile=${fileOf('further', JSON.stringify({ developer_token: OPERATORS }))}`,
    ],
  })
  world.play((request, response) => {
    arrived.push(request)
    return answerJson(response, 200, { data: [{ id: 'c1', email: String(request.headers['developer-token']) }] })
  })
})
afterAll(async () => {
  await world?.close()
  rmSync(folder, { recursive: true })
})

const GRANT = { access_token: 'access-of-the-owner', refresh_token: 'refresh-of-the-owner' }

function put(tenant: Tenant, configuration: object, kind = 'ads') {
  const body = { connector_type: kind, configuration }
  return world.call('PUT', `${API}/oauth/credentials`, { token: tenant.token, body })
}

/** A call of a connector with the owner's grant, and the requests that it sends. */
async function called(tenant: Tenant, kind: string) {
  const { id } = await world.connector(tenant, 'user_1', { connector_type: kind, credentials: GRANT })
  arrived.splice(0)
  return { id: String(id), answer: await world.execute(tenant.token, String(id), LIST), requests: [...arrived] }
}

describe("an operator's secret", () => {
  it('goes to the hosts of its kind beside the grant of the owner, who is not asked for it', async () => {
    const { body: spec } = await world.call('GET', `${SOURCES}/ads/credentials-spec`, { token: world.second.token })
    expect(JSON.stringify(spec)).not.toMatch(/developer_token|client_secret/)
    const { answer, requests } = await called(world.second, 'ads')
    expect(requests.map(({ headers: { host, ...headers } }) => [host, headers['developer-token']])).toEqual([
      ['api.ads.example', OPERATORS],
    ])
    expect(answer.status).toBe(200)
  })

  it('K12 reaches no row, no answer about connectors, and no audit entry', async () => {
    const { id } = await called(world.second, 'ads')
    const { token } = world.second
    const texts = await Promise.all(
      [`${CONNECTORS}/${id}`, CONNECTORS, `${API}/audit`, `${SOURCES}/ads`].map((path) =>
        world.call('GET', path, { token }),
      ),
    )
    const rows = [...(await rowsByTable(world.server.services.database)).values()].flat()
    const text = [...texts.map((one) => one.text), ...rows].join('\n')
    expect(formsOf(OPERATORS).filter((form) => text.includes(form))).toEqual([])
  })

  it.each([
    ['of its own making', { baseUrl: 'https://api.evil.example', auth: EVIL }],
    ['with the hosts of the vendor and one more', { baseUrl: 'https://api.evil.example', auth: OAUTH }],
  ])('K12 goes nowhere for an own kind %s, nor does that of the organization', async (_, parts) => {
    const kind = parts.auth === EVIL ? 'evil-ads' : 'other-ads'
    await put(world.first, { ...CLIENT, application_secrets: { developer_token: ORGANIZATIONS } })
    await stored(world, world.first, { kind, ...parts })
    const connect = () =>
      world.call('POST', CONNECTORS, {
        token: world.first.token,
        body: { external_user_id: 'user_1', connector_type: kind, name: 'n', credentials: GRANT, validate: false },
      })
    arrived.splice(0)
    const without = await connect()
    expect([without.status, without.body.code, arrived]).toEqual([422, 'credentials_mismatch', []])
    await put(world.first, { ...CLIENT, application_secrets: { developer_token: 'dev-token-of-the-kind' } }, kind)
    const { body } = await connect()
    await world.execute(world.first.token, String(body.id), LIST)
    expect(arrived.map(({ headers }) => headers['developer-token'])).toEqual(['dev-token-of-the-kind'])
    const sent = JSON.stringify(arrived)
    expect([OPERATORS, ORGANIZATIONS].flatMap(formsOf).filter((form) => sent.includes(form))).toEqual([])
  })

  it('K12 is out of reach for an own kind that extends the kind, or has its name', async () => {
    const extending = ownKind({ kind: 'extended-ads', baseUrl: 'https://api.evil.example', auth: EVIL }).replace(
      'format: 1',
      'format: 1\nextends: ads@1.0.0\nreplaces: [base_url, auth, schemas, entities, check]',
    )
    const answers = [
      await upload(world, world.first, 'extended-ads', extending),
      await upload(
        world,
        world.first,
        'ads',
        ownKind({ kind: 'ads', baseUrl: 'https://api.evil.example', auth: EVIL }),
      ),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
  })
})

describe("an organization's secret", () => {
  it("goes before the operator's, for that organization", async () => {
    await put(world.first, { ...CLIENT, application_secrets: { developer_token: ORGANIZATIONS } })
    const { requests } = await called(world.first, 'ads')
    expect(requests.map(({ headers }) => headers['developer-token'])).toEqual([ORGANIZATIONS])
    const other = await called(world.second, 'ads')
    expect(other.requests.map(({ headers }) => headers['developer-token'])).toEqual([OPERATORS])
  })

  it.each([
    ['missing', {}, 'configuration.application_secrets.developer_token'],
    ['malformed', { developer_token: 'wrong-form' }, 'configuration.application_secrets.developer_token'],
    ['unknown', { developer_token: 'dev-1', other: 'wrong-form' }, 'configuration.application_secrets.other'],
  ])('that is %s is refused by its name, without its value', async (_, secrets, field) => {
    const { status, body, text } = await put(world.first, { ...CLIENT, application_secrets: secrets })
    expect([status, body.errors?.[0]?.field]).toEqual([422, field])
    expect(text).not.toContain('wrong-form')
  })

  it('is named by the spec of the application', async () => {
    const { body } = await world.call('GET', `${API}/oauth/credentials/spec?connector_type=ads`, {
      token: world.first.token,
    })
    expect(body.configuration).toMatchObject({
      required: ['client_id', 'client_secret', 'application_secrets'],
      properties: { application_secrets: { required: ['developer_token'], writeOnly: true } },
    })
  })
})
