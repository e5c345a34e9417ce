/** The records that the params of a call name: its own record, and its parent. */
import { type Json, own, propertiesOf, referredSchema } from '../../runtime/base/json.ts'
import { pathParamNames, type RecordField, type RecordRef, requiredParams } from '../records/index.ts'
import type { MockResponse } from '../values/index.ts'
import { refuse } from './refusal.ts'
import type { UnderstoodCall, Vendor } from './vendor.ts'

type RecordCall = Pick<UnderstoodCall, 'operation' | 'params'>

/** The record of a call; undefined where its params name none, a refusal where the record does not exist. */
export function recordOfCall(vendor: Vendor, { operation, params }: RecordCall): RecordRef | MockResponse | undefined {
  const { relations } = vendor.dataset
  const identity = relations.identityParam(operation)
  if (identity === undefined || isLeftOut(operation, identity, params)) return undefined
  const targets = relations.identityTargets(operation.entity, identity)
  const found = findIn(vendor, targets, params[identity]) ?? exampleRecord(vendor, operation, identity, params)
  return found || targets.length === 0 ? found : notFound(operation, operation.entity, params[identity])
}

/** The record that an example of the manifest names, such as the file `README.md`, if no list shows the entity's keys. */
function exampleRecord(
  vendor: Vendor,
  operation: UnderstoodCall['operation'],
  param: string,
  params: UnderstoodCall['params'],
): RecordRef | undefined {
  const { dataset } = vendor
  const { relations } = dataset
  const value = params[param]
  const home = relations.home(operation.entity)
  const [first] = dataset.list(home)
  if (value === undefined || first === undefined || relations.isListed(home)) return undefined
  if (!isExample(vendor, operation, param, value)) return undefined
  dataset.adopt(home, { ...dataset.record(home, first), [relations.key(home)]: value })
  return findIn(vendor, relations.identityTargets(operation.entity, param), value)
}

/** Whether a call omits an optional key: it writes a new record, or names it in another way. */
function isLeftOut(
  operation: UnderstoodCall['operation'],
  identity: string,
  params: UnderstoodCall['params'],
): boolean {
  return params[identity] === undefined && !requiredParams(operation).includes(identity)
}

/** Whether the record and the parents of a call exist. */
export function isAboutKnown(vendor: Vendor, { operation, params }: RecordCall): boolean {
  const { relations } = vendor.dataset
  const identity = relations.identityParam(operation)
  if (identity === undefined) return missingParent(vendor, { operation, params }) === undefined
  return findIn(vendor, relations.identityTargets(operation.entity, identity), params[identity]) !== undefined
}

/** The refusal of a call whose parent does not exist. */
export function missingParent(vendor: Vendor, { operation, params }: RecordCall): MockResponse | undefined {
  const inPath = [...pathParamNames(operation), ...operation.routes.map(({ when }) => when)]
  for (const { param, targets } of vendor.dataset.relations.parentParams(operation)) {
    const value = params[param]
    if (value === undefined || value === null || !inPath.includes(param) || findIn(vendor, targets, value)) continue
    if (isExample(vendor, operation, param, value)) continue
    return notFound(operation, targets[0].entity, value)
  }
  return undefined
}

/** Whether a value is an example of a param in the manifest, such as `contacts` among object types. */
function isExample({ manifest }: Vendor, { params }: UnderstoodCall['operation'], param: string, value: Json): boolean {
  const { examples } = referredSchema(own(propertiesOf(params), param), manifest.schemas)
  return Array.isArray(examples) && examples.includes(value)
}

/** The parent that a call names. */
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

/** The ancestor that a call names, such as the workspace of a search. */
export function ancestorOf(
  vendor: Vendor,
  { operation, params }: RecordCall,
): (RecordRef & { readonly param: string }) | undefined {
  const { relations } = vendor.dataset
  const home = relations.home(operation.entity)
  for (const { param, targets } of relations.parentParams(operation)) {
    const above = targets.filter(({ entity }) => relations.isBelow(home, entity))
    const found = findIn(vendor, above, params[param])
    if (found) return { ...found, param }
  }
  return undefined
}

const OWN = /^@?(?:me|my|myself|self|primary|root|default|current)$/i

function findIn({ dataset }: Vendor, targets: readonly RecordField[], given: Json | undefined): RecordRef | undefined {
  const value = Array.isArray(given) && given.length === 1 ? given[0] : given
  for (const target of targets) {
    const ordinal = dataset.find(target, value)
    if (ordinal !== undefined) return { entity: target.entity, ordinal }
  }
  const [target] = targets
  // A word for the caller's own record, or for the first of a list.
  const ordinal = target && typeof value === 'string' && OWN.test(value) ? dataset.list(target.entity)[0] : undefined
  return target && ordinal !== undefined ? { entity: target.entity, ordinal } : undefined
}

function notFound(operation: UnderstoodCall['operation'], entity: string, value: Json | undefined): MockResponse {
  return refuse(operation, 'not_found', `No ${entity} has the key ${JSON.stringify(value ?? null)}.`)
}
