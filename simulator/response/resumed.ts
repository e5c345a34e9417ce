/** Lists that continue behind the vendor's cap: in ascending order of a field, from a param's value on. */
import { type JsonObject, valueAt } from '../../runtime/base/json.ts'
import { isInOrderOf } from '../../runtime/language/pagination/resume.ts'
import { isInBounds } from '../filters/index.ts'
import type { UnderstoodCall } from './vendor.ts'

/** The records of a list from the value that its params name on, in the order of the field where they ask for it. */
export function resumed(
  { operation, params }: Pick<UnderstoodCall, 'operation' | 'params'>,
  ordinals: readonly number[],
  record: (ordinal: number) => JsonObject,
): readonly number[] {
  const resume = operation.pagination?.cap?.resume
  if (!resume) return ordinals
  const from = resume.entry ? undefined : params[resume.param]
  const values = new Map(ordinals.map((one) => [one, valueAt(record(one), resume.by)]))
  const isBefore = (one: number, other: number) => isInBounds(values.get(one), 'lt', values.get(other) ?? null)
  const found = from == null ? ordinals : ordinals.filter((one) => isInBounds(values.get(one), 'gte', from))
  if (!isInOrderOf(resume, params)) return found
  return found.toSorted((one, other) => Number(isBefore(other, one)) - Number(isBefore(one, other)))
}
