/** `npm run generate`: writes everything that is generated from the manifests. */
import { generateAll, readDefinitions, writeGenerated } from './index.ts'

const changed = await writeGenerated(await generateAll(await readDefinitions()))
process.stdout.write(changed.length === 0 ? 'generated/ is up to date\n' : `generated/: ${changed.join(', ')}\n`)
