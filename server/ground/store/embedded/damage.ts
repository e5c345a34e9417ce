/** A folder whose database does not open. Another start does not help, a backup does. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ConnectorError } from 'plugboard/runtime'
import { DatabaseError } from '../database/database.ts'

/** Whether a folder has any files of a database. */
export function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0
}

/** Whether a folder with files lacks `PG_VERSION`. PostgreSQL would create a new database among them. */
export function isHeadless(folder: string): boolean {
  return hasFiles(folder) && !existsSync(join(folder, 'PG_VERSION'))
}

/** SQLSTATEs of corrupt data and missing files. */
const UNREADABLE = /^(?:XX|58)/

/** Whether damaged files caused an error of opening, rather than a refused statement or too little memory. */
export function isDamage(error: unknown): boolean {
  if (error instanceof DatabaseError) return UNREADABLE.test(error.sqlState)
  return error instanceof ConnectorError && error.code === 'storage_unavailable' && !/memory/i.test(error.message)
}

/** The error for damaged files. */
export function damaged(folder: string, cause?: unknown): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot open the database in "${folder}": its files are damaged`, {
    hint:
      'Move the folder away, then run plugboard restore with the latest backup. ' +
      'If the files belong to another user, correct their owner instead.',
    cause,
  })
}
