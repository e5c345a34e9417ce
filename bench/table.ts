/** One measured line: a ratio to the baseline of the same run, and what it should be at most. */
export interface TableRow {
  readonly what: string
  /** Subject of the ratio: `CPU`, `time`, or `MB` for a figure beside its limit. */
  readonly of: string
  readonly ratio: number
  readonly target: number
  /** How far from 1 the baseline against itself comes out by chance; absent where the ratio is to a fixed limit. */
  readonly noise?: number
  /** The figure itself, with its unit. */
  readonly measured: string
}

const HEAD = ['what', 'of', 'ratio', 'target', 'noise', 'verdict', 'measured'] as const
const WIDTHS = [26, 5, 6, 7, 6, 8, 15] as const

/** Whether a target was reached; within its noise that is not known. */
export function verdictOf({ ratio, target, noise = 0 }: TableRow): 'reached' | 'even' | 'missed' {
  if (ratio <= target) return 'reached'
  return ratio <= target + noise ? 'even' : 'missed'
}

/** The rows as a table for people, 80 columns wide at most. */
export function textTableOf(rows: readonly TableRow[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.of,
    row.ratio.toFixed(2),
    row.target.toFixed(2),
    row.noise === undefined ? '' : `±${row.noise.toFixed(2)}`,
    verdictOf(row),
    row.measured,
  ])
  return [HEAD, ...cells].map(lineOf).join('\n')
}

function lineOf(cells: readonly string[]): string {
  return cells
    .map((cell, at) => (isNumber(at) ? cell.padStart(WIDTHS[at]!) : cell.padEnd(WIDTHS[at]!)))
    .join(' ')
    .trimEnd()
}

function isNumber(column: number): boolean {
  return column >= 2 && column <= 4
}
