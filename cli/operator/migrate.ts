/** `plugboard migrate`: brings the database to this program's schema. */
import { EXIT } from '../base/exit.ts'
import type { Run } from '../table/index.ts'
import { jsonText } from '../output/index.ts'
import { readSettings } from './settings.ts'

/** Applies what is pending, or says what that would be. */
export const migrate: Run<'migrate'> = async (context, _words, flags) => {
  const { migrateDatabase } = await import('@plugboard/server/operate')
  const report = await migrateDatabase(readSettings(context, flags), { dryRun: flags.dryRun === true })
  const { migrations, isDryRun, latest } = report
  const { stdout, isJson } = context
  if (isJson) {
    await stdout.write(`${jsonText({ [isDryRun ? 'pending' : 'applied']: migrations, latest }, 2)}\n`)
    return EXIT.done
  }
  const lines = migrations.map((name) => `${isDryRun ? 'pending' : 'applied'}  ${name}`)
  const end = migrations.length === 0 ? `Nothing to do: the database is at ${latest}.` : undefined
  await stdout.write(`${[...lines, ...(end === undefined ? [] : [end])].join('\n')}\n`)
  return EXIT.done
}
