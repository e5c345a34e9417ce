/** Values in completions of the language server: from the language for a key, and from a param's own list. */
import { expect, it } from 'vitest'
import { completionsAt } from '../../../cli/lsp/answers.ts'
import { isObject, type JsonSchema, MANIFEST_SCHEMA } from '../../../runtime/doors/author.ts'

const labels = (text: string) => completionsAt(text, text.length).all.map(({ label }) => label)

/** A key with listed values: the text up to it with the keys above it on lines, and in braces below the first. */
interface Place {
  readonly path: readonly string[]
  readonly values: readonly string[]
}

const DEFINITIONS = MANIFEST_SCHEMA.definitions as Record<string, JsonSchema>

/** The places below a schema whose values it lists. Each definition is looked into once. */
function* placesIn(node: JsonSchema, path: readonly string[], seen: Set<string>): Generator<Place> {
  const listed = node.type === 'boolean' ? [true, false] : ((node.enum ?? []) as unknown[])
  const values = listed.filter((value) => typeof value === 'string' || typeof value === 'boolean').map(String)
  if (values.length > 0) yield { path, values }
  const { $ref: ref, items, additionalProperties: others } = node
  if (typeof ref === 'string' && !seen.has(ref)) {
    seen.add(ref)
    yield* placesIn(DEFINITIONS[ref.split('/').at(-1)!] ?? {}, path, seen)
  }
  for (const inner of [node.anyOf, node.oneOf, node.allOf].flat())
    if (isObject(inner)) yield* placesIn(inner, path, seen)
  if (isObject(items)) yield* placesIn(items, [...path, '-'], seen)
  if (isObject(others)) yield* placesIn(others, [...path, 'any'], seen)
  for (const [name, inner] of Object.entries((node.properties ?? {}) as Record<string, JsonSchema>))
    yield* placesIn(inner, [...path, name], seen)
}

/** `a:\n  - b: ` of `a`, `-`, `b`. */
function onLines(path: readonly string[]): string {
  let [text, indent] = ['', '']
  for (const key of path) {
    const isAfterDash = text.endsWith('- ')
    if (key === '-') text += isAfterDash ? '- ' : `\n${indent}- `
    else text += isAfterDash ? `${key}:` : `\n${indent}${key}:`
    indent += '  '
  }
  return `${text.trimStart()} `
}

/** `a: [{b: ` of the same. */
function inBraces([top = '', ...path]: readonly string[]): string {
  return `${top}: ${path.map((key) => (key === '-' ? '[' : `{${key}: `)).join('')}`
}

const places = [...placesIn(MANIFEST_SCHEMA, [], new Set())].filter(({ path }) => path.length > 0)

it('every key whose values the language lists completes them, on lines and in braces', () => {
  const missing = places.flatMap(({ path, values }) =>
    [onLines(path), inBraces(path)].filter((text) => {
      const found = labels(text)
      return !values.every((value) => found.includes(value))
    }),
  )
  expect(missing).toEqual([])
  expect(places.length).toBeGreaterThan(50)
})

it('completes in an item between braces', () => {
  expect(labels('errors:\n  rules:\n    - {at: $.code, as: ')).toContain('not_found')
  expect(labels('errors:\n  rules:\n    - {')).toContain('as')
})

it('completes keys and values of an additional action', () => {
  expect(labels('entities:\n  invoices:\n    send:\n      effect: ')).toEqual([
    'read',
    'additive',
    'overwrites',
    'destroys',
  ])
  expect(labels('check: x\nentities:\n  invoices:\n    send: {request: POST /send}\ncheck: ')).toContain(
    'invoices.send',
  )
})

it('completes params of the action and its entity', () => {
  const things =
    'entities:\n  things:\n    params: {place: string!}\n    list:\n      params:\n        limit: integer\n'
  expect(labels(`${things}      pagination: {style: page, size: `)).toEqual(['place', 'limit'])
  expect(labels(`${things}      exclusive:\n        - [`)).toEqual(['place', 'limit'])
})

it('ends in values of any depth', () => {
  expect(labels('entities:\n  things:\n    list:\n      body: {filter: [{a: [{b: {c: ')).toEqual([])
})

it('replaces all words of a value with several', () => {
  const text = 'category: customer su'
  const { word, all } = completionsAt(text, text.length)
  expect(all.map(({ label }) => label)).toContain('customer support')
  expect(text.slice(word.start, word.end)).toBe('customer su')
})

it.each([
  ['beside it', 'a: {type: string, enum: [asc, "desc"], default: '],
  ['beside it, with another before', 'b: {enum: [x]}, a: {enum: [asc, desc], default: '],
  ['above it', 'a:\n          enum: [asc, desc]\n          default: '],
  ['of its type', 'a: {type: Order, default: '],
])('a default is one of the values %s', (_, param) => {
  const head =
    'types:\n  Order: {type: string, enum: [asc, desc]}\nentities:\n  things:\n    list:\n      params:\n        '
  expect(labels(head + param)).toEqual(['asc', 'desc'])
})
