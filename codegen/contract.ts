/** The types of the platform's contract: bodies as they are sent, and resources as the client gives them. */
import { BODY_TYPES, RESOURCE_TYPES } from 'plugboard/contract'
import { isObject, type Json, type JsonSchema } from 'plugboard/author'
import type { GeneratedFile } from './file.ts'
import { compileTypes } from './types/compile.ts'
import { wrapLines } from './types/wrap.ts'

const HEAD = [
  '// Generated from contract/ by `npm run generate`.',
  "import type { JsonObject } from '../../runtime/base/json.ts'\n",
].join('\n')

/** Generates `contract/bodies.ts` and `contract/resources.ts`. */
export async function generateContract(): Promise<GeneratedFile[]> {
  const resources = Object.entries(RESOURCE_TYPES).map(([name, schema]) => [name, resourceSchema(schema)] as const)
  return [
    { path: 'contract/bodies.ts', text: await typesOf(Object.entries(BODY_TYPES)) },
    { path: 'contract/resources.ts', text: await typesOf(resources) },
  ]
}

async function typesOf(schemas: Iterable<readonly [name: string, schema: JsonSchema]>): Promise<string> {
  const types: string[] = []
  for (const [name, schema] of schemas) types.push(await compileTypes(typed(schema) as JsonSchema, name))
  return HEAD + wrapLines(types.map(asReadonly).join(''))
}

/** Converts a schema to names in camelCase, as in the client's resources. */
export function resourceSchema(schema: JsonSchema): JsonSchema {
  return renamed(schema) as JsonSchema
}

function renamed(node: Json): Json {
  if (Array.isArray(node)) return node.map(renamed)
  if (!isObject(node)) return node
  const entries = Object.entries(node).map(([keyword, value]): [string, Json] => {
    if (keyword === 'properties' && isObject(value)) return [keyword, withCamelNames(value)]
    if (keyword === 'required') return [keyword, (value as string[]).map(camelCase)]
    return [keyword, renamed(value)]
  })
  return Object.fromEntries(entries)
}

function withCamelNames(properties: Readonly<Record<string, Json>>): Json {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [camelCase(name), renamed(schema)]))
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Keywords without a meaning for types; a `oneOf` in the contract only chooses between required fields. */
const UNTYPED: ReadonlySet<string> = new Set(['example', 'oneOf'])

/** Converts a schema for the compiler of types: an object without named fields is a `JsonObject`. */
function typed(node: Json): Json {
  if (Array.isArray(node)) return node.map(typed)
  if (!isObject(node)) return node
  if (node.type === 'object' && !node.properties && node.additionalProperties === undefined)
    return { ...node, tsType: 'JsonObject' }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([keyword]) => !UNTYPED.has(keyword))
      .map(([keyword, value]) => [keyword, typed(value)]),
  )
}

/** Makes every field and list of declarations read-only. */
function asReadonly(declarations: string): string {
  const open: number[] = []
  const lines = declarations.split('\n').map((line) => (/^\s*(?:\/\*\*| \*)/.test(line) ? line : readonlyLine(line)))
  lines.forEach((line, at) => {
    if (/^\s*\}/.test(line)) {
      const from = open.pop()!
      if (line.includes('}[]')) lines[from] = lines[from]!.replace(/\{$/, 'readonly {')
    }
    if (line.endsWith('{')) open.push(at)
  })
  return lines.join('\n')
}

function readonlyLine(line: string): string {
  return line
    .replace(/^(\s+)((?:[\w$]+|"[^"]*"|\[k: string\])\??: )/, '$1readonly $2')
    .replace(/\b(\w+)\[\](?!")/g, 'readonly $1[]')
    .replace(/(\([^()]*\))\[\]/g, 'readonly $1[]')
}
