/** `plugboard compare`: compares a manifest with the vendor's description of its API. */
import type { WaivedComparison } from '../../authoring/index.ts'
import { outputFormat, formatted } from '../annotate/index.ts'
import { EXIT } from '../base/exit.ts'
import { comparedFindings, comparedProblems, waiverFindings } from '../check/annotations.ts'
import { comparisonOf } from '../check/comparison.ts'
import { findingsText, severityCounts, unusedText } from '../check/findings.ts'
import { readManifestSource, validateSource } from '../input/index.ts'
import { count } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'

/** Compares a kind. Fails for a wrong claim and for an unused waiver. */
export const compare: Run<'compare'> = async (context, [word = ''], flags) => {
  const format = outputFormat(flags)
  const compareWith = comparisonOf(flags)
  const valid = validateSource(await readManifestSource(word))
  const comparison = await compareWith(valid)
  const { findings, operations, waived, unused } = comparison
  const counts = severityCounts(findings)
  const found = {
    document: () => ({
      kind: valid.resolved.kind,
      operations,
      counts,
      waived,
      problems: comparedProblems(findings, 'compare'),
      unused,
    }),
    findings: () => [
      ...comparedFindings(flags.all ? findings : findings.filter(({ severity }) => severity !== 'note'), 'compare'),
      ...waiverFindings(unused, flags.waivers ?? ''),
    ],
    text: () => comparisonText(comparison, flags, context),
  }
  await context.stdout.write(formatted(format, found))
  return counts.wrong + unused.length > 0 ? EXIT.invalid : EXIT.done
}

function comparisonText(
  { findings, operations, waived, unused }: WaivedComparison,
  { all }: OptionsOf<'compare'>,
  context: Context,
): string {
  const { paint } = context
  const waivers = unusedText(unused, context)
  const { wrong, undocumented, note } = severityCounts(findings)
  const verdict = wrong > 0 ? paint.bad(`${wrong} wrong`) : paint.good('nothing wrong')
  const hidden = !all && note > 0 ? ' (--all shows them)' : ''
  const excused = waived > 0 ? `, ${waived} waived` : ''
  const shown = all === true ? findings.length : wrong + undocumented
  const gap = shown + unused.length > 0 ? '\n' : ''
  return `${findingsText(findings, all === true, context)}${waivers}${gap}${count(operations, 'operation')} compared: ${verdict}, ${undocumented} undocumented, ${count(note, 'note')}${hidden}${excused}\n`
}
