/** `plugboard check --openapi`: a manifest driven against the vendor's own description. */
import { witness } from '../../authoring/index.ts'
import { formatted, type OutputFormat } from '../annotate/index.ts'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { readManifestSources, validateSource } from '../input/index.ts'
import { readDescriptions } from '../input/description.ts'
import { count } from '../output/index.ts'
import { comparedFindings, comparedProblems } from './annotations.ts'
import { findingsText, severityCounts } from './findings.ts'
import type { Context } from '../table/context.ts'

/** Drives every operation of one kind; fails when the vendor would refuse a request, or an answer is not read. */
export async function checkDescription(
  context: Context,
  words: readonly string[],
  files: readonly string[],
  format: OutputFormat,
): Promise<number> {
  const [source, ...others] = words.length === 0 ? [] : await readManifestSources(words)
  if (!source || others.length > 0)
    throw new UsageError(
      'Cannot check against a description: name one manifest',
      'A description covers one API: plugboard check ./acme.yaml --openapi acme.json',
    )
  const valid = validateSource(source)
  const { findings, operations } = await witness(valid, await readDescriptions(files))
  const { wrong, undocumented } = severityCounts(findings)
  const { stdout, paint } = context
  const verdict = wrong > 0 ? paint.bad(`${wrong} wrong`) : paint.good('nothing wrong')
  const gap = findings.length > 0 ? '\n' : ''
  const last = `${count(operations, 'operation')} checked against the description: ${verdict}, ${undocumented} undocumented`
  const found = {
    document: () => ({
      kind: valid.resolved.kind,
      operations,
      counts: { wrong, undocumented },
      problems: comparedProblems(findings, 'description'),
    }),
    findings: () => comparedFindings(findings, 'description'),
    text: () => `${findingsText(findings, true, context)}${gap}${last}\n`,
  }
  await stdout.write(formatted(format, found))
  return wrong > 0 ? EXIT.invalid : EXIT.done
}
