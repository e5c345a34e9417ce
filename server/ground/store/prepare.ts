/** What `npm run build` ends with: the template of the package is written. */
import { templateOfPackage, writeTemplate } from './template.ts'

await writeTemplate(await templateOfPackage())
