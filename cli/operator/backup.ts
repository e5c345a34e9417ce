/** `plugboard backup` and `plugboard restore`: an installation or an organization in one file. */
import type { BackupSummary } from '@plugboard/server/operate'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { Run } from '../table/index.ts'
import { count } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'
import { withProgress, withOperator } from './job.ts'
import { writeNewFile } from './new-file.ts'
import { readSettings } from './settings.ts'

/** Writes a backup to `--out` with mode 0600; after a failure, there is no file. */
export const backup: Run<'backup'> = async (context, _words, flags) => {
  const { out, organization, keyFile } = flags
  if (out === undefined)
    throw new UsageError('Cannot back up: --out is missing', 'Name a new file: --out plugboard.backup')
  if ((organization === undefined) !== (keyFile === undefined))
    throw new UsageError(
      'Cannot back up: --organization and --key-file go together',
      'Create a key: plugboard create-key move.key',
    )
  const summary = await withOperator(
    context,
    flags,
    (operator, job) =>
      writeNewFile(out, 'the backup', (write) =>
        organization === undefined || keyFile === undefined
          ? operator.backup(write, job)
          : operator.backupOrganization({ organization, keyFile }, write, job),
      ),
    organization === undefined ? 'earlier' : 'current',
  )
  await print(context, `Saved ${summaryText(summary)} to ${out}.`, { file: out, ...summary })
  return EXIT.done
}

/** Restores an installation into an empty database, or an organization beside others. */
export const restore: Run<'restore'> = async (context, [file = ''], flags) => {
  const operate = await import('@plugboard/server/operate')
  const settings = readSettings(context, flags)
  const { keyFile } = flags
  const summary = await withProgress(context, (job) =>
    keyFile === undefined
      ? operate.restore(settings, file, job)
      : operate.restoreOrganization(settings, { file, keyFile }, job),
  )
  await print(context, `Restored ${summaryText(summary)}, saved at ${summary.at}.`, { file, ...summary })
  return EXIT.done
}

/** Returns the rows of a backup in words. */
export function summaryText({ rows, tables }: BackupSummary): string {
  const names = ['organizations', 'customers', 'connectors'] as const
  const parts = names.map((name) => count(tables[name] ?? 0, name.slice(0, -1), name))
  return `${count(rows, 'row')} (${parts.join(', ')})`
}

async function print({ print: printReport, note }: Context, line: string, report: BackupSummary & { file: string }) {
  await printReport(report, line)
  const { organization } = report
  if (organization)
    return note(
      `The organization ${organization.id} is suspended, here and where it came from. Only the key ${report.masters.join()} opens the file.`,
    )
  if (report.masters.length > 0) await note(`Only the master key ${report.masters.join(' and ')} opens its secrets.`)
}
