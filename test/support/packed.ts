/** The packages of this repository as npm publishes them, installed into empty projects. */
import { execFile } from 'node:child_process'
import { lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './root.ts'

/** Runs a program; rejects with its `stdout`, `stderr` and `code` when it fails. */
export const run = promisify(execFile)

/** The packages and their folders. */
export const PACKAGES = { plugboard: '.', '@plugboard/server': 'server', '@plugboard/cli': 'cli' } as const

export type PackageName = keyof typeof PACKAGES

/** Output of `npm pack` for a package. */
export interface Packed {
  readonly name: PackageName
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

/** A project in a folder of its own. */
export interface Project {
  readonly folder: string
  /** Installs packages from arguments of npm. */
  install(...specs: readonly string[]): Promise<void>
  write(name: string, text: string): Promise<void>
  /** Writes a file of the project, runs it, and returns its output as JSON. */
  node(name: string, text: string): Promise<unknown>
  /** Runs a program of the project's packages. Returns its end, also after a failure. */
  program(name: string, ...words: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }>
  /** Number of installed packages, and the sum of their files' sizes. */
  measure(): Promise<{ packages: number; megabytes: number }>
}

/** Packages packed into a folder, and projects beside them. */
export interface Press {
  /** Folder of the packed files. */
  readonly folder: string
  readonly packed: ReadonlyMap<PackageName, Packed>
  /** An empty project. */
  project(): Promise<Project>
  /** A project with our packages; their dependencies must be among them. */
  projectWith(...names: readonly PackageName[]): Promise<Project>
  /** Removes everything. */
  close(): Promise<void>
}

/** Builds and packs every package. */
export async function packAll(): Promise<Press> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-packed-'))
  await run('npm', ['run', 'build'], { cwd: ROOT })
  await carry()
  const packed = new Map<PackageName, Packed>()
  for (const [name, home] of Object.entries(PACKAGES)) {
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
    const { stdout } = await run('npm', args, { cwd: join(ROOT, home), maxBuffer: 2 ** 26 })
    const [pack] = JSON.parse(stdout) as [Packed]
    packed.set(name as PackageName, pack)
  }
  await carry('--remove')
  async function project(): Promise<Project> {
    return projectIn(await mkdtemp(join(folder, 'project-')))
  }
  return {
    folder,
    packed,
    project,
    async projectWith(...names) {
      const made = await project()
      await made.install(...names.map((name) => join(folder, packed.get(name)!.filename)))
      return made
    },
    close: () => rm(folder, { recursive: true }),
  }
}

/** Runs npm's steps before and after it packs the command line and the server, whose builds exist. */
async function carry(...words: readonly string[]): Promise<void> {
  for (const name of ['cli', 'server'])
    await run(process.execPath, ['--import', 'tsx', join(ROOT, 'carry.ts'), name, ...words], { cwd: ROOT })
}

async function projectIn(folder: string): Promise<Project> {
  await writeFile(join(folder, 'package.json'), '{"type":"module","private":true}')
  return {
    folder,
    async install(...specs) {
      const args = ['install', ...specs, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
      await run('npm', args, { cwd: folder })
    },
    write: (name, text) => writeFile(join(folder, name), text),
    async node(name, text) {
      await writeFile(join(folder, name), text)
      const { stdout } = await run(process.execPath, [join(folder, name)], { cwd: folder })
      return JSON.parse(stdout)
    },
    program: (name, ...words) =>
      run(join(folder, 'node_modules', '.bin', name), words, { cwd: folder, maxBuffer: 2 ** 26 }).then(
        (out) => ({ code: 0, ...out }),
        ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
      ),
    async measure() {
      const modules = join(folder, 'node_modules')
      await mkdir(modules, { recursive: true })
      const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: folder })
      const packages = new Set(stdout.trim().split('\n').slice(1)).size
      return { packages, megabytes: (await bytesOf(modules)) / 1e6 }
    },
  }
}

/** The sum of the sizes of a folder's files. */
async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async (file) => (await lstat(join(file.parentPath, file.name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
