/** What a customer may connect, and what each kind asks for. */
import { CONNECTABLE_KINDS, CREDENTIALS_SPEC } from 'plugboard/contract'
import { entitiesOf, variantsOf } from '../../catalogue/index.ts'
import type { Route } from '../../http/index.ts'
import { checkKind } from '../base/owner.ts'
import { ANY_TOKEN, shape } from '../base/schemas.ts'
import type { RouteServices } from '../base/services.ts'

const PATH = '/api/v1/integrations/definitions'

/** The routes of what can be connected. */
export function connectableRoutes(services: RouteServices, tag: string): Route[] {
  return [kindsRoute(services, tag), specRoute(services, tag)]
}

function kindsRoute({ catalogue }: RouteServices, tag: string): Route {
  return {
    method: 'GET',
    path: `${PATH}/connectable`,
    tag,
    summary: 'List the kinds that the caller may connect',
    description: 'Returns all kinds, or the kinds to which a widget token is limited.',
    tokens: ANY_TOKEN,
    responses: { 200: shape('The kinds, by name.', CONNECTABLE_KINDS) },
    async handle({ caller: { connectorTypes } }) {
      const kinds = catalogue
        .kinds()
        .map(({ kind, title, iconUrl }) => ({ connector_type: kind, name: title, icon_url: iconUrl }))
        .filter(({ connector_type: kind }) => !connectorTypes || connectorTypes.includes(kind))
      return { status: 200, body: { kinds } }
    },
  }
}

function specRoute(
  { catalogue, oauth }: RouteServices,
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
    responses: { 200: shape('The forms of the kind.', CREDENTIALS_SPEC) },
    errors: ['definition_not_found'],
    async handle({ caller, params }) {
      const { kind, title, iconUrl } = catalogue.find(params.connector_type)
      checkKind(caller, kind)
      const plan = await catalogue.plan(kind)
      const hosts = await oauth.applications.hostsOf(caller.organizationId, kind)
      return {
        status: 200,
        body: {
          connector_type: kind,
          name: title,
          icon_url: iconUrl,
          documentation_url: plan.manifest.docs,
          variants: variantsOf(plan, hosts),
          entities: entitiesOf(plan),
        },
      }
    },
  }
}
