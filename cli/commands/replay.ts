/** `plugboard replay`: answers of the vendor that others recorded, read and judged by a kind. */
import { listKinds } from 'plugboard/runtime'
import { type ReadFolder, readRecordings, replayRecordings, type ReplayReport } from '../../authoring/index.ts'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { planNamed } from '../input/index.ts'
import { count, cut, diskError, isDiskFault, jsonText, oneLine, roomOf, tableText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'

/** Judges a kind, or every kind that the recordings are of. Fails for an answer that does not fit. */
export const replay: Run<'replay'> = async (context, [word], flags) => {
  const { recorded } = flags
  if (recorded === undefined)
    throw new UsageError(
      'Cannot replay: --recorded names no folder',
      'Name the folder of the recordings: --recorded test/cassettes',
    )
  const folder = await readFolder(recorded)
  const words = word === undefined ? await listKinds() : [word]
  const reports: ReplayReport[] = []
  for (const one of words) {
    const report = await replayRecordings(await planNamed(one), folder, word !== undefined)
    if (word !== undefined || report.operations.length > 0) reports.push(report)
  }
  const date = new Date(context.now?.() ?? Date.now()).toISOString().slice(0, 10)
  const basisOf = (report: ReplayReport) => basisLine(report, date, flags.source ?? recorded)
  if (context.isJson) {
    const kinds = reports.map((report) => ({ ...report, basis: basisOf(report) }))
    await context.stdout.write(`${jsonText({ files: folder.files, unknown: folder.unknown, kinds }, 2)}\n`)
  } else {
    for (const report of reports) await printReport(report, flags, context, basisOf(report))
    await context.stdout.write(`${summaryOf(folder, reports)}\n`)
  }
  const isValid = reports.every(({ operations }) => operations.every(({ problems }) => problems.length === 0))
  return isValid ? EXIT.done : EXIT.invalid
}

async function readFolder(path: string): Promise<ReadFolder> {
  try {
    return await readRecordings(path)
  } catch (error) {
    throw isDiskFault(error) ? diskError(error, path) : error
  }
}

/** Returns the line of `basis`, ready to paste. */
function basisLine({ read, valid }: ReplayReport, date: string, source: string): string {
  return `recorded: {read: ${read}, valid: ${valid}, date: ${date}, source: ${JSON.stringify(source)}}`
}

async function printReport(
  { kind, read, valid, operations, unmatched }: ReplayReport,
  { fields, unmatched: showsUnmatched }: OptionsOf<'replay'>,
  { stdout, paint }: Context,
  basis: string,
): Promise<void> {
  const table = {
    head: [kind, 'answers', 'read', 'valid', 'records', 'refusals', 'pages'],
    rows: operations.map((one) => [
      one.operation,
      ...[one.answers, one.read, one.valid, one.records, one.refused, one.followed].map(String),
    ]),
    numbers: ['answers', 'read', 'valid', 'records', 'refusals', 'pages'],
  }
  const lines = [tableText(table, stdout.columns, paint.strong), '']
  for (const { operation, problems, unknownFields } of operations) {
    for (const { field, expected, found, count: times, file } of problems)
      lines.push(
        oneLine(
          `${operation} ${field}: expected ${expected}, found ${cut(found.join(' or '), roomOf(stdout, 80))} (${times})`,
        ),
        paint.faint(`  ${oneLine(file)}`),
      )
    if (fields && unknownFields.length > 0) lines.push(oneLine(`${operation} declares no ${unknownFields.join(', ')}`))
  }
  const others = unmatched.reduce((sum, one) => sum + one.count, 0)
  if (showsUnmatched) lines.push(...unmatched.map((one) => oneLine(`no operation: ${one.request} (${one.count})`)))
  lines.push(
    `${count(read, 'answer')} read, ${valid} valid; ${count(others, 'request')} of no operation`,
    `basis: ${basis}`,
    '',
  )
  await stdout.write(`${lines.join('\n')}\n`)
}

function summaryOf({ files, recordings, records, unknown }: ReadFolder, reports: readonly ReplayReport[]): string {
  const read = `${count(files, 'file')} with ${count(recordings.length + records.length, 'recording')}`
  const skipped = unknown.length === 0 ? '' : `; ${count(unknown.length, 'file')} in no known form`
  return `${read}, of ${count(reports.length, 'kind')}${skipped}`
}
