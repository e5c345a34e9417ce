/** Mapped fields that an application offers. The customer chooses their place in the records. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { CONNECTOR_TYPE, type FieldSchemas, flag, KIND_NAME, list, nullable, object, oneOf, text } from './schema.ts'
import { MAPPED_NAME, MAPPED_TYPES } from './map.ts'

/** Maximum number of fields that a token or a link offers. */
const MOST_FIELDS = 50

const ENTITY = text('The name of the entity.', { minLength: 1, maxLength: 200 })
const NAME = text("The name of the field in the connector's map.", { pattern: MAPPED_NAME })
const TYPE = oneOf(MAPPED_TYPES, 'The type of the field.')
const LABEL = text('The name that the customer reads. Defaults to `name`.', {
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
})
const PATH = text('The JSONPath of the value in the records, or `own.` and the name of an own field.', {
  minLength: 1,
  maxLength: 300,
})

const OFFERED: FieldSchemas = { connector_type: CONNECTOR_TYPE, entity: ENTITY, name: NAME, type: TYPE, label: LABEL }

/** The fields that a widget token or a link offers. */
export const OFFERED_FIELDS: JsonSchema = list(
  object(OFFERED, ['connector_type', 'entity', 'name', 'type']),
  'The mapped fields whose place in the records the customer may choose. You decide names and types. Each choice becomes part of the `map`.',
  { maxItems: MOST_FIELDS },
)

/** The offered fields in the description of a token. */
export const TOKEN_FIELDS: JsonSchema = list(
  object({ ...OFFERED, connector_type: KIND_NAME }, ['connector_type', 'entity', 'name', 'type']),
  'The mapped fields whose place in the records the token may choose.',
)

/** The fields to choose, and their possible places. */
export const FIELD_CHOICES: JsonSchema = object({
  fields: list(
    object({
      entity: ENTITY,
      name: NAME,
      type: TYPE,
      label: LABEL,
      path: nullable(text('The path that the map has now. Null without one.')),
      suggested: nullable(text('The path whose name is like that of the field. Null without one.')),
    }),
    "The fields that the token offers for the connector's kind.",
  ),
  entities: list(
    object({
      entity: ENTITY,
      title: text('The display name of the entity.'),
      own_missing: flag(
        'Whether own fields may be missing: the third party refused their list, or has none and no record is copied yet.',
      ),
      paths: list(
        object(
          {
            path: PATH,
            label: text('The name that people read. Absent where only the path names the field.'),
            types: list(TYPE, 'The types that the values can be read as.'),
            is_own: flag("Whether it is the customer's own field, which the record schema does not name."),
          },
          ['path', 'types', 'is_own'],
        ),
        'The fields of the records, own fields first. At most 200 of the record schema.',
      ),
    }),
    'The entities of these fields.',
  ),
})

/** The body that chooses fields. */
export const FIELD_CHOICE_CHANGES: JsonSchema = object({
  fields: list(
    object({
      entity: ENTITY,
      name: NAME,
      path: nullable(
        text('The chosen path: a path that the list of fields has for the entity. Null for no field.', {
          minLength: 1,
          maxLength: 300,
        }),
      ),
    }),
    'The choices. Fields that are left out stay as they are.',
    { minItems: 1, maxItems: MOST_FIELDS },
  ),
})
