/**
 * Copies into the builds of packages what they carry of the repository: `tsx carry.ts <package>` before npm packs it, with `--remove`
 * after. A build in a clone has no copies, so that it reads the folders of the repository as they are.
 */
import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Folders and files of the repository, which a package has below `dist` under the same paths. */
const CARRIED: Readonly<Record<string, readonly string[]>> = {
  cli: ['definitions', 'fixtures', 'generated/kinds.json', 'generated/manifest.schema.json'],
  server: ['definitions'],
}

/** What a snapshot is for happens in a clone: changing a kind of the package. */
const LEFT_OUT = 'snapshot.yaml'

const [name = '', isRemoved] = process.argv.slice(2)
const carried = CARRIED[name]
if (!carried) throw new Error(`carry.ts knows the packages ${Object.keys(CARRIED).join(' and ')}, not "${name}"`)

for (const path of carried) {
  const copy = join(import.meta.dirname, name, 'dist', path)
  rmSync(copy, { recursive: true, force: true })
  if (isRemoved !== '--remove')
    cpSync(join(import.meta.dirname, path), copy, {
      recursive: true,
      filter: (file) => basename(file) !== LEFT_OUT,
    })
}
