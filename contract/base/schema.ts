/** The pieces that the contract's schemas are made of. All of them are plain data, read with JSON Schema 2020-12. */
import type { JsonObject, JsonSchema } from '../../runtime/base/json.ts'

/** Schemas of an object's fields by name. */
export type FieldSchemas = Readonly<Record<string, JsonSchema>>

/** A schema of an object with these fields and no others. All fields are required unless `required` names some of them. */
export function object(properties: FieldSchemas, required: readonly string[] = Object.keys(properties)): JsonSchema {
  return { type: 'object', properties, required: [...required], additionalProperties: false }
}

/** A schema of an object whose fields the platform does not name: a third party's, or a kind's. */
export function freeObject(description: string): JsonSchema {
  return { type: 'object', description }
}

/** A schema of a list. `more` adds keywords such as `maxItems`. */
export function list(items: JsonSchema, description: string, more: JsonObject = {}): JsonSchema {
  return { type: 'array', items, description, ...more }
}

/** A schema of a text. `more` adds keywords such as `maxLength`. */
export function text(description: string, more: JsonObject = {}): JsonSchema {
  return { type: 'string', description, ...more }
}

/** A schema of an integer. `more` adds keywords such as `minimum`. */
export function integer(description: string, more: JsonObject = {}): JsonSchema {
  return { type: 'integer', description, ...more }
}

/** A schema of a truth value. `more` adds keywords such as `default`. */
export function flag(description: string, more: JsonObject = {}): JsonSchema {
  return { type: 'boolean', description, ...more }
}

/** A schema of one of some words. */
export function oneOf(words: readonly string[], description: string, more: JsonObject = {}): JsonSchema {
  return { enum: [...words], description, ...more }
}

/** A schema of a UUID. */
export function uuid(description: string): JsonSchema {
  return text(description, { format: 'uuid' })
}

/** A schema of a time as RFC 3339 writes it. */
export function time(description: string): JsonSchema {
  return text(description, { format: 'date-time' })
}

/** The same schema with null beside its values; the description stays in front. */
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

/** Names an auth variant of a kind. */
export const AUTH_VARIANT_NAME: JsonSchema = text(
  "An auth variant of the kind, by its ID in credentials-spec. Defaults to the first that fits, or to the connector's own if it exists.",
  { minLength: 1, maxLength: 100 },
)

/** The end-user that an application acts for. */
export const EXTERNAL_USER_ID = text('Your own ID of the customer: 1 to 255 characters, stored exactly as sent.', {
  minLength: 1,
})

/** The most bytes of metadata, as JSON in UTF-8. */
export const METADATA_BYTES = 16_384

/** Metadata as responses to applications have it. */
export const METADATA = freeObject(
  "Your application's own data. Only responses to application tokens have it: your customers never see it.",
)

/** Changes of metadata: keys are merged as Stripe merges them. */
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

/** A kind as requests name it. */
export const CONNECTOR_TYPE = text('The connector kind, by its name, display name or definition ID, in any case.', {
  minLength: 1,
  maxLength: 200,
})

/** A kind as responses name it. */
export const KIND_NAME = text('The name of the connector kind.')

/** The query parameters of every list. */
export const PAGE_QUERY: FieldSchemas = {
  limit: integer('The maximum number of items on a page.', { minimum: 1, maximum: 200, default: 50 }),
  cursor: text('The `next` of the previous page.', { maxLength: 2000 }),
}

/** The operations that a consent is to allow. */
export const WANT: JsonSchema = list(
  { type: 'string', minLength: 1, maxLength: 200 },
  'The operations to ask for: `read`, `write`, `search` (read what is searchable), `contacts.read`, `contacts.write`, or patterns of a ' +
    "token policy: `contacts.create` or `deals.*`. Defaults to the application's default, else the operator's, else `search`.",
  { minItems: 1, maxItems: 100 },
)
