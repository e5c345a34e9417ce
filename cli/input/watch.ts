/** Waits for manifests to change. */
import { watch } from 'node:fs'
import { dirname } from 'node:path'

/** Editors write a file in several steps. Changes within this time count as one. */
const QUIET_MS = 60

/**
 * Yields immediately and after each change of a YAML file in the folders of some files, until the signal aborts. It watches folders,
 * because editors replace files.
 */
export async function* fileChanges(
  files: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<void, void, undefined> {
  const folders = new Set(files.map((file) => dirname(file)))
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
