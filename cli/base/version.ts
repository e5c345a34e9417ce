/** The version of the command line's package. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderAbove } from 'plugboard/internal'

/** The version in the package.json above this file. */
export function packageVersion(): string {
  const file = join(folderAbove(import.meta.dirname, 'package.json'), 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
