/** Credentials on requests: they must be where the manifest's `send` puts them. */
import { type Credentials, sentNames } from '../../runtime/auth/index.ts'
import type { WholeRequest } from '../../runtime/base/http.ts'
import { own } from '../../runtime/base/json.ts'
import { isSetting } from '../../runtime/language/template-value.ts'
import type { ResolvedAuth, SendPart } from '../../runtime/manifest/index.ts'
import { valuesIn } from '../request/index.ts'

/** Accepted credentials. */
export interface Accepted {
  /** Only these values, by name; any non-empty ones when absent. */
  readonly given?: Credentials
  /** Whether this server issued an access token. */
  readonly isIssued: (token: string) => boolean
}

/** Says whether a request carries the credentials of one of some variants. */
export function isAuthorized(variants: readonly ResolvedAuth[], request: WholeRequest, accepted: Accepted): boolean {
  return variants.some(({ send, token, assertion }) => {
    const found = credentialsIn(send.hosts?.[new URL(request.origin).hostname] ?? send, request)
    const isIssued = assertion && !token ? isSigned : accepted.isIssued
    return (
      found !== undefined &&
      Object.entries(found).every(([name, value]) => isAccepted(name, value, { ...accepted, isIssued }))
    )
  })
}

/** The names of query entries with credentials. */
export function credentialQuery(variants: readonly ResolvedAuth[]): ReadonlySet<string> {
  return new Set(variants.flatMap(({ send }) => sentNames(send).query))
}

/** Whether a text has the form of a signed token. @see RFC 7515 section 7.1 */
function isSigned(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)
}

function isAccepted(name: string, value: string, { given, isIssued }: Accepted): boolean {
  if (given === undefined || isSetting(name)) return true
  return own(given, name) === value || (name === 'access_token' && isIssued(value))
}

function credentialsIn(send: SendPart, request: WholeRequest): Record<string, string> | undefined {
  const { headers, path } = request
  const authorization = headers.authorization
  const query = new URLSearchParams(path.split('?').slice(1).join('?'))
  const basic = send.basic && basicOf(authorization)
  const found = [
    ...(send.bearer ? [valuesIn(send.bearer, after(authorization, 'Bearer '))] : []),
    ...(send.basic ? [valuesIn(send.basic.username, basic?.[0]), valuesIn(send.basic.password, basic?.[1])] : []),
    ...send.headers.map(({ name, value }) => valuesIn(value, own(headers, name.toLowerCase()))),
    ...send.query.map(({ name, value }) => valuesIn(value, query.get(name) ?? undefined)),
  ]
  if (found.some((values) => values === undefined)) return undefined
  return Object.assign({}, ...found) as Record<string, string>
}

function after(text: string | undefined, prefix: string): string | undefined {
  return text?.startsWith(prefix) ? text.slice(prefix.length) : undefined
}

/** Username and password. @see RFC 7617 */
export function basicOf(authorization: string | undefined): [string, string] | undefined {
  const text = after(authorization, 'Basic ')
  if (text === undefined) return undefined
  const [username = '', ...password] = Buffer.from(text, 'base64').toString().split(':')
  return [username, password.join(':')]
}
