import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const PACKAGE_ROOT = join(import.meta.dirname, '..')

/** Where the benchmarks keep a build of their own: loaders that run TypeScript directly slow closures down. */
const BUILD = join(PACKAGE_ROOT, 'node_modules', '.cache', 'bench')

/** The URL of the runtime's door, as users have it: compiled to JavaScript. */
export const RUNTIME_URL: string = build()

/** The runtime that is measured. */
export const runtime = (await import(RUNTIME_URL)) as typeof import('../runtime/index.ts')

/** Compiles the sources as they are now; takes a second. Faults in their types are printed and do not stop it. */
function build(): string {
  const compiler = join(PACKAGE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const project = join(PACKAGE_ROOT, 'tsconfig.build.json')
  spawnSync(process.execPath, [compiler, '-p', project, '--outDir', BUILD], { stdio: ['ignore', 2, 2] })
  return pathToFileURL(join(BUILD, 'runtime', 'index.js')).href
}
