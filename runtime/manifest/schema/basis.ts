import type { JsonSchema } from '../../base/json.ts'
import { key, keys, TEXT } from './words.ts'

/** The forms of sources: the first two are descriptions that a program compares, the others are pages and feeds. */
const SOURCE_TYPES = ['openapi', 'graphql', 'sdk', 'versions', 'changelog']

const SOURCES: JsonSchema = key(
  'Pages and files with which the vendor announces changes. `plugboard watch` reads them.',
  [{ type: 'openapi', url: 'https://raw.githubusercontent.com/acme/openapi/main/openapi.json' }],
  {
    type: 'array',
    minItems: 1,
    maxItems: 20,
    items: keys(
      {
        type: key(
          'The content. A description of the API is `openapi` (OpenAPI 3, Swagger 2.0, Google Discovery) or `graphql`. A package or its list of releases is `sdk`, a list of API versions `versions`, and a page or feed with news `changelog`.',
          'openapi',
          { enum: SOURCE_TYPES },
        ),
        url: key('The address. It needs no credentials.', 'https://docs.example.com/openapi.json', {
          type: 'string',
          pattern: '^https://[^\\s/?#@]+(?:[/?][^\\s#]*)?$',
          maxLength: 500,
        }),
        about: key('The part of the API that it covers. Defaults to all of it.', 'Accounting', TEXT),
      },
      ['type', 'url'],
    ),
  },
)

/** The sources of a manifest. */
export const BASIS: JsonSchema = key(
  'The sources of the manifest.',
  { version: 'API v3', date: '2026-11-20', compared: "the vendor's OpenAPI description of 2026-11-01" },
  keys(
    {
      version: key("The vendor's version of the API.", 'API v3', TEXT),
      date: key('When the manifest was last compared with it.', '2026-11-20', { type: 'string', format: 'date' }),
      compared: key("The vendor's machine-readable description that `compare` used.", 'OpenAPI v2.1', TEXT),
      differences: key('The number of differences that it reports as wrong and that are intended. Defaults to 0.', 1, {
        type: 'integer',
        minimum: 1,
      }),
      recorded: key(
        "The vendor's own answers that others recorded, as `plugboard replay` judged them.",
        { read: 41, valid: 41, date: '2026-11-26', source: 'the SDK of Acme, test/cassettes' },
        keys(
          {
            read: key('How many answers the manifest reads.', 41, { type: 'integer', minimum: 1 }),
            valid: key('How many of these fit the record schemas.', 41, { type: 'integer', minimum: 0 }),
            date: key('When they were replayed.', '2026-11-26', { type: 'string', format: 'date' }),
            source: key('Where the recordings are.', 'the SDK of Acme, test/cassettes', TEXT),
          },
          ['read', 'valid', 'date', 'source'],
        ),
      ),
      sources: SOURCES,
      missing: key(
        'Features that a user of the product may look for and that are missing.',
        'Webhooks and reports.',
        TEXT,
      ),
    },
    ['version', 'date'],
  ),
)
