/** Paths, request headers and the body of every error. */
import type { JsonObject, JsonSchema } from '../runtime/base/json.ts'
import { freeObject, flag, integer, list, nullable, object, text, time } from './schema.ts'

/** The path of connectors. */
export const CONNECTORS_PATH = '/api/v1/integrations/connectors'

/** The path of execute. */
export const EXECUTE_PATH = `${CONNECTORS_PATH}/{connector_id}/execute`

/** The path of a caller's own requests. */
export const REQUEST_PATH = `${CONNECTORS_PATH}/{connector_id}/request`

/** The media type of the result envelope. */
export const RESULT_TYPE = 'application/vnd.connector.result+json'

/** Chooses the organization. */
export const ORGANIZATION_HEADER = headerParameter(
  'X-Organization-Id',
  'The organization. Required if the application belongs to several.',
)

/** Runs a write once. */
export const IDEMPOTENCY_HEADER = headerParameter(
  'Idempotency-Key',
  'Runs a write once for each key. A repeated call within 24 hours returns the stored response.',
  255,
)

/** Names a request. */
export const REQUEST_ID_HEADER = headerParameter(
  'X-Request-Id',
  'An ID for the request. It appears in the response, the log and the audit trail.',
  128,
)

/** Chooses the envelope of a response to execute. */
export const ENVELOPE_HEADER = headerParameter(
  'X-Response-Envelope',
  `\`result\` selects the result envelope, as \`Accept: ${RESULT_TYPE}\` does.`,
)

/** Captures a call. */
export const CAPTURE_HEADER = headerParameter(
  'X-Plugboard-Capture',
  '`true` keeps the requests and responses of this call for 24 hours, for the support of the installation. Credentials, personal data and IDs are removed. Only for application tokens.',
)

/** A header as an OpenAPI parameter. @param maxLength in characters */
export function headerParameter(name: string, description: string, maxLength?: number): JsonObject {
  const schema = { type: 'string', ...(maxLength !== undefined && { maxLength }) }
  return { name, in: 'header', description, schema }
}

/** A fault of a field. */
export const FIELD_FAULT: JsonSchema = object(
  {
    field: text('The path of the field, such as `params.limit`.'),
    message: text('What is wrong with the field.'),
    error_code: text('The code of the fault, such as `maximum`.'),
    line: integer('The line of the fault in a manifest, from 1.'),
    column: integer('The column of the fault in a manifest, from 1.'),
  },
  ['field', 'message', 'error_code'],
)

/** The third party's refusal. */
export const UPSTREAM_RESPONSE: JsonSchema = {
  ...object({
    status: integer("The HTTP status of the third party's response."),
    code: nullable(text("The third party's own error code.")),
    message: nullable(text("The third party's own message, truncated.")),
    request_id: nullable(text("The third party's ID of the request.")),
  }),
  description: 'The error from the third party. Present if it refused the request.',
}

/** The consent that a refused call needs. */
export const MISSING_CONSENT: JsonSchema = {
  ...object(
    {
      want: list(text('An operation, such as `contacts.create`.'), 'The operations to ask for, as `want` takes them.'),
      scopes: list(
        object({
          name: text('The name of the scope at the third party.'),
          words: nullable(text('What the scope allows, in a sentence.')),
        }),
        'The scopes that are missing.',
      ),
      url: text('The page on which the customer consents. It opens once. Present for application tokens.', {
        format: 'uri',
      }),
      expires_at: time('When the page expires.'),
    },
    ['want', 'scopes'],
  ),
  description: 'The consent that the call needs. Present if its owner has not granted it.',
}

/** The body of an error, as `application/json` and as `application/problem+json` (RFC 9457). */
export const ERROR_BODY: JsonSchema = {
  ...object(
    {
      type: text('A URL that explains the code.', { format: 'uri' }),
      title: text('A short title for the code.'),
      status: integer('The HTTP status.'),
      code: text('The error code. Programs match on it.'),
      message: text('What went wrong, for people. It never contains a secret.'),
      detail: text('The same text as `message`.'),
      errors: list(FIELD_FAULT, 'The faults by field. Empty if the error is not about a field.'),
      hint: nullable(text('What to do about the error.')),
      retryable: flag('Whether the same call may succeed later without changes.'),
      retry_after: nullable(integer('The seconds to wait before you try again.')),
      request_id: text('The request ID, which is also in the log and the audit trail.'),
      next: freeObject(
        'The params with which another call continues. Present if the third party is still working on the operation.',
      ),
      consent: MISSING_CONSENT,
      upstream: UPSTREAM_RESPONSE,
    },
    [
      'type',
      'title',
      'status',
      'code',
      'message',
      'detail',
      'errors',
      'hint',
      'retryable',
      'retry_after',
      'request_id',
    ],
  ),
  example: {
    type: 'https://plugboard.example/docs#invalid_params',
    title: 'Invalid params',
    status: 400,
    code: 'invalid_params',
    message: 'Cannot use params of customers.list: limit must be at most 100 (got 101)',
    detail: 'Cannot use params of customers.list: limit must be at most 100 (got 101)',
    errors: [{ field: 'params.limit', message: 'must be at most 100 (got 101)', error_code: 'maximum' }],
    hint: null,
    retryable: false,
    retry_after: null,
    request_id: 'req_4b1c9a7e2f604b1c9a7e2f604b1c9a7e',
  },
}

/** The metadata of the endpoint of agents. @see RFC 9728 section 2 */
export const PROTECTED_RESOURCE: JsonSchema = object(
  {
    resource: text('The required audience of tokens.'),
    authorization_servers: {
      type: 'array',
      description: 'The issuers whose tokens are accepted.',
      items: text('The URL of an issuer.'),
    },
    scopes_supported: {
      type: 'array',
      description: 'The scopes that tokens may have.',
      items: text('A scope.'),
    },
    bearer_methods_supported: {
      type: 'array',
      description: 'The methods to send tokens.',
      items: text('Always `header`.'),
    },
    resource_name: text('The display name.'),
  },
  ['resource', 'authorization_servers'],
)

/**
 * A message of JSON-RPC 2.0, in the revision that it names.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic
 */
export const MCP_MESSAGE: JsonSchema = {
  ...object(
    {
      jsonrpc: text('Always `2.0`.'),
      id: {
        type: ['string', 'integer', 'null'],
        description: 'The ID that the response repeats. Absent if no response is wanted.',
      },
      method: text('The method, such as `tools/call`.'),
      params: freeObject('The params of the method.'),
      result: freeObject('The response to a request from the server.'),
      error: freeObject('Why a request from the server was refused.'),
    },
    ['jsonrpc'],
  ),
  description: 'A message of the Model Context Protocol.',
}
