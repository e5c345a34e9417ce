/** A page of rows that were asked for with one more than it holds. */
export interface Page<Row> {
  readonly rows: Row[]
  /** The row behind which the next page begins; undefined on the last page. */
  readonly last: Row | undefined
}

/**
 * Cuts rows to a page. Ask for one row more than a page holds: it says whether another page follows.
 * @example cutPage(await sql.query(text, [size + 1]), size)
 */
export function cutPage<Row>(found: readonly Row[], size: number): Page<Row> {
  const rows = found.slice(0, size)
  return { rows, last: found.length > size ? rows.at(-1) : undefined }
}
