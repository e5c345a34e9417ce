/** Parts that the routes of logins share. */
import { ConnectorError } from 'plugboard/runtime'
import { newSecret } from '../../../ground/base/index.ts'
import type { AuditActor } from '../../../calls/audit/index.ts'
import type { GrantRef } from '../../../accounts/access/index.ts'
import type { RouteRequest, RouteResponse } from '../../../http/index.ts'
import { endedPage, type OauthRefusal, type PageParts } from '../../logins/index.ts'
import { flowCookie } from '../../../accounts/oauth/index.ts'
import type { WithAgents } from '../../services/open.ts'
import { files } from '../../../accounts/index.ts'

/** The group of the routes in the reference. */
export const LOGINS_TAG = 'Logins of agents'

/** Never kept by anybody. */
export const NOT_STORED = { 'cache-control': 'no-store' }

/** A response for people. */
export const HTML_PAGE = { mediaTypes: ['text/html'] }

/** How long a browser keeps its cookie, in seconds. */
const COOKIE_SECONDS = 3600

/** The browser of a request. */
export interface LoginBrowser {
  /** The value of its cookie; undefined where it sent none. */
  readonly known: string | undefined
  /** The value, a new one where it sent none. */
  readonly secret: string
  /** The `set-cookie` header that keeps it. */
  readonly cookie: string
}

/** The browser of a request, by a cookie that binds logins to it. */
export function browserOf({ baseUrl }: Pick<WithAgents, 'baseUrl'>, { header }: RouteRequest): LoginBrowser {
  const cookie = flowCookie(baseUrl(), COOKIE_SECONDS, 'agent')
  const known = cookie.read(header('cookie'))
  const secret = known ?? newSecret()
  return { known, secret, cookie: cookie.set(secret) }
}

/** The form of a request's body; empty for a body of another type. */
export function sentForm({ raw, header }: RouteRequest): URLSearchParams {
  const [type = ''] = (header('content-type') ?? '').toLowerCase().split(';')
  const isForm = type.trim() === 'application/x-www-form-urlencoded'
  return new URLSearchParams(isForm ? Buffer.from(raw?.bytes ?? []).toString('utf8') : '')
}

/** A refusal to a program, in the words of OAuth. */
export function refusalResponse({ error, message }: Pick<OauthRefusal, 'error' | 'message'>): RouteResponse {
  return {
    status: error === 'invalid_client' ? 401 : 400,
    headers: NOT_STORED,
    body: { error, error_description: message },
  }
}

/** Writes a row about a grant into the audit trail. */
export async function auditGrant(
  { audit }: Pick<WithAgents, 'audit'>,
  requestId: string,
  {
    grant,
    action,
    actor = { kind: 'agent', id: grant.customerId },
    status = 200,
    client,
  }: {
    readonly grant: GrantRef
    readonly action: string
    readonly actor?: AuditActor
    readonly status?: number
    readonly client?: string
  },
): Promise<void> {
  const { organizationId, customerId, id } = grant
  await audit.write({ organizationId, requestId, actor, customerId, type: 'admin', entity: id, action, status, client })
}

/** Where a login is decided. */
export function decisionUrl(baseUrl: string, code: string): string {
  return `${baseUrl}/agents/consent?login=${code}`
}

/** Returns the parts of a page. */
export async function pageParts(
  { baseUrl }: Pick<WithAgents, 'baseUrl'>,
  { header }: RouteRequest,
): Promise<PageParts> {
  const { style } = await files()
  return { style: `${baseUrl()}/widget/assets/${style}`, accepted: header('accept-language') }
}

/** Whether a form was sent by a page of the server's own: another page cannot make a browser say so. */
export function isOwnForm({ baseUrl }: Pick<WithAgents, 'baseUrl'>, { header }: RouteRequest): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  // A page without a referrer says "null" of itself.
  const origin = header('origin')
  return origin === new URL(baseUrl()).origin || (origin === 'null' && site === 'same-origin')
}

/** Returns the page of an expired login. @throws any other error */
export function ended(parts: PageParts, error: unknown): RouteResponse {
  if (error instanceof ConnectorError && (error.code === 'login_not_found' || error.code === 'link_not_found'))
    return endedPage(parts, error.message)
  throw error
}
