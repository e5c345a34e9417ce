/** Rows as JSON has them. */

/** A row whose times are text. */
export type Plain<T> = { readonly [Key in keyof T]: Date extends T[Key] ? Exclude<T[Key], Date> | string : T[Key] }

/** Rows with their times in ISO 8601, so that a screen, a program and a command read the same. */
export function plainRows<T extends object>(rows: readonly T[]): Plain<T>[] {
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]: [string, unknown]) => [
          name,
          value instanceof Date ? value.toISOString() : value,
        ]),
      ) as Plain<T>,
  )
}

/** Text for a search of a part of it, in any case: no wildcard of it counts. */
export function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
