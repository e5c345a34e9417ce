/** What the sources look like: the longest functions, names exported by several files, imports past a package's doors. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDERS = ['runtime', 'client', 'server', 'cli', 'authoring', 'codegen', 'mock', 'contract']

/** One source file, parsed. */
interface Source {
  readonly path: string
  readonly text: string
  readonly program: ReturnType<typeof parseSync>['program']
  readonly exported: readonly string[]
  readonly imported: readonly string[]
}

/** A function with its place and the lines it has. */
export interface LongFunction {
  readonly path: string
  readonly line: number
  readonly name: string
  readonly lines: number
}

/** Every source file of the packages; tests, examples and generated text are left out. */
export function readSources(): Source[] {
  return FOLDERS.flatMap((folder) => filesOf(join(ROOT, folder))).map((file) => {
    const text = readFileSync(file, 'utf8')
    const { program, module } = parseSync(file, text)
    const exported = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, exportName }) =>
        moduleRequest === null && exportName.name != null ? [exportName.name] : [],
      ),
    )
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    return { path: relative(ROOT, file), text, program, exported, imported }
  })
}

function filesOf(folder: string): string[] {
  const entries = readEntries(folder)
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(?:dist|node_modules)\//.test(file))
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
}

/** The functions with more than `least` lines, the longest first. */
export function longFunctions(sources: readonly Source[], least: number): LongFunction[] {
  return sources.flatMap((source) => functionsOf(source).filter(({ lines }) => lines > least)).sort((a, b) => b.lines - a.lines) // prettier-ignore
}

function functionsOf({ path, text, program }: Source): LongFunction[] {
  const found: LongFunction[] = []
  const note = ({ start, end, id }: { start: number; end: number; id?: { name: string } | null }) => {
    const line = text.slice(0, start).split('\n').length
    found.push({ path, line, name: id?.name ?? text.slice(start, start + 30).split('\n')[0]!, lines: text.slice(start, end).split('\n').length }) // prettier-ignore
  }
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(program)
  return found
}

/** The names that several files export, with the files. */
export function sharedNames(sources: readonly Source[]): [name: string, paths: string[]][] {
  const byName = new Map<string, string[]>()
  for (const { path, exported } of sources)
    for (const name of new Set(exported)) byName.set(name, [...(byName.get(name) ?? []), path])
  return [...byName].filter(([, paths]) => paths.length > 1).sort((a, b) => b[1].length - a[1].length)
}

/** Imports by a relative path that lead from one top-level folder into a file of another that is not its `index.ts`. */
export function deepImports(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imported }) =>
    imported
      .filter((name) => name.startsWith('.'))
      .map((name) => join(dirname(path), name))
      .filter((target) => target.split('/')[0] !== path.split('/')[0] && !/^[^/]+\/index\.ts$/.test(target))
      .map((target) => `${path} -> ${target}`),
  )
}
