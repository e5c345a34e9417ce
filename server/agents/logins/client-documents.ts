/**
 * Client ID Metadata Documents: a client's ID is the URL of a document that says who it is. Anybody names such a URL, so that it is
 * fetched as from the open internet: https, no private address, no redirect, few bytes, little time.
 * @see https://datatracker.ietf.org/doc/draft-ietf-oauth-client-id-metadata-document/
 */
import { checkHost } from 'plugboard/internal'
import { ConnectorError, type Transport } from 'plugboard/runtime'
import type { AgentClient } from '../../accounts/access/index.ts'
import { BoundedCache } from '../../ground/base/index.ts'
import { isRedirectUri } from './redirects.ts'

type ExchangeLimits = Parameters<Transport['send']>[1]

/** Limits of a fetch: what a document needs, and no more. */
const LIMITS = { headersMs: 5_000, bodyMs: 5_000, maxBytes: 16 * 1024 }
const CACHED_MS = 10 * 60_000
/** A document that could not be read is asked for again so soon. */
const FAILED_MS = 30_000
const MOST_REDIRECTS = 20
const LONGEST_ID = 500
const LONGEST_NAME = 100

/** A document, or why there is none. */
type Document = { readonly client: AgentClient } | { readonly fault: string }

/** Reason why a client is unknown, as a sentence for its developer. */
export class ClientFault extends Error {}

/** The documents of clients, kept for ten minutes. */
export class DocumentCache {
  readonly #transport: Transport
  readonly #limits: ExchangeLimits
  readonly #documents = new BoundedCache<string, { readonly document: Promise<Document>; readonly until: number }>({
    max: 500,
  })

  /** @param transport reaches public hosts only */
  constructor(transport: Transport, limits: ExchangeLimits = LIMITS) {
    this.#limits = limits
    this.#transport = transport
  }

  /** The client of a document's URL. @throws ClientFault when there is none */
  async find(id: string): Promise<AgentClient> {
    const url = checkedUrl(id)
    const document = await this.#read(id, url)
    if ('fault' in document) throw new ClientFault(document.fault)
    return document.client
  }

  #read(id: string, url: URL): Promise<Document> {
    const cached = this.#documents.get(id)
    if (cached && performance.now() < cached.until) return cached.document
    const document = this.#fetch(id, url)
    this.#documents.set(id, { document, until: performance.now() + CACHED_MS })
    return document.then((read) => {
      if ('fault' in read) this.#documents.set(id, { document, until: performance.now() + FAILED_MS })
      return read
    })
  }

  async #fetch(id: string, url: URL): Promise<Document> {
    try {
      const { origin, pathname, search } = url
      const headers = { accept: 'application/json', 'user-agent': 'Plugboard' }
      const request = { method: 'GET', origin, path: pathname + search, headers } as const
      const { status, body } = await this.#transport.send(request, this.#limits)
      if (status !== 200) return { fault: `its document answers ${status}` }
      return { client: clientOf(id, url.host, JSON.parse(Buffer.from(body).toString('utf8'))) }
    } catch (error) {
      if (error instanceof ClientFault) return { fault: error.message }
      if (error instanceof ConnectorError) return { fault: `its document cannot be fetched (${error.code})` }
      return { fault: 'its document is not JSON' }
    }
  }
}

/** @throws ClientFault for an ID that is no URL of a document on the public internet */
function checkedUrl(id: string): URL {
  if (id.length > LONGEST_ID || !/^https:\/\/[!-~]+$/.test(id) || !URL.canParse(id))
    throw new ClientFault('its ID is not an https URL')
  const url = new URL(id)
  if (url.href !== id || url.pathname === '/') throw new ClientFault('its ID is not the plain URL of a document')
  if (url.username !== '' || url.password !== '' || id.includes('#'))
    throw new ClientFault('its ID has a user name or a fragment')
  if (!/^[\w.-]+(?::\d+)?$/.test(url.host)) throw new ClientFault('its ID has no host name')
  try {
    checkHost(url.hostname)
  } catch {
    throw new ClientFault('its ID leads to no public host')
  }
  return url
}

/** @throws ClientFault for a document that describes no public client of this ID */
function clientOf(id: string, host: string, document: unknown): AgentClient {
  const { client_id, client_name, redirect_uris, token_endpoint_auth_method, ...rest } = (document ?? {}) as Record<
    string,
    unknown
  >
  if (client_id !== id) throw new ClientFault('its document names another client_id')
  if ('client_secret' in rest) throw new ClientFault('its document has a secret')
  if (token_endpoint_auth_method !== undefined && token_endpoint_auth_method !== 'none')
    throw new ClientFault('its document asks for another token_endpoint_auth_method than none')
  return { id, host, name: nameIn(client_name) ?? host, redirectUris: redirectUrisIn(redirect_uris) }
}

/** The redirect URLs of a client's metadata. @throws ClientFault */
export function redirectUrisIn(value: unknown): string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_REDIRECTS || !value.every(isRedirectUri))
    throw new ClientFault(
      `its redirect_uris are not 1 to ${MOST_REDIRECTS} URLs with https, loopback or a scheme of its own`,
    )
  return value
}

/** The name of a client's metadata, as a page can show it. */
export function nameIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const name = value
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
  return name === '' ? undefined : name
}
