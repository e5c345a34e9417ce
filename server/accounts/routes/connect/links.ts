/** Links to the page on which a customer connects: made by a backend, exchanged by the page. */
import {
  LINK,
  LINK_EXCHANGE,
  LINK_SESSION,
  type LinkSessionBody,
  NEW_LINK,
  type NewLinkRequest,
} from 'plugboard/contract'
import { wantedFrom, wantedOperations } from 'plugboard/internal'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Caller, Route, RouteRequest, RouteResponse } from '../../../http/index.ts'
import type { VisibleKinds } from '../../catalogue/index.ts'
import { scopeOf } from '../../connectors/index.ts'
import { linkUrl } from '../../oauth/index.ts'
import { checkOwn, customerNamed } from '../owner.ts'
import { offeredFields } from '../offered.ts'
import { shape } from '../schemas.ts'
import type { WithAccounts } from '../../services/open.ts'

const PATH = '/api/v1/integrations/connectors/links'
const NOT_STORED = { 'cache-control': 'no-store' }

/** The routes of links. */
export function linkRoutes(services: WithAccounts, tag: string): Route[] {
  return [createRoute(services, tag), exchangeRoute(services, tag)]
}

function createRoute(services: WithAccounts, tag: string): Route {
  return {
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Create a link to a page on which a customer connects',
    description:
      'For emails, agents and webviews: send it to the customer. It opens once. `connector_types` and `connector_id` limit ' +
      'the choices on the page.',
    tokens: ['application', 'scoped'],
    body: NEW_LINK,
    responses: { 201: shape('The link, which is shown only once.', LINK) },
    errors: [
      'definition_not_found',
      'connector_not_found',
      'customer_mismatch',
      'connector_disabled',
      'redirect_url_not_allowed',
      'token_kind_forbidden',
      'unknown_entity',
    ],
    handle: (request) => create(services, request),
  }
}

async function create(services: WithAccounts, { caller, body }: RouteRequest): Promise<RouteResponse> {
  const { access, baseUrl, brands, catalogue, oauth } = services
  const asked = body as unknown as NewLinkRequest
  const { external_user_id: externalUserId, connector_id: connectorId, return_url: returnUrl } = asked
  const isTrusted = caller.token === 'application'
  checkOwn(caller, 'a brand', asked.brand)
  brands.check(asked.brand)
  const customer = await customerNamed(access, caller, externalUserId)
  if (returnUrl !== undefined) await oauth.redirectUrls.checkReturn(caller.organizationId, returnUrl, isTrusted)
  const again = connectorId === undefined ? undefined : await kindOf(services, caller, connectorId, externalUserId)
  const kinds = await catalogue.of(caller.organizationId)
  const connectorTypes = again === undefined ? asked.connector_types?.map((type) => kinds.find(type).kind) : [again]
  const { want } = asked
  for (const kind of (want && connectorTypes) ?? []) await checkWant(kinds, kind, want ?? [])
  const fields = await offeredFields(services, caller, asked.fields)
  const { id, code, expiresAt } = await access.links.create(caller, {
    customerId: customer.id,
    lifeSeconds: asked.expires_in,
    connectorTypes,
    connectorId,
    returnUrl,
    choosesEntities: asked.choose_entities,
    fields,
    brand: asked.brand,
    want,
  })
  const link = { id, url: linkUrl(baseUrl(), code), expires_at: expiresAt.toISOString() }
  return { status: 201, body: link, headers: NOT_STORED }
}

/** @throws ConnectorError `validation_error` for an entry that names no operation of the kind */
async function checkWant(kinds: VisibleKinds, kind: string, want: readonly string[]): Promise<void> {
  wantedOperations(wantedFrom(await kinds.plan(kind)), want)
}

/** The kind of a customer's connector. @throws ConnectorError `connector_not_found`, `customer_mismatch` */
async function kindOf({ connectors }: WithAccounts, caller: Caller, connectorId: string, externalUserId: string) {
  const connector = await connectors.find(scopeOf(caller), connectorId)
  if (connector.externalUserId === externalUserId) return connector.kind
  throw new ServerError('customer_mismatch', 'Cannot create the link: the connector belongs to another customer')
}

function exchangeRoute({ access, baseUrl }: WithAccounts, tag: string): Route {
  return {
    method: 'POST',
    path: `${PATH}/exchange`,
    tag,
    summary: 'Exchange the code of a link for a token',
    description: 'For the page of the link. The code works once.',
    tokens: [],
    body: LINK_EXCHANGE,
    responses: { 200: shape("A widget token for the server's own pages.", LINK_SESSION) },
    errors: ['link_not_found', 'connector_disabled', 'rate_limited'],
    async handle({ body, admit }) {
      await admit('client', 'link')
      const link = await access.links.open(String(body.code))
      const issued = await access.issueWidgetToken(link, {
        externalUserId: link.externalUserId,
        allowedOrigin: new URL(baseUrl()).origin,
        connectorTypes: link.connectorTypes ?? undefined,
        choosesEntities: link.choosesEntities,
        fields: link.fields,
        brand: link.brand,
      })
      const session: LinkSessionBody = {
        token: issued.token,
        expires_in: issued.expiresInSeconds,
        external_user_id: link.externalUserId,
        link_id: link.id,
        connector_types: link.connectorTypes,
        connector_id: link.connectorId,
        return_url: link.returnUrl,
        want: link.want && [...link.want],
      }
      return { status: 200, body: session, headers: NOT_STORED }
    },
  }
}
