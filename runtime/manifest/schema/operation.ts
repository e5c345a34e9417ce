import type { JsonSchema } from '../../base/json.ts'

import { BATCH } from './batch.ts'
import { EFFECT } from './effect.ts'
import { ARRAY_STYLES } from './field.ts'
import { PARTS } from './parts.ts'
import { KEEP, STEPS } from './steps.ts'
import { PART_SUNSET } from './sunset.ts'
import { HTTPS_URL, key, keys, mapOf, NAME, PARAM_NAME, ref, SCALAR, TEXT, VALUES } from './words.ts'

/** Error codes that a rule can assign to a response. */
export const OUTCOMES = [
  'unauthorized',
  'forbidden',
  'scope_missing',
  'plan_required',
  'not_found',
  'invalid',
  'conflict',
  'rate_limited',
  'unavailable',
  'cursor_expired',
  'result_window',
  'too_much_data',
  'empty',
] as const

const ERRORS = key(
  "How to read the vendor's errors.",
  { message: '$.error.message', code: '$.error.code' },
  keys({
    message: key("Where the vendor's message is.", '$.error.message', ref('locators')),
    code: key("Where the vendor's own error code is.", '$.error.code', ref('locators')),
    request_id: key("Where the vendor's request id is.", 'header.Request-Id', ref('locators')),
    about: key(
      'Where the vendor names the cause, such as a field or a missing scope. It is added to the error message.',
      '$.errors[0].field',
      ref('locators'),
    ),
    rules: key(
      'Responses whose meaning differs from their status. The first match counts.',
      [{ status: 400, at: '$.code', is: 'THROTTLED', as: 'rate_limited' }],
      {
        type: 'array',
        maxItems: 50,
        items: keys(
          {
            status: key('The HTTP status, or a list of statuses.', 400, {
              anyOf: [
                { type: 'integer', minimum: 100, maximum: 599 },
                { type: 'array', items: { type: 'integer' }, minItems: 1 },
              ],
            }),
            at: key('A location in the response.', '$.error.code', ref('locator')),
            is: key('The value, or values, at that location. Without it, any value matches.', ['THROTTLED', 17], {}),
            not: key(
              'The value, or values, of success. Any other value at that location matches; an absent one does not.',
              0,
              { anyOf: [SCALAR, VALUES] },
            ),
            as: key('The meaning of the response.', 'rate_limited', { enum: [...OUTCOMES] }),
            because: key('The reason. Required for empty.', 'The vendor answers 404 when nothing matches.', TEXT),
          },
          ['as'],
        ),
      },
    ),
  }),
)

const RETRY = key(
  'When to retry a call. Reads are retried on connection errors, 429 and 5xx; writes only with an idempotency header.',
  { after: 'header.Retry-After', idempotency: 'Idempotency-Key' },
  keys({
    max: key('The maximum number of attempts, including the first. Defaults to 3.', 1, {
      type: 'integer',
      minimum: 0,
      maximum: 10,
    }),
    after: key(
      'Where the response has the time to wait: seconds, an HTTP date, or seconds since 1970.',
      'header.Retry-After',
      ref('locators'),
    ),
    advice: key(
      'Where the vendor says whether to retry a refused call: true or false. A write is still retried only with an idempotency header.',
      'header.Should-Retry',
      ref('locator'),
    ),
    wait: key('Seconds to wait after a rate limit without a stated time.', 30, {
      type: 'number',
      minimum: 0,
      maximum: 3600,
    }),
    idempotency: key('The header by which the vendor recognizes a repeated write.', 'Idempotency-Key', NAME),
  }),
)

const RATE = key(
  'The rate at which the vendor allows calls with one set of credentials.',
  { limit: 50, per: 10 },
  keys({
    limit: key('Calls allowed in a window, or points if operations have a cost.', 100, { type: 'integer', minimum: 1 }),
    per: key('The window, in seconds. Defaults to 1.', 60, { type: 'number', exclusiveMinimum: 0 }),
    concurrency: key('The maximum number of concurrent calls.', 10, { type: 'integer', minimum: 1 }),
    remaining: key('Where a response has the number of calls left.', 'header.X-RateLimit-Remaining', ref('locator')),
    reset: key(
      'Where a response has the end of the window. An HTTP or ISO date needs no unit.',
      'header.X-RateLimit-Reset',
      ref('locator'),
    ),
    unit: key('The unit of reset.', 'epoch_seconds', {
      enum: ['seconds', 'milliseconds', 'epoch_seconds', 'epoch_milliseconds'],
    }),
  }),
)

const ENCODE = key(
  'The encoding of values.',
  { body: 'form', objects: 'brackets', arrays: 'indexed' },
  keys({
    body: key(
      "The body's encoding. Defaults to json. For a file: binary (the file alone), multipart (form-data, parts in the order of the params) or related (the other params as JSON, then the file).",
      'form',
      { enum: ['json', 'form', 'multipart', 'related', 'binary'] },
    ),
    objects: key('Objects in queries and forms: a[b]=1, a=b|1|c|2 (pipe), or JSON text.', 'brackets', {
      enum: ['brackets', 'pipe', 'json'],
    }),
    arrays: key(
      'Lists in queries and forms: a=1&a=2 (repeat), a=1,2 (comma), a[]=1 (brackets), a[0]=1 (indexed), a=1 2 (space), a=1|2 (pipe), a[b][0]=1 for a list of maps with b (columns), or JSON text. With restli, lists are a=List(1,2) and objects a=(b:1).',
      'repeat',
      { enum: [...ARRAY_STYLES] },
    ),
    empty: key(
      'How to send an object in the body if all its values are absent: leave it out (drop), or send {} (keep), for a vendor that requires it.',
      'keep',
      { enum: ['drop', 'keep'] },
    ),
  }),
)

const FILE: JsonSchema = key(
  'The response is a file, streamed. With url, a second request fetches it, without credentials if it is on another host.',
  { url: '$.data.download_url', hosts: ['*.files.example.com'] },
  {
    anyOf: [
      { const: true },
      keys({
        url: key(
          "Where the first response has the file's URL, relative to the selected item if items is set.",
          '$.download_url',
          ref('locator'),
        ),
        items: key(
          'A list in the first response from which the index param selects an item.',
          '$.attachments',
          ref('locator'),
        ),
        index: key('The integer param that selects the item.', 'attachment_index', PARAM_NAME),
        name: key(
          "Where the file's name is, if the response has no Content-Disposition.",
          '$.filename',
          ref('locator'),
        ),
        size: key("Where the file's size in bytes is. Fewer bytes are then an error.", '$.size', ref('locator')),
        range: key('The param with a byte range, sent as Range.', 'range_header', PARAM_NAME),
        hosts: key(
          'Additional hosts from which the file may come, by URL or redirect. They receive no credentials.',
          ['*.s3.amazonaws.com'],
          {
            type: 'array',
            minItems: 1,
            maxItems: 20,
            items: { type: 'string', pattern: '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+$' },
          },
        ),
      }),
    ],
  },
)

/** Another base URL of an entity or an operation. */
export const OWN_BASE_URL: JsonSchema = key(
  'The base URL, if the vendor uses another host here. Credentials are sent there too, so write the host out, or use a setting that lists hosts. The path may use config.',
  'https://upload.example.com/api/2.0',
  { ...HTTPS_URL },
)

const REQUEST: Record<string, JsonSchema> = {
  request: key(
    'Method and path. {name} inserts a param, {config.site} a setting, as one encoded segment.',
    'GET /v1/customers/{id}',
    {
      type: 'string',
      pattern: '^(?:GET|HEAD|POST|PUT|PATCH|DELETE) /\\S*$',
      maxLength: 500,
    },
  ),
  headers: key('Headers of every request.', { 'API-Version': '2026-01-01' }, ref('values')),
  query: key(
    'Query parameters from templates or constants.',
    { filter: "equals(channel,'{{channel}}')" },
    ref('values'),
  ),
}

const RULES: Record<string, JsonSchema> = {
  errors: ERRORS,
  retry: RETRY,
  rate: RATE,
  cost: key('The points that each request counts in the limit of the rate. Defaults to 1.', 10, {
    type: 'integer',
    minimum: 1,
  }),
  redirects: key(
    'Which redirects a read follows: redirects within the host, at most three. Any other redirect is an error.',
    'same_host',
    { const: 'same_host' },
  ),
  timeout: key('The time limit of a call in seconds, including retries. Defaults to 60.', 30, {
    type: 'integer',
    minimum: 1,
    maximum: 600,
  }),
}

/** Keys of every level: kind, defaults.<action>, entity, action. */
export const INHERITED: Record<string, JsonSchema> = { ...REQUEST, encode: ENCODE, ...RULES }

const OPERATION_KEYS: Record<string, JsonSchema> = {
  description: key(
    'The effect of the operation, for the reference and for agents.',
    'Lists customers, newest first.',
    TEXT,
  ),
  keywords: key(
    'Words that users and the vendor have for the operation, beside its names and description: 5 to 20 of one to four words. Agents find operations by them; no reader sees them.',
    ['cancel bill', 'tear up', 'annul', 'wrong amount', 'reverse'],
    {
      type: 'array',
      minItems: 5,
      maxItems: 20,
      items: { type: 'string', pattern: "^[\\p{L}\\p{N}&/+#@.'-]+(?: [\\p{L}\\p{N}&/+#@.'-]+){0,3}$", maxLength: 40 },
    },
  ),
  ...REQUEST,
  base_url: OWN_BASE_URL,
  routes: key(
    "Paths that replace the request's path if a param is given. The first that applies counts.",
    { ticket_id: '/tickets/{ticket_id}/audits.json' },
    mapOf({ type: 'string', pattern: '^/\\S*$', maxLength: 500 }, PARAM_NAME),
  ),
  ...EFFECT,
  scopes: key(
    'OAuth scopes that the vendor requires. A list among them means: one of these.',
    [['drive.readonly', 'drive']],
    { type: 'array', minItems: 1, items: { anyOf: [NAME, { type: 'array', minItems: 2, items: NAME }] } },
  ),
  sunset: PART_SUNSET,
  params: key(
    'The params of the operation.',
    { limit: { type: 'integer', maximum: 100 } },
    { ...mapOf({ anyOf: [ref('field'), { type: 'null' }] }) },
  ),
  require: key(
    'Sets of params. A call must include all params of at least one set.',
    [['project'], ['workspace', 'assignee']],
    {
      type: 'array',
      minItems: 1,
      items: { type: 'array', minItems: 1, items: PARAM_NAME },
    },
  ),
  exclusive: key('Sets of params. A call may include at most one param of each set.', [['domain_id', 'email']], {
    type: 'array',
    minItems: 1,
    items: { type: 'array', minItems: 2, items: PARAM_NAME },
  }),
  needs: key(
    'Params that are required if another param is given, or has one of some values.',
    [{ when: 'type', is: ['file'], params: ['upload_id'] }],
    {
      type: 'array',
      minItems: 1,
      items: keys(
        {
          when: key('The param that is given.', 'end', PARAM_NAME),
          is: key('The values that count. Defaults to any value.', ['file'], VALUES),
          params: key('The params that are then required.', ['start'], {
            type: 'array',
            minItems: 1,
            items: PARAM_NAME,
          }),
        },
        ['when', 'params'],
      ),
    },
  ),
  open: key('Whether undeclared params are passed on, where the method sends params.', true, { type: 'boolean' }),
  graphql: key(
    'A GraphQL document with one operation. Its variables are the params.',
    'query ($id: String!) { issue(id: $id) { id } }',
    { type: 'string', minLength: 1, maxLength: 50_000 },
  ),
  body: key(
    'The body, if it is more than the params: templates and constants. Params that no template uses are added to a map.',
    { filter: { property: 'object', value: 'page' } },
    ref('value'),
  ),
  encode: ENCODE,
  file: FILE,
  batch: BATCH,
  keep: KEEP,
  steps: STEPS,
  schema: key("The records' schema.", 'Customer', { anyOf: [ref('shortType'), { type: 'null' }] }),
  records: key(
    'Where the records are. Defaults to the whole body. With several locations, the first that has a value. null: the response has no records.',
    '$.data',
    { anyOf: [ref('locators'), { type: 'null' }] },
  ),
  absent_records: key(
    'What a response with null or no list in place of the records has: empty means no records, a location the only record. Without it, such a response is an error.',
    'empty',
    { anyOf: [{ const: 'empty' }, ref('locator'), { type: 'null' }] },
  ),
  keyed_by: key('The records are a map instead of a list. The key of each record becomes this field.', 'id', NAME),
  columns: key(
    'The records are rows of values, whose names are elsewhere in the response. Each entry names a part of a row.',
    [{ names: '$.schema.fields[*].name', values: '$.f[*].v' }],
    {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: keys(
        {
          names: key(
            'Where the response has the names, in the order of the values.',
            '$.schema.fields[*].name',
            ref('locator'),
          ),
          values: key('Where a row has the values. Defaults to $, the row itself.', '$.f[*].v', ref('locator')),
        },
        ['names'],
      ),
    },
  ),
  flatten: key(
    'The records are parents, each with a list. The items of these lists become the records.',
    { list: 'line_items' },
    keys(
      {
        list: key('The field of a parent with the list. Dots lead into objects.', 'line_items', NAME),
      },
      ['list'],
    ),
  ),
  parts: PARTS,
  meta: key(
    'Metadata of the response, by name.',
    { has_more: '$.has_more' },
    mapOf({ anyOf: [ref('locator'), { type: 'null' }] }),
  ),
  pagination: ref('pagination'),
  ...RULES,
}

/** Definitions of operations. */
export const OPERATION: Record<string, JsonSchema> = {
  operation: {
    description: 'One action of an entity: request, params, response, pagination.',
    examples: [
      {
        request: 'GET /v1/customers',
        params: { email: 'string' },
        records: '$.data',
        pagination: { style: 'none', because: 'One page.' },
      },
    ],
    ...keys(OPERATION_KEYS),
  },
}
