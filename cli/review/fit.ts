/** Fits the sections of a report into a number of lines. */

/** A heading with lines below it. */
export interface ReportSection {
  readonly heading: string
  readonly lines: readonly string[]
  /** The command that shows all of them. */
  readonly all: string
}

/** The lines around a section: a blank one, the heading, a blank one. */
const AROUND = 3

/**
 * Sections as lines, at most `room` of them. Each shows its first line at least; one that is cut says how many more there are, and
 * which command shows them.
 */
export function fitSections(sections: readonly ReportSection[], room: number): string[] {
  const filled = sections.filter(({ lines }) => lines.length > 0)
  const least = filled.map(({ lines }) => heightOf(lines.length, 1))
  let left = room - least.reduce((sum, height) => sum + height, 0)
  return filled.flatMap(({ heading, lines, all }) => {
    const shown = most(lines.length, left)
    left -= heightOf(lines.length, shown) - heightOf(lines.length, 1)
    const hidden = lines.length - shown
    const more = hidden > 0 ? [`- and ${hidden} more: \`${all}\``] : []
    return ['', `## ${heading}`, '', ...lines.slice(0, shown).map((line) => `- ${line}`), ...more]
  })
}

/** Returns the maximum number of lines of a section with more than its first line. */
function most(total: number, left: number): number {
  const spare = left + heightOf(total, 1)
  return heightOf(total, total) <= spare ? total : Math.max(1, spare - AROUND - 1)
}

/** Returns the height of a section with some of its lines, and one line with the number of the others. */
function heightOf(total: number, shown: number): number {
  return AROUND + shown + (shown < total ? 1 : 0)
}
