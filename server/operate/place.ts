/** Where the database of a configuration is. */
import { existsSync } from 'node:fs'
import type { Config } from '../config/index.ts'
import type { DatabaseTarget } from '../store/index.ts'

/** Where the rows are, as the configuration says. */
export function placeOf({ databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>): DatabaseTarget {
  return databaseUrl === undefined ? { directory: `${dataDirectory}/database` } : { url: databaseUrl }
}

/** Whether there is a database; that of a URL is taken to be there. */
export function isThere(config: Pick<Config, 'databaseUrl' | 'dataDirectory'>): boolean {
  const place = placeOf(config)
  return !('directory' in place) || existsSync(`${place.directory}/database`)
}
