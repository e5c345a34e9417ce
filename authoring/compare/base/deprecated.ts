import type { Deprecation } from '../../description/deprecation.ts'
import type { ReportFinding } from './finding.ts'

/** Reports a part that the vendor deprecates, with the day of its end. */
export function deprecated(
  { isDeprecated, ends }: Deprecation,
  name: string,
  part: string,
  report: ReportFinding,
): void {
  if (!isDeprecated) return
  const until = ends === undefined ? '' : `, and ends on ${ends}`
  report('note', part, `${name} is deprecated there${until}`, { ends: ends ?? 'none' })
}
