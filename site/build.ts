/** Builds the site: `npm run site`. It needs no network once the generator is installed in this folder. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { configText, homeText, llmsText } from './config.ts'
import { deadLinks, folderOf } from './links.ts'
import { readPages } from './pages.ts'

const HERE = import.meta.dirname
const ROOT = join(HERE, '..')
const VITEPRESS = join(HERE, 'node_modules', 'vitepress', 'bin', 'vitepress.js')

/** Where a site is written, and how it is served. */
export interface BuildOptions {
  /** The folder of the site; what it held is removed. */
  readonly folder: string
  /** The folder in which its sources are put together; below this room, so that the generator is found. */
  readonly work: string
  readonly base: string
}

/** Writes the site. @returns the paths of its files @throws Error that lists the links that lead nowhere */
export async function buildSite({ folder, work, base }: BuildOptions): Promise<string[]> {
  if (!existsSync(VITEPRESS))
    throw new Error('Cannot build the site: its generator is not installed. Run npm ci --prefix site')
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const pages = await readPages()
  await rm(work, { recursive: true, force: true })
  for (const { path, text } of pages) await write(work, path, text)
  await write(work, 'index.md', homeText(pages))
  await write(work, '.vitepress/config.mjs', configText(pages, { base, version }))
  await cp(join(HERE, 'theme'), join(work, '.vitepress', 'theme'), { recursive: true })
  await cp(join(ROOT, 'docs', 'pictures'), join(work, 'docs', 'pictures'), { recursive: true })
  await run(process.execPath, [VITEPRESS, 'build', work, '--outDir', folder])
  for (const { path, text } of pages) await write(folder, path, text)
  await write(folder, 'llms.txt', llmsText(pages, { base, version }))
  const files = await filesOf(folder)
  const dead = await deadLinks(folder, files, base)
  if (dead.length > 0) throw new Error(`Cannot build the site: ${dead.length} links lead nowhere:\n${dead.join('\n')}`)
  return files
}

async function write(folder: string, path: string, text: string): Promise<void> {
  await mkdir(folderOf(folder, path), { recursive: true })
  await writeFile(join(folder, path), text)
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Cannot build the site: the generator ended with ${code}`)),
    )
  })
}
