/** The row of a kind in a review: one word or number for each check. */
import { CHANGE_CLASSES, codeText, countsOf } from '../../authoring/index.ts'
import { severityCounts } from '../check/findings.ts'
import { faultyOf } from '../check/print.ts'
import { count } from '../output/index.ts'
import { errorsOf, type KindReview } from './kind.ts'

const NOTHING = '–'

/** Returns the cells: kind, version with the advised one, and the result of each check. */
export function cellsOf(review: KindReview): string[] {
  return [
    codeText(review.kind),
    versionText(review),
    validateText(review),
    checkText(review),
    compareText(review),
    diffText(review),
  ]
}

/** `1.0.0 → 1.0.1, advised **1.1.0**`. */
function versionText({ compared }: KindReview): string {
  if (!compared) return NOTHING
  if (compared.state === 'new') return `${compared.after.resolved.version}, new`
  if (compared.state === 'gone') return `${compared.before.resolved.version}, removed`
  const { before, after, suggested, isRaised } = compared.report.version
  const versions = before === after ? after : `${before} → ${after}`
  return isRaised ? versions : `${versions}, advised **${suggested}**`
}

function validateText(review: KindReview): string {
  const errors = errorsOf(review).length
  const warnings = review.problems.length - errors
  if (review.compared?.state === 'gone') return NOTHING
  if (errors > 0) return `**${count(errors, 'problem')}**`
  return warnings > 0 ? count(warnings, 'warning') : 'good'
}

function checkText({ checked }: KindReview): string {
  if (!checked) return NOTHING
  const { fixtures, coverage, snapshot } = checked
  const faulty = faultyOf(fixtures).length
  const faults = [
    ...(faulty > 0 ? [`${faulty} of ${count(fixtures.length, 'fixture')} faulty`] : []),
    ...(coverage.gaps.length > 0 ? [count(coverage.gaps.length, 'gap')] : []),
    ...(snapshot.state === 'changed' || snapshot.state === 'missing' ? [`snapshot ${snapshot.state}`] : []),
  ]
  return faults.length > 0 ? `**${faults.join(', ')}**` : `good, ${count(fixtures.length, 'fixture')}`
}

function compareText({ comparison }: KindReview): string {
  if (!comparison) return NOTHING
  const { wrong, undocumented, note } = severityCounts(comparison.findings)
  const unused = comparison.unused.length > 0 ? `, **${count(comparison.unused.length, 'unused waiver')}**` : ''
  const counts = `${undocumented} undocumented, ${count(note, 'note')}${unused}`
  return wrong > 0 ? `**${wrong} wrong**, ${counts}` : `good, ${counts}`
}

function diffText({ compared }: KindReview): string {
  if (!compared) return NOTHING
  if (compared.state === 'new') return `${count(Object.keys(compared.after.resolved.operations).length, 'operation')}`
  if (compared.state === 'gone') return '**breaking**'
  const counts = countsOf(compared.report.changes)
  const found = CHANGE_CLASSES.filter((name) => counts[name] > 0).map((name) =>
    name === 'breaking' ? `**${counts[name]} ${name}**` : `${counts[name]} ${name}`,
  )
  return found.join(', ') || 'no change'
}
