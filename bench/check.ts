import type { TableRow } from './table.ts'

/** A ratio of the table in the documentation, with its noise. */
interface Figure {
  readonly ratio: number
  readonly noise: number
}

/**
 * Returns a sentence for each row without a figure on a page, or worse than it by more than the noise of both.
 * @param page Markdown with a table whose head is `| row | of | target | Node 20.1.2 | noise | …`
 * @param version `v20.1.2`; figures are those of the same major version
 * @throws Error when the page has no figures for that version
 */
export function worseRows(rows: readonly TableRow[], page: string, version: string): string[] {
  const figures = figuresOf(page, version)
  return rows.flatMap(({ what, of, ratio, noise = 0 }) => {
    const figure = figures.get(`${what}, ${of}`)
    if (!figure) return [`${what}, ${of}: the page has no figure of this version of Node`]
    const limit = figure.ratio + figure.noise + noise
    if (ratio <= limit) return []
    const bound = `${figure.ratio.toFixed(2)}, and ${limit.toFixed(2)} with the noise of both`
    return [`${what}, ${of}: ${ratio.toFixed(2)} is worse than ${bound}`]
  })
}

function figuresOf(page: string, version: string): Map<string, Figure> {
  const [major] = version.replace(/^v/, '').split('.')
  const lines = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const head = lines.findIndex(([, first, second]) => first === 'row' && second === 'of')
  const column = lines[head]?.findIndex((cell) => cell.startsWith(`Node ${major}.`)) ?? -1
  if (column < 0) throw new Error(`The page has no figures for Node ${major}`)
  const body = lines.slice(head + 2)
  const end = body.findIndex((cells) => cells.length < 4)
  return new Map(
    body.slice(0, end < 0 ? undefined : end).flatMap((cells) => {
      const [ratio, noise] = [cells[column]!.replaceAll('*', ''), (cells[column + 1] ?? '').replace('±', '')]
      return ratio === '' ? [] : [[`${cells[1]}, ${cells[2]}`, { ratio: Number(ratio), noise: Number(noise) }]]
    }),
  )
}
