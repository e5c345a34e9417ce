import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { isObject, type Json, type JsonSchema, pointer } from '../runtime/base/json.ts'
import { compileSchema } from '../runtime/language/schema.ts'
import { BUILT_IN_TYPES } from '../runtime/manifest/schema/field.ts'
import { EDITOR_SCHEMA, MANIFEST_SCHEMA, validateManifest } from '../runtime/manifest/index.ts'
import { patternWords } from '../runtime/manifest/words.ts'

const definitions = MANIFEST_SCHEMA.definitions as Record<string, JsonSchema>

describe('the language describes itself', () => {
  test.each(words())('%s has a description and examples', (_, schema) => {
    const { description, examples } = resolved(schema)
    expect({ description, examples }).toEqual({
      description: expect.stringMatching(/^[^\s].*[^\s]$/),
      examples: expect.arrayContaining([expect.anything()]),
    })
  })

  test.each(words())('%s accepts its examples', (_, schema) => {
    const check = compileSchema({ definitions, allOf: [schema] })
    expect((resolved(schema).examples as Json[]).flatMap((example) => check(example))).toEqual([])
  })

  test.each([...patterns(MANIFEST_SCHEMA)])('the pattern %s is put into words', (pattern) => {
    expect(patternWords(pattern)).toMatch(/^(?:a|an|lowercase|three) /)
  })
})

describe('the smallest manifest', () => {
  test('is accepted', () => {
    const { resolved: manifest } = validateManifest(SMALLEST, 'smallest.yaml')
    expect(Object.keys(manifest.operations)).toEqual(['items.list'])
  })

  test.each(MANIFEST_SCHEMA.required as string[])('is not accepted without %s', (key) => {
    const shorter = SMALLEST.split('\n').filter((line) => !line.startsWith(`${key}:`))
    expect(() => validateManifest(shorter.join('\n'), 'smallest.yaml')).toThrow(`Missing key "${key}" in manifest`)
  })
})

describe('the schema of editors', () => {
  const check = compileSchema(EDITOR_SCHEMA)
  const faultsOf = (text: string) => check(parse(text) as Json).map((fault) => fault.pointer)

  test.each(['intger', 'Intger', 'string|intger', 'intger[]!', 'integer[]?', 'string|Item'])('of type %s', (type) => {
    const text = SMALLEST.replace('GET /items,', `GET /items, params: {limit: {type: "${type}"}, since: "${type}"},`)
    const at = '/entities/items/list/params'
    const isTypo = /\bintger/.test(type)
    const faulty = new Set(faultsOf(text).filter((pointer) => /limit\/type|since/.test(pointer)))
    expect([...faulty].sort()).toEqual(isTypo ? [`${at}/limit/type`, `${at}/since`] : [])
  })

  test('completes each built-in type, and no type that it would refuse', () => {
    const { shortType } = EDITOR_SCHEMA.definitions as Record<string, { anyOf: [{ enum: string[] }, object] }>
    const [{ enum: completed }, grammar] = shortType!.anyOf
    const isType = compileSchema(grammar as JsonSchema)
    expect(BUILT_IN_TYPES.filter((name) => !completed.includes(name))).toEqual([])
    expect(completed.filter((name) => isType(name).length > 0)).toEqual([])
  })

  test('is the file that the package carries', () => {
    const text = readFileSync(join(import.meta.dirname, '..', 'generated/manifest.schema.json'), 'utf8')
    expect(JSON.parse(text)).toEqual(EDITOR_SCHEMA)
  })
})

const SMALLEST = `format: 1
kind: sample
id: 3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10
title: Sample
category: other
version: 1.0.0
support: none
docs: https://docs.example.com
base_url: https://api.example.com
check: items.list
auth: {key: {type: static, title: Key, credentials: {key: string!}, send: {bearer: "{{key}}"}}}
entities: {items: {list: {request: GET /items, pagination: {style: none, because: One page.}}}}
`

/** Every definition, and every key of every map of the language, by its place in the schema. */
function words(): [string, JsonSchema][] {
  const found: [string, JsonSchema][] = Object.entries(definitions).map(([name, schema]) => [name, schema])
  const look = (schema: unknown, at: string) => {
    if (Array.isArray(schema)) schema.forEach((item, index) => look(item, pointer(at, index)))
    if (!isObject(schema)) return
    const { properties = {}, definitions: _, examples: __, ...keywords } = schema
    for (const [key, word] of Object.entries(properties as Record<string, JsonSchema>)) {
      found.push([pointer(at, key), word])
      look(word, pointer(at, key))
    }
    for (const [keyword, value] of Object.entries(keywords)) look(value, pointer(at, keyword))
  }
  for (const [name, schema] of Object.entries(definitions)) look(schema, name)
  look(MANIFEST_SCHEMA, '')
  return found
}

/** A key that only refers to a definition is described there. */
function resolved(schema: JsonSchema): JsonSchema {
  const name = /^#\/definitions\/(\w+)$/.exec(String(schema.$ref))?.[1]
  return name === undefined ? schema : { ...definitions[name], ...schema }
}

function patterns(schema: unknown): Set<string> {
  if (Array.isArray(schema)) return new Set(schema.flatMap((item) => [...patterns(item)]))
  if (!isObject(schema)) return new Set()
  const own = typeof schema.pattern === 'string' ? [schema.pattern] : []
  const nested = Object.entries(schema).filter(([keyword]) => keyword !== 'examples')
  return new Set([...own, ...nested.flatMap(([, value]) => [...patterns(value)])])
}
