/** Departures from the rules of the house. */

/** One thing that does not follow a rule, with its location. */
export interface Departure {
  readonly path: string
  /** 0 when the whole file or folder is meant. */
  readonly line: number
  /** Description, and by how much: `createRows 147`. */
  readonly what: string
}

/** The line of a character of a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Values by their key, in the order of their first value. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}
