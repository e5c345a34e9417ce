/**
 * Endpoints without a URL: their messages wait, and an application reads them instead. A developer's machine behind a router gets
 * events this way.
 */
import type { Database } from '../store/index.ts'
import { rowId } from './outbox/ids.ts'

/** What stands for no URL. A name under `invalid` leads nowhere. @see RFC 6761 section 6.4 */
export const NO_URL = 'https://none.invalid/'

/** Has the messages of an endpoint without a URL wait. */
export async function keepMessages(database: Database, organizationId: string, endpointId: string): Promise<void> {
  await database
    .of(organizationId)
    .query(
      `update webhook_endpoints set paused_until = '9999-12-31' where organization_id = $1 and id = $2 and url = $3`,
      [organizationId, rowId('endpoint', endpointId), NO_URL],
    )
}
