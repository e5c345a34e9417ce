/**
 * Vitest's global setup: the programs that tests start as processes, and the threads that the server starts, compiled once for the run. Through tsx each of them would take more than a second of processor time before it does anything.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { TestProject } from 'vitest/node'

const ROOT = resolve(import.meta.dirname, '..', '..')
const FOLDER = 'plugboard-compiled-'
const KINDS = 'generated/kinds'
const SOURCE_OF_KINDS = pathToFileURL(`${join(ROOT, KINDS)}/`).href

/** The programs, by their sources. */
const PROGRAMS = [
  'test/cli/replicate/replicate-process.ts',
  'test/long/webhooks/events-process.ts',
  'test/server/accounts/connectors/renewing-process.ts',
  'test/server/faults/server-process.ts',
  'test/server/faults/wrong-clock.ts',
  'test/server/ground/store/open.ts',
  'test/server/ground/store/slow-migrations.ts',
  'test/server/upgrades/other-migrations.ts',
  'test/server/upgrades/plugboard-process.ts',
  'test/server/ground/vault/rotate-process.ts',
]

/** Files loaded by their address, relative to the claimed address of the loading file. */
const BY_ADDRESS = [
  `${KINDS}/*.ts`,
  'generated/described/*.ts',
  'runtime/manifest/index.ts',
  'client/agent/operations/index.ts',
  'client/local/samples.ts',
  'client/local/sandbox.ts',
  'server/ground/store/embedded/worker.ts',
  'server/accounts/own-kinds/thread.ts',
]

/** Files that start a thread beside them, with their place in a build. */
const THREADS: Readonly<Record<string, string>> = {
  'server/ground/store/embedded/thread.ts': 'server/ground/store/embedded/thread.js',
  'server/accounts/own-kinds/reader.ts': 'server/accounts/own-kinds/reader.js',
}

/** Files that load others by their address, with their place in a build. */
const LOADERS: Readonly<Record<string, string>> = {
  'runtime/base/beside.ts': 'runtime/chunks/beside.js',
  ...THREADS,
}

/**
 * Compiles them into a folder of the run, which `PLUGBOARD_TEST_COMPILED` names from now on. Watching, they stay as they were at
 * the start, and tests load the sources of kinds.
 */
export default async function compilePrograms({ config }: TestProject): Promise<void> {
  const folder = await compileInto(await mkdtemp(join(tmpdir(), FOLDER)), PROGRAMS)
  process.env.PLUGBOARD_TEST_COMPILED = folder
  process.env.PLUGBOARD_TEST_THREADS = pathToFileURL(folder).href
  if (!config.watch) process.env.PLUGBOARD_TEST_KINDS = join(folder, KINDS)
}

/** Compiles programs, named from the root, with all that they load, into an empty folder. Returns its path. */
export async function compileInto(folder: string, programs: readonly string[]): Promise<string> {
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  // Else Node parses each file twice, to see what it is.
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await build({
    absWorkingDir: ROOT,
    entryPoints: [...programs, ...BY_ADDRESS],
    outdir: folder,
    outbase: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: join(ROOT, 'tsconfig.json'),
    plugins: [keepAddresses(folder)],
    logLevel: 'error',
  })
  return folder
}

/** The compiled file of a program, by its source. @throws Error for one that is not listed */
export function compiledProgram(source: string): string {
  const path = relative(ROOT, source)
  if (!PROGRAMS.includes(path)) throw new Error(`Cannot run ${path}: list it in test/support/compiled.ts`)
  return join(process.env.PLUGBOARD_TEST_COMPILED!, path.replace(/ts$/, 'js'))
}

/** Makes threads run compiled, if the run has compiled them. */
export const COMPILED_THREAD = {
  name: 'compiled-thread',
  enforce: 'pre',
  transform(code: string, id: string) {
    const built = THREADS[relative(ROOT, id)]
    if (built === undefined) return undefined
    const folder = 'process.env.PLUGBOARD_TEST_THREADS'
    return code.replaceAll('import.meta.url', `(${folder} ? ${folder} + "/${built}" : import.meta.url)`)
  },
} as const

/** Compiled files, for `server.deps.external` of Vitest: Node loads them, and Vite does not transform them. */
export const COMPILED = new RegExp(`/${FOLDER}[^/]+/`)

/**
 * Has kinds loaded by their address, as the catalogue does, come from the build: 8 MB of data, which Vite would take seconds to
 * transform. An import that is written out stays as it is: its transformed importer outlives the run.
 */
export const COMPILED_KINDS = {
  name: 'compiled-kinds',
  enforce: 'pre',
  resolveId(id: string) {
    const folder = process.env.PLUGBOARD_TEST_KINDS
    if (folder === undefined || !id.startsWith(SOURCE_OF_KINDS)) return undefined
    const compiled = join(folder, basename(id).replace(/ts$/, 'js'))
    return existsSync(compiled) ? compiled : undefined
  },
} as const

/** Leaves each file the address of its source, by which it finds what lies beside the sources; loaders get that of the build. */
function keepAddresses(folder: string): Plugin {
  return {
    name: 'addresses',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        if (!text.includes('import.meta')) return { contents: text, loader: 'ts' }
        const loader = LOADERS[relative(ROOT, path)]
        const address = loader === undefined ? path : join(folder, loader)
        const contents = text
          .replaceAll('import.meta.dirname', JSON.stringify(join(address, '..')))
          .replaceAll('import.meta.filename', JSON.stringify(address))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(address).href))
        return { contents, loader: 'ts' }
      })
    },
  }
}
