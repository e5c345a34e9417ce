/** Where the package is on disk, for what reads its files. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the package: the nearest above this file that holds the manifests. */
export const PACKAGE_ROOT: string = packageRoot(dirname(fileURLToPath(import.meta.url)))

function packageRoot(folder: string): string {
  const isRoot = existsSync(join(folder, 'definitions')) || dirname(folder) === folder
  return isRoot ? folder : packageRoot(dirname(folder))
}
