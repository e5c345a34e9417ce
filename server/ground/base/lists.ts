/** Ends of lists that are never empty, such as the rows of an `insert … returning`. */

/** The first of a list. @throws Error for an empty list */
export function firstOf<T>(list: readonly T[]): T {
  return ofList(list, 0)
}

/** The last of a list. @throws Error for an empty list */
export function lastOf<T>(list: readonly T[]): T {
  return ofList(list, -1)
}

function ofList<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new Error('Cannot take an element of a list: the list is empty')
  return list.at(index) as T
}
