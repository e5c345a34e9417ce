/** A pagination that a caller writes into a request, in the language of manifests. */
import { isObject, type Json, pointerKeys } from '../base/json.ts'
import { compileSchema, type SchemaCheck } from '../language/schema.ts'
import type { Locator } from '../language/locator.ts'
import { describeProblems } from './describe.ts'
import type { Pagination } from './model/pagination.ts'
import { resolvePagination } from './resolve/response.ts'
import { valueReader } from './resolve/values.ts'
import { MANIFEST_SCHEMA } from './schema/index.ts'

/** A pagination, and where the records of a page are. */
export interface InlinePagination {
  readonly pagination: Pagination
  readonly records: Locator
}

/**
 * Reads a pagination by the language's schema.
 * @param fault makes the error of a fault, from the dotted path of its key and a sentence
 */
export function readPagination(
  { records = '$', ...source }: Readonly<Record<string, unknown>>,
  fault: (path: string, message: string) => Error,
): InlinePagination {
  const refuse = ({ pointer, message }: { readonly pointer: string; readonly message: string }) => {
    throw fault(pointerKeys(pointer).join('.'), message)
  }
  const [misfit] = describeProblems(check()(source), source as Json)
  if (misfit) refuse(misfit)
  if (typeof records !== 'string') throw fault('records', 'must be a locator, such as $.data')
  const read = valueReader([], (problem) => refuse({ ...problem, pointer: problem.pointer.replace('/pagination', '') }))
  return {
    pagination: resolvePagination(source as Parameters<typeof resolvePagination>[0], {}, read),
    records: read.locator(records, '/records'),
  }
}

let compiled: SchemaCheck | undefined

function check(): SchemaCheck {
  const { definitions } = MANIFEST_SCHEMA
  if (!isObject(definitions)) throw new Error('Cannot read a pagination: the language has no definitions')
  return (compiled ??= compileSchema({ definitions, ...(definitions.pagination as object) }))
}
