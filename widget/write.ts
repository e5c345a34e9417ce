/** Writes the built widget into the package: `npm run build:widget`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWidget } from './build.ts'

writeFileSync(join(import.meta.dirname, '..', 'dist', 'widget', 'built.json'), JSON.stringify(await buildWidget()))
