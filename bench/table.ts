/** One measured line: a ratio to the baseline of the same run, and what it should be at most. */
export interface Row {
  readonly what: string
  readonly unit: string
  readonly ratio: number
  readonly target: number
  readonly shown: string
}

/** The rows as a table for people. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ what, unit, ratio, target, shown }) => {
    const verdict = ratio <= target ? 'reached' : 'missed'
    return `${what.padEnd(28)} ${unit.padEnd(6)} ${ratio.toFixed(2).padStart(7)} ${target.toFixed(2).padStart(7)}  ${verdict.padEnd(8)} ${shown}`
  })
  return [
    `${'what'.padEnd(28)} ${'of'.padEnd(6)} ${'ratio'.padStart(7)} ${'target'.padStart(7)}  ${'verdict'.padEnd(8)} measured`,
    ...lines,
  ].join('\n')
}
