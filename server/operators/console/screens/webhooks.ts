/** Webhooks: endpoints, their messages with delivery states, and replays. */
import { html } from '../../../ground/base/index.ts'
import { atLeast } from '../../sign-in/index.ts'
import { listAttempts, listSupportEndpoints, type SupportEndpoint, type WebhookActs } from '../../support/index.ts'
import {
  actForm,
  ago,
  badge,
  type ConsoleColumn,
  definitionList,
  consoleLink,
  consolePath,
  tableOf,
} from '../html/parts.ts'
import { ANY_VALUE, filterBar } from '../html/filters.ts'
import { type ConsoleRoute, CUSTOMER_INPUTS } from '../request/route.ts'
import { messageColumns } from '../html/columns.ts'
import { actorIn, type ScreenServices } from '../request/services.ts'

const ONE = '/webhooks/{organization}/{endpoint}'
const DAY_MS = 86_400_000

/** The routes of webhooks. */
export function webhookScreens(services: ScreenServices, acts: WebhookActs): ConsoleRoute[] {
  return [endpointsRoute(services), messagesRoute(services), replayRoute(services, acts), ...switchRoutes(acts)]
}

function endpointsRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/webhooks',
    role: 'viewer',
    summary: 'Lists webhook endpoints, those in trouble first, with what waits and what was not delivered.',
    nav: 'Webhooks',
    tool: { name: 'list_webhooks', description: 'Lists webhook endpoints, those in trouble first.', inputs: {} },
    async handle() {
      const endpoints = await listSupportEndpoints(database)
      const columns: readonly ConsoleColumn<SupportEndpoint>[] = [
        ['Endpoint', (one) => consoleLink(consolePath('webhooks', one.organization_id, one.id), one.url), 'long'],
        ['Organization', (one) => one.organization],
        ['State', stateOf],
        ['Failing since', (one) => ago(one.failing_since, now())],
        ['Last success', (one) => ago(one.last_success_at, now())],
        ['Pending', (one) => one.pending, 'number'],
        ['Not delivered', (one) => one.failed, 'number'],
      ]
      return {
        data: { endpoints },
        page: () => ({
          title: 'Webhooks',
          isLive: true,
          body: tableOf(endpoints, columns, 'No application has an endpoint.'),
        }),
      }
    },
  }
}

function stateOf({ is_enabled: isEnabled, disabled_reason: reason, failing_since: failingSince }: SupportEndpoint) {
  if (!isEnabled) return badge(`disabled: ${reason ?? ''}`, 'odd')
  return failingSince === null ? badge('enabled', 'good') : badge('failing', 'bad')
}

function messagesRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: ONE,
    role: 'viewer',
    summary: 'Shows the last messages of an endpoint with their last attempts.',
    tool: {
      name: 'list_webhook_messages',
      description: 'Lists the last messages of a webhook endpoint with their last attempts.',
      inputs: {
        organization: CUSTOMER_INPUTS.organization,
        endpoint: 'The ID of the endpoint.',
        status: 'Only pending, succeeded or failed.',
      },
    },
    async handle(request) {
      const { organization: organizationId = '', endpoint: endpointId = '' } = request.params
      const endpoints = await listSupportEndpoints(database, organizationId)
      const endpoint = endpoints.find(({ id }) => id === endpointId)
      const status = request.query.get('status') || undefined
      const messages = endpoint ? await listAttempts(database, { organizationId, endpointId, status }) : []
      return {
        data: { endpoint: endpoint ?? null, messages },
        page: () => ({
          title: endpoint?.url ?? 'No such endpoint',
          isLive: true,
          body: html`${endpoint ? endpointHead(endpoint, request, now()) : html``}
          ${filterBar({
            to: consolePath('webhooks', organizationId, endpointId),
            query: request.query,
            links: [['status', 'Delivery', [ANY_VALUE, 'pending', 'succeeded', 'failed']]],
          })}
          ${tableOf(messages, messageColumns(request, now()), 'No message matches.')}`,
        }),
      }
    },
  }
}

function endpointHead(one: SupportEndpoint, { session, csrf }: Parameters<ConsoleRoute['handle']>[0], now: number) {
  const to = (act: string) => `${consolePath('webhooks', one.organization_id, one.id)}/${act}`
  return html`${definitionList([
      ['Organization', one.organization],
      ['State', stateOf(one)],
      ['Events', one.event_types === null ? 'all' : one.event_types.join(', ')],
      ['Failing since', ago(one.failing_since, now)],
      ['Last success', ago(one.last_success_at, now)],
    ])}
    <div class="acts">
      ${
        atLeast(session.role, 'support') && one.is_enabled
          ? actForm({ to: to('replay'), label: 'Send again what failed in 24 hours', csrf })
          : html``
      }
      ${
        atLeast(session.role, 'operator')
          ? actForm({
              to: to(one.is_enabled ? 'disable' : 'enable'),
              label: one.is_enabled ? 'Disable' : 'Enable',
              csrf,
            })
          : html``
      }
    </div>`
}

function replayRoute({ now }: ScreenServices, acts: WebhookActs): ConsoleRoute {
  return {
    method: 'POST',
    path: `${ONE}/replay`,
    role: 'support',
    summary:
      'Sends a message again, by the field `message`; or all that failed in 24 hours, or since the field `since`.',
    async handle(request) {
      const { organization: organizationId = '', endpoint: endpointId = '' } = request.params
      const [message, since] = [request.form.get('message'), request.form.get('since')]
      const from = new Date(Date.parse(since ?? '') || now() - DAY_MS)
      const data =
        message === null
          ? await acts.replayFailed(actorIn(request), organizationId, endpointId, from)
          : await acts.replayMessage(actorIn(request), organizationId, message, endpointId)
      return { data, to: consolePath('webhooks', organizationId, endpointId), notice: 'replayed' }
    },
  }
}

function switchRoutes(acts: WebhookActs): ConsoleRoute[] {
  return ([true, false] as const).map((isEnabled) => ({
    method: 'POST',
    path: `${ONE}/${isEnabled ? 'enable' : 'disable'}`,
    role: 'operator',
    summary: isEnabled ? 'Enables an endpoint.' : 'Disables an endpoint.',
    async handle(request) {
      const { organization: organizationId = '', endpoint: endpointId = '' } = request.params
      const data = await acts.setEndpoint(actorIn(request), organizationId, endpointId, isEnabled)
      return {
        data,
        to: consolePath('webhooks', organizationId, endpointId),
        notice: isEnabled ? 'enabled' : 'disabled',
      }
    },
  }))
}
