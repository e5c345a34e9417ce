/** Responses as a vendor would give them, made of an understood request and the dataset. */
import {
  isObject,
  type Json,
  type JsonObject,
  type RecordShape,
  type ResolvedManifest,
  type ResolvedOperation,
} from 'plugboard/author'
import { type Dataset, generateValue, pathParamNames, type RecordField, resolved } from '../records/index.ts'
import type { Filters } from '../filters/index.ts'
import { type AskedChanges, requestedChanges, changedOf, eventsOf } from './changes.ts'
import { draftResponse, locatorBelow, type MockResponse, read, type ResponseDraft, responseOf, write } from './draft.ts'
import { FILES_PATH } from './file.ts'
import { windowOf, writePaging } from './pages.ts'
import { refuse } from './refusal.ts'

export { isOfAnother } from './changes.ts'
export { draftResponse, read, write } from './draft.ts'
export type { MockResponse, ResponseDraft } from './draft.ts'
export { filePart, FILES_PATH } from './file.ts'
export type { FilePart } from './file.ts'
export { refuse } from './refusal.ts'
export { BegunOperations, lastResponse, STEPS_PATH } from './steps.ts'
export type { StepAddress } from './steps.ts'
export type { Refusal } from './refusal.ts'

/** One kind as the mock knows it. */
export interface Vendor {
  readonly manifest: ResolvedManifest
  readonly dataset: Dataset
  readonly filters: Filters
  /** Bytes of every file. */
  readonly fileBytes: number
}

/** A call as the vendor sees it. */
export interface UnderstoodCall {
  readonly operation: ResolvedOperation
  readonly params: JsonObject
  /** The request's own URL. */
  readonly url: URL
  /** Downloads that begin with the same request: what they read is in the response too. */
  readonly downloads: readonly ResolvedOperation[]
}

/** A response, or the name of the file that it is. */
export type VendorResponse = MockResponse | { readonly file: string }

/** The response to a call that was understood. Writes change the dataset. */
export function respond(vendor: Vendor, call: UnderstoodCall): VendorResponse {
  const { operation } = call
  const { relations } = vendor.dataset
  const missing = missingParent(vendor, call)
  if (missing) return missing
  if (operation.action === 'list' || operation.action === 'api_search') return listResponse(vendor, call)
  const home = relations.home(operation.entity)
  if (operation.batch) return batchResponse(vendor, call, home)
  if (operation.action === 'create') return createdResponse(vendor, call, home)
  const identity = relations.identityParam(operation)
  const targets = identity === undefined ? [] : relations.identityTargets(operation.entity, identity)
  const found = identity === undefined ? undefined : findIn(vendor, targets, call.params[identity])
  if (identity !== undefined && !found && targets.length > 0)
    return refuse(operation, 'not_found', `There is no ${operation.entity} ${shown(call.params[identity])}.`)
  return oneResponse(vendor, call, found?.entity ?? home, found?.ordinal)
}

/** Whether the records exist that a call's params name, its own record included. */
export function isAboutKnown(
  vendor: Vendor,
  { operation, params }: Pick<UnderstoodCall, 'operation' | 'params'>,
): boolean {
  const { relations } = vendor.dataset
  const identity = relations.identityParam(operation)
  if (identity === undefined) return missingParent(vendor, { operation, params }) === undefined
  return findIn(vendor, relations.identityTargets(operation.entity, identity), params[identity]) !== undefined
}

interface FoundRecord {
  readonly entity: string
  readonly ordinal: number
}

function findIn(
  { dataset }: Vendor,
  targets: readonly RecordField[],
  value: Json | undefined,
): FoundRecord | undefined {
  for (const target of targets) {
    const ordinal = dataset.find(target, value)
    if (ordinal !== undefined) return { entity: target.entity, ordinal }
  }
  return undefined
}

function missingParent(
  vendor: Vendor,
  { operation, params }: Pick<UnderstoodCall, 'operation' | 'params'>,
): MockResponse | undefined {
  const inPath = [...pathParamNames(operation), ...operation.routes.map(({ when }) => when)]
  for (const { param, targets } of vendor.dataset.relations.parentParams(operation)) {
    const value = params[param]
    if (value === undefined || value === null || !inPath.includes(param) || findIn(vendor, targets, value)) continue
    return refuse(operation, 'not_found', `There is no ${targets[0]!.entity} ${shown(value)}.`)
  }
  return undefined
}

/** The parent whose children a call is about, when it names one. */
function parentOf(
  vendor: Vendor,
  { operation, params }: UnderstoodCall,
): { readonly param: string; readonly ordinal: number } | undefined {
  const { relations } = vendor.dataset
  const parent = relations.parent(relations.home(operation.entity))
  if (!parent) return undefined
  for (const { param, targets } of relations.parentParams(operation)) {
    const found = findIn(
      vendor,
      targets.filter(({ entity }) => entity === parent.entity),
      params[param],
    )
    if (found) return { param, ordinal: found.ordinal }
  }
  return undefined
}

function listResponse(vendor: Vendor, call: UnderstoodCall): MockResponse {
  const { operation, params } = call
  const { dataset } = vendor
  const home = dataset.relations.home(operation.entity)
  const changes = requestedChanges(vendor.manifest, operation, params)
  const parent = parentOf(vendor, call)
  const isAll = changes !== undefined && parent === undefined
  const listed = isAll ? dataset.all(home) : dataset.list(home, parent?.ordinal)
  const changed = changes ? changedOf(changes, listed, (one) => dataset.changedAt(home, one)) : listed
  const done = [...(parent ? [parent.param] : []), ...sinceParams(changes)]
  const { condition, ignored } = vendor.filters.asked(operation, params, done)
  const below = `${operation.entity} ${parent?.ordinal ?? ''}`
  const ordinals = condition
    ? dataset.choose(home, changed, { ...condition, asked: `${below} ${condition.asked}` })
    : changed
  const events = changes && eventsOf(changes, operation, ordinals, vendor)
  const indexOf = (field: readonly string[], value: Json) => {
    if (events) return events.findIndex((event) => event.id === value)
    const ordinal = dataset.find({ entity: home, field: field.join('.') }, value)
    const index = ordinal === undefined ? -1 : ordinals.indexOf(ordinal)
    return index < 0 ? undefined : index
  }
  const total = ordinals.length
  const isOnePage = vendor.manifest.changes?.[operation.entity] === operation && !hasSize(operation)
  const window = isOnePage ? { start: 0, size: total, total } : windowOf(operation, { params, total, indexOf })
  if (!window) return refuse(operation, 'invalid', 'The cursor is not one that this list gave.')
  const { start, size } = window
  const records = events ?? ordinals.slice(start, start + size).map((ordinal) => dataset.record(home, ordinal))
  const made = draftResponse(graphqlField(operation))
  if (ignored.length > 0) made.headers[IGNORED_HEADER] = ignored.join(', ')
  const page = events ? records.slice(start, start + size) : records
  if (operation.records) write(made, operation.records, unshaped(page, operation))
  for (const download of page.length > 0 ? call.downloads : [])
    if (isFileAmong(download, operation)) writeFile(made, download, vendor, `${home}-${ordinals[start]}.bin`, call.url)
  writePaging(made, operation, window, call)
  const { decode } = operation
  return decode ? { ...responseOf(made), body: linesOf(page, decode) } : responseOf(made)
}

/** Names the params of a request that were checked but narrowed nothing. */
export const IGNORED_HEADER = 'mock-ignored-params'

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

/** An outcome for each record of a batch, all of them done. */
function batchResponse({ dataset }: Vendor, { operation, params }: UnderstoodCall, home: string): MockResponse {
  const { of, outcomes, index: number, by, record } = operation.batch!
  const given = (Array.isArray(params[of]) ? params[of] : []) as JsonObject[]
  const all = given.map((fields, index) => {
    const ordinal = dataset.create(home, undefined, fields)
    const one = draftResponse()
    write(one, record, dataset.record(home, ordinal))
    if (number) write(one, number, index)
    if (by) write(one, by.back, (by.sent.length === 1 ? fields[by.sent[0]!] : undefined) ?? null)
    return one.body ?? null
  })
  const made = draftResponse()
  write(made, outcomes, all)
  return responseOf(made)
}

function createdResponse(vendor: Vendor, call: UnderstoodCall, home: string): MockResponse {
  const ordinal = vendor.dataset.create(home, parentOf(vendor, call)?.ordinal, call.params)
  const result = oneResponse(vendor, call, home, ordinal)
  return 'file' in result || result.status !== 200 || call.operation.isGraphql
    ? (result as MockResponse)
    : { ...result, status: 201 }
}

function oneResponse(
  vendor: Vendor,
  call: UnderstoodCall,
  entity: string,
  ordinal: number | undefined,
): VendorResponse {
  const { operation, params } = call
  const { dataset } = vendor
  if (operation.action === 'download' && operation.file && !operation.file.url)
    return { file: `${operation.entity}-${ordinal ?? 1}.bin` }
  const isOwn = dataset.relations.home(operation.entity) === entity
  if (operation.action === 'update' && ordinal !== undefined && isOwn) dataset.update(entity, ordinal, params)
  const record = recordFor(vendor, operation, entity, ordinal)
  if (operation.action === 'delete' && ordinal !== undefined && isOwn) dataset.remove(entity, ordinal)
  if (operation.records === null || record === undefined) return { status: 204, headers: {} }
  const made = draftResponse(graphqlField(operation))
  write(made, operation.records, record)
  for (const download of call.downloads) writeFile(made, download, vendor, `${entity}-${ordinal ?? 1}.bin`, call.url)
  return responseOf(made)
}

/** The record as an operation's response has it: the entity's own, or one of another schema with the same values where both have them. */
function recordFor(
  { manifest, dataset }: Vendor,
  { record: schema, action, entity: called }: ResolvedOperation,
  entity: string,
  ordinal = 1,
): JsonObject | undefined {
  const own = dataset.relations.recordOf(entity)
  if (own === undefined && schema === undefined) return undefined
  const record = own === undefined ? {} : dataset.record(entity, ordinal)
  if (schema === undefined || JSON.stringify(schema) === JSON.stringify(own)) return record
  const seed = `${manifest.kind}/${called}.${action}/${ordinal}`
  const made = generateValue(schema, { name: called, seed, ordinal }, manifest.schemas)
  if (!isObject(made)) return record
  const properties = (resolved(schema, manifest.schemas).properties ?? {}) as JsonObject
  const shared = Object.entries(record).filter(
    ([name, value]) =>
      Object.hasOwn(properties, name) && !isFixed(properties[name]) && isOfType(value, made[name] ?? null),
  )
  const flags = Object.entries(made).filter(([, value]) => typeof value === 'boolean')
  return {
    ...made,
    ...Object.fromEntries(flags.map(([name]) => [name, true])),
    ...Object.fromEntries(shared),
  }
}

/** Whether a value has the JSON type of another; null is of any. */
function isOfType(value: Json, other: Json): boolean {
  if (value === null || other === null) return true
  return typeof value === typeof other && Array.isArray(value) === Array.isArray(other)
}

function isFixed(schema: Json | undefined): boolean {
  return isObject(schema) && (schema.const !== undefined || schema.enum !== undefined)
}

/** Whether a record of a list says where a file is, to a download that begins with the same request. */
function isFileAmong({ file }: ResolvedOperation, { records }: ResolvedOperation): boolean {
  if (records?.in !== 'body' || file?.url?.in !== 'body') return false
  const { steps } = file.url
  return records.steps.every((step, index) => step === steps[index])
}

/** Writes where a file is, so that the download that begins with this request finds it. */
function writeFile(
  made: ResponseDraft,
  { file }: ResolvedOperation,
  { fileBytes }: Vendor,
  name: string,
  url: URL,
): void {
  if (!file?.url) return
  const entries = file.items && read(made, file.items)
  const count = Array.isArray(entries) && entries.length > 0 ? entries.length : 1
  for (let index = 0; index < count; index++) {
    const locate = (inner: NonNullable<typeof file.url>) =>
      file.items ? locatorBelow(file.items, index, inner) : inner
    write(made, locate(file.url), `https://${fileHost(file.hosts, url)}${FILES_PATH}${name}`)
    if (file.name) write(made, locate(file.name), name)
    if (file.size) write(made, locate(file.size), fileBytes)
  }
}

function fileHost([first]: readonly string[], { host }: URL): string {
  return first === undefined ? host : first.replace(/^\*/, 'files')
}

/** Records as the vendor has them: below a parent, or as a map by their key. */
function unshaped(records: readonly Json[], { shape }: ResolvedOperation): Json {
  const rows = records as readonly JsonObject[]
  const { flatten, keyedBy } = shape ?? {}
  const outer = flatten ? rows.map((row) => parentWith(row, flatten)) : rows
  if (keyedBy === undefined) return [...outer]
  return Object.fromEntries(outer.map(({ [keyedBy]: key = '', ...rest }) => [String(key), rest]))
}

function parentWith(row: JsonObject, { path, copy }: NonNullable<RecordShape['flatten']>): JsonObject {
  const { [path.at(-1)!]: _, ...copied } = Object.fromEntries(
    Object.entries(copy).map(([field, of]) => [of, row[field] ?? null]),
  )
  const list = path.reduceRight<Json>((inner, name) => ({ [name]: inner }), [row]) as JsonObject
  return { ...copied, ...list }
}

/** Records as lines: JSON, or fields under a head line. */
function linesOf(records: readonly JsonObject[], decode: 'ndjson' | 'csv'): string {
  if (decode === 'ndjson') return records.map((record) => `${JSON.stringify(record)}\n`).join('')
  const names = Object.keys(records[0] ?? {})
  const cell = (value: Json | undefined) => `"${String(value ?? '').replaceAll('"', '""')}"`
  return [names, ...records.map((record) => names.map((name) => record[name]))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')
}

/** The first field that a GraphQL document selects: the response has its data under it. */
function graphqlField({ body }: ResolvedOperation): string | undefined {
  if (body?.from !== 'graphql') return undefined
  const selection = body.document.replace(/^\s*(?:query|mutation)?[^({]*(?:\([^)]*\))?\s*\{\s*/, '')
  return /^(\w+)/.exec(selection)?.[1]
}

function shown(value: Json | undefined): string {
  return JSON.stringify(value ?? null)
}
