/** Tables that fit: columns are narrowed, widest first, until the lines are as long as the terminal is wide. */
import { cut, widthOf } from './text.ts'

/** A table before it is drawn. */
export interface TextTable {
  readonly head: readonly string[]
  /** Printable cells. */
  readonly rows: readonly (readonly string[])[]
  /** Columns of numbers stand at the right. */
  readonly numbers?: readonly string[]
}

/** Blanks between columns where there is room. */
const GAP = 2
/** Cells are not cut to less. */
const NARROWEST = 6

/** A table's lines, without frames, at most `width` columns wide where its number of columns allows. */
export function tableText(table: TextTable, width: number, paintHead: (text: string) => string): string {
  const { head, rows, numbers = [] } = table
  const { widths, gap } = fit(
    head.map((title, column) => ({
      natural: naturalWidth(table, column),
      least: column === 0 || numbers.includes(title) ? Infinity : Math.max(NARROWEST, widthOf(title)),
    })),
    width,
  )
  const lineOf = (row: readonly string[]) =>
    widths
      .map((width, column) => padded(cut(row[column] ?? '', width), width, numbers.includes(head[column] ?? '')))
      .join(' '.repeat(gap))
      .trimEnd()
  return [paintHead(lineOf(head)), ...rows.map(lineOf)].join('\n')
}

/**
 * A table of the columns that fit into a width uncut, in the order in which they are: those named first are taken first, then
 * the others. The first two stay in any case.
 */
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

/** A text of at most this width with blanks to fill it: before it where it is a number, else behind it. */
function padded(text: string, width: number, isNumber: boolean): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)))
  return isNumber ? blanks + text : text + blanks
}

interface Column {
  readonly natural: number
  /** The least it can be cut to. */
  readonly least: number
}

/** Column widths that add up to the room there is: the widest that may be cut gives first, then the gaps. */
function fit(columns: readonly Column[], room: number): { widths: number[]; gap: number } {
  const wide = narrow(columns, room - GAP * (columns.length - 1))
  return wide
    ? { widths: wide, gap: GAP }
    : { widths: narrow(columns, room - (columns.length - 1)) ?? least(columns), gap: 1 }
}

/** Widths that add up to at most `room`, or undefined. */
function narrow(columns: readonly Column[], room: number): number[] | undefined {
  const narrowed = columns.map(({ natural, least }) => ({ width: natural, least }))
  for (let total = sum(columns.map(({ natural }) => natural)); total > room; total--) {
    const [widest] = narrowed.filter(({ width, least }) => width > least).sort((one, other) => other.width - one.width)
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
