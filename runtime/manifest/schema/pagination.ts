import type { JsonSchema } from '../../base/json.ts'
import { FORM, key, keys, NAME, ref, TEXT } from './words.ts'

const param = key('The param that asks for the next page.', 'starting_after', NAME)
const next = key("Where the next page's value is. Absent, null or empty ends.", '$.next_cursor', ref('locator'))
const also = key('Further params taken out of the same link; one of all must be there.', ['page_token'], {
  type: 'array',
  items: NAME,
  minItems: 1,
  maxItems: 5,
})
const pages = key('Where the number of all pages is.', 'header.X-Total-Pages', ref('locator'))
const size = key('The param that holds the page size.', 'limit', NAME)
const more = key(
  'Where the response says whether more follows; anything but true, or the text true, ends.',
  '$.has_more',
  ref('locator'),
)
const done = key(
  'Where the response says that it is complete; true, or the text true, ends.',
  '$.is_last',
  ref('locator'),
)
const shortPageEnds = key(
  'A page with fewer records than its size is the last, whatever cursor it gives: for lists whose last cursor leads to an empty page. Needs size. A locator names the number of records to count in their place, where the vendor may cut a page.',
  true,
  { anyOf: [{ const: true }, ref('locator')] },
)
const drop = key('Params that next leaves out, since they cannot stand beside it.', ['ending_before'], {
  type: 'array',
  items: NAME,
  minItems: 1,
})
const or = key(
  'Further links, with their params, page sizes, and whether more follows; the first link that is there counts.',
  [{ next: '$.links.next', param: 'page_after', size: 'page_size', more: '$.meta.has_more' }],
  {
    type: 'array',
    minItems: 1,
    maxItems: 5,
    items: keys({ next, param, also, size, more, done }, ['next', 'param']),
  },
)
const total = key('Where the number of all records is.', '$.total', ref('locator'))

function style(
  name: string,
  description: string,
  properties: Record<string, JsonSchema>,
  required: string[],
): JsonSchema {
  return {
    description,
    ...keys({ style: key('How the list continues.', name, { const: name }), ...properties }, ['style', ...required]),
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
        "Continues after a cursor, often the last record's id; goes on after an empty page.",
        { param, next, form: FORM, more, done, size, short_page_ends: shortPageEnds, drop },
        ['param', 'next'],
      ),
      style(
        'token',
        'Continues while the response holds a token; goes on after an empty page.',
        { param, next, form: FORM, more, done, size, short_page_ends: shortPageEnds, drop },
        ['param', 'next'],
      ),
      style(
        'offset',
        'Advances by the number of records received; a short page ends.',
        { param, size, start: key('The first offset.', 0, { type: 'integer', minimum: 0 }), total, more, done },
        ['param', 'size'],
      ),
      style(
        'page',
        'Counts pages; a short page ends.',
        {
          param,
          size,
          start: key("The first page's number.", 1, { type: 'integer', minimum: 0 }),
          total,
          pages,
          more,
          done,
        },
        ['param'],
      ),
      style(
        'graphql',
        'A connection: continues with endCursor while hasNextPage, which is how it says that more follows.',
        {
          param: key('The variable that takes endCursor.', 'after', NAME),
          size: key('The variable that takes the page size.', 'first', NAME),
          at: key('Where pageInfo is.', '$.data.*.pageInfo', ref('locator')),
        },
        [],
      ),
      style(
        'link',
        'Takes params out of the query of a URL; the URL itself is never followed.',
        { next, param, also, size, drop, more, done, or },
        ['next', 'param'],
      ),
      style(
        'none',
        'One page, and the reason why.',
        { because: key('Why the list does not continue.', 'The vendor returns the whole list.', TEXT) },
        ['because'],
      ),
    ],
  },
}
