/** Consent pages. The owner always consents, unless the request has `deny`. */
import { pkceChallenge } from '../../runtime/auth/index.ts'
import type { WholeRequest } from '../../runtime/base/http.ts'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import type { MockResponse } from '../values/index.ts'
import type { Lookups } from './lookups.ts'
import { isAt, urlPattern } from '../request/index.ts'

/** The consent pages of one kind. */
export interface ConsentPages {
  /** Whether a request is for a consent page. */
  isPage(request: WholeRequest): boolean
  /** Whether a page is at a host that its owner names, as that of self-hosted software. */
  isAnyHost(request: WholeRequest): boolean
  /** Redirects the browser with a code, or with `access_denied` where the query has `deny`. */
  respond(request: WholeRequest): MockResponse
  /** Whether a code fits a token request. A code is valid once. */
  redeem(code: string, params: Readonly<Record<string, string>>): boolean
}

/** The request that a code is bound to. */
interface Consent {
  readonly client: string | null
  readonly redirectUri: string
  readonly challenge: string | null
}

/** The consent pages of a kind's auth variants. */
export function consentPages(
  { kind, auth, config }: Pick<ResolvedManifest, 'kind' | 'auth' | 'config'>,
  inRedirect: Lookups['inRedirect'],
): ConsentPages {
  const pages = Object.values(auth).flatMap((variant) => {
    const { authorize } = variant
    return authorize ? [{ ...urlPattern(authorize.url, config), pkce: authorize.pkce, added: inRedirect(variant) }] : []
  })
  const given = new Map<string, Consent>()
  let count = 0

  const find = (request: WholeRequest) =>
    request.method === 'GET' ? pages.find((page) => isAt(page, request)) : undefined

  return {
    isPage: (request) => find(request) !== undefined,
    isAnyHost: (request) => find(request)?.isAnyHost ?? false,
    respond(request): MockResponse {
      const query = new URL(request.path, request.origin).searchParams
      const redirectUri = query.get('redirect_uri') ?? ''
      const page = find(request)
      const fault = consentFault(query, page?.pkce ?? false)
      if (fault !== undefined || !URL.canParse(redirectUri))
        return {
          status: 400,
          headers: {},
          body: { error: 'invalid_request', error_description: fault ?? 'redirect_uri is not a URL.' },
        }
      const back = new URL(redirectUri)
      if (query.has('deny')) {
        back.searchParams.set('error', 'access_denied')
        back.searchParams.set('error_description', 'The owner refused.')
      } else {
        const code = `mock-code-${kind}-${++count}`
        given.set(code, { client: query.get('client_id'), redirectUri, challenge: query.get('code_challenge') })
        back.searchParams.set('code', code)
        for (const [name, value] of Object.entries(page?.added ?? {})) back.searchParams.set(name, value)
      }
      const state = query.get('state')
      if (state !== null) back.searchParams.set('state', state)
      return { status: 302, headers: { location: back.href } }
    },
    redeem(code, { client_id, redirect_uri, code_verifier }) {
      const consent = given.get(code)
      given.delete(code)
      if (!consent || consent.redirectUri !== redirect_uri || consent.client !== client_id) return false
      return (
        consent.challenge === null ||
        (code_verifier !== undefined && pkceChallenge(code_verifier) === consent.challenge)
      )
    },
  }
}

/** The path below which a browser reaches a third party, since it cannot be made to connect elsewhere. */
const BROWSER_PATH = '/browser/'

/** The URL of a third party's page for a browser: `https://a.example/b` is at `<origin>/browser/a.example/b`. */
export function forBrowser(origin: string, url: string): string {
  const { host, pathname, search } = new URL(url)
  return `${origin}${BROWSER_PATH}${host}${pathname}${search}`
}

/** A browser's request as it would reach the third party; any other request unchanged. */
export function fromBrowser(request: WholeRequest): WholeRequest {
  const [, host, path = ''] = new RegExp(`^${BROWSER_PATH}([\\w.:-]+)(/.*)$`).exec(request.path) ?? []
  return host === undefined ? request : { ...request, origin: `https://${host}`, path }
}

function consentFault(query: URLSearchParams, pkce: boolean): string | undefined {
  if (query.get('response_type') !== 'code') return 'response_type must be code.'
  if (!query.get('client_id')) return 'client_id is missing.'
  if (pkce && query.get('code_challenge_method') !== 'S256') return 'code_challenge_method must be S256.'
  if (pkce && !query.get('code_challenge')) return 'code_challenge is missing.'
  return undefined
}
