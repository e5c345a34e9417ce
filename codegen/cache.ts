/** Caches the output of kinds between runs of `npm run generate` until a source changes. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The folders of the program that generates a kind. */
export const PROGRAM_FOLDERS = ['client', 'codegen', 'contract', 'evidence', 'mock', 'runtime', 'simulator'] as const

/** The versions of the packages that the program uses. */
const LOCK = 'package-lock.json'

interface Entry<Output> {
  readonly digest: string
  readonly output: Output
}

/** The output of each kind of a repository, by a digest of its manifest, its fixtures and the program. */
export class OutputCache<Output> {
  readonly #root: string
  readonly #file: string
  readonly #program: string
  readonly #before: ReadonlyMap<string, Entry<Output>>
  readonly #entries = new Map<string, Entry<Output>>()

  /** @param options `force` makes all output anew */
  constructor(root: string, { force }: { readonly force: boolean }) {
    this.#root = root
    this.#file = join(root, 'node_modules', '.cache', 'plugboard', 'generate.json')
    this.#program = programDigest(root)
    this.#before = new Map(force ? [] : readEntries(this.#file))
  }

  /** The cached output of a kind with the same sources, or a new one. */
  async output(kind: string, make: () => Promise<Output>): Promise<Output> {
    const digest = this.#digestOf(kind)
    const before = this.#before.get(kind)
    const entry = before?.digest === digest ? before : { digest, output: await make() }
    this.#entries.set(kind, entry)
    return entry.output
  }

  /** Stores the outputs for the next run, except those whose sources changed meanwhile. */
  save(): void {
    const isSame = this.#program === programDigest(this.#root)
    const entries = [...this.#entries].filter(([kind, { digest }]) => isSame && digest === this.#digestOf(kind))
    const draft = `${this.#file}.${process.pid}`
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(draft, JSON.stringify(entries))
    renameSync(draft, this.#file)
  }

  #digestOf(kind: string): string {
    const fixtures = filesIn(this.#root, join('fixtures', kind))
    return digestOf(this.#root, [join('definitions', `${kind}.yaml`), ...fixtures], this.#program)
  }
}

function readEntries<Output>(file: string): [kind: string, entry: Entry<Output>][] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, Entry<Output>][]) : []
}

function programDigest(root: string): string {
  return digestOf(root, [LOCK, ...PROGRAM_FOLDERS.flatMap((folder) => filesIn(root, folder))], process.version)
}

/** Returns the files of a folder at any depth, in a stable order; none without the folder. */
function filesIn(root: string, folder: string): string[] {
  const path = join(root, folder)
  const entries = existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort()
}

/** Returns a digest of a text, and of files by name and content. */
function digestOf(root: string, files: readonly string[], start: string): string {
  const hash = createHash('sha256').update(start)
  for (const file of files)
    hash.update(`\n${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    )
  return hash.digest('hex')
}
