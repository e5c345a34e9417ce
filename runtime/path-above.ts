/** Where this package is on disk. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

let root: string | undefined

/** The folder of the package: the nearest above this file that holds the manifests. Looked for when first asked, since not every runtime lets a program read files. */
export function packageRoot(): string {
  return (root ??= folderAbove(dirname(fileURLToPath(import.meta.url)), 'definitions'))
}

/** The nearest folder that holds an entry of this name: the folder given, or one above it; the root when none does. */
export function folderAbove(folder: string, entry: string): string {
  const isFound = existsSync(join(folder, entry)) || dirname(folder) === folder
  return isFound ? folder : folderAbove(dirname(folder), entry)
}
