import { pointer } from '../../base/json.ts'
import type { AuthSource, Fields, LookupSource, Manifest } from '../manifest.ts'
import type { ReportProblem } from '../problems.ts'
import type { ConsentStep, LookupStep, ResolvedAuth, Send, TokenEndpoint } from '../resolved.ts'
import type { TypeTable } from './types.ts'
import { type ValueReader, valueReader } from './values.ts'

/** The credentials that an owner gives for OAuth when the manifest declares none. */
const OAUTH_CREDENTIALS: Fields = {
  access_token: 'string',
  refresh_token: 'string!',
  client_id: 'string',
  client_secret: 'string',
}
const CLIENT_CREDENTIALS: Fields = { client_id: 'string!', client_secret: 'string!' }

/** Names of config as templates see them. */
export function configNames(manifest: Manifest): string[] {
  return Object.keys(manifest.config ?? {}).map((name) => `config.${name}`)
}

/** One auth variant, its templates and locators parsed. */
export function resolveAuth(manifest: Manifest, name: string, types: TypeTable, report: ReportProblem): ResolvedAuth {
  const at = pointer('/auth', name)
  const source = manifest.auth[name]!
  const fields = source.credentials ?? (source.type === 'client_credentials' ? CLIENT_CREDENTIALS : OAUTH_CREDENTIALS)
  const names = Object.keys({ ...renewed(source), ...fields })
  const read = valueReader([...names, ...configNames(manifest)], report)
  const config = valueReader(configNames(manifest), report)
  return {
    type: source.type,
    title: source.title,
    ...(source.description !== undefined && { description: source.description }),
    credentials: types.closedObject({ ...renewed(source), ...fields }, pointer(at, 'credentials')),
    send: resolveSend(source, read, at),
    ...(source.base_url !== undefined && { baseUrl: read.template(source.base_url, pointer(at, 'base_url')) }),
    ...(source.token !== undefined && { token: resolveToken(source, source.token, read, config, at) }),
    ...(source.authorize !== undefined && {
      authorize: {
        url: config.template(source.authorize, pointer(at, 'authorize')),
        params: config.entries(source.authorize_params, pointer(at, 'authorize_params')),
        pkce: source.pkce ?? false,
        ...(source.issuer !== undefined && { issuer: source.issuer }),
      },
    }),
    ...(source.steps && { steps: resolveSteps(source.steps, read, config, pointer(at, 'steps')) }),
  }
}

/** The fields that token responses add to the credentials. */
function renewed({ type, keep = [] }: AuthSource): Fields {
  return type === 'static'
    ? {}
    : Object.fromEntries(['access_token', 'expires_at', ...keep].map((name) => [name, 'string']))
}

function resolveSend({ send, type }: AuthSource, read: ValueReader, at: string): Send {
  const here = pointer(at, 'send')
  const bearer = send?.bearer ?? (send === undefined && type !== 'static' ? '{{access_token}}' : undefined)
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
        read.locator(locator, pointer(at, 'config', setting)),
      ]),
    ),
    ...(name !== undefined && { name: read.locator(name, pointer(at, 'name')) }),
  }
}

function resolveToken(
  source: AuthSource,
  url: string,
  read: ValueReader,
  config: ValueReader,
  at: string,
): TokenEndpoint {
  return {
    url: config.template(url, pointer(at, 'token')),
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
  }
}
