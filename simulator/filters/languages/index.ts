/** The languages of vendors' filters. Each reads a filter as a condition of records, or leaves it: then the sandbox refuses it. */
import { isObject, type Json } from '../../../runtime/base/json.ts'
import type { RecordFields } from '../base/fields.ts'
import { comparatorsOf } from './comparators.ts'
import { criteriaOf, fieldIn } from './criteria.ts'
import { byTypeOf, isByType } from './by-type.ts'
import type { RecordCondition } from './query.ts'

export { fieldIn }
export { operatorOf } from './operators.ts'
export { conditionOf, likeCondition, type RecordCondition } from './query.ts'

/** The condition of a filter as JSON; undefined where it is not understood. @param areAny whether one of a list must hold */
export function jsonConditionOf(filter: Json, fields: RecordFields, areAny: boolean): RecordCondition | undefined {
  if (isByType(filter)) return byTypeOf(filter, fields)
  const isCriteria = isObject(filter) && fieldIn(filter) !== undefined
  return (isObject(filter) && !isCriteria && comparatorsOf(filter, fields)) || criteriaOf(filter, fields, areAny)
}
