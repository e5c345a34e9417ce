/** What several routes share: shapes as JSON Schemas, and the codes of asking a third party. */
import type { JsonObject, JsonSchema } from 'plugboard/runtime'
import type { ApiCode } from '../errors/index.ts'

/** An object that takes these fields and no others. */
export function object(properties: Readonly<Record<string, JsonSchema>>, required?: readonly string[]): JsonSchema {
  return {
    type: 'object',
    properties,
    required: [...(required ?? Object.keys(properties))],
    additionalProperties: false,
  }
}

/** A schema that lets null stand for nothing. */
export function nullable(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] }
}

/** One page of a list. */
export function pageOf(item: JsonSchema): JsonSchema {
  return object({ data: { type: 'array', items: item }, next: nullable(text('The cursor of the next page.')) })
}

/** A text field. */
export function text(description: string, more: JsonObject = {}): JsonSchema {
  return { type: 'string', description, ...more }
}

/** A schema that others refer to by a name of their own in the reference. */
export const UUID: JsonSchema = { type: 'string', format: 'uuid' }
export const TIME: JsonSchema = { type: 'string', format: 'date-time' }
export const ANY_OBJECT: JsonSchema = { type: 'object' }

export const EXTERNAL_USER_ID = text(
  "The application's own name for the customer: 1 to 255 characters, kept as given.",
  {
    minLength: 1,
  },
)
export const CONNECTOR_TYPE = text('A kind by its name, display name or definition id, in any case.', {
  minLength: 1,
  maxLength: 200,
})

/** The query of every list. */
export const PAGE_QUERY: Readonly<Record<string, JsonSchema>> = {
  limit: { type: 'integer', minimum: 1, maximum: 200, default: 50, description: 'How many at most.' },
  cursor: text('`next` of the page before.', { maxLength: 2000 }),
}

/** Codes of requests that a third party did not answer as was hoped for. */
export const THIRD_PARTY_ERRORS: readonly ApiCode[] = [
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
