/** What may come of asking a third party. */
import type { ErrorCode } from '../../runtime/index.ts'

/** Codes of requests that a third party did not answer as was hoped for. */
export const THIRD_PARTY_ERRORS: readonly ErrorCode[] = [
  'upstream_rejected',
  'record_not_found',
  'upstream_conflict',
  'credentials_rejected',
  'permission_missing',
  'upstream_plan_required',
  'oauth_error',
  'oauth_redirect_refused',
  'upstream_rate_limited',
  'upstream_error',
  'upstream_invalid_response',
  'upstream_response_too_large',
  'upstream_tls_error',
  'upstream_unreachable',
  'upstream_timeout',
  'egress_denied',
]
