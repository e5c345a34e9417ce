/** A new file that is written whole or not at all. */
import { randomBytes } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { UsageError } from '../../usage.ts'

/** Writes bytes to the end of the file. */
export type WriteChunk = (chunk: Uint8Array | string) => Promise<void>

const NEW_FILE = 'Name a new file by --out.'
/** What a file that is open is asked for; such failures name no path. */
const OF_WRITING: ReadonlySet<string> = new Set(['write', 'fsync'])
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Makes the file `out`, mode 0600, of what `work` writes; nothing is left of it when that fails.
 * @param what as messages name the file, such as `the backup`
 * @returns what `work` returns
 * @throws UsageError when the file is there already or cannot be written; what `work` throws
 */
export async function writeNewFile<T>(out: string, what: string, work: (write: WriteChunk) => Promise<T>): Promise<T> {
  const draft = `${out}.${randomBytes(4).toString('hex')}.part`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      const result = await work((chunk) => handle.writeFile(chunk))
      await handle.sync()
      await link(draft, out)
      return result
    } finally {
      await handle.close()
    }
  } catch (error) {
    const { code = '', path, syscall } = error as NodeJS.ErrnoException
    if (path !== draft && !OF_WRITING.has(syscall ?? '')) throw error
    const state = code === 'EEXIST' ? 'it is there already' : `it cannot be written (${code})`
    const hint = FULL.has(code) ? 'The disk is full: free some space, or name a file on another by --out.' : NEW_FILE
    throw new UsageError(`Cannot write ${what} ${JSON.stringify(out)}: ${state}`, hint)
  } finally {
    await rm(draft, { force: true })
  }
}
