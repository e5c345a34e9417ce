/** `plugboard audit export`: the rows of the audit trail as JSON Lines. */
import type { AuditListArguments, AuditPage, Job, Operator } from '@plugboard/server/operate'
import { EXIT } from '../base/exit.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { count } from '../output/index.ts'
import { actionOf, UsageError } from '../base/usage.ts'
import { withOperator } from './job.ts'
import { type WriteChunk, writeNewFile } from './new-file.ts'

const PAGE = 1_000

/** Writes rows of organizations, by default of all, oldest first. */
export const audit: Run<'audit'> = async (context, words, flags) => {
  actionOf('audit', words, ['export'])
  const { out } = flags
  if (context.isJson && out === undefined)
    throw new UsageError(
      'Cannot export as one JSON document: the export is JSON Lines',
      'Leave out --json, or name a new file with --out.',
    )
  const rows = await withOperator(context, flags, (operator, job) =>
    out === undefined
      ? exportRows(operator, job, flags, (chunk) => context.stdout.write(chunk))
      : writeNewFile(out, 'the export', (write) => exportRows(operator, job, flags, write)),
  )
  if (out === undefined) await context.note(`${count(rows, 'audit row')} exported.`)
  else await context.print({ file: out, rows }, `${count(rows, 'audit row')} exported to ${out}.`)
  return EXIT.done
}

/** Writes page after page. @returns the number of rows */
async function exportRows(operator: Operator, job: Job, flags: OptionsOf<'audit'>, write: WriteChunk): Promise<number> {
  const { organizations } = await operator.run('organizations list', {}, job)
  const named = flags.organization ?? organizations.map(({ id }) => id)
  let done = 0
  for (const organization of new Set(named)) {
    let page: AuditListArguments | undefined = {
      organization,
      limit: PAGE,
      ...filterOf(flags),
    }
    while (page) {
      job.signal?.throwIfAborted()
      const { data, next }: AuditPage = await operator.run('audit list', page, job)
      if (data.length > 0) await write(data.map((row) => `${JSON.stringify(row)}\n`).join(''))
      done += data.length
      job.report({ step: 'audit rows exported', done })
      page = next === null ? undefined : { ...page, cursor: next }
    }
  }
  return done
}

function filterOf({ from, to, connector, action }: OptionsOf<'audit'>): Partial<AuditListArguments> {
  return { from, to, connectorId: connector, action }
}
