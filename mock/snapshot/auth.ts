/** Shows how an account connects: the form, the consent page, token requests, and an authorized request. */
import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { isObject, type Json, type JsonObject, type ResolvedAuth } from 'plugboard/author'
import { authorizationOf, defined } from 'plugboard/internal'
import {
  compile,
  connect,
  ConnectorError,
  type Credentials,
  type HttpRequest,
  type HttpResponse,
  type Plan,
  type WholeRequest,
} from 'plugboard/runtime'
import { draftResponse, exampleConfig, exampleCredentials, lookups, write } from 'plugboard/simulator'
import { NOW, scriptedResponse, ScriptedTransport } from './base/script.ts'
import { hiding, shownRequest, shownToken, withoutEmpty } from './base/shown.ts'

const REDIRECT = 'https://app.example.com/connected'
const STATE = 'example-state'
const CODE = 'example-code'
const VERIFIER = 'example-verifier-example-verifier-example-verifier'
const REFRESH = 'example-refresh-token'

/** Text that would redirect a host or a path, which every setting should refuse. */
const HOSTILE = 'evil.example/..#@?'

/** A variant with its plan, credentials and settings. */
interface AuthStage {
  readonly whole: Plan
  readonly plan: Plan
  readonly name: string
  readonly variant: ResolvedAuth
  readonly auth: Plan['auth'][number]
  readonly credentials: Credentials
  readonly config: Readonly<Record<string, Json>>
  readonly hide: (text: string) => string
}

function stageOf(whole: Plan, name: string, variant: ResolvedAuth): AuthStage {
  const plan = compile({ ...whole.manifest, auth: { [name]: variant } })
  const [auth] = plan.auth
  if (!auth) throw new Error(`There is no auth variant ${name}`)
  const credentials = standIns(whole, name, variant)
  const names = {
    code: CODE,
    state: STATE,
    code_verifier: VERIFIER,
    refresh_token: REFRESH,
    ...digestOf(variant),
    ...credentials,
  }
  return { whole, plan, name, variant, auth, credentials, config: exampleConfig(whole), hide: hiding(names) }
}

/** Credentials that differ in their values; a private key is one that signs. */
function standIns(plan: Plan, name: string, { assertion }: ResolvedAuth): Credentials {
  const made = exampleCredentials(plan, name)
  if (!assertion || assertion.algorithm.startsWith('HS')) return made
  const { key, algorithm } = assertion
  const names = key.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
  return { ...made, ...Object.fromEntries(names.map((one) => [one, privateKey(algorithm)])) }
}

/** The digest of the public key, which differs with each run, by the name that claims insert. */
function digestOf({ assertion }: ResolvedAuth): Readonly<Record<string, string>> {
  if (!assertion || assertion.algorithm.startsWith('HS')) return {}
  const key = createPublicKey(privateKey(assertion.algorithm)).export({ type: 'spki', format: 'der' })
  return { key_fingerprint: createHash('sha256').update(key).digest('base64') }
}

const known = new Map<string, string>()

function privateKey(algorithm: string): string {
  const isCurve = algorithm.startsWith('ES')
  const kind = isCurve ? 'ec' : 'rsa'
  const made = known.get(kind) ?? newKey(isCurve)
  known.set(kind, made)
  return made
}

function newKey(isCurve: boolean): string {
  const { privateKey: key } = isCurve
    ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 })
  return key.export({ format: 'pem', type: 'pkcs8' }).toString()
}

/** Shows how an account of a variant connects. */
export async function authSection(whole: Plan, name: string, variant: ResolvedAuth): Promise<JsonObject> {
  const stage = stageOf(whole, name, variant)
  const authorization = authorizationOf(stage.plan)
  return defined({
    asks: asksOf(stage),
    consent: authorization && consentOf(stage, authorization),
    exchange: authorization && (await exchangeOf(stage, authorization)),
    renewal: canRenew(stage) ? await renewalOf(stage) : undefined,
    request: requestOf(stage),
  })
}

/** Returns the form for the owner, by the refusals of an empty account and of invalid values. */
function asksOf({ plan, name, credentials }: AuthStage): JsonObject {
  const settings = Object.keys((plan.manifest.config.properties ?? {}) as object)
  const wrong = Object.fromEntries(settings.map((setting) => [setting, HOSTILE]))
  const asked = refusalOf(() => connect(plan, { credentials: {}, auth: name, config: {} }))
  if (settings.length === 0) return { credentials: asked }
  return {
    credentials: asked,
    settings: refusalOf(() => connect(plan, { credentials, auth: name, config: {} })),
    refused: refusalOf(() => connect(plan, { credentials, auth: name, config: wrong })),
  }
}

function refusalOf(act: () => unknown): Json {
  try {
    act()
    return null
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.hint?.startsWith('Provide') === true ? error.hint : error.message
  }
}

type Authorization = NonNullable<ReturnType<typeof authorizationOf>>

function consentOf(stage: AuthStage, authorization: Authorization): JsonObject {
  const { hide, credentials } = stage
  const url = new URL(
    authorization.consentUrl(
      defined({
        clientId: '<client_id>',
        clientHost: credentials.client_host,
        redirectUri: REDIRECT,
        state: STATE,
        scopes: authorization.scopes,
        verifier: VERIFIER,
        config: authorization.settings(givenBefore(stage)),
      }),
    ),
  )
  const query = Object.fromEntries(
    [...url.searchParams].map(([key, value]) => [key, key === 'code_challenge' ? '<code_challenge>' : hide(value)]),
  )
  return defined({ url: `${url.origin}${url.pathname}`, query, issuer: authorization.issuer })
}

/** Returns the settings that an owner gives before consent. */
function givenBefore({ variant: { afterConsent = [] }, config }: AuthStage): Record<string, Json> {
  const found = afterConsent.flatMap((step) => ('config' in step ? Object.keys(step.config) : []))
  return Object.fromEntries(Object.entries(config).filter(([name]) => !found.includes(name)))
}

async function exchangeOf(stage: AuthStage, authorization: Authorization): Promise<JsonObject> {
  const { whole, auth, credentials, hide, variant } = stage
  const transport = new InventedVendor(whole, variant, true, authorization.settings(givenBefore(stage)))
  const granted = await authorization.exchange({
    code: CODE,
    redirectUri: REDIRECT,
    verifier: VERIFIER,
    returned: lookups(withExamples(whole.manifest, stage.config)).inRedirect(variant),
    client: Object.fromEntries(auth.ofClient.flatMap((name) => givenOf(credentials, name))),
    given: Object.fromEntries(Object.keys(authorization.given).flatMap((name) => givenOf(credentials, name))),
    config: authorization.settings(givenBefore(stage)),
    now: NOW,
    transport,
  })
  return withoutEmpty({
    requests: transport.shown(hide),
    credentials: shownCredentials(granted.credentials, hide),
    settings: { ...granted.config },
    choices: granted.choices.length || undefined,
  })
}

function givenOf(credentials: Credentials, name: string): [string, string][] {
  return credentials[name] === undefined ? [] : [[name, credentials[name]]]
}

function shownCredentials(credentials: Credentials, hide: (text: string) => string): JsonObject {
  return Object.fromEntries(Object.entries(credentials).map(([name, value]) => [name, shownToken(value, hide)]))
}

function canRenew({ auth, variant, credentials }: AuthStage): boolean {
  const held = isObject(variant.credentials.properties) ? variant.credentials.properties : {}
  return auth.canRenew('refresh_token' in held ? { ...credentials, refresh_token: REFRESH } : credentials)
}

async function renewalOf({ whole, auth, variant, config, credentials, hide }: AuthStage): Promise<JsonObject> {
  const transport = new InventedVendor(whole, variant, variant.token?.rotates === true)
  const before = variant.type === 'oauth2' ? { ...credentials, refresh_token: REFRESH } : credentials
  const conversation = auth.renew(before, config, NOW)
  let turn = conversation.next()
  while (!turn.done) turn = conversation.next(await transport.send(turn.value))
  return withoutEmpty({ requests: transport.shown(hide), credentials: shownCredentials(turn.value, hide) })
}

/** Returns a request with the credentials on it. */
function requestOf({ plan, auth, name, config, credentials, hide }: AuthStage): JsonObject {
  const { base } = connect(plan, { credentials, auth: name, config })
  const plain: HttpRequest = { method: 'GET', origin: base.origin, path: `${base.prefix}/`, headers: {} }
  return shownRequest(auth.authorize(plain, credentials, base.config) as WholeRequest, { base: '', hide })
}

/** Returns a manifest whose examples are the given settings. */
function withExamples(manifest: Plan['manifest'], settings: JsonObject): Plan['manifest'] {
  const properties = Object.entries((manifest.config.properties ?? {}) as JsonObject).map(([name, field]) => [
    name,
    settings[name] !== undefined && isObject(field) ? { ...field, examples: [settings[name]] } : field,
  ])
  return { ...manifest, config: { ...manifest.config, properties: Object.fromEntries(properties) as JsonObject } }
}

/** A token endpoint with its lookups, which records its exchanges. */
class InventedVendor extends ScriptedTransport {
  readonly #answers: Json[] = []
  readonly #lookups: ReturnType<typeof lookups>
  readonly #variant: ResolvedAuth
  readonly #isNew: boolean

  /** @param isNew whether tokens come with a new refresh token */
  constructor({ manifest }: Plan, variant: ResolvedAuth, isNew: boolean, settings: JsonObject = {}) {
    super([])
    this.#lookups = lookups(withExamples(manifest, settings))
    this.#variant = variant
    this.#isNew = isNew
  }

  override send(request: HttpRequest): Promise<HttpResponse> {
    this.requests.push(request)
    const whole = request as WholeRequest
    const body = this.#lookups.isLookup(whole, () => true)
      ? this.#lookups.respond(whole, () => true).body
      : this.#token()
    this.#answers.push(body as Json)
    return Promise.resolve(scriptedResponse({ body }))
  }

  /** The requests, each with its answer. */
  shown(hide: (text: string) => string): JsonObject[] {
    return this.requests.map((request, index) => ({
      ...shownRequest(request as WholeRequest, { base: '', hide }),
      answer: this.#answers[index] ?? null,
    }))
  }

  #token(): Json {
    const { accessTokenAt, store = [] } = this.#variant.token ?? {}
    const made = draftResponse()
    made.body = defined({
      ...Object.fromEntries(store.map((field) => [field, `example-${field.replaceAll('_', '-')}`])),
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: this.#isNew ? 'new-refresh-token' : undefined,
    })
    if (accessTokenAt) write(made, accessTokenAt, 'new-access-token')
    this.#lookups.writeInto(made, this.#variant)
    return made.body
  }
}
