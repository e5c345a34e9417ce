import type { JsonSchema } from '../../base/json.ts'
import { ENTITY_FIELD, key, keys, mapOf, NAME, OPERATION_ID, PARAM_NAME, ref, TEXT } from './words.ts'

const PARAM = key('The param for the newest value seen. Dots lead into objects.', 'created.gte', PARAM_NAME)
const WITH = key('Params of the list. {{since}} is the newest value seen.', { archived: false }, ref('values'))

/** Common keys of a first and a later listing. */
const LISTING: Record<string, JsonSchema> = {
  from: key('The operation that lists the records.', 'contacts.api_search', OPERATION_ID),
  each: key(
    'Lists once for each record of another entity, which is listed first, or for each of some constants. Params of one entity take the fields of one record.',
    { base_id: 'bases.id' },
    mapOf({
      anyOf: [ENTITY_FIELD, { type: 'array', items: { type: ['string', 'number', 'boolean'] }, minItems: 1 }],
    }),
    { filter: ['email', 'sms'] },
  ),
  field: key(
    'The record field that increases with each change. Later runs fetch newer records only.',
    'updated_at',
    NAME,
  ),
  param: PARAM,
  with: WITH,
  newest_first: key(
    'Whether the list starts with the latest value of the field. A later run ends at the first page with known records.',
    true,
    { type: 'boolean' },
  ),
  lookback: key('Seconds to go back before the newest value, for late arrivals.', 300, {
    type: 'integer',
    minimum: 0,
  }),
}

const LATER = key(
  "How later runs read changes, if they use another request than the first run. Defaults to the entity's changes.",
  { with: { start_time: '{{epoch since}}' }, field: 'updated_at' },
  keys({
    ...LISTING,
    record: key('Where a change has the whole record.', '$.data.object', ref('locator')),
    id: key(
      "Where a change has the key of its record, if not under the record's own name. With record, within the change.",
      '$.resource.gid',
      ref('locator'),
    ),
    read: key(
      'How to read each changed record by its key.',
      { from: 'contacts.get', with: { associations: 'companies' } },
      keys(
        {
          from: key(
            'The operation that reads one record. The key is its required param.',
            'contacts.get',
            OPERATION_ID,
          ),
          with: key('Its other params.', { associations: 'companies' }, ref('values')),
        },
        ['from'],
      ),
    ),
    deleted: key(
      'How a change marks a deleted record. Without is, any value except null and false.',
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
      'The number of days for which the vendor keeps changes. After a longer time, everything is read again.',
      30,
      {
        type: 'number',
        exclusiveMinimum: 0,
      },
    ),
    most: key('The maximum number of changes. With more changes, everything is read again.', 10_000, {
      type: 'integer',
      minimum: 1,
    }),
  }),
)

const PARTIAL = key(
  'Which existing records the list leaves out. A full run removes none of them.',
  { days: 90 },
  keys(
    { days: key('The number of days after which the list leaves a record out.', 90, { type: 'integer', minimum: 1 }) },
    ['days'],
  ),
)

const DELETIONS = key(
  'The list that the vendor keeps of deleted records. A later run reads it if a record changed.',
  { with: { filter: 'deleted', updated_since: '{{since}}' } },
  keys({
    from: key("The operation that lists them. Defaults to the copy's list.", 'deleted_records.list', OPERATION_ID),
    param: PARAM,
    with: WITH,
  }),
)

/** How hosted mode fills the searchable copy of an entity. */
export const SYNC: JsonSchema = key(
  "How hosted mode fills the searchable copy. Defaults to the entity's list.",
  { field: 'created', param: 'created.gte' },
  keys({
    ...LISTING,
    token: key(
      'A metadata field on the last page of the list that the next run sends, with param or {{since}}. If the third party refuses it, everything is read again.',
      'next_sync_token',
      NAME,
    ),
    partial: PARTIAL,
    start: key('The value of {{since}} in the first run.', '1970-01-01', TEXT),
    changed_parents: key(
      "Whether later runs list only under changed parents. Use it if each change of a child changes its parent's record.",
      true,
      { type: 'boolean' },
    ),
    later: LATER,
    deletions: DELETIONS,
  }),
)
