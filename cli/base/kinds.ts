/** The list of the package's kinds. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathAbove } from 'plugboard/internal'
import type { KindSummary } from '../../codegen/index.ts'

/** Returns a summary of each kind of the package, in alphabetical order, without loading the kinds. */
export async function readKinds(): Promise<KindSummary[]> {
  return JSON.parse(
    await readFile(join(pathAbove(import.meta.dirname, 'generated'), 'kinds.json'), 'utf8'),
  ) as KindSummary[]
}
