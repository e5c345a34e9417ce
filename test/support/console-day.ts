/** A console on an ordinary day: customers whose connectors work, and one whose Notion does not. */
import type { Database } from '../../server/ground/store/index.ts'
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

/** Plants 30 days before the day: calls by day and week, an outage two hours ago, and copies that grow old. */
async function plantTrends(database: Database, organizationId: string): Promise<void> {
  await database.query(
    `with points as (
       select 'hour' as span, date_trunc('hour', now(), 'UTC') - make_interval(hours => n) as at, 24 - n as turn,
         round(40 + 30 * sin((24 - n) / 4.0))::int as calls, n in (2, 3) as is_outage from generate_series(0, 23) n
       union all
       select 'day', date_trunc('day', now(), 'UTC') - make_interval(days => n), 30 - n, case when n % 7 in (1, 2) then 300 else 900 + 10 * (30 - n) end, n = 12
       from generate_series(0, 29) n),
     figures as (
       select span, at, 'calls' as measure, 'notion' as kind, '' as code, array[0, 0, calls / 4, calls / 2, calls / 4, calls / 20, 0, 0, 0, 0, 0, 0, 0] as counts from points
       union all
       select span, at, 'calls', 'notion', 'upstream_error', array[0, 0, 0, 0, 0, 0, 0, calls / 3, calls / 6, 0, 0, 0, 0] from points where is_outage
       union all
       select span, at, 'calls', 'notion', 'credentials_rejected', array[0, 0, calls / 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] from points
       union all
       select span, at, 'calls', 'notion', 'invalid_request', array[calls / 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] from points where turn % 3 = 0
       union all
       select span, at, 'webhooks', '', '', array[0, 0, calls / 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] from points
       union all
       select span, at, 'webhooks', '', 'failed', array[0, 0, 0, 0, calls / 12, 0, 0, 0, 0, 0, 0, 0, 0] from points where is_outage
       union all
       select span, at, 'copies', 'notion', '', array[8, case when is_outage then 6 else 1 end, 1] from points)
     insert into trends (organization_id, span, at, measure, kind, code, counts) select $1, * from figures`,
    [organizationId],
  )
  await database.query(`insert into facts (name, value) values ('trends_until', to_jsonb($1::bigint))`, [
    Date.now() - 60_000,
  ])
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
  await plantTrends(server.services.database, notion.organizationId)
  const customer = `/customers/${notion.organizationId}/${notion.customerId}`
  return {
    notion,
    screens: {
      overview: '/',
      month: '/?span=30d',
      customers: '/customers',
      search: '/customers?q=user_',
      customer,
      connectors: '/connectors',
      calls: '/calls',
      call: `/calls/${notion.organizationId}/${notion.requestId}`,
      syncs: '/syncs',
      rejected: `/connectors/${notion.organizationId}/${notion.connectorId}/rejected`,
      'own fields': `/connectors/${notion.organizationId}/${notion.connectorId}/own-fields`,
      jobs: '/jobs',
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
