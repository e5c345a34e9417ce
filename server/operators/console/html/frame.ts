/** The frame of every page: header with the search, navigation, what an act did. */
import { type Html, html } from '../../../ground/base/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import { atLeast, type OperatorSession } from '../../sign-in/index.ts'
import type { ConsolePage, ConsoleRoute } from '../request/route.ts'
import { SCRIPT_PATH } from './script.ts'
import { STYLE_PATH } from './style.ts'

/** Results of acts, by name in a path. */
export const NOTICES: Readonly<Record<string, string>> = {
  checked: 'The credentials work.',
  refused: 'The third party refused the credentials. The connector shows why.',
  synced: 'The sync has started.',
  paused: 'The sync is paused.',
  resumed: 'The sync runs again.',
  own: 'Further runs ask for these own fields.',
  disabled: 'It is disabled.',
  enabled: 'It is enabled.',
  deactivated: 'The customer is inactive, and its tokens have ended.',
  activated: 'The customer is active.',
  erased: 'The erasure has begun. It continues in the background.',
  replayed: 'The messages are on their way.',
  captured: 'The calls of the connector are captured from now on. Calls shows them.',
  uncaptured: 'No further call of the connector is captured.',
  ended: 'The session has ended.',
}

/** Seconds between two readings of a page that keeps itself fresh. */
const LIVE_SECONDS = '30'

/** Parts of a session's page. */
export interface FrameParts {
  readonly session: OperatorSession
  readonly csrf: string
  /** The path of the screen. */
  readonly path: string
  readonly query: URLSearchParams
  /** The routes of the navigation. */
  readonly screens: readonly ConsoleRoute[]
}

/** A page of a person who is logged in. */
export function framed(
  { session, csrf, path, query, screens }: FrameParts,
  { title, body, isLive }: ConsolePage,
): string {
  const notice = Object.hasOwn(NOTICES, query.get('notice') ?? '') ? NOTICES[query.get('notice') ?? ''] : undefined
  const top = path.split('/')[1] ?? ''
  return documentOf(
    title,
    html`<body>
      <a class="skip" href="#main">Skip to content</a>
      <header>
        <a class="brand" href="/">${LOGO} Plugboard console</a>
        <form class="find" action="/customers" role="search">
          <input
            name="q"
            value="${path === '/customers' ? (query.get('q') ?? '') : ''}"
            type="search"
            aria-label="Search by your ID of a customer, or by the ID of a customer, connector or request, or an account"
            placeholder="Customer, connector, request or account"
            autocomplete="off"
            spellcheck="false"
          /><button>Search</button>
        </form>
        <div class="who">
          <small>${session.name} · ${session.role}</small>
          <form method="post" action="/logout">
            <input type="hidden" name="csrf" value="${csrf}" /><button class="plain">Log out</button>
          </form>
        </div>
      </header>
      <nav aria-label="Screens">
        <ul>
          ${screens
            .filter(({ role }) => atLeast(session.role, role))
            .map(
              ({ path: to, nav = '' }) =>
                html`<li><a href="${to}" ${to === `/${top}` ? html`aria-current="page"` : html``}>${nav}</a></li>`,
            )}
        </ul>
      </nav>
      <main id="main" tabindex="-1">
        ${notice === undefined ? html`` : html`<p class="notice" role="status">${notice}</p>`}
        <div class="head"><h1>${title}</h1></div>
        ${isLive === true ? html`<div data-live="${LIVE_SECONDS}">${body}</div>` : body}
      </main>
      <script src="${SCRIPT_PATH}"></script>
    </body>`,
  )
}

/** Returns a page without a session: the login, or why it failed. @param application its name, as its users know it */
export function alone({ title, body }: ConsolePage, application: string | undefined): string {
  return documentOf(
    title,
    html`<body class="alone">
      <main>
        <p class="face">
          ${LOGO}
          <span
            ><b>Plugboard console</b>${application === undefined ? html`` : html`<small>${application}</small>`}</span
          >
        </p>
        <h1>${title}</h1>
        ${body}
      </main>
      <script src="${SCRIPT_PATH}"></script>
    </body>`,
  )
}

/** A board with four sockets, two of them joined. */
const LOGO = html`<svg class="logo" viewBox="0 0 48 48" aria-hidden="true">
  <rect class="board" x="0" y="0" width="48" height="48" rx="12"></rect>
  <path class="cord" d="M15 15C15 36 33 12 33 33"></path>
  <path
    class="socket"
    d="M15 12a3 3 0 1 0 .01 0M33 30a3 3 0 1 0 .01 0M33 12a3 3 0 1 0 .01 0M15 30a3 3 0 1 0 .01 0"
  ></path>
</svg>`

function documentOf(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Plugboard console</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      ${body}
    </html> `.text
}

/** Returns a page with an error and its remedy. */
export function faultPage(error: {
  readonly status: number
  readonly message: string
  readonly code: string
  readonly hint?: string
}): ConsolePage {
  return {
    title: error.status === 404 ? 'Not found' : error.status === 403 ? 'Not allowed' : 'This failed',
    body: html`<div class="fault" role="alert">
        <p>${error.message}.</p>
        ${error.hint === undefined ? html`` : html`<p>${error.hint}</p>`}
        <p><small>${error.code}</small></p>
      </div>
      <p><a href="/">Go to the overview</a></p>`,
  }
}

/** The error of a path that leads nowhere. */
export function noScreen(): ServerError {
  return new ServerError('route_not_found', 'Cannot find the page: the path does not exist')
}
