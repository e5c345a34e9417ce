/** Runs commands of an operator in an installation, with progress on stderr. */
import type { Job, Operator, Progress, WorkableSchema } from '@plugboard/server/operate'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'
import { count, createProgress } from '../output/index.ts'
import { readSettings } from './settings.ts'

/** Runs work in the installation of the settings, or through its running server. */
export async function withOperator<T>(
  context: Context,
  flags: OptionsOf<'config'>,
  work: (operator: Operator, job: Job) => Promise<T>,
  schema: WorkableSchema = 'current',
): Promise<T> {
  const { openOperator } = await import('@plugboard/server/operate')
  const operator = await openOperator(readSettings(context, flags), { schema })
  try {
    if (operator.server) await context.note(`Sent to the running server, process ${operator.server.pid}.`)
    return await withProgress(context, (job) => work(operator, job))
  } finally {
    await operator.close()
  }
}

function progressText({ step, done, of }: Progress): string {
  if (done === undefined) return step
  return of === undefined ? `${step}: ${done}` : `${step}: ${done} of ${count(of, '', '').trim()}`
}

/** Runs work and shows its progress. */
export async function withProgress<T>(
  { stderr, signal, isJson }: Pick<Context, 'stderr' | 'signal' | 'isJson'>,
  work: (job: Job) => Promise<T>,
  now: () => number = Date.now,
): Promise<T> {
  const progress = createProgress(isJson ? undefined : stderr, now, true)
  try {
    return await work({
      signal,
      report: (made) => progress.update(progressText(made)),
    })
  } finally {
    await progress.done()
  }
}
