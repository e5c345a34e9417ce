/** `npm run site`: writes the site to `site/dist/site`. `SITE_BASE=/plugboard/` is where it is served. */
import { join } from 'node:path'
import { buildSite } from './build.ts'

const dist = join(import.meta.dirname, 'dist')
const files = await buildSite({
  folder: join(dist, 'site'),
  work: join(dist, 'pages'),
  base: process.env.SITE_BASE ?? '/',
})
process.stdout.write(`${files.filter((file) => file.endsWith('.html')).length} pages in ${join(dist, 'site')}\n`)
