/**
 * Endpoints to which nothing is sent for now. One without a URL keeps its messages, and an application reads them: a developer's
 * machine behind a router gets events this way.
 */
import { ofActiveOrganization } from '../../../ground/store/index.ts'

/** Placeholder for no URL. A name under `invalid` never resolves. @see RFC 6761 section 6.4 */
export const NO_URL = 'https://none.invalid/'

/** Whether messages are sent to an endpoint `e` now: it has a URL, is enabled and has no pause, and its organization is active. */
export const IS_SENT_TO = `(e.url <> '${NO_URL}' and e.is_enabled and (e.paused_until is null or e.paused_until <= now())
  and ${ofActiveOrganization('e.organization_id')})`
