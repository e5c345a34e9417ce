/** Kinds that a customer may connect, and the credentials of each. */
import { CONNECTABLE_KINDS, CREDENTIALS_SPEC, KIND_GROUPS, text, uuid } from 'plugboard/contract'
import type { Authorization } from 'plugboard/runtime'
import { entitiesOf, entitiesUsed, ownHostsOf, variantsOf } from '../../catalogue/index.ts'
import { scopeOf } from '../../connectors/index.ts'
import type { Route } from '../../../http/index.ts'
import { grantedBefore } from '../../oauth/index.ts'
import { checkKind } from '../owner.ts'
import { ANY_TOKEN, shape } from '../schemas.ts'
import type { WithAccounts } from '../../services/open.ts'

const PATH = '/api/v1/integrations/definitions'

/** The routes of what can be connected. */
export function connectableRoutes(services: WithAccounts, tag: string): Route[] {
  return [kindsRoute(services, tag), specRoute(services, tag)]
}

/** The group of each category; `other` for the rest. */
const GROUPS: Readonly<Record<string, (typeof KIND_GROUPS)[number]>> = {
  crm: 'sales',
  marketing: 'sales',
  advertising: 'sales',
  commerce: 'sales',
  forms: 'sales',
  accounting: 'finance',
  billing: 'finance',
  payments: 'finance',
  'customer support': 'support',
  communications: 'support',
  'call recording': 'support',
  email: 'support',
  'team chat': 'support',
  'project management': 'work',
  'knowledge base': 'work',
  'file storage': 'work',
  spreadsheets: 'work',
  calendar: 'work',
  'e-signature': 'work',
  'issue tracking': 'data',
  'software development': 'data',
  monitoring: 'data',
  databases: 'data',
  identity: 'data',
  analytics: 'data',
  recruiting: 'people',
  'human resources': 'people',
}

function kindsRoute({ catalogue, connectors }: WithAccounts, tag: string): Route {
  return {
    method: 'GET',
    path: `${PATH}/connectable`,
    tag,
    summary: 'List the kinds that the caller may connect',
    description: 'Returns all kinds, or the kinds to which a widget token is limited.',
    tokens: ANY_TOKEN,
    responses: { 200: shape('The kinds, by group and name.', CONNECTABLE_KINDS) },
    async handle({ caller: { connectorTypes, organizationId } }) {
      const [visible, popular] = await Promise.all([catalogue.of(organizationId), connectors.popular(organizationId)])
      const kinds = visible
        .kinds()
        .map(({ kind, title, iconUrl, category = null }) => ({
          connector_type: kind,
          name: title,
          icon_url: iconUrl,
          category,
          group: popular.includes(kind) ? 'popular' : (GROUPS[category ?? ''] ?? 'other'),
        }))
        .filter(({ connector_type: kind }) => !connectorTypes || connectorTypes.includes(kind))
        .toSorted((a, b) => KIND_GROUPS.indexOf(a.group) - KIND_GROUPS.indexOf(b.group))
      return { status: 200, body: { kinds } }
    },
  }
}

function specRoute(
  { catalogue, connectors, oauth, now }: WithAccounts,
  tag: string,
): Route<`${typeof PATH}/sources/{connector_type}/credentials-spec`> {
  return {
    method: 'GET',
    path: `${PATH}/sources/{connector_type}/credentials-spec`,
    tag,
    summary: 'Describe the values that a kind needs to connect',
    description:
      'Returns its auth variants as forms: titles, help, patterns, secret values and OAuth scopes. Also returns the entities that can be copied.',
    tokens: ANY_TOKEN,
    query: {
      want: text('The operations to ask for, separated by commas. The OAuth scopes are then theirs.', {
        minLength: 1,
        maxLength: 4000,
      }),
      connector_id: uuid(
        'The connector to connect again. The scopes that its owner granted are among the OAuth scopes.',
      ),
    },
    responses: { 200: shape('The forms of the kind.', CREDENTIALS_SPEC) },
    errors: ['definition_not_found', 'connector_not_found'],
    async handle({ caller, params, query }) {
      const kinds = await catalogue.of(caller.organizationId)
      const { kind, title, iconUrl } = kinds.find(params.connector_type)
      checkKind(caller, kind)
      const plan = await kinds.plan(kind)
      const { want, connector_id: connectorId } = query as { readonly want?: string; readonly connector_id?: string }
      const again = connectorId === undefined ? undefined : await connectors.find(scopeOf(caller), connectorId)
      const asked = { want: want?.split(',').map((entry) => entry.trim()), connector_id: connectorId }
      const { want: wanted } = await oauth.defaults.completed(caller, plan, asked)
      const wish = (authorization: Authorization) => ({
        want: wanted,
        granted: grantedBefore(authorization, again),
      })
      const hosts = await oauth.applications.hostsOf(caller.organizationId, { kind, ownHosts: ownHostsOf(plan) })
      return {
        status: 200,
        body: {
          connector_type: kind,
          name: title,
          icon_url: iconUrl,
          documentation_url: plan.manifest.docs,
          variants: variantsOf(plan, hosts, wish, again?.environment, now()),
          entities: entitiesOf(plan),
          uses: entitiesUsed(plan, wanted),
        },
      }
    },
  }
}
