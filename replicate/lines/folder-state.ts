/** The state of a folder: cursors, and the length of each file. Its file is replaced in one step. */
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isObject } from 'plugboard/internal'
import type { CopyName } from '../model/change.ts'
import { TargetError } from '../model/target-error.ts'

/** The state of a folder. */
export interface FolderState {
  readonly version: 1
  /** The cursors of streams. */
  readonly streams: Readonly<Record<string, string>>
  /** The streams of copies, by `copyKey`. */
  readonly copies: Readonly<Record<string, FolderCopy>>
  /** Stored bytes. An interrupted page may have left more. */
  readonly files: Readonly<Record<string, FileState>>
  /** Copies whose lines may still be in some files. */
  readonly erasing: readonly CopyName[]
}

/** A copy of the folder. */
interface FolderCopy extends CopyName {
  readonly path: string
  readonly stream: string
}

/** A file of the folder. */
interface FileState {
  readonly bytes: number
}

/** Returns the name of a copy in the state. */
export function copyKey({ connector, entity }: CopyName): string {
  return JSON.stringify([connector, entity])
}

const EMPTY: FolderState = { version: 1, streams: {}, copies: {}, files: {}, erasing: [] }

/** The name of the state's file. */
const STATE = '_plugboard.json'

/** Reads the state; an empty one without a file. @throws TargetError `target_conflict` for a foreign file */
export async function readFolderState(folder: string): Promise<FolderState> {
  const text = await readFile(join(folder, STATE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return EMPTY
  const state = parsed(text)
  if (isObject(state) && state.version === 1 && isObject(state.streams) && isObject(state.files))
    return state as unknown as FolderState
  throw new TargetError('target_conflict', `Cannot use ${STATE} of the folder: a replica did not write it`, {
    hint: 'Replicate into another folder.',
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Replaces the state on the disk. */
export async function writeState(folder: string, state: FolderState): Promise<void> {
  await rewriteFile(join(folder, STATE), async (write) => write(JSON.stringify(state)))
}

/** Replaces a file in one step by what `work` writes. @returns its bytes */
export async function rewriteFile(
  path: string,
  work: (write: (text: string) => Promise<void>) => Promise<void>,
): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const next = `${path}.next`
  const handle = await open(next, 'w', 0o600)
  let bytes = 0
  try {
    await work(async (text) => {
      const chunk = Buffer.from(text)
      bytes += chunk.length
      await handle.writeFile(chunk)
    })
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(next, path)
  return bytes
}
