/** Refuses requests from other origins, and forms that other pages send to the console. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { ServerError } from '../../../ground/errors/index.ts'

/** Where the console is reached. */
export interface ConsoleOrigin {
  /** Such as `https://console.example.com`. */
  readonly origin: string
  /** Whether browsers reach it by TLS. */
  readonly isSecure: boolean
}

/** Names of this machine, which a browser may use for a console on loopback. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** The origins at which a console answers: its own, and on loopback that of each name of this machine. */
export function consoleOrigins({ origin, isSecure }: ConsoleOrigin): readonly string[] {
  const { protocol, hostname, port } = new URL(origin)
  if (isSecure || !LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
}

/** The URL of a request, whatever its target is: an absolute one leads to its path, `*` to a page that does not exist. */
export function urlOf({ url = '' }: IncomingMessage, { origin }: ConsoleOrigin): URL {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return new URL(target.startsWith('/') ? origin + target : `${origin}/${target}`)
}

/**
 * Checks that a request names the console's host: a page whose name was made to lead here names its own.
 * @returns the origin that the browser is at
 * @throws ConnectorError `route_not_found`
 */
export function checkConsoleHost({ headers }: IncomingMessage, console: ConsoleOrigin): string {
  const scheme = console.isSecure ? 'https' : 'http'
  const asked = `${scheme}://${headers.host ?? ''}`
  const found = consoleOrigins(console).find((origin) => origin === asked)
  if (found !== undefined) return found
  throw new ServerError('route_not_found', `Cannot answer: the console is at ${console.origin}`, {
    hint: 'Behind a proxy, pass the Host header on, and set console.url to the URL that browsers use.',
  })
}

/** Checks that a form comes from a page of the console. @throws ConnectorError `origin_forbidden` */
export function checkSender({ headers }: IncomingMessage, origin: string): void {
  const site = headers['sec-fetch-site']
  const isOwn = headers.origin === origin && (site === undefined || site === 'same-origin')
  if (isOwn) return
  throw new ServerError('origin_forbidden', 'Cannot take the form: it comes from a page that is not of the console', {
    hint: 'Open the console in a window of its own, and send the form again.',
  })
}

/** The token that each form of a session brings: it follows from the session's secret, and does not tell it. */
export function csrfOf(secret: string): string {
  return createHash('sha256').update(`form ${secret}`).digest('base64url')
}

/** Checks the token of a form. @throws ConnectorError `origin_forbidden` */
export function checkCsrf(given: string | null, expected: string): void {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  if (a.length === b.length && timingSafeEqual(a, b)) return
  throw new ServerError('origin_forbidden', 'Cannot take the form: it belongs to another session', {
    hint: 'Open the page again, and send the form from there.',
  })
}
