/** `npm run generate`: writes everything that is generated from the manifests. `--force` ignores what earlier runs remember. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OutputCache } from './cache.ts'

const ROOT = join(import.meta.dirname, '..')

// The digest of the program comes before the program.
const cache = new OutputCache<KindOutput>(ROOT, { force: process.argv.includes('--force') })
const { generatedFiles, generateKind, generateKinds, KINDS_PAGE, kindsPage, writeGenerated } =
  await import('./index.ts')
type KindOutput = import('./index.ts').KindOutput

const kinds = await generateKinds((kind) => cache.output(kind, () => generateKind(kind)))
const changed = await writeGenerated(await generatedFiles(kinds))
await writeFile(join(ROOT, KINDS_PAGE), kindsPage(kinds.map(({ rows }) => rows)))
cache.save()
process.stdout.write(changed.length === 0 ? 'generated/ is up to date\n' : `generated/: ${changed.join(', ')}\n`)
