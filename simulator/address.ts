/** Routes requests to simulated kinds. */
import { ConnectorError } from '../runtime/base/errors.ts'
import type { Exchange } from '../runtime/transport/index.ts'
import type { WholeRequest } from '../runtime/base/http.ts'
import { requestPath } from './request/index.ts'
import { FILES_PATH, STEPS_PATH } from './response/index.ts'
import type { ServedKind } from './kind.ts'
import type { KindBase } from './routes.ts'

/** The kind and base URL of a request. */
export interface Destination {
  readonly kind: ServedKind
  readonly base: KindBase
}

/** The destination of a request: a token endpoint, a consent page or a site. */
export interface Addressed {
  /** The kind of the token endpoint or consent page. */
  readonly tokens?: ServedKind
  readonly site?: Destination
}

/**
 * Finds the destination of a request. Token endpoints and consent pages come first. Hosts of vendors come before hosts that owners name.
 */
export function addressOf(request: WholeRequest, kinds: readonly ServedKind[]): Addressed {
  const found = kinds.filter(({ tokens }) => tokens.isEndpoint(request))
  const atOwnHost = found.filter(({ tokens }) => !tokens.isAnyHost(request))
  const atEndpoint = atOwnHost.length > 0 ? atOwnHost : found
  const tokens = atEndpoint.find((kind) => kind.tokens.takesGrant(request)) ?? atEndpoint[0]
  if (tokens) return { tokens }
  const site = siteOf(request, kinds)
  return site ? { site } : {}
}

/** A response, or the name of a file. */
export type VendorAnswer = Exchange['response'] | { readonly file: string }

/** Responds to a request. @param address as `addressOf` returns it */
export async function answerTo(
  request: WholeRequest,
  { tokens, site }: Addressed,
  kinds: readonly ServedKind[],
): Promise<VendorAnswer> {
  return tokens ? tokens.tokens.respond(request) : answered(request, site, kinds)
}

async function answered(
  request: WholeRequest,
  site: Destination | undefined,
  kinds: readonly ServedKind[],
): Promise<VendorAnswer> {
  const path = requestPath(request)
  if (path.startsWith(FILES_PATH) && request.method === 'GET') {
    // File stores refuse unsigned requests, and would see the credentials.
    if (request.headers.authorization !== undefined && !site)
      return errorResponse(400, 'credentials_not_wanted', 'A file store receives no credentials.')
    return { file: path.slice(FILES_PATH.length) }
  }
  if (path.startsWith(STEPS_PATH)) {
    if (request.headers.authorization !== undefined && !site)
      return errorResponse(400, 'credentials_not_wanted', 'A URL on another host receives no credentials.')
    for (const kind of kinds) {
      const answer = kind.respondToUrl(request)
      if (answer) return answer
    }
  }
  if (site) return site.kind.respond(request, site.base)
  const hosts = kinds.map(({ host }) => host).join(', ')
  return errorResponse(
    404,
    'no_kind',
    `No kind has the host ${new URL(request.origin).hostname}; the hosts are ${hosts}.`,
  )
}

/** A response of the simulator itself. */
export function errorResponse(status: number, code: string, message: string): Exchange['response'] {
  return { status, headers: {}, body: { error: { code, message } } }
}

function siteOf(request: WholeRequest, kinds: readonly ServedKind[]): Destination | undefined {
  const { hostname } = new URL(request.origin)
  const sites = kinds.flatMap((kind) => kind.basesAt(hostname).map((base) => ({ kind, base })))
  const known = sites.filter(({ base }) => !base.isAnyHost || base.example === hostname)
  const site = known.length > 0 ? bestOf(request, known) : ownersOf(request, sites)
  if (site) return site
  const isPlain = hostname === '127.0.0.1' || hostname === 'localhost' || hostname === '[::1]'
  const [only, second] = kinds
  return isPlain && only && !second ? { kind: only, base: only.plain } : undefined
}

/** The site that a request fits best: kinds of one vendor share hosts. */
function bestOf(request: WholeRequest, sites: readonly Destination[]): Destination | undefined {
  const [only, second] = sites
  return second ? fitsOf(request, sites).toSorted((a, b) => b.fit - a.fit)[0]?.site : only
}

function fitsOf(request: WholeRequest, sites: readonly Destination[]) {
  return sites.map((site) => ({ site, fit: site.kind.fit(request, site.base) }))
}

/**
 * The kind at a host of its owner; undefined where the request fits none.
 * @throws ConnectorError `invalid_fixture` where it fits several equally
 */
function ownersOf(request: WholeRequest, sites: readonly Destination[]): Destination | undefined {
  const fits = fitsOf(request, sites).filter(({ fit }) => fit > 0)
  const most = Math.max(...fits.map(({ fit }) => fit))
  const [best, second] = fits.filter(({ fit }) => fit === most)
  if (second)
    throw new ConnectorError(
      'invalid_fixture',
      `Cannot tell whose ${request.method} ${requestPath(request)} is: ${fits.map(({ site }) => site.kind.manifest.kind).join(' and ')} may be at ${new URL(request.origin).hostname}`,
      { hint: 'Serve only one of them at a time.' },
    )
  return best?.site
}
