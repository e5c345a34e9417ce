/** The target of `--to`: a database or a folder. */
import { stat } from 'node:fs/promises'
import { redactor, quoted } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'
import type { Context } from '../table/context.ts'
import {
  connectPostgres,
  LinesTarget,
  openSqlite,
  postgresDialect,
  type ReplicaTarget,
  sqliteDialect,
  SqlTarget,
} from '../../replicate/index.ts'

/** Options of a replica's target. */
export interface TargetOptions {
  readonly to?: string
  readonly deletes?: 'soft' | 'hard'
  readonly perCustomer?: 'column' | 'schema'
  readonly dryRun?: true
}

/** The variable for a URL with a password. */
const VARIABLE = 'PLUGBOARD_REPLICATE_TO'
const EXAMPLES = 'Such as --to postgres://user@host/database, --to sqlite:copy.db, or --to folder/.'

/**
 * Opens the target of `--to` or `PLUGBOARD_REPLICATE_TO`.
 * @throws UsageError for an unknown target; TargetError `target_unavailable`, `target_refused`
 */
export async function openTarget(
  { env, protect }: Pick<Context, 'env' | 'protect'>,
  { to, deletes, perCustomer = 'column', dryRun }: TargetOptions,
): Promise<ReplicaTarget> {
  const text = to ?? env[VARIABLE] ?? ''
  if (text === '') throw new UsageError('Cannot replicate: --to is missing', EXAMPLES)
  const sqlOptions = { deletes: deletes ?? 'soft', perCustomer }
  if (/^postgres(?:ql)?:/i.test(text)) {
    const url = databaseUrl(text, to !== undefined)
    protect(redactor(passwordsOf(url)))
    const dialect = postgresDialect(`${url.host}${url.pathname}`)
    return new SqlTarget({ ...sqlOptions, dialect, session: await connectPostgres(text) })
  }
  if (text.startsWith('sqlite:')) {
    const file = text.slice('sqlite:'.length)
    if (file === '') throw new UsageError('Cannot replicate: the SQLite file is missing', EXAMPLES)
    const session = await openSqlite(file, dryRun === true)
    return new SqlTarget({ ...sqlOptions, dialect: sqliteDialect(file), session })
  }
  if (!text.endsWith('/') && !(await isFolder(text)))
    throw new UsageError(
      `Cannot replicate to ${quoted(withoutSecrets(text))}: it is no database and no folder`,
      EXAMPLES,
    )
  if (deletes !== undefined)
    throw new UsageError(
      'Cannot use --deletes with a folder: a deletion is a line',
      'The last line of a key is the state of its record.',
    )
  return new LinesTarget({ folder: text, perCustomer })
}

/** @throws UsageError for an invalid URL, and for a password on the command line */
function databaseUrl(text: string, isArgument: boolean): URL {
  if (!URL.canParse(text)) throw new UsageError('Cannot replicate: the URL of the database cannot be read', EXAMPLES)
  const url = new URL(text)
  if (isArgument && passwordsOf(url).length > 0)
    throw new UsageError(
      'Cannot take a password from the command line (--to): other users of this machine could read it',
      `Set the whole URL in ${VARIABLE}, or the password in PGPASSWORD.`,
    )
  return url
}

function passwordsOf({ password, searchParams }: URL): string[] {
  const given = [password, decoded(password), searchParams.get('password') ?? '']
  return given.filter((text) => text !== '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function withoutSecrets(text: string): string {
  return text.replace(/\/\/[^/@]*@/, '//…@')
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
