/** The manifest language as a page: every key with its meaning and an example, read off the schema. */
import { isObject, type Json, type JsonSchema, MANIFEST_SCHEMA } from 'plugboard/author'
import type { GeneratedFile } from './file.ts'
import { jump } from './reference/markdown.ts'
import { fillLines } from './types/wrap.ts'

const HEAD = `# The manifest language, format 1

Every key, from \`manifest.schema.json\`, which editors load for completion. Start with
[docs/authoring.md](../docs/authoring.md).
`

/** Generates the page `language.md`. */
export function generateLanguage(): GeneratedFile[] {
  const definitions = MANIFEST_SCHEMA.definitions as Record<string, JsonSchema>
  const listed: Listed = new Map()
  const sections = [
    section('The manifest', MANIFEST_SCHEMA, listed),
    ...Object.entries(definitions).map(([name, schema]) => section(`\`${name}\``, schema, listed)),
  ]
  return [{ path: 'language.md', text: `${HEAD}\n${sections.filter(Boolean).join('\n')}` }]
}

/** Headings of the listed keys by shape, for later keys of the same shape. */
type Listed = Map<string, string>

function section(title: string, schema: JsonSchema, listed: Listed): string {
  const lead = [schema.description, exampleOf(schema)].filter(Boolean).join(' ')
  return `## ${title}\n\n${lead ? `${fillLines(lead, '').join('\n')}\n\n` : ''}${lists(title, schema, listed)}`
}

/** Lists a map of keys, or each branch of alternatives that has keys. */
function lists(title: string, schema: JsonSchema, listed: Listed): string {
  const branches = [schema, ...((schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[])].filter((branch) =>
    isObject(branch.properties),
  )
  const texts = branches.map((branch) => {
    const head = branch === schema ? '' : `${headOf(branch)}\n\n`
    const [heading = title] = head.match(/(?<=^### ).+/) ?? []
    return `${head}${entries(branch, '', jump(heading, heading), listed).join('\n')}\n`
  })
  return texts.join('\n')
}

function headOf(branch: JsonSchema): string {
  const [name, tag] = Object.entries(branch.properties as Record<string, JsonSchema>).find(
    ([, value]) => value.const !== undefined,
  ) ?? ['', {}]
  const word = tag.const
  return word === undefined
    ? ''
    : `### ${name}: ${String(word)}\n\n${typeof branch.description === 'string' ? branch.description : ''}`.trimEnd()
}

/** Returns a row for each key. @param at a link to the heading above them */
function entries(schema: JsonSchema, prefix: string, at: string, listed: Listed): string[] {
  const required = (schema.required ?? []) as string[]
  const verbs = Object.values((schema.patternProperties ?? {}) as Record<string, JsonSchema>)
  const named = [
    ...Object.entries(schema.properties as Record<string, JsonSchema>),
    ...verbs.map((value) => ['<verb>', value] as const),
  ]
  return named.flatMap(([name, value]) => {
    const state = required.includes(name) ? ', required' : ''
    const inner = innerOf(value)
    const shape = JSON.stringify(inner?.properties)
    const before = inner && listed.get(shape)
    const meaning = [meaningOf(value), exampleOf(value)].filter(Boolean).join(' Example: ')
    const same = before === undefined ? '' : ` Its keys are those of ${before}.`
    const [first = '', ...others] = fillLines(`\`${prefix}${name}\`${state}: ${meaning}${same}`, '  ')
    if (inner && before === undefined) listed.set(shape, `\`${prefix}${name}\` in ${at}`)
    const keys = inner && before === undefined ? entries(inner, `${prefix}${name}.`, at, listed) : []
    return [`- ${first.trim()}`, ...others, ...keys]
  })
}

/** Returns the keys inside a key, unless its schema is behind a reference. */
function innerOf(schema: JsonSchema): JsonSchema | undefined {
  const candidates = [schema, schema.items, ...((schema.anyOf ?? []) as Json[])] as (JsonSchema | undefined)[]
  return candidates.find((candidate) => isObject(candidate?.properties))
}

/** Returns the meaning of a key, with its listed values. */
function meaningOf(schema: JsonSchema): string {
  const allowed = allowedValues(schema).map((value) => `\`${String(value)}\``)
  const meaning = String(schema.description ?? referred(schema))
  return allowed.length === 0 ? meaning : `${meaning} Allowed: ${allowed.join(', ')}.`
}

/** Returns the values that a schema lists, for the key itself or for the entries of its list; none if others are allowed, too. */
function allowedValues(schema: JsonSchema): Json[] {
  if (Array.isArray(schema.enum)) return schema.enum
  if (schema.type === 'boolean') return [true, false]
  return isObject(schema.items) ? allowedValues(schema.items) : []
}

function referred(schema: JsonSchema): string {
  return typeof schema.$ref === 'string' ? `see \`${schema.$ref.split('/').at(-1)}\`` : ''
}

/** A longer example has spaces, at which its line can break. */
const LONG = 100

function exampleOf(schema: JsonSchema): string {
  const [example] = (schema.examples ?? []) as Json[]
  if (example === undefined) return ''
  const text = JSON.stringify(example)
  return `\`${text.length < LONG ? text : JSON.stringify(example, null, 1).replaceAll(/\n */g, ' ')}\``
}
