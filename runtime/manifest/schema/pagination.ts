import type { JsonSchema } from '../../base/json.ts'
import { FORM, key, keys, NAME, ref, TEXT } from './words.ts'

const param = key('The param that requests the next page.', 'starting_after', NAME)
const next = key(
  "Where the next page's value is. If it is absent, null or empty, the list ends.",
  '$.next_cursor',
  ref('locator'),
)
const also = key('Additional params from the same link. At least one param must be present.', ['page_token'], {
  type: 'array',
  items: NAME,
  minItems: 1,
  maxItems: 5,
})
const pages = key('Where the total number of pages is.', 'header.X-Total-Pages', ref('locator'))
const size = key('The param with the page size.', 'limit', NAME)
const more = key(
  'Where the response says whether more pages follow. Any value except true, or the text true, ends the list.',
  '$.has_more',
  ref('locator'),
)
const done = key(
  'Where the response says that the list is complete. true, or the text true, ends the list.',
  '$.is_last',
  ref('locator'),
)
const shortPageEnds = key(
  'A page with fewer records than its size is the last, even if it has a cursor. For lists whose last cursor leads to an empty page. Needs size. If the vendor may shorten a page, a locator names the number to compare instead.',
  true,
  { anyOf: [{ const: true }, ref('locator')] },
)
const drop = key(
  'Params that the vendor does not accept beside next: it leaves them out, also if they have a default.',
  ['ending_before'],
  {
    type: 'array',
    items: NAME,
    minItems: 1,
  },
)
const or = key(
  'Additional links with their params, page sizes and more-flags. The first link in the response counts.',
  [{ next: '$.links.next', param: 'page_after', size: 'page_size', more: '$.meta.has_more' }],
  {
    type: 'array',
    minItems: 1,
    maxItems: 5,
    items: keys({ next, param, also, size, more, done }, ['next', 'param']),
  },
)
const total = key('Where the total number of records is.', '$.total', ref('locator'))

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

/** The seven styles; each is one file of the room `pagination`. */
export const PAGINATION: Record<string, JsonSchema> = {
  pagination: {
    type: 'object',
    description: 'How a list continues: a link between a location in the response and a param of the next call.',
    examples: [
      { style: 'cursor', param: 'starting_after', next: 'last.id', more: '$.has_more', size: 'limit' },
      { style: 'token', param: 'page_token', next: '$.next_page_token', size: 'page_size' },
      { style: 'none', because: 'The vendor returns the whole list.' },
    ],
    required: ['style'],
    discriminator: { propertyName: 'style' },
    oneOf: [
      style(
        'cursor',
        "Continues after a cursor, often the last record's ID. Also continues after an empty page.",
        { param, next, form: FORM, more, done, size, short_page_ends: shortPageEnds, drop },
        ['param', 'next'],
      ),
      style(
        'token',
        'Continues while the response has a token. Also continues after an empty page.',
        { param, next, form: FORM, more, done, size, short_page_ends: shortPageEnds, drop },
        ['param', 'next'],
      ),
      style(
        'offset',
        'Advances by the number of records received. A short page ends the list.',
        { param, size, start: key('The first offset.', 0, { type: 'integer', minimum: 0 }), total, more, done },
        ['param', 'size'],
      ),
      style(
        'page',
        'Counts pages. A short page ends the list.',
        {
          param,
          size,
          start: key('The number of the first page.', 1, { type: 'integer', minimum: 0 }),
          total,
          pages,
          more,
          done,
        },
        ['param'],
      ),
      style(
        'graphql',
        'A GraphQL connection. Continues with endCursor while hasNextPage is true.',
        {
          param: key('The variable for endCursor.', 'after', NAME),
          size: key('The variable for the page size.', 'first', NAME),
          at: key('Where pageInfo is.', '$.data.*.pageInfo', ref('locator')),
        },
        [],
      ),
      style(
        'link',
        'Takes params from the query of a URL. The URL itself is never requested.',
        { next, param, also, size, drop, more, done, or },
        ['next', 'param'],
      ),
      style(
        'none',
        'One page, with the reason.',
        { because: key('Why the list does not continue.', 'The vendor returns the whole list.', TEXT) },
        ['because'],
      ),
    ],
  },
}
