import type { JsonSchema } from '../../base/json.ts'
import { key, keys, NAME, ref, VALUES } from './words.ts'

const WITHIN = 'within an outcome'

/** Many records in one call. */
export const BATCH: JsonSchema = key(
  'The call writes many records, and the response says what became of each. Records are then a list of those that were written, and meta.outcomes says it of every one.',
  { of: 'contacts', outcomes: '$.results', failed: { at: '$.success', is: [false] }, message: '$.errors[0].message' },
  keys(
    {
      of: key('The param that holds the records: a list.', 'contacts', NAME),
      outcomes: key(
        'Where the response lists what became of the records; the whole body by default.',
        '$.results',
        ref('locator'),
      ),
      errors: key(
        'Where the response lists those that failed, when that is a list of its own; all of it are failures.',
        '$.errors',
        ref('locator'),
      ),
      index: key(
        `Where the number of the record is, from 0, ${WITHIN}. Outcomes stand in the order of the records without it and by.`,
        '$.index',
        ref('locator'),
      ),
      by: key(
        'A value that each record is sent with and that its outcome repeats.',
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
        `What makes an outcome a failure, ${WITHIN}. Without is, anything but null, false, empty text and an empty list.`,
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
