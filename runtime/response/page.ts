/** Reads the pages of an operation: records, or the error of a refusal. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpResponse } from '../base/http.ts'
import type { JsonObject, JsonSchema, Params } from '../base/json.ts'
import { notify } from '../base/observe.ts'
import type { UnfitElement } from '../base/unfit.ts'
import { cutRecords, listOfTexts, parseLast, parseRest, writeList } from '../json-text/index.ts'
import {
  AmbiguousLocation,
  compileLocator,
  type LocatorReader,
  type LocatorSource,
  locatorSource,
} from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { checkDepth, errorBodyOf, isHtml, isSuccess, parseAnyDepth, Unreadable } from './body.ts'
import { compileCut, type CutPath } from './cut.ts'
import { fitTexts } from './fit.ts'
import { compileRecords, type ReadRecords, isList, type RecordsReader } from './records.ts'
import { type ReadContext, Refusals } from './refusals.ts'

/** A page: the result for the caller, and the source of pagination and downloads. */
export interface ResponsePage extends LocatorSource {
  /** A list for lists, an object for a single record, null for a response without a body. */
  readonly records: JsonObject[] | JsonObject | null
  readonly meta: JsonObject
  /** Whether each element of a list is a record; absent where all are. */
  readonly fit?: readonly boolean[] | undefined
  /** Number of entries in the third party's list: parents, where their children are the records. */
  readonly count: number
}

/** A page with its records as JSON text. */
export interface RawPage extends LocatorSource {
  /** A list for lists, an object for a single record, null without a record. */
  readonly records: Uint8Array | null
  /** Offsets of the records in `records`. */
  readonly starts: readonly number[]
  readonly meta: JsonObject
  readonly count: number
}

/** The pages of readers: `read` parses records, `readRaw` keeps their JSON text. */
export interface Pages {
  readonly read: ResponsePage
  readonly readRaw: RawPage
}

/**
 * The readers of an operation's responses. Both take the params of the call, return the same page and throw the same
 * errors. A refusal is an UpstreamError; another form of response is ConnectorError `upstream_invalid_response`.
 */
export type PageReaders = {
  readonly [R in keyof Pages]: (response: HttpResponse, context: ReadContext, params: Params) => Pages[R]
}

export interface ResponseReader extends PageReaders {
  /** @throws UpstreamError for a refusal, by its status or a rule; reads nothing else */
  checkRefusal(response: HttpResponse, context: ReadContext): void
  /** Whether `readRaw` keeps the original bytes of a usual response; else it serializes parsed records. */
  readonly keepsBytes: boolean
}

export class PageReader implements ResponseReader {
  readonly keepsBytes: boolean
  readonly #id: string
  readonly #operation: ResolvedOperation
  readonly #refusals: Refusals
  readonly #records: RecordsReader
  readonly #meta: readonly (readonly [name: string, read: LocatorReader])[]
  readonly #cut: CutPath | null

  /** @param schemas the kind's schemas, for references in the record's */
  constructor(operation: ResolvedOperation, schemas: Readonly<Record<string, JsonSchema>>) {
    this.#id = `${operation.entity}.${operation.action}`
    this.#operation = operation
    this.#refusals = new Refusals(operation, operation.effect === 'read' ? operation.records : null)
    this.#records = compileRecords(operation, schemas)
    this.#meta = compileMeta(operation)
    this.#cut = compileCut(operation, isList(operation))
    this.keepsBytes = this.#cut !== null
  }

  read(response: HttpResponse, context: ReadContext): ResponsePage {
    try {
      const body = isSuccess(response) ? parseAnyDepth(response) : errorBodyOf(response)
      const { onUnfit } = context
      if (!onUnfit) checkDepth(body)
      const from = locatorSource(body, response.headers)
      if (this.#refusals.isEmpty(response, from, context)) return this.#emptyPage(from)
      const unfit: UnfitElement[] = []
      const records = this.#records.read(from, onUnfit && ((one) => unfit.push(one)))
      if (onUnfit) checkDepth(body, new Set(unfit.map(({ value }) => value)))
      const page = pageOf(from, records, metaOf(this.#meta, from))
      for (const one of unfit) notify('onUnfit', onUnfit, one)
      return page
    } catch (error) {
      throw unreadableResponse(this.#id, error, context)
    }
  }

  readRaw(response: HttpResponse, context: ReadContext): RawPage {
    const { body: bytes, headers } = response
    const path = this.#cut
    const cut = path && isSuccess(response) && !isHtml(headers) ? cutRecords(bytes, path) : undefined
    if (!cut || !path) return this.#rawOfParsed(response, context)
    const records = bytes.subarray(cut.from, cut.to)
    if (!path.isList) return rawOf(this.read(response, context), records)
    const from = locatorSource(parseRest(bytes, cut), headers)
    if (this.#refusals.isEmpty(response, from, context)) return rawOf(this.#emptyPage(from))
    const { starts } = cut
    const last = path.needsLast ? parseLast(bytes, cut) : undefined
    try {
      return { ...from, records, starts, meta: metaOf(this.#meta, from), count: starts.length, last }
    } catch (error) {
      throw unreadableResponse(this.#id, error, context)
    }
  }

  /** A page of a parsed response. Records beside other elements keep their original texts. */
  #rawOfParsed(response: HttpResponse, context: ReadContext): RawPage {
    const page = this.read(response, context)
    const texts = page.fit && fitTexts(response.body, this.#operation, page.fit)
    return texts ? { ...rawOf(page), ...listOfTexts(texts) } : rawOf(page)
  }

  checkRefusal(response: HttpResponse, context: ReadContext): void {
    this.#refusals.isEmpty(response, locatorSource(errorBodyOf(response), response.headers), context)
  }

  #emptyPage(from: LocatorSource): ResponsePage {
    return pageOf(from, this.#records.none, withoutMeta(this.#operation))
  }
}

/** The page of a list without records, as if its response had no body. */
export function emptyPage(operation: Pick<ResolvedOperation, 'meta'>): ResponsePage {
  const from = locatorSource(undefined, new Headers())
  return pageOf(from, { records: [], count: 0, last: undefined }, withoutMeta(operation))
}

function withoutMeta({ meta }: Pick<ResolvedOperation, 'meta'>): JsonObject {
  return Object.fromEntries(Object.keys(meta).map((name) => [name, null]))
}

/** Compiles the readers of an operation's metadata. */
export function compileMeta({ meta }: ResolvedOperation): readonly (readonly [name: string, read: LocatorReader])[] {
  return Object.entries(meta).map(([name, locator]) => [name, compileLocator(locator)])
}

/** Reads the values beside the records; null where absent. */
export function metaOf(meta: ReturnType<typeof compileMeta>, from: LocatorSource): JsonObject {
  const values: JsonObject = {}
  for (const [name, read] of meta) values[name] = read(from) ?? null
  return values
}

function pageOf(
  { body, header }: LocatorSource,
  { records, fit, count, last }: ReadRecords,
  meta: JsonObject,
): ResponsePage {
  return { body, header, records, fit, meta, count, last }
}

/** The error for a response of another form. Errors of calls stay as they are. */
export function unreadableResponse(id: string, error: unknown, { redact }: ReadContext, hint?: string): unknown {
  if (!(error instanceof Unreadable || error instanceof AmbiguousLocation)) return error
  const message = `Cannot read the response to ${id}: it ${redact(error.message)}`
  return new ConnectorError('upstream_invalid_response', message, { hint, sent: true })
}

/** Serializes a page's records, unless their original `text` is given. */
export function rawOf(page: ResponsePage, text?: Uint8Array): RawPage {
  const { body, header, last, records, meta, count } = page
  const info = { body, header, last, meta, count }
  if (records === null) return { ...info, records, starts: [] }
  if (!Array.isArray(records)) return { ...info, records: text ?? Buffer.from(JSON.stringify(records)), starts: [0] }
  return { ...info, ...writeList(records) }
}
