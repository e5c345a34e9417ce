/** The language's definition of the further requests of an operation. */
import type { JsonSchema } from '../../base/json.ts'
import { HTTPS_URL, key, keys, mapOf, ref, VALUES } from './words.ts'

/** Values that later steps insert. */
export const KEEP: JsonSchema = key(
  'Where the response has what later steps insert as {{name}}. A name that is a param too lets a call go on behind this request: it is left out when the param is given.',
  { export_id: '$.id' },
  { ...mapOf(ref('locator')), minProperties: 1, maxProperties: 10 },
)

const UNTIL: JsonSchema = key(
  'The request is repeated until the response says that what it asks about has ended.',
  { at: '$.status', is: ['completed'], failed: ['failed'], every: 2 },
  keys(
    {
      at: key('Where a response says how far it is.', '$.status', ref('locator')),
      is: key(
        'The values that mean that it is done; without them, anything but null, false and empty text.',
        ['completed'],
        VALUES,
      ),
      failed: key('The values that mean that it failed, which the call then says.', ['failed', 'expired'], VALUES),
      every: key(
        'The first wait in seconds, 2 by default; each further one is half as long again, up to 30. A Retry-After that is not over counts instead.',
        5,
        { type: 'number', minimum: 0.1, maximum: 600 },
      ),
      progress: key('Where a response says how much is done.', '$.percent', ref('locator')),
      of: key('Where a response says of how much; 100 when it says none.', '$.total', ref('locator')),
    },
    ['at'],
  ),
)

/** The language's definition of a step. */
export const STEP: Record<string, JsonSchema> = {
  step: {
    description: 'A further request of an operation: by request, by graphql, or to a url of the response before it.',
    examples: [{ request: 'GET /exports/{export_id}', until: { at: '$.status', is: ['completed'] } }],
    ...keys({
      request: key(
        'Method and path; {name} is a param, a kept value or a setting. Params go where a template puts them, and nowhere else.',
        'GET /exports/{export_id}',
        { type: 'string', pattern: '^(?:GET|HEAD|POST|PUT|PATCH|DELETE) /\\S*$', maxLength: 500 },
      ),
      graphql: key(
        'A GraphQL document with one operation; its variables are params and kept values.',
        'query ($export_id: ID!) { export(id: $export_id) { status url } }',
        { type: 'string', minLength: 1, maxLength: 50_000 },
      ),
      url: key(
        'Where the response before it names the URL. Credentials go there only when it is at the origin of base_url.',
        '$.upload_url',
        ref('locator'),
      ),
      method: key('How the url is asked; GET by default.', 'PUT', { enum: ['GET', 'POST', 'PUT', 'PATCH'] }),
      hosts: key("Hosts besides the base URL's to which the url may lead.", ['*.s3.amazonaws.com'], {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: { type: 'string', pattern: '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+$' },
      }),
      base_url: key('A base URL of its own.', 'https://upload.example.com', { ...HTTPS_URL }),
      query: key('Query parameters.', { file_id: '{{file_id}}' }, ref('values')),
      headers: key('Headers, besides those of the kind and the entity.', { 'X-Part': '1' }, ref('values')),
      body: key('The body; one param of type file with encode.body binary.', '{{content}}', ref('value')),
      encode: key('How values are written.', { body: 'binary' }, { $ref: '#/definitions/operation/properties/encode' }),
      until: UNTIL,
      cancel: key(
        'Method and path of what is sent when the caller ends the call while it waits here.',
        'DELETE /exports/{export_id}',
        { type: 'string', pattern: '^(?:GET|HEAD|POST|PUT|PATCH|DELETE) /\\S*$', maxLength: 500 },
      ),
      keep: KEEP,
    }),
  },
}

/** The further requests of an operation. */
export const STEPS: JsonSchema = key(
  'Further requests of the same call, in this order; the response to the last is what the call gives.',
  [{ request: 'GET /exports/{export_id}', until: { at: '$.status', is: ['completed'] } }],
  { type: 'array', items: ref('step'), minItems: 1, maxItems: 5 },
)
