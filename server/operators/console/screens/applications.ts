/** Applications and their secrets, OAuth applications by kind and host with what to register, settings as they are. */
import { html } from '../../../ground/base/index.ts'
import type { Application, NewApplication, Organization } from '../../../accounts/access/index.ts'
import { redirectUriOf } from '../../../accounts/oauth-applications/index.ts'
import { atLeast } from '../../sign-in/index.ts'
import { listOauthApplications, type OauthApplicationOverview } from '../../support/index.ts'
import {
  actForm,
  ago,
  badge,
  type Cell,
  code,
  copyable,
  type ConsoleColumn,
  consoleLink,
  consolePath,
  tableOf,
} from '../html/parts.ts'
import type { ConsolePage, ConsoleRequest, ConsoleRoute } from '../request/route.ts'
import { actorIn, type ScreenServices } from '../request/services.ts'

const ONE = '/applications/{client}'

/** The routes of applications. */
export function applicationRoutes(services: ScreenServices): ConsoleRoute[] {
  return [screenRoute(services), rotateRoute(services), ...switchRoutes(services)]
}

interface OperatorOauth {
  readonly kind: string
  readonly client_id: string
  readonly host: string | null
  /** Redirect URL to register at the vendor. */
  readonly redirect_url: string
}

interface Shown {
  readonly applications: readonly Application[]
  readonly organizations: readonly Organization[]
  readonly oauth_applications: readonly OauthApplicationOverview[]
  /** The OAuth applications of the operator, by kind. */
  readonly operator_oauth: readonly OperatorOauth[]
  readonly settings: Readonly<Record<string, string | number | boolean>>
}

function screenRoute({ access, baseUrl, config, database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/applications',
    role: 'viewer',
    summary: 'Shows applications, organizations, OAuth applications, the redirect URL to register, and settings.',
    nav: 'Applications',
    async handle(request) {
      const [applications, organizations, oauth] = await Promise.all([
        access.applications.list(),
        access.organizations.list(),
        listOauthApplications(database),
      ])
      const data: Shown = {
        applications,
        organizations,
        oauth_applications: oauth,
        operator_oauth: Object.entries(config.oauth).flatMap(([kind, { clientId, clientHost }]) =>
          clientId === undefined
            ? []
            : [{ kind, client_id: clientId, host: clientHost ?? null, redirect_url: redirectUriOf(baseUrl(), kind) }],
        ),
        settings: settingsOf(config),
      }
      return { data, page: () => pageOf(data, request, now()) }
    },
  }
}

/** Returns the settings that operators ask for. The others are only on the machine. */
function settingsOf(config: ScreenServices['config']): Shown['settings'] {
  return {
    baseUrl: config.baseUrl,
    role: config.role,
    processes: config.processes,
    sandbox: config.sandbox,
    'sync.enabled': config.sync.enabled,
    'sync.intervalMinutes': config.sync.intervalMinutes,
    'checks.hours': config.checks.hours,
    'limits.requestsPerMinutePerCustomer': config.limits.requestsPerMinutePerCustomer,
    'limits.requestsPerMinutePerOrganization': config.limits.requestsPerMinutePerOrganization,
    'quotas.connectorsPerOrganization': config.quotas.connectorsPerOrganization,
    'quotas.recordsPerConnector': config.quotas.recordsPerConnector,
  }
}

function pageOf(data: Shown, request: ConsoleRequest, now: number): ConsolePage {
  const nameOf = (id: string) => data.organizations.find((one) => one.id === id)?.name ?? id
  const applicationColumns: readonly ConsoleColumn<Application>[] = [
    ['Application', (one) => one.name],
    ['Client ID', (one) => copyable(one.client_id)],
    ['Status', (one) => badge(one.status)],
    ['Organizations', (one) => one.organization_ids.map(nameOf).join(', ')],
    ['Created', (one) => ago(one.created_at, now)],
    ['Secret replaced', (one) => ago(one.rotated_at, now)],
    ['Actions', (one) => applicationActs(one, request)],
  ]
  return {
    title: 'Applications',
    body: html`${tableOf(data.applications, applicationColumns, 'There are none.')}
      <h2>Organizations</h2>
      ${tableOf(data.organizations, ORGANIZATION_COLUMNS, 'There are none.')}
      <h2>OAuth applications</h2>
      ${tableOf(data.operator_oauth, OPERATOR_COLUMNS, 'The settings name none.')}
      ${data.oauth_applications.length === 0 ? html`` : tableOf(data.oauth_applications, oauthColumns(now), '')}
      <h2>Settings</h2>
      ${tableOf(Object.entries(data.settings), SETTING_COLUMNS, '')}`,
  }
}

const ORGANIZATION_COLUMNS: readonly ConsoleColumn<Organization>[] = [
  ['Organization', (one) => one.name],
  ['Status', (one) => badge(one.status)],
  ['ID', (one) => copyable(one.id)],
]

const OPERATOR_COLUMNS: readonly ConsoleColumn<OperatorOauth>[] = [
  ['Kind', (one) => consoleLink(consolePath('kinds', one.kind), one.kind)],
  ['Of', () => 'the operator'],
  ['Client ID', (one) => copyable(one.client_id)],
  ['Host', (one) => one.host],
  ['Redirect URL to register', (one) => copyable(one.redirect_url)],
]

function oauthColumns(now: number): readonly ConsoleColumn<OauthApplicationOverview>[] {
  return [
    ['Kind', (one) => one.kind],
    ['Of', (one) => one.organization],
    ['Host', (one) => one.host],
    ['Stored', (one) => ago(one.updated_at, now)],
  ]
}

const SETTING_COLUMNS: readonly ConsoleColumn<readonly [string, string | number | boolean]>[] = [
  ['Setting', ([name]) => code(name)],
  ['Value', ([, value]) => String(value)],
]

function applicationActs(one: Application, { session, csrf }: ConsoleRequest): Cell {
  const to = (act: string) => `${consolePath('applications', one.client_id)}/${act}`
  const isActive = one.status === 'active'
  return html`${
    atLeast(session.role, 'operator')
      ? actForm({ to: to(isActive ? 'disable' : 'enable'), label: isActive ? 'Disable' : 'Enable', csrf, of: one.name })
      : html``
  }
  ${
    atLeast(session.role, 'owner')
      ? html`<details>
          <summary aria-label="${`Replace the secret: ${one.name}`}">Replace the secret</summary>
          <p>The old secret and all tokens of the application end at once.</p>
          ${actForm({ to: to('rotate'), label: 'Replace the secret', csrf, look: 'danger', of: one.name })}
        </details>`
      : html``
  }`
}

function rotateRoute({ acts }: ScreenServices): ConsoleRoute {
  return {
    method: 'POST',
    path: `${ONE}/rotate`,
    role: 'owner',
    summary: 'Replaces the secret of an application. The old one and all its tokens end immediately.',
    async handle(request) {
      const made = await acts.rotate(actorIn(request), request.params.client ?? '')
      const { clientId: client_id, clientSecret: client_secret } = made
      return { data: { client_id, client_secret }, page: () => secretPage(made) }
    },
  }
}

function secretPage({ application, clientId, clientSecret }: NewApplication): ConsolePage {
  return {
    title: `The new secret of ${application.name}`,
    body: html`<p>It is shown only now. The old secret and all tokens of the application have ended.</p>
      <label for="client">Client ID</label>
      <input class="secret copy" id="client" readonly value="${clientId}" />
      <label for="secret">Client secret</label>
      <input class="secret copy" id="secret" readonly value="${clientSecret}" />
      <p><a href="/applications">Go back</a></p>`,
  }
}

function switchRoutes({ acts }: ScreenServices): ConsoleRoute[] {
  return ([true, false] as const).map((isEnabled) => ({
    method: 'POST',
    path: `${ONE}/${isEnabled ? 'enable' : 'disable'}`,
    role: 'operator',
    summary: isEnabled ? 'Enables an application.' : 'Disables an application: its tokens end immediately.',
    async handle(request) {
      const data = await acts.setApplication(actorIn(request), request.params.client ?? '', isEnabled)
      return { data, to: '/applications', notice: isEnabled ? 'enabled' : 'disabled' }
    },
  }))
}
