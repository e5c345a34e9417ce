/**
 * Whose secret goes where, tried out: an end user sets each setting that stands in a host, in each way that the platform API
 * takes, and every secret of others that arrives anywhere is looked at.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleConfig, exampleCredentials } from '../../../../simulator/index.ts'
import {
  authorizationOf,
  authorizationsOf,
  type Json,
  type JsonSchema,
  loadFile,
  type Plan,
} from '../../../../runtime/index.ts'
import {
  answerJson,
  API,
  type Arrived,
  BACK,
  CONNECTORS,
  newConnector,
  startWorld,
  type Tenant,
  type World,
} from '../../api/world.ts'
import { formsOf } from '../../api/dump.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { everyKind, TESTED_KINDS } from '../../../support/kinds.ts'
import { endpointsOf, hostSettingsOf, isHostOf, rowOf, templatedHostsOf } from '../../../threats/host-settings.ts'
import { ROOT } from '../../../support/root.ts'

const EVIL = 'evil.example'
/** What an attacker would have a setting be; the first that its form takes. */
const NAMES = [EVIL, 'evil', 'evil66']

/** What is whose. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  'the operator': ['operators-client-id', 'operators-client-secret'],
  'the organization': ['organizations-client-id', 'organizations-client-secret'],
  'another customer': ['another-customers-token'],
}

/** Auth variants at hosts of their owners, in forms that no kind of the package has yet. */
const OAUTH = 'type: oauth2, title: OAuth, registered_at: host, authorize: "https://{{config.host}}/authorize"'
const FORMS: Readonly<Record<string, string>> = {
  asserted: `{${OAUTH}, token: "https://{{config.host}}/token", client_auth: none,
    assertion: {algorithm: HS256, key: "{{client_secret}}", claims: {iss: "{{client_id}}", aud: "https://own.example/token"}}}`,
  exchanged: `{${OAUTH}, token: "https://{{config.host}}/token", token_method: GET, client_auth: basic, after_consent: [
    {exchange: {grant_type: long, token: "{{access_token}}"}}, {call: "GET https://{{config.host}}/me", config: {account: $.id}}]}`,
  sent: `{type: oauth2, title: OAuth, registered_at: host, authorize: "https://vendor.example/authorize",
    token: "https://vendor.example/token", credentials: {access_token: string!, client_id: string, client_secret: string},
    send: {headers: {X-Client: "{{client_secret}}", Authorization: "Bearer {{access_token}}"}}}`,
  'in-path': `{type: oauth2, title: OAuth, registered_at: host, authorize: "https://vendor.example/authorize",
    token: "https://vendor.example/token", base_url: "https://{{config.host}}/{{client_secret}}"}`,
  'itself-by-secret': '{type: client_credentials, title: App, token: "https://{{config.host}}/token"}',
  'itself-by-key': `{type: jwt_bearer, title: Key, credentials: {key: string!}, token: "https://{{config.host}}/token",
    assertion: {algorithm: HS256, key: "{{key}}", claims: {aud: "https://own.example/token"}}}`,
}

const folder = mkdtempSync(join(tmpdir(), 'whose-'))
const files = Object.entries(FORMS).map(([kind, variant], index) => {
  const file = join(folder, `${kind}.yaml`)
  writeFileSync(file, manifestOf(kind, variant, index))
  return file
})

const settingsOf = (plans: readonly Plan[]) =>
  plans.flatMap((plan) => hostSettingsOf(plan).map((setting) => ({ ...setting, plan })))
const ofPackage = settingsOf(await everyKind())
const ofTested = ofPackage.filter(({ kind }) => TESTED_KINDS.includes(kind))
const settings = [...ofTested, ...settingsOf(await Promise.all(files.map((file) => loadFile(file))))]
const consenting = [...new Set(settings.map(({ plan }) => plan))].filter((plan) => authorizationOf(plan))

function manifestOf(kind: string, variant: string, index: number): string {
  return `
format: 1
kind: ${kind}
id: 6b2e4d63-7b1f-4d2c-8b6f-4a1a7a1b8c0${index}
title: ${kind}
category: other
support: none
version: 1.0.0
docs: https://docs.vendor.example
base_url: https://{{config.host}}/api
check: items.list
config:
  host: {type: string, format: hostname, default: own.example, description: The host.}
  account: {type: string, default: a, description: The account.}
auth:
  variant: ${variant}
entities:
  items:
    list: {request: GET /items, records: $.data, pagination: {style: none, because: There is one page.}}
`
}

it('E12 E13 docs/threats.md lists every setting that names a host', () => {
  const page = readFileSync(join(ROOT, 'docs', 'threats.md'), 'utf8')
  const table = page.slice(page.indexOf('## Settings that name hosts')).split('\n## ')[0] ?? ''
  expect(table.split('\n').filter((line) => /^\| [a-z0-9-]+ \| `/.test(line))).toEqual(ofPackage.map(rowOf))
})

it('E12 E13 settings stand in the hosts of endpoints only, which are tried', () => {
  const hosts = ofPackage.flatMap(({ plan }) => templatedHostsOf(plan))
  expect(hosts.length).toBeGreaterThan(10)
  for (const { plan } of settings) {
    const tried = endpointsOf(plan).map(({ host }) => host)
    expect(templatedHostsOf(plan).filter((host) => !tried.includes(host))).toEqual([])
  }
})

describe('E12 E13', () => {
  let world: World

  beforeAll(async () => {
    const file = join(folder, 'secret')
    writeFileSync(file, SECRETS['the operator']![1]!, { mode: 0o600 })
    const operators = consenting.flatMap(({ kind }) => [
      `oauth.${kind}.clientId=${SECRETS['the operator']![0]}`,
      `oauth.${kind}.clientSecretFile=${file}`,
    ])
    world = await startWorld(await openTestPostgres(), {
      set: [...operators, `definitions=${files.join(',')}`, 'limits.requestsPerMinutePerCustomer=100000'],
    })
    const [id, secret] = SECRETS['the organization']!
    const configuration = { client_id: id, client_secret: secret }
    for (const { kind } of consenting)
      await world.call('PUT', `${API}/oauth/credentials`, {
        token: world.first.token,
        body: { connector_type: kind, configuration },
      })
    const issued = { access_token: 'issued', refresh_token: 'issued-again', token_type: 'bearer', expires_in: 1 }
    world.play(({ method }, response) => answerJson(response, method === 'POST' ? 200 : 404, issued))
  })
  afterAll(async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  })

  it.each(settings.map((setting) => [`${setting.kind} ${setting.name}`, setting] as const))(
    '%s leads secrets of others to the vendor alone',
    async (_, { plan, name, clients }) => {
      const attack = { ...exampleConfig(plan), [name]: attackOn(plan, name) }
      const alone = await attacked(world, plan, attack)
      const together = await attacked(world, plan, everyAttack(plan))
      const strangers = [...alone, ...together].filter(([host]) => !isHostOf(plan, host))
      expect(strangers).toEqual([])
      const hosts = movedHosts(plan, name, attack)
      const met = alone.flatMap(([host, whose]) => (hosts.includes(host) ? [whose] : []))
      expect([...new Set(met)].sort()).toEqual(clients === 'any' ? ['the operator', 'the organization'] : [])
    },
  )
})

/** The value of a setting that leads as far from the vendor as its form allows. */
function attackOn({ manifest }: Plan, name: string): Json {
  const { enum: values, pattern } = (manifest.config.properties as Record<string, JsonSchema>)[name]!
  if (Array.isArray(values)) return values.at(-1) as Json
  return NAMES.find((value) => pattern === undefined || new RegExp(pattern as string).test(value))!
}

function everyAttack(plan: Plan): Record<string, Json> {
  const attacks = hostSettingsOf(plan).map(({ name }) => [name, attackOn(plan, name)] as const)
  return { ...exampleConfig(plan), ...Object.fromEntries(attacks) }
}

/** The hosts to which a setting leads. */
function movedHosts(plan: Plan, name: string, config: Readonly<Record<string, Json>>): string[] {
  const moved = endpointsOf(plan).filter(({ host }) => host.includes(`{{config.${name}}}`))
  return moved.map(({ host }) =>
    host.replace(/\{\{config\.(\w+)\}\}/g, (_, setting: string) => String(config[setting])),
  )
}

/** A host, and whose secret it got. */
type Met = [host: string, whose: string]

/** Everything that a customer can do with settings, in an organization with an application of its own and in one without. */
async function attacked(world: World, plan: Plan, environment: Readonly<Record<string, Json>>): Promise<Met[]> {
  world.arrived.splice(0)
  world.responses.splice(0)
  for (const tenant of [world.first, world.second]) await attack(world, tenant, plan, environment)
  const limited = world.responses.filter(({ status }) => status === 429)
  if (limited.length > 0) throw new Error(`${limited.length} requests of the attacks were limited: ${limited[0]!.text}`)
  return world.arrived.flatMap((request) => whoseIn(request).map((whose): Met => [request.headers.host!, whose]))
}

async function attack(world: World, tenant: Tenant, plan: Plan, environment: Readonly<Record<string, Json>>) {
  const { kind } = plan
  const token = await world.scoped(tenant, 'attacker')
  const usual = exampleConfig(plan)
  await consent(world, token, { connector_type: kind, environment })
  for (const credentials of Object.keys(plan.manifest.auth).map((variant) => ownCredentials(plan, variant))) {
    const post = (more: object) =>
      world.call('POST', CONNECTORS, {
        token,
        body: newConnector('attacker', { connector_type: kind, credentials, ...more }),
      })
    await post({ environment, validate: true })
    const { body: moved } = await post({ environment: usual })
    if (moved.id === undefined) continue
    for (const change of [{ environment }, { environment, credentials }])
      await world.call('PATCH', `${CONNECTORS}/${moved.id}`, { token, body: change })
    await world.call('POST', `${CONNECTORS}/${moved.id}/check`, { token })
  }
  const credentials = ownCredentials(plan, Object.keys(plan.manifest.auth)[0]!)
  const secret = Object.keys(credentials).findLast((name) => /token|key|secret|password/.test(name))!
  const victim = await world.connector(tenant, 'victim', {
    connector_type: kind,
    environment: usual,
    credentials: { ...credentials, [secret]: SECRETS['another customer']![0] },
  })
  await world.call('PATCH', `${CONNECTORS}/${victim.id}`, { token, body: { environment } })
  await world.call('PATCH', `${CONNECTORS}/${victim.id}`, { token: tenant.token, body: { environment } })
  await world.call('POST', `${CONNECTORS}/${victim.id}/check`, { token: tenant.token })
}

/** A consent, as far as it comes. */
async function consent(world: World, token: string, body: { connector_type: string; environment: object }) {
  const asked = { external_user_id: 'attacker', redirect_url: BACK, ...body }
  const begun = await world.call('POST', `${CONNECTORS}/oauth/initiate`, { token, body: asked })
  if (begun.status !== 200) return
  const started = await world.call('GET', new URL(begun.body.consent_url).pathname)
  const state = new URL(started.headers.get('location')!).searchParams.get('state')
  const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? ''
  const path = `/oauth/callback/${body.connector_type}?code=c&state=${state}`
  await world.call('GET', path, { headers: { cookie } })
}

/** What an owner gives: a grant whose access token is over, without a client of their own. */
function ownCredentials(plan: Plan, variant: string): Record<string, string> {
  const example = exampleCredentials(plan, variant)
  const { type, credentials } = plan.manifest.auth[variant]!
  if (type !== 'oauth2' || authorizationsOf(plan).length === 0) return example
  const { client_id: _, client_secret: __, client_host: ___, ...grant } = example
  const isKnown = 'refresh_token' in (credentials.properties as object)
  return { ...grant, ...(isKnown && { refresh_token: 'own-refresh-token', expires_at: '2020-01-01T00:00:00Z' }) }
}

function whoseIn({ path, headers, body }: Arrived): string[] {
  const text = [path, JSON.stringify(headers), body].join('\n')
  return Object.entries(SECRETS).flatMap(([whose, secrets]) =>
    secrets.flatMap(formsOf).some((form) => text.includes(form)) ? [whose] : [],
  )
}
