/** `npm run generate`: writes everything that is generated from the manifests. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateAll, KINDS_PAGE, kindsPage, readDefinitions, readTypeSources, writeGenerated } from './index.ts'

const kinds = await readDefinitions()
const changed = await writeGenerated(await generateAll(kinds))
await writeFile(join(import.meta.dirname, '..', KINDS_PAGE), kindsPage(await readTypeSources(kinds)))
process.stdout.write(changed.length === 0 ? 'generated/ is up to date\n' : `generated/: ${changed.join(', ')}\n`)
