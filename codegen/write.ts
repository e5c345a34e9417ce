/** `npm run generate`: writes everything that is generated from the manifests. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  generateAll,
  KINDS_PAGE,
  kindsPage,
  type KindShares,
  readDefinitions,
  readTypeSources,
  levelCountsOfKind,
  writeGenerated,
} from './index.ts'

const kinds = await readDefinitions()
const changed = await writeGenerated(await generateAll(kinds))
const shares: Record<string, KindShares[string]> = {}
for (const { kind } of kinds) shares[kind] = await levelCountsOfKind(kind)
await writeFile(join(import.meta.dirname, '..', KINDS_PAGE), kindsPage(await readTypeSources(kinds), shares))
process.stdout.write(changed.length === 0 ? 'generated/ is up to date\n' : `generated/: ${changed.join(', ')}\n`)
