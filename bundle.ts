/**
 * Writes the JavaScript of a package; `tsc` writes only its types. Each name of its `exports` has one file, and several share files, so
 * that a process reads few. Run `tsx bundle.ts` in the folder of the package, after `tsc`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { rolldown } from 'rolldown'
import { literalOf } from './codegen/literal.ts'
import type { Json } from './runtime/base/json.ts'
import { restOf } from './runtime/base/rest.ts'

const ROOT = import.meta.dirname

/** Files loaded by their address, which no import shows: see runtime/base/beside.ts. */
const BY_ADDRESS: Readonly<Record<string, readonly string[]>> = {
  plugboard: [
    'runtime/manifest/index.ts',
    'client/agent/operations/index.ts',
    'client/described-kind.ts',
    'client/local/samples.ts',
    'client/local/sandbox.ts',
  ],
}

/** Where shared files are written: two folders below `dist`, as beside.ts is among the sources, since it looks up from there. */
const SHARED = 'runtime/chunks/[name]-[hash].js'

/**
 * Files loaded together, in one file: by both modes of the client, and by the command line before it knows the command. The file of both
 * modes contains no code for files: hosted mode sends few. `localFile` names modules of Node, which a bundle for browsers would refuse.
 */
const TOGETHER = [
  { name: 'base', test: /\/runtime\/(?:base|telemetry)\/(?!local-file\.)/ },
  { name: 'command-line', test: /\/cli\/(?:base\/(?:io|usage|program)|input\/argv|table\/(?!load)\w+)\.ts$/ },
]

/** Minimum number of characters of JSON that become a constant of a built kind. */
const SHORTEST_SHARED = 12

/** The file that loads the types of all kinds. */
const TYPES = 'generated/types/index.ts'

interface PackageManifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
}

/**
 * Bundles the package of a folder, other packages left out.
 * @param dir where to write, by default the folder `dist` of the package
 */
export async function bundle(home: string, dir: string = join(home, 'dist')): Promise<void> {
  const { name, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as PackageManifest
  const built = Object.values(exports).flatMap((target) => (typeof target === 'string' ? [] : [target.default]))
  const sources = built.map((file) => file.replace('./dist/', '').replace(/\.js$/, '.ts'))
  const doors = [...sources.filter((file) => !file.includes('*')), ...(BY_ADDRESS[name] ?? [])]
  const input = Object.fromEntries(doors.map((file) => [file.replace(/\.ts$/, ''), join(ROOT, file)]))
  const external = (id: string) => !/^[./]/.test(id)
  // Without `paths` of tsconfig.json, by which our own packages would be sources and no packages.
  const bundled = await rolldown({ input, platform: 'node', tsconfig: false, external })
  await bundled.write({
    dir,
    format: 'esm',
    // Maps for tests that ask for the sources of a file. No file names its map, since none is published.
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: SHARED,
    codeSplitting: { groups: TOGETHER },
  })
  await bundled.close()
  for (const file of sources.filter((source) => source.includes('*')).flatMap(filesOf)) await writeKind(file, dir)
  if (sources.includes(TYPES)) copyTypes(dir)
}

/** The files of a folder that a path with `*` names. */
function filesOf(path: string): string[] {
  const folder = join(ROOT, dirname(path))
  return readdirSync(folder).map((file) => join(folder, file))
}

/**
 * Copies types of kinds. `tsc` would indent these declarations more and drop imports that only load a file. Tabs in place of blanks make
 * them smaller.
 */
function copyTypes(dir: string): void {
  for (const file of filesOf(TYPES)) {
    const copy = join(dir, dirname(TYPES), basename(file).replace(/\.ts$/, '.d.ts'))
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, tabbed(readFileSync(file, 'utf8')))
  }
}

/** A text whose lines begin with tabs in place of pairs of blanks. */
function tabbed(text: string): string {
  return text.replaceAll(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2))
}

/** Writes a module of a kind as short as it can be. */
async function writeKind(file: string, dir: string): Promise<void> {
  const built = join(dir, relative(ROOT, file)).replace(/\.ts$/, '.js')
  mkdirSync(dirname(built), { recursive: true })
  writeFileSync(built, await builtKind(file))
}

/** The built module of a kind: the same data, with more of what repeats written once. */
async function builtKind(file: string): Promise<string> {
  const calls = join(ROOT, 'generated', 'kinds', basename(file))
  const text =
    file === calls ? kindText(await kindOf(file)) : describedText(await kindOf(file), calls, await kindOf(calls))
  return (await transform(text, { minify: true, format: 'esm' })).code
}

async function kindOf(file: string): Promise<Json> {
  return ((await import(pathToFileURL(file).href)) as { readonly default: Json }).default
}

function kindText(kind: Json): string {
  const { statements, expression } = literalOf(kind, SHORTEST_SHARED)
  return [...statements, `export default ${expression}`].join('\n')
}

function describedText(kind: Json, calls: string, part: Json): string {
  const { statements, expression } = literalOf(restOf(kind, part) ?? {}, SHORTEST_SHARED)
  return [
    "import { describedKind } from '../../client/described-kind.js'",
    `import kind from '../kinds/${basename(calls).replace(/\.ts$/, '.js')}'`,
    ...statements,
    `export default describedKind(kind, ${expression})`,
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) await bundle(process.cwd())
