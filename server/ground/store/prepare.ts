/** Ends `npm run build`: the migrations of the subjects and the template of a new database become part of the build. */
import { cp } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { migrationFiles, SERVER_ROOT, SUBJECTS_FOLDER } from './migrate.ts'
import { templateOfPackage, writeTemplate } from './template.ts'

for (const file of await migrationFiles(SERVER_ROOT)) await cp(file, join(SUBJECTS_FOLDER, relative(SERVER_ROOT, file)))
await writeTemplate(await templateOfPackage())
