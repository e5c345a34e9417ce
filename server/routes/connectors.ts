/** Connectors: a kind bound to an owner's credentials and to one customer. */
import type { Json, JsonSchema } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import type { Access } from '../access/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Connectors } from '../connectors/index.ts'
import { reachOf } from '../connectors/index.ts'
import type { Answer, Request, Route } from '../http/index.ts'
import type { Oauth } from '../oauth/index.ts'
import { CONNECTOR, CONNECTORS, READINESS } from './connector-shape.ts'
import { checkKind, customerNamed, customerOfConnector } from './owner.ts'
import {
  ANY_OBJECT,
  CONNECTOR_TYPE,
  EXTERNAL_USER_ID,
  nullable,
  object,
  PAGE_QUERY,
  pageOf,
  text,
  THIRD_PARTY_ERRORS,
  TIME,
  UUID,
} from './schemas.ts'
import { checkSyncChange, SYNC_CHANGE } from './sync.ts'

/** What these routes work with. */
export interface ConnectorServices {
  readonly access: Access
  readonly catalogue: Catalogue
  readonly connectors: Connectors
  readonly oauth: Oauth
  /** Told of the job that ends a deletion. */
  readonly removed: (jobId: string) => Promise<void>
  /** Told of a connector that was made: its copy may be begun. */
  readonly created: (organizationId: string, connectorId: string, sync: unknown) => Promise<void>
  /** Checks the entities to be synced. @throws ConnectorError `unknown_entity` */
  readonly checkEntities: (kind: string, entities: readonly string[]) => Promise<void>
}

const ONE = `${CONNECTORS}/{connector_id}`
const TOKENS = ['application', 'scoped', 'widget'] as const
const NAME = text('For people; without control characters.', {
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
})
const CREDENTIALS: JsonSchema = {
  type: 'object',
  description: "The owner's values, as one of the kind's auth variants has them. They never come back.",
  additionalProperties: { type: 'string', maxLength: 65_536 },
  writeOnly: true,
}

/** The routes of connectors. */
export function connectorRoutes(services: ConnectorServices): Route[] {
  const { catalogue, connectors } = services
  return [
    {
      method: 'POST',
      path: CONNECTORS,
      tag: 'Connectors',
      summary: 'Create a connector',
      description:
        'From `credentials`, or from the `secret_id` that an OAuth flow ended with: exactly one of them. Credentials are ' +
        "checked against the kind's auth variants, and by a cheap read unless `validate` is false.",
      tokens: TOKENS,
      idempotent: true,
      customerOf: async ({ body }) => String(body.external_user_id),
      body: {
        ...object(
          {
            external_user_id: EXTERNAL_USER_ID,
            connector_type: CONNECTOR_TYPE,
            name: NAME,
            credentials: CREDENTIALS,
            server_side_oauth_secret_id: text('`secret_id` of the OAuth flow.', { maxLength: 500 }),
            environment: {
              ...ANY_OBJECT,
              description:
                'Settings of the kind that are not secret. With a `secret_id` those that choose among several sites or accounts.',
            },
            validate: { type: 'boolean', default: true },
            sync: {
              ...SYNC_CHANGE,
              description: 'How the searchable copy is kept. Widget tokens may set `enabled` alone.',
            },
          },
          ['external_user_id', 'connector_type', 'name'],
        ),
        oneOf: [{ required: ['credentials'] }, { required: ['server_side_oauth_secret_id'] }],
      },
      answers: {
        201: {
          description: 'Created.',
          schema: CONNECTOR,
          headers: { Location: 'Where it is.', ETag: 'Its version.' },
        },
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
        'quota_exceeded',
      ],
      handle: (request) => create(services, request),
    },
    {
      method: 'GET',
      path: CONNECTORS,
      tag: 'Connectors',
      summary: 'List connectors',
      tokens: TOKENS,
      query: {
        external_user_id: EXTERNAL_USER_ID,
        connector_type: CONNECTOR_TYPE,
        definition_id: UUID,
        status: { enum: ['pending', 'active', 'needs_reauth', 'disabled', 'deleting'] },
        ...PAGE_QUERY,
      },
      answers: { 200: { description: 'By age.', schema: pageOf(CONNECTOR) } },
      errors: ['invalid_cursor', 'definition_not_found'],
      async handle({ caller, query }) {
        const { external_user_id: externalUserId, connector_type: type, definition_id: definitionId, ...rest } = query
        const kind = type ?? definitionId
        const filter = {
          ...rest,
          ...(externalUserId !== undefined && { externalUserId: String(externalUserId) }),
          ...(kind !== undefined && { kind: catalogue.find(String(kind)).kind }),
        }
        return { status: 200, body: await connectors.list(reachOf(caller), filter) }
      },
    },
    {
      method: 'GET',
      path: ONE,
      tag: 'Connectors',
      summary: 'Get a connector',
      tokens: TOKENS,
      answers: { 200: { description: 'It.', schema: CONNECTOR, headers: { ETag: 'Its version.' } } },
      errors: ['connector_not_found'],
      handle: async ({ caller, params }) => one(await connectors.get(reachOf(caller), params.connector_id!)),
    },
    {
      method: 'PATCH',
      path: ONE,
      tag: 'Connectors',
      summary: 'Change a connector',
      description: 'New credentials are checked before they take the place of the old.',
      headers: { 'If-Match': 'The `ETag` that the connector must still have.' },
      tokens: TOKENS,
      idempotent: true,
      customerOf: (request) => customerOfConnector(connectors, request),
      body: {
        ...object({ name: NAME, credentials: CREDENTIALS, environment: ANY_OBJECT, enabled: { type: 'boolean' } }, []),
        minProperties: 1,
      },
      answers: { 200: { description: 'As it is now.', schema: CONNECTOR, headers: { ETag: 'Its version.' } } },
      errors: [
        'connector_not_found',
        'version_conflict',
        'credentials_mismatch',
        'credentials_unreadable',
        ...THIRD_PARTY_ERRORS,
      ],
      async handle({ caller, params, body, header }) {
        const version = versionOf(header('if-match'))
        const changes = { ...body, ...(version !== undefined && { version }) }
        return one(await connectors.update(reachOf(caller), params.connector_id!, changes))
      },
    },
    {
      method: 'DELETE',
      path: ONE,
      tag: 'Connectors',
      summary: 'Delete a connector',
      description: 'Its credentials are gone at once; what was copied of its records goes in the background.',
      tokens: TOKENS,
      idempotent: true,
      customerOf: (request) => customerOfConnector(connectors, request),
      answers: { 202: { description: 'On its way.', schema: object({ job_id: UUID, id: UUID, deleted_at: TIME }) } },
      errors: ['connector_not_found'],
      async handle({ caller, params }) {
        const body = await connectors.remove(reachOf(caller), params.connector_id!)
        await services.removed(body.job_id)
        return { status: 202, body }
      },
    },
    {
      method: 'POST',
      path: `${ONE}/check`,
      tag: 'Connectors',
      summary: 'Ask the third party whether the credentials are good',
      tokens: TOKENS,
      body: object({}),
      answers: {
        200: {
          description: 'What was found.',
          schema: object({
            id: UUID,
            status: { enum: ['succeeded', 'failed'] },
            error_message: nullable({ type: 'string' }),
            checked_entity: text('Whose records were asked for.'),
            checked_action: text('By which they were.'),
            duration_ms: { type: 'integer' },
          }),
        },
      },
      errors: ['connector_not_found', 'connector_disabled', 'credentials_rejected', 'credentials_unreadable'],
      handle: async ({ caller, params, signal }) => ({
        status: 200,
        body: await connectors.check(reachOf(caller), params.connector_id!, signal),
      }),
    },
    {
      method: 'GET',
      path: `${ONE}/inspect`,
      tag: 'Connectors',
      summary: 'What a connector can do, and which of its entities can be searched',
      tokens: TOKENS,
      answers: { 200: { description: 'The connector with its entities.', schema: READINESS } },
      errors: ['connector_not_found'],
      async handle({ caller, params }) {
        const connector = await connectors.get(reachOf(caller), params.connector_id!)
        const { entities } = catalogue.definition(connector.definition_id)
        return { status: 200, body: { ...connector, entities } }
      },
    },
  ]
}

async function create(services: ConnectorServices, request: Request): Promise<Answer> {
  const { access, catalogue, connectors, oauth, created } = services
  const { caller, body, signal } = request
  const externalUserId = String(body.external_user_id)
  const { kind } = catalogue.find(String(body.connector_type))
  checkKind(caller, kind)
  const { entities } = (body.sync ?? {}) as { entities?: string[] | null }
  checkSyncChange(caller, body.sync)
  if (entities) await services.checkEntities(kind, entities)
  const customer = await customerNamed(access, caller, externalUserId)
  const given = {
    kind,
    name: String(body.name),
    validate: body.validate !== false,
    environment: (body.environment ?? {}) as Record<string, Json>,
  }
  const owner = { organizationId: caller.organizationId, customer }
  const secretId = body.server_side_oauth_secret_id
  const granted =
    secretId === undefined
      ? { credentials: body.credentials as Record<string, string> }
      : await oauth.redeem({
          organizationId: caller.organizationId,
          externalUserId,
          kind,
          secretId: String(secretId),
          environment: given.environment,
        })
  const connector = await connectors.create(owner, { ...given, ...granted }, signal)
  await created(caller.organizationId, connector.id, body.sync)
  return {
    ...one(connector),
    status: 201,
    headers: { location: `${CONNECTORS}/${connector.id}`, etag: `"${connector.version}"` },
  }
}

function one(connector: { readonly version: number }): Answer {
  return { status: 200, body: connector, headers: { etag: `"${connector.version}"` } }
}

/** The version that `If-Match` asks for (RFC 9110, 13.1.1). */
function versionOf(value: string | undefined): number | undefined {
  if (value === undefined || value === '*') return undefined
  const version = /^"(\d{1,9})"$/.exec(value)?.[1]
  if (version === undefined)
    throw new ServerError('version_conflict', 'Cannot change the connector: If-Match holds no version of it', {
      hint: 'Send the ETag that the connector was read with, such as "3".',
    })
  return Number(version)
}
