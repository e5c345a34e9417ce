import type { Json } from '../../runtime/base/json.ts'

/** Returns a value of a condition: the first of `is`, or one that `not` lacks; `usual` for any value. */
export function markedValue(
  { is, not }: { readonly is?: readonly Json[] | undefined; readonly not?: readonly Json[] | undefined },
  usual: Json = true,
): Json {
  return is?.[0] ?? (not ? otherThan(not) : usual)
}

/** Returns a value that a list lacks, of the type of its first. */
export function otherThan(values: readonly Json[]): Json {
  const [first] = values
  if (typeof first === 'boolean') return !first
  if (typeof first !== 'number') return 'other'
  return Math.max(...values.filter((value) => typeof value === 'number')) + 1
}
