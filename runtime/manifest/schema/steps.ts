/** Definition of the further requests of an operation. */
import type { JsonSchema } from '../../base/json.ts'
import { key, keys, mapOf, ref, VALUES } from './words.ts'

/** Values that later steps insert. */
export const KEEP: JsonSchema = key(
  'Values of the response that later steps insert as {{name}}. If a name is also a param, a call with that param skips this request and continues after it.',
  { export_id: '$.id' },
  { ...mapOf(ref('locator')), minProperties: 1, maxProperties: 10 },
)

const UNTIL: JsonSchema = key(
  'Repeats the request until the response reports the end of the work.',
  { at: '$.status', is: ['completed'], failed: ['failed'], every: 2 },
  keys(
    {
      at: key('Where the response has the status of the work.', '$.status', ref('locator')),
      is: key(
        'The values that mean success. Defaults to any value except null, false and empty text.',
        ['completed'],
        VALUES,
      ),
      failed: key('The values that mean failure. The call then fails.', ['failed', 'expired'], VALUES),
      every: key(
        'The first wait in seconds. Defaults to 2; each later wait is 1.5 times as long, up to 30. A Retry-After takes precedence.',
        5,
        { type: 'number', minimum: 0.1, maximum: 600 },
      ),
      progress: key('Where the response has the progress.', '$.percent', ref('locator')),
      of: key('Where the response has the total. Defaults to 100.', '$.total', ref('locator')),
    },
    ['at'],
  ),
)

/** Definition of a step. */
export const STEP: Record<string, JsonSchema> = {
  step: {
    description:
      'An additional request of an operation: with request, with graphql, or to a url from the previous response.',
    examples: [{ request: 'GET /exports/{export_id}', until: { at: '$.status', is: ['completed'] } }],
    ...keys({
      request: key(
        'Method and path. {name} is a param, a kept value or a setting. Params are sent only where a template inserts them.',
        'GET /exports/{export_id}',
        { type: 'string', pattern: '^(?:GET|HEAD|POST|PUT|PATCH|DELETE) /\\S*$', maxLength: 500 },
      ),
      graphql: key(
        'A GraphQL document with one operation. Its variables are params and kept values.',
        'query ($export_id: ID!) { export(id: $export_id) { status url } }',
        { type: 'string', minLength: 1, maxLength: 50_000 },
      ),
      url: key(
        'Where the previous response has the URL. Credentials are sent only if it is at the origin of base_url.',
        '$.upload_url',
        ref('locator'),
      ),
      method: key('The method for the url. Defaults to GET.', 'PUT', { enum: ['POST', 'PUT'] }),
      hosts: key('Additional hosts to which the url may lead.', ['*.s3.amazonaws.com'], {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: { type: 'string', pattern: '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+$' },
      }),
      query: key('Query parameters.', { file_id: '{{file_id}}' }, ref('values')),
      headers: key('Headers, in addition to the headers of the kind.', { 'X-Part': '1' }, ref('values')),
      body: key('The body. With encode.body binary, one param of type file.', '{{content}}', ref('value')),
      encode: key('The encoding of values.', { body: 'binary' }, { $ref: '#/definitions/operation/properties/encode' }),
      until: UNTIL,
      keep: KEEP,
    }),
  },
}

/** The further requests of an operation. */
export const STEPS: JsonSchema = key(
  'Additional requests of the same call, in this order. The call returns the response to the last one.',
  [{ request: 'GET /exports/{export_id}', until: { at: '$.status', is: ['completed'] } }],
  { type: 'array', items: ref('step'), minItems: 1, maxItems: 5 },
)
