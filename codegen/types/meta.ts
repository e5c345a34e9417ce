/** The types of metadata. A manifest says only where a value is; pagination and fixtures say what it is. */
import { isObject, type Json, type JsonSchema, type ResolvedOperation } from 'plugboard/author'
import { metaContract } from 'plugboard/internal'
import type { Fixture } from '../../mock/index.ts'

/** A closed object schema of an operation's metadata; each value may be null, since a vendor may leave it out. */
export function metaSchema(operation: ResolvedOperation, fixtures: readonly Fixture[]): JsonSchema {
  const values = fixtures.map(({ result }) => result.meta ?? {})
  const schemaOf = (name: string): JsonSchema => {
    const types = new Set([...paginationTypes(operation, name), ...values.flatMap((meta) => typesOf(meta[name]))])
    return types.size === 0 ? {} : { type: [...[...types].sort(), 'null'] }
  }
  return { ...metaContract(operation, schemaOf), additionalProperties: false }
}

function typesOf(value: Json | undefined): string[] {
  if (value === undefined || value === null) return []
  if (isObject(value)) return ['object']
  return [Array.isArray(value) ? 'array' : typeof value]
}

function paginationTypes({ pagination, meta, params }: ResolvedOperation, name: string): string[] {
  const here = JSON.stringify(meta[name])
  if (!pagination) return []
  if (pagination.style === 'graphql') return graphqlTypes(here)
  const read = partsOf(pagination)
  const ends = [pagination, ...(pagination.style === 'link' ? pagination.links : [])].map(partsOf)
  if (ends.some(({ more, done }) => more === here || done === here)) return ['boolean']
  if (read.total === here) return ['number']
  return read.next === here && 'param' in pagination ? paramTypes(params, pagination.param) : []
}

function graphqlTypes(here: string): string[] {
  if (here.includes('"hasNextPage"')) return ['boolean']
  return here.includes('"endCursor"') ? ['string'] : []
}

function partsOf(pagination: object): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(pagination).map(([key, part]) => [key, JSON.stringify(part)]))
}

function paramTypes({ properties }: JsonSchema, param: string): string[] {
  const field = (properties as Record<string, JsonSchema> | undefined)?.[param]
  return field?.type === 'integer' ? ['number', 'string'] : ['string']
}
