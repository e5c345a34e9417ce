/** The request endpoint: what a caller describes, and what comes back of the third party. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { RECORDS, TIMEOUT_MAX_MS } from './execute.ts'
import { flag, freeObject, integer, nullable, object, oneOf, text, uuid } from './schema.ts'

/** The methods of requests. */
export const REQUEST_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The part of an upload that holds the body of a request as it is. */
export const CONTENT_PART = 'content'

const FILE: JsonSchema = object(
  {
    name: text('The file name.', { maxLength: 255 }),
    type: text('The media type.', { maxLength: 255 }),
    size: integer('The size in bytes.', { minimum: 0 }),
  },
  [],
)

const PAGINATION: JsonSchema = {
  anyOf: [{ type: 'string', maxLength: 200 }, { type: 'object' }],
  description:
    'How the list of the response continues: as an operation of the kind does, such as `customers.list`, or in the words of a ' +
    'manifest, such as `{"style": "cursor", "param": "starting_after", "next": "last.id", "records": "$.data"}`.',
}

const FIELDS = {
  method: oneOf(REQUEST_METHODS, 'The method.'),
  path: text("The path below the kind's base URL, percent-encoded, such as `/v1/balance`. It may have a query.", {
    minLength: 1,
    maxLength: 8192,
  }),
  query: freeObject('Values of the query by name.'),
  headers: {
    ...freeObject('Headers by name. Credentials, the host and what names a proxy are refused.'),
    additionalProperties: { type: 'string' },
  },
  body: { description: 'The body: JSON as the kind writes it, or a text that is sent as it is.' },
  host: text('Another host that the kind declares.', { maxLength: 253 }),
  pagination: PAGINATION,
}

/** The body of a request through a connector. */
export const ANY_REQUEST: JsonSchema = object(
  {
    ...FIELDS,
    stream: flag('Whether the response is the bytes of the third party as they come.', { default: false }),
    files: {
      ...freeObject('Of an upload: the fields of `body` that are files, each in a part of its name.'),
      additionalProperties: FILE,
    },
    content: {
      ...object({ size: integer('The size in bytes.', { minimum: 0 }) }, []),
      description: `Of an upload: the body is the part \`${CONTENT_PART}\`, sent as it is.`,
    },
    timeout_ms: integer('The longest that the request may take, in milliseconds.', {
      minimum: 1,
      maximum: TIMEOUT_MAX_MS,
    }),
  },
  ['method', 'path'],
)

/** The response to a request. */
export const ANY_RESPONSE: JsonSchema = object(
  {
    status: integer("The HTTP status of the third party's response."),
    headers: {
      ...freeObject("Headers of the third party's response, by names in lower case."),
      additionalProperties: { type: 'string' },
    },
    encoding: oneOf(
      ['json', 'text', 'base64', 'none'],
      'The form of `body`: a JSON value, a text, bytes as base64, or none.',
    ),
    body: { description: 'The body; null where there is none, and beside `records`.' },
    records: { ...RECORDS, description: 'The records of the list, for a request with `pagination`.' },
    next: nullable(freeObject('The request of the next page; null when there is none.')),
    execution: object({
      request_id: text('The request id, which the log and the audit trail have as well.'),
      connector_id: uuid('The id of the connector.'),
      method: text('The method.'),
      path: text('The path, without its query.'),
      duration_ms: integer('The duration in milliseconds.'),
      upstream_requests: integer('How many requests were sent to the third party.'),
    }),
  },
  ['status', 'headers', 'encoding', 'body', 'execution'],
)
