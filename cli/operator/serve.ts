/** `plugboard serve`: hosted mode, until interrupted. */
import { once } from 'node:events'
import type { RunningServer } from '../../server/index.ts'
import { EXIT } from '../exit.ts'
import type { Context, Run } from '../flags.ts'
import { readSettings } from './settings.ts'
import { jsonText } from '../output/index.ts'

/** Serves until the user interrupts, then lets what runs end. */
export const serve: Run = async (context, _words, flags) => {
  const { startServer } = await import('../../server/index.ts')
  const settings = readSettings(context, flags)
  const running = await startServer(settings)
  try {
    await tell(running, settings.sandbox, context)
    if (!context.signal.aborted) await once(context.signal, 'abort')
    await context.note('Closing: requests that run may end')
  } finally {
    await running.close()
  }
  return EXIT.done
}

async function tell(
  { origin, adminOrigin, firstApplication: first }: RunningServer,
  isSandbox: boolean,
  context: Context,
): Promise<void> {
  if (context.isJson)
    return context.stdout.write(`${jsonText({ origin, admin: adminOrigin, first_application: first }, 2)}\n`)
  const { strong } = context.paint
  const lines = [
    origin === undefined ? 'Worker runs.' : `Serving on ${strong(origin)}, described on ${origin}/docs`,
    `Health and metrics on ${adminOrigin}`,
    ...(isSandbox ? ['Sandbox: third parties are played on loopback; any credentials will do.'] : []),
    ...(first === null
      ? []
      : [
          '',
          'The first application, whose secret is shown this once:',
          `  client_id      ${strong(first.clientId)}`,
          `  client_secret  ${strong(first.clientSecret)}`,
        ]),
    '',
    'Ctrl-C ends it.',
    '',
  ]
  await context.stdout.write(lines.join('\n'))
}
