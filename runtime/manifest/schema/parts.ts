/** Definition of record fields that come from other operations. */
import type { JsonSchema } from '../../base/json.ts'
import { key, keys, mapOf, NAME, OPERATION_ID, ref } from './words.ts'

/** Parts of the records of an entity, or of one of its operations. */
export const PARTS: JsonSchema = key(
  "Fields of read records that another operation of the kind gives. One request asks for the parts of all records of a page, in the other operation's chunks and pages. A list in the record's schema gets all parts of a record, any other field the first, or null.",
  { attachments: { from: 'attachments.list', param: 'candidate_ids', key: '$.candidate_id' } },
  mapOf({
    anyOf: [
      keys(
        {
          from: key('The operation that lists the parts.', 'attachments.list', OPERATION_ID),
          param: key(
            'Its param that takes the IDs: a list with maxItems, which is the most of one request. Defaults to ids.',
            'candidate_ids',
            NAME,
          ),
          ids: key(
            'Where a record has the ID of its part, or a list of IDs. Defaults to $.id.',
            '$.source_id',
            ref('locators'),
          ),
          key: key('Where a part has the ID that it is asked by. Defaults to $.id.', '$.candidate_id', ref('locator')),
          take: key('What the field has of a part. Defaults to $, the whole part.', '$.id', ref('locator')),
          with: key(
            'Other params of the request.',
            { per_page: 500 },
            mapOf({ type: ['string', 'number', 'boolean', 'array'] }),
          ),
        },
        ['from'],
      ),
      { type: 'null' },
    ],
  }),
)
