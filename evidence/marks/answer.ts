/** Marks what the responses of a fixture prove. */
import { compileErrorRule, isObject, type PageEnd, pointer } from 'plugboard/author'
import { compileLocator, endPlace, type Locator } from 'plugboard/internal'
import type { Exchange, ExecuteResult, Json, JsonObject } from 'plugboard/runtime'
import { mark, namedType, readField } from '../claims/index.ts'
import type { Fixture } from '../../mock/index.ts'
import { proveFields } from './fields.ts'
import { eachOf, locatorParts, type ProvedOperation } from './operation.ts'
import { exampleShown } from './shown.ts'

type Response = Exchange['response']

/** Returns the value of a locator in a response; undefined if it is absent or the body has another form. */
function valueIn(response: Response, locator: Locator): Json | undefined {
  try {
    const { body } = response
    return compileLocator(locator)({ body, header: (name) => headerOf(response, name) })
  } catch {
    return undefined
  }
}

function headerOf({ headers = {} }: Response, name: string): string | null {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())
  return found ? String(found[1]) : null
}

function isSomething(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== ''
}

function isPart(value: Json | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : isSomething(value)
}

/** Marks what the last response proves about reading results. */
export function proveResult(subject: ProvedOperation, fixture: Fixture, result: ExecuteResult): void {
  const { operation } = subject
  // Later exchanges belong to its parts.
  const last = fixture.exchanges.at(operation.parts ? 0 : -1)?.response
  if (!last) return
  const records = [result.records ?? []].flat()
  if (records.length > 0) proveRecords(subject, last, records)
  for (const name of Object.keys(operation.meta))
    if (isSomething(result.meta[name])) subject.prove(pointer('/meta', name), 'meta')
  provePagination(subject, fixture, result, last)
  proveFile(subject, fixture, result)
  proveBatch(subject, result)
  const token = subject.manifest.entities[operation.entity]?.sync?.token
  if (token !== undefined && isSomething(result.meta[token]))
    subject.marks.add(mark(pointer('/entities', operation.entity, 'sync', 'token'), 'sync'))
}

function proveRecords(subject: ProvedOperation, last: Response, records: readonly JsonObject[]): void {
  const { operation, manifest, context } = subject
  const locator = operation.records
  const written = subject.written('/records')
  if (locator !== null) {
    const parts = locatorParts('/records', written, eachOf(locator))
    const found = parts.find(([, one]) => valueIn(last, one) !== undefined)
    if (found) subject.prove(found[0], 'records')
  }
  for (const name of Object.keys(operation.parts ?? {}))
    if (records.some((record) => isPart(record[name]))) subject.prove(pointer('/parts', name), 'records')
  for (const key of ['keyed_by', 'columns', 'flatten']) subject.prove(pointer('', key), 'records')
  const schema = subject.written('/schema')
  if (typeof schema !== 'string') return
  const schemas = readField(schema).short.alternatives.flatMap(({ base }) => namedType(manifest, base) ?? [])
  for (const record of records) {
    const known = (fields: object = {}) => Object.keys(record).filter((name) => Object.hasOwn(fields, name)).length
    const [closest] = schemas.toSorted((a, b) => known(b.fields) - known(a.fields))
    if (!closest?.fields || known(closest.fields) === 0) continue
    subject.prove('/schema', 'records')
    proveFields(closest.fields, closest.at, exampleShown(record), { ...context, inside: new Set([closest.at]) })
  }
}

/** Marks the next page: the locator of its value, its param, and the end of the list. */
function provePagination(subject: ProvedOperation, fixture: Fixture, result: ExecuteResult, last: Response): void {
  const { pagination } = subject.operation
  const given = fixture.call.params ?? {}
  if (!pagination || pagination.style === 'none') return
  const prove = (key: string) => subject.prove(pointer('/pagination', key), 'pagination')
  const links = pagination.style === 'link' ? pagination.links : []
  const isShown = (ends: PageEnd | undefined) => {
    const place = endPlace(ends)
    return place !== undefined && isSomething(valueIn(last, place))
  }
  if (pagination.size !== undefined && given[pagination.size] !== undefined) prove('size')
  if (given[pagination.param] !== undefined) {
    prove('param')
    prove('style')
  }
  for (const [index, link] of links.entries()) {
    if (!isSomething(valueIn(last, link.next))) continue
    // The link contains the param.
    const part = index === 0 ? '/pagination' : pointer('/pagination/or', index - 1)
    for (const key of ['next', 'param', 'also']) subject.prove(pointer(part, key), 'pagination')
    if (isShown(link.ends)) subject.prove(pointer(part, 'ends'), 'pagination')
    if (index === 0) prove('style')
  }
  const isRead = 'next' in pagination && pagination.next.in !== 'last' && isSomething(valueIn(last, pagination.next))
  if (isRead && result.next !== null) for (const key of ['next', 'form']) prove(key)
  if (pagination.style === 'cursor' && pagination.next.in === 'last' && given[pagination.param] !== undefined)
    prove('next')
  if ('ends' in pagination && isShown(pagination.ends)) prove('ends')
  if (pagination.style === 'graphql' && isObject(valueIn(last, pagination.at))) prove('at')
}

function proveFile(subject: ProvedOperation, { exchanges }: Fixture, { records }: ExecuteResult): void {
  const { file } = subject.operation
  if (!file || records !== null) return
  const { items } = file
  for (const key of ['url', 'items'] as const) if (file[key]) subject.prove(pointer('/file', key), 'file')
  for (const key of ['name', 'size'] as const) {
    const locator = file[key]
    const isInItem = items !== undefined && locator?.in === 'body'
    if (
      locator &&
      exchanges.some(({ response }) =>
        isSomething(isInItem ? firstItem(response, items, locator) : valueIn(response, locator)),
      )
    )
      subject.prove(pointer('/file', key), 'file')
  }
}

function firstItem(response: Response, items: Locator, locator: Locator): Json | undefined {
  const list = valueIn(response, items)
  const [first] = Array.isArray(list) ? list : []
  return first === undefined ? undefined : valueIn({ status: 200, body: first }, locator)
}

function proveBatch(subject: ProvedOperation, { meta }: ExecuteResult): void {
  const { outcomes } = meta as { readonly outcomes?: readonly { readonly outcome: string }[] }
  if (!subject.operation.batch || !Array.isArray(outcomes)) return
  const has = (word: string) => outcomes.some(({ outcome }) => outcome === word)
  const keys = [
    ...(has('done') ? ['of', 'outcomes', 'record', 'index', 'by'] : []),
    ...(has('failed') ? ['failed', 'message', 'code', 'errors'] : []),
  ]
  for (const key of keys) subject.prove(pointer('/batch', key), 'batch')
}

/** Marks what responses prove of how refusals are read, and of what they say about rates. */
export function proveRefusals(subject: ProvedOperation, { exchanges, result }: Fixture): void {
  const { errors, rate, retry } = subject.operation
  const parts = { message: errors.message, code: errors.code, request_id: errors.requestId, about: errors.about ?? [] }
  const isRefused = result.error?.upstream !== undefined
  for (const { response } of exchanges) {
    const rule = errors.rules.findIndex((one) => compileErrorRule(one).matches(response.status, sourceOf(response)))
    if (rule >= 0) subject.prove(pointer('/errors/rules', rule), 'error')
    for (const key of ['remaining', 'reset'] as const) {
      const locator = rate?.[key]
      if (locator && isSomething(valueIn(response, locator))) subject.prove(pointer('/rate', key), 'rate')
    }
    proveFirst(subject, '/retry/after', retry.after, response, 'rate')
    if (!isRefused || response !== exchanges.at(-1)?.response) continue
    for (const [key, locators] of Object.entries(parts))
      proveFirst(subject, pointer('/errors', key), locators, response, 'error')
  }
}

/** Marks the first of several places that has a value. */
function proveFirst(
  subject: ProvedOperation,
  part: string,
  locators: readonly Locator[],
  response: Response,
  fact: 'error' | 'rate',
): void {
  const found = locatorParts(part, subject.written(part), locators).find(([, one]) =>
    isSomething(valueIn(response, one)),
  )
  if (found) subject.prove(found[0], fact)
}

function sourceOf(response: Response) {
  return { body: response.body, header: (name: string) => headerOf(response, name) }
}
