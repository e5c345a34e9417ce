/** The places of an auth variant's credentials, which fixtures show without the values. */
import { sendParts } from '../auth/index.ts'
import { escapeRegex } from '../base/names.ts'
import type { NamedValue, ResolvedAuth, Value } from '../manifest/index.ts'
import { isSetting, type Template } from '../language/template-value.ts'

/** The placeholder of credentials in fixtures. */
export const SECRET = '<secret>'

/** The places of credentials on a request. */
export interface Positions {
  /** The texts of fixtures, by header name in lower case: `Bearer <secret>`. */
  readonly headers: Readonly<Record<string, string>>
  /** The texts of fixtures, by query name. */
  readonly query: Readonly<Record<string, string>>
  /** Whether a URL is that of a token endpoint. */
  isToken(origin: string, path: string): boolean
}

/** The places of a variant. */
export function positionsOf({ send, token }: ResolvedAuth): Positions {
  const { bearer, basic } = send
  const scheme = basic ? 'Basic' : bearer ? 'Bearer' : undefined
  const endpoints = [token?.url, token?.refreshUrl].flatMap((url) => (url ? [endpoint(url)] : []))
  const headers = shown(send.headers.map(({ name, value }) => ({ name: name.toLowerCase(), value })))
  return {
    headers: scheme === undefined ? headers : { ...headers, authorization: `${scheme} ${SECRET}` },
    query: shown(sendParts(send).flatMap(({ query }) => query)),
    isToken: (origin, path) => endpoints.some((isAt) => isAt(origin, path)),
  }
}

function shown(entries: readonly NamedValue[]): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap(({ name, value }) => {
      const text = shownValue(value)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

/** The text around the credentials of a template; undefined without credentials. */
function shownValue(value: Value): string | undefined {
  if (!('template' in value)) return undefined
  const { parts } = value.template
  const isSecret = (part: (typeof parts)[number]) => typeof part !== 'string' && !isSetting(part.name)
  const [first, last] = [parts.findIndex(isSecret), parts.findLastIndex(isSecret)]
  if (first < 0) return undefined
  const literal = (piece: readonly (typeof parts)[number][]) =>
    piece.map((part) => (typeof part === 'string' ? part : '')).join('')
  // Covers a setting between two credentials too.
  const covered = parts.slice(first, last + 1).map((part) => (typeof part === 'string' ? part : SECRET))
  return literal(parts.slice(0, first)) + covered.join('') + literal(parts.slice(last + 1))
}

function withoutQuery(path: string): string {
  const [before = ''] = path.split('?')
  return before
}

function endpoint({ parts }: Template): (origin: string, path: string) => boolean {
  const text = parts.map((part) => (typeof part === 'string' ? escapeRegex(withoutQuery(part)) : '[^/?#]+')).join('')
  const pattern = new RegExp(`^${text}$`)
  return (origin, path) => pattern.test(origin + withoutQuery(path))
}
