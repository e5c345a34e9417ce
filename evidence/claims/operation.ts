/** Claims of operations, and of the levels that set keys for many. */
import { isObject, type Manifest, type OperationSource, pointer } from 'plugboard/author'
import type { Area, ClaimBook, Fact } from './claim.ts'
import { addFields } from './fields.ts'

/** One level: the kind, the defaults of an action, an entity, or an operation. */
export interface LevelContext {
  readonly book: ClaimBook
  readonly manifest: Manifest
  /** `writes` or `requests`. */
  readonly area: Area
}

/** Adds the claims of a level's keys. */
export function addLevel(source: OperationSource, at: string, context: LevelContext): void {
  const { area } = context
  const add = adder(context)
  add('request', area, at, source, ['request', 'graphql', 'redirects'])
  add('request', area, pointer(at, 'routes'), source.routes)
  add('host', 'hosts', at, source, ['base_url'])
  if (source.params)
    addFields(source.params, pointer(at, 'params'), { ...context, method: source.request?.split(' ')[0] })
  add('required', area, at, source, ['require', 'exclusive', 'needs'])
  add('constant', area, pointer(at, 'query'), source.query)
  add('constant', area, pointer(at, 'headers'), source.headers)
  if (isObject(source.body)) add('constant', area, pointer(at, 'body'), source.body)
  else add('constant', area, at, source, ['body'])
  add('encoding', area, pointer(at, 'encode'), source.encode)
  add('records', 'answers', at, source, ['schema', 'records', 'absent_records', 'keyed_by', 'columns', 'flatten'])
  add('records', 'answers', pointer(at, 'parts'), source.parts)
  add('meta', 'answers', pointer(at, 'meta'), source.meta)
  addPagination(source, at, add)
  addFile(source.file, pointer(at, 'file'), add)
  add('steps', 'answers', pointer(at, 'keep'), source.keep)
  for (const [index, step] of (source.steps ?? []).entries()) {
    const here = pointer(at, 'steps', index)
    add('host', 'hosts', here, step, ['base_url', 'hosts'])
    add('steps', 'answers', here, step, ['request', 'graphql', 'url', 'query', 'headers', 'body', 'encode'])
    add('steps', 'answers', pointer(here, 'until'), step.until, ['at', 'is', 'failed', 'progress', 'of'])
    add('steps', 'answers', pointer(here, 'keep'), step.keep)
  }
  add('batch', 'answers', pointer(at, 'batch'), source.batch)
  addErrors(source.errors, pointer(at, 'errors'), add)
  add('rate', 'rate', pointer(at, 'retry'), source.retry, ['after', 'advice', 'idempotency', 'wait'])
  add('rate', 'rate', pointer(at, 'rate'), source.rate)
  add('scopes', 'auth', at, source, ['scopes'])
}

/** Adds a claim for each key of a map, or for some keys. A null claims nothing. */
type AddKeys = (fact: Fact, area: Area, at: string, source: object | undefined, keys?: readonly string[]) => void

/** Returns a function that adds claims to a book, with a claim for each locator of a list. */
export function adder({ book }: Pick<LevelContext, 'book'>): AddKeys {
  return (fact, area, at, source, keys) => {
    for (const [key, value] of Object.entries(source ?? {})) {
      if (value === null || value === undefined || (keys && !keys.includes(key))) continue
      const here = pointer(at, key)
      if (Array.isArray(value) && isLocators(value))
        for (const [index, one] of value.entries()) book.add({ at: pointer(here, index), fact, area, value: one })
      else book.add({ at: here, fact, area, value })
    }
  }
}

function isLocators(values: readonly unknown[]): boolean {
  return (
    values.length > 0 && values.every((value) => typeof value === 'string' && /^(?:\$|header\.|link\.)/.test(value))
  )
}

function addPagination({ pagination }: OperationSource, at: string, add: AddKeys): void {
  const { or, ...keys }: { readonly [key: string]: unknown } = { ...pagination, because: undefined }
  add('pagination', 'pagination', pointer(at, 'pagination'), keys)
  for (const [index, link] of (Array.isArray(or) ? (or as object[]) : []).entries())
    add('pagination', 'pagination', pointer(at, 'pagination', 'or', index), link)
}

function addFile(file: OperationSource['file'], at: string, add: AddKeys): void {
  if (!isObject(file)) return
  add('file', 'answers', at, file, ['url', 'items', 'name', 'size', 'range'])
  if (Array.isArray(file.hosts)) add('host', 'hosts', pointer(at, 'hosts'), { ...file.hosts })
}

function addErrors(errors: OperationSource['errors'], at: string, add: AddKeys): void {
  add('error', 'errors', at, errors, ['message', 'code', 'request_id', 'about'])
  const rules = (errors?.rules ?? []).map((rule) => ({ ...rule, because: undefined }))
  add('error', 'errors', pointer(at, 'rules'), { ...rules })
}
