/** Batches: what a response says of each record that a call wrote. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpResponse } from '../base/http.ts'
import { isObject, type Json, type JsonObject, own, type Params } from '../base/json.ts'
import type { Connection } from '../connection.ts'
import { compileLocator, type Locator, type LocatorReader, type LocatorSource } from '../language/locator.ts'
import type { BatchShape, ResolvedOperation } from '../manifest/index.ts'
import type { Operation } from '../plan/index.ts'
import {
  type AnswerReader,
  compileAnswer,
  type Pages,
  rawOf,
  type ReadContext,
  type ResponsePage,
  upstreamText,
} from '../response/index.ts'

/** What became of one record of a batch. */
type Outcome = {
  /** The number of the record among those that were sent, from 0. */
  readonly index: number
  /** `unknown` where the response says nothing of it. */
  readonly outcome: 'done' | 'failed' | 'unknown'
  /** The record's key, where the response has it. */
  readonly key?: string | number
  /** The third party's own error code and message; of an unknown outcome those of a failure that names no record. */
  readonly code?: string
  readonly message?: string
}

/** An entry of a response, with whether it stands in the list of failures. */
interface Entry {
  readonly body: Json
  readonly isError: boolean
}

/** Reads a value from an entry of a response. */
type ReadEntry = (body: Json) => Json | undefined

/** How the response to a batch is read, compiled. */
interface CompiledBatch {
  readonly of: string
  readonly answer: AnswerReader
  readonly meta: readonly (readonly [name: string, read: LocatorReader])[]
  readonly outcomes: LocatorReader
  readonly errors?: LocatorReader
  readonly index?: ReadEntry
  readonly by?: { readonly sent: readonly string[]; readonly back: ReadEntry }
  readonly hasFailed: (body: Json) => boolean
  readonly record: ReadEntry
  readonly message: readonly ReadEntry[]
  readonly code: readonly ReadEntry[]
}

const compiled = new WeakMap<ResolvedOperation, CompiledBatch>()

/**
 * A reader of the responses to a batch. The page that it makes has the records that were written, in the order in which they were
 * sent, and in `meta.outcomes` what became of every one. It throws UpstreamError when the whole call is refused, and ConnectorError
 * `upstream_invalid_response`.
 */
export function batchReader<R extends keyof Pages>(
  operation: Operation,
  params: Params,
  connection: Connection,
  reader: R,
): (response: HttpResponse) => Pages[R] {
  const key = connection.plan.manifest.entities[operation.resolved.entity]?.key ?? 'id'
  return (response) => {
    const page = readBatch(operation, response, params, key, connection)
    return (reader === 'read' ? page : rawOf(page)) as Pages[R]
  }
}

/** @param key the field that identifies a record */
function readBatch(
  { id, resolved }: Operation,
  response: HttpResponse,
  params: Params,
  key: string,
  context: ReadContext,
): ResponsePage {
  const batch = compiledBatch(resolved)
  const from = batch.answer.read(response, context)
  const given = params[batch.of]
  const sent = Array.isArray(given) ? given : []
  const entries = entriesOf(batch, from, id)
  const found = byRecord(batch, entries, sent, id)
  const records: JsonObject[] = []
  const hasFailed = ({ isError, body }: Entry) => isError || batch.hasFailed(body)
  const ofAll = found.get(NO_RECORD)
  const outcomes = sent.map((_, index): Outcome => {
    const entry = found.get(index)
    if (!entry)
      return { index, outcome: 'unknown', ...(ofAll && hasFailed(ofAll) && refusalOf(batch, ofAll.body, context)) }
    if (hasFailed(entry)) return { index, outcome: 'failed', ...refusalOf(batch, entry.body, context) }
    const record = batch.record(entry.body)
    if (!isObject(record)) return { index, outcome: 'done' }
    records.push(record)
    const value = own(record, key)
    return { index, outcome: 'done', ...((typeof value === 'string' || typeof value === 'number') && { key: value }) }
  })
  const named = batch.meta.map(([name, read]) => [name, read(from) ?? null])
  const meta: JsonObject = { ...Object.fromEntries(named), outcomes }
  return { ...from, records, meta, count: records.length, last: records.at(-1) }
}

function compiledBatch(operation: ResolvedOperation): CompiledBatch {
  const known = compiled.get(operation)
  if (known) return known
  const batch = compileBatch(operation, operation.batch!)
  compiled.set(operation, batch)
  return batch
}

function compileBatch(
  operation: ResolvedOperation,
  { of, outcomes, errors, index, by, failed, record, message, code }: BatchShape,
): CompiledBatch {
  return {
    of,
    answer: compileAnswer(operation, true),
    meta: Object.entries(operation.meta).map(([name, locator]) => [name, compileLocator(locator)]),
    outcomes: compileLocator(outcomes),
    ...(errors && { errors: compileLocator(errors) }),
    ...(index && { index: entryReader(index) }),
    ...(by && { by: { sent: by.sent, back: entryReader(by.back) } }),
    hasFailed: compileFailed(failed),
    record: entryReader(record),
    message: message.map(entryReader),
    code: code.map(entryReader),
  }
}

function entryReader(locator: Locator): ReadEntry {
  const read = compileLocator(locator)
  return (body) => read({ body, header: () => null })
}

function compileFailed(failed: BatchShape['failed']): (body: Json) => boolean {
  if (!failed) return () => false
  const read = entryReader(failed.at)
  return (body) => {
    const value = read(body)
    if (failed.is) return value !== undefined && failed.is.includes(value)
    const isEmpty = Array.isArray(value) ? value.length === 0 : value === false || value === ''
    return value !== undefined && value !== null && !isEmpty
  }
}

function entriesOf({ outcomes, errors }: CompiledBatch, from: LocatorSource, id: string): Entry[] {
  const list = (read: LocatorReader, isError: boolean): Entry[] => {
    const value = read(from) ?? []
    if (!Array.isArray(value)) throw unreadable(id, 'holds no list of outcomes')
    return value.map((body) => ({ body, isError }))
  }
  return [...list(outcomes, false), ...(errors ? list(errors, true) : [])]
}

/** Where an entry stands that is about none of the records that were sent. */
const NO_RECORD = -1

/** The entries by the number of the record that they are about. */
function byRecord(
  { index, by }: CompiledBatch,
  entries: readonly Entry[],
  sent: readonly Json[],
  id: string,
): Map<number, Entry> {
  if (!index && !by) {
    if (entries.length !== sent.length)
      throw unreadable(id, `holds ${entries.length} outcomes for ${sent.length} records`)
    return new Map(entries.entries())
  }
  const found = new Map<number, Entry>()
  const numberOf = index ? (body: Json) => indexAt(index(body)) : numbersOf(by!, sent)
  for (const entry of entries) {
    const number = numberOf(entry.body)
    found.set(number >= 0 && number < sent.length ? number : NO_RECORD, entry)
  }
  return found
}

/** A function that gives the number of the record that an outcome's value was sent with; of several with one value each in its turn. */
function numbersOf(
  { sent: path, back }: NonNullable<CompiledBatch['by']>,
  sent: readonly Json[],
): (body: Json) => number {
  const numbers = new Map<string | undefined, number[]>()
  sent.forEach((record, number) => {
    const value = textAt(follow(record, path))
    numbers.set(value, [...(numbers.get(value) ?? []), number])
  })
  return (body) => {
    const value = textAt(back(body))
    const left = (value !== undefined && numbers.get(value)) || []
    return (left.length > 1 ? left.shift() : left[0]) ?? -1
  }
}

/** The number that an outcome names; -1 where it names none. */
function indexAt(value: Json | undefined): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1
}

function textAt(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function follow(record: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((node, name) => (isObject(node) ? own(node, name) : undefined), record)
}

/** What an entry says of its failure. */
function refusalOf(
  { message, code }: CompiledBatch,
  body: Json,
  { redact }: ReadContext,
): Pick<Outcome, 'code' | 'message'> {
  const text = (readers: readonly ReadEntry[]) => {
    const value = readers.map((read) => read(body)).find((one) => one !== undefined && one !== null)
    return value === undefined ? '' : upstreamText(value, redact)
  }
  const [messageText, codeText] = [text(message), text(code)]
  return { ...(codeText && { code: codeText }), ...(messageText && { message: messageText }) }
}

function unreadable(id: string, state: string): ConnectorError {
  return new ConnectorError('upstream_invalid_response', `Cannot read the response to ${id}: it ${state}`, {
    hint: 'The records may have been written: look at the third party before calling again.',
    sent: true,
  })
}
