/** The cookie that binds a flow to the browser that started it. */
import { isSecret } from '../../../ground/base/index.ts'

/** Sets and reads the cookie. */
export interface FlowCookie {
  /** A `set-cookie` header. */
  set(value: string): string
  /** The value in a `cookie` header, or undefined when there is none, or more than one. */
  read(header: string | undefined): string | undefined
}

/**
 * The cookie for a server's address. `__Host-` keeps other hosts of a domain from setting it; without https, which is only
 * possible on loopback, browsers know neither that nor `Secure`, so that the name is plain.
 * @param maxAgeSeconds how long a browser keeps it
 * @param plainName of the cookie, without its prefix
 * @see RFC 6265bis section 4.1.3.2
 */
export function flowCookie(baseUrl: string, maxAgeSeconds: number, plainName = 'flow'): FlowCookie {
  const isSecure = baseUrl.startsWith('https://')
  const name = isSecure ? `__Host-${plainName}` : plainName
  return {
    set: (value) =>
      `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`,
    read(header = '') {
      const values = header
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1))
      return values.length === 1 && isSecret(values[0]) ? values[0] : undefined
    },
  }
}
