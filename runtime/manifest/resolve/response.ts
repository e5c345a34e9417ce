/** Resolves the response half of an operation: parses the locators of records, errors, pagination, file and rate. */
import { defined, isObject, pointer } from '../../base/json.ts'
import { holdersOf } from '../../language/locator.ts'
import type { OperationSource } from '../model/manifest.ts'
import type {
  BatchShape,
  ErrorShape,
  FileShape,
  ErrorOutcome,
  RateLimit,
  ResolvedOperation,
  Retry,
} from '../model/resolved.ts'
import { keysOf, resolvePagination } from '../../language/pagination/resolve.ts'
import type { OperationContext } from './request.ts'
import { pathNames } from './placement.ts'
import { type ExpandedField, schemaName, type TypeTable } from './types.ts'
import type { ValueReader } from './values.ts'

/** The default error shape of a GraphQL response. @see https://spec.graphql.org/October2021/#sec-Errors */
const GRAPHQL_ERRORS = { message: '$.errors[0].message', code: '$.errors[0].extensions.code' }

/** Keys of a resolved operation for its responses. */
export type ResponseHalf = Pick<
  ResolvedOperation,
  | 'record'
  | 'shape'
  | 'records'
  | 'absentRecords'
  | 'meta'
  | 'pagination'
  | 'batch'
  | 'file'
  | 'errors'
  | 'retry'
  | 'rate'
  | 'cost'
>

/** Resolves how Plugboard reads an operation's responses. */
export function resolveResponse(
  source: OperationSource,
  params: Readonly<Record<string, ExpandedField>>,
  read: ValueReader,
  { types, locate }: OperationContext,
): ResponseHalf {
  const { schema } = source
  const records = source.records === null ? null : read.either(source.records ?? '$', '/records')
  // If the body is the list, no object can leave it out.
  const isHeld = records !== null && holdersOf(records).length > 0
  return defined({
    record: schema == null ? undefined : types.record(schema, locate('/schema')).schema,
    ...resolveShape(source, types, read),
    records,
    absentRecords: isHeld ? resolveAbsent(source, read) : undefined,
    meta: resolveMeta(source.meta, read),
    pagination:
      source.pagination &&
      resolvePagination(withDropped(source, params), read.locator, (name) => params[name]?.field.as ?? name),
    batch: source.batch && resolveBatch(source.batch, read),
    file: source.file && resolveFile(source.file, read),
    ...resolveLimits(source, read),
  })
}

/** Replaces `drop: all` with the names of the other params, except params in the path, headers or body. */
function withDropped(
  { request = '', routes = {}, pagination = { style: 'none' } }: OperationSource,
  params: Readonly<Record<string, ExpandedField>>,
): NonNullable<OperationSource['pagination']> {
  if (pagination.drop !== 'all') return pagination
  const { param, also = [] } = pagination as { readonly param?: string; readonly also?: readonly string[] }
  const others = [param, ...also, ...[request, ...Object.values(routes)].flatMap(pathNames)]
  const stays = new Set(['path', 'header', 'body'])
  const drop = Object.entries(params).flatMap(([name, { field }]) =>
    others.includes(name) || stays.has(field.in ?? 'query') ? [] : [name],
  )
  return { ...pagination, drop }
}

/** Resolves errors, retries and rate limits. */
export function resolveLimits(
  { errors, graphql, retry, rate, cost }: OperationSource,
  read: ValueReader,
): Pick<ResolvedOperation, 'errors' | 'retry' | 'rate' | 'cost'> {
  return defined({
    errors: resolveErrors(errors, graphql !== undefined, read),
    retry: resolveRetry(retry, read),
    rate: rate && resolveRate(rate, read),
    cost,
  })
}

function resolveAbsent({ absent_records: at }: OperationSource, read: ValueReader): ResponseHalf['absentRecords'] {
  if (at == null) return undefined
  return at === 'empty' ? at : read.locator(at, '/absent_records')
}

function resolveShape(
  { keyed_by: keyedBy, columns, flatten, schema, file }: OperationSource,
  types: TypeTable,
  read: ValueReader,
): Pick<ResponseHalf, 'shape'> {
  const fields = schema == null || file ? undefined : types.placed(schemaName(schema))
  if (keyedBy === undefined && !columns && !flatten && !fields) return {}
  return {
    shape: defined({
      keyedBy,
      columns: columns?.map(({ names, values = '$' }, index) => ({
        names: read.locator(names, pointer('/columns', index, 'names')),
        values: read.locator(values, pointer('/columns', index, 'values')),
      })),
      flatten: flatten && { path: flatten.list.split('.') },
      fields,
    }),
  }
}

function resolveMeta(meta: OperationSource['meta'], read: ValueReader): ResolvedOperation['meta'] {
  const named = Object.entries(meta ?? {}).filter((entry): entry is [string, string] => entry[1] !== null)
  return Object.fromEntries(named.map(([name, at]) => [name, read.locator(at, pointer('/meta', name))]))
}

/** Resolves the locators of a vendor's message, code and request ID, and the rules. */
function resolveErrors(source: OperationSource['errors'], isGraphql: boolean, read: ValueReader): ErrorShape {
  const shape = { ...(isGraphql ? GRAPHQL_ERRORS : {}), ...source }
  return defined({
    message: read.locators(shape.message, '/errors/message'),
    code: read.locators(shape.code, '/errors/code'),
    requestId: read.locators(shape.request_id ?? ['header.Request-Id', 'header.X-Request-Id'], '/errors/request_id'),
    about: shape.about ? read.locators(shape.about, '/errors/about') : undefined,
    rules: (shape.rules ?? []).map(({ status, at, is, not, as }, index) =>
      defined({
        status: status === undefined ? undefined : [status].flat(),
        at: at === undefined ? undefined : read.locator(at, pointer('/errors/rules', index, 'at')),
        is: is === undefined ? undefined : [is].flat(),
        not: not === undefined ? undefined : [not].flat(),
        as: as as ErrorOutcome,
      }),
    ),
  })
}

/** Resolves the outcomes in a batch's response. */
function resolveBatch(source: NonNullable<OperationSource['batch']>, read: ValueReader): BatchShape {
  const { of, by, failed, record = '$', outcomes = '$', message, code, others } = source
  const { locators } = keysOf({ ...source }, '/batch', read.locator)
  return {
    of,
    outcomes: read.locator(outcomes, '/batch/outcomes'),
    ...locators('errors', 'index'),
    ...defined({ others }),
    ...(by && { by: { sent: by.sent.split('.'), back: read.either(by.back, '/batch/by/back') } }),
    ...(failed && {
      failed: defined({ at: read.locator(failed.at, '/batch/failed/at'), is: failed.is }),
    }),
    record: read.locator(record, '/batch/record'),
    message: read.locators(message, '/batch/message'),
    code: read.locators(code, '/batch/code'),
  }
}

/** Resolves a download. */
function resolveFile(source: NonNullable<OperationSource['file']>, read: ValueReader): FileShape {
  if (!isObject(source)) return { hosts: [] }
  const { locators, names } = keysOf(source, '/file', read.locator)
  return {
    ...locators('url', 'items'),
    ...names('index'),
    ...locators('name', 'size'),
    ...names('range'),
    hosts: (source.hosts ?? []) as string[],
  }
}

function resolveRetry(source: OperationSource['retry'], read: ValueReader): Retry {
  const { max = 3, after = 'header.Retry-After', wait, idempotency, advice } = source ?? {}
  return defined({
    max,
    after: read.locators(after, '/retry/after'),
    waitMs: wait === undefined ? undefined : wait * 1000,
    idempotency: idempotency === undefined ? undefined : idempotency.toLowerCase(),
    advice: advice === undefined ? undefined : read.locator(advice, '/retry/advice'),
  })
}

/** Resolves a rate limit. */
function resolveRate(source: NonNullable<OperationSource['rate']>, read: ValueReader): RateLimit {
  return defined({
    limit: source.limit,
    perMs: (source.per ?? 1) * 1000,
    concurrency: source.concurrency,
    remaining: source.remaining === undefined ? undefined : read.locator(source.remaining, '/rate/remaining'),
    reset: source.reset === undefined ? undefined : read.locator(source.reset, '/rate/reset'),
    unit: (source.unit ?? 'seconds') as RateLimit['unit'],
  })
}
