/** Requests of the server to a provider: over TLS or on this machine, without redirects, within limits, and into no private network. */
import { isLoopbackHost } from 'plugboard/internal'
import { type Transport, undiciTransport } from 'plugboard/runtime'
import { OidcRefusal } from './refusal.ts'

type ExchangeLimits = Parameters<Transport['send']>[1]

/** A fetch as the library calls it. */
export type ProviderFetch = (
  url: string,
  options: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly signal?: AbortSignal
  },
) => Promise<Response>

const LIMITS: ExchangeLimits = { headersMs: 10_000, bodyMs: 10_000, maxBytes: 256 * 1024 }

/** A fetch, and the end of its connections. */
export interface GuardedFetch {
  readonly fetch: ProviderFetch
  close(): Promise<void>
}

/**
 * The operator named the issuer: its origin may be in a private network. What its metadata name lies elsewhere only on the public
 * internet, unless the operator allows private networks to connectors, too.
 */
export function guardedFetch(issuer: string, allowPrivate: boolean): GuardedFetch {
  const { origin: own } = new URL(issuer)
  const options = { connections: 4, idleMs: 1_000 }
  const [near, far] = [
    undiciTransport({ ...options, allowPrivate: true }),
    undiciTransport({ ...options, allowPrivate }),
  ]
  return {
    async fetch(url, { method: asked, headers, body, signal }) {
      const { origin, pathname, search } = safeUrl(url, own)
      const method = asked === 'POST' ? 'POST' : 'GET'
      const request = { method, origin, path: pathname + search, headers, ...bodyOf(body) } as const
      const answer = await (origin === own ? near : far).send(request, LIMITS, signal)
      const { status } = answer
      const type = answer.headers.get('content-type')
      const hasBody = status !== 204 && status !== 205 && status !== 304
      return new Response(hasBody ? Buffer.from(answer.body) : null, {
        status,
        headers: type === null ? {} : { 'content-type': type },
      })
    },
    async close() {
      await Promise.all([near.close(), far.close()])
    },
  }
}

/** A URL of a provider: https, or the issuer's own origin on this machine. @throws OidcRefusal */
export function safeUrl(text: string, own: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url?.origin === own && url.protocol === 'http:' && isLoopbackHost(url.hostname)
  if (url && (url.protocol === 'https:' || isLocal) && !url.username && !url.password) return url
  throw new OidcRefusal('Cannot sign in: the metadata of the provider name a URL without https')
}

/** Forms and texts: the library sends no others. */
function bodyOf(body: unknown): { readonly body?: string } {
  if (body instanceof URLSearchParams) return { body: body.toString() }
  return typeof body === 'string' ? { body } : {}
}
