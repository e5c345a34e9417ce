/** `plugboard check --openapi`: a manifest driven against the vendor's own description. */
import { type Finding, type Severity, witness } from '../../authoring/index.ts'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { readManifestSources, validateSource } from '../input/index.ts'
import { readDescriptions } from '../input/description.ts'
import { count, jsonText } from '../output/index.ts'
import { printFindings } from './findings.ts'
import type { Context } from '../table/context.ts'

const SEVERITIES: readonly Severity[] = ['wrong', 'undocumented']

/** Drives every operation of one kind; fails when the vendor would refuse a request, or an answer is not read. */
export async function checkDescription(
  context: Context,
  words: readonly string[],
  files: readonly string[],
): Promise<number> {
  const [source, ...others] = words.length === 0 ? [] : await readManifestSources(words)
  if (!source || others.length > 0)
    throw new UsageError(
      'Cannot check against a description: name one manifest',
      'A description covers one API: plugboard check ./acme.yaml --openapi acme.json',
    )
  const valid = validateSource(source)
  const { findings, operations } = await witness(valid, await readDescriptions(files))
  const counts = Object.fromEntries(SEVERITIES.map((severity) => [severity, countOf(findings, severity)]))
  if (context.isJson)
    await context.stdout.write(`${jsonText({ kind: valid.resolved.kind, operations, counts, findings }, 2)}\n`)
  else await printRun(findings, operations, context)
  return countOf(findings, 'wrong') > 0 ? EXIT.invalid : EXIT.done
}

async function printRun(findings: readonly Finding[], operations: number, context: Context): Promise<void> {
  const { stdout, paint } = context
  await printFindings(findings, true, context)
  const [wrong = 0, undocumented = 0] = SEVERITIES.map((severity) => countOf(findings, severity))
  const verdict = wrong > 0 ? paint.bad(`${wrong} wrong`) : paint.good('nothing wrong')
  const gap = findings.length > 0 ? '\n' : ''
  await stdout.write(
    `${gap}${count(operations, 'operation')} checked against the description: ${verdict}, ${undocumented} undocumented\n`,
  )
}

function countOf(findings: readonly Finding[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length
}
