/** Resolves the request half of an operation: expands and locates its params, and parses its values. */
import type { Method } from '../../base/http.ts'
import type { FileParams } from '../../base/file-source.ts'
import { defined, isObject, type JsonSchema, own, pointer } from '../../base/json.ts'
import { GraphqlFault, parseGraphql } from '../../language/graphql.ts'
import { formPattern } from '../../language/form.ts'
import type { LongField, Manifest, OperationSource } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import type { BodyShape, Encoding, ResolvedOperation } from '../model/resolved.ts'
import { isSetting } from '../../language/template-value.ts'
import type { NamedValue, Value } from '../model/values.ts'
import { configNames } from './auth.ts'
import {
  defaultLocation,
  entriesFor,
  locateParams,
  type ParamLocation,
  pathNames,
  pathParts,
  segmentsOf,
} from './placement.ts'
import { resolveSteps } from './steps.ts'
import { type ExpandedField, isFileSchema, type TypeTable } from './types.ts'
import { namesInValue, type ValueReader, valueReader } from './values.ts'

/** Keys of a resolved operation for its requests. */
export type RequestHalf = Pick<
  ResolvedOperation,
  | 'method'
  | 'baseUrl'
  | 'path'
  | 'routes'
  | 'params'
  | 'require'
  | 'exclusive'
  | 'needs'
  | 'successors'
  | 'files'
  | 'open'
  | 'query'
  | 'headers'
  | 'body'
  | 'encode'
  | 'keep'
  | 'steps'
>

/** The resolved request half, with the params and the reader that the response half needs. */
export interface RequestResult {
  readonly half: RequestHalf
  readonly params: Readonly<Record<string, ExpandedField>>
  /** Parses values that insert params and config. */
  readonly read: ValueReader
}

/** The surroundings of an operation while it is resolved. */
export interface OperationContext {
  readonly manifest: Manifest
  readonly types: TypeTable
  /** Returns the manifest's pointer for a pointer into the merged operation. */
  readonly locate: (at: string) => string
  /** Reports problems at pointers into the merged operation. */
  readonly report: ReportProblem
}

/** The values that a manifest sets, without params. */
interface SetValues {
  readonly query: NamedValue[]
  readonly headers: NamedValue[]
  readonly body: Value | undefined
}

const ENCODING: Encoding = { body: 'json', objects: 'brackets', arrays: 'repeat' }

/** Resolves the requests of an operation. */
export function resolveRequest(source: OperationSource, context: OperationContext): RequestResult {
  const { manifest, report } = context
  const { method, path } = readRequest(source, report)
  const params = expandParams(source, path, context)
  const read = valueReader([...Object.keys(params), ...configNames(manifest)], report)
  const encode: Encoding = { ...ENCODING, ...(source.encode as Partial<Encoding>) }
  const segments = segmentsOf(params, encode.arrays)
  const values = readValues(source, read)
  const fallback = defaultLocation(method, source.graphql !== undefined)
  const steps = resolveSteps(source, { manifest, params, report, request: source.request })
  const used = usedNames(source, path, values)
  for (const name of steps.used) used.elsewhere.add(name)
  for (const name of used.path) used.path.add(own(segments, name)?.param ?? name)
  const locations = locateParams(params, used, fallback)
  const query = entriesFor('query', params, locations)
  checkOverridden(values.query, query, 'query', report)
  const body = bodyOf(source, values.body, { params, locations, encode, fallback }, context)
  const half: RequestHalf = defined({
    method,
    baseUrl:
      source.base_url === undefined
        ? undefined
        : valueReader(configNames(manifest), report).template(source.base_url, '/base_url'),
    path: pathParts(path, segments),
    routes: Object.entries(source.routes ?? {}).map(([when, route]) => ({ when, path: pathParts(route, segments) })),
    params: paramsSchema(params, locations, source.open === true),
    require: source.require,
    exclusive: source.exclusive,
    needs: source.needs,
    successors: successorsOf(params),
    ...filesOf(params),
    open: source.open ? fallback : undefined,
    query: [...values.query, ...query],
    headers: [...values.headers, ...entriesFor('header', params, locations)].map(inLowerCase),
    body,
    encode,
    ...steps.keys,
  })
  return { half, params, read }
}

/** Resolves the constant values of a level and the encoding. */
export function resolveSent(
  source: OperationSource,
  read: ValueReader,
): Pick<ResolvedOperation, 'query' | 'headers' | 'encode'> {
  const { query, headers } = readValues(source, read)
  return { query, headers: headers.map(inLowerCase), encode: { ...ENCODING, ...(source.encode as Partial<Encoding>) } }
}

function readValues({ query, headers, body }: OperationSource, read: ValueReader): SetValues {
  return {
    query: read.entries(query, '/query'),
    headers: read.entries(headers, '/headers'),
    body: body === undefined ? undefined : read.value(body, '/body'),
  }
}

/** Returns the names in the path, a value or the file, so that they are not sent twice. */
function usedNames(source: OperationSource, path: string, { query, headers, body }: SetValues) {
  const values = [...[...query, ...headers].map(({ value }) => value), ...(body ? [body] : [])]
  return {
    path: new Set([path, ...Object.values(source.routes ?? {})].flatMap(pathNames)),
    elsewhere: new Set([...values.flatMap(namesInValue), ...paramsOfFile(source)]),
  }
}

function inLowerCase({ name, value }: NamedValue): NamedValue {
  return { name: name.toLowerCase(), value }
}

function readRequest(source: OperationSource, report: ReportProblem): { method: Method; path: string } {
  if (source.request === undefined) {
    report({
      rule: 'request-missing',
      pointer: '',
      on: 'key',
      message: 'Operation has no request: neither the operation nor a level above it sets method and path',
    })
    return { method: 'GET', path: '/' }
  }
  const space = source.request.indexOf(' ')
  return { method: source.request.slice(0, space) as Method, path: source.request.slice(space + 1) }
}

/** Expands the declared params, and adds a required string for each other name in the path. */
function expandParams(
  source: OperationSource,
  path: string,
  { types, locate, report }: OperationContext,
): Record<string, ExpandedField> {
  const declared = Object.entries(source.params ?? {}).flatMap(([name, field]) => {
    return field === null ? [] : [[name, types.param(field, locate(pointer('/params', name)))] as const]
  })
  const params = Object.fromEntries(declared)
  const segments = segmentsOf(params)
  for (const inPath of pathNames(path).filter((known) => !isSetting(known))) {
    const name = own(segments, inPath)?.param ?? inPath
    const known = own(params, name)
    if (!known) params[name] = { schema: { type: 'string' }, isRequired: true, field: {} }
    else if (!known.isRequired && known.schema.default === undefined) {
      report({
        rule: 'path-params',
        pointer: pointer('/params', name),
        message: `Param "${name}" is in the path and must be required: write "!" or required: true`,
      })
    }
  }
  return params
}

function successorsOf(params: Readonly<Record<string, ExpandedField>>): Record<string, string> | undefined {
  const named = Object.entries(params).flatMap(([name, { field }]) => {
    const use = field.sunset?.use
    return use !== undefined && Object.hasOwn(params, use) ? [[name, use] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

function paramsOfFile({ file }: OperationSource): string[] {
  return isObject(file) ? [file.range, file.index].filter((name) => typeof name === 'string') : []
}

function filesOf(params: Readonly<Record<string, ExpandedField>>): Pick<RequestHalf, 'files'> {
  const files = Object.entries(params)
    .filter(([, { schema }]) => isFileSchema(schema))
    .map(
      ([
        name,
        {
          field: { max_bytes: maxBytes, as },
        },
      ]) => [name, defined({ maxBytes, as })],
    )
  return files.length > 0 ? { files: Object.fromEntries(files) as FileParams } : {}
}

function paramsSchema(
  params: Readonly<Record<string, ExpandedField>>,
  locations: Readonly<Record<string, ParamLocation>>,
  isOpen: boolean,
): JsonSchema {
  const required = Object.keys(params).filter((name) => params[name]!.isRequired)
  const properties = Object.entries(params).map(([name, { schema, field }]) => [
    name,
    locations[name] === 'path' && schema.type === 'string' ? { ...inPathSchema(field), ...schema } : schema,
  ])
  return defined({
    type: 'object',
    properties: Object.fromEntries(properties),
    required: required.length > 0 ? required : undefined,
    additionalProperties: isOpen,
  })
}

/** Returns the schema of a text at its place in a path. */
function inPathSchema({ form }: LongField): JsonSchema {
  return form === undefined ? { minLength: 1 } : { pattern: formPattern(form) }
}

/** The params of an operation with their locations. */
interface Placement {
  readonly params: Readonly<Record<string, ExpandedField>>
  readonly locations: Readonly<Record<string, ParamLocation>>
  readonly encode: Encoding
  /** The location of undeclared params. */
  readonly fallback: 'query' | 'body' | 'variables'
}

function bodyOf(
  source: OperationSource,
  body: Value | undefined,
  { params, locations, encode, fallback }: Placement,
  { manifest, report }: OperationContext,
): BodyShape | undefined {
  if (source.graphql !== undefined)
    return resolveGraphql(source.graphql, manifest, entriesFor('variables', params, locations), report)
  const entries = entriesFor('body', params, locations)
  const isOpen = source.open === true && fallback === 'body'
  return resolveBody(body, entries, encode, params, isOpen)
}

function resolveGraphql(text: string, manifest: Manifest, variables: NamedValue[], report: ReportProblem): BodyShape {
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
  body: Value | undefined,
  entries: NamedValue[],
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

function checkOverridden(
  values: readonly NamedValue[],
  params: readonly NamedValue[],
  locate: string,
  report: ReportProblem,
): void {
  for (const { name } of params) {
    if (values.some((entry) => entry.name === name)) {
      report({
        rule: 'param-overridden',
        pointer: pointer(`/${locate}`, name),
        message: `"${name}" is set here and is also a param: use the param in a template, or remove one of them`,
      })
    }
  }
}
