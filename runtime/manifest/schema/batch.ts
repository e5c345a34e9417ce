import type { JsonSchema } from '../../base/json.ts'
import { key, keys, NAME, PARAM_NAME, ref, VALUES } from './words.ts'

const WITHIN = 'within an outcome'

/** Many records in one call. */
export const BATCH: JsonSchema = key(
  'The call writes many records, and the response reports the outcome of each. The records are then a list of the written ones, and meta.outcomes has the outcome of every record.',
  { of: 'contacts', outcomes: '$.results', failed: { at: '$.success', is: [false] }, message: '$.errors[0].message' },
  keys(
    {
      of: key('The param with the list of records.', 'contacts', PARAM_NAME),
      outcomes: key('Where the response lists the outcomes. Defaults to the whole body.', '$.results', ref('locator')),
      errors: key(
        'Where the response lists the failed records, if it has a separate list of failures.',
        '$.errors',
        ref('locator'),
      ),
      index: key(
        `Where the zero-based index of the record is, ${WITHIN}. Without index and by, outcomes are in the order of the records.`,
        '$.index',
        ref('locator'),
      ),
      others: key(
        'Whether the response lists other records, such as neighbors, after the new ones. Cannot be used with index or by.',
        true,
        { const: true },
      ),
      by: key(
        'A value that each record carries and its outcome repeats.',
        { sent: 'trace_id', back: ['$.trace_id', '$.context.trace_id[0]'] },
        keys(
          {
            sent: key('The field of the record; dots lead into objects.', 'trace_id', NAME),
            back: key(`Where the value is ${WITHIN}.`, '$.trace_id', ref('locators')),
          },
          ['sent', 'back'],
        ),
      ),
      failed: key(
        `When an outcome is a failure, ${WITHIN}. Without is, any value except null, false, empty text and an empty list.`,
        { at: '$.success', is: [false] },
        keys(
          {
            at: key('A location in the outcome.', '$.error', ref('locator')),
            is: key('The values that mean a failure.', [false], VALUES),
          },
          ['at'],
        ),
      ),
      record: key(`Where the record is ${WITHIN}; the outcome itself by default.`, '$.record', ref('locator')),
      message: key(`Where the vendor's message is ${WITHIN}.`, '$.errors[0].message', ref('locators')),
      code: key(`Where the vendor's own error code is ${WITHIN}.`, '$.errors[0].code', ref('locators')),
    },
    ['of'],
  ),
)
