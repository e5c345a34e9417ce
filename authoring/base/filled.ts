/** Returns a map, a list or an object; undefined for an empty one, which `defined` leaves out. */
export function filled<T extends object>(value: T): T | undefined {
  const count = value instanceof Map ? value.size : Object.keys(value).length
  return count > 0 ? value : undefined
}

/** Returns the entries of a map as an object; undefined for an empty one. */
export function filledObject<T>(entries: ReadonlyMap<string, T>): Record<string, T> | undefined {
  return filled(Object.fromEntries(entries))
}
