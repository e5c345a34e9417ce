/** A review as JSON: what the commands say one by one, for one kind after the other. */
import { comparedProblems } from '../check/annotations.ts'
import { severityCounts } from '../check/findings.ts'
import { causesOf } from '../check/causes.ts'
import { isFaulty, type KindReview } from './kind.ts'

/** Returns the document of one kind. A part is absent if the review did not look at it. */
export function reviewDocument(review: KindReview): object {
  const { kind, file, problems, checked, comparison, compared, earlier } = review
  const faults = checked?.fixtures.flatMap((fixture) => fixture.faults) ?? []
  return {
    kind,
    file,
    is_faulty: isFaulty(review),
    problems,
    check: checked && {
      fixtures: checked.fixtures.length,
      causes: causesOf(faults).map(({ first, others }) => ({
        ...first,
        others: others.map(({ file: other, line }) => ({ file: other, line })),
      })),
      gaps: checked.coverage.gaps,
      snapshot: checked.snapshot,
    },
    compare: comparison && compareDocument(comparison),
    diff: compared?.state === 'changed' ? compared.report : compared && { kind, state: compared.state },
    earlier_problems: earlier,
  }
}

function compareDocument({ findings, ...comparison }: NonNullable<KindReview['comparison']>): object {
  return { ...comparison, problems: comparedProblems(findings, 'compare'), counts: severityCounts(findings) }
}
