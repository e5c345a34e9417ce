/** Redirect URLs of agents: which may be registered, which of them a request means. @see RFC 8252, RFC 9700 section 4.1 */
import { isLoopbackHost } from 'plugboard/internal'

const MAX_LENGTH = 2000
/** Visible ASCII without a backslash: nothing that a URL parser drops, or reads as another character. */
const PLAIN = /^[!-[\]-~]+$/
/** Hosts as a content security policy can hold them. */
const PLAIN_HOST = /^[\w.:[\]-]+$/
/** The scheme of a program of the user's own, such as `cursor`. */
const PRIVATE_SCHEME = /^[a-z][a-z0-9+.-]{1,62}:$/
/** Schemes that browsers, or the programs that they start, run or show themselves. */
const NOT_PRIVATE = new Set(
  'about blob chrome data devtools edge file filesystem ftp http https intent jar javascript mailto resource sms tel vbscript view-source ws wss'
    .split(' ')
    .map((scheme) => `${scheme}:`),
)

/** Whether a client may register a URL: https, http on loopback, or the scheme of a program; no user name, no fragment. */
export function isRedirectUri(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !PLAIN.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '' || text.includes('#')) return false
  if (protocol === 'https:') return PLAIN_HOST.test(hostname) && !hostname.endsWith('.')
  if (protocol === 'http:') return isLoopbackHost(hostname)
  return PRIVATE_SCHEME.test(protocol) && !NOT_PRIVATE.has(protocol)
}

/** Whether a request's URL is one that its client registered: character by character; on loopback, any port will do. */
export function isRegistered(registered: readonly string[], asked: string): boolean {
  return isRedirectUri(asked) && registered.some((one) => one === asked || isSameButPort(one, asked))
}

function isSameButPort(registered: string, asked: string): boolean {
  const [one, other] = [loopbackOf(registered), loopbackOf(asked)]
  return one !== undefined && one === other
}

/** A loopback URL without its port; undefined for any other. */
function loopbackOf(text: string): string | undefined {
  const [, scheme = '', host = '', rest = ''] =
    /^(http):\/\/([^/:?#[\]]+|\[[^\]]+\])(?::\d{1,5})?([/?].*)?$/.exec(text) ?? []
  return scheme !== '' && isLoopbackHost(host) ? `${host}${rest}` : undefined
}

/** Adds parameters to a redirect URL. Existing ones stay. */
export function redirectTo(uri: string, params: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value !== null) query.set(name, value)
  return `${uri}${uri.includes('?') ? '&' : '?'}${query.toString()}`
}

/** Returns the source that a content security policy needs for a form that ends at a redirect URL. */
export function formTargetOf(uri: string): string {
  const { protocol, origin } = new URL(uri)
  return protocol === 'https:' || protocol === 'http:' ? origin : protocol
}
