/** Batches: what a response says of each record that a call wrote. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpResponse } from '../base/http.ts'
import { isObject, type Json, type JsonObject, own, type Params } from '../base/json.ts'
import { compileLocator, type Located, type Locator } from '../language/locator.ts'
import { valueText } from '../language/template-value.ts'
import type { BatchShape } from '../manifest/index.ts'
import type { Operation } from '../plan/index.ts'
import { compileAnswer, type Pages, rawOf, type ReadContext, type ResponsePage } from '../response/index.ts'

/** What became of one record of a batch. */
type Outcome = {
  /** The number of the record among those that were sent, from 0. */
  readonly index: number
  /** `unknown` where the response says nothing of it. */
  readonly outcome: 'done' | 'failed' | 'unknown'
  /** The record's key, where the response has it. */
  readonly key?: string | number
  /** The third party's own error code and message. */
  readonly code?: string
  readonly message?: string
}

/** The longest text of the third party that is passed on. */
const LONGEST_TEXT = 500

/** An entry of a response, with whether it stands in the list of failures. */
interface Entry {
  readonly body: Json
  readonly isError: boolean
}

/**
 * The page of a batch: the records that were written in the order in which they were sent, and in `meta.outcomes` what became of
 * every one.
 * @param key the field that identifies a record
 * @throws UpstreamError when the whole call is refused; ConnectorError `upstream_invalid_response`
 */
export function readBatch<R extends keyof Pages>(
  { id, resolved }: Operation,
  { response, params, key }: { readonly response: HttpResponse; readonly params: Params; readonly key: string },
  context: ReadContext,
  reader: R,
): Pages[R] {
  const batch = resolved.batch!
  const from = compileAnswer(resolved, true).read(response, context)
  const given = params[batch.of]
  const sent = Array.isArray(given) ? given : []
  const entries = entriesOf(batch, from, id)
  const found = byRecord(batch, entries, sent, id)
  const records: JsonObject[] = []
  const outcomes = sent.map((_, index): Outcome => {
    const entry = found.get(index)
    if (!entry) return { index, outcome: 'unknown' }
    if (entry.isError || hasFailed(batch, entry.body))
      return { index, outcome: 'failed', ...saidOf(batch, entry.body, context) }
    const record = within(batch.record, entry.body)
    if (!isObject(record)) return { index, outcome: 'done' }
    records.push(record)
    const value = own(record, key)
    return { index, outcome: 'done', ...((typeof value === 'string' || typeof value === 'number') && { key: value }) }
  })
  const named = Object.entries(resolved.meta).map(([name, locator]) => [name, compileLocator(locator)(from) ?? null])
  const meta: JsonObject = { ...Object.fromEntries(named), outcomes: outcomes }
  const page: ResponsePage = { ...from, records, meta, count: records.length, last: records.at(-1) }
  return (reader === 'read' ? page : rawOf(page)) as Pages[R]
}

function entriesOf({ outcomes, errors }: BatchShape, from: Located, id: string): Entry[] {
  const list = (locator: Locator, isError: boolean): Entry[] => {
    const value = compileLocator(locator)(from) ?? []
    if (!Array.isArray(value)) throw unreadable(id, 'holds no list of outcomes')
    return value.map((body) => ({ body, isError }))
  }
  return [...list(outcomes, false), ...(errors ? list(errors, true) : [])]
}

/** The entries by the number of the record that they are about. */
function byRecord(batch: BatchShape, entries: readonly Entry[], sent: readonly Json[], id: string): Map<number, Entry> {
  const { index, by } = batch
  if (!index && !by) {
    if (entries.length !== sent.length)
      throw unreadable(id, `holds ${entries.length} outcomes for ${sent.length} records`)
    return new Map(entries.entries())
  }
  const values = by && sent.map((record) => textAt(follow(record, by.sent)))
  const found = new Map<number, Entry>()
  for (const entry of entries) {
    const number = index ? within(index, entry.body) : values!.indexOf(textAt(within(by!.back, entry.body)) ?? ' ')
    const at = typeof number === 'string' && /^\d{1,9}$/.test(number) ? Number(number) : number
    if (typeof at === 'number' && at >= 0 && at < sent.length) found.set(at, entry)
  }
  return found
}

function textAt(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function follow(record: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((node, name) => (isObject(node) ? own(node, name) : undefined), record)
}

function within(locator: Locator, body: Json): Json | undefined {
  return compileLocator(locator)({ body, header: () => null })
}

function hasFailed({ failed }: BatchShape, body: Json): boolean {
  if (!failed) return false
  const value = within(failed.at, body)
  if (failed.is) return value !== undefined && failed.is.includes(value)
  const isEmpty = Array.isArray(value) ? value.length === 0 : value === false || value === ''
  return value !== undefined && value !== null && !isEmpty
}

function saidOf({ message, code }: BatchShape, body: Json, { redact }: ReadContext): Pick<Outcome, 'code' | 'message'> {
  const text = (locators: readonly Locator[]) => {
    const value = locators.map((locator) => within(locator, body)).find((one) => one !== undefined && one !== null)
    const said = value === undefined ? '' : redact(valueText(value)).replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
    return said.length > LONGEST_TEXT ? `${said.slice(0, LONGEST_TEXT)}…` : said
  }
  const [said, word] = [text(message), text(code)]
  return { ...(word && { code: word }), ...(said && { message: said }) }
}

function unreadable(id: string, state: string): ConnectorError {
  return new ConnectorError('upstream_invalid_response', `Cannot read the response to ${id}: it ${state}`, {
    hint: 'The records may have been written: look at the third party before calling again.',
    sent: true,
  })
}
