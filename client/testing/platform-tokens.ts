/** The tokens of a fake platform. */
import { PlatformError } from '../hosted/platform-error.ts'

/** Lifetimes of tokens, in seconds. */
export const LIFETIMES = { application: 900, scoped: 1200 } as const

interface Issued {
  readonly customer: string | undefined
  readonly until: number
}

/** Issues and reads tokens. */
export class FakeTokens {
  readonly #credentials: { readonly clientId: string; readonly clientSecret: string }
  readonly #now: () => number
  readonly #issued = new Map<string, Issued>()

  constructor(credentials: { readonly clientId: string; readonly clientSecret: string }, now: () => number) {
    this.#credentials = credentials
    this.#now = now
  }

  /** Issues a token for the application's credentials. @throws PlatformError `invalid_client` */
  application({ client_id: id, client_secret: secret }: Readonly<Record<string, unknown>>): string {
    const { clientId, clientSecret } = this.#credentials
    if (id === clientId && secret === clientSecret) return this.#issue(undefined, LIFETIMES.application)
    throw refused('invalid_client', 'Cannot issue a token: no application has this client ID and secret')
  }

  /** Issues a token of one customer. */
  scoped(customer: string): string {
    return this.#issue(customer, LIFETIMES.scoped)
  }

  /**
   * The customer of a token. Undefined for the application's token.
   * @throws PlatformError `missing_token`, `invalid_token`, `token_expired`
   */
  customerOf(authorization: string | null): string | undefined {
    const [, token] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
    if (token === undefined) throw refused('missing_token', 'Cannot read the token: there is none')
    const issued = this.#issued.get(token)
    if (!issued) throw refused('invalid_token', 'Cannot use the token: it is unknown')
    if (issued.until <= this.#now()) throw refused('token_expired', 'Cannot use the token: it has expired')
    return issued.customer
  }

  #issue(customer: string | undefined, seconds: number): string {
    const token = `fake-token-${this.#issued.size + 1}`
    this.#issued.set(token, { customer, until: this.#now() + seconds * 1000 })
    return token
  }
}

function refused(code: string, message: string): PlatformError {
  return new PlatformError(code, message, { status: 401 })
}
