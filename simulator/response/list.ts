/** The response of a list: the records that a request asks for, the page of them, and what surrounds it. */
import { type Json, type JsonObject, valueAt } from '../../runtime/base/json.ts'
import type { ResolvedOperation } from '../../runtime/manifest/index.ts'
import { holdersOf } from '../../runtime/language/locator.ts'
import { type AskedChanges, changedOf, deletionsOf, eventsOf, requestedChanges, requestedDeletions } from './changes.ts'
import { draftResponse, type MockResponse, type ResponseDraft, responseOf, write } from '../values/index.ts'
import { isFileAmong, writeFile } from './file.ts'
import { ancestorOf, parentOf } from './find.ts'
import { wholeOf, type Window, windowOf, withKept, writePaging } from './pages.ts'
import { columnNames, graphqlField, unshaped, vendorRecord } from './form.ts'
import { answeredRecord, listedFields } from './own-fields.ts'
import { refuse } from './refusal.ts'
import { resumed } from './resumed.ts'
import type { UnderstoodCall, Vendor } from './vendor.ts'

/** The response to a call of a list or a search. */
export function listResponse(vendor: Vendor, given: UnderstoodCall): MockResponse {
  const { operation } = given
  const call = { ...given, params: withKept(operation, given.params) }
  const listed = selectRecords(vendor, call)
  if (listed.refused.length > 0 && call.downloads.length === 0)
    return refuse(operation, 'invalid', `The sandbox does not simulate: ${listed.refused.join(', ')}.`)
  const window = windowIn(vendor, call, listed)
  if (!window) return refuse(operation, 'invalid', 'The cursor does not come from this list.')
  if (window.start >= window.shown && window.shown < window.total)
    return refuse(operation, 'result_window', 'The list ends before this page.')
  const page = recordsIn(vendor, listed, window)
  const draft = draftResponse(graphqlField(operation))
  writeRecords(
    draft,
    operation,
    page.map((record) => answeredRecord(vendor, call, vendorRecord(record, operation))),
  )
  const fileName = `${listed.entity}-${listed.ordinals[window.start]}.bin`
  for (const download of page.length > 0 ? call.downloads : [])
    if (isFileAmong(download, operation)) writeFile(draft, download, vendor, fileName, call.url)
  writePaging(draft, operation, window, call)
  return responseOf(draft)
}

/** The response of an empty list. */
export function emptyResponse(operation: ResolvedOperation): MockResponse {
  const draft = draftResponse(graphqlField(operation))
  writeRecords(draft, operation, [])
  writePaging(
    draft,
    operation,
    { start: 0, size: 1, total: 0, shown: 0 },
    { url: new URL('https://example.com'), params: {} },
  )
  return responseOf(draft)
}

/** Writes a page of records where the vendor has them; one that leaves empty lists out gives the object that would hold them. */
function writeRecords(draft: ResponseDraft, operation: ResolvedOperation, page: readonly Json[]): void {
  const { records, absentRecords } = operation
  if (!records) return
  for (const [index, { names }] of (operation.shape?.columns ?? []).entries())
    write(draft, names, index === 0 ? columnNames(page) : [])
  if (page.length > 0 || absentRecords !== 'empty') write(draft, records, unshaped(page, operation))
  else for (const holder of holdersOf(records).slice(0, 1)) write(draft, holder, {})
}

/** The records of a list before paging. */
interface ListedRecords {
  /** The entity whose records they are. */
  readonly entity: string
  readonly ordinals: readonly number[]
  /** The events that hold the records, one for each, where the list gives events. */
  readonly events: readonly JsonObject[] | undefined
  /** Params that the sandbox refuses. */
  readonly refused: readonly string[]
}

/** The records of a list for some params: children of a parent, changed records, results of filters. */
function selectRecords(vendor: Vendor, call: UnderstoodCall): ListedRecords {
  const { operation, params } = call
  const { dataset } = vendor
  const deletions = requestedDeletions(vendor.manifest, operation, params)
  if (deletions) {
    const events = deletionsOf(deletions, operation, vendor)
    return { entity: deletions.entity, ordinals: events.map((_, index) => index), events, refused: [] }
  }
  const entity = dataset.relations.home(operation.entity)
  const parent = parentOf(vendor, call)
  const fields = listedFields(vendor, call, dataset.unmade(entity, parent?.ordinal))
  if (fields) return { entity, ordinals: fields.map((_, index) => index), events: fields, refused: [] }
  const changes = requestedChanges(vendor.manifest, operation, params)
  const ancestor = parent ? undefined : ancestorOf(vendor, call)
  const all = ancestor || (changes && !parent) ? dataset.all(entity, ancestor) : dataset.list(entity, parent?.ordinal)
  const changed = changes ? changedOf(changes, all, (one) => dataset.changedAt(entity, one)) : all
  const resume = operation.pagination?.cap?.resume
  const applied = [parent, ancestor, resume?.entry ? undefined : resume].flatMap((one) => one?.param ?? [])
  applied.push(...sinceParams(changes))
  const { condition, order, most, refused } = vendor.filters.asked(operation, params, applied)
  const above = (parent ?? ancestor)?.ordinal ?? ''
  const chosen = condition && { ...condition, asked: `${operation.entity} ${above} ${condition.asked}` }
  const found = chosen ? dataset.choose(entity, changed, chosen) : changed
  const record = (one: number) => dataset.record(entity, one)
  const sorted = order ? found.toSorted((one, other) => order(record(one), record(other))) : found
  const ordinals = resumed(call, sorted, record).slice(0, most)
  const events = changes && eventsOf(changes, operation, ordinals, vendor)
  return { entity, ordinals, events, refused }
}

/** The page that a call asks for; undefined for a cursor that the list did not give. */
function windowIn(vendor: Vendor, { operation, params }: UnderstoodCall, listed: ListedRecords): Window | undefined {
  const total = listed.ordinals.length
  const isOwnFeed = vendor.manifest.changes?.[operation.entity] === operation
  if (isOwnFeed && !hasSize(operation)) return wholeOf(operation, total)
  const indexOf = (field: readonly string[], value: Json) => indexIn(vendor, listed, field, value)
  return windowOf(operation, { params, total, indexOf, pageSize: vendor.pageSize })
}

/** The position in a list of the last record with a field's value: an identifying one, or any other, such as a time. */
function indexIn(
  { dataset }: Vendor,
  { entity, ordinals, events }: ListedRecords,
  field: readonly string[],
  value: Json,
): number | undefined {
  if (events) return events.findIndex((event) => event.id === value)
  const ordinal = dataset.find({ entity, field: field.join('.') }, value)
  const index =
    ordinal === undefined
      ? ordinals.findLastIndex((one) => valueAt(dataset.record(entity, one), field) === value)
      : ordinals.indexOf(ordinal)
  return index < 0 ? undefined : index
}

function recordsIn(
  { dataset }: Vendor,
  { entity, ordinals, events }: ListedRecords,
  { start, size, shown }: Window,
): readonly JsonObject[] {
  const end = Math.min(start + size, shown)
  if (events) return events.slice(start, end)
  return ordinals.slice(start, end).map((ordinal) => dataset.record(entity, ordinal))
}

/** The params by which a sync asks for changes, where the request has them. */
function sinceParams(changes: AskedChanges | undefined): string[] {
  if (changes?.since === undefined) return []
  const { param, with: entries } = changes.later
  return [...(param === undefined ? [] : [param.split('.')[0]!]), ...entries.map(({ name }) => name)]
}

/** Whether callers say how long a page is: other lists of changes come in one. */
function hasSize({ pagination }: ResolvedOperation): boolean {
  return pagination !== undefined && 'size' in pagination && pagination.size !== undefined
}
