/** Reads the pairs of a query or form as values: the manifest's `encode` read backwards. */
import type { Encoding } from '../../runtime/manifest/index.ts'
import {
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  propertiesOf,
  tryParseJson,
} from '../../runtime/base/json.ts'
import { schemaTypes } from '../values/index.ts'
import { readRestli } from './restli.ts'

/** The texts under one name, and the nodes nested below it. */
interface Node {
  readonly texts: string[]
  readonly children: Map<string, Node>
}

/** Values by entry name, and the names of no entry. */
export interface ReadPairs {
  readonly values: Readonly<Record<string, Json>>
  readonly unknown?: readonly string[]
}

/**
 * Reads the pairs of a query or form into the entries with which their names begin: `created[gte]` belongs to `created`.
 * @param schemas the schemas of values, by entry name
 * @param arrays how the lists of entries are written, by entry name
 */
export function readQueryPairs(
  query: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  encode: Encoding,
  arrays: ReadonlyMap<string, Encoding['arrays']> = new Map(),
): ReadPairs {
  const roots = new Map<string, Node>()
  const unknown: string[] = []
  const styleOf = (entry: string) => arrays.get(entry) ?? encode.arrays
  for (const { name, text, raw } of pairsIn(query)) {
    const entry = entryOf(name, schemas.keys())
    if (entry === undefined) {
      unknown.push(name)
      continue
    }
    const root = roots.get(entry) ?? emptyNode()
    roots.set(entry, root)
    insert(root, keysOf(name.slice(entry.length)), styleOf(entry) === 'restli' ? raw : text)
  }
  const values = [...roots].map(([name, node]) => {
    const style = { ...encode, arrays: styleOf(name) }
    return [name, readNode(node, schemas.get(name) ?? {}, style)] as const
  })
  return { values: Object.fromEntries(values), unknown }
}

/** Reads a text as the value that a schema wants: `10` is a number where one is expected. */
export function paramOfText(text: string, schema: JsonSchema, encode: Encoding): Json {
  const types = schemaTypes(schema, {})
  if (types.includes('null') && text === '') return null
  if (types.includes('string')) return text
  if (types.includes('array')) return listOf(text, schema, encode)
  if (types.includes('object') && encode.objects === 'json') return jsonOr(text)
  if (types.includes('object') && encode.objects === 'pipe') return objectOfPipes(text)
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** Reads a text in the style of Rest.li, still percent-encoded. */
export function ofRestli(text: string, schema: JsonSchema, encode: Encoding): Json {
  return readRestli(text, schema, (leaf, type) => paramOfText(leaf, type, encode))
}

/** Reads an object of names and values that pipes join. */
function objectOfPipes(text: string): JsonObject {
  const texts = text.split('|')
  return Object.fromEntries(texts.flatMap((name, index) => (index % 2 === 0 ? [[name, texts[index + 1] ?? '']] : [])))
}

/** The pairs of a query, decoded and as they are on the wire. */
function pairsIn(query: string): { readonly name: string; readonly text: string; readonly raw: string }[] {
  const raws = query.split('&').filter(Boolean)
  return [...new URLSearchParams(query)].map(([name, text], index) => {
    const pair = raws[index] ?? ''
    return { name, text, raw: pair.slice(pair.indexOf('=') + 1) }
  })
}

function entryOf(name: string, entries: Iterable<string>): string | undefined {
  const nested = (entry: string) => name.startsWith(`${entry}[`)
  return [...entries].filter((entry) => name === entry || nested(entry)).sort((a, b) => b.length - a.length)[0]
}

/** The keys in what follows an entry's name: `[items][0][price]`, `[]`. */
function keysOf(rest: string): string[] {
  return [...rest.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key)
}

function emptyNode(): Node {
  return { texts: [], children: new Map() }
}

function insert(root: Node, keys: readonly string[], text: string): void {
  let node = root
  for (const key of keys) {
    const name = key === '' && node === root ? `${node.children.size}` : key
    const child = node.children.get(name) ?? emptyNode()
    node.children.set(name, child)
    node = child
  }
  node.texts.push(text)
}

function readNode(node: Node, schema: JsonSchema, encode: Encoding): Json {
  if (encode.arrays === 'restli') return ofRestli(node.texts[0] ?? '', schema, encode)
  const types = schemaTypes(schema, {})
  if (node.children.size > 0) {
    const isTable = encode.arrays === 'columns' && types.includes('array') && itemsOf(schema).properties !== undefined
    if (isTable) return rowsOf(node, schema, encode)
    const isList = [...node.children.keys()].every((key) => /^\d*$/.test(key)) && !types.includes('object')
    if (isList) return [...node.children.values()].map((child) => readNode(child, itemsOf(schema), encode))
    const properties = propertiesOf(schema)
    const entries = [...node.children].map(
      ([key, child]) => [key, readNode(child, properties[key] ?? {}, encode)] as const,
    )
    return Object.fromEntries(entries)
  }
  const isRepeated = types.includes('array') && (encode.arrays === 'repeat' || encode.arrays === 'brackets')
  if (node.texts.length > 1 || (isRepeated && !types.includes('string')))
    return node.texts.map((text) => paramOfText(text, itemsOf(schema), encode))
  const [text = ''] = node.texts
  return paramOfText(text, schema, encode)
}

function listOf(text: string, schema: JsonSchema, encode: Encoding): Json {
  if (encode.arrays === 'json') return jsonOr(text)
  const separator = own(SEPARATORS, encode.arrays)
  const texts = separator === undefined ? [text] : text.split(separator)
  return texts.map((item) => paramOfText(item, itemsOf(schema), encode))
}

const SEPARATORS: Readonly<Record<string, string>> = { comma: ',', space: ' ', pipe: '|' }

/** Maps written by columns: `items[price][0]`. */
function rowsOf(node: Node, schema: JsonSchema, encode: Encoding): Json[] {
  const rows: Record<string, Json>[] = []
  const properties = propertiesOf(itemsOf(schema))
  for (const [key, column] of node.children)
    for (const [index, cell] of column.children)
      (rows[Number(index)] ??= {})[key] = readNode(cell, own(properties, key) ?? {}, encode)
  return rows
}

function itemsOf(schema: JsonSchema): JsonSchema {
  return (schema.items ?? {}) as JsonSchema
}

function jsonOr(text: string): Json {
  const value = tryParseJson(text) as Json | undefined
  return value === undefined ? text : value
}
