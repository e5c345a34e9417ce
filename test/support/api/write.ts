/** `npm run api`: writes the reports of the doors into `test/data/api`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REPORTS, reportsOf } from './report.ts'

await mkdir(REPORTS, { recursive: true })
for (const [door, text] of await reportsOf()) await writeFile(join(REPORTS, `${door}.api.md`), text)
