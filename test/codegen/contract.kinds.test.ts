/** The OpenAPI documents and JSON Schemas, read back as others would read them. */
import { validate } from '@readme/openapi-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import type { KindSource } from '../../codegen/index.ts'
import { kindOpenApi } from '../../codegen/openapi.ts'
import { EXECUTE_PATH } from '../../contract/index.ts'
import { schemasOf } from '../../codegen/schemas.ts'
import { compileSchema, isObject, type Json, type JsonObject, type JsonSchema } from '../../runtime/doors/author.ts'
import { testedSources } from '../support/kinds.ts'

interface OpenApi extends JsonObject {
  components: { schemas: Record<string, JsonSchema> }
}

/** Of so many kinds the documents of one are compiled, which takes a second. */
const ONE_OF = 3

let sources: KindSource[] = []
let documents: OpenApi[] = []
let schemas: JsonSchema[] = []

beforeAll(async () => {
  sources = await testedSources()
  documents = sources.map(({ manifest }) => written(kindOpenApi(manifest)) as OpenApi)
  schemas = sources.map(({ manifest }) => written(schemasOf(manifest)))
})

describe('OpenAPI documents', () => {
  it('are valid OpenAPI 3.1', async () => {
    const results = await Promise.all(documents.map((document) => validate(structuredClone(document) as never)))
    expect(results.filter(({ valid }) => !valid)).toEqual([])
  })

  it('refer to nothing that is not there', () => {
    const broken = documents.flatMap((document) =>
      referencesIn(document).filter((name) => !(name in document.components.schemas)),
    )
    expect(broken).toEqual([])
  })

  it('offer every operation and every search', () => {
    const offered = documents.map((document) => bodyAlternatives(document).sort())
    const expected = sources.map(({ manifest: { operations, entities } }) =>
      [
        ...Object.keys(operations),
        ...Object.keys(entities).flatMap((name) => (entities[name]!.search ? [`${name}.search`] : [])),
      ]
        .map((id) => `#/components/schemas/${id}.call`)
        .sort(),
    )
    expect(offered).toEqual(expected)
  })

  it('accept the calls of fixtures, exactly one alternative each', () => {
    const faults = sampled(sources).flatMap(({ fixtures }, index) => {
      const document = sampled(documents)[index]!
      const body = { oneOf: bodyAlternatives(document).map(($ref) => ({ $ref })) }
      const check = compileSchema({ ...body, components: document.components })
      return fixtures
        .filter(({ call, result }) => call.own === undefined && !result.error)
        .filter(({ call }) => check(call).length > 0)
        .map(({ file }) => file)
    })
    expect(faults).toEqual([])
  })
})

describe('JSON Schemas', () => {
  it('compile, the params of every operation and its records', () => {
    const missing = sampled(sources).map(({ manifest: { operations } }, index) => {
      const { $defs } = sampled(schemas)[index] as { $defs: Record<string, JsonSchema> }
      const names = Object.keys($defs).filter((name) => name.includes('.'))
      compileSchema({ $defs, allOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) })
      return names.filter((name) => name.endsWith('.params')).length - Object.keys(operations).length
    })
    expect(missing).toEqual(sampled(sources).map(() => 0))
  })
})

/** A document as a reader of its file has it. */
function written(document: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(document)) as JsonObject
}

/** What is compiled of what there is for each kind. */
function sampled<T>(all: readonly T[]): T[] {
  return all.filter((_, index) => index % ONE_OF === 0)
}

function bodyAlternatives(document: OpenApi): string[] {
  const { paths } = document as unknown as {
    paths: Record<
      string,
      { post: { requestBody: { content: Record<string, { schema: { oneOf: { $ref: string }[] } }> } } }
    >
  }
  return paths[EXECUTE_PATH]!.post.requestBody.content['application/json']!.schema.oneOf.map(({ $ref }) => $ref)
}

function referencesIn(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn)
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.replace('#/components/schemas/', '')] : referencesIn(value),
  )
}
