/** Describes the language's schema in words, for messages. */
import { isObject, type Json, type JsonSchema, pointerKeys } from '../base/json.ts'
import { quoted } from '../base/names.ts'
import { MANIFEST_SCHEMA } from './schema/index.ts'

const PATTERN_WORDS: Readonly<Record<string, string>> = {
  '^[a-z][a-z0-9-]{1,62}$': 'lowercase letters, digits and hyphens, such as my-vendor',
  '^\\d{1,5}\\.\\d{1,5}\\.\\d{1,5}$': 'three numbers, such as 1.0.0',
  '^[a-z][a-z0-9-]{1,62}@\\d{1,5}\\.\\d{1,5}\\.\\d{1,5}$': 'a kind and its version, such as acme@1.0.0',
  '^https://[^\\s@]+$': 'a URL that starts with https://',
  '^https://': 'a URL that starts with https://',
  '^GET https://': 'a call, such as GET https://api.example.com/sites',
  '^https://[^\\s/?#@]+(?:/[^\\s?#]*)?$': 'a URL that starts with https:// and has no username, query or fragment',
  '^https://[^\\s/?#@]+(?:[/?][^\\s#]*)?$': 'a URL that starts with https:// and has no username or fragment',
  '^[a-z][a-z0-9_]{0,62}$': 'a name in snake_case',
  '^[A-Z][A-Za-z0-9]{0,62}$': 'a name in PascalCase',
  '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$': 'an operation, such as customers.list',
  '^[a-z][a-z0-9_]*\\.[\\w.]+$': "an entity's field, such as customers.id",
  '^[A-Za-z_]\\w*(?: on [A-Za-z_]\\w*)?$': 'a GraphQL name, such as Issue or "Member on User"',
  '^(?:GET|HEAD|POST|PUT|PATCH|DELETE) /\\S*$': 'a method and a path, such as GET /v1/customers/{id}',
  '^[^{}]*(?:\\{\\w+\\}/[^{}]*)*\\{\\w+\\}[^{}]*$':
    'a text with names in braces, each but the last before a slash, such as https://api.example.com/users/{user}',
  '^https://(?:[^\\s@{}]|\\{\\{config\\.[\\w-]+\\}\\})+$':
    'a URL that starts with https://, has no username, and inserts only settings, such as https://{{config.subdomain}}.example.com/tokens',
  '^[^{}]*\\{\\}[^{}]*$': 'a text with {} in place of the value, such as https://{}.example.com',
  '^/\\S*$': 'a path that starts with /',
  '^(?:secret|client_secret|credentials\\.[A-Za-z_]\\w{0,99})$':
    'a source of secrets: secret, client_secret or credentials.name',
  '^[^\\s*]*(?:\\*[^\\s*]*)?$': 'a name of events with at most one star, such as customer.*',
  '^[^*]+$': 'a text without stars',
  "^[\\p{L}\\p{N}&/+#@.'-]+(?: [\\p{L}\\p{N}&/+#@.'-]+){0,3}$": 'a keyword of one to four words, such as add client',
  '^[^.\\s]+(?:\\.[^.\\s]+)+$': 'a path from the root element, such as Result.Items',
  '^[A-Za-z_][\\w-]{0,30}$': 'a prefix, such as soap',
  '^[A-Za-z0-9][A-Za-z0-9-]{0,99}$': 'a name of a header, such as X-Deprecated-Reason',
  '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+$': 'a host name, such as files.example.com',
  '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+$': 'a host name, such as files.example.com or *.example.com',
  '^[A-Za-z][A-Za-z0-9]{0,62}(?:\\[\\])?(?:\\|[A-Za-z][A-Za-z0-9]{0,62}(?:\\[\\])?){0,9}[!?]{0,2}$':
    'a type, such as string, integer!, Address? or object[]',
}

/** Describes a pattern of the schema; undefined for an unknown one. A test checks that the table is complete. */
export function patternWords(pattern: unknown): string | undefined {
  return PATTERN_WORDS[String(pattern)]
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a map',
  array: 'a list',
  null: 'null',
}

/** Returns the words for types of JSON Schema. */
export function typeWords(types: unknown): string[] {
  return [types].flat().map((type) => TYPE_WORDS[String(type)] ?? String(type))
}

/** Returns the name of the value at a pointer: the last key on the way, without list indexes. */
export function valueName(pointer: string): string {
  const keys = pointerKeys(pointer)
  const name = keys.findLast((key) => !/^\d+$/.test(key)) ?? 'manifest'
  return /^\d+$/.test(keys.at(-1) ?? '') ? `entry of ${name}` : name
}

/** Returns the name of a map of the language: `operation`, `pagination style "cursor"`, or its key. */
export function mapName(schema: JsonSchema, pointer: string): string {
  const { authVariant, pagination, field, ...definitions } = MANIFEST_SCHEMA.definitions as Record<string, JsonSchema>
  if (schema === MANIFEST_SCHEMA) return 'manifest'
  if (schema === authVariant) return 'auth variant'
  if (schema === (field!.anyOf as Json[])[1]) return 'field'
  const { type, style } = (schema.properties ?? {}) as { type?: JsonSchema; style?: JsonSchema }
  if ((pagination!.oneOf as Json[]).includes(schema)) return `pagination style "${String(style!.const)}"`
  if ((authVariant!.oneOf as Json[]).includes(schema)) return `auth type "${String(type!.const)}"`
  return Object.keys(definitions).find((name) => definitions[name] === schema) ?? valueName(pointer)
}

/** Formats a value for a message: constants as written, collections by their kind. */
export function shown(value: Json): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'a map' : String(value)
}

/** Joins words with commas and a last `or`. */
export function enumerate(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
