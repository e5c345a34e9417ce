/** The language's schema at a path of a manifest. */
import { EDITOR_SCHEMA, isObject, type JsonSchema, own } from 'plugboard/author'

/** A key of the language. */
export interface LanguageKey {
  readonly name: string
  readonly description: string
  readonly example: unknown
}

/** Returns the schemas at a path of keys; several for alternatives of the language. */
export function schemasAt(path: readonly string[]): JsonSchema[] {
  let nodes = expanded([EDITOR_SCHEMA])
  for (const name of path) nodes = expanded(nodes.flatMap((node) => below(node, name)))
  return nodes
}

/** Returns the keys of a map at a path. */
export function keysAt(path: readonly string[]): LanguageKey[] {
  const found = new Map<string, LanguageKey>()
  for (const { properties } of schemasAt(path))
    for (const [name, schema] of Object.entries((properties ?? {}) as Record<string, JsonSchema>))
      if (!found.has(name)) found.set(name, languageKey(name, schema))
  return [...found.values()]
}

/** Returns the key at a path; undefined for an unknown one. */
export function keyAt(path: readonly string[]): LanguageKey | undefined {
  const name = path.at(-1) ?? ''
  return keysAt(path.slice(0, -1)).find((key) => key.name === name)
}

/** Returns the parts of a manifest that a text at a path names: `type`, `operation`, `field`, `param`. */
export function partsNamedAt(path: readonly string[]): Set<unknown> {
  return new Set(schemasAt(path).map((node) => node[NAMES]))
}

/** Returns the parts of a manifest that the keys of a map at a path name. */
export function partsKeyedAt(path: readonly string[]): Set<unknown> {
  return new Set(schemasAt(path).flatMap(({ propertyNames: names }) => (isObject(names) ? [names[NAMES]] : [])))
}

const NAMES = 'x-names'

/** Whether a key of an entity is an action. */
export function isActionKey(key: string): boolean {
  return (
    key !== 'changes' &&
    schemasAt(['entities', 'any', key]).some(({ properties }) => isObject(properties) && 'request' in properties)
  )
}

/** Whether the language itself defines a key of an entity: `list`, `get`, `sync`. */
export function isKeyOfEntity(key: string): boolean {
  return keysAt(['entities', 'any']).some(({ name }) => name === key)
}

/** Returns the values that the language lists at a path. */
export function valuesAt(path: readonly string[]): string[] {
  const values = schemasAt(path).flatMap(({ enum: listed, const: only, type }) => [
    ...((listed ?? []) as unknown[]),
    only,
    ...(type === 'boolean' ? [true, false] : []),
  ])
  return [...new Set(values)].filter((value) => ['string', 'number', 'boolean'].includes(typeof value)).map(String)
}

function languageKey(name: string, schema: JsonSchema): LanguageKey {
  const [node = {}] = [schema, ...expanded([schema])].filter(({ description }) => description !== undefined)
  const [example] = (node.examples ?? []) as unknown[]
  return { name, description: String(node.description ?? ''), example }
}

/** Returns the schema of a listed key, else of a matching or any key. */
function below(node: JsonSchema, name: string): JsonSchema[] {
  const listed = own((node.properties ?? {}) as Record<string, JsonSchema>, name)
  if (listed) return [listed]
  const { additionalProperties: others, patternProperties = {} } = node
  const named = Object.entries(patternProperties as Record<string, JsonSchema>)
    .filter(([pattern]) => new RegExp(pattern).test(name))
    .map(([, schema]) => schema)
  if (named.length > 0) return named
  return isObject(others) ? [others] : []
}

/** Returns schemas with their references and alternatives. */
function expanded(nodes: readonly JsonSchema[], depth = 0): JsonSchema[] {
  if (depth > 8) return []
  return nodes.flatMap((node) => {
    const inner = [node.anyOf, node.oneOf, node.allOf].flatMap((list) => (Array.isArray(list) ? list : []))
    const referred = typeof node.$ref === 'string' ? definition(node.$ref) : []
    const list = isObject(node.items) ? expanded([node.items], depth + 1) : []
    return [node, ...expanded([...referred, ...(inner as JsonSchema[])], depth + 1), ...list]
  })
}

function definition(ref: string): JsonSchema[] {
  const { definitions = {} } = EDITOR_SCHEMA as { definitions?: Record<string, JsonSchema> }
  const found = own(definitions, ref.split('/').at(-1) ?? '')
  return found ? [found] : []
}
