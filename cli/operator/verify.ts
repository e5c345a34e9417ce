/** `plugboard verify`: checks that everything stored is intact. */
import type { VerifyReport } from '@plugboard/server/operate'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { Run } from '../table/index.ts'
import { count, oneLine, replaceFile } from '../output/index.ts'
import { readHeads } from './heads.ts'
import { withOperator } from './job.ts'
import { readSettings } from './settings.ts'

/** Opens every sealed value, follows every audit chain, and counts every searchable copy. Fails for a fault. */
export const verify: Run<'verify'> = async (context, _words, flags) => {
  const { headsFile } = readSettings(context, flags).audit
  const stored = flags.heads === undefined ? undefined : await readHeads(flags.heads, headsFile)
  const heads = stored?.heads ?? []
  const report = await withOperator(context, flags, (operator, job) => operator.run('verify', { heads }, job))
  if (flags.heads !== undefined && stored?.isOwn && report.faults.length === 0)
    await replaceFile(flags.heads, `${JSON.stringify(report.heads, null, 2)}\n`)
  await context.print(report, textOf(report, heads.length, context))
  return report.faults.length === 0 ? EXIT.done : EXIT.invalid
}

function textOf(report: VerifyReport, storedHeads: number, { paint }: Context): string {
  const { faults, sealedValues, auditRows, organizations, searchableCopies, searchableRecords, ownKindVersions } =
    report
  const seen = [
    `${count(sealedValues, 'sealed value')} opened`,
    `${count(auditRows, 'audit row')} of ${count(organizations, 'organization')} followed`,
    ...(storedHeads === 0 ? [] : [`${count(storedHeads, 'stored head')} of audit trails compared`]),
    `${count(searchableRecords, 'record')} of ${count(searchableCopies, 'searchable copy', 'searchable copies')} counted`,
    ...(ownKindVersions === 0 ? [] : [`${count(ownKindVersions, 'version')} of own kinds compared`]),
  ]
  const starts = report.starts.map(
    ({ organizationId, firstSeq }) =>
      `audit trail of organization ${organizationId} verified from row ${firstSeq}; the retention deleted older rows`,
  )
  const lines = faults.flatMap(({ what, where, organizationId, message }) => [
    `${paint.bad(what)}  ${oneLine(where)}  of organization ${organizationId}`,
    `  ${oneLine(message)}`,
  ])
  const end = faults.length === 0 ? 'Everything is intact.' : paint.bad(`${count(faults.length, 'fault')} found.`)
  return [...lines, ...(lines.length > 0 ? [''] : []), ...seen, ...starts, end].join('\n')
}
