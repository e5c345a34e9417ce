import { defined, own, pointer } from '../../base/json.ts'
import type { AuthSource, Fields, LookupSource, Manifest, SendPartSource } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import type {
  AssertionShape,
  ConsentStep,
  CredentialForm,
  FoundValue,
  LookupStep,
  Registration,
  ResolvedAuth,
  Send,
  SendPart,
  TokenEndpoint,
} from '../model/resolved-auth.ts'
import type { TypeTable } from './types.ts'
import { type ValueReader, valueReader } from './values.ts'

/** The default credentials of OAuth. */
const OAUTH_CREDENTIALS: Fields = {
  access_token: 'string',
  refresh_token: 'string!',
  client_id: 'string',
  client_secret: 'string',
}

/** The default credentials of each type. */
const USUAL_CREDENTIALS: Record<AuthSource['type'], Fields> = {
  none: {},
  static: {},
  oauth2: OAUTH_CREDENTIALS,
  client_credentials: { client_id: 'string!', client_secret: 'string!' },
  jwt_bearer: {},
}

/** Types whose credentials never change. */
const FIXED: ReadonlySet<AuthSource['type']> = new Set(['none', 'static'])

/** Returns the names of config in templates. */
export function configNames(manifest: Manifest): string[] {
  return Object.keys(manifest.config ?? {}).map((name) => `config.${name}`)
}

/** Resolves one auth variant: parses its templates and locators. */
export function resolveAuth(manifest: Manifest, name: string, types: TypeTable, report: ReportProblem): ResolvedAuth {
  const at = pointer('/auth', name)
  const source = manifest.auth[name]!
  const { application_secrets: secrets = {} } = source
  const fields = { ...(source.credentials ?? USUAL_CREDENTIALS[source.type]), ...clientHost(source), ...secrets }
  const registration = registrationOf(manifest, source)
  const names = Object.keys({ ...renewed(source), ...fields })
  const read = valueReader([...names, ...configNames(manifest)], report)
  const config = valueReader(configNames(manifest), report)
  const forToken = source.assertion ? valueReader([...names, ...configNames(manifest), 'assertion'], report) : read
  const forClaims = valueReader([...names, ...configNames(manifest), 'key_fingerprint'], report)
  return defined({
    type: source.type,
    title: source.title,
    description: source.description,
    sunset: source.sunset,
    credentialsPage: source.credentials_page,
    credentials: types.closedObject({ ...renewed(source), ...fields }, pointer(at, 'credentials')),
    applicationSecrets: source.application_secrets && Object.keys(secrets),
    forms:
      source.forms && Object.fromEntries(Object.entries(source.forms).map(([one, form]) => [one, resolveForm(form)])),
    send: resolveSend(source, read, at),
    baseUrl: source.base_url === undefined ? undefined : read.template(source.base_url, pointer(at, 'base_url')),
    token:
      source.token === undefined
        ? undefined
        : resolveToken(source, source.token, registration, { read: forToken, config, at }),
    assertion: source.assertion && resolveAssertion(source.assertion, forClaims, pointer(at, 'assertion')),
    authorize:
      source.authorize === undefined
        ? undefined
        : defined({
            url: config.template(source.authorize, pointer(at, 'authorize')),
            params: config.entries(source.authorize_params, pointer(at, 'authorize_params')),
            pkce: source.pkce ?? false,
            scopeWords: source.scope_words,
            issuer: source.issuer,
          }),
    afterConsent:
      source.after_consent && resolveSteps(source.after_consent, read, config, pointer(at, 'after_consent')),
  })
}

function resolveForm({ is, pattern, not, docs }: CredentialForm): CredentialForm {
  return defined({ is, pattern, not, docs })
}

/** Returns the field with the host of a client's registration, for endpoints at a host of the owner's own. */
function clientHost({ registered_at: setting }: AuthSource): Fields {
  if (setting === undefined) return {}
  const description = `The host at which the client is registered. Defaults to the host in the setting ${setting}.`
  return { client_host: { type: 'string', description } }
}

function registrationOf({ config = {} }: Manifest, { registered_at: setting }: AuthSource): Registration | undefined {
  if (setting === undefined) return undefined
  const field = own(config, setting)
  const host = typeof field === 'object' && 'default' in field ? field.default : undefined
  return defined({ setting, host: typeof host === 'string' ? host : undefined })
}

/** Returns the fields that token responses add to the credentials. */
function renewed({ type, store = [] }: AuthSource): Fields {
  return FIXED.has(type)
    ? {}
    : Object.fromEntries(['access_token', 'expires_at', ...store].map((name) => [name, 'string']))
}

function resolveAssertion(source: NonNullable<AuthSource['assertion']>, read: ValueReader, at: string): AssertionShape {
  const { algorithm, key, passphrase, header, claims, seconds = 300 } = source
  return defined({
    algorithm,
    key: read.template(key, pointer(at, 'key')),
    passphrase: passphrase === undefined ? undefined : read.template(passphrase, pointer(at, 'passphrase')),
    header: read.entries(header, pointer(at, 'header')),
    claims: read.entries(claims, pointer(at, 'claims')),
    seconds,
  })
}

function resolveSend({ send, type }: AuthSource, read: ValueReader, at: string): Send {
  const here = pointer(at, 'send')
  const { hosts, ...part } = send ?? {}
  const isElsewhere = Object.keys(part).length > 0 || FIXED.has(type)
  const usual = isElsewhere ? part : { bearer: '{{access_token}}' }
  const ofHosts = Object.entries(hosts ?? {}).map(([host, one]) => [
    host,
    resolveSendPart(one, read, pointer(here, 'hosts', host)),
  ])
  return defined({ ...resolveSendPart(usual, read, here), hosts: hosts && Object.fromEntries(ofHosts) })
}

function resolveSendPart({ bearer, basic, headers, query }: SendPartSource, read: ValueReader, at: string): SendPart {
  return defined({
    bearer: bearer === undefined ? undefined : read.value(bearer, pointer(at, 'bearer')),
    basic: basic && {
      username: read.value(basic.username, pointer(at, 'basic', 'username')),
      password: read.value(basic.password, pointer(at, 'basic', 'password')),
    },
    headers: read.entries(headers, pointer(at, 'headers')),
    query: read.entries(query, pointer(at, 'query')),
  })
}

function resolveSteps(
  steps: NonNullable<AuthSource['after_consent']>,
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

function resolveLookup(
  { call, from, items, config: found, name }: LookupSource,
  read: ValueReader,
  at: string,
): LookupStep {
  return defined({
    from,
    url: call === undefined ? undefined : read.template(call.replace(/^GET /, ''), pointer(at, 'call')),
    items: items === undefined ? undefined : read.locator(items, pointer(at, 'items')),
    config: Object.fromEntries(
      Object.entries(found).map(([setting, locator]) => [
        setting,
        resolveFound(locator, read, pointer(at, 'config', setting)),
      ]),
    ),
    name: name === undefined ? undefined : read.locator(name, pointer(at, 'name')),
  })
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
  return defined({
    url: config.template(url, pointer(at, 'token')),
    refreshUrl: source.refresh === undefined ? undefined : config.template(source.refresh, pointer(at, 'refresh')),
    registration,
    method: source.token_method ?? 'POST',
    params: read.entries(source.token_params, pointer(at, 'token_params')),
    headers: read.entries(source.token_headers, pointer(at, 'token_headers')),
    body: source.token_body ?? 'form',
    clientAuth: source.client_auth ?? 'body',
    scopes: source.scopes ?? [],
    scopeSeparator: source.scope_separator ?? ' ',
    scopeParam: source.scope_param ?? 'scope',
    accessTokenAt: read.locator(source.access_token_at ?? '$.access_token', pointer(at, 'access_token_at')),
    store: source.store ?? [],
    rotates: source.rotates ?? false,
    unusedDays: source.keep_alive?.unused_days,
  })
}
