/** A connector as its row holds it, and as the API shows it. */
import type { ConnectorBody } from 'plugboard/contract'
import type { Json } from 'plugboard/runtime'
import type { Metadata } from '../../../ground/base/index.ts'
import type { CatalogueKind } from '../../catalogue/index.ts'
import type { Row } from '../../../ground/store/index.ts'

/** Statuses of a connector. */
export type Status = 'pending' | 'active' | 'needs_reauth' | 'disabled' | 'deleting'

/** A connector's row with the facts of its customer. */
export interface ConnectorRow {
  readonly id: string
  readonly organizationId: string
  readonly customerId: string
  readonly externalUserId: string
  readonly customerStatus: 'active' | 'inactive' | 'deleting'
  readonly kind: string
  readonly name: string
  /** The auth variant. */
  readonly auth: string
  readonly scopes: readonly string[]
  readonly environment: Readonly<Record<string, Json>>
  readonly definitionVersion: string
  /** For a kind of the organization's own, the digest of the hosts that the credentials were given for; else null. */
  readonly ownHosts: string | null
  readonly status: Status
  readonly statusReason: string | null
  /** Time of the last change of status; null if unknown. */
  readonly statusSince: Date | null
  /** When credentials that the third party refused are checked again; null for never. */
  readonly recheckAt: Date | null
  /** Sealed; null once shredded. */
  readonly sealed: Buffer | null
  readonly credentialsVersion: number
  readonly credentialsUpdatedAt: Date
  readonly credentialsExpireAt: Date | null
  readonly renewalProcess: string | null
  readonly replicationConfig: Readonly<Record<string, Json>>
  /** The application's own; never its customers' to see. */
  readonly metadata: Metadata
  /** Names of own fields of the records, by entity. */
  readonly map: ConnectorBody['map']
  readonly lastUsedAt: Date | null
  /** When a call, a sync or a check last succeeded, to some minutes. */
  readonly lastSuccessAt: Date | null
  /** How often in a row the server failed to attend to it for reasons that may pass. */
  readonly attendFailures: number
  /** Days before the end at which the owner was last notified of a grant that cannot be renewed. */
  readonly expiryNoticeDays: number | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly version: number
  /** Whether its organization lets callers send requests that no operation names. */
  readonly allowsRequests: boolean
  /** Until when its calls are captured; null when they are not. */
  readonly captureUntil: Date | null
}

/** The columns of a row, to be read from connectors `c` joined to their customers `u`. */
export const COLUMNS = `
  c.id, c.organization_id, c.customer_id, u.external_user_id, u.status as customer_status, c.kind, c.name, c.auth_variant,
  c.scopes, c.environment, c.definition_version, c.own_hosts, c.status, c.status_reason, c.status_since, c.credentials, c.credentials_version,
  c.credentials_updated_at, c.credentials_expire_at, c.renewal_process, c.replication_config, c.metadata, c.map, c.last_used_at, c.created_at,
  c.updated_at, c.version, c.last_success_at, c.recheck_at, c.attend_failures, c.expiry_notice_days, c.capture_until,
  (select o.allows_requests from organizations o where o.id = c.organization_id) as allows_requests`

/** A row by its columns as a connector. */
export function rowOf(row: Row): ConnectorRow {
  return {
    id: row.id as string,
    organizationId: row.organization_id as string,
    customerId: row.customer_id as string,
    externalUserId: row.external_user_id as string,
    customerStatus: row.customer_status as ConnectorRow['customerStatus'],
    kind: row.kind as string,
    name: row.name as string,
    auth: row.auth_variant as string,
    scopes: row.scopes as string[],
    environment: row.environment as Record<string, Json>,
    definitionVersion: row.definition_version as string,
    ownHosts: row.own_hosts as string | null,
    status: row.status as Status,
    statusReason: row.status_reason as string | null,
    statusSince: row.status_since as Date | null,
    recheckAt: row.recheck_at as Date | null,
    sealed: row.credentials as Buffer | null,
    credentialsVersion: row.credentials_version as number,
    credentialsUpdatedAt: row.credentials_updated_at as Date,
    credentialsExpireAt: row.credentials_expire_at as Date | null,
    renewalProcess: row.renewal_process as string | null,
    replicationConfig: row.replication_config as Record<string, Json>,
    metadata: row.metadata as Metadata,
    map: row.map as ConnectorBody['map'],
    lastUsedAt: row.last_used_at as Date | null,
    lastSuccessAt: row.last_success_at as Date | null,
    attendFailures: row.attend_failures as number,
    expiryNoticeDays: row.expiry_notice_days as number | null,
    createdAt: row.created_at as Date,
    updatedAt: row.updated_at as Date,
    version: row.version as number,
    allowsRequests: row.allows_requests as boolean,
    captureUntil: row.capture_until as Date | null,
  }
}

/** The connector as the API shows it. */
export function bodyOf(row: ConnectorRow, kind: Pick<CatalogueKind, 'id' | 'title' | 'iconUrl'>): ConnectorBody {
  return {
    id: row.id,
    name: row.name,
    external_user_id: row.externalUserId,
    customer_id: row.customerId,
    organization_id: row.organizationId,
    connector_type: row.kind,
    definition_id: kind.id,
    definition_version: row.definitionVersion,
    source_template: { id: kind.id, name: kind.title, connector_type: row.kind, icon: kind.iconUrl },
    auth: {
      method: row.auth,
      scopes: row.scopes,
      expires_at: row.credentialsExpireAt?.toISOString() ?? null,
      credentials_updated_at: row.credentialsUpdatedAt.toISOString(),
    },
    environment: row.environment,
    replication_config: row.replicationConfig,
    metadata: row.metadata,
    map: row.map,
    status: row.status,
    status_reason: row.statusReason,
    status_since: row.statusSince?.toISOString() ?? null,
    last_success_at: row.lastSuccessAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  }
}
