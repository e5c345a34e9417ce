/** `plugboard migrate`: updates the database to the schema of this version. */
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { summaryText } from './backup.ts'
import { writeNewFile } from './new-file.ts'
import { withProgress } from './job.ts'
import { readSettings } from './settings.ts'

/** Applies pending migrations, or lists them with `--dry-run`. */
export const migrate: Run<'migrate'> = async (context, _words, flags) => {
  const report = await migrated(context, flags)
  const { migrations, contracts, isDryRun, latest, backup } = report
  const { note } = context
  if (backup) await note(`Saved ${summaryText(backup)} to ${flags.backup}.`)
  else if (flags.backup !== undefined) await note('The database is new: no backup was written.')
  const lines = migrations.map((name) => `${isDryRun ? 'pending' : 'applied'}  ${name}`)
  const steps = contracts.map((name) => `contract ${name}`)
  const end = migrations.length === 0 ? [`Nothing to do: the database is at ${latest}.`] : []
  const document = { [isDryRun ? 'pending' : 'applied']: migrations, contracts, latest, backup }
  await context.print(document, [...lines, ...steps, ...(contracts.length === 0 ? end : [])].join('\n'))
  if (contracts.length > 0)
    await note('Once no process of an earlier version runs, apply the contract steps: plugboard migrate --contract.')
  return EXIT.done
}

async function migrated(context: Context, flags: OptionsOf<'migrate'>) {
  const { dryRun, contract, backup: file } = flags
  if (dryRun === true && file !== undefined)
    throw new UsageError(
      'Cannot migrate: --dry-run writes no file, but --backup names one',
      'Leave out one of the two.',
    )
  const { migrateDatabase } = await import('@plugboard/server/operate')
  const settings = readSettings(context, flags)
  const backup: Parameters<typeof migrateDatabase>[1]['backup'] =
    file === undefined ? undefined : (write) => writeNewFile(file, 'the backup', write)
  return withProgress(context, (job) =>
    migrateDatabase(settings, { dryRun: dryRun === true, contract: contract === true, backup }, job),
  )
}
