/** The rows of endpoints, as callers may see them. */
import type { EventType } from 'plugboard/contract'
import type { StoredTrigger } from '../../../copy/index.ts'
import type { Sql } from '../../../ground/store/index.ts'
import type { SignatureScheme } from './secrets.ts'
import { publicId } from '../../../ground/outbox/index.ts'

/** An endpoint without its secret. */
export interface WebhookEndpoint {
  /** Public: `we_…`. */
  readonly id: string
  readonly url: string
  /** Null for all, later ones included. */
  readonly eventTypes: readonly EventType[] | null
  /** The customers whose events it gets; null for all events. */
  readonly externalUserIds: readonly string[] | null
  /** Record changes to send, as stored; null for none. */
  readonly records: StoredTrigger | null
  readonly isEnabled: boolean
  /** `requested` by a caller, `gone` after a response with status 410, `failing` after five days of failures. Null while enabled. */
  readonly disabledReason: 'requested' | 'gone' | 'failing' | null
  readonly scheme: SignatureScheme
  /** Until when the secret before the last rotation also signs. */
  readonly previousSecretUntil: Date | null
  /** Since when every attempt failed. */
  readonly failingSince: Date | null
  readonly lastSuccessAt: Date | null
  /** Until when nothing is sent since it failed, or asked for it. */
  readonly pausedUntil: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** The columns of an endpoint. */
export const ENDPOINT_COLUMNS = `id, url, event_types as "eventTypes", external_user_ids as "externalUserIds", records, is_enabled as "isEnabled",
  disabled_reason as "disabledReason", scheme, previous_until as "previousSecretUntil", failing_since as "failingSince",
  last_success_at as "lastSuccessAt", paused_until as "pausedUntil", created_at as "createdAt", updated_at as "updatedAt"`

/** The endpoints that a statement gives. */
export async function endpointRows(sql: Sql, text: string, params: readonly unknown[]): Promise<WebhookEndpoint[]> {
  const rows = await sql.query<WebhookEndpoint>(text, params)
  return rows.map((row) => ({ ...row, id: publicId('endpoint', row.id) }))
}
