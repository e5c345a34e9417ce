/** Schemas that routes share in addition to the contract's. */
import type { JsonSchema } from 'plugboard/runtime'
import type { ApiCode } from '../../ground/errors/index.ts'
import type { ResponseShape, RouteRequest } from '../../http/index.ts'

/** Where agents ask. */
export const MCP_PATH = '/mcp'

/** Where one connector is. */
export const ONE_CONNECTOR = '/api/v1/integrations/connectors/{connector_id}'

/** A request whose path names a connector. */
export type ConnectorRequest = RouteRequest<typeof ONE_CONNECTOR>

/** The tokens of routes that serve backends and browsers. */
export const ANY_TOKEN = ['application', 'scoped', 'widget'] as const

/** A response with a body of the contract. */
export function shape(description: string, schema: JsonSchema, headers?: ResponseShape['headers']): ResponseShape {
  return { description, schema, headers }
}

/** Codes of requests that a third party did not answer as was hoped for. */
export const THIRD_PARTY_ERRORS: readonly ApiCode[] = [
  'upstream_rejected',
  'record_not_found',
  'upstream_conflict',
  'credentials_rejected',
  'permission_missing',
  'scope_missing',
  'upstream_plan_required',
  'oauth_error',
  'oauth_redirect_refused',
  'upstream_rate_limited',
  'upstream_error',
  'upstream_invalid_response',
  'upstream_response_too_large',
  'cursor_expired',
  'result_window',
  'too_much_data',
  'upstream_tls_error',
  'upstream_unreachable',
  'upstream_timeout',
  'egress_denied',
]
