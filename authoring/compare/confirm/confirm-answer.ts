/** Confirms by a description how responses are read. */
import { pointer } from 'plugboard/author'
import { namedTypeOf, locatorParts, eachOf, type ProvedOperation, proveFields } from '../../../evidence/index.ts'
import { endPlace, type Locator } from 'plugboard/internal'
import { follow } from '../answer/answer.ts'
import type { ApiOperation, ApiShape } from '../../description/model.ts'
import { shapeShown } from './shape-shown.ts'

/** Marks the locators and record fields that a response's shape confirms. */
export function confirmAnswer(subject: ProvedOperation, body: ApiShape): void {
  const { operation } = subject
  for (const [name, locator] of Object.entries(operation.meta))
    if (follow(body, locator)) subject.prove(pointer('/meta', name), 'meta')
  if (operation.records === null || operation.file) return
  const parts = locatorParts('/records', subject.written('/records'), eachOf(operation.records))
  const found = parts.flatMap(([part, locator]) => {
    const shape = follow(body, locator)
    return shape ? [{ part, shape }] : []
  })
  const isList = ['list', 'api_search'].includes(operation.action) && operation.shape === undefined
  for (const { part, shape } of found) if (!isList || shape.types.includes('array')) subject.prove(part, 'records')
  const [first] = found
  if (!first || operation.shape !== undefined) return
  const record = first.shape.types.includes('array') ? first.shape.items?.() : first.shape
  const written = subject.written('/schema')
  const schema = typeof written === 'string' ? namedTypeOf(subject.manifest, written) : undefined
  if (
    !record ||
    !schema?.fields ||
    ![...record.properties.keys()].some((name) => Object.hasOwn(schema.fields ?? {}, name))
  )
    return
  subject.prove('/schema', 'records')
  proveFields(schema.fields, schema.at, shapeShown(record), { ...subject.context, inside: new Set([schema.at]) })
}

/** Marks the pagination whose locators the response has and whose params the operation takes. */
export function confirmPagination(
  subject: ProvedOperation,
  body: ApiShape | undefined,
  takes: (param: string) => boolean,
): void {
  const { pagination } = subject.operation
  const prove = (part: string) => subject.prove(part, 'pagination')
  if (!pagination || pagination.style === 'none') return
  const isTaken = takes(pagination.param)
  if (isTaken) prove('/pagination/param')
  if (pagination.size !== undefined && takes(pagination.size)) prove('/pagination/size')
  const isThere = (locator: Locator | undefined) =>
    locator !== undefined && body !== undefined && follow(body, locator) !== undefined
  const keys: Readonly<Record<string, unknown>> = { ...pagination }
  for (const key of ['next', 'at']) if (isThere(keys[key] as Locator | undefined)) prove(pointer('/pagination', key))
  if ('ends' in pagination && isThere(endPlace(pagination.ends))) prove('/pagination/ends')
  const links = pagination.style === 'link' ? pagination.links : []
  for (const [index, { next, ends, param }] of links.entries()) {
    const part = index === 0 ? '/pagination' : pointer('/pagination/or', index - 1)
    for (const [key, locator] of Object.entries({ next, ends: endPlace(ends) }))
      if (isThere(locator)) prove(pointer(part, key))
    if (takes(param)) prove(pointer(part, 'param'))
  }
  // Param and locator together confirm the style. A cursor from the last record stays unconfirmed.
  const next = links[0]?.next ?? (keys.next as Locator | undefined) ?? (keys.at as Locator | undefined)
  if (isTaken && isThere(next)) prove('/pagination/style')
}

/** Marks the locators of messages and codes in refusals, and the headers of the rate. */
export function confirmRefusals(subject: ProvedOperation, { answer, refusals }: ApiOperation): void {
  const { errors, rate, retry } = subject.operation
  const shapes = refusals.flatMap(({ shape }) => (shape && shape.properties.size > 0 ? [shape] : []))
  const headers = new Set([answer, ...refusals].flatMap((one) => one?.headers ?? []))
  const isThere = (locator: Locator) =>
    locator.in === 'header' ? headers.has(locator.name) : shapes.some((shape) => follow(shape, locator) !== undefined)
  const parts = { message: errors.message, code: errors.code, request_id: errors.requestId, about: errors.about ?? [] }
  for (const [key, locators] of Object.entries(parts)) {
    const part = pointer('/errors', key)
    for (const [location, locator] of locatorParts(part, subject.written(part), locators))
      if (isThere(locator)) subject.prove(location, 'error')
  }
  for (const key of ['remaining', 'reset'] as const) {
    const locator = rate?.[key]
    if (locator && isThere(locator)) subject.prove(pointer('/rate', key), 'rate')
  }
  for (const [location, locator] of locatorParts('/retry/after', subject.written('/retry/after'), retry.after))
    if (isThere(locator)) subject.prove(location, 'rate')
}
