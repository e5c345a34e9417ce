/** The records that the params of a call name: its own record, and its parent. */
import { type Json, type JsonSchema, own } from '../../runtime/base/json.ts'
import { pathParamNames, type RecordField, requiredParams } from '../records/index.ts'
import type { MockResponse } from './draft.ts'
import { refuse } from './refusal.ts'
import type { UnderstoodCall, Vendor } from './vendor.ts'
import { resolved } from '../values/index.ts'

/** What names records in a call. */
type RecordCall = Pick<UnderstoodCall, 'operation' | 'params'>

/** A record of the dataset. */
interface FoundRecord {
  readonly entity: string
  readonly ordinal: number
}

/** The record that a call is about: undefined when its params name none, a refusal when they name one that does not exist. */
export function recordOfCall(
  vendor: Vendor,
  { operation, params }: RecordCall,
): FoundRecord | MockResponse | undefined {
  const { relations } = vendor.dataset
  const identity = relations.identityParam(operation)
  if (identity === undefined || isLeftOut(operation, identity, params)) return undefined
  const targets = relations.identityTargets(operation.entity, identity)
  const found = findIn(vendor, targets, params[identity])
  return found || targets.length === 0 ? found : notFound(operation, operation.entity, params[identity])
}

/** Whether a call leaves out a key that it may leave out: it writes a record that it names otherwise, or a new one. */
function isLeftOut(
  operation: UnderstoodCall['operation'],
  identity: string,
  params: UnderstoodCall['params'],
): boolean {
  return params[identity] === undefined && !requiredParams(operation).includes(identity)
}

/** Whether the records exist that a call's params name, its own record included. */
export function isAboutKnown(vendor: Vendor, { operation, params }: RecordCall): boolean {
  const { relations } = vendor.dataset
  const identity = relations.identityParam(operation)
  if (identity === undefined) return missingParent(vendor, { operation, params }) === undefined
  return findIn(vendor, relations.identityTargets(operation.entity, identity), params[identity]) !== undefined
}

/** The refusal of a call whose path names a parent that does not exist. */
export function missingParent(vendor: Vendor, { operation, params }: RecordCall): MockResponse | undefined {
  const inPath = [...pathParamNames(operation), ...operation.routes.map(({ when }) => when)]
  for (const { param, targets } of vendor.dataset.relations.parentParams(operation)) {
    const value = params[param]
    if (value === undefined || value === null || !inPath.includes(param) || findIn(vendor, targets, value)) continue
    if (isExample(vendor, operation, param, value)) continue
    return notFound(operation, targets[0]!.entity, value)
  }
  return undefined
}

/** Whether the manifest itself gives a value as an example of a param, such as `contacts` among object types. */
function isExample({ manifest }: Vendor, { params }: UnderstoodCall['operation'], param: string, value: Json): boolean {
  const schemas = (params.properties ?? {}) as Record<string, JsonSchema>
  const { examples } = resolved(own(schemas, param), manifest.schemas)
  return Array.isArray(examples) && examples.includes(value)
}

/** The parent whose children a call is about, when it names one. */
export function parentOf(
  vendor: Vendor,
  { operation, params }: RecordCall,
): { readonly param: string; readonly ordinal: number } | undefined {
  const { relations } = vendor.dataset
  const parent = relations.parent(relations.home(operation.entity))
  if (!parent) return undefined
  for (const { param, targets } of relations.parentParams(operation)) {
    const ofParent = targets.filter(({ entity }) => entity === parent.entity)
    const found = findIn(vendor, ofParent, params[param])
    if (found) return { param, ordinal: found.ordinal }
  }
  return undefined
}

/** The record far above those that a call is about, when it names one: a search over a whole workspace names the workspace. */
export function ancestorOf(
  vendor: Vendor,
  { operation, params }: RecordCall,
): (FoundRecord & { readonly param: string }) | undefined {
  const { relations } = vendor.dataset
  const home = relations.home(operation.entity)
  for (const { param, targets } of relations.parentParams(operation)) {
    const above = targets.filter(({ entity }) => relations.isBelow(home, entity))
    const found = findIn(vendor, above, params[param])
    if (found) return { ...found, param }
  }
  return undefined
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

function notFound(operation: UnderstoodCall['operation'], entity: string, value: Json | undefined): MockResponse {
  return refuse(operation, 'not_found', `No ${entity} has the key ${JSON.stringify(value ?? null)}.`)
}
