/** One operation resolved: levels merged, params expanded and placed, the small languages parsed. */
import type { Method } from '../../base/http.ts'
import { isObject, own, pointer } from '../../base/json.ts'
import type { JsonSchema } from '../../base/json.ts'
import { GraphqlFault, parseGraphql } from '../../language/graphql.ts'
import type { Fields, Manifest, OperationSource } from '../manifest.ts'
import type { Report } from '../problem.ts'
import type { Action, BodyShape, Encoding, Entry, ResolvedOperation } from '../resolved.ts'
import { configNames } from './auth.ts'
import type { Merged } from './merge.ts'
import { mergeLevels } from './merge.ts'
import type { Place } from './placement.ts'
import { defaultPlace, entriesFor, pathNames, pathParts, placeParams } from './placement.ts'
import { resolveErrors, resolveFile, resolvePagination, resolveRate } from './response.ts'
import type { ExpandedField, TypeTable } from './types.ts'
import type { ValueReader } from './values.ts'
import { namesInValue, valueReader } from './values.ts'

/** The keys that a kind sets for all its operations. */
const KIND_KEYS = ['request', 'headers', 'query', 'encode', 'errors', 'retry', 'rate', 'timeout'] as const
/** The keys that an entity sets for all its actions. */
const ENTITY_KEYS = ['schema', 'params', 'headers', 'query'] as const

const EFFECTS: Record<Action, ResolvedOperation['effect']> = {
  list: 'read',
  get: 'read',
  api_search: 'read',
  download: 'read',
  create: 'write',
  update: 'write',
  delete: 'destructive',
}

/** What resolving an operation gives. */
export interface OperationResult {
  readonly operation: ResolvedOperation
  /** Pointer in the merged operation -> pointer in the manifest. */
  readonly origins: Map<string, string>
}

/** Resolves one action of an entity. */
export function resolveOperation(
  manifest: Manifest,
  entity: string,
  action: Action,
  types: TypeTable,
  report: Report,
): OperationResult {
  const merged = mergeOperation(manifest, entity, action)
  const source = merged.value as unknown as OperationSource
  const place = (at: string) => originOf(merged, at, pointer('/entities', entity, action))
  const here: Report = (fault) => report({ ...fault, pointer: place(fault.pointer) })
  const { method, path } = readRequest(source, here)
  const isGraphql = source.graphql !== undefined

  const params = expandParams(source, path, types, place, here)
  const read = valueReader([...Object.keys(params), ...configNames(manifest)], here)
  const query = read.entries(source.query, '/query')
  const headers = read.entries(source.headers, '/headers')
  const body = source.body === undefined ? undefined : read.value(source.body, '/body')
  const inPath = new Set([path, ...Object.values(source.routes ?? {})].flatMap(pathNames))
  const templated = [...query.map(({ value }) => value), ...headers.map(({ value }) => value), ...(body ? [body] : [])]
  const places = placeParams(
    params,
    { path: inPath, elsewhere: new Set([...templated.flatMap(namesInValue), ...paramsOfFile(source)]) },
    defaultPlace(method, isGraphql),
  )

  const encode: Encoding = {
    body: 'json',
    objects: 'brackets',
    arrays: 'repeat',
    ...(source.encode as Partial<Encoding>),
  }
  const bodyEntries = entriesFor('body', params, places)
  const bodyShape = isGraphql
    ? resolveGraphql(source.graphql, manifest, entriesFor('variables', params, places), here)
    : resolveBody(body, bodyEntries, encode, params, source.open === true && defaultPlace(method, false) === 'body')
  const schema = source.schema == null ? undefined : types.record(source.schema, place('/schema')).schema
  checkOverridden(query, entriesFor('query', params, places), 'query', here)

  return {
    origins: merged.origins,
    operation: {
      entity,
      action,
      ...(source.description !== undefined && { description: source.description }),
      effect: source.effect ?? EFFECTS[action],
      method,
      path: pathParts(path),
      routes: Object.entries(source.routes ?? {}).map(([when, route]) => ({ when, path: pathParts(route) })),
      params: paramsSchema(params, places, source.open === true),
      ...(source.require && { require: source.require }),
      ...(source.open && { open: defaultPlace(method, isGraphql) }),
      query: [...query, ...entriesFor('query', params, places)],
      headers: [...headers, ...entriesFor('header', params, places)].map(({ name, value }) => ({
        name: name.toLowerCase(),
        value,
      })),
      ...(bodyShape && { body: bodyShape }),
      encode,
      ...(schema && { record: schema }),
      records: source.records === null ? null : read.locator(source.records ?? '$', '/records'),
      meta: Object.fromEntries(
        Object.entries(source.meta ?? {}).flatMap(([name, at]) =>
          at === null ? [] : [[name, read.locator(at, pointer('/meta', name))]],
        ),
      ),
      ...(source.pagination && { pagination: resolvePagination(source.pagination, params, read) }),
      ...(source.file && { file: resolveFile(source.file, read) }),
      errors: resolveErrors(source.errors, isGraphql, read),
      retry: {
        max: source.retry?.max ?? 3,
        after: read.locators(source.retry?.after ?? 'header.Retry-After', '/retry/after'),
        ...(source.retry?.wait !== undefined && { waitMs: source.retry.wait * 1000 }),
        ...(source.retry?.idempotency !== undefined && { idempotency: source.retry.idempotency.toLowerCase() }),
      },
      ...(source.rate && { rate: resolveRate(source.rate, read) }),
      timeoutMs: (source.timeout ?? 60) * 1000,
      isGraphql,
      ...(source.scopes && { scopes: source.scopes }),
      ...(source.untested !== undefined && { untested: source.untested }),
      ...(source.deprecated && { deprecated: true }),
    },
  }
}

function mergeOperation(manifest: Manifest, entity: string, action: Action): Merged {
  const entityAt = pointer('/entities', entity)
  const source = manifest.entities[entity]!
  const pick = (from: object, keys: readonly string[]) =>
    Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))
  return mergeLevels([
    { value: pick(manifest, KIND_KEYS), pointer: '' },
    { value: manifest.defaults?.[action], pointer: pointer('/defaults', action) },
    { value: pick(source, ENTITY_KEYS), pointer: entityAt },
    { value: source[action], pointer: pointer(entityAt, action) },
  ])
}

/** The place in the manifest of a pointer into the merged operation: that of its nearest ancestor with a known place. */
function originOf(merged: Merged, at: string, operationAt: string): string {
  for (let end = at.length; end > 0; end = at.lastIndexOf('/', end - 1)) {
    const origin = merged.origins.get(at.slice(0, end))
    if (origin !== undefined) return origin + at.slice(end)
  }
  return operationAt
}

function readRequest(source: OperationSource, report: Report): { method: Method; path: string } {
  if (source.request === undefined) {
    report({
      rule: 'request-missing',
      pointer: '',
      on: 'key',
      message: 'Operation has no request: neither it nor a level above says method and path',
    })
    return { method: 'GET', path: '/' }
  }
  const space = source.request.indexOf(' ')
  return { method: source.request.slice(0, space) as Method, path: source.request.slice(space + 1) }
}

/** The declared params, and for each path name without one a required string. */
function expandParams(
  source: OperationSource,
  path: string,
  types: TypeTable,
  place: (at: string) => string,
  report: Report,
): Record<string, ExpandedField> {
  const declared = Object.entries(source.params ?? {}).flatMap(([name, field]) => {
    return field === null ? [] : [[name, types.param(field, place(pointer('/params', name)))] as const]
  })
  const params = Object.fromEntries(declared)
  for (const name of pathNames(path)) {
    const known = own(params, name)
    if (!known) params[name] = { schema: { type: 'string' }, isRequired: true, field: {} }
    else if (!known.isRequired && known.schema.default === undefined) {
      report({
        rule: 'path-params',
        pointer: pointer('/params', name),
        message: `Param "${name}" stands in the path and must be required: write "!" or required: true`,
      })
    }
  }
  return params
}

function paramsOfFile({ file }: OperationSource): string[] {
  return isObject(file) ? [file.range, file.index].filter((name) => typeof name === 'string') : []
}

function paramsSchema(
  params: Readonly<Record<string, ExpandedField>>,
  places: Readonly<Record<string, Place>>,
  isOpen: boolean,
): JsonSchema {
  const required = Object.keys(params).filter((name) => params[name]!.isRequired)
  const properties = Object.entries(params).map(([name, { schema }]) => [
    name,
    places[name] === 'path' && schema.type === 'string' ? { minLength: 1, ...schema } : schema,
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: isOpen,
  }
}

function resolveGraphql(text: string, manifest: Manifest, variables: Entry[], report: Report): BodyShape {
  try {
    return {
      from: 'graphql',
      document: parseGraphql(text, manifest.fragments ?? {}).text,
      variables,
    }
  } catch (error) {
    if (!(error instanceof GraphqlFault)) throw error
    report({ rule: 'graphql-syntax', pointer: '/graphql', message: `Document ${error.message}`, offset: error.offset })
    return { from: 'graphql', document: text, variables }
  }
}

function resolveBody(
  body: ReturnType<ValueReader['value']> | undefined,
  entries: Entry[],
  encode: Encoding,
  params: Readonly<Record<string, ExpandedField>>,
  isOpen: boolean,
): BodyShape | undefined {
  if (encode.body === 'binary' && entries.length > 0)
    return {
      from: 'file',
      param: Object.keys(params).find((name) => (params[name]!.field.as ?? name) === entries[0]!.name)!,
    }
  if (body === undefined) return entries.length > 0 || isOpen ? { from: 'entries', entries } : undefined
  if (!('map' in body)) return { from: 'value', value: body }
  const constants = Object.entries(body.map).map(([name, value]) => ({ name, value }))
  return { from: 'entries', entries: [...entries, ...constants] }
}

function checkOverridden(values: readonly Entry[], params: readonly Entry[], place: string, report: Report): void {
  for (const { name } of params) {
    if (values.some((entry) => entry.name === name)) {
      report({
        rule: 'param-overridden',
        pointer: pointer(`/${place}`, name),
        message: `"${name}" is set here and is a param too; use the param in a template or drop one`,
      })
    }
  }
}

/** The fields of a schema by name, for searching and keys. */
export function fieldsOf(manifest: Manifest, schema: string | undefined): Fields {
  return (schema === undefined ? undefined : own(manifest.schemas ?? {}, schema.replace(/[[\]!?]+$/, ''))) ?? {}
}
