/** State of `sync`: JSON that the caller stores, checked when it returns. */
import { isObject, type Json, own, type Params } from '../../runtime/base/json.ts'
import { quoted } from '../../runtime/base/names.ts'
import type { SyncCheckpoint } from '../types/change-types.ts'
import { SyncError } from './sync-error.ts'

/** Progress of one entity. */
export interface EntityProgress {
  /** Start of the last pass, in milliseconds since 1970. */
  readonly pass?: number
  /** Value from which the next pass asks for changes. */
  readonly mark?: Json
  /** Start of the last whole pass. */
  readonly fullAt?: number
  /** Number of records in the last whole pass. */
  readonly found?: number
  /** Parents whose lists were refused, as values of `below`. */
  readonly refused?: readonly string[]
  /** Size of the pages of the next pass, since a larger page was too much. */
  readonly pageSize?: number
  /** Names of the own fields that the last pass asked for. */
  readonly own?: readonly string[]
  /** The current pass. */
  readonly reading?: UnfinishedPass
}

/** A pass before its end. */
export interface UnfinishedPass {
  readonly beganAt: number
  readonly isFull: boolean
  /** Value of `{{since}}`. */
  readonly since?: Json
  /** Mark after this pass, where it lists below changed parents. */
  readonly upTo?: Json
  /** Newest value of the incremental field so far. */
  readonly newest?: Json
  /** The parents read last, and the params of their next page. Absent after their last page. */
  readonly below?: string
  readonly next?: Params
  /** Parents refused in this pass. */
  readonly refused?: readonly string[]
  /** Earlier refused parents, read whole at the end. */
  readonly again?: readonly string[]
  /** Number of records read, and of those below the parents read last. */
  readonly found?: number
  readonly foundBelow?: number
  /** Parents with possibly incomplete lists; an empty text for a list below none. */
  readonly partial?: readonly string[]
  /** Size of pages, since a larger one was too much in this pass. */
  readonly pageSize?: number
  /** Number of times that a list began again, since the third party no longer knew the place. */
  readonly restarts?: number
  /** Names of the own fields that this pass asks for. */
  readonly own?: readonly string[]
}

const VERSION = 1

type Check = (value: unknown) => boolean

const isTime: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isTexts: Check = (value) => Array.isArray(value) && value.every((one) => typeof one === 'string')
const isAny: Check = () => true

const PROGRESS: Readonly<Record<keyof EntityProgress, Check>> = {
  pass: isTime,
  mark: isAny,
  fullAt: isTime,
  found: isTime,
  refused: isTexts,
  pageSize: isTime,
  own: isTexts,
  reading: isObject,
}

const READING: Readonly<Record<keyof UnfinishedPass, Check>> = {
  beganAt: isTime,
  isFull: (value) => typeof value === 'boolean',
  since: isAny,
  upTo: isAny,
  newest: isAny,
  below: (value) => typeof value === 'string',
  next: isObject,
  refused: isTexts,
  again: isTexts,
  found: isTime,
  foundBelow: isTime,
  partial: isTexts,
  pageSize: isTime,
  restarts: isTime,
  own: isTexts,
}

/** The state to continue from, or an empty one. @throws SyncError `invalid_state` with the field and its fault */
export function checkedState(given: unknown, kind: string): SyncCheckpoint {
  if (given === undefined || given === null) return { version: VERSION, kind, entities: {} }
  if (!isObject(given)) throw invalid('state', 'is not an object')
  if (given.version !== VERSION)
    throw invalid('state.version', `is ${show(given.version)}, and this version of Plugboard reads ${VERSION}`)
  if (given.kind !== kind) throw invalid('state.kind', `is ${show(given.kind)}, and the connector is of ${kind}`)
  if (!isObject(given.entities)) throw invalid('state.entities', 'is not an object')
  for (const [entity, progress] of Object.entries(given.entities)) {
    const at = `state.entities.${entity}`
    checkFields(progress, PROGRESS, at)
    const { reading } = progress as EntityProgress
    if (reading === undefined) continue
    checkFields(reading, READING, `${at}.reading`)
    for (const name of ['beganAt', 'isFull'] as const)
      if (reading[name] === undefined) throw invalid(`${at}.reading.${name}`, 'is missing')
  }
  return given as object as SyncCheckpoint
}

function checkFields(value: unknown, checks: Readonly<Record<string, Check>>, at: string): void {
  if (!isObject(value)) throw invalid(at, 'is not an object')
  for (const [name, field] of Object.entries(value)) {
    const check = own(checks, name)
    if (!check) throw invalid(`${at}.${name}`, 'is not known')
    if (!check(field)) throw invalid(`${at}.${name}`, `has a wrong value: ${show(field)}`)
  }
}

function show(value: unknown): string {
  return quoted(JSON.stringify(value) ?? 'missing')
}

function invalid(field: string, fault: string): SyncError {
  return new SyncError('invalid_state', `Cannot continue: ${field} ${fault}`, {
    hint: 'Pass the last checkpoint as you stored it, or no state to read everything again.',
    errors: [{ field, message: fault, error_code: 'invalid' }],
    sent: false,
  })
}
