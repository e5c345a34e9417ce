/** The errors of the platform: hosted mode's API, its operator's commands. */
import { ConnectorError, type ErrorCode } from 'plugboard/runtime'
import { type CodeEntry, CODES, defineCodes, type ErrorOptions } from 'plugboard/internal'

/** The codes that only the platform has; `docs/errors.md` explains each. */
export const SERVER_CODES = defineCodes({
  invalid_request: { actor: 'caller', status: 400 },
  invalid_json: { actor: 'caller', status: 400 },
  duplicate_key: { actor: 'caller', status: 400 },
  invalid_query: { actor: 'caller', status: 400 },
  invalid_cursor: { actor: 'caller', status: 400 },
  invalid_filter: { actor: 'caller', status: 400 },
  organization_required: { actor: 'caller', status: 400 },
  missing_token: { actor: 'caller', status: 401 },
  invalid_token: { actor: 'caller', status: 401 },
  token_expired: { actor: 'caller', status: 401 },
  invalid_client: { actor: 'caller', status: 401 },
  token_kind_forbidden: { actor: 'caller', status: 403 },
  customer_mismatch: { actor: 'caller', status: 403 },
  insufficient_scope: { actor: 'caller', status: 403 },
  origin_forbidden: { actor: 'caller', status: 403 },
  organization_forbidden: { actor: 'caller', status: 403 },
  browser_use_refused: { actor: 'caller', status: 403 },
  quota_exceeded: { actor: 'caller', status: 403 },
  connector_disabled: { actor: 'caller', status: 403 },
  role_forbidden: { actor: 'caller', status: 403 },
  route_not_found: { actor: 'caller', status: 404 },
  connector_not_found: { actor: 'caller', status: 404 },
  customer_not_found: { actor: 'caller', status: 404 },
  job_not_found: { actor: 'caller', status: 404 },
  oauth_secret_not_found: { actor: 'caller', status: 404 },
  oauth_flow_not_found: { actor: 'caller', status: 404 },
  link_not_found: { actor: 'caller', status: 404 },
  login_not_found: { actor: 'caller', status: 404 },
  agent_grant_not_found: { actor: 'caller', status: 404 },
  hook_not_found: { actor: 'caller', status: 404 },
  webhook_endpoint_not_found: { actor: 'caller', status: 404 },
  webhook_message_not_found: { actor: 'caller', status: 404 },
  capture_not_found: { actor: 'caller', status: 404 },
  operator_session_not_found: { actor: 'caller', status: 404 },
  method_not_allowed: { actor: 'caller', status: 405 },
  request_timeout: { actor: 'caller', status: 408, retryable: true },
  idempotency_in_progress: { actor: 'caller', status: 409, retryable: true },
  definition_in_use: { actor: 'caller', status: 409 },
  definition_unusable: { actor: 'caller', status: 409 },
  connector_deleting: { actor: 'caller', status: 409 },
  sync_running: { actor: 'caller', status: 409 },
  webhook_endpoint_disabled: { actor: 'caller', status: 409 },
  search_not_ready: { actor: 'caller', status: 409, retryable: true },
  entity_not_synced: { actor: 'caller', status: 409 },
  version_conflict: { actor: 'caller', status: 412 },
  body_too_large: { actor: 'caller', status: 413 },
  unsupported_media_type: { actor: 'caller', status: 415 },
  idempotency_key_reused: { actor: 'caller', status: 422 },
  hooks_not_supported: { actor: 'caller', status: 422 },
  redirect_url_not_allowed: { actor: 'caller', status: 422 },
  webhook_url_not_allowed: { actor: 'caller', status: 422 },
  rate_limited: { actor: 'caller', status: 429, retryable: true },
  headers_too_large: { actor: 'caller', status: 431 },
  expectation_failed: { actor: 'caller', status: 417 },
  credentials_unreadable: { actor: 'internal', status: 500 },
  storage_unavailable: { actor: 'internal', status: 503, retryable: true },
  draining: { actor: 'internal', status: 503, retryable: true },
  overloaded: { actor: 'internal', status: 503, retryable: true },
})

/** A code of the platform only. */
export type ServerCode = keyof typeof SERVER_CODES

/** Codes of the platform's responses. */
export const API_CODES = { ...CODES, ...SERVER_CODES }

/** A code of the platform's responses. */
export type ApiCode = ErrorCode | ServerCode

/** An error of the platform itself, not of the call to the third party. */
export class ServerError extends ConnectorError {
  override readonly name = 'ServerError'
  declare readonly code: ServerCode

  constructor(code: ServerCode, message: string, options: ErrorOptions = {}) {
    super(code, message, { ...options, entry: SERVER_CODES[code] })
  }
}

const ENTRIES = new Map<string, CodeEntry>(Object.entries(API_CODES))

/** The entry of a code that arrived as text; undefined for an unknown code. */
export function entryOf(code: string): CodeEntry | undefined {
  return ENTRIES.get(code)
}
