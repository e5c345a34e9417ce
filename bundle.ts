/**
 * Writes the JavaScript of a package, of which `tsc` only writes the types: one file for each name of its `exports`, and files that
 * several of them share, so that a process reads few. `tsx bundle.ts` in the folder of the package, after `tsc`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as transform } from 'esbuild'
import { rolldown } from 'rolldown'

const ROOT = import.meta.dirname

/** What is loaded by its address, which no import shows: see runtime/kinds/beside.ts. */
const BY_ADDRESS: Readonly<Record<string, readonly string[]>> = { plugboard: ['runtime/manifest/index.ts'] }

/** Where shared files are written: two folders below `dist`, as beside.ts is among the sources, since it looks up from there. */
const SHARED = 'runtime/chunks/[name]-[hash].js'

/**
 * What is loaded together, in one file: by both modes of the client, and by the command line before it is known which command. The
 * loop guard takes digests: without it nobody loads cryptography who does not call.
 */
const TOGETHER = [
  { name: 'base', test: /\/runtime\/(?:base\/(?!loop-guard)|telemetry\/)/ },
  { name: 'command-line', test: /\/cli\/(?:io|usage|version|input\/argv|table\/(?!load)\w+)\.ts$/ },
]

interface PackageManifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
}

/**
 * Bundles the package of a folder, other packages left out. Kinds are data and stay as they are.
 * @param dir where to write, by default the folder `dist` of the package
 */
export async function bundle(home: string, dir: string = join(home, 'dist')): Promise<void> {
  const { name, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as PackageManifest
  const built = Object.values(exports).flatMap((target) => (typeof target === 'string' ? [] : [target.default]))
  const sources = built.map((file) => file.replace('./dist/', '').replace(/\.js$/, '.ts'))
  const kinds = sources.filter((file) => file.includes('*')).flatMap(filesOf)
  const doors = [...sources.filter((file) => !file.includes('*')), ...(BY_ADDRESS[name] ?? [])]
  const input = Object.fromEntries(doors.map((file) => [file.replace(/\.ts$/, ''), join(ROOT, file)]))
  // Without `paths` of tsconfig.json, by which our own packages would be sources and no packages.
  const bundled = await rolldown({ input, platform: 'node', tsconfig: false, external: (id) => !/^[./]/.test(id) })
  const names = { entryFileNames: '[name].js', chunkFileNames: SHARED }
  await bundled.write({ dir, format: 'esm', sourcemap: true, ...names, codeSplitting: { groups: TOGETHER } })
  await bundled.close()
  if (kinds.length > 0) await transform({ entryPoints: kinds, outdir: dir, outbase: ROOT, format: 'esm' })
}

/** The files of a folder that a path with `*` names. */
function filesOf(path: string): string[] {
  const folder = join(ROOT, dirname(path))
  return readdirSync(folder).map((file) => join(folder, file))
}

if (process.argv[1] === import.meta.filename) await bundle(process.cwd())
