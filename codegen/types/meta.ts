/** Types of metadata. A manifest has only the place of a value; pagination and fixtures show its type. */
import { isObject, type Json, type JsonSchema, type ResolvedOperation } from 'plugboard/author'
import { endPlace, metaContract } from 'plugboard/internal'
import type { Fixture } from '../../mock/index.ts'
import type { KindSource } from '../file.ts'

/**
 * Returns a closed object schema of an operation's metadata. Each value may be null, since a vendor may omit it. If the operation does
 * not show a value's type, fixtures of others that read it from the same location do.
 */
export function metaSchema(operation: ResolvedOperation, source: KindSource): JsonSchema {
  const schemaOf = (name: string): JsonSchema => {
    const own = typesIn(operation, name, source.fixtures)
    const types = own.length > 0 ? own : sameElsewhere(operation, name, source)
    return types.length === 0 ? {} : { type: [...new Set(types)].sort().concat('null') }
  }
  return { ...metaContract(operation, schemaOf), additionalProperties: false }
}

/** Returns the types of a value by an operation's pagination and fixtures. */
function typesIn(operation: ResolvedOperation, name: string, fixtures: readonly Fixture[]): string[] {
  const { entity, action } = operation
  const own = fixtures.filter(({ call }) => call.entity === entity && call.action === action)
  return [...paginationTypes(operation, name), ...own.flatMap(({ result }) => typesOf(result.meta?.[name]))]
}

/** Returns the types that other operations of the kind have for a value of the same name and location. */
function sameElsewhere({ meta }: ResolvedOperation, name: string, { manifest, fixtures }: KindSource): string[] {
  const location = JSON.stringify(meta[name])
  const others = Object.values(manifest.operations).filter((other) => JSON.stringify(other.meta[name]) === location)
  return others.flatMap((other) => typesIn(other, name, fixtures))
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
  const ends = [pagination, ...(pagination.style === 'link' ? pagination.links : [])].flatMap((one) =>
    'ends' in one && one.ends && JSON.stringify(endPlace(one.ends)) === here ? [one.ends] : [],
  )
  const [flag] = ends.flatMap((end) => ('is' in end ? [end.values?.[0] ?? true] : []))
  if (flag !== undefined) return typesOf(flag)
  if (ends.length > 0) return ['number']
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
