/** Separates records from other elements of a list: non-objects, and values nested too deeply. */
import { isObject, type Json, type JsonObject, textOfBytes } from '../base/json.ts'
import type { TakeUnfit, UnfitElement } from '../base/unfit.ts'
import { elementsOf, textAtPath } from '../json-text/index.ts'
import type { LocatorStep } from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { isTooDeep, Unreadable } from './body.ts'

export interface FitRecords {
  readonly records: JsonObject[]
  /** Whether each element is a record; absent where all are. */
  readonly fit?: readonly boolean[]
}

/**
 * Compiles the reader of a list's records. In GraphQL, null is a missing object.
 * @throws Unreadable for an element that is not a record, without a receiver for it
 * @see https://spec.graphql.org/October2021/#sec-Handling-Field-Errors
 */
export function compileFit({ isGraphql, records }: Pick<ResolvedOperation, 'isGraphql' | 'records'>) {
  const depth = records?.in === 'body' ? records.steps.length + 1 : 1
  const reasonOf = (element: Json, take: TakeUnfit | undefined): UnfitElement['reason'] | undefined => {
    if (!isObject(element)) return 'not_an_object'
    return take && isTooDeep(element, depth) ? 'nested_too_deep' : undefined
  }
  return (list: readonly Json[], take: TakeUnfit | undefined): FitRecords => {
    const reasons = list.map((element) => reasonOf(element, take))
    if (reasons.every((reason) => reason === undefined)) return { records: list as JsonObject[] }
    for (const [index, reason] of reasons.entries()) {
      const value = list[index] ?? null
      if (reason === undefined) continue
      if (take) take({ reason, value })
      else if (value !== null || !isGraphql) throw new Unreadable(`has ${valueWord(value)} among the records`)
    }
    const fit = reasons.map((reason) => reason === undefined)
    return { records: list.filter((_, index) => fit[index]) as JsonObject[], fit }
  }
}

/** The records' original texts in a body; undefined where they are not at the end of a path of names and numbers. */
export function fitTexts(
  bytes: Uint8Array,
  { records, shape }: Pick<ResolvedOperation, 'records' | 'shape'>,
  fit: readonly boolean[],
): string[] | undefined {
  if (records?.in !== 'body' || shape || !records.steps.every(isPlain)) return undefined
  const elements = elementsOf(textAtPath(textOfBytes(bytes), records.steps) ?? '')
  return elements.length === fit.length ? elements.filter((_, index) => fit[index]) : undefined
}

function isPlain(step: LocatorStep): step is string | number {
  return typeof step === 'string' || typeof step === 'number'
}

/** The name of a value's type in messages. */
export function valueWord(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : `a ${typeof value}`
}
