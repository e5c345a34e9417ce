/** Judges a request strictly by the vendor's operation. */
import { isObject } from 'plugboard/author'
import { jsonTypeName } from 'plugboard/internal'
import type { Json, WholeRequest } from 'plugboard/runtime'
import type { ApiOperation, ApiParam, ApiShape, JsonType } from '../description/model.ts'
import { ANY } from '../description/shape.ts'
import { fieldsOfForm, bracketWords } from './form.ts'

/**
 * Reason why the vendor refuses a request: no such operation, an unknown name, a missing value, a word that is not allowed, or another
 * value.
 */
export type RefusalReason = 'operation' | 'name' | 'missing' | 'word' | 'value'

/** A refusal by the description. */
export interface ApiRefusal {
  /** `query limit`, `body customer.email`. */
  readonly at: string
  /** Follows the location in a message: `is not in the description`. */
  readonly fault: string
  readonly reason: RefusalReason
  /** The vendor's operation: `POST /things`. */
  readonly where?: string
}

/** The fault of anything that the description lacks. */
export const UNDESCRIBED = 'is not in the description'

/** The sending kind. */
export interface Sender {
  /** Names of headers and query params with credentials, in lower case. */
  readonly carriers: ReadonlySet<string>
  /** The paths of its base URLs, the longest first. */
  readonly bases: readonly string[]
}

/** Lists everything in a request that the vendor would refuse. */
export function judgeRequest(request: WholeRequest, operation: ApiOperation, sender: Sender): ApiRefusal[] {
  const where = `${operation.method} ${operation.path}`
  const refusals = [
    ...judgeQuery(request, operation, sender),
    ...judgeHeaders(request, operation, sender),
    ...judgeBody(request, operation),
  ]
  return refusals.map((one) => ({ ...one, where }))
}

/** Refusals without repetition for items of a list and values of a param. */
export function distinct(refusals: readonly ApiRefusal[]): ApiRefusal[] {
  const keyOf = ({ at, fault }: ApiRefusal) => `${at.replaceAll(/\[\d+\]/g, '[]')} ${fault.replace(/"[^"]*"/, '')}`
  return [...new Map(refusals.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
}

function judgeQuery({ path }: WholeRequest, { params }: ApiOperation, { carriers }: Sender): ApiRefusal[] {
  const sent = [...new URLSearchParams(path.split('?')[1] ?? '')].filter(([name]) => !carriers.has(name.toLowerCase()))
  const taken = params.filter((param) => param.in === 'query')
  const refusals = sent.flatMap(([name, text]) => {
    const found = paramOf(name, taken)
    if (!found) return [undescribed(`query ${name}`)]
    const values = found.shape.types.includes('array') && !found.isExploded ? text.split(',') : [text]
    const shape = found.shape.types.includes('array') ? found.shape.items?.() : found.shape
    return shape === undefined || found.isJson
      ? []
      : values.flatMap((value) => faultOfText(value, shape, `query ${name}`))
  })
  const names = sent.map(([name]) => name)
  const missing = taken.filter(
    (param) =>
      param.isRequired && !carriers.has(param.name.toLowerCase()) && !names.some((name) => paramOf(name, [param])),
  )
  return [...refusals, ...missing.map(({ name }) => lacking(`query ${name}`))]
}

/** Returns the param of a query name: the same name, `name[]`, or a field of it, `created[gte]`. */
function paramOf(name: string, taken: readonly ApiParam[]): (ApiParam & { readonly shape: ApiShape }) | undefined {
  const exact = taken.find((param) => param.name === name || param.name === `${name}[]` || `${param.name}[]` === name)
  if (exact) return exact
  const [head = '', ...words] = bracketWords(name).filter((word) => word !== '')
  const outer = taken.find((param) => param.name === head)
  const inner = words.reduce<ApiShape | undefined>((shape, word) => stepInto(shape, word), outer?.shape)
  return outer && inner && words.length > 0 ? { ...outer, shape: inner } : undefined
}

function stepInto(shape: ApiShape | undefined, word: string): ApiShape | undefined {
  if (shape === undefined) return undefined
  if (/^\d+$/.test(word) && shape.items) return shape.items()
  const field = shape.properties.get(word)?.()
  return field ?? (shape.properties.size === 0 || shape.isOpen === true ? ANY : undefined)
}

function judgeHeaders({ headers }: WholeRequest, { params }: ApiOperation, { carriers }: Sender): ApiRefusal[] {
  const taken = params.filter((param) => param.in === 'header' && !carriers.has(param.name.toLowerCase()))
  return taken.flatMap((param) => {
    const name = param.name.toLowerCase()
    const value = headers[name]
    if (value !== undefined) return faultOfText(value, param.shape, `header ${name}`)
    const isOurs = ['accept', 'content-type', 'user-agent'].includes(name)
    return param.isRequired && !isOurs ? [lacking(`header ${name}`)] : []
  })
}

function judgeBody({ body, headers, method }: WholeRequest, { body: taken }: ApiOperation): ApiRefusal[] {
  const isSent = body !== undefined && body.length > 0
  if (!taken) return isSent && method !== 'GET' ? [wrongValue('body', 'is sent, but the description has none')] : []
  if (!isSent) return taken.isRequired ? [lacking('body')] : []
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const types = [taken.mediaType, ...taken.others].map((one) => one.toLowerCase())
  if (!types.some((one) => isSameType(one, type)))
    return [wrongValue('body', `is ${type || 'without a type'}, and the description has ${types.join(' or ')}`)]
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  if (/[/+]json$/.test(type)) return faultsOfJson(JSON.parse(text) as Json, taken.shape, 'body')
  if (type === 'application/x-www-form-urlencoded') return faultsOfForm(text, taken.shape)
  return []
}

function isSameType(taken: string, sent: string): boolean {
  if (taken === sent || taken === '*/*') return true
  if (taken.endsWith('/*')) return sent.startsWith(taken.slice(0, -1))
  // application/vnd.api+json is JSON, and vendors that describe one take the other only where they say so.
  return false
}

function faultsOfForm(text: string, shape: ApiShape): ApiRefusal[] {
  const fields = fieldsOfForm(text)
  const faults = fields.flatMap(({ name, words, value }) => {
    const inner = words.reduce<ApiShape | undefined>(
      (at, word) => (word === '' ? at?.items?.() : stepInto(at, word)),
      shape,
    )
    if (!inner) return [undescribed(`body ${name}`)]
    return value === '' ? [] : faultOfText(value, inner, `body ${name}`)
  })
  return [...faults, ...missingIn(new Set(fields.map(({ words }) => words[0] ?? '')), shape, 'body')]
}

/** The direction of a value. A request has no read-only fields. */
export type Way = 'request' | 'answer'

/** Returns the faults of a JSON value and its inner values. A response may be partial, so it has no missing fields. */
export function faultsOfJson(value: Json, shape: ApiShape, at: string, way: Way = 'request'): ApiRefusal[] {
  if (value === null) return shape.isNullable || isAny(shape) ? [] : [wrongValue(at, 'may not be null')]
  const type = jsonTypeName(value)
  if (!fits(type, shape.types)) return [otherType(at, type, shape.types)]
  if (shape.enum && !isObject(value) && !Array.isArray(value) && !shape.enum.includes(value))
    return [notAmong(at, value, shape)]
  if (typeof value === 'number') return faultOfNumber(value, shape, at)
  if (Array.isArray(value)) {
    const items = shape.items?.()
    return items ? value.flatMap((item, index) => faultsOfJson(item, items, `${at}[${index}]`, way)) : []
  }
  if (!isObject(value) || shape.properties.size === 0) return []
  const inner = Object.entries(value).flatMap(([name, field]) => {
    const taken = shape.properties.get(name)?.()
    const here = within(at, name)
    if (taken && taken.isReadOnly && way === 'request') return [wrongValue(here, 'is read-only')]
    if (taken) return faultsOfJson(field, taken, here, way)
    return shape.isOpen === true || shape.required.has(name) ? [] : [undescribed(here)]
  })
  return way === 'answer' ? inner : [...inner, ...missingIn(new Set(Object.keys(value)), shape, at)]
}

function missingIn(names: ReadonlySet<string>, { required, properties, isChoice }: ApiShape, at: string): ApiRefusal[] {
  if (isChoice) return []
  const missing = [...required].filter((name) => !names.has(name) && properties.get(name)?.().isReadOnly !== true)
  return missing.map((name) => lacking(within(at, name)))
}

/** Returns the fault of a number beyond a limit. */
function faultOfNumber(value: number, { bounds }: ApiShape, at: string): ApiRefusal[] {
  if (bounds.maximum !== undefined && value > bounds.maximum)
    return [wrongValue(at, `is ${value}, and the maximum is ${bounds.maximum}`)]
  if (bounds.minimum !== undefined && value < bounds.minimum)
    return [wrongValue(at, `is ${value}, and the minimum is ${bounds.minimum}`)]
  return []
}

/** Returns the fault of a value written as text, as in a query. */
function faultOfText(text: string, shape: ApiShape, at: string): ApiRefusal[] {
  const { types } = shape
  if (shape.enum && !shape.enum.map(String).includes(text)) return [notAmong(at, text, shape)]
  if (types.length === 0) return []
  if (!types.some((type) => READS[type](text))) return [otherType(at, `"${text.slice(0, 40)}"`, types)]
  return types.every((type) => type === 'integer' || type === 'number') ? faultOfNumber(Number(text), shape, at) : []
}

const READS: Readonly<Record<JsonType, (text: string) => boolean>> = {
  string: () => true,
  integer: (text) => /^-?\d+$/.test(text),
  number: (text) => text.trim() !== '' && Number.isFinite(Number(text)),
  boolean: (text) => /^(?:true|false|0|1)$/i.test(text),
  object: () => true,
  array: () => true,
}

/** Appends a name to a place: `body` and `name` are `body name`, and a field of that is `body name.field`. */
function within(at: string, name: string): string {
  return at === 'body' ? `body ${name}` : `${at}.${name}`
}

function undescribed(at: string): ApiRefusal {
  return { at, fault: UNDESCRIBED, reason: 'name' }
}

function lacking(at: string): ApiRefusal {
  return { at, fault: 'is required', reason: 'missing' }
}

function wrongValue(at: string, fault: string): ApiRefusal {
  return { at, fault, reason: 'value' }
}

function otherType(at: string, is: string, types: readonly JsonType[]): ApiRefusal {
  return wrongValue(at, `is ${is}, and the description has ${types.join(' or ')}`)
}

function notAmong(at: string, value: Json, { enum: values = [] }: ApiShape): ApiRefusal {
  const shown = values.slice(0, 6).map((one) => JSON.stringify(one))
  const fault = `is ${JSON.stringify(value)}, and the description has ${shown.join(', ')}`
  return { at, fault, reason: typeof values[0] === 'string' ? 'word' : 'value' }
}

function fits(type: JsonType, types: readonly JsonType[]): boolean {
  return types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
}

function isAny({ types, properties, enum: values }: ApiShape): boolean {
  return types.length === 0 && properties.size === 0 && values === undefined
}
