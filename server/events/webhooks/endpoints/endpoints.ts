/** The endpoints of organizations: where their events are sent, which, and the secrets that sign them. */
import type { StoredTrigger } from '../../../copy/index.ts'
import { randomUUID } from 'node:crypto'
import type { EventType } from 'plugboard/contract'
import { firstOf } from '../../../ground/base/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import type { Vault } from '../../../ground/vault/index.ts'
import { checkEndpointUrl } from './address.ts'
import { ENDPOINT_COLUMNS, type WebhookEndpoint, endpointRows } from './rows.ts'
import { newSigningSecret, type SignatureScheme } from './secrets.ts'
import { rowId } from '../../../ground/outbox/index.ts'

/** How long the old secret also signs after a rotation, in seconds. */
const ROTATION_SECONDS = 24 * 60 * 60

/** Services of endpoints. */
export interface EndpointServices {
  readonly database: Database
  readonly vault: Vault
  /** Whether loopback and private addresses may be reached. */
  readonly allowPrivate: boolean
  /** Maximum number of endpoints of an organization. */
  readonly quota: number
}

/** The terms of an endpoint. */
export interface EndpointTerms {
  readonly url: string
  /** Null, the default, for all. */
  readonly eventTypes?: readonly EventType[] | null
  /** Null, the default, for all. */
  readonly externalUserIds?: readonly string[] | null
  /** Record changes to send; none by default. */
  readonly records?: StoredTrigger | null
}

/** An endpoint with what the receiver verifies with: a `whsec_` secret, or a `whpk_` public key. It is shown this once. */
export interface ShownSecret {
  readonly endpoint: WebhookEndpoint
  readonly secret: string
}

/** The endpoints of a database. */
export class Endpoints {
  readonly #services: EndpointServices

  constructor(services: EndpointServices) {
    this.#services = services
  }

  /**
   * Adds an endpoint.
   * @param scheme how requests are signed; `v1` by default
   * @throws ConnectorError `webhook_url_not_allowed`, `quota_exceeded`
   */
  async create(
    organizationId: string,
    { url, eventTypes, externalUserIds, records }: EndpointTerms,
    scheme: SignatureScheme = 'v1',
  ): Promise<ShownSecret> {
    const { database, vault, allowPrivate, quota } = this.#services
    checkEndpointUrl(url, allowPrivate)
    const id = randomUUID()
    const { signing, verifying } = newSigningSecret(scheme)
    const secret = await vault.seal(ownerOf(organizationId, id, 1), signing)
    const endpoint = await database.of(organizationId).transaction(async (sql) => {
      await sql.query(`select pg_advisory_xact_lock(hashtextextended('webhook endpoints ' || $1::text, 0))`, [
        organizationId,
      ])
      const [{ count } = { count: 0 }] = await sql.query<{ count: number }>(
        'select count(*) from webhook_endpoints where organization_id = $1',
        [organizationId],
      )
      if (count >= quota) throw quotaExceeded(quota)
      return firstOf(
        await endpointRows(
          sql,
          `insert into webhook_endpoints (id, organization_id, url, event_types, external_user_ids, scheme, secret, records)
           values ($1, $2, $3, $4::text[], $5::text[], $6, $7, $8::jsonb) returning ${ENDPOINT_COLUMNS}`,
          [id, organizationId, url, eventTypes ?? null, externalUserIds ?? null, scheme, secret, jsonOrNull(records)],
        ),
      )
    })
    return { endpoint, secret: verifying }
  }

  /** The endpoints of an organization, oldest first; no more than its quota. */
  list(organizationId: string): Promise<WebhookEndpoint[]> {
    return endpointRows(
      this.#services.database.of(organizationId),
      `select ${ENDPOINT_COLUMNS} from webhook_endpoints where organization_id = $1 order by created_at, id`,
      [organizationId],
    )
  }

  /** An endpoint by its id. @throws ConnectorError `webhook_endpoint_not_found` */
  async find(organizationId: string, id: string): Promise<WebhookEndpoint> {
    return oneOf(
      await endpointRows(
        this.#services.database.of(organizationId),
        `select ${ENDPOINT_COLUMNS} from webhook_endpoints where organization_id = $1 and id = $2`,
        [organizationId, rowId('endpoint', id)],
      ),
    )
  }

  /**
   * Changes an endpoint. What is absent stays. Its failures are forgotten if it is enabled or gets another URL.
   * @throws ConnectorError `webhook_endpoint_not_found`, `webhook_url_not_allowed`
   */
  async update(
    organizationId: string,
    id: string,
    { url, eventTypes, externalUserIds, records, isEnabled }: Partial<EndpointTerms> & { readonly isEnabled?: boolean },
  ): Promise<WebhookEndpoint> {
    const { database, allowPrivate } = this.#services
    if (url !== undefined) checkEndpointUrl(url, allowPrivate)
    return oneOf(
      await endpointRows(
        database.of(organizationId),
        `update webhook_endpoints set url = coalesce($3, url),
           event_types = case when $4::boolean then $5::text[] else event_types end,
           external_user_ids = case when $6::boolean then $7::text[] else external_user_ids end,
           records = case when $10::boolean then $11::jsonb else records end,
           is_enabled = coalesce($8, is_enabled),
           disabled_reason = case when $8 then null when not $8 then coalesce(disabled_reason, 'requested') else disabled_reason end,
           failures = case when $9::boolean then 0 else failures end,
           failing_since = case when $9 then null else failing_since end,
           paused_until = case when $9 then null else paused_until end,
           updated_at = now()
         where organization_id = $1 and id = $2 returning ${ENDPOINT_COLUMNS}`,
        [
          organizationId,
          rowId('endpoint', id),
          url ?? null,
          eventTypes !== undefined,
          eventTypes ?? null,
          externalUserIds !== undefined,
          externalUserIds ?? null,
          isEnabled ?? null,
          isEnabled === true || url !== undefined,
          records !== undefined,
          jsonOrNull(records),
        ],
      ),
    )
  }

  /** Removes an endpoint with its deliveries. @throws ConnectorError `webhook_endpoint_not_found` */
  async remove(organizationId: string, id: string): Promise<void> {
    const rows = await this.#services.database
      .of(organizationId)
      .query('delete from webhook_endpoints where organization_id = $1 and id = $2 returning id', [
        organizationId,
        rowId('endpoint', id),
      ])
    if (rows.length === 0) throw notFound()
  }

  /**
   * Replaces the secret. The old one also signs for a day, so that receivers can change theirs meanwhile.
   * @param oldSeconds how long it does; 0 for a secret that others know
   * @throws ConnectorError `webhook_endpoint_not_found`, `version_conflict` when another rotation came first
   */
  async rotate(organizationId: string, id: string, oldSeconds: number = ROTATION_SECONDS): Promise<ShownSecret> {
    const { database, vault } = this.#services
    const [scope, uuid] = [database.of(organizationId), rowId('endpoint', id)]
    const [row] = await scope.query<{ version: number; scheme: SignatureScheme }>(
      'select secret_version as version, scheme from webhook_endpoints where organization_id = $1 and id = $2',
      [organizationId, uuid],
    )
    if (!row || uuid === undefined) throw notFound()
    const { signing, verifying } = newSigningSecret(row.scheme)
    const secret = await vault.seal(ownerOf(organizationId, uuid, row.version + 1), signing)
    const [endpoint] = await endpointRows(
      scope,
      `update webhook_endpoints set previous_secret = case when $5::int > 0 then secret end,
         previous_until = case when $5 > 0 then now() + make_interval(secs => $5) end,
         secret = $4, secret_version = secret_version + 1, updated_at = now()
       where organization_id = $1 and id = $2 and secret_version = $3 returning ${ENDPOINT_COLUMNS}`,
      [organizationId, uuid, row.version, secret, oldSeconds],
    )
    if (!endpoint) throw rotatedMeanwhile(id)
    return { endpoint, secret: verifying }
  }
}

/** Returns the owner of an endpoint's sealed secret. */
export function ownerOf(organizationId: string, id: string, version: number) {
  return { organizationId, purpose: 'webhook_endpoint', id, version } as const
}

function jsonOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}

function oneOf([endpoint]: readonly WebhookEndpoint[]): WebhookEndpoint {
  if (!endpoint) throw notFound()
  return endpoint
}

/** The error for an id that names no endpoint of the organization. */
export function notFound(): ServerError {
  return new ServerError('webhook_endpoint_not_found', 'Cannot find the webhook endpoint: no endpoint has this ID', {
    hint: 'List the endpoints of the organization for their IDs.',
  })
}

function rotatedMeanwhile(id: string): ServerError {
  return new ServerError('version_conflict', `Cannot rotate the secret of ${id}: another rotation came first`, {
    hint: 'Use the secret of the other rotation, or rotate again.',
  })
}

function quotaExceeded(quota: number): ServerError {
  const message =
    quota === 0
      ? 'Cannot add a webhook endpoint: the operator switched webhooks off'
      : `Cannot add a webhook endpoint: the organization has ${quota}, its quota`
  return new ServerError('quota_exceeded', message, {
    hint: 'Remove unused endpoints, or ask the operator to raise quotas.webhookEndpoints.',
  })
}
