/** `plugboard compare`: a manifest held against the vendor's own description of its API. */
import { readFile } from 'node:fs/promises'
import {
  compareGraphql,
  compareOpenapi,
  type Comparison,
  parseWaivers,
  readGraphqlSchema,
  DescriptionFault,
  waive,
  type WaivedComparison,
} from '../../authoring/index.ts'
import type { ValidManifest } from 'plugboard/author'
import { formatOf, formatted } from '../annotate/index.ts'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { asUsage, type Description, readDescriptions } from '../input/description.ts'
import { readManifestSource, validateSource } from '../input/index.ts'
import { comparedFindings, waiverFindings } from '../check/annotations.ts'
import { findingsText, severityCounts } from '../check/findings.ts'
import { count, oneLine } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** Compares a kind; fails when something is wrong, or a waiver is not needed. */
export const compare: Run<'compare'> = async (context, [word = ''], flags) => {
  const format = formatOf(flags)
  const compareWith = comparisonOf(flags)
  const valid = validateSource(await readManifestSource(word))
  const comparison = waive(await compareWith(valid), await waiversOf(flags))
  const { findings, operations, waived, unused } = comparison
  const counts = severityCounts(findings)
  const found = {
    document: () => ({ kind: valid.resolved.kind, operations, counts, waived, findings, unused }),
    findings: () => [
      ...comparedFindings(flags.all ? findings : findings.filter(({ severity }) => severity !== 'note'), 'compare'),
      ...waiverFindings(unused, flags.waivers ?? ''),
    ],
    text: () => comparisonText(comparison, flags, context),
  }
  await context.stdout.write(formatted(format, found))
  return counts.wrong + unused.length > 0 ? EXIT.invalid : EXIT.done
}

/** What compares a kind with the description that the options name. @throws UsageError unless they name one */
function comparisonOf({ openapi, graphql }: OptionsOf<'compare'>): (valid: ValidManifest) => Promise<Comparison> {
  if (openapi !== undefined && graphql === undefined)
    return async (valid) => compareOpenapi(valid, await readDescriptions(openapi, refuseInferred))
  if (graphql !== undefined && openapi === undefined)
    return (valid) => asUsage(graphql, async () => compareGraphql(valid, readGraphqlSchema(await readText(graphql))))
  throw new UsageError(
    'Cannot compare: --openapi or --graphql is missing',
    "Set one of them to the file with the vendor's description.",
  )
}

/** Refuses a description that does not state its types: examples contradict nothing. @throws DescriptionFault */
function refuseInferred({ inferred }: Description): void {
  if (inferred === undefined) return
  throw new DescriptionFault(
    'it is a Postman collection, which has examples but no types',
    'Compare with an OpenAPI description. Use a collection with plugboard new --from.',
  )
}

async function waiversOf({ waivers: file }: OptionsOf<'compare'>): Promise<ReturnType<typeof parseWaivers>> {
  if (file === undefined) return []
  return parseWaivers(await readText(file, 'The file must contain a YAML list of what and because.'), file)
}

/** The text of a file that an option names. @throws UsageError */
function readText(file: string, hint?: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'no such file' : `reading failed with ${error.code}`
    throw new UsageError(`Cannot use ${oneLine(file)}: ${why}`, hint)
  })
}

function comparisonText(
  { findings, operations, waived, unused }: WaivedComparison,
  { all }: OptionsOf<'compare'>,
  context: Context,
): string {
  const { paint } = context
  const waivers = unused.map(({ what, operation }) => {
    const about = operation === undefined ? '' : ` of ${operation}`
    return `${paint.bad('unused waiver')}\n  ${oneLine(what)}${oneLine(about)}: this difference no longer exists\n`
  })
  const { wrong, undocumented, note } = severityCounts(findings)
  const verdict = wrong > 0 ? paint.bad(`${wrong} wrong`) : paint.good('nothing wrong')
  const hidden = !all && note > 0 ? ' (--all shows them)' : ''
  const excused = waived > 0 ? `, ${waived} waived` : ''
  const shown = all === true ? findings.length : wrong + undocumented
  const gap = shown + unused.length > 0 ? '\n' : ''
  return `${findingsText(findings, all === true, context)}${waivers.join('')}${gap}${count(operations, 'operation')} compared: ${verdict}, ${undocumented} undocumented, ${count(note, 'note')}${hidden}${excused}\n`
}
