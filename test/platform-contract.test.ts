/** The contract of the platform API has one source: serving, description and types read the same schemas. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Call } from '../client/base/engine.ts'
import { FREE_FIELDS, resourceOf } from '../client/hosted/resources.ts'
import type { Filter, SearchParams, SearchResult } from '../client/types/search.ts'
import { resourceSchema } from '../codegen/contract.ts'
import { kindOpenApi } from '../codegen/openapi.ts'
import * as contract from '../contract/index.ts'
import type { ExecuteRequest, SearchMeta, SearchOperator, SearchParamsBody } from '../contract/index.ts'
import { compileSchema, isObject, type Json, type JsonObject, type JsonSchema } from '../runtime/doors/author.ts'
import { openApiOf } from '../server/http/index.ts'
import { TABLE } from './server/api/table.ts'
import { everyKind } from './support/kinds.ts'

const SCHEMAS: ReadonlySet<unknown> = new Set(Object.values(contract))
const NAMED: readonly (readonly [string, JsonSchema])[] = Object.entries(contract).filter(
  (entry): entry is [string, JsonSchema] => isObject(entry[1]) && typeof (entry[1] as JsonSchema).type === 'string',
)

describe('server', () => {
  it('takes and answers with the schemas of the contract only', () => {
    const foreign = TABLE.flatMap(({ method, path, body, responses }) => {
      const answered = Object.values(responses).flatMap(({ schema }) => (schema ? alternatives(schema) : []))
      return [...(body ? [body] : []), ...answered]
        .filter((schema) => !SCHEMAS.has(schema))
        .map(() => `${method} ${path}`)
    })
    expect(foreign).toEqual([])
  })

  it('describes every field of an error body, and the codes that there are', () => {
    const document = openApiOf(TABLE, { version: '1.0.0', baseUrl: 'http://localhost' })
    const { schemas } = document.components as { schemas: { Error: JsonSchema } }
    const { code, ...fields } = schemas.Error.properties as Record<string, JsonSchema>
    const { code: _, ...expected } = contract.ERROR_BODY.properties as Record<string, JsonSchema>
    expect([fields, (code!.enum as string[]).includes('internal')]).toEqual([expected, true])
  })
})

describe('schemas', () => {
  it('name every field of an object, or none where the fields are not the platform’s', () => {
    const open = NAMED.flatMap(([name, schema]) =>
      objectsIn(schema)
        .filter(({ properties, additionalProperties }) => properties !== undefined && additionalProperties !== false)
        .map(() => name),
    )
    expect(open).toEqual([])
  })

  it('describe every field by a sentence', () => {
    const faults = NAMED.flatMap(([name, schema]) =>
      objectsIn(schema).flatMap(({ properties = {} }) =>
        Object.entries(properties as Record<string, JsonSchema>)
          .filter(([, field]) => !isDescribed(field))
          .map(([field]) => `${name}: ${field}`),
      ),
    )
    expect([...new Set(faults)]).toEqual([])
  })
})

describe('documents of kinds', () => {
  it('have the fields of the contract in every body and every response', async () => {
    const documents = (await everyKind()).map(
      ({ manifest }) =>
        (kindOpenApi(manifest) as unknown as { components: { schemas: Record<string, JsonSchema> } }).components
          .schemas,
    )
    const fieldsOf = (suffix: string) =>
      new Set(
        documents.flatMap((schemas) =>
          Object.entries(schemas)
            .filter(([name]) => name.endsWith(suffix))
            .map(([, schema]) => namesIn(schema)),
        ),
      )
    const { own: _, ...others } = contract.EXECUTE_REQUEST.properties as Record<string, JsonSchema>
    expect(fieldsOf('.call')).toEqual(new Set([namesIn({ properties: others }), namesIn(contract.EXECUTE_REQUEST)]))
    expect([fieldsOf('.answer'), fieldsOf('execute.execution'), fieldsOf('execute.error')]).toEqual(
      [contract.ENVELOPE, contract.EXECUTION, contract.ERROR_BODY].map((schema) => new Set([namesIn(schema)])),
    )
  })
})

describe('client', () => {
  it.each(Object.entries(contract.RESOURCE_TYPES))('returns %s by its type', (_, schema) => {
    const check = compileSchema(resourceSchema(schema))
    expect(check(resourceOf(sampleOf(schema)))).toEqual([])
  })

  it('leaves as they are the fields whose names are not the platform’s, and no other', () => {
    const free = new Set<string>()
    const named = new Set<string>()
    for (const schema of Object.values(contract.RESOURCE_TYPES))
      for (const { properties = {} } of objectsIn(schema))
        for (const [name, field] of Object.entries(properties as Record<string, JsonSchema>))
          if (plain(field).type === 'object') (plain(field).properties ? named : free).add(name)
    expect([[...free].sort(), [...free].filter((name) => named.has(name))]).toEqual([[...FREE_FIELDS].sort(), []])
  })

  it('has the types of the contract for executing and searching', () => {
    expectTypeOf<keyof Filter<{ a: string }>>().toEqualTypeOf<SearchOperator>()
    expectTypeOf<keyof SearchParams<{ a: string }>>().toEqualTypeOf<keyof SearchParamsBody>()
    expectTypeOf<SearchResult<{ a: string }>['meta']>().toEqualTypeOf<SearchMeta>()
    expectTypeOf<Exclude<keyof ExecuteRequest, 'timeout_ms' | 'own'>>().toEqualTypeOf<keyof Call>()
  })
})

describe('docs/search.md', () => {
  const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'search.md'), 'utf8')

  it('names every param, operator and field of the metadata', () => {
    const { properties: params } = contract.SEARCH_PARAMS
    const { properties: meta } = contract.SEARCH_META
    const names = [
      ...Object.keys(params as JsonObject),
      ...contract.SEARCH_OPERATORS,
      ...Object.keys(meta as JsonObject),
    ]
    expect(names.filter((name) => !new RegExp(`\`(?:meta\\.)?${name}\`|"${name}"`).test(text))).toEqual([])
  })
})

function alternatives(schema: JsonSchema): Json[] {
  return Array.isArray(schema.oneOf) && schema.type === undefined ? schema.oneOf : [schema]
}

function namesIn({ properties }: JsonSchema): string {
  return Object.keys(properties as JsonObject)
    .sort()
    .join()
}

/** Whether a field has a description: a sentence, on the field or on its parts. */
function isDescribed({ description, properties }: JsonSchema): boolean {
  return properties !== undefined || (typeof description === 'string' && /^[A-Z`].*\S.*[.\]]$/.test(description))
}

/** A schema's objects, itself among them. */
function objectsIn(node: Json): JsonSchema[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn)
  if (!isObject(node)) return []
  return [...(node.type === 'object' ? [node] : []), ...Object.values(node).flatMap(objectsIn)]
}

/** A field's schema without null and lists. */
function plain(schema: JsonSchema): JsonSchema {
  const inner = Array.isArray(schema.anyOf) ? schema.anyOf[0] : schema.items
  return isObject(inner) ? plain(inner) : schema
}

/** A value that the schema takes, with every field. */
function sampleOf(schema: JsonSchema): Json {
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]!
  if (Array.isArray(schema.anyOf)) return sampleOf(schema.anyOf[0] as JsonSchema)
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return fields.length === 0
        ? { own_name: isObject(schema.additionalProperties) ? sampleOf(schema.additionalProperties) : 'value' }
        : Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field)]))
    case 'array':
      return [sampleOf(schema.items as JsonSchema)]
    case 'string':
      return TEXTS[String(schema.format)] ?? 'text'
    case 'boolean':
      return true
    default:
      return 1
  }
}

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  'date-time': '2026-01-31T12:00:00.000Z',
  date: '2026-01-31',
  uri: 'https://example.com/icon.svg',
}
