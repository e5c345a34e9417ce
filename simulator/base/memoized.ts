/** Computes the value of each key once. */
export function memoized<K, T>(compute: (key: K) => T): (key: K) => T {
  const values = new Map<K, { readonly value: T }>()
  return (key) => {
    const known = values.get(key) ?? { value: compute(key) }
    values.set(key, known)
    return known.value
  }
}
