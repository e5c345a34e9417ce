/** Messages of an endpoint, with their delivery attempts. */
import type { EventType, WebhookAttemptBody, WebhookMessageBody } from 'plugboard/contract'
import type { Cursors, CursorScope } from '../../ground/cursors/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { messageBody } from './delivery/body.ts'
import {
  exactly,
  listEndpoints,
  PAGE,
  listPageOf,
  type ListPage,
  type PagingOptions,
  positionOf,
} from './endpoints/pages.ts'
import type { WebhookEndpoint } from './endpoints/rows.ts'
import { NO_URL } from './delivery/pauses.ts'
import { messageNotFound } from './replay.ts'
import { publicId, rowId } from '../../ground/outbox/index.ts'

/** Filters of messages. */
export interface MessageFilter {
  readonly type?: EventType
  readonly status?: WebhookMessageBody['status']
  /** Events of this customer only. */
  readonly externalUserId?: string
  /** From this time on, and before that one. */
  readonly since?: string
  readonly until?: string
}

/** The attempts of one message at one endpoint. */
export interface AttemptsOf {
  readonly endpointId: string
  readonly messageId: string
}

interface MessageRow {
  readonly id: string
  readonly type: EventType
  readonly data: string
  readonly sequence: number | null
  readonly createdAt: Date
  readonly externalUserId: string | null
  readonly status: WebhookMessageBody['status']
  readonly attempts: number
  readonly nextAttemptAt: Date | null
  readonly position: string
}

interface AttemptRow {
  readonly id: string
  readonly at: Date
  readonly status: number | null
  readonly durationMs: number
  readonly error: string | null
  readonly response: string | null
  readonly position: string
}

const MESSAGES = `
  select m.id, m.type, m.data, m.sequence, m.created_at as "createdAt", d.status,
    m.data::jsonb ->> 'external_user_id' as "externalUserId",
    (select count(*) from webhook_attempts a where a.organization_id = d.organization_id and a.message_id = d.message_id
      and a.endpoint_id = d.endpoint_id) as attempts,
    case when d.status = 'pending' and e.is_enabled and e.url <> '${NO_URL}' then greatest(d.due_at, e.paused_until) end as "nextAttemptAt",
    ${exactly('d.created_at')} as position
  from webhook_deliveries d join webhook_messages m on m.organization_id = d.organization_id and m.id = d.message_id
  join webhook_endpoints e on e.organization_id = d.organization_id and e.id = d.endpoint_id
  where d.organization_id = $1 and d.endpoint_id = $2 and ($3::text is null or m.type = $3) and ($4::text is null or d.status = $4)
    and ($5::text is null or m.data::jsonb ->> 'external_user_id' = $5)
    and ($6::timestamptz is null or d.created_at >= $6) and ($7::timestamptz is null or d.created_at < $7)
    and ($8::timestamptz is null or (d.created_at, d.message_id) < ($8, $9::uuid))
  order by d.created_at desc, d.message_id desc limit $10::int`

const ATTEMPTS = `
  select id, at, status, duration_ms as "durationMs", error, response, ${exactly('at')} as position from webhook_attempts
  where organization_id = $1 and endpoint_id = $2 and message_id = $3
    and ($4::timestamptz is null or (at, id) < ($4, $5::uuid))
  order by at desc, id desc limit $6::int`

/** Pages of endpoints, and of what was sent to them in 30 days. */
export class WebhookPages {
  readonly #database: Database
  readonly #cursors: Cursors

  constructor({ database, cursors }: { readonly database: Database; readonly cursors: Cursors }) {
    this.#database = database
    this.#cursors = cursors
  }

  /** A page of an organization's endpoints, oldest first. @throws ConnectorError `invalid_cursor` */
  endpoints(organizationId: string, page?: PagingOptions): Promise<ListPage<WebhookEndpoint>> {
    return listEndpoints({ database: this.#database, cursors: this.#cursors }, organizationId, page)
  }

  /** A page of an endpoint's messages, newest first. @throws ConnectorError `invalid_cursor` */
  async messages(
    organizationId: string,
    endpointId: string,
    { type, status, externalUserId, since, until, limit = PAGE, cursor }: MessageFilter & PagingOptions = {},
  ): Promise<ListPage<WebhookMessageBody>> {
    const scope: CursorScope = ['webhook messages', organizationId, endpointId]
    const filter = [type, status, externalUserId, since, until].map((value) => value ?? null)
    const position = positionOf(this.#cursors, scope, cursor)
    const values = [organizationId, rowId('endpoint', endpointId), ...filter, ...position, limit + 1]
    const found = await this.#database.of(organizationId).query<MessageRow>(MESSAGES, values)
    return listPageOf(this.#cursors, { scope, found, limit }, messageOf)
  }

  /**
   * A page of the attempts to deliver a message to an endpoint, newest first.
   * @throws ConnectorError `webhook_message_not_found`, `invalid_cursor`
   */
  async attempts(
    organizationId: string,
    { endpointId, messageId }: AttemptsOf,
    { limit = PAGE, cursor }: PagingOptions = {},
  ): Promise<ListPage<WebhookAttemptBody>> {
    const scope: CursorScope = ['webhook attempts', organizationId, endpointId, messageId]
    const of = [organizationId, rowId('endpoint', endpointId), rowId('message', messageId)]
    const sql = this.#database.of(organizationId)
    const known = await sql.query(
      'select 1 from webhook_deliveries where organization_id = $1 and endpoint_id = $2 and message_id = $3',
      of,
    )
    if (known.length === 0) throw messageNotFound()
    const found = await sql.query<AttemptRow>(ATTEMPTS, [...of, ...positionOf(this.#cursors, scope, cursor), limit + 1])
    return listPageOf(this.#cursors, { scope, found, limit }, (row) => attemptOf(row, messageId))
  }
}

function messageOf({ id, attempts, nextAttemptAt, ...row }: MessageRow): WebhookMessageBody {
  return {
    id: publicId('message', id),
    type: row.type,
    external_user_id: row.externalUserId,
    status: row.status,
    attempts,
    next_attempt_at: nextAttemptAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    body: JSON.parse(messageBody(row)) as WebhookMessageBody['body'],
  }
}

function attemptOf({ id, at, status, durationMs, error, response }: AttemptRow, messageId: string): WebhookAttemptBody {
  return {
    id,
    message_id: messageId,
    attempted_at: at.toISOString(),
    duration_ms: durationMs,
    outcome: status !== null && status >= 200 && status < 300 ? 'succeeded' : 'failed',
    status,
    error,
    response,
  }
}
