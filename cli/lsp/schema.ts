/** What the language's schema says of a place of a manifest. */
import { EDITOR_SCHEMA, isObject, type JsonSchema, own } from 'plugboard/author'

/** A key of the language. */
export interface LanguageKey {
  readonly name: string
  readonly description: string
  readonly example: unknown
}

/** The schemas of a value below a path of keys; several where the language has alternatives. */
export function schemasAt(path: readonly string[]): JsonSchema[] {
  let nodes = expanded([EDITOR_SCHEMA])
  for (const name of path) nodes = expanded(nodes.flatMap((node) => below(node, name)))
  return nodes
}

/** The keys that a map below a path may have. */
export function keysAt(path: readonly string[]): LanguageKey[] {
  const found = new Map<string, LanguageKey>()
  for (const { properties } of schemasAt(path))
    for (const [name, schema] of Object.entries((properties ?? {}) as Record<string, JsonSchema>))
      if (!found.has(name)) found.set(name, languageKey(name, schema))
  return [...found.values()]
}

/** The key at a path, if the language knows it. */
export function keyAt(path: readonly string[]): LanguageKey | undefined {
  const name = path.at(-1) ?? ''
  return keysAt(path.slice(0, -1)).find((key) => key.name === name)
}

/** The values that the language lists for a place. */
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

/** A key that is listed, else any key, else an item of a list. */
function below(node: JsonSchema, name: string): JsonSchema[] {
  const listed = own((node.properties ?? {}) as Record<string, JsonSchema>, name)
  if (listed) return [listed]
  const { items, additionalProperties: others } = node
  if (isObject(others)) return [others]
  return isObject(items) ? expanded([items]).flatMap((item) => below(item, name)) : []
}

/** Schemas with what they refer to, and their alternatives. */
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
