/**
 * Endpoints to which nothing is sent for now. One without a URL keeps its messages, and an application reads them: a developer's
 * machine behind a router gets events this way.
 */
import type { Database } from '../store/index.ts'
import { rowId } from './outbox/ids.ts'

/** What stands for no URL. A name under `invalid` leads nowhere. @see RFC 6761 section 6.4 */
export const NO_URL = 'https://none.invalid/'

/** Ends the pause of an endpoint that failed; one without a URL pauses for good. */
export async function setPause(database: Database, organizationId: string, endpointId: string): Promise<void> {
  await database.of(organizationId).query(
    `update webhook_endpoints set paused_until = case when url = $3 then timestamptz '9999-12-31' end
       where organization_id = $1 and id = $2`,
    [organizationId, rowId('endpoint', endpointId), NO_URL],
  )
}
