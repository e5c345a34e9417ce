/** The lock of a folder, for one process at a time. A second one would lose rows of the first without any error. */
import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../errors/index.ts'
import { answerFor, isAlive, type Owner, self } from './owner.ts'

/**
 * Takes the lock of a folder, which it creates if needed. Takes over the lock of an ended process.
 * @returns gives the lock back
 * @throws ConnectorError `invalid_configuration` if a process has it; `storage_unavailable` if the folder cannot be written
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    return await acquire(directory)
  } catch (error) {
    if (error instanceof ConnectorError) throw error
    const state = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new ServerError('storage_unavailable', `Cannot write to the folder "${directory}": ${state}`, {
      hint: 'Check that the folder is writable and that its disk is not full.',
      cause: error,
    })
  }
}

async function acquire(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'lock')
  const mine = join(directory, `lock.${randomUUID()}`)
  // Before anything is written: a full disk does not hide who has the folder.
  const before = await ownerOf(file)
  if (before !== undefined && (await isAlive(before, directory))) throw inUse(directory, before)
  const owner = await self()
  await writeFile(mine, JSON.stringify(owner), { flag: 'wx', mode: 0o600 })
  try {
    while (!(await linked(mine, file))) await removeStale(directory, file)
  } finally {
    await rm(mine, { force: true })
  }
  const stopAnswering = await answerFor(directory)
  return async () => {
    await stopAnswering()
    await rm(file, { force: true })
  }
}

/** Gives a complete file its name in one step, unless the name is taken. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of an ended process. It reads the moved file again, since another process may have been faster. */
async function removeStale(directory: string, file: string): Promise<void> {
  const before = await ownerOf(file)
  if (before === undefined) return
  if (await isAlive(before, directory)) throw inUse(directory, before)
  const aside = join(directory, `lock.${randomUUID()}`)
  await rename(file, aside).catch(() => undefined)
  const moved = await ownerOf(aside)
  if (moved !== undefined && JSON.stringify(moved) !== JSON.stringify(before)) await linked(aside, file)
  await rm(aside, { force: true })
}

/** The owner of a lock. A truncated file is from a process that could not finish it. */
async function ownerOf(file: string): Promise<Owner | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as Owner
  } catch {
    return { pid: 0, started: '', boot: '', namespace: '' }
  }
}

function inUse(directory: string, { pid }: Owner): ConnectorError {
  return new ConnectorError(
    'invalid_configuration',
    `Cannot open the folder "${directory}": it is in use by process ${pid}`,
    {
      hint: 'Stop that process, or use another folder. To run several servers, use PostgreSQL.',
    },
  )
}
