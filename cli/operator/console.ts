/** `plugboard console`: links, tokens and sessions for the console of a server. */
import { EXIT } from '../base/exit.ts'
import { actionOf, UsageError } from '../base/usage.ts'
import { oneLine } from '../output/index.ts'
import type { Run } from '../table/index.ts'
import { withOperator } from './job.ts'
import { type Columns, listText } from './list-text.ts'
import { userName } from './settings.ts'

const ACTIONS = ['login', 'token', 'sessions', 'end'] as const
const TOKEN_DAYS = 30

/** Creates a link that logs in once, or a token for a program; lists or ends sessions. */
export const consoleCommand: Run<'console'> = async (context, words, { name: given, role, days, ...settings }) => {
  // A setting is named `role`, too.
  const action = actionOf('console', words, ACTIONS)
  const [, session] = words
  if (action === 'end' && session === undefined)
    throw new UsageError('Cannot run console end: the session is missing', 'See plugboard console sessions.')
  const name = given ?? userName()
  await withOperator(context, settings, async (operator, job) => {
    if (action === 'login') {
      const made = await operator.run('console login', { name, role: role ?? 'owner' }, job)
      if (!made.is_running) await context.note('No running server was found: the link has the address of the settings.')
      const of = `${oneLine(made.name)}, in the role ${made.role}`
      const text = `Opens once, until ${made.expires_at}, for ${of}:\n  ${context.paint.strong(made.url)}`
      return context.print(made, text)
    }
    if (action === 'token') {
      const terms = { name, role: role ?? 'viewer', days: days ?? TOKEN_DAYS }
      const { session: made, secret } = await operator.run('console token', terms, job)
      const text = `The token of ${oneLine(made.name)}, in the role ${made.role}, until ${made.expiresAt}. It is shown only now:\n  ${context.paint.strong(secret)}`
      return context.print({ token: secret, session: made }, text)
    }
    if (action === 'end') {
      const ended = await operator.run('console end', { session: session ?? '' }, job)
      return context.print({ session: ended }, `The session of ${oneLine(ended.name)} has ended.`)
    }
    const { sessions } = await operator.run('console sessions', {}, job)
    return context.print({ sessions }, listText(context, SESSIONS, sessions, 'session'))
  })
  return EXIT.done
}

const SESSIONS: Columns<{ readonly [Name in 'id' | 'actor' | 'role' | 'kind' | 'usedAt' | 'expiresAt']: string }> = {
  session: (one) => one.id,
  name: (one) => one.actor,
  role: (one) => one.role,
  of: (one) => one.kind,
  'last seen': (one) => one.usedAt,
  ends: (one) => one.expiresAt,
}
