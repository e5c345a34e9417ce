/** Triggers: filters over a record before and after its change, for an endpoint of webhooks. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { MAP_FIELDS, MAPPED_NAME, MAPPED_TYPES } from './map.ts'
import { freeObject, KIND_NAME, list, nullable, object, oneOf, text } from './schema.ts'

/** The changes of a record. */
export const RECORD_OPERATIONS = ['create', 'update', 'delete'] as const

const RECORD_FILTER = (which: string): JsonSchema =>
  nullable(freeObject(`A filter of searches over the record ${which} the change. Null fits any record.`))

const RECORDS: JsonSchema = object(
  {
    connector_type: KIND_NAME,
    entity: text('The name of the entity.'),
    operations: list(
      oneOf(RECORD_OPERATIONS, 'The change of the record.'),
      'The operations. Defaults to `create` and `update`.',
      {
        minItems: 1,
        maxItems: RECORD_OPERATIONS.length,
        default: ['create', 'update'],
      },
    ),
    mapped: {
      type: 'object',
      description:
        'The types of mapped fields that the filters name: `{"stage_reason": "text"}` for `mapped.stage_reason`. Each connector\'s map says where the field is. It is null where a map does not have it.',
      maxProperties: MAP_FIELDS,
      propertyNames: { pattern: MAPPED_NAME },
      additionalProperties: oneOf(MAPPED_TYPES, 'The type of the field.'),
    },
    before: RECORD_FILTER('before'),
    after: RECORD_FILTER('after'),
  },
  ['connector_type', 'entity'],
)

/** The `records` of an endpoint. */
export const RECORDS_FIELD: JsonSchema = nullable({
  ...RECORDS,
  description:
    'The changes of records that the endpoint gets as `record.matched`. A record that is not there is compared as one without fields. Null for none.',
})
