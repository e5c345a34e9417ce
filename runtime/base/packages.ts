/** Packages on disk: where this one is, and which one is missing. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the package: the nearest above this file that holds the manifests. */
export const PACKAGE_ROOT: string = folderAbove(dirname(fileURLToPath(import.meta.url)), 'definitions')

/** The nearest folder that holds an entry of this name: the folder given, or one above it; the root when none does. */
export function folderAbove(folder: string, entry: string): string {
  const isFound = existsSync(join(folder, entry)) || dirname(folder) === folder
  return isFound ? folder : folderAbove(dirname(folder), entry)
}

/** The name of the package for lack of which an import failed, or undefined for any other error. */
export function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return undefined
  return /^Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w-][\w.-]*)'/.exec(error.message)?.[1]
}
