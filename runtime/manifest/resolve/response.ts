/** The response half of an operation: errors, pagination, file and rate, their locators parsed. */
import { isObject, pointer } from '../../base/json.ts'
import type { OperationSource } from '../manifest.ts'
import type { ErrorShape, FileShape, Outcome, Pagination, Rate } from '../resolved.ts'
import type { ExpandedField } from './types.ts'
import type { ValueReader } from './values.ts'

/** Where a GraphQL answer says no, unless the manifest says otherwise. @see https://spec.graphql.org/October2021/#sec-Errors */
const GRAPHQL_ERRORS = { message: '$.errors[0].message', code: '$.errors[0].extensions.code' }

/** The places of a vendor's message, code and request id, and the rules. */
export function resolveErrors(source: OperationSource['errors'], isGraphql: boolean, read: ValueReader): ErrorShape {
  const shape = { ...(isGraphql ? GRAPHQL_ERRORS : {}), ...source }
  return {
    message: read.locators(shape.message, '/errors/message'),
    code: read.locators(shape.code, '/errors/code'),
    requestId: read.locators(shape.request_id ?? ['header.Request-Id', 'header.X-Request-Id'], '/errors/request_id'),
    rules: (shape.rules ?? []).map(({ status, at, is, as }, index) => ({
      ...(status !== undefined && { status: [status].flat() }),
      ...(at !== undefined && { at: read.locator(at, pointer('/errors/rules', index, 'at')) }),
      ...(is !== undefined && { is: [is].flat() }),
      as: as as Outcome,
    })),
  }
}

/** A pagination with its locators parsed and defaults filled in. */
export function resolvePagination(
  source: NonNullable<OperationSource['pagination']>,
  params: Readonly<Record<string, ExpandedField>>,
  read: ValueReader,
): Pagination {
  const at = (key: string) =>
    typeof source[key] === 'string' ? { [key]: read.locator(source[key], `/pagination/${key}`) } : {}
  const name = (key: string) => (typeof source[key] === 'string' ? { [key]: source[key] } : {})
  switch (source.style) {
    case 'none':
      return { style: 'none', because: String(source.because) }
    case 'graphql': {
      const info = typeof source.at === 'string' ? source.at : '$.data.*.pageInfo'
      return {
        style: 'graphql',
        param: 'after',
        size: 'first',
        ...name('param'),
        ...name('size'),
        at: read.locator(info, '/pagination/at'),
      }
    }
    case 'link': {
      const further = (source.or ?? []) as { next: string; param: string }[]
      const links = [source as unknown as { next: string; param: string }, ...further].map(
        ({ next, param }, index) => ({
          next: read.locator(next, index === 0 ? '/pagination/next' : pointer('/pagination/or', index - 1, 'next')),
          param,
          wireName: params[param]?.field.as ?? param,
        }),
      )
      return { style: 'link', param: links[0]!.param, links, ...name('size') }
    }
    case 'offset':
    case 'page':
      return {
        style: source.style,
        start: source.style === 'page' ? 1 : 0,
        ...name('param'),
        ...name('size'),
        ...at('total'),
        ...at('more'),
        ...(typeof source.start === 'number' && { start: source.start }),
      } as Pagination
    default:
      return {
        style: source.style,
        ...name('param'),
        ...at('next'),
        ...at('more'),
        ...at('done'),
        ...name('size'),
        ...(Array.isArray(source.drop) && { drop: source.drop as string[] }),
      } as Pagination
  }
}

/** A download's shape. */
export function resolveFile(source: NonNullable<OperationSource['file']>, read: ValueReader): FileShape {
  if (!isObject(source)) return { hosts: [] }
  const at = (key: string) =>
    typeof source[key] === 'string' ? { [key]: read.locator(source[key], `/file/${key}`) } : {}
  const name = (key: string) => (typeof source[key] === 'string' ? { [key]: source[key] } : {})
  return {
    ...at('url'),
    ...at('items'),
    ...name('index'),
    ...at('name'),
    ...at('size'),
    ...name('range'),
    hosts: (source.hosts ?? []) as string[],
  }
}

/** How fast calls may go. */
export function resolveRate(source: NonNullable<OperationSource['rate']>, read: ValueReader): Rate {
  return {
    ...(source.limit !== undefined && { limit: source.limit }),
    perMs: (source.per ?? 1) * 1000,
    ...(source.concurrency !== undefined && { concurrency: source.concurrency }),
    ...(source.remaining !== undefined && { remaining: read.locator(source.remaining, '/rate/remaining') }),
    ...(source.reset !== undefined && { reset: read.locator(source.reset, '/rate/reset') }),
    unit: (source.unit ?? 'seconds') as Rate['unit'],
  }
}
