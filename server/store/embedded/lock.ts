/** The lock that keeps two processes out of one folder. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConnectorError } from '../../../runtime/index.ts'

/** Takes the lock of a folder, which is made when it is missing; the function returned gives it back. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = join(directory, 'lock')
  const mine = JSON.stringify({ pid: process.pid })
  try {
    await writeFile(file, mine, { flag: 'wx' })
  } catch {
    const { pid } = JSON.parse(await readFile(file, 'utf8')) as { pid: number }
    if (isRunning(pid))
      throw new ConnectorError('invalid_configuration', `Cannot open "${directory}": it is in use by process ${pid}`)
    await writeFile(file, mine)
  }
  return () => rm(file, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
