/** Faults in where requests go and who is let in: hosts, paths of the base URL, credentials, tokens, versions. */
import {
  type Change,
  inAuth,
  inLevels,
  isMap,
  LOST,
  lost,
  type ManifestFault,
  mapsIn,
  replacing,
  siteAt,
  sitesIn,
} from './fault.ts'

const otherHost = replacing(/^(https:\/\/[^/]+)\.[a-z]+/, '$1.example')
const otherPath = replacing(/\/([\w-]+)$/, '/other')

/** A constant header of the whole kind, such as a version. */
function constantHeader(name: string, change: Change): ManifestFault {
  return {
    name,
    sites: ({ headers }) =>
      sitesIn(headers, (value, key) => (/version|revision/i.test(key) ? change(value, key) : undefined)),
  }
}

/** Changes the parts that a variant sends. */
function send(name: string, change: (value: { [key: string]: unknown }) => unknown): ManifestFault {
  return inAuth(name, ['send'], (value) => (isMap(value) && change(value)) || undefined)
}

const swapped =
  (one: string, other: string): Change =>
  (value) =>
    value === one ? other : value === other ? one : undefined

/** The faults in origins and credentials. */
export const ORIGIN_FAULTS: readonly ManifestFault[] = [
  { name: 'base_url: another host', sites: (manifest) => siteAt(manifest, 'base_url', otherHost) },
  {
    name: 'base_url: without its path',
    sites: (manifest) => siteAt(manifest, 'base_url', replacing(/^(https:\/\/[^/]+)\/.+$/, '$1')),
  },
  {
    name: 'base_url: one path too many',
    sites: (manifest) => siteAt(manifest, 'base_url', (url) => `${String(url)}/v0`),
  },
  { name: 'base_url: http', sites: (manifest) => siteAt(manifest, 'base_url', replacing(/^https:/, 'http:')) },
  { name: 'auth: base_url on another host', sites: inAuth('', ['base_url'], otherHost).sites },
  send('auth: bearer in another header', ({ bearer }) => bearer && { headers: { 'X-Api-Key': bearer } }),
  send('auth: bearer in the query', ({ bearer }) => bearer && { query: { api_key: bearer } }),
  send('auth: bearer as basic', ({ bearer }) => bearer && { basic: { username: bearer, password: '' } }),
  send('auth: bearer without its word', ({ bearer }) => bearer && { headers: { Authorization: bearer } }),
  send(
    'auth: another header',
    ({ headers }) => isMap(headers) && { headers: { 'X-Other': Object.values(headers)[0] } },
  ),
  send(
    'auth: another word before the key',
    ({ headers }) =>
      isMap(headers) &&
      typeof headers.Authorization === 'string' && { headers: { Authorization: `Token ${headers.Authorization}` } },
  ),
  send(
    'auth: name and password exchanged',
    ({ basic }) => isMap(basic) && { basic: { username: basic.password, password: basic.username } },
  ),
  send('auth: basic as bearer', ({ basic }) => isMap(basic) && { bearer: basic.username }),
  send('auth: another query parameter', ({ query }) => isMap(query) && { query: { key: Object.values(query)[0] } }),
  {
    name: 'auth: a credential left out',
    sites: ({ auth }) => mapsIn(auth).flatMap(({ credentials }) => sitesIn(credentials, lost)),
  },
  {
    name: 'auth: a credential made optional',
    sites: ({ auth }) => mapsIn(auth).flatMap(({ credentials }) => sitesIn(credentials, replacing(/!$/, ''))),
  },
  { name: 'auth: a variant lost', sites: ({ auth }) => sitesIn(auth, () => LOST).slice(1) },
  inAuth('token: another host', ['token'], otherHost),
  inAuth('token: another path', ['token'], otherPath),
  inAuth('token: another method', ['token_method'], () => 'POST'),
  inAuth('token: other params', ['token_params'], lost),
  inAuth('token: the other body', ['token_body'], swapped('form', 'json')),
  inAuth('token: client in the other part', ['client_auth'], swapped('body', 'basic')),
  inAuth('token: another separator of scopes', ['scope_separator'], lost),
  inAuth('token: one scope fewer', ['scopes'], (value) => (Array.isArray(value) ? value.slice(1) : undefined)),
  inAuth('token: a scope in the plural', ['scopes'], (value) =>
    Array.isArray(value) ? value.map((one, index) => (index === 0 ? `${String(one)}s` : one)) : undefined,
  ),
  inAuth('token: refresh tokens said to stay', ['rotates'], lost),
  inAuth('token: what is to be kept lost', ['keep'], lost),
  inAuth('authorize: another host', ['authorize'], otherHost),
  inAuth('authorize: params lost', ['authorize_params'], lost),
  inAuth('authorize: without PKCE', ['pkce'], lost),
  inAuth('steps after consent lost', ['after_consent'], lost),
  constantHeader('version header: lost', lost),
  constantHeader('version header: another value', (value) =>
    typeof value === 'string' && !value.includes('{{') ? '1.0' : undefined,
  ),
  {
    name: 'config: a pattern lost',
    sites: ({ config }) => mapsIn(config).flatMap((one) => siteAt(one, 'pattern', lost)),
  },
  inLevels('headers: all lost', ['headers'], lost),
]
