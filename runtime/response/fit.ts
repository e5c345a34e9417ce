/** The elements of a list that are records, beside others that are none: not objects, or nested too deeply. */
import { isObject, type Json, type JsonObject, textOfBytes } from '../base/json.ts'
import type { TakeUnfit, UnfitElement } from '../base/unfit.ts'
import { elementsOf, textAtPath } from '../json-text/index.ts'
import type { LocatorStep } from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { isTooDeep, Unreadable } from './body.ts'

/** The records of a list. */
export interface FitRecords {
  readonly records: JsonObject[]
  /** Of each element, whether it is a record; absent where all are. */
  readonly fit?: readonly boolean[]
}

/**
 * A function that gives the records of a list. In GraphQL, null stands for an object that is not there.
 * @throws Unreadable for an element that is no record and that nothing takes
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

/** The texts of the records of a list, as a body has them; undefined where they are not at the end of a path of names and numbers. */
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

/** What a value is, for messages. */
export function valueWord(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : `a ${typeof value}`
}
