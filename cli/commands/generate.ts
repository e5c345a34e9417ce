/** `plugboard generate`: writes or checks files generated from manifests. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type GeneratedFile,
  generatedFiles,
  generateKinds,
  generateOwn,
  OWN_MARK,
  readGenerated,
  writeGenerated,
} from '../../codegen/index.ts'
import { readFixtures } from '../../mock/index.ts'
import type { Context } from '../table/context.ts'
import { EXIT } from '../base/exit.ts'
import { fixturesFolder, readManifestSources, validateSource } from '../input/index.ts'
import { asCalled, type OptionsOf, type Run } from '../table/index.ts'
import { count, oneLine, writeText } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** Writes the files of kinds into `--out`, or `generated/` without it, and lists changes. `--check` writes nothing. */
export const generate: Run<'generate'> = async (context, manifests, flags) => {
  if (flags.out !== undefined) return generateInto(flags.out, manifests, context, flags)
  if (manifests.length > 0)
    throw new UsageError(
      'Cannot generate from these manifests: --out is missing',
      'Set --out to the folder for the files.',
    )
  const files = await generatedFiles(await generateKinds())
  const changed = flags.check ? await outdated(files) : await writeGenerated(files)
  return report('generated', changed, context, flags)
}

async function outdated(files: readonly GeneratedFile[]): Promise<string[]> {
  const before = await readGenerated()
  const missing = [...before.keys()].filter((path) => !files.some((file) => file.path === path))
  return [...files.filter(({ path, text }) => before.get(path) !== text).map(({ path }) => path), ...missing].sort()
}

async function generateInto(
  folder: string,
  words: readonly string[],
  context: Context,
  flags: OptionsOf<'generate'>,
): Promise<number> {
  if (words.length === 0)
    throw new UsageError(
      'Cannot generate: no manifest was named',
      'Name kinds, manifest files, or folders of manifests.',
    )
  const kinds = []
  for (const source of await readManifestSources(words)) {
    const { resolved: manifest } = validateSource(source)
    const fixtures = await readFixtures(manifest.kind, fixturesFolder(source.path, manifest.kind, undefined))
    kinds.push({ manifest, fixtures, file: source.file })
  }
  const changed: string[] = []
  const files = await generateOwn(kinds)
  const before = await Promise.all(files.map(({ path }) => textOf(join(folder, path))))
  for (const [index, { path, text }] of files.entries()) {
    const there = before[index]
    if (there === text) continue
    if (there !== undefined && path.endsWith('.ts') && !there.startsWith(OWN_MARK))
      throw new UsageError(
        `Cannot write ${oneLine(join(folder, path))}: it exists, and this command did not write it`,
        'Name another folder with --out, or move the file.',
      )
    changed.push(path)
  }
  if (!flags.check && changed.length > 0) await mkdir(folder, { recursive: true })
  for (const { path, text } of files)
    if (!flags.check && changed.includes(path)) await writeText(join(folder, path), text)
  return report(folder, changed.sort(), context, flags)
}

/** Returns the text of a file; undefined for a missing one. */
function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw new UsageError(`Cannot read ${oneLine(path)}: ${error.code}`)
  })
}

async function report(
  folder: string,
  changed: readonly string[],
  { print, paint }: Context,
  { check }: OptionsOf<'generate'>,
): Promise<number> {
  const shown = oneLine(folder.replace(/\/$/, ''))
  const state = check ? asCalled('out of date; update with plugboard generate') : 'written'
  const lines = [
    ...changed.map((path) => `${shown}/${path}`),
    `${paint.strong(count(changed.length, 'file'))} ${state}`,
  ]
  await print({ changed }, changed.length === 0 ? `${shown}/ is up to date` : lines.join('\n'))
  return check && changed.length > 0 ? EXIT.invalid : EXIT.done
}
