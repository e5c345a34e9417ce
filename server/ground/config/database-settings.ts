/** Settings of the database: where it is, and how it is reached. */
import { databaseUrlFault, type Setting } from './setting.ts'

/** The database. */
export const DATABASE = {
  databaseUrl: url(
    'URL of a PostgreSQL database. Also read from DATABASE_URL. Defaults to the embedded database.',
    'the embedded database',
  ),
  databaseUrlFile: file('File with the URL of the database, instead of databaseUrl.'),
  'database.directUrl': url(
    'URL of the same database without the pooler that databaseUrl leads through. Locks and notifications need it behind a pooler in transaction mode.',
    'databaseUrl',
  ),
  'database.directUrlFile': file('File with that URL, instead of database.directUrl.'),
  'database.replicaUrl': url(
    'URL of a streaming replica of the same database. Searches and feeds read copies there, where it has the same as the database.',
    'none',
  ),
  'database.replicaUrlFile': file('File with that URL, instead of database.replicaUrl.'),
  'database.replicaLagSeconds': {
    type: 'integer',
    default: 5,
    about: 'Seconds by which the replica may be behind. A replica further behind is not read until it has caught up.',
    minimum: 1,
    maximum: 3600,
  } as Setting<'integer', number>,
  'database.preparedStatements': {
    type: 'boolean',
    default: true,
    about:
      'Whether frequent searches are prepared once in each session of PostgreSQL. Never behind a pooler in transaction mode.',
  } as Setting<'boolean', boolean>,
  'database.poolSize': {
    type: 'integer',
    default: 10,
    about: 'Maximum number of connections of this process to PostgreSQL.',
    minimum: 1,
    maximum: 1000,
  } as Setting<'integer', number>,
  'database.waitSeconds': {
    type: 'integer',
    default: 30,
    about: 'Seconds to wait at the start for PostgreSQL to accept connections. 0 does not wait.',
    minimum: 0,
    maximum: 3600,
  } as Setting<'integer', number>,
} as const satisfies Record<string, Setting>

function url(about: string, derived: string): Setting<'text', undefined> {
  return { type: 'text', default: undefined, about, secret: true, fault: databaseUrlFault, derived }
}

function file(about: string): Setting<'path', undefined> {
  return { type: 'path', default: undefined, derived: 'none', about }
}
