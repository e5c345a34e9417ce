/** Where the database of a configuration is. */
import { existsSync } from 'node:fs'
import type { Config } from '../../config/index.ts'
import type { DatabaseTarget } from '../store/index.ts'

/** Where the rows are, as the configuration says. */
export function databaseTargetOf({
  databaseUrl,
  dataDirectory,
  database,
}: Pick<Config, 'databaseUrl' | 'dataDirectory' | 'database'>): DatabaseTarget {
  if (databaseUrl === undefined) return { directory: `${dataDirectory}/database` }
  return { url: databaseUrl, directUrl: database.directUrl }
}

/** Whether there is a database; that of a URL is taken to be there. */
export function isThere(config: Pick<Config, 'databaseUrl' | 'dataDirectory' | 'database'>): boolean {
  const target = databaseTargetOf(config)
  return !('directory' in target) || existsSync(`${target.directory}/database`)
}
