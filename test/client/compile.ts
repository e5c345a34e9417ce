/** Compiles programs as an application has them, strictly, with the package's doors. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

const OPTIONS = {
  target: 'ES2023',
  module: 'NodeNext',
  lib: ['ES2023', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: ['node'],
}

/** The answer of the compiler. */
export interface Compiled {
  /** The first error of each file by its name. */
  readonly errors: ReadonlyMap<string, string>
  /** The files that the compiler read. */
  readonly files: readonly string[]
}

/** Compiles programs by the names of their files. */
export async function compile(programs: Readonly<Record<string, string>>): Promise<Compiled> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-types-'))
  try {
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const compilerOptions = { ...OPTIONS, paths: await doorPaths() }
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(programs) }))
    await Promise.all(Object.entries(programs).map(([name, text]) => writeFile(join(folder, name), text)))
    const output = await tsc(folder)
    const errors = [...output.matchAll(/^(?:.*\/)?([\w-]+\.ts)\(\d+,\d+\): error TS\d+: (.*)$/gm)]
    return {
      errors: new Map(errors.reverse().map(([, file, message]) => [file!, message!])),
      files: output.split('\n').filter((line) => line.startsWith('/')),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The sources of the doors, as the repository's own tsconfig.json names them. */
async function doorPaths(): Promise<Record<string, string[]>> {
  const { compilerOptions } = JSON.parse(await readFile(join(ROOT, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: { paths: Record<string, string[]> }
  }
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, files]) => [name, files.map((file) => join(ROOT, file))]),
  )
}

function tsc(folder: string): Promise<string> {
  const path = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  return new Promise((resolve) => {
    execFile(process.execPath, [path, '-p', folder, '--pretty', 'false', '--listFiles'], (_, stdout) => resolve(stdout))
  })
}
