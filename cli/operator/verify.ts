/** `plugboard verify`: whether everything that is kept is whole. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { VerifyReport } from '@plugboard/server/operate'
import { EXIT } from '../exit.ts'
import type { Context } from '../context.ts'
import type { Run } from '../table/index.ts'
import { count, jsonText, oneLine } from '../output/index.ts'
import { UsageError } from '../usage.ts'
import { withOperator } from './job.ts'

/** Opens every sealed value, follows every audit chain, counts every searchable copy; fails when something is wrong. */
export const verify: Run<'verify'> = async (context, _words, flags) => {
  const heads = flags.heads === undefined ? [] : await readHeads(flags.heads)
  const report = await withOperator(context, flags, (operator, job) => operator.run('verify', { heads }, job))
  if (flags.heads !== undefined && report.faults.length === 0) await writeHeads(flags.heads, report.heads)
  await context.stdout.write(context.isJson ? `${jsonText(report, 2)}\n` : textOf(report, context))
  return report.faults.length === 0 ? EXIT.done : EXIT.invalid
}

type Heads = VerifyReport['heads']

/** The heads of a file; none when it is not there yet. @throws UsageError */
async function readHeads(file: string): Promise<Heads> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw new UsageError(`Cannot read the heads ${JSON.stringify(file)}: ${error.code}`, 'Name a file by --heads.')
  })
  try {
    const heads = JSON.parse(text) as Heads
    if (heads.every(({ organizationId, seq, hash }) => organizationId && Number.isInteger(seq) && hash)) return heads
  } catch {
    // The same refusal as for any other content.
  }
  throw new UsageError(
    `Cannot read the heads ${JSON.stringify(file)}: it is not what verify wrote`,
    'Name another file.',
  )
}

/** Writes a file whole or not at all. @throws UsageError */
async function writeHeads(file: string, heads: Heads): Promise<void> {
  const draft = `${file}.part`
  try {
    await writeFile(draft, `${JSON.stringify(heads, null, 2)}\n`)
    await rename(draft, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`Cannot write the heads ${JSON.stringify(file)}: ${code}`, 'Name another file by --heads.')
  }
}

function textOf(report: VerifyReport, { paint }: Context): string {
  const { faults, sealedValues, auditRows, organizations, searchableCopies, searchableRecords } = report
  const seen = [
    `${count(sealedValues, 'sealed value')} opened`,
    `${count(auditRows, 'audit row')} of ${count(organizations, 'organization')} followed`,
    `${count(searchableRecords, 'record')} of ${count(searchableCopies, 'searchable copy', 'searchable copies')} counted`,
  ]
  const starts = report.starts.map(
    ({ organizationId, firstSeq }) =>
      `audit trail of organization ${organizationId} proven from row ${firstSeq} on; older rows were deleted by the retention`,
  )
  const lines = faults.flatMap(({ what, where, organizationId, message }) => [
    `${paint.bad(what)}  ${oneLine(where)}  of organization ${organizationId}`,
    `  ${oneLine(message)}`,
  ])
  const end = faults.length === 0 ? 'Everything is whole.' : paint.bad(`${count(faults.length, 'fault')} found.`)
  return `${[...lines, ...(lines.length > 0 ? [''] : []), ...seen, ...starts, end].join('\n')}\n`
}
