/** `plugboard verify`: whether everything that is kept is whole. */
import type { VerifyReport } from '../../server/operate/index.ts'
import { EXIT } from '../exit.ts'
import type { Context, Run } from '../flags.ts'
import { count, jsonText, oneLine } from '../output/index.ts'
import { withOperator } from './job.ts'

/** Opens every sealed value, follows every audit chain, counts every searchable copy; fails when something is wrong. */
export const verify: Run = async (context, _words, flags) => {
  const report = await withOperator(context, flags, (operator, job) => operator.run('verify', {}, job))
  await context.stdout.write(context.isJson ? `${jsonText(report, 2)}\n` : textOf(report, context))
  return report.faults.length === 0 ? EXIT.done : EXIT.invalid
}

function textOf(report: VerifyReport, { paint }: Context): string {
  const { faults, sealedValues, auditRows, organizations, searchableCopies, searchableRecords } = report
  const seen = [
    `${count(sealedValues, 'sealed value')} opened`,
    `${count(auditRows, 'audit row')} of ${count(organizations, 'organization')} followed`,
    `${count(searchableRecords, 'record')} of ${count(searchableCopies, 'searchable copy', 'searchable copies')} counted`,
  ]
  const lines = faults.flatMap(({ what, where, organizationId, message }) => [
    `${paint.bad(what)}  ${oneLine(where)}  of organization ${organizationId}`,
    `  ${oneLine(message)}`,
  ])
  const end = faults.length === 0 ? 'Everything is whole.' : paint.bad(`${count(faults.length, 'fault')} found.`)
  return `${[...lines, ...(lines.length > 0 ? [''] : []), ...seen, end].join('\n')}\n`
}
