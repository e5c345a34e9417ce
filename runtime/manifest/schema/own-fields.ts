/** The fields that each account adds to an entity. */
import type { JsonSchema } from '../../base/json.ts'
import { OWN_FIELD_TYPES } from '../../base/own-field-types.ts'
import { ENTITY_FIELD, key, keys, mapOf, NAME, OPERATION_ID, PARAM_NAME, ref } from './words.ts'

const MEANINGS = (is: (string | number | boolean)[]): JsonSchema =>
  key('The values that mean yes.', is, {
    type: 'array',
    items: { type: ['string', 'number', 'boolean', 'null'] },
    minItems: 1,
  })

const CONDITION = (description: string, at: string, is: (string | number | boolean)[]): JsonSchema =>
  key(
    description,
    { at, is },
    keys({ at: key('A location in a field of the list.', at, ref('locator')), is: MEANINGS(is) }, ['at', 'is']),
  )

const FIELD_NAME = key(
  'Where a field has the name by which records and requests know it. Several locations are joined by dots.',
  '$.name',
  { anyOf: [ref('locator'), { type: 'array', items: ref('locator'), minItems: 2, maxItems: 3 }] },
  ['$.namespace', '$.key'],
)

const LIST = key(
  "How the account lists its fields. Without it, the first page of the entity's list shows them: all fields that its record schema does not name.",
  { from: 'properties.list', with: { objectType: 'contacts' }, name: '$.name', label: '$.label' },
  keys({
    from: key(
      'The operation that lists the fields, or reads the record that holds them.',
      'properties.list',
      OPERATION_ID,
    ),
    with: key(
      "Its params. {{entity}} is the entity's name; any other name is a param by which your caller names the parent of the fields.",
      { base_id: '{{base_id}}' },
      ref('values'),
    ),
    first_page: key('Whether only the first page is read, because it has records that show their fields.', true, {
      type: 'boolean',
    }),
    each: key(
      'Where the caller does not name the parent: lists the fields of each record of another entity, at most 20.',
      { workspace_gid: 'workspaces.gid' },
      { ...mapOf(ENTITY_FIELD), minProperties: 1, maxProperties: 1 },
    ),
    of: key(
      'Which record of the list holds the fields, if the list has several.',
      { at: ['$.id', '$.name'], is: '{{table}}' },
      keys(
        {
          at: key('Where the record has its name.', '$.id', ref('locators')),
          is: key('The name of the record to take.', '{{table}}', ref('template')),
        },
        ['at', 'is'],
      ),
    ),
    in: key('Where the record holds the fields: a list, or a map by name.', '$.fields', ref('locators')),
    own: CONDITION(
      'Which fields the account added. Without it, all that the record schema does not name.',
      '$.custom',
      [true],
    ),
    name: FIELD_NAME,
    label: key('Where a field has the label that people read. Defaults to its name.', '$.label', ref('locator')),
    type: key(
      'Where a field has its type, and the types of Plugboard for it. Of several places, the first with one of these types counts. Others are any.',
      { at: '$.type', values: { string: ['text'], enum: ['picklist', 'radio'] } },
      keys(
        {
          at: key('A location in a field of the list.', '$.type', ref('locators')),
          values: key(
            "Types of Plugboard, each with the vendor's types.",
            { enum: ['picklist', 'radio'] },
            {
              ...mapOf(
                { type: 'array', items: { type: ['string', 'number'] }, minItems: 1, uniqueItems: true },
                { enum: OWN_FIELD_TYPES.filter((type) => type !== 'any') },
              ),
              minProperties: 1,
            },
          ),
        },
        ['at', 'values'],
      ),
    ),
    options: key(
      'Where an enum has its options: a list of values, or of objects with a value and a label.',
      { at: '$.options', value: '$.value', label: '$.label' },
      keys(
        {
          at: key('A location in a field of the list.', '$.options', ref('locators')),
          of: key(
            'Which entry of this list holds the options, if others hold something else.',
            { at: '$.name', is: ['choices'], in: '$.value' },
            keys(
              {
                at: key('A location in the entry.', '$.name', ref('locator')),
                is: MEANINGS(['choices']),
                in: key('Where the entry has the options: a list, or its JSON as a text.', '$.value', ref('locator')),
              },
              ['at', 'is', 'in'],
            ),
          ),
          value: key('Where an option has its value.', '$.value', ref('locators')),
          label: key('Where an option has its label. Defaults to its value.', '$.label', ref('locators')),
        },
        ['at'],
      ),
    ),
    writable: CONDITION('Which fields writes may set. Without it, all.', '$.readOnly', [false]),
  }),
)

const ASK = key(
  'How a call asks for fields, if records have only the fields that it names.',
  { param: 'properties', always: ['email', 'firstname'] },
  keys({
    param: key(
      'The param that names fields: a list, or text with commas. Each action of the entity with this param asks by it.',
      'properties',
      PARAM_NAME,
    ),
    always: key(
      "The fields to ask for besides the account's own. Defaults to the param's default.",
      ['email', 'firstname'],
      { type: 'array', items: NAME, minItems: 1, maxItems: 200 },
    ),
    with: key(
      'Other params of a call that names fields.',
      { withMetafields: true },
      { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] }, minProperties: 1 },
    ),
    as: key(
      'The names that ask for all own fields, if a call cannot name each.',
      ['custom_fields.gid', 'custom_fields.number_value'],
      { type: 'array', items: NAME, minItems: 1, maxItems: 50 },
    ),
    standard: key(
      "A name that asks for all of the vendor's fields, beside which a request may name only own ones.",
      'FIELDS(STANDARD)',
      { type: 'string' },
    ),
    all: key("A name that asks for all fields, the account's own too.", '*all', { type: 'string' }),
    most: key('The number of fields that one call may name.', 50, { type: 'integer', minimum: 2 }),
    not: key('Actions that return all fields without being asked.', ['get'], {
      type: 'array',
      items: NAME,
      minItems: 1,
    }),
  }),
)

const WRITE = key(
  'How create and update take the fields. An empty map: as params of their own, which the action leaves open.',
  { param: 'properties' },
  keys({
    param: key('The param that takes the fields: a map by name, or with key a list.', 'custom_fields', PARAM_NAME),
    key: key(
      'Where an entry of the list has the name of its field, beside value. Several parts are joined by dots.',
      'id',
      { anyOf: [NAME, { type: 'array', items: NAME, minItems: 2, maxItems: 3 }] },
      ['namespace', 'key'],
    ),
    forms: key(
      "The form of a value by the vendor's type of the field. {{value}} is the value, {{text value}} text with semicolons between several values, {{json value}} JSON in a text. A list has one entry, which repeats for each of several values. Others are sent as they are.",
      { option: { value: '{{value}}' }, options: [{ value: '{{value}}' }] },
      { ...mapOf({ type: ['object', 'array', 'string'] }), minProperties: 1 },
    ),
  }),
  {},
)

/** How an account's own fields are listed, asked for, read and written. */
export const OWN_FIELDS: Record<string, JsonSchema> = {
  ownFields: key(
    'Fields that each account adds: where the account lists them, how calls ask for them, where records hold them and how writes take them.',
    { list: { from: 'properties.list', with: { objectType: '{{entity}}' }, name: '$.name' }, at: '$.properties' },
    keys({
      list: LIST,
      at: key(
        'Where a record holds the fields: a map by name, a list with key, or $ for the record itself.',
        '$.properties',
        ref('locator'),
      ),
      key: key('Where an entry of the list has the name of its field. Several locations are joined by dots.', '$.id', {
        anyOf: [ref('locator'), { type: 'array', items: ref('locator'), minItems: 2, maxItems: 3 }],
      }),
      value: key(
        'Where an entry has the value; of several places, the first with one. Defaults to $ in a map, and to $.value in a list.',
        '$.value',
        { anyOf: [ref('locator'), { type: 'array', items: ref('locator'), minItems: 2, maxItems: 30 }] },
        ['$.number', '$.select.name'],
      ),
      ask: ASK,
      write: WRITE,
    }),
  ),
}
