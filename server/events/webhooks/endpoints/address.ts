/** Where events may be sent. The host's addresses are checked again when a request connects. */
import { checkHost, isLoopbackHost } from 'plugboard/internal'
import { ServerError } from '../../../ground/errors/index.ts'

const MAX_LENGTH = 2000

/** Visible ASCII without a backslash: nothing that a URL parser drops, or reads as another character. */
const PLAIN = /^[!-[\]-~]+$/

/**
 * Checks the URL of an endpoint: https, to a public host, without user name and fragment. Where private addresses are allowed, also http
 * on loopback.
 * @throws ConnectorError `webhook_url_not_allowed`
 */
export function checkEndpointUrl(text: string, allowPrivate: boolean): void {
  const fault = faultOf(text, allowPrivate)
  if (fault === undefined) return
  throw new ServerError('webhook_url_not_allowed', `Cannot use url: it ${fault}`, {
    hint: allowPrivate
      ? 'Use an https URL, or http on loopback: http://127.0.0.1:3000/hooks.'
      : 'Use the https URL of a public host: https://app.example.com/hooks.',
    errors: [{ field: 'url', message: fault, error_code: 'webhook_url_not_allowed' }],
  })
}

function faultOf(text: string, allowPrivate: boolean): string | undefined {
  if (text.length > MAX_LENGTH) return `has more than ${MAX_LENGTH} characters`
  if (!PLAIN.test(text)) return 'contains a character that is not valid in URLs'
  if (!URL.canParse(text)) return 'is not a URL'
  const url = new URL(text)
  const isLocal = allowPrivate && url.protocol === 'http:' && isLoopbackHost(url.hostname)
  if (url.protocol !== 'https:' && !isLocal)
    return allowPrivate ? 'is neither https nor http on loopback' : 'is not https'
  if (url.username !== '' || url.password !== '') return 'contains a username or a password'
  if (text.includes('#')) return 'contains a fragment'
  return allowPrivate || isPublicHost(url.hostname) ? undefined : `leads to ${url.hostname}, which is no public host`
}

function isPublicHost(hostname: string): boolean {
  try {
    checkHost(hostname)
    return true
  } catch {
    return false
  }
}
