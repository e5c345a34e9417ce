/** `plugboard check --openapi`: runs a manifest and its fixtures against the vendor's description. */
import { waive, witness } from '../../authoring/index.ts'
import { readFixtures } from '../../mock/index.ts'
import { formatted, outputFormat } from '../annotate/index.ts'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { fixturesFolder, readManifestSources, validateSource } from '../input/index.ts'
import { readDescriptions } from '../input/description.ts'
import { count } from '../output/index.ts'
import { comparedFindings, comparedProblems, waiverFindings } from './annotations.ts'
import { waiversOf } from './comparison.ts'
import { findingsText, severityCounts, unusedText } from './findings.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'

/**
 * Drives every operation of one kind, and replays its fixtures. Fails when the vendor would refuse a request, an answer is not read, a
 * fixture contradicts the description, or a waiver is not needed.
 */
export async function checkDescription(
  context: Context,
  words: readonly string[],
  files: readonly string[],
  flags: OptionsOf<'check'>,
): Promise<number> {
  const [source, ...others] = words.length === 0 ? [] : await readManifestSources(words)
  if (!source || others.length > 0)
    throw new UsageError(
      'Cannot check against a description: name one manifest',
      'A description covers one API: plugboard check ./acme.yaml --openapi acme.json',
    )
  const format = outputFormat(flags)
  const valid = validateSource(source)
  const { kind } = valid.resolved
  const waivers = await waiversOf(flags.waivers)
  const shown = await readFixtures(kind, fixturesFolder(source.path, kind, flags.fixtures))
  const witnessed = await witness(valid, await readDescriptions(files), shown)
  const { operations, fixtures } = witnessed
  const { findings, waived, unused } = waive(witnessed, waivers)
  const { wrong, undocumented } = severityCounts(findings)
  const { stdout, paint } = context
  const verdict = wrong > 0 ? paint.bad(`${wrong} wrong`) : paint.good('nothing wrong')
  const gap = findings.length + unused.length > 0 ? '\n' : ''
  const excused = waived > 0 ? `, ${waived} waived` : ''
  const checked = `${count(operations, 'operation')} and ${count(fixtures, 'fixture')}`
  const last = `${checked} checked against the description: ${verdict}, ${undocumented} undocumented${excused}`
  const found = {
    document: () => ({
      kind,
      operations,
      fixtures,
      counts: { wrong, undocumented },
      waived,
      problems: comparedProblems(findings, 'description'),
      unused,
    }),
    findings: () => [...comparedFindings(findings, 'description'), ...waiverFindings(unused, flags.waivers ?? '')],
    text: () => `${findingsText(findings, true, context)}${unusedText(unused, context)}${gap}${last}\n`,
  }
  await stdout.write(formatted(format, found))
  return wrong + unused.length > 0 ? EXIT.invalid : EXIT.done
}
