/** The sources of the repository, parsed; and the imports that lead from one top-level folder past another's `index.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ROOT } from '../root.ts'

/** The folders whose sources the packages are built from. */
export const PACKAGED = [
  'runtime',
  'client',
  'server',
  'cli',
  'authoring',
  'codegen',
  'evidence',
  'mock',
  'replicate',
  'simulator',
  'contract',
]
/** The folders of sources that are built for browsers, apart from the rest. */
export const BROWSER = ['widget']
/** The folders of sources that stay in the repository. */
export const OWN = ['test', 'bench', 'examples']

/** One source file, parsed. */
export interface Source {
  /** Relative to the repository: `runtime/execute.ts`. */
  readonly path: string
  readonly text: string
  readonly program: ReturnType<typeof parseSync>['program']
  readonly comments: ReturnType<typeof parseSync>['comments']
  readonly exported: readonly string[]
  /** Every module that the file names: in an import, an export of another's names, an `import()`. */
  readonly imported: readonly string[]
}

/** Every source file of the folders; what is generated or built is left out. */
export function readSources(folders: readonly string[] = PACKAGED): Source[] {
  return folders.flatMap((folder) => filesOf(join(ROOT, folder))).map((file) => parseSource(relative(ROOT, file), readFileSync(file, 'utf8'))) // prettier-ignore
}

/** Parses the text of one source file. */
export function parseSource(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const { module, comments } = parsed
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest === null && exportName.name != null ? [exportName.name] : [],
    ),
  )
  const imported = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return {
    path,
    text,
    // Made by the parser when it is first read.
    get program() {
      return parsed.program
    },
    comments,
    exported,
    imported,
  }
}

function filesOf(folder: string): string[] {
  return readEntries(folder)
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
