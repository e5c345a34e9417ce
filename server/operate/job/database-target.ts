/** Where the database of a configuration is. */
import { existsSync } from 'node:fs'
import type { Config } from '../../config/index.ts'
import type { DatabaseTarget } from '../../store/index.ts'

/** Where the rows are, as the configuration says. */
export function databaseTargetOf({
  databaseUrl,
  dataDirectory,
}: Pick<Config, 'databaseUrl' | 'dataDirectory'>): DatabaseTarget {
  return databaseUrl === undefined ? { directory: `${dataDirectory}/database` } : { url: databaseUrl }
}

/** Whether there is a database; that of a URL is taken to be there. */
export function isThere(config: Pick<Config, 'databaseUrl' | 'dataDirectory'>): boolean {
  const target = databaseTargetOf(config)
  return !('directory' in target) || existsSync(`${target.directory}/database`)
}
