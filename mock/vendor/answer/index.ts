/** The door of the room that answers as a vendor would: a request understood, the records there are, and out comes an answer. */
import type { Json, JsonObject, ResolvedManifest, ResolvedOperation } from 'plugboard/author'
import { isObject } from 'plugboard/author'
import type { Population, Target } from '../records/index.ts'
import { generate, pathParams, resolved } from '../records/index.ts'
import { askedChanges, changedOf, eventsOf } from './changes.ts'
import type { Draft } from './draft.ts'
import { below, draft, read, write } from './draft.ts'
import { FILES_PATH } from './file.ts'
import { windowOf, writePaging } from './pages.ts'
import type { Answer } from './refusal.ts'
import { refuse } from './refusal.ts'

export { isOfAnother } from './changes.ts'
export { draft, read, write } from './draft.ts'
export type { Draft } from './draft.ts'
export { filePart, FILES_PATH } from './file.ts'
export type { FilePart } from './file.ts'
export { refuse } from './refusal.ts'
export type { Answer, Refusal } from './refusal.ts'

/** One kind as the mock knows it. */
export interface Vendor {
  readonly manifest: ResolvedManifest
  readonly population: Population
  /** Bytes of every file. */
  readonly fileBytes: number
}

/** A call as the vendor sees it. */
export interface Asked {
  readonly operation: ResolvedOperation
  readonly params: JsonObject
  /** The request's own URL. */
  readonly url: URL
  /** Downloads that begin with the same request: what they read is in the answer too. */
  readonly downloads: readonly ResolvedOperation[]
}

/** A file is answered by its name. */
export type Outcome = Answer | { readonly file: string }

/** The answer to a call that was understood. Writes change the population. */
export function answer(vendor: Vendor, asked: Asked): Outcome {
  const { operation } = asked
  const { relations } = vendor.population
  const missing = missingParent(vendor, asked)
  if (missing) return missing
  if (operation.action === 'list' || operation.action === 'api_search') return listAnswer(vendor, asked)
  const home = relations.home(operation.entity)
  if (operation.action === 'create') return created(vendor, asked, home)
  const identity = relations.identityParam(operation)
  const targets = identity === undefined ? [] : relations.identityTargets(operation.entity, identity)
  const found = identity === undefined ? undefined : findIn(vendor, targets, asked.params[identity])
  if (identity !== undefined && !found && targets.length > 0)
    return refuse(operation, 'not_found', `There is no ${operation.entity} ${shown(asked.params[identity])}.`)
  return oneAnswer(vendor, asked, found?.entity ?? home, found?.ordinal)
}

/** Whether the records exist that a call's params name, its own record included. */
export function isAboutKnown(vendor: Vendor, { operation, params }: Pick<Asked, 'operation' | 'params'>): boolean {
  const { relations } = vendor.population
  const identity = relations.identityParam(operation)
  if (identity === undefined) return missingParent(vendor, { operation, params }) === undefined
  return findIn(vendor, relations.identityTargets(operation.entity, identity), params[identity]) !== undefined
}

interface Found {
  readonly entity: string
  readonly ordinal: number
}

function findIn({ population }: Vendor, targets: readonly Target[], value: Json | undefined): Found | undefined {
  for (const target of targets) {
    const ordinal = population.find(target, value)
    if (ordinal !== undefined) return { entity: target.entity, ordinal }
  }
  return undefined
}

function missingParent(vendor: Vendor, { operation, params }: Pick<Asked, 'operation' | 'params'>): Answer | undefined {
  const inPath = [...pathParams(operation), ...operation.routes.map(({ when }) => when)]
  for (const { param, targets } of vendor.population.relations.parentParams(operation)) {
    const value = params[param]
    if (value === undefined || value === null || !inPath.includes(param) || findIn(vendor, targets, value)) continue
    return refuse(operation, 'not_found', `There is no ${targets[0]!.entity} ${shown(value)}.`)
  }
  return undefined
}

/** The parent whose children a call is about, when it names one. */
function parentOf(vendor: Vendor, { operation, params }: Asked): number | undefined {
  const { relations } = vendor.population
  const parent = relations.parent(relations.home(operation.entity))
  if (!parent) return undefined
  for (const { param, targets } of relations.parentParams(operation)) {
    const found = findIn(
      vendor,
      targets.filter(({ entity }) => entity === parent.entity),
      params[param],
    )
    if (found) return found.ordinal
  }
  return undefined
}

function listAnswer(vendor: Vendor, asked: Asked): Answer {
  const { operation, params } = asked
  const { population } = vendor
  const home = population.relations.home(operation.entity)
  const changes = askedChanges(vendor.manifest, operation, params)
  const parent = parentOf(vendor, asked)
  const isAll = changes !== undefined && parent === undefined
  const listed = isAll ? population.all(home) : population.list(home, parent)
  const ordinals = changes ? changedOf(changes, listed, (one) => population.changedAt(home, one)) : listed
  const events = changes && eventsOf(changes, operation, ordinals, vendor)
  const indexOf = (field: readonly string[], value: Json) => {
    if (events) return events.findIndex((event) => event.id === value)
    const ordinal = population.find({ entity: home, field: field.join('.') }, value)
    const index = ordinal === undefined ? -1 : ordinals.indexOf(ordinal)
    return index < 0 ? undefined : index
  }
  const total = ordinals.length
  const isOnePage = vendor.manifest.changes?.[operation.entity] === operation && !hasSize(operation)
  const window = isOnePage ? { start: 0, size: total, total } : windowOf(operation, { params, total, indexOf })
  if (!window) return refuse(operation, 'invalid', 'The cursor is not one that this list gave.')
  const { start, size } = window
  const records = events ?? ordinals.slice(start, start + size).map((ordinal) => population.record(home, ordinal))
  const made = draft(graphqlField(operation))
  if (operation.records) write(made, operation.records, events ? records.slice(start, start + size) : records)
  writePaging(made, operation, window, asked)
  return ready(made)
}

/** Whether callers say how long a page is: other lists of changes come in one. */
function hasSize({ pagination }: ResolvedOperation): boolean {
  return pagination !== undefined && 'size' in pagination && pagination.size !== undefined
}

function created(vendor: Vendor, asked: Asked, home: string): Answer {
  const ordinal = vendor.population.create(home, parentOf(vendor, asked), asked.params)
  const result = oneAnswer(vendor, asked, home, ordinal)
  return 'file' in result || result.status !== 200 || asked.operation.isGraphql
    ? (result as Answer)
    : { ...result, status: 201 }
}

function oneAnswer(vendor: Vendor, asked: Asked, entity: string, ordinal: number | undefined): Outcome {
  const { operation, params } = asked
  const { population } = vendor
  if (operation.action === 'download' && operation.file && !operation.file.url)
    return { file: `${operation.entity}-${ordinal ?? 1}.bin` }
  const isOwn = population.relations.home(operation.entity) === entity
  if (operation.action === 'update' && ordinal !== undefined && isOwn) population.update(entity, ordinal, params)
  const record = recordFor(vendor, operation, entity, ordinal)
  if (operation.action === 'delete' && ordinal !== undefined && isOwn) population.remove(entity, ordinal)
  if (operation.records === null || record === undefined) return { status: 204, headers: {} }
  const made = draft(graphqlField(operation))
  write(made, operation.records, record)
  for (const download of asked.downloads) writeFile(made, download, vendor, `${entity}-${ordinal ?? 1}.bin`, asked.url)
  return ready(made)
}

/** The record as an operation answers with it: the entity's own, or one of another schema with the same values where both have them. */
function recordFor(
  { manifest, population }: Vendor,
  { record: schema, action, entity: asked }: ResolvedOperation,
  entity: string,
  ordinal = 1,
): JsonObject | undefined {
  const own = population.relations.recordOf(entity)
  if (own === undefined && schema === undefined) return undefined
  const record = own === undefined ? {} : population.record(entity, ordinal)
  if (schema === undefined || JSON.stringify(schema) === JSON.stringify(own)) return record
  const seed = `${manifest.kind}/${asked}.${action}/${ordinal}`
  const made = generate(schema, { name: asked, seed, ordinal }, manifest.schemas)
  if (!isObject(made)) return record
  const properties = (resolved(schema, manifest.schemas).properties ?? {}) as JsonObject
  const shared = Object.entries(record).filter(
    ([name]) => Object.hasOwn(properties, name) && !isFixed(properties[name]),
  )
  const said = Object.entries(made).filter(([, value]) => typeof value === 'boolean')
  return {
    ...made,
    ...Object.fromEntries(said.map(([name]) => [name, true])),
    ...Object.fromEntries(shared),
  }
}

function isFixed(schema: Json | undefined): boolean {
  return isObject(schema) && (schema.const !== undefined || schema.enum !== undefined)
}

/** Writes where a file is, so that the download that begins with this request finds it. */
function writeFile(made: Draft, { file }: ResolvedOperation, { fileBytes }: Vendor, name: string, url: URL): void {
  if (!file?.url) return
  const entries = file.items && read(made, file.items)
  const count = Array.isArray(entries) && entries.length > 0 ? entries.length : 1
  for (let index = 0; index < count; index++) {
    const place = (inner: NonNullable<typeof file.url>) => (file.items ? below(file.items, index, inner) : inner)
    write(made, place(file.url), `https://${fileHost(file.hosts, url)}${FILES_PATH}${name}`)
    if (file.name) write(made, place(file.name), name)
    if (file.size) write(made, place(file.size), fileBytes)
  }
}

function fileHost([first]: readonly string[], { host }: URL): string {
  return first === undefined ? host : first.replace(/^\*/, 'files')
}

function ready({ body, headers }: Draft): Answer {
  return { status: 200, headers, ...(body !== undefined && { body }) }
}

/** The first field that a GraphQL document selects: under it the answer stands. */
function graphqlField({ body }: ResolvedOperation): string | undefined {
  if (body?.from !== 'graphql') return undefined
  const selection = body.document.replace(/^\s*(?:query|mutation)?[^({]*(?:\([^)]*\))?\s*\{\s*/, '')
  return /^(\w+)/.exec(selection)?.[1]
}

function shown(value: Json | undefined): string {
  return JSON.stringify(value ?? null)
}
