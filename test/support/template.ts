/** Vitest's global setup: the package's template, so that no embedded database that a test starts is made from nothing. */
import { existsSync } from 'node:fs'
import { templateOfPackage, writeTemplate } from '../../server/ground/store/template.ts'

/** Writes the template that the build makes, unless it is there for these migrations. */
export default async function prepareTemplate(): Promise<void> {
  const file = await templateOfPackage()
  if (!existsSync(file)) await writeTemplate(file)
}
