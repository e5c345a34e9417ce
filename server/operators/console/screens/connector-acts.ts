/** Acts on customers and connectors. */
import { html } from '../../../ground/base/index.ts'
import type { Role } from '../../sign-in/index.ts'
import type { Actor, ConnectLink, ConnectorKey, CustomerKey } from '../../support/index.ts'
import { consolePath } from '../html/parts.ts'
import type { ConsoleAnswer, ConsolePage, ConsoleRequest, ConsoleRoute } from '../request/route.ts'
import { CUSTOMER_PATH } from './customer.ts'
import { actorIn, type ScreenServices } from '../request/services.ts'

/** Where acts on a connector are. */
const CONNECTOR_PATH = '/connectors/{organization}/{connector}'

interface ActOf<Ref> {
  readonly name: string
  readonly summary: string
  readonly role?: Role
  /** Performs the act. Returns its result and notice, or a page for a value shown only once. */
  act(actor: Actor, ref: Ref, request: ConsoleRequest): Promise<Omit<ConsoleAnswer, 'to'>>
}

/** The routes of acts on customers and connectors. */
export function customerActRoutes(services: ScreenServices): ConsoleRoute[] {
  return [
    ...customerActs(services).map((one) => customerRoute(one)),
    ...connectorActs(services).map((one) => connectorRoute(services, one)),
  ]
}

function customerActs({ acts }: ScreenServices): readonly ActOf<CustomerKey>[] {
  return [
    {
      name: 'link',
      summary: 'Makes a link by which the customer connects an account.',
      act: async (actor, ref) =>
        shownLink(await acts.connectLink(actor, ref), consolePath('customers', ref.organizationId, ref.customerId)),
    },
    {
      name: 'deactivate',
      summary: 'Deactivates a customer: its tokens end, and its connectors refuse calls.',
      act: async (actor, ref) => ({ data: await acts.setCustomer(actor, ref, false), notice: 'deactivated' }),
    },
    {
      name: 'activate',
      summary: 'Activates a customer.',
      act: async (actor, ref) => ({ data: await acts.setCustomer(actor, ref, true), notice: 'activated' }),
    },
    {
      name: 'erase',
      summary: 'Erases a customer. The field `confirm` holds its external user ID.',
      role: 'operator',
      act: async (actor, ref, { form }) => ({
        data: await acts.erase(actor, ref, form.get('confirm') ?? ''),
        notice: 'erased',
      }),
    },
  ]
}

function connectorActs({ acts, captureActs }: ScreenServices): readonly ActOf<ConnectorKey>[] {
  return [
    {
      name: 'check',
      summary: 'Checks the credentials of a connector now.',
      async act(actor, ref, { signal }) {
        const data = await acts.check(actor, ref, signal)
        return { data, notice: data.status === 'succeeded' ? 'checked' : 'refused' }
      },
    },
    {
      name: 'link',
      summary: 'Makes a link by which the customer connects the connector again.',
      act: async (actor, ref) => shownLink(await acts.reconnectLink(actor, ref), '/customers'),
    },
    {
      name: 'sync',
      summary: 'Starts a sync of a connector. With the field `full`, it reads everything again.',
      act: async (actor, ref, { form }) => ({
        data: await acts.syncNow(actor, ref, form.get('full') === 'true'),
        notice: 'synced',
      }),
    },
    {
      name: 'pause',
      summary: 'Pauses the sync of a connector.',
      act: async (actor, ref) => ({ data: await acts.setSync(actor, ref, false), notice: 'paused' }),
    },
    {
      name: 'resume',
      summary: 'Resumes the sync of a connector.',
      act: async (actor, ref) => ({ data: await acts.setSync(actor, ref, true), notice: 'resumed' }),
    },
    {
      name: 'capture',
      summary: 'Captures the calls of a connector for at most 24 `hours`, by default 1. With 0, the capture ends.',
      act: async (actor, ref, { form }) => {
        const hours = Number(form.get('hours') ?? 1)
        return { data: await captureActs.capture(actor, ref, hours), notice: hours === 0 ? 'uncaptured' : 'captured' }
      },
    },
    {
      name: 'disable',
      summary: 'Disables a connector.',
      act: async (actor, ref) => ({ data: await acts.setConnector(actor, ref, false), notice: 'disabled' }),
    },
    {
      name: 'enable',
      summary: 'Enables a connector.',
      act: async (actor, ref) => ({ data: await acts.setConnector(actor, ref, true), notice: 'enabled' }),
    },
  ]
}

function customerRoute({ name, summary, role = 'support', act }: ActOf<CustomerKey>): ConsoleRoute {
  return {
    method: 'POST',
    path: `${CUSTOMER_PATH}/${name}`,
    role,
    summary,
    async handle(request) {
      const { organization: organizationId = '', customer: customerId = '' } = request.params
      const done = await act(actorIn(request), { organizationId, customerId }, request)
      return { ...done, to: consolePath('customers', organizationId, customerId) }
    },
  }
}

function connectorRoute(
  { connectors }: ScreenServices,
  { name, summary, role = 'support', act }: ActOf<ConnectorKey>,
): ConsoleRoute {
  return {
    method: 'POST',
    path: `${CONNECTOR_PATH}/${name}`,
    role,
    summary,
    async handle(request) {
      const { organization: organizationId = '', connector: connectorId = '' } = request.params
      const { customerId } = await connectors.find({ organizationId }, connectorId)
      const done = await act(actorIn(request), { organizationId, connectorId }, request)
      return { ...done, to: consolePath('customers', organizationId, customerId) }
    },
  }
}

function shownLink(data: ConnectLink, back: string): Omit<ConsoleAnswer, 'to'> {
  return { data, page: () => linkPage(data, back) }
}

function linkPage({ url, expires_at: expiresAt }: ConnectLink, back: string): ConsolePage {
  return {
    title: 'A link for the customer',
    body: html`<p>Send this link to the customer. It opens once, until ${expiresAt}, and is shown only now.</p>
      <label for="link">Link</label>
      <input class="secret copy" id="link" readonly value="${url}" />
      <p><a href="${back}">Go back</a></p>`,
  }
}
