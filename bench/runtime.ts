import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const PACKAGE_ROOT = join(import.meta.dirname, '..')

/** The folder of the benchmarks' own build. */
const BUILD = join(PACKAGE_ROOT, 'node_modules', '.cache', 'bench')

/** The URL of the built runtime's door. */
export const RUNTIME_URL: string = pathToFileURL(join(BUILD, 'runtime', 'index.js')).href

/**
 * Compiles the sources as they are now, which takes a second: what is measured is what users install, since loaders that run
 * TypeScript directly slow closures down. Faults in types are printed and do not stop it.
 */
export function build(): void {
  const compiler = join(PACKAGE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const project = join(PACKAGE_ROOT, 'tsconfig.build.json')
  spawnSync(process.execPath, [compiler, '-p', project, '--outDir', BUILD], { stdio: ['ignore', 2, 2] })
}

/** The built runtime. */
export async function loadRuntime(): Promise<typeof import('../runtime/index.ts')> {
  return import(RUNTIME_URL)
}
