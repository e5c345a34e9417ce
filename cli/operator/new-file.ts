/** A new file that is written whole or not at all. */
import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { UsageError } from '../base/usage.ts'

/** Writes bytes to the end of the file. */
export type WriteChunk = (chunk: Uint8Array | string) => Promise<void>

const NEW_FILE = 'Name a new file with --out.'
/** What a file that is open is asked for; such failures name no path. */
const OF_WRITING: ReadonlySet<string> = new Set(['write', 'fsync'])
const STATES: Readonly<Record<string, string>> = {
  EEXIST: 'it already exists',
  ENOENT: 'its folder does not exist',
}
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Makes the file `out`, mode 0600, of what `work` writes; nothing is left of it when that fails.
 * @param what as messages name the file, such as `the backup`
 * @returns what `work` returns
 * @throws UsageError when the file already exists or cannot be written; what `work` throws
 */
export async function writeNewFile<T>(out: string, what: string, work: (write: WriteChunk) => Promise<T>): Promise<T> {
  const draft = `${out}.${randomBytes(4).toString('hex')}.part`
  let isTaken = false
  try {
    // Takes the name before the work, which may last; not every disk has the links that would take it afterwards.
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
