/** The page of an invitation: a browser that opens one is known as its customer for a while. */
import type { Route } from '../../../http/index.ts'
import { endedPage, invitationPage, openedPage } from '../../logins/index.ts'
import { MCP_PATH } from '../../../accounts/index.ts'
import type { WithAgents } from '../../services/open.ts'
import { browserOf, ended, sentForm, isOwnForm, HTML_PAGE, pageParts, LOGINS_TAG } from './base.ts'

const PATH = '/agents/invitation'

/** The routes of invitations, for browsers. */
export function invitationRoutes(services: WithAgents): Route[] {
  return [pageRoute(services), openRoute(services)]
}

/** Where an invitation leads. */
export function invitationUrl(baseUrl: string, code: string): string {
  return `${baseUrl}${PATH}?code=${code}`
}

function pageRoute(services: WithAgents): Route {
  return {
    method: 'GET',
    path: PATH,
    tag: LOGINS_TAG,
    summary: 'The page of an invitation',
    description: 'For browsers. The link opens only once the person continues.',
    tokens: [],
    openQuery: true,
    responses: { 200: { description: 'The page.', ...HTML_PAGE } },
    errors: ['rate_limited'],
    async handle(request) {
      await request.admit('client', 'invitation')
      const code = new URLSearchParams(request.rawQuery).get('code') ?? ''
      return invitationPage(await pageParts(services, request), code)
    },
  }
}

function openRoute(services: WithAgents): Route {
  return {
    method: 'POST',
    path: PATH,
    tag: LOGINS_TAG,
    summary: 'Open an invitation',
    description: 'For browsers. Takes the form of the page, and says at which address the agent is added.',
    tokens: [],
    takesRaw: true,
    responses: {
      200: {
        description: 'A page with the address.',
        ...HTML_PAGE,
        headers: { 'Set-Cookie': 'The browser of the customer.' },
      },
      400: { description: 'A page that says that the link is over.', ...HTML_PAGE },
    },
    errors: ['rate_limited'],
    async handle(request) {
      await request.admit('client', 'invitation')
      const parts = await pageParts(services, request)
      if (!isOwnForm(services, request)) return endedPage(parts, 'the form is not from this page')
      // Always a new cookie, so that a holder of the old one does not become the customer.
      const { secret, cookie } = browserOf(services, { ...request, header: withoutCookie(request.header) })
      try {
        await services.access.agents.invitations.open(sentForm(request).get('code') ?? '', secret)
      } catch (error) {
        return ended(parts, error)
      }
      const page = openedPage(parts, `${services.baseUrl()}${MCP_PATH}`)
      return { ...page, headers: { ...page.headers, 'set-cookie': cookie } }
    },
  }
}

function withoutCookie(header: (name: string) => string | undefined): typeof header {
  return (name) => (name === 'cookie' ? undefined : header(name))
}
