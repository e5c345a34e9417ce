/** Tables in the width of the terminal. The widest columns shrink first. */
import type { Output } from '../base/io.ts'
import { cut, widthOf, wrap } from './text.ts'

/** A table. */
export interface TextTable {
  readonly head: readonly string[]
  /** Printable cells. */
  readonly rows: readonly (readonly string[])[]
  /** Titles of columns that align right. */
  readonly numbers?: readonly string[]
  /** Whether long cells wrap rather than end with `…`. */
  readonly isWrapped?: boolean
}

/** Spaces between columns. */
const GAP = 2
/** Minimum width of a cut cell. */
const NARROWEST = 6

/** Returns the width that an output allows. Only a terminal's lines are cut: a pipe or a file gets all of a text. */
export function roomOf({ isTerminal, columns }: Pick<Output, 'isTerminal' | 'columns'>, most = Infinity): number {
  return isTerminal ? Math.min(columns, most) : Infinity
}

/** Returns the lines of a table, at most `width` columns wide if its number of columns allows. */
export function tableText(table: TextTable, width: number, paintHead: (text: string) => string): string {
  const { head, rows, numbers = [], isWrapped = false } = table
  const columnOf = isWrapped ? wrappedColumn : cutColumn
  const { widths, gap } = fit(
    head.map((_, column) => columnOf(table, column, width)),
    width,
  )
  const lineOf = (row: readonly string[]) =>
    widths
      .map((width, column) => padded(cut(row[column] ?? '', width), width, numbers.includes(head[column] ?? '')))
      .join(' '.repeat(gap))
      .trimEnd()
  const linesOf = isWrapped ? (row: readonly string[]) => wrappedRows(row, widths).map(lineOf) : lineOf
  return [paintHead(lineOf(head)), ...rows.flatMap(linesOf)].join('\n')
}

function cutColumn(table: TextTable, column: number): Column {
  const { head, numbers = [] } = table
  const title = head[column] ?? ''
  // The first column identifies the row, unless it is all of it.
  const isWhole = (column === 0 && head.length > 1) || numbers.includes(title)
  return {
    natural: naturalWidth(table, column),
    weight: 1,
    least: isWhole ? Infinity : Math.max(NARROWEST, widthOf(title)),
  }
}

/** Widths in proportion to the square roots of the content give the fewest lines. Most words stay whole, first of all in the first column. */
function wrappedColumn(table: TextTable, column: number, width: number): Column {
  const natural = naturalWidth(table, column)
  const word = Math.max(...table.rows.flatMap((row) => (row[column] ?? '').split(' ').map(widthOf)))
  const whole = Math.min(word, Math.floor(width / (column === 0 ? 4 : 8)))
  return { natural, weight: Math.sqrt(natural), least: Math.max(NARROWEST, widthOf(table.head[column] ?? ''), whole) }
}

/** Returns a row with wrapped cells as rows of one line each. */
function wrappedRows(row: readonly string[], widths: readonly number[]): string[][] {
  const cells = widths.map((width, column) => wrap(row[column] ?? '', width))
  const height = Math.max(...cells.map((lines) => lines.length))
  return Array.from({ length: height }, (_, line) => cells.map((lines) => lines[line] ?? ''))
}

/** Returns a table of the columns that fit uncut, in their order. Columns in `first` have priority, and the first two always stay. */
export function fittingTable(table: TextTable, first: readonly string[], width: number): TextTable {
  const naturalOf = (title: string) => naturalWidth(table, table.head.indexOf(title))
  const chosen: string[] = []
  let left = width + GAP
  for (const title of [...first, ...table.head.filter((one) => !first.includes(one))]) {
    const needed = naturalOf(title) + GAP
    if (needed > left && chosen.length > 1) continue
    chosen.push(title)
    left -= needed
  }
  const columns = table.head.flatMap((title, column) => (chosen.includes(title) ? [column] : []))
  const pick = (row: readonly string[]) => columns.map((column) => row[column] ?? '')
  return { ...table, head: pick(table.head), rows: table.rows.map(pick) }
}

function naturalWidth({ head, rows }: TextTable, column: number): number {
  return Math.max(widthOf(head[column] ?? ''), ...rows.map((row) => widthOf(row[column] ?? '')))
}

/** Pads a text: a number on the left, others on the right. */
function padded(text: string, width: number, isNumber: boolean): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)))
  return isNumber ? blanks + text : text + blanks
}

interface Column {
  readonly natural: number
  /** The column that is wider for its weight shrinks first. */
  readonly weight: number
  /** Minimum width. */
  readonly least: number
}

/** Returns widths that fit: the widest columns shrink first, then the gaps. */
function fit(columns: readonly Column[], room: number): { widths: number[]; gap: number } {
  const wide = narrow(columns, room - GAP * (columns.length - 1))
  return wide
    ? { widths: wide, gap: GAP }
    : { widths: narrow(columns, room - (columns.length - 1)) ?? least(columns), gap: 1 }
}

/** Returns widths with a sum of at most `room`; undefined if they cannot shrink enough. */
function narrow(columns: readonly Column[], room: number): number[] | undefined {
  const narrowed = columns.map(({ natural, weight, least }) => ({ width: natural, weight, least }))
  for (let total = sum(columns.map(({ natural }) => natural)); total > room; total--) {
    const [widest] = narrowed
      .filter(({ width, least }) => width > least)
      .sort((one, other) => other.width / other.weight - one.width / one.weight)
    if (!widest) return undefined
    widest.width--
  }
  return narrowed.map(({ width }) => width)
}

function least(columns: readonly Column[]): number[] {
  return columns.map((column) => Math.min(column.natural, column.least))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
