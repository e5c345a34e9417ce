/** The way into the console: links for persons, tokens for programs, and their ends. */
import { ConnectorError } from 'plugboard/runtime'
import { isRole, type NewSession, type OperatorSession, type PersonRef, ROLES } from '../../sign-in/index.ts'
import type { Config } from '../../../config/index.ts'
import type { Installation } from '../job/installation.ts'

/** Operator who logs in. */
export interface LoginArguments {
  readonly name: string
  readonly role: string
}

/** A program that gets a token. */
export interface TokenArguments extends LoginArguments {
  readonly days: number
}

/** A session is named by its id. */
export interface SessionArguments {
  readonly session: string
}

/** A link that logs a person in once; it is shown this once. */
export interface ConsoleLogin extends PersonRef {
  readonly url: string
  readonly expires_at: string
  /** Whether a running server has the console; without one, the URL is that of the settings. */
  readonly is_running: boolean
}

const MOST_DAYS = 366

/** Makes a link to log in, at the running server if there is one. @throws ConnectorError `validation_error`, `invalid_configuration` where no console listens */
export async function beginConsole(
  { config, operators, consoleUrl }: Pick<Installation, 'config' | 'operators' | 'consoleUrl'>,
  given: LoginArguments,
): Promise<ConsoleLogin> {
  const running = await consoleUrl()
  const origin = running ?? urlOf(config.console)
  const { name, role, code, expiresAt } = await operators.invite(personOf(given))
  const url = `${origin}/login?code=${code}`
  return { name, role, url, expires_at: expiresAt, is_running: running !== undefined }
}

function urlOf({ listen, host, port, url }: Config['console']): string {
  if (listen) return url ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  throw new ConnectorError('invalid_configuration', 'Cannot log in: the settings switch the console off', {
    hint: 'Set console.listen to true for the server and for this command: PLUGBOARD_CONSOLE_LISTEN=true.',
  })
}

/** Makes a token of a program, shown this once. @throws ConnectorError `validation_error` */
export async function issueConsoleToken(
  { operators }: Pick<Installation, 'operators'>,
  { days, ...given }: TokenArguments,
): Promise<NewSession> {
  if (!(days >= 1 && days <= MOST_DAYS)) throw unfit('days', `must be 1 to ${MOST_DAYS}`)
  return operators.issueToken(personOf(given), days)
}

/** Lists active sessions. */
export async function listSessions({
  operators,
}: Pick<Installation, 'operators'>): Promise<{ sessions: readonly OperatorSession[] }> {
  return { sessions: await operators.list() }
}

/** Ends a session. @throws ConnectorError `operator_session_not_found` */
export function endSession(
  { operators }: Pick<Installation, 'operators'>,
  { session }: SessionArguments,
): Promise<OperatorSession> {
  return operators.end(session)
}

function personOf({ name, role }: LoginArguments): PersonRef {
  if (isRole(role)) return { name, role }
  throw unfit('role', `must be one of ${ROLES.join(', ')}`)
}

function unfit(field: string, fault: string): ConnectorError {
  return new ConnectorError('validation_error', `Cannot use ${field}: it ${fault}`, {
    errors: [{ field, message: fault, error_code: field }],
  })
}
