/** Waits for manifests to change. */
import { watch } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Editors write a file in several steps; the changes within this time are one. */
const QUIET_MS = 60

/**
 * Yields at once and after each change of a YAML file in the folders of some paths, until the signal aborts.
 * Folders are watched rather than files, which editors replace.
 */
export async function* changesOf(paths: readonly string[], signal: AbortSignal): AsyncGenerator<void, void, undefined> {
  const folders = new Set(await Promise.all(paths.map(folderOf)))
  let isChanged = true
  let wake: () => void = () => undefined
  const watchers = [...folders].map((folder) =>
    watch(folder, (_, name) => {
      if (name !== null && !/\.ya?ml$/i.test(name)) return
      isChanged = true
      wake()
    }),
  )
  const stop = () => wake()
  signal.addEventListener('abort', stop)
  try {
    while (!signal.aborted) {
      if (!isChanged) await new Promise<void>((resolve) => (wake = resolve))
      if (signal.aborted) return
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
      isChanged = false
      yield
    }
  } finally {
    signal.removeEventListener('abort', stop)
    for (const watcher of watchers) watcher.close()
  }
}

async function folderOf(path: string): Promise<string> {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() ?? false
  return isFolder ? path : dirname(path)
}
