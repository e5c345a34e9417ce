import type { JsonSchema } from '../../base/json.ts'
import { FORM, key, keys, mapOf, PARAM_NAME, ref, SCALAR, TEXT } from './words.ts'

const param = key('The param that requests the next page.', 'starting_after', PARAM_NAME)
const next = key(
  "Where the next page's value is. If it is absent, null or empty, the list ends.",
  '$.next_cursor',
  ref('locator'),
)
const also = key('Additional params from the same link. At least one param must be present.', ['page_token'], {
  type: 'array',
  items: PARAM_NAME,
  minItems: 1,
  maxItems: 5,
})
const size = key('The param with the page size.', 'limit', PARAM_NAME)
const count = (description: string, example: number) => key(description, example, { type: 'integer', minimum: 1 })
const after = key(
  "The vendor's cap: the list has no page behind it, even if more records exist.",
  { records: 10_000 },
  {
    ...keys({
      records: count('Number of records. Below parents, of each list.', 10_000),
      pages: count('Number of pages, for params that count pages.', 300),
      offset: count('The largest offset.', 2_000),
    }),
    minProperties: 1,
    maxProperties: 1,
  },
  { pages: 300 },
)
const resume = key(
  'How the list goes on behind the cap: again from the first page, from the last record on. Records of its value come twice.',
  { by: 'updated_at', param: 'updated_since', with: { order_by: 'updated_at', order_type: 'asc' } },
  keys(
    {
      by: key('The field of a record, in whose ascending order the list is.', 'updated_at', TEXT),
      param: key('The param that takes its value.', 'updated_since', PARAM_NAME),
      entry: key(
        'The conditions that each entry of the param gets, if it takes a list of entries. `{{last}}` is the value of the last record.',
        { filters: [{ property: 'id', operator: 'GT', value: '{{last}}' }] },
        { ...mapOf({ type: 'array', items: { type: 'object' }, minItems: 1 }), minProperties: 1 },
      ),
      with: key(
        'The params under which the list has this order; null for a param that must be absent.',
        { order_by: 'updated_at' },
        mapOf({}, PARAM_NAME),
      ),
    },
    ['by', 'param'],
  ),
)
const ends = key(
  'What ends the list. Without `at`, the lack of a next page ends it, or in the styles offset and page a short page.',
  { at: '$.has_more', not: true },
  {
    ...keys({
      at: key(
        'empty: only an empty page, for vendors that leave records of a page out. short: a page with fewer records than its size. same: a page that leads to itself, in an export of changes. A location: the response says so there.',
        '$.is_last',
        { anyOf: [{ enum: ['empty', 'short', 'same'] }, ref('locator')] },
        'empty',
        'short',
        'same',
      ),
      is: key(
        'The value at the location that ends the list, true by default. An absent value ends nothing.',
        'complete',
        SCALAR,
        0,
      ),
      not: key(
        'The value at the location that announces more. Everything else ends the list, and so does an absent value.',
        true,
        SCALAR,
      ),
      of: key('The location has the total number of these. For the styles offset and page.', 'records', {
        enum: ['records', 'pages'],
      }),
      count: key(
        "For short: where the number of the page's records is, if the vendor may cut a page.",
        '$.totalSize',
        ref('locator'),
      ),
      after,
      cut: key(
        'Where a response states that the vendor cut the list at its cap. For the style cursor, whose params show no place.',
        { at: '$.status.type', is: 'incomplete' },
        keys({ at: key('The location.', '$.status.type', ref('locator')), is: key('The value.', 'incomplete', {}) }, [
          'at',
          'is',
        ]),
      ),
      resume,
    }),
    minProperties: 1,
  },
  { after: { records: 10_000 } },
)
const cap = key('Where the vendor ends the list.', { after: { records: 1_000 } }, keys({ after }, ['after']))
const drop = key(
  'Params that the vendor does not accept beside next: it leaves them out, also their defaults. all: every other param of the query.',
  ['ending_before'],
  {
    anyOf: [{ type: 'array', items: PARAM_NAME, minItems: 1 }, { const: 'all' }],
  },
  'all',
)
const or = key(
  'Additional links with their params, page sizes and ends. The first link in the response counts.',
  [{ next: '$.links.next', param: 'page_after', size: 'page_size', ends: { at: '$.meta.has_more', not: true } }],
  {
    type: 'array',
    minItems: 1,
    maxItems: 5,
    items: keys({ next, param, also, size, ends }, ['next', 'param']),
  },
)

function style(
  name: string,
  description: string,
  properties: Record<string, JsonSchema>,
  required: string[],
): JsonSchema {
  return {
    description,
    ...keys({ style: key('The pagination style.', name, { const: name }), ...properties }, ['style', ...required]),
  }
}

/** The six styles. Each is one file of the room `pagination`. */
export const PAGINATION: Record<string, JsonSchema> = {
  pagination: {
    type: 'object',
    description: 'How a list continues: a link between a location in the response and a param of the next call.',
    examples: [
      {
        style: 'cursor',
        param: 'starting_after',
        next: 'last.id',
        ends: { at: '$.has_more', not: true },
        size: 'limit',
      },
      { style: 'cursor', param: 'page_token', next: '$.next_page_token', size: 'page_size' },
      { style: 'none', because: 'The vendor returns the whole list.' },
    ],
    required: ['style'],
    discriminator: { propertyName: 'style' },
    oneOf: [
      style(
        'cursor',
        "Continues with a value of the response, such as a token beside the records or the last record's ID. Also continues after an empty page.",
        { param, next, form: FORM, size, ends, drop },
        ['param', 'next'],
      ),
      style(
        'offset',
        'Advances by the number of records received, or by the page size if only an empty page ends the list.',
        { param, size, start: key('The first offset.', 0, { type: 'integer', minimum: 0 }), ends },
        ['param', 'size'],
      ),
      style(
        'page',
        'Counts pages.',
        { param, size, start: key('The number of the first page.', 1, { type: 'integer', minimum: 0 }), ends },
        ['param'],
      ),
      style(
        'graphql',
        'A GraphQL connection. Continues with endCursor while hasNextPage is true.',
        {
          param: key('The variable for endCursor.', 'after', PARAM_NAME),
          size: key('The variable for the page size.', 'first', PARAM_NAME),
          at: key('Where pageInfo is.', '$.data.*.pageInfo', ref('locator')),
        },
        [],
      ),
      style(
        'link',
        'Takes params from the query of a URL. The URL itself is never requested.',
        {
          next,
          param,
          also,
          size,
          start: key('The number of the first page, if the param counts pages.', 1, { type: 'integer', minimum: 0 }),
          ends,
          drop,
          or,
        },
        ['next', 'param'],
      ),
      style(
        'none',
        'One page, with the reason.',
        { because: key('Why the list does not continue.', 'The vendor returns the whole list.', TEXT), ends: cap },
        ['because'],
      ),
    ],
  },
}
