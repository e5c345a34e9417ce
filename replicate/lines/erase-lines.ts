/** Removes the lines of removed copies. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CopyName } from '../model/change.ts'
import { fileLines } from './folder-lines.ts'
import { copyKey, type FolderState, rewriteFile, writeState } from './folder-state.ts'

/** Removes the lines of copies. It notes them in the state first, so that the next process continues after a kill. */
export async function eraseLines(
  folder: string,
  before: FolderState,
  names: readonly CopyName[],
): Promise<{ readonly state: FolderState; readonly count: number }> {
  let state: FolderState = { ...before, erasing: names }
  await writeState(folder, state)
  let count = 0
  for (const name of names) {
    const { [copyKey(name)]: copy, ...copies } = state.copies
    if (!copy) continue
    const { path } = copy
    const file = join(folder, path)
    let bytes = 0
    if (existsSync(file))
      bytes = await rewriteFile(file, async (write) => {
        for await (const text of fileLines(file, state.files[path]?.bytes ?? 0)) {
          const { _connector: connector } = JSON.parse(text) as { readonly _connector: string }
          if (connector === name.connector) count++
          else await write(`${text}\n`)
        }
      })
    state = { ...state, copies, files: { ...state.files, [path]: { bytes } } }
  }
  state = { ...state, erasing: [] }
  await writeState(folder, state)
  return { state, count }
}
