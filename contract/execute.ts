/** The bodies and responses of the execute and request endpoints, and the params and metadata of the `search` action. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { CALL_ACTIONS } from '../runtime/base/actions.ts'
import { CONTENT_PART } from './parts.ts'
import { UNMAPPED } from './map.ts'
import { OWN_OF_CALL } from './own-fields.ts'
import { flag, freeObject, integer, list, nullable, object, oneOf, text, time, uuid } from './schema.ts'

/** The longest timeout of a call, in milliseconds. */
export const TIMEOUT_MAX_MS = 60_000

/** The body of an execute request. */
export const EXECUTE_REQUEST: JsonSchema = object(
  {
    entity: text('The name of the entity, such as `customers`.', { maxLength: 200 }),
    action: text(
      `One of ${CALL_ACTIONS.join(', ')}, or another action of the entity, such as \`archive\`. The available actions depend ` +
        'on the entity.',
      { maxLength: 63 },
    ),
    params: freeObject('The params of the action. Optional if the action needs none.'),
    own: OWN_OF_CALL,
    timeout_ms: integer('The time limit of the call, in milliseconds.', {
      minimum: 1,
      maximum: TIMEOUT_MAX_MS,
    }),
  },
  ['entity', 'action'],
)

/** The platform's description of an execution. */
export const EXECUTION: JsonSchema = object({
  request_id: text('The request ID, which is also in the log and the audit trail.'),
  connector_id: uuid('The ID of the connector.'),
  entity: text('The entity of the call.'),
  action: text('The action of the call.'),
  duration_ms: integer('The duration of the execution in milliseconds.'),
  upstream_requests: integer('The number of requests to the third party.'),
})

/** The records of a response. */
export const RECORDS: JsonSchema = {
  type: ['array', 'object', 'null'],
  description: 'The records of a list, or one record. Null if the third party returns none.',
}

/** The metadata of a response, under the names of the kind. */
export const META: JsonSchema = freeObject('Metadata from the third party, under the names of the kind.')

/** The envelope of a response. */
export const ENVELOPE: JsonSchema = object(
  {
    data: RECORDS,
    meta: META,
    next: nullable(freeObject('The params of the next call. Null on the last page.')),
    resumes_by: text(
      "The field by whose last value the list begins anew behind the third party's cap. Records with this value may come again.",
    ),
    execution: EXECUTION,
  },
  ['data', 'meta', 'next', 'execution'],
)

/** An operation of a kind, as a call names it. */
interface NamedOperation {
  readonly entity: string
  readonly action: string
  /** Whether calls take the account's own fields. */
  readonly takesOwn: boolean
}

/** The body of an execute of one operation. @param isRequired whether the call needs params */
export function callSchema(
  { entity, action, takesOwn }: NamedOperation,
  params: JsonSchema,
  isRequired: boolean,
): JsonSchema {
  const { own, ...others } = EXECUTE_REQUEST.properties as Record<string, JsonSchema>
  const properties = {
    ...others,
    ...(takesOwn && { own }),
    entity: { const: entity },
    action: { const: action },
    params,
  }
  return { ...EXECUTE_REQUEST, properties, required: ['entity', 'action', ...(isRequired ? ['params'] : [])] }
}

/** The response to an execute of one operation. @param parts the schemas of `data`, `meta`, `next` and `execution` */
export function answerSchema(
  parts: Readonly<Record<'data' | 'meta' | 'next' | 'execution', JsonSchema>>,
  entity: string,
  action: string,
): JsonSchema {
  const call: JsonSchema = { properties: { entity: { const: entity }, action: { const: action } } }
  return narrowed(ENVELOPE, { ...parts, execution: { allOf: [parts.execution, call] } })
}

/** A schema with other schemas for some of its fields. */
function narrowed(schema: JsonSchema, fields: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { ...schema, properties: { ...(schema.properties as JsonSchema), ...fields } }
}

/** The result envelope. */
export const RESULT_ENVELOPE: JsonSchema = object({
  status: { const: 'success', description: 'Always `success`.' },
  result: RECORDS,
  connector_metadata: META,
  execution_metadata: object({
    connector_instance_id: uuid('The ID of the connector.'),
    execution_time_ms: integer('The duration of the execution in milliseconds.'),
  }),
})

/** The operators of a filter. */
export const SEARCH_OPERATORS = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'between',
  'exists',
  'like',
  'starts_with',
  'contains',
  'fuzzy',
  'keyword',
  'not',
  'and',
  'or',
] as const

/** One operator of a filter. */
export type SearchOperator = (typeof SEARCH_OPERATORS)[number]

/** Maximum and default number of records in a response. */
export const SEARCH_LIMIT = 1000
/** Maximum number of fields that a search chooses. */
export const SEARCH_FIELDS_MAX = 256

/** Maximum number of records that a search counts. */
export const SEARCH_TOTAL_MAX = 10_000
/** Maximum number of facets. */
export const SEARCH_FACETS_MAX = 10
/** Maximum number of values of a facet. */
export const SEARCH_FACET_VALUES_MAX = 100
/** Maximum number of fields to group by, and of each of sum, min and max. */
export const SEARCH_GROUP_FIELDS_MAX = 4
/** Maximum number of groups. */
export const SEARCH_GROUPS_MAX = 1000

/** The names of fields, as "address.city" or ["address", "city"]. */
const fieldNames = (description: string, maxItems: number): JsonSchema =>
  list({ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, description, { maxItems })

/** The grouping of a search. */
export const SEARCH_GROUP_BY: JsonSchema = object(
  {
    fields: fieldNames('The fields whose values make a group.', SEARCH_GROUP_FIELDS_MAX),
    sum: fieldNames('The fields whose numbers are added.', SEARCH_GROUP_FIELDS_MAX),
    min: fieldNames('The fields whose least value is returned.', SEARCH_GROUP_FIELDS_MAX),
    max: fieldNames('The fields whose greatest value is returned.', SEARCH_GROUP_FIELDS_MAX),
  },
  ['fields'],
)

/** The query of a search. */
export const SEARCH_QUERY: JsonSchema = object(
  {
    filter: freeObject(
      `The conditions, as {operator: {field: value}}. A record must meet all of them. The operators are ${SEARCH_OPERATORS.join(', ')}.`,
    ),
    sort: list({ type: 'object' }, 'The sort order, such as [{"created_at": "desc"}]. At most 4 fields.'),
  },
  [],
)

/** The params of a search. */
export const SEARCH_PARAMS: JsonSchema = object(
  {
    query: SEARCH_QUERY,
    limit: integer('The maximum number of records in the response.', {
      minimum: 1,
      maximum: SEARCH_LIMIT,
      default: SEARCH_LIMIT,
    }),
    cursor: text('The `meta.cursor` of the previous response, with the same query.'),
    fields: fieldNames(
      'The fields of the records to return, as "address.city" or ["address", "city"]. Defaults to all fields.',
      SEARCH_FIELDS_MAX,
    ),
    include: oneOf(
      ['record'],
      'Returns whole records, as the third party sends them, in place of their searchable fields.',
    ),
    total: flag(`Whether \`meta.total\` counts the records found, up to ${SEARCH_TOTAL_MAX}.`),
    facets: fieldNames(
      `The fields whose values \`meta.facets\` counts, such as ["status"]. At most ${SEARCH_FACETS_MAX}.`,
      SEARCH_FACETS_MAX,
    ),
    group_by: {
      ...SEARCH_GROUP_BY,
      description:
        'Counts the records found by the values of fields in `meta.groups`, such as {"fields": ["stage"], "sum": ["amount"]}.',
    },
  },
  ['query'],
)

const COUNT: JsonSchema = integer('The number of records.')
const HAS_MORE: JsonSchema = flag('Whether there are more than are listed.')

const VALUE: JsonSchema = {
  type: ['string', 'number', 'boolean', 'null'],
  description: 'A text, a number, true, false, or null for records without a value.',
}

const valuesByField = (description: string): JsonSchema => ({ ...freeObject(description), additionalProperties: VALUE })

const SEARCH_TOTAL: JsonSchema = object({
  count: COUNT,
  is_exact: flag(`Whether \`count\` is exact. It is ${SEARCH_TOTAL_MAX} and false if more records are found.`),
})

const SEARCH_FACET: JsonSchema = object({
  values: list(object({ value: VALUE, count: COUNT }), 'The values with the most records, most first.'),
  has_more: HAS_MORE,
})

const SEARCH_GROUPS: JsonSchema = object({
  values: list(
    object({
      key: valuesByField('The values of the group by field.'),
      count: COUNT,
      sum: valuesByField(
        'Sums by field; null where no record has a number. A text if a JSON number would lose digits.',
      ),
      min: valuesByField('The least values by field.'),
      max: valuesByField('The greatest values by field.'),
    }),
    'The groups with the most records, most first.',
  ),
  has_more: HAS_MORE,
})

/** The metadata of a search. */
export const SEARCH_META: JsonSchema = object(
  {
    has_more: flag('Whether more records follow.'),
    cursor: nullable(text('The cursor of the next page; null on the last page.')),
    took_ms: { type: 'number', description: 'The duration of the search in milliseconds.' },
    synced_at: nullable(
      time('When the last complete sync of the entity began. Null until the first sync is complete.'),
    ),
    age_seconds: nullable(integer('The seconds since `synced_at`.')),
    full_synced_at: nullable(
      time('When the last full sync of the entity began. A full sync reads everything and notices deletions.'),
    ),
    full_age_seconds: nullable(integer('The seconds since `full_synced_at`.')),
    status: oneOf(['preview'], 'Present until the first sync is complete. Some records are still missing.'),
    unmapped: UNMAPPED,
    total: SEARCH_TOTAL,
    facets: { type: 'object', description: 'The counts by field.', additionalProperties: SEARCH_FACET },
    groups: SEARCH_GROUPS,
  },
  ['has_more', 'cursor', 'took_ms', 'synced_at', 'age_seconds', 'full_synced_at', 'full_age_seconds'],
)

/** The methods of requests. */
export const REQUEST_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

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
    'The pagination of the response: that of an operation of the kind, such as `customers.list`, or as in a manifest, such as `{"style": "cursor", "param": "starting_after", "next": "last.id", "records": "$.data"}`.',
}

const FIELDS = {
  method: oneOf(REQUEST_METHODS, 'The method.'),
  path: text("The path below the kind's base URL, percent-encoded, such as `/v1/balance`. It may have a query.", {
    minLength: 1,
    maxLength: 8192,
  }),
  query: freeObject('Values of the query by name.'),
  headers: {
    ...freeObject('Headers by name. Credentials, the host and headers of proxies are refused.'),
    additionalProperties: { type: 'string' },
  },
  body: { description: 'The body: JSON in the form of the kind, or a text that is sent unchanged.' },
  host: text('Another host that the kind declares.', { maxLength: 253 }),
  pagination: PAGINATION,
}

/** The body of a request through a connector. */
export const ANY_REQUEST: JsonSchema = object(
  {
    ...FIELDS,
    stream: flag('Whether to stream the response body of the third party.', { default: false }),
    files: {
      ...freeObject('The fields of `body` that are files, for an upload. Each is a part with the name of the field.'),
      additionalProperties: FILE,
    },
    content: {
      ...object({ size: integer('The size in bytes.', { minimum: 0 }) }, []),
      description: `The body is the part \`${CONTENT_PART}\` of the upload, sent unchanged.`,
    },
    timeout_ms: integer('The time limit of the request, in milliseconds.', {
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
      request_id: text('The request ID, which is also in the log and the audit trail.'),
      connector_id: uuid('The ID of the connector.'),
      method: text('The method.'),
      path: text('The path, without its query.'),
      duration_ms: integer('The duration in milliseconds.'),
      upstream_requests: integer('The number of requests to the third party.'),
    }),
  },
  ['status', 'headers', 'encoding', 'body', 'execution'],
)
