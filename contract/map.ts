/** Maps: an application's names for its customers' own fields. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { type FieldSchemas, integer, list, object, oneOf, text, uuid } from './schema.ts'

/** Maximum size of a connector's map as JSON, in bytes. */
export const MAP_BYTES = 16_384

/** Maximum number of mapped fields of an entity. */
export const MAP_FIELDS = 50

/** The types of mapped fields. */
export const MAPPED_TYPES = ['text', 'number', 'boolean', 'time'] as const

/** The pattern of a mapped field's name. */
export const MAPPED_NAME = '^[A-Za-z_][A-Za-z0-9_]{0,62}$'

/** The types of values in records, besides null. */
const FOUND_TYPES = ['text', 'number', 'boolean', 'object', 'list'] as const

/** The place and type of a mapped field. */
export const MAPPED_FIELD: JsonSchema = object({
  path: text(
    "The JSONPath of one value in the record, such as `$.properties.stage_reason__c` or `$.fields['Deal size'][0]`, or `own.` and the name of one of the account's own fields.",
    { minLength: 1, maxLength: 300 },
  ),
  type: oneOf(
    MAPPED_TYPES,
    'The type of the value. A text such as "12.5" is read as a `number`, "true" as a `boolean`, and ISO 8601 as a `time`. Any other value is null.',
  ),
})

/** The map of a connector. */
export const RECORD_MAP: JsonSchema = {
  type: 'object',
  description:
    'Names for own fields of the records, by entity: `{"deals": {"stage_reason": {"path": "$.properties.stage_reason__c", "type": "text"}}}`. ' +
    'Changes and searches return them in `mapped`. At most 50 fields of an entity, and 16 kB.',
  maxProperties: 50,
  additionalProperties: {
    type: 'object',
    maxProperties: MAP_FIELDS,
    propertyNames: { pattern: MAPPED_NAME },
    additionalProperties: MAPPED_FIELD,
  },
}

/** The mapped fields of a record. */
export const MAPPED: JsonSchema = {
  type: 'object',
  description:
    "The fields of the connector's map, null where the record has no such value. Absent without a map of the entity.",
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
}

const UNMAPPED_FIELDS: FieldSchemas = {
  field: text('The name of the mapped field.'),
  found: oneOf(FOUND_TYPES, 'The type of the first such value.'),
  records: integer('The number of records on the page with such a value.'),
  key: text('The key of the first of these records.'),
}

/** Values of a mapped field that have another type. */
export const UNMAPPED_FIELD: JsonSchema = object(UNMAPPED_FIELDS)

/** Values of a mapped field that have another type, and their copy. */
export const COPY_UNMAPPED_FIELD: JsonSchema = object({
  connector_id: uuid('The ID of the connector.'),
  entity: text('The name of the entity.'),
  ...UNMAPPED_FIELDS,
})

/** The mapped fields of a page that have values of another type. */
export const UNMAPPED: JsonSchema = list(
  UNMAPPED_FIELD,
  'Mapped fields that are null because their values have another type. Absent without any.',
)

/** The mapped fields of a page of many copies that have values of another type. */
export const COPY_UNMAPPED: JsonSchema = list(
  COPY_UNMAPPED_FIELD,
  'Mapped fields that are null because their values have another type: 20 at most. Absent without any.',
  { maxItems: 20 },
)
