/** Where an owner's browser may be sent once they have consented. @see RFC 9700 section 4.1 */
import { isLoopbackHost } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'

const MAX_LENGTH = 2000

/** The fields of bodies that name where a browser is sent. */
type UrlField = 'redirect_url' | 'return_url' | 'login_url'

/** Visible ASCII without a backslash: nothing that a URL parser drops, or reads as another character. */
const PLAIN = /^[!-[\]-~]+$/

/** Characters that would move the path, or end a header or text, in programs that decode once more. */
const HIDDEN_IN_PATH = /%(?:2[ef]|5c|[01][0-9a-f]|7f)/i
const HIDDEN_IN_QUERY = /%(?:0[0ad]|7f)/i

/** Names that we set ourselves; values an application put there are replaced. */
const OURS = ['secret_id', 'connector_id', 'error', 'error_description']

/**
 * Checks a redirect URL: https, or http on loopback, written exactly as browsers read it; no user name, no fragment, no encoded
 * tricks.
 * @throws ConnectorError `redirect_url_not_allowed`
 */
export function checkRedirectUrl(text: string, field: UrlField = 'redirect_url'): void {
  const fault = faultOf(text)
  if (fault)
    throw refused(
      fault,
      'Use an https URL, or http on localhost, without a fragment: https://app.example.com/connected.',
      field,
    )
}

/** The error for a redirect URL. */
export function refused(fault: string, hint: string, field: UrlField = 'redirect_url'): ConnectorError {
  return new ServerError('redirect_url_not_allowed', `Cannot use ${field}: it ${fault}`, {
    hint,
    errors: [{ field, message: fault, error_code: 'redirect_url_not_allowed' }],
  })
}

function faultOf(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return `has more than ${MAX_LENGTH} characters`
  if (!PLAIN.test(text)) return 'contains a character that is not valid in URLs'
  if (!URL.canParse(text)) return 'is not a URL'
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackHost(url.hostname)))
    return 'is neither https nor http on loopback'
  if (url.username !== '' || url.password !== '') return 'contains a username'
  if (text.includes('#')) return 'holds a fragment'
  if (url.hostname.endsWith('.')) return 'has a host that ends with a dot'
  if (HIDDEN_IN_PATH.test(url.pathname) || HIDDEN_IN_QUERY.test(url.search))
    return 'contains an encoded character that changes its path'
  if (url.href !== text && url.href !== `${text}/`) return 'is not in the form that browsers use'
  return undefined
}

/** Adds the result of a flow to a redirect URL. Its other parameters stay. */
export function withOutcome(redirectUrl: string, outcome: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUrl)
  for (const name of OURS) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value)
  return url.href
}
