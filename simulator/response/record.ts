/** Responses to calls of one record, and to batches. Writes change the dataset. */
import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject, propertiesOf, valueAt, referredSchema } from '../../runtime/base/json.ts'
import type { ResolvedOperation } from '../../runtime/manifest/index.ts'
import { isOwnAction } from '../../runtime/base/actions.ts'
import { stateAfter } from '../records/index.ts'
import { writtenValues } from '../request/index.ts'
import { writeFile } from './file.ts'
import { parentOf } from './find.ts'
import { graphqlField, vendorRecord } from './form.ts'
import { answeredRecord } from './own-fields.ts'
import type { UnderstoodCall, Vendor, VendorResponse } from './vendor.ts'
import { draftResponse, generateValue, type MockResponse, responseOf, write } from '../values/index.ts'

/** The successful outcomes of a batch's records. @param entity the entity of the records */
export function batchResponse(
  vendor: Vendor,
  call: UnderstoodCall,
  entity: string,
  { of, outcomes, errors, index, by, record }: NonNullable<ResolvedOperation['batch']>,
): MockResponse {
  const { dataset } = vendor
  const { operation, params } = call
  // In a response with a list of failures, only these have numbers.
  const number = errors ? undefined : index
  const given = (Array.isArray(params[of]) ? params[of] : []) as JsonObject[]
  const parent = parentOf(vendor, call)?.ordinal
  const all = given.map((fields, position) => {
    const known = named(dataset, entity, fields)
    const ordinal = known ?? dataset.create(entity, parent, fields)
    if (known !== undefined) dataset.update(entity, known, fields)
    const outcome = draftResponse()
    write(outcome, record, vendorRecord(dataset.record(entity, ordinal), operation))
    if (number) write(outcome, number, position)
    if (by) write(outcome, by.back, (by.sent.length === 1 ? valueAt(fields, by.sent) : undefined) ?? null)
    return outcome.body ?? null
  })
  const draft = draftResponse()
  write(draft, outcomes, all)
  return responseOf(draft)
}

/** The ordinal of the record that an item of a batch names by its key. */
function named(dataset: Vendor['dataset'], entity: string, fields: JsonObject): number | undefined {
  const field = dataset.relations.key(entity)
  return fields[field] === undefined ? undefined : dataset.find({ entity, field }, fields[field])
}

/** The response to a call that creates a record. @param entity the entity of the record */
export function createdResponse(vendor: Vendor, call: UnderstoodCall, entity: string): MockResponse {
  const { dataset } = vendor
  const ordinal = dataset.create(entity, parentOf(vendor, call)?.ordinal, writtenValues(vendor.manifest, call))
  const response = recordResponse(vendor, call, entity, ordinal) as MockResponse
  return response.status !== 200 || call.operation.isGraphql ? response : { ...response, status: 201 }
}

/** The response of a call that gets this record. */
export function foundResponse(operation: ResolvedOperation, record: JsonObject): MockResponse {
  const draft = draftResponse(graphqlField(operation))
  if (operation.records) write(draft, operation.records, vendorRecord(record, operation))
  return responseOf(draft)
}

/** The response to a call that reads, updates, deletes or downloads a record. @param ordinal undefined where the call names no record */
export function recordResponse(
  vendor: Vendor,
  call: UnderstoodCall,
  entity: string,
  ordinal: number | undefined,
): VendorResponse {
  const { operation, params } = call
  const { dataset } = vendor
  const fileName = (of: string) => `${of}-${ordinal ?? 1}.bin`
  if (operation.action === 'download' && operation.file && !operation.file.url)
    return { file: fileName(operation.entity) }
  const isOwn = dataset.relations.home(operation.entity) === entity
  let hasState = false
  if (ordinal !== undefined && isOwn && changesRecord(operation)) {
    dataset.touch(entity, ordinal)
    const state = stateAfter({ ...vendor, operation, params, at: dataset.changedAt(entity, ordinal) }, entity)
    dataset.update(entity, ordinal, { ...writtenValues(vendor.manifest, call), ...state })
    hasState = Object.keys(state).length > 0
  }
  const record = recordFor(vendor, operation, entity, ordinal)
  if (ordinal !== undefined && isOwn && removesRecord(vendor, operation, hasState)) dataset.remove(entity, ordinal)
  if (operation.records === null || record === undefined) return { status: 204, headers: {} }
  const draft = draftResponse(graphqlField(operation))
  write(draft, operation.records, answeredRecord(vendor, call, vendorRecord(record, operation)))
  for (const download of call.downloads) writeFile(draft, download, vendor, fileName(entity), call.url)
  return responseOf(draft)
}

/** Whether an operation writes its own record. */
function changesRecord({ action, effect }: ResolvedOperation): boolean {
  return action === 'update' || (isOwnAction(action) && (effect === 'overwrites' || effect === 'destroys'))
}

/**
 * Whether an operation removes its record: a DELETE at the record's own URL, by any verb, such as `archive`. One that responds with the
 * record, and whose verb names a state of it, leaves it in that state.
 */
function removesRecord({ dataset }: Vendor, operation: ResolvedOperation, hasState: boolean): boolean {
  const { action, method, path } = operation
  if (action === 'delete') return true
  if (hasState && operation.records !== null) return false
  const last = path.at(-1)
  const identity = dataset.relations.identityParam(operation)
  return isOwnAction(action) && method === 'DELETE' && typeof last === 'object' && last.param === identity
}

/** The record in the operation's schema. Where that is not the entity's, it has the values that fit. */
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
  const made = generateValue(
    schema,
    { name: called, seed, ordinal, scene: dataset.scenes.of(entity, ordinal) },
    manifest.schemas,
  )
  if (!isObject(made)) return record
  const properties = propertiesOf(referredSchema(schema, manifest.schemas))
  const before = propertiesOf(referredSchema(own, manifest.schemas))
  const shared = Object.entries(record).filter(
    ([name, value]) =>
      Object.hasOwn(properties, name) &&
      !isFixed(properties[name]) &&
      isOfType(value, made[name] ?? null) &&
      (typeof value !== 'object' || isDeepStrictEqual(typeIn(properties[name]), typeIn(before[name]))),
  )
  const flags = Object.entries(made).filter(([, value]) => typeof value === 'boolean')
  return {
    ...made,
    ...Object.fromEntries(flags.map(([name]) => [name, true])),
    ...Object.fromEntries(shared),
  }
}

/** Whether two values have the same JSON type; null has any. */
function isOfType(value: Json, other: Json): boolean {
  if (value === null || other === null) return true
  return typeof value === typeof other && Array.isArray(value) === Array.isArray(other)
}

/** A field's schema without its description. */
function typeIn(schema: Json | undefined): JsonObject {
  const { description: _, ...type } = isObject(schema) ? schema : {}
  return type
}

function isFixed(schema: Json | undefined): boolean {
  return isObject(schema) && (schema.const !== undefined || schema.enum !== undefined)
}
