/** Lists of an installation. */
import { count, oneLine, tableText } from '../output/index.ts'
import type { Context } from '../table/context.ts'

/** Columns of a table by their titles. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>

/** Returns rows as a table with their number, or `no customers`. @param what the noun of a row */
export function listText<Row>(
  { stdout, paint }: Context,
  columns: Columns<Row>,
  rows: readonly Row[],
  what: string,
): string {
  if (rows.length === 0) return `no ${what}s`
  const cells = rows.map((row) => Object.values(columns).map((cell) => oneLine(String(cell(row) ?? ''))))
  const head = Object.keys(columns)
  return `${tableText({ head, rows: cells }, stdout.columns, paint.strong)}\n\n${count(rows.length, what)}`
}
