/** Connectors: a kind bound to an owner's credentials and to one customer. */
import {
  CHECK_RESULT,
  CONNECTOR,
  CONNECTOR_CHANGES,
  type ConnectorChangesRequest,
  CONNECTOR_PAGE,
  CONNECTOR_STATUS,
  CONNECTOR_TYPE,
  type ConnectorBody,
  CONNECTORS_PATH,
  DELETION,
  EMPTY,
  EXTERNAL_USER_ID,
  INSPECTED_CONNECTOR,
  METADATA_QUERY,
  NEW_CONNECTOR,
  type NewConnectorRequest,
  PAGE_QUERY,
  uuid,
} from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import { scopeOf } from '../connectors/index.ts'
import type { RouteResponse, RouteRequest, Route } from '../../http/index.ts'
import { checkKind, checkOwn, customerNamed, customerOfConnector, checkSyncChange } from './owner.ts'
import { ANY_TOKEN, ONE_CONNECTOR, shape, THIRD_PARTY_ERRORS } from './schemas.ts'
import type { WithAccounts } from '../services/open.ts'

const TAG = 'Connectors'
const ETAG = { ETag: 'The version of the connector.' }

/** A customer's tokens are in the hands of the customer, whom the application may have noted anything about. */
const FOR_APPLICATIONS = { forApplications: ['metadata'] } as const

/** The routes of connectors. */
export function connectorRoutes(services: WithAccounts): Route[] {
  return [
    createRoute(services),
    listRoute(services),
    getRoute(services),
    updateRoute(services),
    deleteRoute(services),
    checkRoute(services),
    inspectRoute(services),
  ]
}

function createRoute(services: WithAccounts): Route {
  return {
    method: 'POST',
    path: CONNECTORS_PATH,
    tag: TAG,
    summary: 'Create a connector',
    description:
      'Uses either `credentials` or the `secret_id` of a completed OAuth flow. Credentials are ' +
      "checked against the kind's auth variants, and with a cheap read unless `validate` is false.",
    tokens: ANY_TOKEN,
    idempotent: true,
    customerOf: async ({ body }) => String(body.external_user_id),
    ...FOR_APPLICATIONS,
    body: NEW_CONNECTOR,
    responses: {
      201: shape('The created connector.', CONNECTOR, { Location: 'The path of the connector.', ...ETAG }),
    },
    errors: [
      'token_kind_forbidden',
      'unknown_entity',
      'definition_not_found',
      'credentials_mismatch',
      ...THIRD_PARTY_ERRORS,
      'oauth_secret_not_found',
      'customer_mismatch',
      'connector_disabled',
      'definition_in_use',
      'definition_unusable',
      'quota_exceeded',
    ],
    handle: (request) => create(services, request),
  }
}

async function create(services: WithAccounts, { caller, body, signal }: RouteRequest): Promise<RouteResponse> {
  const { access, baseUrl, catalogue, connectors, oauth, copies } = services
  const asked = body as unknown as NewConnectorRequest
  const { external_user_id: externalUserId, name, environment: given, validate, metadata, map, sync: change } = asked
  const { organizationId } = caller
  const { kind } = (await catalogue.of(organizationId)).find(asked.connector_type)
  checkKind(caller, kind)
  checkSyncChange(caller, change)
  checkOwn(caller, 'metadata', metadata)
  checkOwn(caller, 'a map', map)
  if (change?.entities ?? change?.own_fields) await copies.check(organizationId, kind, change)
  if (map) await copies.checkMap({ organizationId, kind }, map)
  const customer = await customerNamed(access, caller, externalUserId)
  const environment = given ?? {}
  const secretId = asked.server_side_oauth_secret_id
  if (secretId !== undefined && asked.auth_variant !== undefined) throw variantOfNothing()
  const variant = asked.auth_variant === undefined ? {} : { variant: asked.auth_variant }
  const granted =
    secretId === undefined
      ? { credentials: asked.credentials!, ...variant }
      : { ...(await oauth.redeem({ organizationId, externalUserId, kind, secretId, environment })), isConsented: true }
  const wanted = { kind, name, validate: validate !== false, environment, metadata, map, ...granted }
  const owner = { organizationId, customer: { id: customer.id, externalUserId } }
  const connector = await connectors.create(owner, wanted, signal)
  await copies.created(organizationId, connector.id, change)
  const response = one(connector)
  const location = new URL(`${baseUrl()}${CONNECTORS_PATH}/${connector.id}`).pathname
  return { ...response, status: 201, headers: { ...response.headers, location } }
}

function variantOfNothing(): ConnectorError {
  return new ConnectorError('validation_error', 'Cannot use this body: auth_variant requires credentials', {
    errors: [{ field: 'auth_variant', message: 'is for credentials only', error_code: 'dependentRequired' }],
  })
}

function listRoute({ catalogue, connectors }: WithAccounts): Route {
  return {
    method: 'GET',
    path: CONNECTORS_PATH,
    tag: TAG,
    summary: 'List connectors',
    tokens: ANY_TOKEN,
    query: {
      external_user_id: EXTERNAL_USER_ID,
      connector_type: CONNECTOR_TYPE,
      definition_id: uuid('The id of the definition of the kind.'),
      status: CONNECTOR_STATUS,
      ...METADATA_QUERY,
      ...PAGE_QUERY,
    },
    ...FOR_APPLICATIONS,
    responses: { 200: shape('The connectors, oldest first.', CONNECTOR_PAGE) },
    errors: ['invalid_cursor', 'definition_not_found', 'token_kind_forbidden'],
    async handle({ caller, query }) {
      checkOwn(caller, 'metadata', query.metadata)
      const { external_user_id: externalUserId, connector_type: type, definition_id: definitionId, ...rest } = query
      const kind = type ?? definitionId
      const filter = {
        ...rest,
        externalUserId: externalUserId === undefined ? undefined : String(externalUserId),
        kind: kind === undefined ? undefined : (await catalogue.of(caller.organizationId)).find(String(kind)).kind,
      }
      return { status: 200, body: await connectors.list(scopeOf(caller), filter) }
    },
  }
}

function getRoute({ connectors }: WithAccounts): Route<typeof ONE_CONNECTOR> {
  return {
    method: 'GET',
    path: ONE_CONNECTOR,
    tag: TAG,
    summary: 'Get a connector',
    tokens: ANY_TOKEN,
    ...FOR_APPLICATIONS,
    responses: { 200: shape('The connector.', CONNECTOR, ETAG) },
    errors: ['connector_not_found'],
    handle: async ({ caller, params }) => one(await connectors.get(scopeOf(caller), params.connector_id)),
  }
}

function updateRoute({ connectors, copies }: WithAccounts): Route<typeof ONE_CONNECTOR> {
  return {
    method: 'PATCH',
    path: ONE_CONNECTOR,
    tag: TAG,
    summary: 'Change a connector',
    description: 'New credentials are checked before they replace the old ones.',
    headers: { 'If-Match': 'The `ETag` that the connector must still have.' },
    tokens: ANY_TOKEN,
    idempotent: true,
    customerOf: (request) => customerOfConnector(connectors, request),
    ...FOR_APPLICATIONS,
    body: CONNECTOR_CHANGES,
    responses: { 200: shape('The changed connector.', CONNECTOR, ETAG) },
    errors: [
      'connector_not_found',
      'token_kind_forbidden',
      'version_conflict',
      'credentials_mismatch',
      'credentials_unreadable',
      ...THIRD_PARTY_ERRORS,
    ],
    async handle({ caller, params, body, header }) {
      const version = versionOf(header('if-match'))
      const { auth_variant: variant, ...change } = body
      checkOwn(caller, 'metadata', change.metadata)
      checkOwn(caller, 'a map', change.map)
      if (variant !== undefined && change.credentials === undefined) throw variantOfNothing()
      const changes = {
        ...change,
        variant: variant === undefined ? undefined : String(variant),
        version,
      }
      const { map } = changes as Pick<ConnectorChangesRequest, 'map'>
      if (map) {
        const { organizationId, kind, id } = await connectors.find(scopeOf(caller), params.connector_id)
        await copies.checkMap({ organizationId, kind, connectorId: id }, map)
      }
      return one(await connectors.update(scopeOf(caller), params.connector_id, changes))
    },
  }
}

function deleteRoute({ connectors, deletions }: WithAccounts): Route<typeof ONE_CONNECTOR> {
  return {
    method: 'DELETE',
    path: ONE_CONNECTOR,
    tag: TAG,
    summary: 'Delete a connector',
    description: 'Deletes its credentials at once and the copy of its records in the background.',
    tokens: ANY_TOKEN,
    idempotent: true,
    customerOf: (request) => customerOfConnector(connectors, request),
    responses: { 202: shape('The deletion, which continues in the background.', DELETION) },
    errors: ['connector_not_found'],
    async handle({ caller, params }) {
      const body = await connectors.remove(scopeOf(caller), params.connector_id)
      await deletions.begin({ id: body.job_id, organizationId: caller.organizationId })
      return { status: 202, body }
    },
  }
}

function checkRoute({ connectors }: WithAccounts): Route<`${typeof ONE_CONNECTOR}/check`> {
  return {
    method: 'POST',
    path: `${ONE_CONNECTOR}/check`,
    tag: TAG,
    summary: 'Check that the third party accepts the credentials',
    tokens: ANY_TOKEN,
    body: EMPTY,
    responses: { 200: shape('The result of the check.', CHECK_RESULT) },
    errors: [
      'connector_not_found',
      'connector_disabled',
      'credentials_rejected',
      'credentials_unreadable',
      'credentials_mismatch',
      'version_conflict',
    ],
    handle: async ({ caller, params, signal }) => ({
      status: 200,
      body: await connectors.check(scopeOf(caller), params.connector_id, signal),
    }),
  }
}

function inspectRoute({ catalogue, connectors }: WithAccounts): Route<`${typeof ONE_CONNECTOR}/inspect`> {
  return {
    method: 'GET',
    path: `${ONE_CONNECTOR}/inspect`,
    tag: TAG,
    summary: 'List the actions and the searchable entities of a connector',
    tokens: ANY_TOKEN,
    ...FOR_APPLICATIONS,
    responses: { 200: shape('The connector with its entities.', INSPECTED_CONNECTOR) },
    errors: ['connector_not_found'],
    async handle({ caller, params }) {
      const connector = await connectors.get(scopeOf(caller), params.connector_id)
      const { entities } = await (await catalogue.of(caller.organizationId)).definition(connector.definition_id)
      return { status: 200, body: { ...connector, entities } }
    },
  }
}

function one(connector: ConnectorBody): RouteResponse {
  return { status: 200, body: connector, headers: { etag: `"${connector.version}"` } }
}

/** The version that `If-Match` asks for (RFC 9110, 13.1.1). */
function versionOf(value: string | undefined): number | undefined {
  if (value === undefined || value === '*') return undefined
  const version = /^"(\d{1,9})"$/.exec(value)?.[1]
  if (version === undefined)
    throw new ServerError(
      'version_conflict',
      'Cannot change the connector: If-Match does not contain an ETag of a connector',
      {
        hint: 'Send the ETag from the response that returned the connector, such as "3".',
      },
    )
  return Number(version)
}
