import type { JsonSchema } from '../../base/json.ts'

import { BATCH } from './batch.ts'
import { ARRAY_STYLES } from './field.ts'
import { KEEP, STEPS } from './steps.ts'
import { HTTPS_URL, key, keys, mapOf, NAME, OPERATION_ID, ref, TEXT, VALUES } from './words.ts'

/** The error codes that a rule can give a response. */
export const OUTCOMES = [
  'unauthorized',
  'forbidden',
  'plan_required',
  'not_found',
  'invalid',
  'conflict',
  'rate_limited',
  'unavailable',
  'empty',
] as const

const ERRORS = key(
  'How the vendor says no.',
  { message: '$.error.message', code: '$.error.code' },
  keys({
    message: key("Where the vendor's message is.", '$.error.message', ref('locators')),
    code: key("Where the vendor's own error code is.", '$.error.code', ref('locators')),
    request_id: key("Where the vendor's request id is.", 'header.Request-Id', ref('locators')),
    about: key(
      'Where the vendor names what the refusal is about, such as a field or a missing scope. The message of the error ends with it.',
      '$.errors[0].field',
      ref('locators'),
    ),
    rules: key(
      'Answers that mean something else than their status says. The first that matches counts.',
      [{ status: 400, at: '$.code', is: 'THROTTLED', as: 'rate_limited' }],
      {
        type: 'array',
        maxItems: 50,
        items: keys(
          {
            status: key('The HTTP status, or several.', 400, {
              anyOf: [
                { type: 'integer', minimum: 100, maximum: 599 },
                { type: 'array', items: { type: 'integer' }, minItems: 1 },
              ],
            }),
            at: key('A location in the response.', '$.error.code', ref('locator')),
            is: key(
              'The value, or values, at that location; without it, anything there matches.',
              ['THROTTLED', 17],
              {},
            ),
            as: key('What the response means.', 'rate_limited', { enum: [...OUTCOMES] }),
            because: key('Why; needed for empty.', 'The vendor answers 404 when nothing matches.', TEXT),
          },
          ['as'],
        ),
      },
    ),
  }),
)

const RETRY = key(
  'What is tried again. Reads, on connection errors, 429 and 5xx; writes only with an idempotency header.',
  { max: 3, idempotency: 'Idempotency-Key' },
  keys({
    max: key('How often a call is tried at most, the first time included.', 3, {
      type: 'integer',
      minimum: 0,
      maximum: 10,
    }),
    after: key(
      'Where the vendor says how long to wait: seconds, an HTTP date, or seconds since 1970.',
      'header.Retry-After',
      ref('locators'),
    ),
    advice: key(
      'Where the vendor says whether to try a refused call again. A write is still repeated only with an idempotency header.',
      { at: 'header.Should-Retry' },
      keys(
        {
          at: key('Where the vendor says it.', 'header.Should-Retry', ref('locator')),
          again: key('The values that mean yes, even where the status would not be tried again.', ['true'], VALUES),
          stop: key('The values that mean no, even where the status would be tried again.', ['false'], VALUES),
        },
        ['at'],
      ),
    ),
    wait: key('Seconds to wait after a rate limit that says no time.', 30, {
      type: 'number',
      minimum: 0,
      maximum: 3600,
    }),
    idempotency: key('The header by which the vendor recognises a repeated write.', 'Idempotency-Key', NAME),
  }),
)

const RATE = key(
  'How fast the vendor allows calls on one set of credentials.',
  { limit: 50, per: 10 },
  keys({
    limit: key('Calls allowed in a window.', 100, { type: 'integer', minimum: 1 }),
    per: key('The window, in seconds; 1 by default.', 60, { type: 'number', exclusiveMinimum: 0 }),
    concurrency: key('Calls under way at once.', 10, { type: 'integer', minimum: 1 }),
    remaining: key('Where a response says how many calls are left.', 'header.X-RateLimit-Remaining', ref('locator')),
    reset: key(
      'Where a response says when the window ends; an HTTP or ISO date needs no unit.',
      'header.X-RateLimit-Reset',
      ref('locator'),
    ),
    unit: key('What reset is measured in.', 'epoch_seconds', {
      enum: ['seconds', 'milliseconds', 'epoch_seconds', 'epoch_milliseconds'],
    }),
  }),
)

const ENCODE = key(
  'How values are written.',
  { body: 'form', objects: 'brackets', arrays: 'indexed' },
  keys({
    body: key(
      "The body's encoding; json by default. A file goes by binary (the file alone), multipart (form-data, parts in the order of the params) or related (the other params as JSON, then the file).",
      'form',
      { enum: ['json', 'form', 'multipart', 'related', 'binary'] },
    ),
    objects: key('Objects in queries and forms: a[b]=1, a.b=1, or JSON text.', 'brackets', {
      enum: ['brackets', 'dots', 'json'],
    }),
    arrays: key(
      'Lists in queries and forms: a=1&a=2 (repeat), a=1,2 (comma), a[]=1 (brackets), a[0]=1 (indexed), a=1 2 (space), a=1|2 (pipe), a[b][0]=1 for a list of maps with b (columns), or JSON text.',
      'repeat',
      { enum: [...ARRAY_STYLES] },
    ),
    empty: key(
      'Objects that the body writes out and of which all values are absent: left out (drop), or sent as {} (keep), for a vendor that requires them.',
      'keep',
      { enum: ['drop', 'keep'] },
    ),
  }),
)

const FILE: JsonSchema = key(
  'The response is a file, streamed. With url it is fetched in a second step, without credentials when elsewhere.',
  { url: '$.data.download_url', hosts: ['*.files.example.com'] },
  {
    anyOf: [
      { const: true },
      keys({
        url: key(
          "Where the first response holds the file's URL; relative to the chosen entry when items is set.",
          '$.download_url',
          ref('locator'),
        ),
        items: key(
          'A list in the first response, of which the index param picks one.',
          '$.attachments',
          ref('locator'),
        ),
        index: key('The integer param that picks the entry.', 'attachment_index', NAME),
        name: key(
          "Where the file's name is, when the response has no Content-Disposition.",
          '$.filename',
          ref('locator'),
        ),
        size: key("Where the file's size in bytes is; fewer bytes are then an error.", '$.size', ref('locator')),
        range: key('The param that asks for a byte range, sent as Range.', 'range_header', NAME),
        hosts: key(
          "Hosts besides the base URL's from which the file may come, by URL or redirect. They get no credentials.",
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

const WINDOWS = key(
  'The vendor gives only so long a time in one call: the time between two params is asked for window by window, each with the pages that pagination says.',
  { from: 'start', to: 'end', days: 31 },
  keys(
    {
      from: key('The param with the first time, a datetime or date; required.', 'start', NAME),
      to: key(
        'The param with the last time, of the same type; when the caller gives none, now, or the end of today in UTC.',
        'end',
        NAME,
      ),
      days: key('The days of a window at most.', 31, { type: 'number', minimum: 0.01, maximum: 3660 }),
      inclusive: key('Whether what happened at the last time is in the window too; false by default.', true, {
        type: 'boolean',
      }),
    },
    ['from', 'to', 'days'],
  ),
)

/** Another base URL, for an entity or an operation. */
export const OWN_BASE_URL: JsonSchema = key(
  'A base URL of its own, where the vendor has another host for this. Credentials go there too, so its host is written out; the path may use config.',
  'https://upload.example.com/api/2.0',
  { ...HTTPS_URL },
)

const REQUEST: Record<string, JsonSchema> = {
  request: key(
    'Method and path; {name} is one encoded segment, of a param or of a setting: {config.site}.',
    'GET /v1/customers/{id}',
    {
      type: 'string',
      pattern: '^(?:GET|HEAD|POST|PUT|PATCH|DELETE) /\\S*$',
      maxLength: 500,
    },
  ),
  headers: key('Headers of every request.', { 'API-Version': '2026-01-01' }, ref('values')),
  query: key(
    'Query parameters that templates or constants fill.',
    { filter: "equals(channel,'{{channel}}')" },
    ref('values'),
  ),
}

const RULES: Record<string, JsonSchema> = {
  errors: ERRORS,
  retry: RETRY,
  rate: RATE,
  redirects: key(
    'Redirects that a read follows: those within the host, at most three. A redirect is a refusal otherwise.',
    'same_host',
    { const: 'same_host' },
  ),
  timeout: key('Seconds until a call is given up, retries included; 60 by default.', 30, {
    type: 'integer',
    minimum: 1,
    maximum: 600,
  }),
}

/** The keys that each level may set: kind, defaults.<action>, entity, action. */
export const INHERITED: Record<string, JsonSchema> = { ...REQUEST, encode: ENCODE, ...RULES }

const OPERATION_KEYS: Record<string, JsonSchema> = {
  description: key(
    'What the operation does; shown in the reference and to agents.',
    'Lists customers, newest first.',
    TEXT,
  ),
  ...REQUEST,
  base_url: OWN_BASE_URL,
  routes: key(
    "Paths to use instead of the request's when a param is given; the first that applies.",
    { ticket_id: '/tickets/{ticket_id}/audits.json' },
    mapOf({ type: 'string', pattern: '^/\\S*$', maxLength: 500 }),
  ),
  effect: key(
    "What the call does to the vendor's data, when the action's name does not say (create adds, update overwrites, delete " +
      'destroys, all others read): additive leaves what was there, overwrites replaces values, destroys cannot be brought back.',
    'overwrites',
    { enum: ['read', 'additive', 'overwrites', 'destroys'] },
  ),
  scopes: key('OAuth scopes without which the vendor refuses.', ['drive.readonly'], { type: 'array', items: NAME }),
  deprecated: key(
    'The vendor will remove it: true, or the operation to use instead.',
    'customers.api_search',
    { anyOf: [{ type: 'boolean' }, OPERATION_ID] },
    true,
  ),
  params: key(
    'What the caller may say.',
    { limit: { type: 'integer', maximum: 100 } },
    { ...mapOf({ anyOf: [ref('field'), { type: 'null' }] }) },
  ),
  require: key('Sets of params of which at least one must be given whole.', [['project'], ['workspace', 'assignee']], {
    type: 'array',
    minItems: 1,
    items: { type: 'array', minItems: 1, items: NAME },
  }),
  exclusive: key('Sets of params of which a call may give one at most.', [['domain_id', 'email']], {
    type: 'array',
    minItems: 1,
    items: { type: 'array', minItems: 2, items: NAME },
  }),
  needs: key(
    'Params that must be given when another one is, or has one of some values.',
    [{ when: 'type', is: ['file'], params: ['upload_id'] }],
    {
      type: 'array',
      minItems: 1,
      items: keys(
        {
          when: key('The param that is given.', 'end', NAME),
          is: key('The values of it that count; without them, any.', ['file'], VALUES),
          params: key('The params that must then be given too.', ['start'], {
            type: 'array',
            minItems: 1,
            items: NAME,
          }),
        },
        ['when', 'params'],
      ),
    },
  ),
  open: key('Params beyond those declared are passed on where the method sends them.', true, { type: 'boolean' }),
  graphql: key(
    'A GraphQL document with one operation; its variables are the params.',
    'query ($id: String!) { issue(id: $id) { id } }',
    { type: 'string', minLength: 1, maxLength: 50_000 },
  ),
  body: key(
    'The body, when it is more than the params: templates and constants. Params that no template uses join a map.',
    { filter: { property: 'object', value: 'page' } },
    ref('value'),
  ),
  encode: ENCODE,
  file: FILE,
  windows: WINDOWS,
  batch: BATCH,
  keep: KEEP,
  steps: STEPS,
  schema: key("The records' schema.", 'Customer', { anyOf: [ref('shortType'), { type: 'null' }] }),
  records: key(
    'Where the records are; the whole body by default. Several locations: the first that holds something. null: the response has none.',
    '$.data',
    { anyOf: [ref('locators'), { type: 'null' }] },
  ),
  absent_records: key(
    'A response whose body has no list, or null, where the records should be holds none: empty. Without it that is an error.',
    'empty',
    { anyOf: [{ const: 'empty' }, { type: 'null' }] },
  ),
  decode: key(
    'The form of a successful response: json, one JSON value a line (ndjson), or lines of fields under a head line (csv, RFC 4180). Records of the latter two are the lines.',
    'ndjson',
    {
      enum: ['json', 'ndjson', 'csv'],
    },
  ),
  keyed_by: key('The records are a map instead of a list; the name of each becomes this field of it.', 'id', NAME),
  flatten: key(
    'The records are parents, each with a list of what is wanted: its entries become the records.',
    { list: 'line_items', copy: { order_id: 'id' } },
    keys(
      {
        list: key('The field of a parent that holds the list; dots lead into objects.', 'line_items', NAME),
        copy: key('Fields that each record gets from its parent.', { order_id: 'id' }, mapOf(NAME)),
      },
      ['list'],
    ),
  ),
  meta: key(
    'What surrounds the records, by name.',
    { has_more: '$.has_more' },
    mapOf({ anyOf: [ref('locator'), { type: 'null' }] }),
  ),
  pagination: ref('pagination'),
  ...RULES,
  untested: key('Why there is no fixture.', 'The vendor shows no example.', TEXT),
}

/** The language's definitions for operations. */
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
