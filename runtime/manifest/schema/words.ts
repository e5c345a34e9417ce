import { defined, type Json, type JsonSchema, pointer } from '../../base/json.ts'

/** Creates a key of the language with a description and at least one example. Editors show them, and a test validates the examples. */
export function key(description: string, example: Json, schema: JsonSchema, ...more: Json[]): JsonSchema {
  return { ...schema, description, examples: [example, ...more] }
}

/** Refers to a definition of the language's schema. */
export function ref(name: string): JsonSchema {
  return { $ref: `#${pointer('/definitions', name)}` }
}

/** Creates a closed map of keys. Keys in `required` must be present. */
export function keys(properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema {
  return defined({
    type: 'object',
    additionalProperties: false,
    properties,
    required: required.length > 0 ? required : undefined,
  })
}

/** Creates a map of names to values of one schema. */
export function mapOf(schema: JsonSchema, names: JsonSchema = NAME): JsonSchema {
  return { type: 'object', propertyNames: names, additionalProperties: schema }
}

/** A name. The rule `reserved-name` refuses names of an object's prototype. */
export const NAME: JsonSchema = { type: 'string', minLength: 1, maxLength: 100 }

/** Marks a text that names a part of the manifest. Editors complete and rename it. */
export function naming(part: 'type' | 'operation' | 'field' | 'param', schema: JsonSchema): JsonSchema {
  return { ...schema, 'x-names': part }
}

/** The name of a param. */
export const PARAM_NAME: JsonSchema = naming('param', NAME)

/** The ID of an operation, such as `contacts.api_search`. */
export const OPERATION_ID: JsonSchema = naming('operation', {
  type: 'string',
  pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
})

/** A field of an entity's records, such as `customers.id`. */
export const ENTITY_FIELD: JsonSchema = naming('field', {
  type: 'string',
  pattern: '^[a-z][a-z0-9_]*\\.[\\w.]+$',
})

/** Names of entities, actions and auth variants: snake_case. */
export const IDENTIFIER: JsonSchema = { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}$' }

/** Names of types and schemas: PascalCase, so that they differ from built-in types. */
export const TYPE_NAME: JsonSchema = naming('type', { type: 'string', pattern: '^[A-Z][A-Za-z0-9]{0,62}$' })

/** Text for people, and any short text. */
export const TEXT: JsonSchema = { type: 'string', minLength: 1, maxLength: 2000 }

/** A value to compare a response with. */
export const SCALAR: JsonSchema = { type: ['string', 'number', 'boolean'] }

/** Values to compare a response with. */
export const VALUES: JsonSchema = {
  type: 'array',
  items: SCALAR,
  minItems: 1,
  maxItems: 20,
}

/** The URL of requests: no user, query or fragment. */
export const HTTPS_URL: JsonSchema = { type: 'string', pattern: '^https://[^\\s/?#@]+(?:/[^\\s?#]*)?$', maxLength: 500 }

/** A URL for people or vendors: it may have a query. */
export const PAGE_URL: JsonSchema = { type: 'string', pattern: '^https://[^\\s@]+$', maxLength: 500 }

/** The text around one value: `https://{}.example.com`. */
export const FORM: JsonSchema = key(
  'The text around the value, with {} in its place. Any other text is an error.',
  'https://{}.example.com',
  { type: 'string', pattern: '^[^{}]*\\{\\}[^{}]*$', maxLength: 500 },
)

/** Definitions that several keys share. */
export const WORDS: Record<string, JsonSchema> = {
  locator: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    description:
      'Where a value is in a response: $.path in the body, header.Name, link.rel or its attribute link.rel.attribute (RFC 8288), or last.field of the last record. If the value is a URL, ?name selects a param of its query.',
    examples: ['$.data', 'header.X-Total', 'link.next', 'link.next.results', 'last.id', '$.changes_url?token'],
  },
  locators: {
    description: 'A locator, or a list of locators. The first that finds a value counts.',
    examples: ['$.error.message', ['$.message', '$.error']],
    anyOf: [ref('locator'), { type: 'array', items: ref('locator'), minItems: 1, maxItems: 10 }],
  },
  template: {
    type: 'string',
    maxLength: 10_000,
    description:
      'Text with {{names}} in place of values. A template of a single name keeps its JSON type. An absent value drops the key.',
    examples: ['{{api_key}}', 'equals(channel,"{{channel}}")'],
  },
  value: {
    description: 'A template, a constant, or a map or list of them.',
    examples: ['{{email}}', true, { property: 'object', value: 'page' }],
    anyOf: [
      ref('template'),
      { type: ['number', 'boolean', 'null'] },
      { type: 'array', items: ref('value') },
      { type: 'object', additionalProperties: ref('value') },
    ],
  },
  values: {
    description: 'Values by name.',
    examples: [{ 'API-Version': '2026-01-01' }],
    ...mapOf({ anyOf: [ref('value'), { type: 'null' }] }),
  },
}
