/** `plugboard review`: the changed kinds of a repository validated, checked, compared and diffed, as one report for a pull request. */
import { comparedFindings, waiverFindings, checkedFindings } from '../check/annotations.ts'
import { type Annotation, outputFormat, formatted } from '../annotate/index.ts'
import { EXIT } from '../base/exit.ts'
import { changeFindings } from '../diff/annotations.ts'
import { sinceRevision, touchedManifests } from '../diff/sides.ts'
import { manyLines } from '../output/index.ts'
import type { Run } from '../table/index.ts'
import { comparisonOfKinds } from './descriptions.ts'
import { reviewDocument } from './document.ts'
import { isFaulty, type KindReview, reviewKind } from './kind.ts'
import { reviewText } from './report.ts'

/** Reviews what changed since a revision; fails when anything is faulty. */
export const review: Run<'review'> = async (context, [revision = '', ...named], flags) => {
  const format = outputFormat(flags)
  const words = named.length > 0 ? named : await touchedManifests(revision, context)
  const compare = comparisonOfKinds(flags, words.length, revision)
  const kinds: KindReview[] = []
  for (const sides of await sinceRevision(revision, words, context))
    kinds.push(await reviewKind(sides, { fixtures: flags.fixtures, compare, context }))
  const found = {
    document: () => ({ revision, is_faulty: kinds.some(isFaulty), kinds: kinds.map(reviewDocument) }),
    findings: () => kinds.flatMap((kind) => findingsOf(kind, flags.waivers)),
    text: () => manyLines(reviewText({ revision, named, flags }, kinds)),
  }
  await context.stdout.write(formatted(format, found))
  return kinds.some(isFaulty) ? EXIT.invalid : EXIT.done
}

/** Returns the findings with a line, faults first. */
function findingsOf(
  { problems, checked, comparison, compared }: KindReview,
  waivers: string | undefined,
): Annotation[] {
  const differences = (comparison?.findings ?? []).filter(({ severity }) => severity !== 'note')
  return [
    ...problems,
    ...checkedFindings({ kinds: checked ? [checked] : [], problems: [] }),
    ...comparedFindings(differences, 'compare'),
    ...waiverFindings(comparison?.unused ?? [], waivers ?? ''),
    ...(compared ? changeFindings(compared) : []),
  ]
}
