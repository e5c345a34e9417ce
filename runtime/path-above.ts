/** Finds the package's files, which have another depth in a build than in a clone. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The path of the nearest entry with a name, in the folder or above; by default at the root.
 * @example pathAbove(import.meta.dirname, 'package.json')
 */
export function pathAbove(folder: string, entry: string): string {
  const path = join(folder, entry)
  return existsSync(path) || dirname(folder) === folder ? path : pathAbove(dirname(folder), entry)
}
