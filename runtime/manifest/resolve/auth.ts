import { own, pointer } from '../../base/json.ts'
import type { AuthSource, Fields, LookupSource, Manifest } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import type {
  AssertionShape,
  ConsentStep,
  FoundValue,
  LookupStep,
  Registration,
  ResolvedAuth,
  Send,
  Sigv4Shape,
  TokenEndpoint,
} from '../model/resolved-auth.ts'
import type { TypeTable } from './types.ts'
import { type ValueReader, valueReader } from './values.ts'

/** The credentials that an owner gives for OAuth when the manifest declares none. */
const OAUTH_CREDENTIALS: Fields = {
  access_token: 'string',
  refresh_token: 'string!',
  client_id: 'string',
  client_secret: 'string',
}

/** The credentials of each type where the manifest declares none. */
const USUAL_CREDENTIALS: Record<AuthSource['type'], Fields> = {
  none: {},
  static: {},
  oauth2: OAUTH_CREDENTIALS,
  client_credentials: { client_id: 'string!', client_secret: 'string!' },
  jwt_bearer: {},
}

/** The types whose credentials never change. */
const FIXED: ReadonlySet<AuthSource['type']> = new Set(['none', 'static'])

/** Names of config as templates see them. */
export function configNames(manifest: Manifest): string[] {
  return Object.keys(manifest.config ?? {}).map((name) => `config.${name}`)
}

/** One auth variant, its templates and locators parsed. */
export function resolveAuth(manifest: Manifest, name: string, types: TypeTable, report: ReportProblem): ResolvedAuth {
  const at = pointer('/auth', name)
  const source = manifest.auth[name]!
  const fields = { ...(source.credentials ?? USUAL_CREDENTIALS[source.type]), ...clientHost(source) }
  const registration = registrationOf(manifest, source)
  const names = Object.keys({ ...renewed(source), ...fields })
  const read = valueReader([...names, ...configNames(manifest)], report)
  const config = valueReader(configNames(manifest), report)
  const settings = [...names, ...configNames(manifest)]
  const signed = source.send?.sign ? ['signature', ...MOMENT] : []
  const forSend = valueReader([...settings, ...signed], report)
  const forSign = valueReader([...settings, ...REQUEST, ...MOMENT], report)
  const forToken = source.assertion ? valueReader([...settings, 'assertion'], report) : read
  return {
    type: source.type,
    title: source.title,
    ...(source.description !== undefined && { description: source.description }),
    credentials: types.closedObject({ ...renewed(source), ...fields }, pointer(at, 'credentials')),
    send: resolveSend(source, forSend, forSign, at),
    ...(source.base_url !== undefined && { baseUrl: read.template(source.base_url, pointer(at, 'base_url')) }),
    ...(source.token !== undefined && {
      token: resolveToken(source, source.token, registration, { read: forToken, config, at }),
    }),
    ...(source.authorize !== undefined && {
      authorize: {
        url: config.template(source.authorize, pointer(at, 'authorize')),
        params: config.entries(source.authorize_params, pointer(at, 'authorize_params')),
        pkce: source.pkce ?? false,
        ...(source.scope_words && { scopeWords: source.scope_words }),
        ...(source.issuer !== undefined && { issuer: source.issuer }),
      },
    }),
    ...(source.steps && { steps: resolveSteps(source.steps, read, config, pointer(at, 'steps')) }),
  }
}

/** The field that says where a client is registered, for endpoints at a host of the owner's own. */
function clientHost({ registered_at: setting }: AuthSource): Fields {
  if (setting === undefined) return {}
  const description = `The host at which the client is registered; by default that of the setting ${setting}.`
  return { client_host: { type: 'string', description } }
}

function registrationOf({ config = {} }: Manifest, { registered_at: setting }: AuthSource): Registration | undefined {
  if (setting === undefined) return undefined
  const field = own(config, setting)
  const host = typeof field === 'object' && 'default' in field ? field.default : undefined
  return { setting, ...(typeof host === 'string' && { host }) }
}

/** The fields that token responses add to the credentials. */
function renewed({ type, keep = [] }: AuthSource): Fields {
  return FIXED.has(type)
    ? {}
    : Object.fromEntries(['access_token', 'expires_at', ...keep].map((name) => [name, 'string']))
}

/** The parts of a request that can be signed, and what is made for each request. */
const REQUEST = ['method', 'path', 'host', 'body', 'body_sha256'].map((name) => `request.${name}`)
const MOMENT = ['timestamp', 'timestamp_ms', 'date', 'nonce'].map((name) => `request.${name}`)

type SignSource = NonNullable<NonNullable<AuthSource['send']>['sign']>

function resolveSign({ algorithm, key, text, encode = 'hex' }: SignSource, read: ValueReader, at: string) {
  return {
    algorithm,
    key: read.template(key, pointer(at, 'key')),
    text: read.template(text, pointer(at, 'text')),
    encode,
  }
}

function resolveSigv4(
  source: NonNullable<NonNullable<AuthSource['send']>['sigv4']>,
  read: ValueReader,
  at: string,
): Sigv4Shape {
  const template = (key: keyof typeof source) => read.template(source[key] ?? '', pointer(at, key))
  return {
    accessKey: template('access_key'),
    secretKey: template('secret_key'),
    ...(source.session_token !== undefined && { sessionToken: template('session_token') }),
    region: template('region'),
    service: template('service'),
  }
}

function resolveAssertion(source: NonNullable<AuthSource['assertion']>, read: ValueReader, at: string): AssertionShape {
  const { algorithm, key, passphrase, header, claims, seconds = 300 } = source
  return {
    algorithm,
    key: read.template(key, pointer(at, 'key')),
    ...(passphrase !== undefined && { passphrase: read.template(passphrase, pointer(at, 'passphrase')) }),
    header: read.entries(header, pointer(at, 'header')),
    claims: read.entries(claims, pointer(at, 'claims')),
    seconds,
  }
}

function resolveSend({ send, type }: AuthSource, read: ValueReader, sign: ValueReader, at: string): Send {
  const here = pointer(at, 'send')
  const bearer = send?.bearer ?? (send === undefined && !FIXED.has(type) ? '{{access_token}}' : undefined)
  return {
    ...(bearer !== undefined && { bearer: read.value(bearer, pointer(here, 'bearer')) }),
    ...(send?.basic && {
      basic: {
        username: read.value(send.basic.username, pointer(here, 'basic', 'username')),
        password: read.value(send.basic.password, pointer(here, 'basic', 'password')),
      },
    }),
    headers: read.entries(send?.headers, pointer(here, 'headers')),
    query: read.entries(send?.query, pointer(here, 'query')),
    ...(send?.cookies && { cookies: read.entries(send.cookies, pointer(here, 'cookies')) }),
    ...(send?.path !== undefined && { path: read.template(send.path, pointer(here, 'path')) }),
    ...(send?.sigv4 && { sigv4: resolveSigv4(send.sigv4, read, pointer(here, 'sigv4')) }),
    ...(send?.sign && { sign: resolveSign(send.sign, sign, pointer(here, 'sign')) }),
  }
}

function resolveSteps(
  steps: NonNullable<AuthSource['steps']>,
  read: ValueReader,
  config: ValueReader,
  at: string,
): ConsentStep[] {
  return steps.map((step, index) => {
    const here = pointer(at, index)
    return 'exchange' in step
      ? { exchange: read.entries(step.exchange, pointer(here, 'exchange')) }
      : resolveLookup(step, config, here)
  })
}

function resolveLookup({ call, items, config: found, name }: LookupSource, read: ValueReader, at: string): LookupStep {
  return {
    ...(call !== undefined && { url: read.template(call.replace(/^GET /, ''), pointer(at, 'call')) }),
    ...(items !== undefined && { items: read.locator(items, pointer(at, 'items')) }),
    config: Object.fromEntries(
      Object.entries(found).map(([setting, locator]) => [
        setting,
        resolveFound(locator, read, pointer(at, 'config', setting)),
      ]),
    ),
    ...(name !== undefined && { name: read.locator(name, pointer(at, 'name')) }),
  }
}

function resolveFound(source: LookupSource['config'][string], read: ValueReader, at: string): FoundValue {
  if (typeof source === 'string') return { at: read.locator(source, at) }
  return { at: read.locator(source.at, pointer(at, 'at')), form: source.form }
}

function resolveToken(
  source: AuthSource,
  url: string,
  registration: Registration | undefined,
  { read, config, at }: { readonly read: ValueReader; readonly config: ValueReader; readonly at: string },
): TokenEndpoint {
  return {
    url: config.template(url, pointer(at, 'token')),
    ...(registration && { registration }),
    method: source.token_method ?? 'POST',
    params: read.entries(source.token_params, pointer(at, 'token_params')),
    headers: read.entries(source.token_headers, pointer(at, 'token_headers')),
    body: source.token_body ?? 'form',
    clientAuth: source.client_auth ?? 'body',
    scopes: source.scopes ?? [],
    scopeSeparator: source.scope_separator ?? ' ',
    scopeParam: source.scope_param ?? 'scope',
    accessTokenAt: read.locator(source.access_token_at ?? '$.access_token', pointer(at, 'access_token_at')),
    keep: source.keep ?? [],
    rotates: source.rotates ?? false,
    ...(source.assertion && { assertion: resolveAssertion(source.assertion, read, pointer(at, 'assertion')) }),
  }
}
