/** The account's own fields of an entity. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { OWN_FIELD_TYPES } from '../runtime/base/own-field-types.ts'
import { type FieldSchemas, flag, integer, list, object, oneOf, text } from './schema.ts'

/** Maximum number of own fields that a call names. */
const MOST_OWN = 500

const NAME: JsonSchema = { type: 'string', minLength: 1, maxLength: 500 }

const VALUES: JsonSchema = { type: 'object', propertyNames: NAME, maxProperties: MOST_OWN }

/** An own field. */
export const OWN_FIELD: JsonSchema = object(
  {
    name: text('The name by which records, and `own` of a call, know the field.'),
    id: integer('The number by which requests know the field. Absent where they know it by its name.'),
    label: text('The name that people read.'),
    type: oneOf(OWN_FIELD_TYPES, 'What the values mean. Their form in records is that of the third party.'),
    options: list(
      object({ value: text('The value in records.'), label: text('The name that people read.') }),
      'The options of an `enum` or `enum[]`. Absent otherwise.',
    ),
    writable: flag('Whether `own` of a write may set it.'),
    form: {
      type: ['object', 'array', 'string'],
      description:
        'The form in which a write sends the value, with `{{value}}` in it. Absent if that is the value itself.',
    },
    path: text('The place of its value, for a `map`: a JSONPath if one leads there, else `own.` and the name.'),
  },
  ['name', 'label', 'type', 'writable', 'path'],
)

/** The own fields of an entity. */
export const OWN_FIELD_LIST: JsonSchema = object({
  fields: list(OWN_FIELD, 'The own fields: as the third party lists them, or as seen in records.'),
})

/** The query of a list of own fields. */
export const OWN_FIELD_QUERY: FieldSchemas = {
  refresh: flag('Whether to ask the third party again, instead of using a list of the last ten minutes.'),
  stored: flag(
    'Whether to return the list of the last sync, without a request to the third party. It is empty before the first sync.',
  ),
  params: text('The params that name the parent of the fields, as JSON: `{"base_id": "app1"}`.', { maxLength: 4000 }),
}

/** The own fields of a call. */
export const OWN_OF_CALL: JsonSchema = {
  description:
    'The own fields of the account, by name or label. A read returns these fields: `all`, or a list. A write sets values by name, and a ' +
    'batch takes a list with the values of each record. Only entities with own fields take it.',
  anyOf: [
    { const: 'all' },
    { type: 'array', items: NAME, maxItems: MOST_OWN },
    VALUES,
    { type: 'array', items: VALUES },
  ],
}
