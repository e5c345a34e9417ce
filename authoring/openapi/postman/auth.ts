/** Auth blocks of a collection -> security schemes: how credentials are sent, never which. */
import { findSecrets, isObject } from 'plugboard/author'
import type { SavedRequest } from './request.ts'
import { keyedEntries, type Source, plainText } from './source.ts'
import { fill, readUrl, type Variables } from './variables.ts'

/** A security scheme with its name. */
export interface NamedScheme {
  readonly name: string
  readonly scheme: Source
}

/** The scheme of an auth block; undefined where there is none, or it says that there is none. */
export function schemeOf(auth: unknown, variables: Variables): NamedScheme | undefined {
  if (!isObject(auth)) return undefined
  const type = plainText(auth.type)
  const entries = keyedEntries(auth[type])
  const said = (name: string) => plainText(entries.find(({ key }) => key === name)?.value)
  switch (type) {
    case '':
    case 'noauth':
      return undefined
    case 'bearer':
    case 'basic':
      return { name: type, scheme: { type: 'http', scheme: type } }
    case 'apikey':
      return keyScheme(said('key'), said('in') === 'query' ? 'query' : 'header')
    case 'oauth2':
      return { name: 'oauth', scheme: { type: 'oauth2', flows: flowsOf(said, variables) } }
    default:
      return { name: 'other', scheme: { type: /^[a-z0-9]{1,20}$/.test(type) ? type : 'an unknown scheme' } }
  }
}

const NAME = /^[A-Za-z][\w-]{0,40}$/

function keyScheme(name: string, location: 'header' | 'query'): NamedScheme {
  const isName = NAME.test(name) && findSecrets(name).length === 0
  if (!isName) return { name: 'other', scheme: { type: 'an API key whose name is a variable' } }
  return { name: 'api_key', scheme: { type: 'apiKey', in: location, name } }
}

const CREDENTIALS = /^(?:x-)?(?:[a-z]+-)?(?:api[-_]?key|(?:auth|access|api)[-_]?token|app[-_]?key|token)$/i

/** The scheme that a request shows which has no auth block: its header Authorization, or a header or param that is called as keys are. */
export function carriedScheme({ authorization, params }: SavedRequest): NamedScheme | undefined {
  if (authorization === 'bearer' || authorization === 'basic')
    return { name: authorization, scheme: { type: 'http', scheme: authorization } }
  if (authorization !== undefined) return keyScheme('Authorization', 'header')
  const key = params.find(
    ({ name, in: where }) => CREDENTIALS.test(name) && (where === 'header' || !/^token$/i.test(name)),
  )
  return key && keyScheme(key.name, key.in)
}

const FLOWS: Readonly<Record<string, string>> = {
  authorization_code: 'authorizationCode',
  authorization_code_with_pkce: 'authorizationCode',
  client_credentials: 'clientCredentials',
  implicit: 'implicit',
  password_credentials: 'password',
}

function flowsOf(said: (name: string) => string, variables: Variables): Source {
  const flow = FLOWS[said('grant_type')] ?? 'authorizationCode'
  const scopes = said('scope')
    .split(/[\s,]+/)
    .filter((scope) => /^[\w.:/-]{2,100}$/.test(scope) && findSecrets(scope).length === 0)
  const urls = { authorizationUrl: plainUrl(said('authUrl'), variables), tokenUrl: plainUrl(said('accessTokenUrl'), variables) } // prettier-ignore
  const known = Object.entries(urls).filter(([, url]) => url !== undefined)
  return { [flow]: { ...Object.fromEntries(known), scopes: Object.fromEntries(scopes.map((scope) => [scope, ''])) } }
}

/** A URL of words alone, without its query. */
function plainUrl(text: string, variables: Variables): string | undefined {
  const { server, path, literal } = readUrl(fill(text, variables), new Map())
  return server === undefined || literal.length > 0 || `${server}${path}`.includes('{') ? undefined : server + path
}
