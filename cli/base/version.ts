/** The version of the command line's package. */
import { readFileSync } from 'node:fs'
import { pathAbove } from 'plugboard/internal'

/** The version in the package.json above this file. */
export function packageVersion(): string {
  const file = pathAbove(import.meta.dirname, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
