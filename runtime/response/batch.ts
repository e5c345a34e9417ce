/** Reads the responses to batches: the outcome of each record. */
import type { HttpResponse } from '../base/http.ts'
import { defined, isObject, type Json, type JsonObject, type Params, valueAt } from '../base/json.ts'
import {
  compileLocator,
  compileWithinValue,
  type LocatorReader,
  locatorSource,
  type LocatorSource,
} from '../language/locator.ts'
import { recordKey, type RecordKey } from '../language/record-key.ts'
import type { BatchShape, ResolvedOperation } from '../manifest/index.ts'
import { errorBodyOf, isSuccess, parseBody, Unreadable } from './body.ts'
import {
  compileMeta,
  unreadableResponse,
  metaOf,
  type RawPage,
  rawOf,
  type ResponsePage,
  type ResponseReader,
} from './page.ts'
import { type ReadContext, Refusals, upstreamText } from './refusals.ts'
import { quantity } from '../base/names.ts'

/** The outcome of one record of a batch. */
type Outcome = {
  /** Zero-based index of the record in the request. */
  readonly index: number
  /** `unknown` where the response does not report one. */
  readonly outcome: 'done' | 'failed' | 'unknown'
  /** The record's key, if the response has it. */
  readonly key?: string | number
  /** The third party's code and message; for an unknown outcome those of a failure without a record. */
  readonly code?: string
  readonly message?: string
}

/** An outcome in a response. */
interface Entry {
  readonly body: Json
  readonly isError: boolean
}

type ReadEntry = (body: Json) => Json | undefined

interface CompiledBatch {
  readonly of: string
  readonly others: boolean
  readonly outcomes: LocatorReader
  readonly errors: LocatorReader | undefined
  readonly index: ReadEntry | undefined
  readonly by: { readonly sent: readonly string[]; readonly back: ReadEntry } | undefined
  readonly hasFailed: (body: Json) => boolean
  readonly record: ReadEntry
  readonly message: readonly ReadEntry[]
  readonly code: readonly ReadEntry[]
}

/**
 * Reads the responses to batches. A page has the written records in the order of the request, and each record's
 * outcome in `meta.outcomes`.
 */
export class BatchReader implements ResponseReader {
  readonly keepsBytes = false
  readonly #id: string
  readonly #key: RecordKey
  readonly #refusals: Refusals
  readonly #batch: CompiledBatch
  readonly #meta: ReturnType<typeof compileMeta>

  /** @param key the entity's key */
  constructor(operation: ResolvedOperation, batch: BatchShape, key: RecordKey) {
    this.#id = `${operation.entity}.${operation.action}`
    this.#key = key
    this.#refusals = new Refusals(operation)
    this.#batch = compileBatch(batch)
    this.#meta = compileMeta(operation)
  }

  read(response: HttpResponse, context: ReadContext, params: Params): ResponsePage {
    try {
      const from = locatorSource(isSuccess(response) ? parseBody(response) : errorBodyOf(response), response.headers)
      this.#refusals.isEmpty(response, from, context)
      return this.#pageOf(from, params, context)
    } catch (error) {
      throw unreadableResponse(this.#id, error, context, WRITTEN)
    }
  }

  readRaw(response: HttpResponse, context: ReadContext, params: Params): RawPage {
    return rawOf(this.read(response, context, params))
  }

  checkRefusal(response: HttpResponse, context: ReadContext): void {
    this.#refusals.isEmpty(response, locatorSource(errorBodyOf(response), response.headers), context)
  }

  #pageOf(from: LocatorSource, params: Params, context: ReadContext): ResponsePage {
    const batch = this.#batch
    const given = params[batch.of]
    const sent = Array.isArray(given) ? given : []
    const found = byRecord(batch, entriesOf(batch, from), sent)
    const records: JsonObject[] = []
    const hasFailed = ({ isError, body }: Entry) => isError || batch.hasFailed(body)
    const ofAll = found.get(NO_RECORD)
    const unknown = ofAll && hasFailed(ofAll) ? refusalOf(batch, ofAll.body, context) : undefined
    const outcomes = sent.map((_, index): Outcome => {
      const entry = found.get(index)
      if (!entry) return { index, outcome: 'unknown', ...unknown }
      if (hasFailed(entry)) return { index, outcome: 'failed', ...refusalOf(batch, entry.body, context) }
      const record = batch.record(entry.body)
      if (!isObject(record)) return { index, outcome: 'done' }
      records.push(record)
      return defined({ index, outcome: 'done' as const, key: recordKey(this.#key, record, params) })
    })
    const meta: JsonObject = { ...metaOf(this.#meta, from), outcomes }
    return { ...from, records, meta, count: records.length, last: records.at(-1) }
  }
}

const WRITTEN = 'The records may have been written. Check the third party before you call again.'

function compileBatch(shape: BatchShape): CompiledBatch {
  const { of, outcomes, errors, index, by, failed, record, message, code, others = false } = shape
  return {
    of,
    others,
    outcomes: compileLocator(outcomes),
    errors: errors && compileLocator(errors),
    index: index && compileWithinValue(index),
    by: by && { sent: by.sent, back: compileWithinValue(by.back) },
    hasFailed: compileFailed(failed),
    record: compileWithinValue(record),
    message: message.map(compileWithinValue),
    code: code.map(compileWithinValue),
  }
}

function compileFailed(failed: BatchShape['failed']): (body: Json) => boolean {
  if (!failed) return () => false
  const read = compileWithinValue(failed.at)
  return (body) => {
    const value = read(body)
    if (failed.is) return value !== undefined && failed.is.includes(value)
    const isEmpty = Array.isArray(value) ? value.length === 0 : value === false || value === ''
    return value !== undefined && value !== null && !isEmpty
  }
}

function entriesOf({ outcomes, errors }: CompiledBatch, from: LocatorSource): Entry[] {
  const list = (read: LocatorReader, isError: boolean): Entry[] => {
    const value = read(from) ?? []
    if (!Array.isArray(value)) throw new Unreadable('has no list of outcomes')
    return value.map((body) => ({ body, isError }))
  }
  return [...list(outcomes, false), ...(errors ? list(errors, true) : [])]
}

/** The index of an entry about none of the records. */
const NO_RECORD = -1

/** The entries by the index of their record. */
function byRecord(batch: CompiledBatch, entries: readonly Entry[], sent: readonly Json[]): Map<number, Entry> {
  const numberOf = numberReader(batch, sent)
  if (!numberOf) {
    const isWhole = batch.others ? entries.length >= sent.length : entries.length === sent.length
    if (!isWhole)
      throw new Unreadable(`has ${quantity(entries.length, 'outcome')} for ${quantity(sent.length, 'record')}`)
    return new Map(entries.slice(0, sent.length).entries())
  }
  const found = new Map<number, Entry>()
  const unnumbered: Entry[] = []
  for (const entry of entries) {
    const number = numberOf(entry.body)
    found.set(number >= 0 && number < sent.length ? number : NO_RECORD, entry)
    if (number === NO_RECORD && !entry.isError) unnumbered.push(entry)
  }
  if (batch.index && batch.errors) inSentOrder(unnumbered, found, sent.length)
  return found
}

/**
 * Assigns unnumbered outcomes to the other records, in order, where only failures have numbers. A different number of
 * outcomes is ambiguous.
 */
function inSentOrder(outcomes: readonly Entry[], found: Map<number, Entry>, count: number): void {
  const left = Array.from({ length: count }, (_, number) => number).filter((number) => !found.has(number))
  if (outcomes.length !== left.length) return
  outcomes.forEach((outcome, position) => found.set(left[position] ?? NO_RECORD, outcome))
}

/** Reads the index of an entry's record; undefined where the entries are in the order of the records. */
function numberReader({ index, by }: CompiledBatch, sent: readonly Json[]): ((body: Json) => number) | undefined {
  if (index) return (body) => indexAt(index(body))
  return by && numbersOf(by, sent)
}

/** Finds a record's index by the value it was sent with. Records with equal values get their outcomes in order. */
function numbersOf(
  { sent: path, back }: NonNullable<CompiledBatch['by']>,
  sent: readonly Json[],
): (body: Json) => number {
  const numbers = new Map<string | undefined, number[]>()
  sent.forEach((record, number) => {
    const value = textAt(valueAt(record, path))
    numbers.set(value, [...(numbers.get(value) ?? []), number])
  })
  return (body) => {
    const value = textAt(back(body))
    const left = (value !== undefined && numbers.get(value)) || []
    return (left.length > 1 ? left.shift() : left[0]) ?? -1
  }
}

/** The index in an outcome; -1 if it has none. */
function indexAt(value: Json | undefined): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1
}

function textAt(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The code and message of a failed entry. */
function refusalOf(
  { message, code }: CompiledBatch,
  body: Json,
  { redact }: ReadContext,
): Pick<Outcome, 'code' | 'message'> {
  const textOf = (readers: readonly ReadEntry[]) => {
    const value = readers.map((read) => read(body)).find((one) => one !== undefined && one !== null)
    return value === undefined ? undefined : upstreamText(value, redact) || undefined
  }
  return defined({ code: textOf(code), message: textOf(message) })
}
