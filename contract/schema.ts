/** The parts of the contract's schemas: plain data, as JSON Schema 2020-12. */
import type { JsonObject, JsonSchema } from '../runtime/base/json.ts'

/** The schemas of an object's fields, by name. */
export type FieldSchemas = Readonly<Record<string, JsonSchema>>

/** A schema of an object with only these fields. @param required defaults to all fields */
export function object(properties: FieldSchemas, required: readonly string[] = Object.keys(properties)): JsonSchema {
  return { type: 'object', properties, required: [...required], additionalProperties: false }
}

/** A schema of an object with the fields of a third party or a kind. */
export function freeObject(description: string): JsonSchema {
  return { type: 'object', description }
}

/** A schema of a list. @param more keywords such as `maxItems` */
export function list(items: JsonSchema, description: string, more: JsonObject = {}): JsonSchema {
  return { type: 'array', items, description, ...more }
}

/** A schema of a text. @param more keywords such as `maxLength` */
export function text(description: string, more: JsonObject = {}): JsonSchema {
  return { type: 'string', description, ...more }
}

/** A schema of an integer. @param more keywords such as `minimum` */
export function integer(description: string, more: JsonObject = {}): JsonSchema {
  return { type: 'integer', description, ...more }
}

/** A schema of a boolean. @param more keywords such as `default` */
export function flag(description: string, more: JsonObject = {}): JsonSchema {
  return { type: 'boolean', description, ...more }
}

/** A schema of one of several words. */
export function oneOf(words: readonly string[], description: string, more: JsonObject = {}): JsonSchema {
  return { enum: [...words], description, ...more }
}

/** A schema of a UUID. */
export function uuid(description: string): JsonSchema {
  return text(description, { format: 'uuid' })
}

/** A schema of a time. @see RFC 3339 */
export function time(description: string): JsonSchema {
  return text(description, { format: 'date-time' })
}

/** A schema that also allows null. */
export function nullable({ description, ...schema }: JsonSchema): JsonSchema {
  return { ...(description !== undefined && { description }), anyOf: [schema, { type: 'null' }] }
}

/** A schema of one page of a list. */
export function pageSchema(item: JsonSchema, description: string): JsonSchema {
  return object({
    data: list(item, description),
    next: nullable(text('The cursor of the next page; null on the last page.')),
  })
}

/** The ID of an auth variant. */
export const AUTH_VARIANT_NAME: JsonSchema = text(
  "An auth variant of the kind, by its ID in credentials-spec. Defaults to the first that fits, or to the connector's own if it exists.",
  { minLength: 1, maxLength: 100 },
)

/** The application's own ID of a customer. */
export const EXTERNAL_USER_ID = text('Your own ID of the customer: 1 to 255 characters, stored exactly as sent.', {
  minLength: 1,
})

/** Maximum size of metadata as JSON, in bytes. */
export const METADATA_BYTES = 16_384

/** The metadata in responses. */
export const METADATA = freeObject(
  "Your application's own data. Only responses to application tokens have it: your customers never see it.",
)

/** Changes of metadata, merged by key. */
export const METADATA_CHANGES: JsonSchema = nullable({
  ...freeObject(
    'Your own data: a JSON object of at most 16 kB. Each key replaces the value of that key, null removes the key, and other keys stay. ' +
      'Null in place of the object removes all keys. Only application tokens may set it.',
  ),
  propertyNames: { minLength: 1, maxLength: 100 },
})

/** The query parameter that filters a list by metadata. */
export const METADATA_QUERY: FieldSchemas = {
  metadata: {
    ...freeObject(
      'Filters by metadata, one parameter for each key: `metadata[plan]=pro`. Compares texts, numbers and booleans. Only for application tokens.',
    ),
    additionalProperties: { type: 'string', maxLength: 1000 },
    maxProperties: 10,
  },
}

/** The kind in a request. */
export const CONNECTOR_TYPE = text('The connector kind, by its name, display name or definition ID, in any case.', {
  minLength: 1,
  maxLength: 200,
})

/** The kind in a response. */
export const KIND_NAME = text('The name of the connector kind.')

/** The query parameters of every list. */
export const PAGE_QUERY: FieldSchemas = {
  limit: integer('The maximum number of items on a page.', { minimum: 1, maximum: 200, default: 50 }),
  cursor: text('The `next` of the previous page.', { maxLength: 2000 }),
}

/** The operations that a consent allows. */
export const WANT: JsonSchema = list(
  { type: 'string', minLength: 1, maxLength: 200 },
  'The operations to ask for: `read`, `write`, `search` (read what is searchable), `contacts.read`, `contacts.write`, or patterns of a ' +
    "token policy: `contacts.create` or `deals.*`. Defaults to the application's default, else the operator's, else `search`.",
  { minItems: 1, maxItems: 100 },
)
