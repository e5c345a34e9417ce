import type { JsonSchema } from '../../base/json.ts'
import { PART_SUNSET } from './sunset.ts'
import { key, keys, mapOf, NAME, naming, ref, TEXT } from './words.ts'

/** Built-in types that a short form can name. */
export const BUILT_IN_TYPES = [
  'string',
  'integer',
  'number',
  'boolean',
  'object',
  'array',
  'any',
  'datetime',
  'date',
  'file',
] as const

/** Returns the pattern of short types whose names match one. */
const typePattern = (name: string): string => {
  const one = `${name}(?:\\[\\])?`
  return `^${one}(?:\\|${one}){0,9}[!?]{0,2}$`
}

const TYPE_WORDS = `A built-in type (${BUILT_IN_TYPES.join(', ')}) or the name of a schema or type; [] makes a list, | separates alternatives, ! at the end means required, ? means nullable.`

const SHORT_TYPE: JsonSchema = naming('type', {
  type: 'string',
  pattern: typePattern('[A-Za-z][A-Za-z0-9]{0,62}'),
  description: TYPE_WORDS,
  examples: ['string', 'integer!', 'string?', 'Address', 'object[]', 'string|Avatar?'],
})

const VALUE: JsonSchema = { type: ['string', 'number', 'boolean', 'null', 'object', 'array'] }

/**
 * Styles of lists: a=1&a=2, a=1,2, a[]=1, a[0]=1, a=1 2, a=1|2, a[b][0]=1 for a list of maps with b, JSON text, or a=List(1,2) of
 * Rest.li.
 */
export const ARRAY_STYLES = [
  'repeat',
  'comma',
  'brackets',
  'indexed',
  'space',
  'pipe',
  'columns',
  'json',
  'restli',
] as const

/** Template helpers that can write a param. */
const WRITTEN_AS = ['epoch', 'epoch_ms', 'date', 'datetime', 'utc', 'base64', 'base64url', 'json'] as const

/** The long form of a field: JSON Schema's own words and the language's own. */
export const FIELD_KEYS: Record<string, JsonSchema> = {
  type: key('The type, in the short form.', 'integer', ref('shortType')),
  title: key('The display name.', 'Email', TEXT),
  required: key('Whether the caller must provide it. In a record, whether the vendor always sends it.', true, {
    type: 'boolean',
  }),
  nullable: key('Whether null is a valid value.', true, { type: 'boolean' }),
  format: key('The format of a string.', 'email', { enum: ['date', 'uri', 'email', 'uuid', 'hostname'] }),
  const: key('The only value.', 'media', VALUE),
  enum: key('The only values.', ['asc', 'desc'], { type: 'array', items: VALUE, minItems: 1, maxItems: 500 }),
  pattern: key('A regular expression without nested quantifiers, for strings.', '^[a-z0-9-]+$', {
    type: 'string',
    maxLength: 500,
  }),
  minimum: key('The minimum of a number.', 1, { type: 'number' }),
  maximum: key('The maximum of a number.', 100, { type: 'number' }),
  minLength: key('The minimum number of characters.', 1, { type: 'integer', minimum: 0 }),
  maxLength: key('The maximum number of characters.', 3000, { type: 'integer', minimum: 0 }),
  minItems: key('The minimum number of items.', 1, { type: 'integer', minimum: 0 }),
  maxItems: key('The maximum number of items.', 50, { type: 'integer', minimum: 0 }),
  max_bytes: key('The maximum size of a param of type file, in bytes.', 10_485_760, { type: 'integer', minimum: 1 }),
  default: key(
    'The value to use and send if the caller provides none. A constant that the field itself takes.',
    10,
    VALUE,
  ),
  in: key(
    'Where a param is sent, if not where its method sends params. none: only templates, files or locators use it.',
    'header',
    {
      enum: ['query', 'header', 'body', 'none'],
    },
  ),
  as: key('The name in requests and responses, if it differs.', 'customer_id[]', NAME),
  at: key(
    "Where the value is, if not under the field's own name. In a record's schema: in the vendor's record, null for nowhere. In a search schema: in the record. With several locations, the first with a value.",
    '$.attributes.updated',
    { anyOf: [ref('locators'), { type: 'null' }] },
  ),
  values: key(
    "The vendor's words for values of the field, each with the word that records have. In a record's schema only.",
    { in_process: 'active' },
    mapOf(TEXT),
  ),
  arrays: key(
    'How a list in this param is written in a query, form or path, if not as in `encode`. A path knows only the style of Rest.li. For params only.',
    'comma',
    { enum: [...ARRAY_STYLES] },
  ),
  write: key(
    'How this param is written. A date-time: as seconds (epoch) or milliseconds (epoch_ms) since 1970, as its date, or in UTC without a zone (utc). Text: as base64 or base64url. A map or list: as JSON text. For params only.',
    'epoch_ms',
    { enum: [...WRITTEN_AS] },
  ),
  twice: key(
    'The pattern of values that the path has encoded twice, if the vendor decodes paths before it splits them. For params only.',
    '^/|//',
    { type: 'string', maxLength: 500 },
  ),
  form: key(
    'The form of a text whose segments the path names. For params only, such as a key that is a URI.',
    'https://api.example.com/users/{user}',
    { type: 'string', pattern: '^[^{}]*(?:\\{\\w+\\}/[^{}]*)*\\{\\w+\\}[^{}]*$', maxLength: 500 },
  ),
  sunset: PART_SUNSET,
  description: key(
    'The meaning of the field, for the reference and for agents.',
    'Case-sensitive email address.',
    TEXT,
  ),
  examples: key('Values as the vendor sends them.', ['cus_1'], { type: 'array', items: VALUE }),
  items: key(
    'The items of a list. With a type such as string[], further details of the items.',
    'string',
    ref('field'),
  ),
  properties: key('The fields of an object, which is then closed in params.', { gte: 'integer' }, ref('fields')),
  additionalProperties: key(
    'Whether an object accepts additional properties. A field makes the object a map of such values.',
    'string',
    {
      anyOf: [{ type: 'boolean' }, ref('field')],
    },
    true,
  ),
}

/** Short types that editors complete: each built-in one, required, nullable and as a list. */
const COMPLETED = BUILT_IN_TYPES.flatMap((name) => [name, `${name}!`, `${name}?`, `${name}[]`])

/**
 * Short types for editors, which know no rules: a type is built in, or a name of a schema or type. The list is for completion and
 * comes first: editors then show the types in errors instead of the pattern.
 */
const EDITOR_TYPE: JsonSchema = naming('type', {
  type: 'string',
  description: TYPE_WORDS,
  anyOf: [{ enum: COMPLETED }, { pattern: typePattern(`(?:${BUILT_IN_TYPES.join('|')}|[A-Z][A-Za-z0-9]{0,62})`) }],
})

/** Definitions of fields. */
export const FIELD: Record<string, JsonSchema> = {
  shortType: SHORT_TYPE,
  field: {
    description: 'A field: a short type, or keywords of JSON Schema.',
    examples: ['string!', { type: 'integer', minimum: 1, maximum: 100, default: 10 }],
    anyOf: [ref('shortType'), keys(FIELD_KEYS)],
  },
  fields: {
    description: 'Fields by name.',
    examples: [{ id: 'string!', email: 'string?' }],
    ...mapOf(ref('field')),
  },
}

/** Editors' replacements for definitions of fields. Editors complete only texts, so that each has one as an example. */
export const EDITOR_FIELD: Record<string, JsonSchema> = {
  shortType: EDITOR_TYPE,
  field: { ...FIELD.field, examples: ['string!'] },
}
