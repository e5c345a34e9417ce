/** The cookie that holds the secret of a person's session. */
import type { ConsoleOrigin } from './guard.ts'

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict'

/**
 * The name of the cookie. By TLS it is one that only this host can set, and that goes nowhere without TLS. Some browsers store no such
 * cookie without TLS, on loopback either: there the name holds the port, since the ports of a machine share their cookies.
 */
export function cookieName({ origin, isSecure }: ConsoleOrigin): string {
  return isSecure ? '__Host-operator' : `operator_${new URL(origin).port}`
}

/** The secret that a request brings. */
export function readCookie(header: string | undefined, console: ConsoleOrigin): string | undefined {
  const found = cookiesNamed(header, cookieName(console))
  // Of two with one name, one was set by somebody else.
  return found.length === 1 ? found[0] : undefined
}

/** The values of the cookies of a name. */
export function cookiesNamed(header: string | undefined, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}

/** The header that stores a secret, or removes it. */
export function setCookie(secret: string | undefined, console: ConsoleOrigin): string {
  const secure = console.isSecure ? '; Secure' : ''
  const value = secret === undefined ? '; Max-Age=0' : ''
  return `${cookieName(console)}=${secret ?? ''}; ${ATTRIBUTES}${secure}${value}`
}
