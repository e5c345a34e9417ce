/** A folder whose database does not open: another start does not help, the backup does. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ConnectorError } from 'plugboard/runtime'
import { DatabaseError } from '../database/database.ts'

/** Whether a folder has files of a database, all or some. */
export function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0
}

/** Whether a folder with files lacks the one by which PostgreSQL knows its own: it would make a new database among them. */
export function isHeadless(folder: string): boolean {
  return hasFiles(folder) && !existsSync(join(folder, 'PG_VERSION'))
}

/** SQLSTATEs of data that cannot be read: corrupted, or in a file that is missing. */
const UNREADABLE = /^(?:XX|58)/

/** Whether what kept a database from opening is in its files: neither a statement that was refused, nor too little memory. */
export function isDamage(error: unknown): boolean {
  if (error instanceof DatabaseError) return UNREADABLE.test(error.sqlState)
  return error instanceof ConnectorError && error.code === 'storage_unavailable' && !/memory/i.test(error.message)
}

/** The error for a folder whose database does not open. */
export function damaged(folder: string, cause?: unknown): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot open the database in "${folder}": its files are damaged`, {
    hint:
      'Move the folder away, then run plugboard restore with the latest backup. ' +
      'If the files belong to another user, correct their owner instead.',
    cause,
  })
}
