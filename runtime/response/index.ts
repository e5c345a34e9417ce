/** The door of the room that reads answers: a response in, records and what surrounds them out, or an error that says who refused what. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpResponse } from '../base/http.ts'
import type { Json, JsonObject, JsonSchema } from '../base/json.ts'
import { isObject, own } from '../base/json.ts'
import type { Located } from '../language/locator.ts'
import { AmbiguousLocation, compileLocator } from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { isHtml, parseBody, textOfBytes, UnreadableBody } from './body.ts'
import { compileCut, cutRecords, parseLast, parseRest } from './cut.ts'
import { rawOf } from './page.ts'
import type { Page, RawPage } from './page.ts'
import { compileRefusal } from './refusal.ts'

export { memberText } from './cut.ts'
export type { Page, RawPage } from './page.ts'
export { OUTCOME_CODES } from './refusal.ts'
export { waitOf } from '../base/retry-after.ts'

/** What reading needs to know beside the answer. */
export interface ReadContext {
  /** Takes this connection's secrets out of a text. */
  readonly redact: (text: string) => string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Reads the answers of one operation. */
export interface ResponseReader {
  /** @throws UpstreamError for a refusal; ConnectorError `upstream_invalid_response` for an answer of another shape */
  read(response: HttpResponse, context: ReadContext): Page
  /** The same page and errors as `read`, with the records as the JSON text they came in. */
  readRaw(response: HttpResponse, context: ReadContext): RawPage
  /** Whether `readRaw` hands on the answer's own bytes when it has its usual shape; else it writes parsed records again. */
  readonly keepsBytes: boolean
}

/** A reader for an operation's answers; its locators are compiled. @param schemas the kind's, which the record's may refer to */
export function compileResponse(
  operation: ResolvedOperation,
  schemas: Readonly<Record<string, JsonSchema>>,
): ResponseReader {
  const id = `${operation.entity}.${operation.action}`
  const refusal = compileRefusal(id, operation.errors, operation.retry, operation.isGraphql)
  const isList = operation.action === 'list' || operation.action === 'api_search'
  const mayBeEmpty = !isList && operation.effect !== 'read'
  const readRecords = operation.records && compileLocator(operation.records)
  const meta = Object.entries(operation.meta).map(([name, locator]) => [name, compileLocator(locator)] as const)
  const path = compileCut(operation, isList)
  const known = operation.file ? undefined : fieldsOf(operation.record, schemas)
  const invalid = (state: string) =>
    new ConnectorError('upstream_invalid_response', `Cannot read the answer to ${id}: it ${state}`, { sent: true })

  const readMeta = (from: Located): JsonObject => {
    const values: JsonObject = {}
    for (const [name, read] of meta) values[name] = read(from) ?? null
    return values
  }

  const readList = (from: Located): Page => {
    const records = readRecords?.(from)
    if (!Array.isArray(records)) throw invalid(`holds ${nameOf(records)} where the records should be`)
    for (const record of records) if (!isObject(record)) throw invalid(`holds ${nameOf(record)} among the records`)
    return {
      body: from.body,
      header: from.header,
      records: records as JsonObject[],
      meta: readMeta(from),
      count: records.length,
      last: records.at(-1),
    }
  }

  const readOne = (from: Located): Page => {
    const record = from.body === undefined ? null : (readRecords?.(from) ?? null)
    if (record === null && readRecords !== null && !mayBeEmpty) throw invalid('holds no record')
    if (record !== null && !isObject(record)) throw invalid(`holds ${nameOf(record)} where the record should be`)
    if (record !== null && known && !known.some((name) => Object.hasOwn(record, name)))
      throw invalid('holds no field of a record')
    return {
      body: from.body,
      header: from.header,
      records: record,
      meta: readMeta(from),
      count: record === null ? 0 : 1,
      last: record ?? undefined,
    }
  }

  /** The page of an answer that the rules take for empty, or undefined for a plain success. @throws UpstreamError */
  const judge = ({ status, headers }: HttpResponse, from: Located, { redact, now }: ReadContext): Page | undefined => {
    const outcome = refusal.outcome(status, from)
    if (outcome === undefined) return undefined
    if (outcome !== 'empty') throw refusal.error(outcome, { status, headers, from }, redact, now)
    return emptyPage(from, isList, Object.fromEntries(meta.map(([name]) => [name, null])))
  }

  /** What a reader gives; an answer in which a place is not the only one is of another shape. */
  const shaped = <T>(readFrom: (from: Located) => T, from: Located, { redact }: ReadContext): T => {
    try {
      return readFrom(from)
    } catch (error) {
      if (error instanceof AmbiguousLocation) throw invalid(redact(error.message))
      throw error
    }
  }

  const read: ResponseReader['read'] = (response, context) => {
    const { headers } = response
    const body = isSuccess(response)
      ? bodyOf(response, (state) => invalid(context.redact(state)))
      : errorBodyOf(response)
    const from: Located = { body, header: (name) => headers.get(name) }
    const empty = judge(response, from, context)
    if (empty) return empty
    if (body === undefined && !mayBeEmpty) throw invalid('is empty')
    return shaped(isList ? readList : readOne, from, context)
  }

  const readRaw: ResponseReader['readRaw'] = (response, context) => {
    const { body: bytes, headers } = response
    const cut = path && isSuccess(response) && !isHtml(headers) ? cutRecords(bytes, path) : undefined
    if (!cut || !path) return rawOf(read(response, context))
    const records = bytes.subarray(cut.from, cut.to)
    if (!isList) return rawOf(read(response, context), records)
    const from: Located = { body: parseRest(bytes, cut), header: (name) => headers.get(name) }
    const empty = judge(response, from, context)
    if (empty) return rawOf(empty)
    const { starts } = cut
    const values = shaped(readMeta, from, context)
    const last = path.needsLast ? parseLast(bytes, cut) : undefined
    return { ...from, records, starts, meta: values, count: starts.length, last }
  }

  return { read, readRaw, keepsBytes: path !== null }
}

function isSuccess({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300
}

function bodyOf({ body, headers }: HttpResponse, invalid: (state: string) => ConnectorError): Json | undefined {
  try {
    return parseBody(body, headers)
  } catch (error) {
    if (error instanceof UnreadableBody) throw invalid(error.message)
    throw error
  }
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

function emptyPage(from: Located, isList: boolean, meta: JsonObject): Page {
  return { ...from, records: isList ? [] : null, meta, count: 0, last: undefined }
}

function nameOf(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : isObject(value) ? 'an object' : `a ${typeof value}`
}
