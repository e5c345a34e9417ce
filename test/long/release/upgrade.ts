/** A next version of the packages: the same programs with a higher number, and one more expansion of the schema. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Press, run } from '../../support/packed.ts'

/** Packs the next version of each package into a folder. */
export async function packNext(press: Press, folder: string, from: string, to: string): Promise<void> {
  for (const { filename } of press.packed.values()) {
    const work = join(folder, basename(filename, '.tgz'))
    await mkdir(work, { recursive: true })
    await run('tar', ['-xzf', join(press.folder, filename), '-C', work])
    const file = join(work, 'package', 'package.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(`: "${from}"`, `: "${to}"`))
    if (filename.startsWith('plugboard-server')) await expand(join(work, 'package', 'dist'))
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: join(work, 'package') })
  }
}

/** Adds a migration that a process of the version before does not know. */
async function expand(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((name) => /\/migrations\/\d{4}-.+\.sql$/.test(name))
  const newest = Math.max(...files.map((name) => Number(basename(name).slice(0, 4))))
  const name = `${String(newest + 1).padStart(4, '0')}-rehearsed.sql`
  await writeFile(join(dist, 'ground', 'migrations', name), 'alter table connectors add column rehearsed boolean;\n')
}
