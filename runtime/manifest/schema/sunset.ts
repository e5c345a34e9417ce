import type { JsonSchema } from '../../base/json.ts'
import { key, keys, NAME, PAGE_URL, ref, TEXT } from './words.ts'

const STATED: Record<string, JsonSchema> = {
  date: key('The first day on which the vendor may refuse it; `none` if the vendor names no day.', '2027-10-01', {
    anyOf: [{ type: 'string', format: 'date' }, { const: 'none' }],
  }),
  docs: key(
    "The page that announces the end, or has the vendor's policy.",
    'https://docs.example.com/versions',
    PAGE_URL,
  ),
  read: key('The day on which you read the page.', '2026-11-29', { type: 'string', format: 'date' }),
}

const HEADER_NAME: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9-]{0,99}$' }

const NOTICE_HEADERS: JsonSchema = key(
  "The vendor's own headers of responses with notices of ends, beside Sunset, Deprecation, Link and Warning.",
  ['X-Api-Deprecated-Reason', { name: 'X-Version-Status', has: ['deprecated'] }],
  {
    type: 'array',
    minItems: 1,
    maxItems: 5,
    items: {
      anyOf: [
        HEADER_NAME,
        keys(
          {
            name: key('The name of the header.', 'X-Version-Status', HEADER_NAME),
            has: key(
              'A value is a notice if it contains one of these texts, in any case. Without them, every value is one.',
              ['deprecated', 'unsupported'],
              { type: 'array', items: TEXT, minItems: 1, maxItems: 10 },
            ),
          },
          ['name'],
        ),
      ],
    },
  },
)

/** The end of the API version in requests. */
export const API_SUNSET: JsonSchema = key(
  'The end of the API version that requests name. `check`, `kinds` and the log of a server warn half a year before.',
  { version: '2026-10', date: '2027-10-01', docs: 'https://docs.example.com/versions', read: '2026-11-29' },
  keys(
    {
      version: key('The version, as in base_url, a header or a path. Absent if requests name none.', '2026-10', TEXT),
      ...STATED,
      headers: NOTICE_HEADERS,
    },
    Object.keys(STATED),
  ),
)

const ENDING = {
  date: '2027-10-01',
  docs: 'https://docs.example.com/changes',
  read: '2026-11-29',
  use: 'customers.api_search',
}

/** The end of a part of the API, before the rest. */
export const PART_SUNSET: JsonSchema = key(
  'Set if the vendor removes this part before the rest of the API.',
  ENDING,
  ref('ending'),
)

/** Definitions of endings. */
export const SUNSET_WORDS: Record<string, JsonSchema> = {
  ending: {
    description: 'The end of a part of the API. Tools, types and the reference call the part deprecated.',
    examples: [ENDING],
    ...keys(
      {
        ...STATED,
        use: key(
          'The part to use instead: an operation, or the auth variant, entity, param or field of that name beside this one.',
          'customers.api_search',
          NAME,
        ),
      },
      Object.keys(STATED),
    ),
  },
}
