/** Findings of a comparison as text. */
import { basename } from 'node:path'
import type { Finding, Severity, WaivedComparison } from '../../authoring/index.ts'
import type { Context } from '../table/context.ts'
import { cut, oneLine, wrap } from '../output/index.ts'

/** The severities, the worst first. */
const SEVERITIES: readonly Severity[] = ['wrong', 'undocumented', 'note']

/** Counts findings by severity. */
export function severityCounts(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { wrong: 0, undocumented: 0, note: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}

/** Findings as text, the worst first: operations and line, with the difference below. */
export function findingsText(findings: readonly Finding[], hasNotes: boolean, { stdout, paint }: Context): string {
  const shown = findings.filter(({ severity }) => hasNotes || severity !== 'note')
  const sorted = SEVERITIES.flatMap((severity) => shown.filter((finding) => finding.severity === severity))
  const color = { wrong: paint.bad, undocumented: paint.strong, note: paint.faint }
  const texts = sorted.map((finding) => {
    const { severity, message } = finding
    const lines = wrap(oneLine(message), stdout.columns - 2).map((line) => `  ${line}`)
    const head = `${color[severity](severity.padEnd(14))}${headText(finding, stdout.columns - 14)}`
    return `${[head, ...lines].join('\n')}\n`
  })
  return texts.join('')
}

/** Returns unused waivers as text. */
export function unusedText(unused: WaivedComparison['unused'], { paint }: Context): string {
  return unused.map((waiver) => `${paint.bad('unused waiver')}\n  ${oneLine(unusedWaiverText(waiver))}\n`).join('')
}

/** Returns the message about an unused waiver. */
export function unusedWaiverText({ message, operation }: WaivedComparison['unused'][number]): string {
  return `${message}${operation === undefined ? '' : ` of ${operation}`}: this difference no longer exists`
}

/** Returns the operations at the left, the place in the manifest at the right. */
function headText({ operations, file, line }: Finding, width: number): string {
  const location = `${basename(file)}:${line}`
  const room = width - location.length - 2
  const [first = 'the kind', ...others] = operations
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  const names = cut(first, Math.max(8, room - more.length)) + more
  return `${names}${' '.repeat(Math.max(2, width - names.length - location.length))}${location}`
}
