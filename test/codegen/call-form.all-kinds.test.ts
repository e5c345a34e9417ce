/** The two modules of each kind: what calls read, and all of it. */
import { describe, expect, it } from 'vitest'
import { isObject, type Json, type ResolvedManifest } from 'plugboard/author'
import { callForm } from '../../codegen/call-form.ts'
import { definedKinds, readDefinition } from '../../codegen/index.ts'
import { restOf, withRest } from '../../runtime/base/rest.ts'

/** The schemas within a schema, itself included. */
function schemasIn(schema: Json): Json[] {
  if (Array.isArray(schema)) return schema.flatMap(schemasIn)
  if (!isObject(schema)) return []
  const { properties, items, additionalProperties, anyOf } = schema
  const named = isObject(properties) ? Object.values(properties) : []
  return [schema, ...[...named, items ?? null, additionalProperties ?? null, anyOf ?? null].flatMap(schemasIn)]
}

describe.each(definedKinds())('%s', (kind) => {
  const { resolved } = readDefinition(kind)
  const whole = JSON.parse(JSON.stringify(resolved)) as Json
  const calls = callForm(resolved)

  it('is whole again with what calls do not read', () => {
    expect(withRest(calls, restOf(whole, calls) ?? {})).toEqual(whole)
  })

  it('has no texts for calls, but examples of patterns, which errors quote', () => {
    const { operations } = calls as object as ResolvedManifest
    const texts = Object.values(operations).flatMap(({ description, keywords, params }) => [
      ...[description ?? [], keywords ?? []].flat(),
      ...schemasIn(params).flatMap((schema) => {
        const { description: about, title, examples, pattern } = schema as Record<string, Json | undefined>
        return [about ?? [], title ?? [], pattern === undefined ? (examples ?? []) : []].flat()
      }),
    ])
    expect(texts).toEqual([])
  })
})
