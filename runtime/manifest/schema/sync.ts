import type { JsonSchema } from '../../base/json.ts'
import { key, keys, mapOf, NAME, OPERATION_ID, ref, TEXT } from './words.ts'

/** What a first and a later listing say alike. */
const LISTING: Record<string, JsonSchema> = {
  from: key('The operation that lists the records.', 'contacts.api_search', OPERATION_ID),
  each: key(
    'One listing for each record of another entity, which is listed first, or for each of some constants.',
    { base_id: 'bases.id' },
    mapOf({
      anyOf: [
        { type: 'string', pattern: '^[a-z][a-z0-9_]*\\.[\\w.]+$' },
        { type: 'array', items: { type: ['string', 'number', 'boolean'] }, minItems: 1 },
      ],
    }),
    { filter: ['email', 'sms'] },
  ),
  field: key('The record field that grows with each change; only newer records are fetched again.', 'updated_at', NAME),
  param: key('The param that takes the newest value seen; dots lead into objects.', 'created.gte', NAME),
  with: key('Params of the listing; {{since}} is the newest value seen.', { archived: false }, ref('values')),
  newest_first: key(
    'The listing begins with the latest value of the field: a later run ends at the first page with what was seen before.',
    true,
    { type: 'boolean' },
  ),
  lookback: key('Seconds to go back behind the newest value, for late arrivals.', 300, {
    type: 'integer',
    minimum: 0,
  }),
}

const LATER = key(
  "How later runs ask for what changed, where that is another request than the first run's: by the entity's changes unless from says otherwise.",
  { with: { start_time: '{{epoch since}}' }, field: 'updated_at' },
  keys({
    ...LISTING,
    record: key('Where a change holds the whole record.', '$.data.object', ref('locator')),
    id: key(
      "Where a change holds the key of its record, when not under the record's own name; with record, within the change.",
      '$.resource.gid',
      ref('locator'),
    ),
    read: key(
      'How each changed record is read by its key.',
      { from: 'contacts.get', with: { associations: 'companies' } },
      keys(
        {
          from: key(
            'The operation that reads one record; the key is its required param.',
            'contacts.get',
            OPERATION_ID,
          ),
          with: key('Its other params.', { associations: 'companies' }, ref('values')),
        },
        ['from'],
      ),
    ),
    deleted: key(
      'What a change holds when its record was deleted. Without is, anything but null and false.',
      { at: '$.status', is: ['deleted'] },
      keys(
        {
          at: key('A location in the change.', '$.status', ref('locator')),
          is: key('The values that mean a deletion.', ['deleted'], { type: 'array', minItems: 1, items: {} }),
        },
        ['at'],
      ),
    ),
    history_days: key(
      'How many days back changes can be asked for; after a longer time everything is read again.',
      30,
      {
        type: 'number',
        exclusiveMinimum: 0,
      },
    ),
    most: key('With more changes than this everything is read again instead.', 10_000, { type: 'integer', minimum: 1 }),
  }),
)

/** How hosted mode fills the searchable copy of an entity. */
export const SYNC: JsonSchema = key(
  "How hosted mode fills the searchable copy: by the entity's list unless from says otherwise.",
  { field: 'created', param: 'created.gte' },
  keys({
    ...LISTING,
    token: key(
      "A list's metadata that its last page has: what the next run asks with, by param or {{since}}. When the third party refuses it, everything is read again.",
      'next_sync_token',
      NAME,
    ),
    start: key('What {{since}} is before anything was seen.', '1970-01-01', TEXT),
    changed_parents: key(
      "Later runs list only below parents that have changed, since each change of a child changes its parent's record.",
      true,
      { type: 'boolean' },
    ),
    later: LATER,
  }),
)
