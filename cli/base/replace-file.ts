/** Replaces files in one step: a crash leaves the old content or the new one. */
import { randomUUID } from 'node:crypto'
import { chmod, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Replaces the content of a file, or creates it, readable only by its owner. */
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
    throw error
  }
}
