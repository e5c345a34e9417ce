/** Reads the responses of one operation: a page of records, or an error that says who refused what. */
import { ConnectorError, type UpstreamError } from '../base/errors.ts'
import type { HttpHeaders, HttpResponse } from '../base/http.ts'
import { isObject, type Json, type JsonObject, type JsonSchema, own, textOfBytes } from '../base/json.ts'
import { cutRecords, parseLast, parseRest, writeList } from '../json-text/index.ts'
import {
  AmbiguousLocation,
  compileLocator,
  leadsIntoEmptyList,
  type LocatorReader,
  locatorSource,
  type LocatorSource,
} from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { compileCut, type CutPath } from './cut.ts'
import { parseCsv, parseJsonLines } from './lines.ts'
import { compileRecords } from './records.ts'
import { compileRefusal, type RefusalReader } from './refusal.ts'

/** Deeper values are refused: whoever prints or stores a record recurses over it. */
const MAX_DEPTH = 200

/** A body that is not what was asked for; `message` reads after "the response". */
class UnreadableBody extends Error {}

/** The surroundings of a response that is read. */
export interface ReadContext {
  /** Takes this connection's secrets out of a text. */
  readonly redact: (text: string) => string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** One response's worth: what the caller gets, and what pagination and downloads read on. */
export interface ResponsePage extends LocatorSource {
  /** An array for lists, one object for a single record, null when the vendor answers without a body. */
  readonly records: JsonObject[] | JsonObject | null
  readonly meta: JsonObject
  /** How many entries the third party's list has: parents, where their children are the records. */
  readonly count: number
}

/** One response's worth, with the records as JSON text. */
export interface RawPage extends LocatorSource {
  /** A list for lists, one object for a single record, null when there is none. */
  readonly records: Uint8Array | null
  /** Where each record begins in `records`. */
  readonly starts: readonly number[]
  readonly meta: JsonObject
  readonly count: number
}

/** The pages that readers make: `read` parses the records, `readRaw` leaves them as the JSON text they came in. */
export interface Pages {
  readonly read: ResponsePage
  readonly readRaw: RawPage
}

/**
 * The readers of an operation's responses; both make the same page and throw the same errors: UpstreamError for a refusal,
 * ConnectorError `upstream_invalid_response` for a response of another shape.
 */
export type PageReaders = { readonly [R in keyof Pages]: (response: HttpResponse, context: ReadContext) => Pages[R] }

/** Reads the responses of one operation. */
export interface ResponseReader extends PageReaders {
  /** @throws UpstreamError for a response that its status or a rule makes a refusal; of others nothing is read */
  checkRefusal(response: HttpResponse, context: ReadContext): void
  /** Whether `readRaw` hands on the response's own bytes when it has its usual shape; else it writes parsed records again. */
  readonly keepsBytes: boolean
}

/** A reader for an operation's responses; its locators are compiled. @param schemas the kind's, which the record's may refer to */
export function compileResponse(
  operation: ResolvedOperation,
  schemas: Readonly<Record<string, JsonSchema>>,
): ResponseReader {
  return new Reader(operation, schemas)
}

/** Reads the responses before the last of a call. */
export interface AnswerReader {
  /** What locators read from. @throws UpstreamError for a refusal; ConnectorError `upstream_invalid_response` */
  read(response: HttpResponse, context: ReadContext): LocatorSource
  /** The error of a response that reports a failure under a status of success. */
  failure(response: HttpResponse, context: ReadContext): UpstreamError
}

/** A reader for the responses before the last of a call. @param isRead whether anything is read from them; else they may be of any form */
export function compileAnswer(operation: ResolvedOperation, isRead: boolean): AnswerReader {
  const { decode: _, shape: __, record: ___, file: ____, ...rest } = operation
  return new Reader({ ...rest, records: null, meta: {} }, {}, isRead ? 'body' : 'nothing')
}

class Reader implements ResponseReader {
  readonly keepsBytes: boolean
  readonly #id: string
  readonly #isList: boolean
  /** Whether a response may come without a record: that of a write. */
  readonly #mayBeEmpty: boolean
  readonly #refusal: RefusalReader
  readonly #at: ResolvedOperation['records']
  readonly #records: LocatorReader | null
  /** The list of the parents, where their children are the records. */
  readonly #parents: LocatorReader | undefined
  readonly #decode: ResolvedOperation['decode']
  readonly #meta: readonly (readonly [name: string, read: LocatorReader])[]
  readonly #path: CutPath | null
  /** The fields of a record, where its schema names them; a record has at least one of them. */
  readonly #fields: readonly string[] | undefined

  readonly #isLenient: boolean

  /** @param part what is read of a success: records, or only the body that locators read from, or nothing */
  constructor(
    operation: ResolvedOperation,
    schemas: Readonly<Record<string, JsonSchema>>,
    part: 'records' | 'body' | 'nothing' = 'records',
  ) {
    this.#isLenient = part === 'nothing'
    this.#id = `${operation.entity}.${operation.action}`
    this.#isList = part === 'records' && (operation.action === 'list' || operation.action === 'api_search')
    this.#mayBeEmpty = part !== 'records' || (!this.#isList && operation.effect !== 'read')
    this.#refusal = compileRefusal(this.#id, operation.errors, operation.retry, operation.isGraphql)
    this.#at = operation.records
    const records = compileRecords(operation)
    this.#records = records && records.read
    this.#parents = records?.parents
    this.#decode = operation.decode
    this.#meta = Object.entries(operation.meta).map(([name, locator]) => [name, compileLocator(locator)] as const)
    this.#path = compileCut(operation, this.#isList)
    this.#fields = operation.file ? undefined : fieldsOf(operation.record, schemas)
    this.keepsBytes = this.#path !== null
  }

  read(response: HttpResponse, context: ReadContext): ResponsePage {
    const { headers } = response
    const body = isSuccess(response) && !this.#isLenient ? this.#bodyOf(response, context) : errorBodyOf(response)
    const from = locatorSource(body, headers)
    const empty = this.#emptyPage(response, from, context)
    if (empty) return empty
    if (body === undefined && !this.#mayBeEmpty) throw this.#invalid('is empty')
    if (this.#isMissing(from))
      throw this.#refusal.error('not_found', { ...response, from }, context.redact, context.now)
    try {
      return this.#isList ? this.#readList(from) : this.#readOne(from)
    } catch (error) {
      throw this.#shapeError(error, context)
    }
  }

  checkRefusal(response: HttpResponse, context: ReadContext): void {
    this.#emptyPage(response, locatorSource(errorBodyOf(response), response.headers), context)
  }

  failure(response: HttpResponse, { redact, now }: ReadContext): UpstreamError {
    const { status, headers } = response
    const from = locatorSource(errorBodyOf(response), headers)
    return this.#refusal.error('invalid', { status, headers, from }, redact, now)
  }

  readRaw(response: HttpResponse, context: ReadContext): RawPage {
    const { body: bytes, headers } = response
    const path = this.#path
    const cut = path && isSuccess(response) && !isHtml(headers) ? cutRecords(bytes, path) : undefined
    if (!cut || !path) return rawOf(this.read(response, context))
    const records = bytes.subarray(cut.from, cut.to)
    if (!this.#isList) return rawOf(this.read(response, context), records)
    const from = locatorSource(parseRest(bytes, cut), headers)
    const empty = this.#emptyPage(response, from, context)
    if (empty) return rawOf(empty)
    const { starts } = cut
    const last = path.needsLast ? parseLast(bytes, cut) : undefined
    try {
      return { ...from, records, starts, meta: this.#metaOf(from), count: starts.length, last }
    } catch (error) {
      throw this.#shapeError(error, context)
    }
  }

  #readList(from: LocatorSource): ResponsePage {
    const records = this.#records?.(from)
    if (!Array.isArray(records)) throw this.#invalid(`holds ${typeName(records)} where the records should be`)
    for (const record of records)
      if (!isObject(record)) throw this.#invalid(`holds ${typeName(record)} among the records`)
    return {
      body: from.body,
      header: from.header,
      records: records as JsonObject[],
      meta: this.#metaOf(from),
      count: this.#parents ? Object.keys(this.#parents(from) as object).length : records.length,
      last: records.at(-1),
    }
  }

  /** Whether a read by an id is answered by a list without the record. */
  #isMissing(from: LocatorSource): boolean {
    return !this.#mayBeEmpty && this.#at !== null && leadsIntoEmptyList(this.#at, from)
  }

  #readOne(from: LocatorSource): ResponsePage {
    const record = from.body === undefined ? null : (this.#records?.(from) ?? null)
    if (record === null && this.#records !== null && !this.#mayBeEmpty) throw this.#invalid('holds no record')
    if (record !== null && !isObject(record))
      throw this.#invalid(`holds ${typeName(record)} where the record should be`)
    if (record !== null && this.#fields && !this.#fields.some((name) => Object.hasOwn(record, name)))
      throw this.#invalid('holds no field of a record')
    return {
      body: from.body,
      header: from.header,
      records: record,
      meta: this.#metaOf(from),
      count: record === null ? 0 : 1,
      last: record ?? undefined,
    }
  }

  #metaOf(from: LocatorSource): JsonObject {
    const values: JsonObject = {}
    for (const [name, read] of this.#meta) values[name] = read(from) ?? null
    return values
  }

  /** The page of a response that the rules take for empty, or undefined for a plain success. @throws UpstreamError for a refusal */
  #emptyPage(
    { status, headers }: HttpResponse,
    from: LocatorSource,
    { redact, now }: ReadContext,
  ): ResponsePage | undefined {
    const outcome = this.#refusal.outcome(status, from)
    if (outcome === undefined) return undefined
    if (outcome !== 'empty') throw this.#refusal.error(outcome, { status, headers, from }, redact, now)
    const meta = Object.fromEntries(this.#meta.map(([name]) => [name, null]))
    return { ...from, records: this.#isList ? [] : null, meta, count: 0, last: undefined }
  }

  /** The error for what a reader threw: a response in which a locator finds several values is of another shape. */
  #shapeError(error: unknown, { redact }: ReadContext): unknown {
    return error instanceof AmbiguousLocation ? this.#invalid(redact(error.message)) : error
  }

  #bodyOf({ body, headers }: HttpResponse, { redact }: ReadContext): Json | undefined {
    try {
      return this.#decode ? parseLines(body, headers, this.#decode) : parseBody(body, headers)
    } catch (error) {
      if (error instanceof UnreadableBody) throw this.#invalid(redact(error.message))
      throw error
    }
  }

  #invalid(state: string): ConnectorError {
    return new ConnectorError('upstream_invalid_response', `Cannot read the response to ${this.#id}: it ${state}`, {
      sent: true,
    })
  }
}

function isSuccess({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300
}

/** An error's body may be anything: JSON is read, short plain text is kept as text, a page is not shown. */
function errorBodyOf({ body, headers }: HttpResponse): Json | undefined {
  try {
    return parseBody(body, headers)
  } catch {
    const isPlain = /^text\/plain\b/i.test(headers.get('content-type') ?? '') && body.byteLength < 10_000
    return isPlain ? textOfBytes(body) : undefined
  }
}

/** The fields that a record can have, when its schema says. */
function fieldsOf(schema: JsonSchema | undefined, schemas: Readonly<Record<string, JsonSchema>>): string[] | undefined {
  const target = typeof schema?.$ref === 'string' ? own(schemas, schema.$ref.split('/').at(-1)!) : schema
  const names = Object.keys((target?.properties ?? {}) as JsonObject)
  return names.length > 0 ? names : undefined
}

function typeName(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : `a ${typeof value}`
}

/** The JSON value of a body, or undefined for an empty one. @throws UnreadableBody */
function parseBody(bytes: Uint8Array, headers: HttpHeaders): Json | undefined {
  if (bytes.byteLength === 0) return undefined
  if (isHtml(headers)) throw new UnreadableBody('is an HTML page, not JSON')
  const value = parseText(bytes, headers.get('content-type'))
  if (isTooDeep(value)) throw new UnreadableBody('is nested too deeply')
  return value
}

/** The lines of a body as a list. @throws UnreadableBody */
function parseLines(bytes: Uint8Array, headers: HttpHeaders, decode: 'ndjson' | 'csv'): Json[] {
  if (isHtml(headers)) throw new UnreadableBody(`is an HTML page, not ${decode}`)
  try {
    const text = textIn(charsetOf(headers), bytes)
    const lines = decode === 'csv' ? parseCsv(text) : parseJsonLines(text)
    if (isTooDeep(lines)) throw new UnreadableBody('is nested too deeply')
    return lines
  } catch (error) {
    if (error instanceof UnreadableBody) throw error
    const why = error instanceof SyntaxError ? error.message : `${bytes.byteLength} bytes`
    throw new UnreadableBody(`is not valid ${decode} (${why})`)
  }
}

/** The charset that a response names, in lower case; that of JSON where it names none. @see RFC 9110 section 8.3.2 */
function charsetOf(headers: HttpHeaders): string {
  const [, name = 'utf-8'] = /;\s*charset\s*=\s*"?([\w:.-]{1,40})/i.exec(headers.get('content-type') ?? '') ?? []
  return name.toLowerCase()
}

/** @throws UnreadableBody for a charset that is not known */
function textIn(charset: string, bytes: Uint8Array): string {
  if (charset === 'utf-8') return textOfBytes(bytes)
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    throw new UnreadableBody(`is in a charset that is not known, ${charset}`)
  }
}

/** Whether a response says that it is a page for people. */
function isHtml(headers: HttpHeaders): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '')
}

function parseText(bytes: Uint8Array, type: string | null): Json {
  try {
    return JSON.parse(textOfBytes(bytes)) as Json
  } catch {
    const [mediaType] = /^[\w.+-]{1,60}\/[\w.+-]{1,60}/.exec(type ?? '') ?? []
    throw new UnreadableBody(
      `is not valid JSON (${bytes.byteLength} bytes${mediaType === undefined ? '' : ` of ${mediaType}`})`,
    )
  }
}

/** Whether a value is nested over 200 levels. Every response is checked, so it enters nothing but objects and copies no keys. */
function isTooDeep(value: Json, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth > MAX_DEPTH) return true
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const item = value[at]!
      if (typeof item === 'object' && item !== null && isTooDeep(item, depth + 1)) return true
    }
    return false
  }
  for (const key in value) {
    const child = value[key]!
    if (typeof child === 'object' && child !== null && isTooDeep(child, depth + 1)) return true
  }
  return false
}

/** A page with its records as JSON text: the `text` they came in, or else written from the parsed ones. */
export function rawOf(page: ResponsePage, text?: Uint8Array): RawPage {
  const { body, header, last, records, meta, count } = page
  const info = { body, header, last, meta, count }
  if (records === null) return { ...info, records, starts: [] }
  if (!Array.isArray(records)) return { ...info, records: text ?? Buffer.from(JSON.stringify(records)), starts: [0] }
  return { ...info, ...writeList(records) }
}
