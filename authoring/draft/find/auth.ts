/** The auth variants of a draft, from the security schemes that its operations name. */
import type { AuthSource } from 'plugboard/author'
import type { ApiDescription, ApiOperation, ApiScheme } from '../../description/model.ts'
import type { ReportNote } from './note.ts'
import { identifierOf, snakeCase, unusedName } from '../../base/words.ts'
import { defined, own } from 'plugboard/internal'
import { filled } from '../../base/filled.ts'

/** Variants by name, and whether the description had any. */
export interface FoundAuth {
  readonly auth: Readonly<Record<string, AuthSource>>
  readonly isGuess: boolean
  /** The headers and query parameters that the variants fill, in lower case. */
  readonly carriers: ReadonlySet<string>
}

/** Longer lists of scopes are more than any connector asks for. */
const MOST_SCOPES = 20

/** Returns the variants that operations accept; all of the description's when operations name none. */
export function findAuth(
  { schemes, servers }: ApiDescription,
  operations: readonly ApiOperation[],
  report: ReportNote,
): FoundAuth {
  const ways = waysOf(operations, schemes)
  const auth: Record<string, AuthSource> = {}
  for (const way of ways) {
    const parts = way.flatMap((name) => {
      const scheme = own(schemes, name)
      return scheme ? [{ name, scheme, scopes: scopesOf(name, operations) }] : []
    })
    for (const [name, variant] of variantsOf(parts, servers[0]?.url, report))
      auth[unusedName(name, new Set(Object.keys(auth)))] = variant
  }
  const carriers = Object.values(schemes).flatMap((scheme) =>
    scheme.kind === 'key' ? [scheme.name.toLowerCase()] : [],
  )
  const isGuess = Object.keys(auth).length === 0
  return { auth: isGuess ? { api_key: BEARER } : auth, isGuess, carriers: new Set([...carriers, 'authorization']) }
}

const BEARER: AuthSource = {
  type: 'static',
  title: 'API key',
  credentials: { api_key: 'string!' },
  send: { bearer: '{{api_key}}' },
}

/** Returns the different sets of schemes that grant access, each once, the most frequent first. */
function waysOf(operations: readonly ApiOperation[], schemes: ApiDescription['schemes']): string[][] {
  const counts = new Map<string, { way: string[]; count: number }>()
  for (const way of operations.flatMap(({ access = [] }) => access)) {
    const names = way.map(({ scheme }) => scheme).filter((name) => Object.hasOwn(schemes, name))
    if (names.length === 0) continue
    const key = JSON.stringify(names)
    counts.set(key, { way: names, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  if (counts.size === 0) return Object.keys(schemes).map((name) => [name])
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ way }) => way)
}

function scopesOf(name: string, operations: readonly ApiOperation[]): string[] {
  const scopes = operations.flatMap(({ access = [] }) =>
    access.flatMap((way) => way.filter(({ scheme }) => scheme === name).flatMap((part) => part.scopes)),
  )
  return [...new Set(scopes)].sort()
}

interface Part {
  readonly name: string
  readonly scheme: ApiScheme
  readonly scopes: readonly string[]
}

function variantsOf(parts: readonly Part[], server: string | undefined, report: ReportNote): [string, AuthSource][] {
  const [only] = parts
  if (only && parts.length === 1 && only.scheme.kind === 'oauth2')
    return oauthVariants(only, only.scheme, server, report)
  const statics = parts.flatMap((part) => staticVariant(part, report) ?? [])
  if (statics.length < parts.length) {
    if (parts.length > 1) report(`auth by ${parts.map(({ name }) => name).join(' and ')} together`)
    return []
  }
  const name = identifierOf(parts.map((part) => part.name).join('_'), 'auth')
  const title = statics.map((one) => one.title).join(' and ')
  const send = statics.reduce<NonNullable<AuthSource['send']>>(
    (all, one) =>
      defined({
        ...all,
        ...one.send,
        headers: filled({ ...all.headers, ...one.send?.headers }),
        query: filled({ ...all.query, ...one.send?.query }),
      }),
    {},
  )
  const credentials = Object.assign({}, ...statics.map((one) => one.credentials)) as NonNullable<
    AuthSource['credentials']
  >
  return [[name, { type: 'static', title, credentials, send }]]
}

function staticVariant({ name, scheme }: Part, report: ReportNote): AuthSource | undefined {
  switch (scheme.kind) {
    case 'bearer':
      return { type: 'static', title: 'Bearer token', credentials: { token: 'string!' }, send: { bearer: '{{token}}' } }
    case 'basic':
      return {
        type: 'static',
        title: 'Username and password',
        credentials: { username: 'string!', password: 'string!' },
        send: { basic: { username: '{{username}}', password: '{{password}}' } },
      }
    case 'key': {
      const field = identifierOf(name, 'key')
      const value = { [scheme.name]: `${prefixOf(scheme)}{{${field}}}` }
      const shared = { type: 'static' as const, title: 'API key', credentials: { [field]: 'string!' } }
      if (scheme.in === 'header' && !/^(?:cookie|host)$/i.test(scheme.name))
        return { ...shared, send: { headers: value } }
      if (scheme.in === 'query') return { ...shared, send: { query: value } }
      report(`auth ${name}: an API key in ${scheme.in}`)
      return undefined
    }
    default:
      report(`auth ${name}: ${scheme.kind === 'other' ? scheme.what : 'OAuth together with another scheme'}`)
      return undefined
  }
}

/** A key in a sentence, with its prefix: `Bot <token>`, `Token token=abc`, `Klaviyo-API-Key your-private-api-key`. */
const PREFIXED =
  /(?:^|[\s`'":>])([A-Z][A-Za-z-]*) +(?:[<{[]+|(?=(?:your|my)[-_ ]))(?:your|my|the|api|access|bot|auth|private|secret|token|key)/
const PREFIXED_PAIR = /(?:^|[\s`'":>])([A-Z][A-Za-z-]* +token=)/

/** Returns the prefix of a key in `Authorization` by the description's example, with its space; empty if there is none. */
function prefixOf({ name, description = '' }: Extract<ApiScheme, { kind: 'key' }>): string {
  if (!/^authorization$/i.test(name)) return ''
  const word = PREFIXED.exec(description)?.[1]
  return PREFIXED_PAIR.exec(description)?.[1] ?? (word === undefined ? '' : `${word} `)
}

const GRANTS: Readonly<Record<string, 'oauth2' | 'client_credentials'>> = {
  authorizationCode: 'oauth2',
  clientCredentials: 'client_credentials',
}

function oauthVariants(
  { name, scopes }: Part,
  { flows }: Extract<ApiScheme, { kind: 'oauth2' }>,
  server: string | undefined,
  report: ReportNote,
): [string, AuthSource][] {
  return Object.entries(flows).flatMap<[string, AuthSource]>(([flow, { authorize, token, scopes: all }]) => {
    const type = Object.hasOwn(GRANTS, flow) ? GRANTS[flow] : undefined
    const tokenUrl = urlOf(token, server)
    const authorizeUrl = urlOf(authorize, server)
    if (type === undefined || tokenUrl === undefined || (type === 'oauth2' && authorizeUrl === undefined)) {
      report(`auth ${name}: OAuth flow ${flow}${type === undefined ? '' : ', whose URLs are incomplete'}`)
      return []
    }
    const asked = scopes.length > 0 ? scopes : all
    if (asked.length > MOST_SCOPES) report(`auth ${name}: ${asked.length} scopes; keep only the required ones`)
    const title = type === 'oauth2' ? 'OAuth' : 'Client credentials'
    const extra = authorizeUrl ? Object.fromEntries(authorizeUrl.searchParams) : {}
    const key = /^o_?auth_?2?(?:_0)?$/.test(snakeCase(name)) ? 'oauth' : identifierOf(name, 'oauth')
    const isSecond = type === 'client_credentials' && Object.hasOwn(flows, 'authorizationCode')
    return [
      [
        isSecond ? `${key}_client` : key,
        defined({
          type,
          title,
          authorize: type === 'oauth2' && authorizeUrl !== undefined ? bare(authorizeUrl) : undefined,
          authorize_params: filled(extra),
          token: bare(tokenUrl),
          scopes: asked.length <= MOST_SCOPES ? filled(asked) : undefined,
        }),
      ],
    ]
  })
}

function bare({ host, pathname }: URL): string {
  return `https://${host}${pathname}`
}

function urlOf(text: string | undefined, server: string | undefined): URL | undefined {
  if (text === undefined || text.includes('{')) return undefined
  try {
    const url = new URL(text, server)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}
