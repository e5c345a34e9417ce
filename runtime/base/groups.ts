/** The values of a key: at least one. */
export type Group<T> = readonly [first: T, ...others: T[]]

/** Groups values by a key, in the order in which keys first occur. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, Group<T>> {
  const groups = new Map<string, [T, ...T[]]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
