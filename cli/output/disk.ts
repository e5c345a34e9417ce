/** Writes to the disk, and its failures in words. */
import { randomUUID } from 'node:crypto'
import { chmod, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { UsageError } from '../base/usage.ts'
import { oneLine } from './text.ts'

const STATES: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EDQUOT: 'the disk is full',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'its folder does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'its folder is a file',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
}

/** System calls that read, then the ones that write. */
const READS = ['open', 'read', 'scandir', 'stat', 'lstat', 'realpath', 'access']
const WRITES = [
  'write',
  'fsync',
  'mkdir',
  'rename',
  'unlink',
  'rmdir',
  'rm',
  'link',
  'symlink',
  'chmod',
  'copyfile',
  'ftruncate',
]

/** Whether an error comes from the disk, by its system call and code. */
export function isDiskFault(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false
  const { syscall = '', code = '' } = error as NodeJS.ErrnoException
  return [...READS, ...WRITES].includes(syscall) && code in STATES
}

/** Returns the error to print for a failure of the disk. @param written the written file, if it is known */
export function diskError(error: NodeJS.ErrnoException, written?: string): UsageError {
  const path = written ?? error.path
  const file = path === undefined ? '' : ` ${oneLine(path)}`
  const { code = '', syscall = '' } = error
  const isRead = written === undefined && READS.includes(syscall)
  if (isRead) return new UsageError(`Cannot use${file}: ${code === 'ENOENT' ? 'it does not exist' : STATES[code]}`)
  return new UsageError(`Cannot write${file}: ${STATES[code]}`)
}

/** Returns the error to print for a failed write. */
export function writeError(error: unknown, path: string): unknown {
  return isDiskFault(error) ? diskError(error, path) : error
}

/** Writes a file. @throws UsageError if the disk refuses */
export async function writeText(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: unknown) => {
    throw writeError(error, path)
  })
}

/**
 * Replaces the content of a file in one step, or creates it, readable only by its owner. A crash leaves the old content or the new one.
 * @throws UsageError if the disk refuses
 */
export async function replaceFile(target: string, content: string): Promise<void> {
  const beside = join(dirname(target), `.${basename(target)}.${randomUUID()}`)
  try {
    const handle = await open(beside, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await chmod(beside, 0o600)
    await rename(beside, target)
  } catch (error) {
    await rm(beside, { force: true })
    throw writeError(error, target)
  }
}
