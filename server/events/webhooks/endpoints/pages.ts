/** Lists by pages. */
import { type Cursors, type CursorScope, cutPage } from '../../../ground/cursors/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { ENDPOINT_COLUMNS, type WebhookEndpoint } from './rows.ts'
import { publicId } from '../../../ground/outbox/index.ts'

/** Page of a list. */
export interface PagingOptions {
  /** 1 to 200; 50 by default. */
  readonly limit?: number
  readonly cursor?: string
}

/** A page of a list; `next` is the cursor of the page after. */
export interface ListPage<Item> {
  readonly data: Item[]
  readonly next: string | null
}

/** The items of a page by default. */
export const PAGE = 50

/** A time to the microsecond, which a Date would drop. */
export function exactly(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

/** The position after which a page begins: a time and an id, both null at the start. @throws ConnectorError `invalid_cursor` */
export function positionOf(
  cursors: Cursors,
  scope: CursorScope,
  cursor: string | undefined,
): readonly (string | number | null)[] {
  return cursor === undefined ? [null, null] : cursors.read(scope, cursor)
}

/** Rows that were asked for with one more than a page holds. */
export interface FoundRows<Row> {
  readonly scope: CursorScope
  readonly found: readonly Row[]
  readonly limit: number
}

/** The page of such rows. */
export function listPageOf<Row extends { readonly id: string; readonly position: string }, Item>(
  cursors: Cursors,
  { scope, found, limit }: FoundRows<Row>,
  itemOf: (row: Row) => Item,
): ListPage<Item> {
  const { rows, last } = cutPage(found, limit)
  return { data: rows.map(itemOf), next: last ? cursors.write(scope, [last.position, last.id]) : null }
}

/** A page of an organization's endpoints, oldest first. @throws ConnectorError `invalid_cursor` */
export async function listEndpoints(
  { database, cursors }: { readonly database: Database; readonly cursors: Cursors },
  organizationId: string,
  { limit = PAGE, cursor }: PagingOptions = {},
): Promise<ListPage<WebhookEndpoint>> {
  const scope: CursorScope = ['webhook endpoints', organizationId]
  const found = await database.of(organizationId).query<WebhookEndpoint & { readonly position: string }>(
    `select ${ENDPOINT_COLUMNS}, ${exactly('created_at')} as position from webhook_endpoints where organization_id = $1
       and ($2::timestamptz is null or (created_at, id) > ($2, $3::uuid))
     order by created_at, id limit $4::int`,
    [organizationId, ...positionOf(cursors, scope, cursor), limit + 1],
  )
  return listPageOf(cursors, { scope, found, limit }, (row) => ({ ...row, id: publicId('endpoint', row.id) }))
}
