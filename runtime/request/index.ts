/** Builds requests from params, as printable values and without I/O. */
import { randomUUID } from 'node:crypto'
import { BodyStream } from '../base/body-stream.ts'
import { ConnectorError, invalidParam } from '../base/errors.ts'
import { type HttpRequest, isHeaderText } from '../base/http.ts'
import { isObject, type Json, own, type Params, propertiesOf, valueText } from '../base/json.ts'
import { formNames, formPattern } from '../language/form.ts'
import { type Template, type ValueLookup, valueLookup } from '../language/template-value.ts'
import { declaredUrl } from '../language/url-template.ts'
import type { PathParam, PathParts, RequestShape, ResolvedOperation } from '../manifest/index.ts'
import { COMMON_HEADERS, type RequestBase } from './base.ts'
import { compileBodyWriter } from './body.ts'
import { encodePairs } from './pairs.ts'
import { restliText } from './restli.ts'
import { type CompiledEntry, compileEntries, encodingsOf } from './value.ts'

export { compileAny, discardBody } from './any.ts'
export type { AnyRequest, BuildAny, RequestBytes, RequestPagination, TakenNames } from './any.ts'
export { checkedHeader } from './given-headers.ts'
export { isAcceptedByDefault } from './base.ts'
export type { RequestBase } from './base.ts'
export { encodePairs } from './pairs.ts'
export { unfitRequest } from './target.ts'

/** Builds the requests of one operation. */
export interface RequestBuilder {
  /** @throws ConnectorError `invalid_params` for a value that its place cannot hold */
  build(params: Params, base: RequestBase): HttpRequest
}

/**
 * Builds a call's request. @param key the caller's idempotency key, for operations with a header for it; random by
 * default
 */
export type KeyedBuild = (params: Params, base: RequestBase, key?: string) => HttpRequest

const MAX_HEADER_LENGTH = 8192

/** Compiles the request builder of an operation or step. */
export function compileRequest(
  operation: RequestShape & Partial<Pick<ResolvedOperation, 'open' | 'params'>>,
): RequestBuilder {
  const { method, encode, open } = operation
  const ownBase = operation.baseUrl && compileBase(operation.baseUrl)
  const fixedPath = compilePath(operation.path)
  const routes = operation.routes.map(({ when, path }) => ({ when, path: compilePath(path) }))
  const query = compileEntries(operation.query)
  const encodingOf = encodingsOf(operation.query, encode)
  const headers = compileEntries(operation.headers)
  const writeBody = operation.body && compileBodyWriter(operation.body, encode, operation.files)
  const declared = new Set(Object.keys(propertiesOf(operation.params ?? {})))

  return {
    build(params, base) {
      const scope = valueLookup(params, base.config)
      const { origin, prefix } = ownBase ? ownBase(base) : base
      const extra = open === undefined ? NONE : undeclared(params, declared)
      const route = routes.find(({ when }) => own(params, when) !== undefined)
      let path = prefix + (route ? route.path : fixedPath)(scope)
      let separator = '?'
      const append = (name: string, value: Json | undefined) => {
        const text = value === undefined ? '' : encodePairs(name, value, encodingOf(name))
        if (text === '') return
        path += separator + text
        separator = '&'
      }
      for (const { name, render } of query) append(name, render(scope))
      if (open === 'query') for (const [name, value] of Object.entries(extra)) append(name, value)

      const sent: Record<string, string> = { ...COMMON_HEADERS }
      const body = writeBody?.(scope, open === 'query' ? NONE : extra)
      if (body) sent['content-type'] = body.type
      if (body?.content instanceof BodyStream && body.content.length !== undefined)
        sent['content-length'] = String(body.content.length)
      addHeaders(sent, headers, scope)
      return { method, origin, path, headers: sent, ...(body && { body: body.content }) }
    },
  }
}

/** Adds an idempotency key to built requests, by which the vendor recognizes repeated writes. */
export function keyed({ build }: RequestBuilder, header: string): KeyedBuild {
  return (params, base, key) => {
    const request = build(params, base)
    const value = key === undefined ? randomUUID() : checkHeader(header, key)
    return { ...request, headers: { ...request.headers, [header]: value } }
  }
}

const NONE: { readonly [key: string]: Json } = {}

function undeclared(params: Params, declared: ReadonlySet<string>): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !declared.has(name)))
}

/** Compiles an operation's own base URL. @throws ConnectorError `credentials_mismatch` */
export function compileBase(template: Template): (base: RequestBase) => Pick<RequestBase, 'origin' | 'prefix'> {
  return ({ config }) => {
    const url = declaredUrl(template, valueLookup({}, config))
    if (!url) throw new ConnectorError('credentials_mismatch', 'Cannot connect: config does not make a valid base URL')
    return { origin: url.origin, prefix: url.pathname.replace(/\/$/, '') }
  }
}

/** Compiles a path. @throws ConnectorError `invalid_params` for a value that is not one segment */
function compilePath(parts: PathParts): (scope: ValueLookup) => string {
  if (parts.length === 1 && typeof parts[0] === 'string') {
    const path = parts[0]
    return () => path
  }
  const pieces = parts.map((part) => (typeof part === 'string' ? part : compileSegment(part)))
  return (scope) => {
    let path = ''
    for (const piece of pieces) path += typeof piece === 'string' ? piece : piece(scope)
    return path
  }
}

/** Compiles a segment: a param, or the part of its text under a name of its form. */
function compileSegment({ param, form, name, arrays, twice }: PathParam): (scope: ValueLookup) => string {
  if (form !== undefined && name !== undefined) {
    const pattern = new RegExp(formPattern(form))
    const group = formNames(form).indexOf(name) + 1
    return (scope) => {
      const found = pattern.exec(String(scope(param)))
      if (!found) throw invalidParam(param, `must have the form ${form}`, 'path')
      return encodeURIComponent(segmentText(param, found[group]))
    }
  }
  if (arrays === 'restli')
    return (scope) => {
      const value = scope(param)
      return restliText(param, isObject(value) || Array.isArray(value) ? value : segmentText(param, value))
    }
  const encodedTwice = twice === undefined ? undefined : new RegExp(twice, 'u')
  return (scope) => {
    const text = segmentText(param, scope(param))
    return encodeURIComponent(encodedTwice?.test(text) ? encodeURIComponent(text) : text)
  }
}

/**
 * Returns a value as the text of one segment. Empty values and dot segments are refused, since URLs collapse them even when
 * encoded: `/customers/{id}` with `..` would become `/`.
 * @see https://url.spec.whatwg.org/#path-state
 */
function segmentText(name: string, value: Json | undefined): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') throw invalidParam(name, 'must be text or a number to be part of a path', 'path')
  if (value.trim() === '') throw invalidParam(name, 'must not be empty', 'path')
  if (value === '.' || value === '..') throw invalidParam(name, 'must not be a dot segment', 'path')
  return value
}

/** Adds entries to headers. @throws ConnectorError `invalid_params` for a value that a header cannot carry */
function addHeaders(headers: Record<string, string>, entries: readonly CompiledEntry[], scope: ValueLookup): void {
  for (const { name, render } of entries) {
    const value = render(scope)
    if (value === undefined || value === null) continue
    headers[name] = checkHeader(name, valueText(value))
  }
}

/** Checks a header's value. @param name the name in the error */
function checkHeader(name: string, value: string): string {
  if (value.length > MAX_HEADER_LENGTH)
    throw invalidParam(name, `is longer than ${MAX_HEADER_LENGTH} characters, the limit of a header`, 'header')
  if (!isHeaderText(value)) throw invalidParam(name, 'contains characters that a header cannot carry', 'header')
  return value
}
