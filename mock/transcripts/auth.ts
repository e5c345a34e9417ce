/** How an account is connected: what its owner is asked for, the consent page, token requests, and where credentials go. */
import { generateKeyPairSync } from 'node:crypto'
import { isObject, type Json, type JsonObject, type ResolvedAuth } from 'plugboard/author'
import {
  authorizationOf,
  compile,
  connect,
  ConnectorError,
  type Credentials,
  type HttpRequest,
  type HttpResponse,
  type Plan,
  type WholeRequest,
} from 'plugboard/runtime'
import { exampleConfig, exampleCredentials } from '../example.ts'
import { lookups } from '../simulator/lookups.ts'
import { draftResponse, write } from '../simulator/response/index.ts'
import {
  type GivenResponse,
  givenConfig,
  hiding,
  NOW,
  scriptedResponse,
  ScriptedTransport,
  shownRequest,
} from './script.ts'

const REDIRECT = 'https://app.example.com/connected'
const STATE = 'example-state'
const CODE = 'example-code'
const VERIFIER = 'example-verifier-example-verifier-example-verifier'
const REFRESH = 'example-refresh-token'

/** What no setting should be able to hold: text that leads a host or a path elsewhere. */
const HOSTILE = 'evil.example/..#@?'

/** A variant with what it is played with. */
interface Stage {
  readonly plan: Plan
  readonly name: string
  readonly variant: ResolvedAuth
  readonly credentials: Credentials
  readonly config: Readonly<Record<string, Json>>
  readonly hide: (text: string) => string
}

function stageOf(whole: Plan, name: string, given: JsonObject): Stage {
  const variant = whole.manifest.auth[name]!
  const plan = compile({ ...whole.manifest, auth: { [name]: variant } })
  const credentials = standIns(whole, name, variant)
  const names = { code: CODE, state: STATE, code_verifier: VERIFIER, refresh_token: REFRESH, ...credentials }
  return { plan, name, variant, credentials, config: givenConfig(given), hide: hiding(names) }
}

/** Credentials that differ in their values; a private key is one that signs. */
function standIns(plan: Plan, name: string, { token }: ResolvedAuth): Credentials {
  const made = exampleCredentials(plan, name)
  const keys = token?.assertion?.key.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])) ?? []
  const isSecret = token?.assertion?.algorithm.startsWith('HS') === true
  return isSecret ? made : { ...made, ...Object.fromEntries(keys.map((key) => [key, privateKey(token)])) }
}

const known = new Map<string, string>()

function privateKey(token: ResolvedAuth['token']): string {
  const isCurve = token!.assertion!.algorithm.startsWith('ES')
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

/** Plays how an account of a variant is connected. */
export async function playAuth(whole: Plan, name: string, given: JsonObject): Promise<JsonObject> {
  const stage = stageOf(whole, name, given)
  return {
    asks: asksOf(stage),
    ...(stage.variant.authorize && {
      consent: consentOf(stage),
      exchange: await exchangeOf(stage, scripted(given, 'exchange')),
    }),
    ...(canRenew(stage) && { renewal: await renewalOf(stage, scripted(given, 'renewal')) }),
    request: requestOf(stage),
  }
}

/** What the owner is asked for, in the words of the refusal of an account that gives nothing, and one that gives what does not fit. */
function asksOf({ plan, name, credentials }: Stage): JsonObject {
  const settings = Object.keys((plan.manifest.config.properties ?? {}) as object)
  const wrong = Object.fromEntries(settings.map((setting) => [setting, HOSTILE]))
  return {
    credentials: refusalOf(() => connect(plan, { credentials: {}, auth: name, config: {} })),
    ...(settings.length > 0 && {
      settings: refusalOf(() => connect(plan, { credentials, auth: name, config: {} })),
      refused: refusalOf(() => connect(plan, { credentials, auth: name, config: wrong })),
    }),
  }
}

function refusalOf(act: () => unknown): Json {
  try {
    act()
    return null
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.hint?.startsWith('Give') === true ? error.hint : error.message
  }
}

function consentOf(stage: Stage): JsonObject {
  const { plan, hide, credentials } = stage
  const { client_host: host } = credentials
  const authorization = authorizationOf(plan)!
  const url = new URL(
    authorization.consentUrl({
      clientId: '<client_id>',
      ...(host !== undefined && { clientHost: host }),
      redirectUri: REDIRECT,
      state: STATE,
      scopes: authorization.scopes,
      verifier: VERIFIER,
      config: authorization.settings(givenBefore(stage)),
    }),
  )
  const query = Object.fromEntries(
    [...url.searchParams].map(([key, value]) => [key, key === 'code_challenge' ? '<code_challenge>' : hide(value)]),
  )
  const { issuer } = authorization
  return { url: `${url.origin}${url.pathname}`, query, ...(issuer !== undefined && { issuer }) }
}

/** The settings that an owner gives beforehand: not those that the steps after consent find. */
function givenBefore({ variant: { steps = [] }, config }: Stage): Record<string, Json> {
  const found = steps.flatMap((step) => ('config' in step ? Object.keys(step.config) : []))
  return Object.fromEntries(Object.entries(config).filter(([name]) => !found.includes(name)))
}

async function exchangeOf(stage: Stage, transport: ScriptedTransport): Promise<JsonObject> {
  const { plan, credentials, hide } = stage
  const authorization = authorizationOf(plan)!
  const { client_id: id = '', client_secret: secret = '', client_host: host = '' } = credentials
  const granted = await authorization.exchange({
    code: CODE,
    redirectUri: REDIRECT,
    verifier: VERIFIER,
    client: {
      ...(id && { client_id: id }),
      ...(secret && { client_secret: secret }),
      ...(host && { client_host: host }),
    },
    given: Object.fromEntries(Object.keys(authorization.given).flatMap((name) => givenOf(credentials, name))),
    config: authorization.settings(givenBefore(stage)),
    now: NOW,
    transport,
  })
  return {
    requests: transport.requests.map((request) => shownRequest(request, hide)),
    credentials: shownCredentials(granted.credentials, hide),
    ...(Object.keys(granted.config).length > 0 && { settings: { ...granted.config } }),
    ...(granted.choices.length > 0 && { choices: granted.choices.length }),
  }
}

function givenOf(credentials: Credentials, name: string): [string, string][] {
  return credentials[name] === undefined ? [] : [[name, credentials[name]]]
}

function scripted(given: JsonObject, name: string): ScriptedTransport {
  return new ScriptedTransport(responsesIn(given, name), `given.${name}`)
}

function responsesIn(given: JsonObject, name: string): GivenResponse[] {
  return Array.isArray(given[name]) ? (given[name] as GivenResponse[]) : []
}

function shownCredentials(credentials: Credentials, hide: (text: string) => string): JsonObject {
  return Object.fromEntries(Object.entries(credentials).map(([name, value]) => [name, hide(value)]))
}

function canRenew({ plan, variant, credentials }: Stage): boolean {
  const held = isObject(variant.credentials.properties) ? variant.credentials.properties : {}
  return plan.auth[0]!.canRenew({ ...credentials, ...('refresh_token' in held && { refresh_token: REFRESH }) })
}

async function renewalOf(
  { plan, variant, config, credentials, hide }: Stage,
  transport: ScriptedTransport,
): Promise<JsonObject> {
  const before = variant.type === 'oauth2' ? { ...credentials, refresh_token: REFRESH } : credentials
  const conversation = plan.auth[0]!.renew(before, config, NOW)
  let turn = conversation.next()
  while (!turn.done) turn = conversation.next(await transport.send(turn.value))
  return {
    requests: transport.requests.map((request) => shownRequest(request, hide)),
    credentials: shownCredentials(turn.value, hide),
  }
}

/** A request with the credentials on it. What differs from one to the next, such as a signature's number, is not shown. */
function requestOf({ plan, name, config, credentials, hide }: Stage): JsonObject {
  const { base } = connect(plan, { credentials, auth: name, config })
  const plain: HttpRequest = { method: 'GET', origin: base.origin, path: `${base.prefix}/`, headers: {} }
  const [one, other] = [0, 1].map(() =>
    shownRequest(plan.auth[0]!.authorize(plain, credentials, base.config, NOW), hide),
  ) as [ReturnType<typeof shownRequest>, ReturnType<typeof shownRequest>]
  return steady(one, other) as JsonObject
}

function steady(one: Json, other: Json | undefined): Json {
  if (isObject(one) && isObject(other))
    return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, steady(value, other[name])]))
  return JSON.stringify(one) === JSON.stringify(other) ? one : '<other each time>'
}

/** What a renewal's answer says against the manifest's word of refresh tokens. */
export function rotationFault({ manifest }: Plan, name: string, given: JsonObject): string | undefined {
  const { type, token } = manifest.auth[name]!
  const answer = responsesIn(given, 'renewal')[0]?.body
  if (type !== 'oauth2' || !token || !isObject(answer)) return undefined
  const isNew = typeof answer.refresh_token === 'string'
  if (isNew === token.rotates) return undefined
  return isNew
    ? `The renewal of ${name} is answered with a new refresh token: the manifest has to say rotates: true`
    : `The manifest says of ${name} that refresh tokens rotate, and the renewal here is answered without one`
}

/** What a transcript of a variant is given: settings, and the answers of a token endpoint and of lookups, made up. */
export async function inventAuth(whole: Plan, name: string): Promise<JsonObject> {
  const config = exampleConfig(whole)
  const stage = stageOf(whole, name, { config })
  const given: Record<string, Json> = Object.keys(config).length > 0 ? { config } : {}
  if (stage.variant.authorize) {
    const settings = authorizationOf(stage.plan)!.settings(givenBefore(stage))
    const vendor = new InventedVendor(whole, stage.variant, true, settings)
    await exchangeOf(stage, vendor)
    given.exchange = vendor.responses
  }
  if (canRenew(stage)) {
    const vendor = new InventedVendor(whole, stage.variant, stage.variant.token!.rotates)
    await renewalOf(stage, vendor)
    given.renewal = vendor.responses
  }
  return given
}

/** A manifest whose settings are found as they are set: a default counts as one that was given. */
function withExamples(manifest: Plan['manifest'], settings: JsonObject): Plan['manifest'] {
  const properties = Object.entries((manifest.config.properties ?? {}) as JsonObject).map(([name, field]) => [
    name,
    settings[name] !== undefined && isObject(field) ? { ...field, examples: [settings[name]] } : field,
  ])
  return { ...manifest, config: { ...manifest.config, properties: Object.fromEntries(properties) as JsonObject } }
}

/** A token endpoint with its lookups, which keeps what it answered. */
class InventedVendor extends ScriptedTransport {
  readonly responses: JsonObject[] = []
  readonly #lookups: ReturnType<typeof lookups>
  readonly #variant: ResolvedAuth
  readonly #isNew: boolean

  /** @param isNew whether tokens come with a new refresh token */
  constructor({ manifest }: Plan, variant: ResolvedAuth, isNew: boolean, settings: JsonObject = {}) {
    super([], '')
    this.#lookups = lookups(withExamples(manifest, settings))
    this.#variant = variant
    this.#isNew = isNew
  }

  override send(request: HttpRequest): Promise<HttpResponse> {
    this.requests.push(request)
    const whole = request as WholeRequest
    const body = this.#lookups.isLookup(whole) ? this.#lookups.respond(whole, () => true).body : this.#token()
    this.responses.push({ status: 200, body: body as Json })
    return Promise.resolve(scriptedResponse({ body: body }))
  }

  #token(): Json {
    const { accessTokenAt, keep } = this.#variant.token!
    const made = draftResponse()
    made.body = {
      ...Object.fromEntries(keep.map((field) => [field, `example-${field.replaceAll('_', '-')}`])),
      token_type: 'bearer',
      expires_in: 3600,
      ...(this.#isNew && { refresh_token: 'new-refresh-token' }),
    }
    write(made, accessTokenAt, 'new-access-token')
    this.#lookups.writeInto(made, this.#variant)
    return made.body
  }
}
