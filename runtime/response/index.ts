/** The door of the room that reads answers: a response in, records and what surrounds them out, or an error that says who refused what. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpResponse } from '../base/http.ts'
import type { Json, JsonObject, JsonSchema } from '../base/json.ts'
import { isObject, own } from '../base/json.ts'
import type { Located } from '../language/locator.ts'
import { AmbiguousLocation, compileLocator } from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { parseBody, textOfBytes, UnreadableBody } from './body.ts'
import { compileRefusal } from './refusal.ts'

export { OUTCOME_CODES } from './refusal.ts'
export { waitOf } from './retry-after.ts'

/** One answer's worth: what the caller gets, and what pagination and downloads read on. */
export interface Page extends Located {
  /** An array for lists, one object for a single record, null when the vendor answers without a body. */
  readonly records: JsonObject[] | JsonObject | null
  readonly meta: JsonObject
  /** How many records there are. */
  readonly count: number
}

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

  return {
    read(response, { redact, now }) {
      const { status, headers } = response
      const isSuccess = status >= 200 && status < 300
      const unreadable = (state: string) => invalid(redact(state))
      const body = isSuccess ? bodyOf(response, unreadable) : errorBodyOf(response)
      const from: Located = { body, header: (name) => headers.get(name) }
      const outcome = refusal.outcome(status, from)
      if (outcome === 'empty') return emptyPage(from, isList, Object.fromEntries(meta.map(([name]) => [name, null])))
      if (outcome !== undefined) throw refusal.error(outcome, { status, headers, from }, redact, now)
      if (body === undefined && !mayBeEmpty) throw invalid('is empty')
      try {
        return isList ? readList(from) : readOne(from)
      } catch (error) {
        if (error instanceof AmbiguousLocation) throw unreadable(error.message)
        throw error
      }
    },
  }
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
