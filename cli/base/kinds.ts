/** The kinds of the package as a list shows them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathAbove } from 'plugboard/internal'
import type { KindSummary } from '../../codegen/index.ts'

/** Every kind that comes with the package, in alphabetical order; no kind itself is loaded. */
export async function readKinds(): Promise<KindSummary[]> {
  return JSON.parse(
    await readFile(join(pathAbove(import.meta.dirname, 'generated'), 'kinds.json'), 'utf8'),
  ) as KindSummary[]
}
