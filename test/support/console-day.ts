/** A console on an ordinary day: customers whose connectors work, and one whose Notion does not. */
import { type ConsoleWorld, plantCustomer, type Planted } from './console.ts'

const NOTION: Readonly<Record<string, string>> = {
  organization: 'Northwind',
  application: 'Northwind backend',
  external_user_id: 'user_1842',
  name: 'Team wiki',
  variant: 'oauth2',
  scope: 'read_content',
  version: '1.4.0',
  reason: 'The third party refused the credentials: API token is invalid',
  account: 'workspace-7f31',
  copied: 'pages',
  'sync code': 'credentials_rejected',
  'sync message': 'Cannot sync pages: the third party refused the credentials',
  'job code': 'credentials_rejected',
  'job message': 'Cannot sync: the third party refused the credentials',
  key: '1f9c2d',
  rejection: 'the record has no key',
  'own reason': 'stage_reason__c',
  'own region': 'sales_region_of_the_account_owner__c',
  'label of reason': 'Stage reason',
  'label of region': 'Sales region',
  'own code': 'permission_denied',
  'own message': 'Cannot list the fields: the grant lacks a permission.',
  origin: 'https://app.northwind.example',
  type: 'notion',
  agent: 'Claude',
  actor: 'user_1842',
  entity: 'pages',
  action: 'list',
  code: 'credentials_rejected',
  tool: 'execute',
  client: 'claude-code 2.1',
  url: 'https://app.northwind.example/hooks/plugboard',
  'type of event': 'connector.needs_reauth',
  failure: 'connect ECONNREFUSED',
  response: '',
}

/** Objects of the day. */
export interface ConsoleDay {
  readonly notion: Planted
  /** The paths of every screen, by name. */
  readonly screens: Readonly<Record<string, string>>
}

/** Plants a day in the world's database. */
export async function plantDay({ server }: ConsoleWorld): Promise<ConsoleDay> {
  const notion = await plantCustomer(server, (field) => NOTION[field] ?? field)
  for (const [at, kind] of ['stripe', 'hubspot', 'jira', 'stripe', 'notion'].entries()) {
    const { id } = await server.services.access.customers.ensure(notion.organizationId, `user_${2000 + at}`)
    await server.services.database.query(
      `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, definition_version, status,
         status_since, last_success_at, last_used_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 'oauth2', '{read}', '1.0.0', 'active', now() - interval '9 days', now() - interval '4 minutes', now())`,
      [notion.organizationId, id, kind, `${kind} ${at + 1}`],
    )
  }
  const customer = `/customers/${notion.organizationId}/${notion.customerId}`
  return {
    notion,
    screens: {
      overview: '/',
      search: '/customers?q=user_',
      customer,
      connectors: '/connectors',
      calls: '/calls',
      call: `/calls/${notion.organizationId}/${notion.requestId}`,
      syncs: '/syncs',
      rejected: `/connectors/${notion.organizationId}/${notion.connectorId}/rejected`,
      'own fields': `/connectors/${notion.organizationId}/${notion.connectorId}/own-fields`,
      webhooks: '/webhooks',
      messages: `/webhooks/${notion.organizationId}/${notion.endpointId}`,
      applications: '/applications',
      kinds: '/kinds',
      kind: '/kinds/notion',
      'try it': '/try',
      'try a connector': `/try?organization=${notion.organizationId}&connector=${notion.connectorId}&operation=pages.list`,
      'try a kind': '/try?kind=stripe&operation=customers.create',
      operators: '/operators',
      fault: '/nowhere',
    },
  }
}
