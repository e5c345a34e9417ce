/** New files that are complete or absent. */
import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { UsageError } from '../base/usage.ts'

/** Writes bytes to the end of the file. */
export type WriteChunk = (chunk: Uint8Array | string) => Promise<void>

const NEW_FILE = 'Name a new file with --out.'
/** System calls on an open file. Their errors contain no path. */
const OF_WRITING: ReadonlySet<string> = new Set(['write', 'fsync'])
const STATES: Readonly<Record<string, string>> = {
  EEXIST: 'it already exists',
  ENOENT: 'its folder does not exist',
}
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Creates the file `out` with mode 0600 from what `work` writes; after a failure, there is no file.
 * @param what the file in messages, such as `the backup`
 * @returns the result of `work`
 * @throws UsageError if the file exists or cannot be written; errors of `work`
 */
export async function writeNewFile<T>(out: string, what: string, work: (write: WriteChunk) => Promise<T>): Promise<T> {
  const draft = `${out}.${randomBytes(4).toString('hex')}.part`
  let isTaken = false
  try {
    // Reserves the name before the work, which may take long. Some disks have no links to reserve it afterwards.
    await (await open(out, 'wx', 0o600)).close()
    isTaken = true
    const handle = await open(draft, 'wx', 0o600)
    try {
      const result = await work((chunk) => handle.writeFile(chunk))
      await handle.sync()
      await rename(draft, out)
      isTaken = false
      return result
    } finally {
      await handle.close()
    }
  } catch (error) {
    const { code = '', path, syscall } = error as NodeJS.ErrnoException
    if (path !== out && path !== draft && !OF_WRITING.has(syscall ?? '')) throw error
    const state = STATES[code] ?? `it cannot be written (${code})`
    const hint = FULL.has(code)
      ? 'The disk is full: free some space, or name a file on another disk with --out.'
      : NEW_FILE
    throw new UsageError(`Cannot write ${what} ${JSON.stringify(out)}: ${state}`, hint)
  } finally {
    await rm(draft, { force: true })
    if (isTaken) await rm(out, { force: true })
  }
}
