/**
 * Copies into the build of the command line what its package carries: `tsx carry.ts` before npm packs it, `tsx carry.ts --remove`
 * after. A build in a clone has no copies, so that the command line there reads the folders of the repository as they are.
 */
import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Folders and files of the repository, which the package has below `dist` under the same paths. */
const CARRIED = ['definitions', 'fixtures', 'generated/kinds.json', 'generated/manifest.schema.json'] as const

/** What a snapshot is for happens in a clone: changing a kind of the package. */
const LEFT_OUT = 'snapshot.yaml'

const BUILD = join(import.meta.dirname, 'cli', 'dist')

for (const path of CARRIED) {
  const copy = join(BUILD, path)
  rmSync(copy, { recursive: true, force: true })
  if (!process.argv.includes('--remove'))
    cpSync(join(import.meta.dirname, path), copy, {
      recursive: true,
      filter: (file) => basename(file) !== LEFT_OUT,
    })
}
