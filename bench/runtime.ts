import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../bundle.ts'

const PACKAGE_ROOT = join(import.meta.dirname, '..')

/** The folder of the benchmarks' own build. */
const BUILD = join(PACKAGE_ROOT, 'node_modules', '.cache', 'bench')

/** The URL of that folder, with a slash at its end. */
export const BUILD_URL: string = pathToFileURL(`${BUILD}/`).href

/** Bundles the present sources, which takes a second. Users install bundles, and loaders that run TypeScript directly slow closures down. */
export async function build(): Promise<void> {
  await rm(BUILD, { recursive: true, force: true })
  await bundle(PACKAGE_ROOT, BUILD)
}

/** The built runtime. */
export async function loadRuntime(): Promise<typeof import('../runtime/index.ts')> {
  return import(new URL('runtime/index.js', BUILD_URL).href)
}
