/** `plugboard generate`: writes or checks files generated from manifests. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedManifest } from 'plugboard/author'
import { didYouMean, fieldParams, fieldParent, quoted } from 'plugboard/internal'
import { ConnectorError, type OwnField, type Params } from 'plugboard/runtime'
import {
  accountModule,
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
import { openConnector } from '../call/owner.ts'
import {
  fixturesFolder,
  isManifestFile,
  planNamed,
  readManifestSources,
  readParams,
  validateSource,
} from '../input/index.ts'
import { asCalled, type OptionsOf, type Run } from '../table/index.ts'
import { count, oneLine, writeText } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** Writes the files of kinds into `--out`, or `generated/` without it, and lists changes. `--check` writes nothing. */
export const generate: Run<'generate'> = async (context, manifests, flags) => {
  if (flags.out !== undefined) return generateInto(flags.out, manifests, context, flags)
  if (manifests.length > 0 || flags.account)
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
  if (flags.params !== undefined && !flags.account)
    throw new UsageError('Cannot use --params without --account', 'Params name the parent of own fields.')
  if (words.length === 0)
    throw new UsageError(
      'Cannot generate: no manifest was named',
      'Name kinds, manifest files, or folders of manifests.',
    )
  const files = flags.account ? [await accountFile(words, flags, context)] : await generateOwn(await kindsNamed(words))
  const changed = (await writeChanged(folder, files, flags)).sort()
  return report(folder, changed, context, flags)
}

async function kindsNamed(words: readonly string[]) {
  const kinds = []
  for (const source of await readManifestSources(words)) {
    const { resolved: manifest } = validateSource(source)
    const fixtures = await readFixtures(manifest.kind, fixturesFolder(source.path, manifest.kind, undefined))
    kinds.push({ manifest, fixtures, file: source.file })
  }
  return kinds
}

/** Writes the files that differ, or none with `--check`. Returns their names. */
async function writeChanged(
  folder: string,
  files: readonly GeneratedFile[],
  { check }: OptionsOf<'generate'>,
): Promise<string[]> {
  const before = await Promise.all(files.map(({ path }) => textOf(join(folder, path))))
  const changed = files.filter(({ text }, index) => before[index] !== text)
  for (const { path } of changed) {
    const there = before[files.findIndex((file) => file.path === path)]
    if (there !== undefined && path.endsWith('.ts') && !there.startsWith(OWN_MARK))
      throw new UsageError(
        `Cannot write ${oneLine(join(folder, path))}: it exists, and this command did not write it`,
        'Name another folder with --out, or move the file.',
      )
  }
  if (!check && changed.length > 0) await mkdir(folder, { recursive: true })
  for (const { path, text } of check ? [] : changed) await writeText(join(folder, path), text)
  return changed.map(({ path }) => path)
}

/** The types of a kind with the own fields of an account. Entities whose fields cannot be listed are left out, with a warning. */
async function accountFile(
  [word = '', ...others]: readonly string[],
  flags: OptionsOf<'generate'>,
  context: Context,
): Promise<GeneratedFile> {
  if (others.length > 0) throw new UsageError('Cannot generate types of an account: name one kind')
  const plan = await planNamed(word)
  const { kind, manifest } = plan
  const entities = Object.entries(manifest.entities).flatMap(([name, { ownFields }]) => (ownFields ? [name] : []))
  if (entities.length === 0) throw new UsageError(`Cannot generate types of an account: ${kind} has no own fields`)
  const parents = parentsOf(manifest, entities, (await readParams(flags.params, context.stdin)) as Params)
  const connector = await openConnector(plan, flags, context)
  const lists = connector as object as Readonly<
    Record<string, { $fields(params: Params): Promise<readonly OwnField[]> }>
  >
  try {
    const fields: Record<string, readonly OwnField[]> = {}
    for (const [entity, parent] of parents) {
      const listed = await lists[entity]?.$fields(parent).catch((error: unknown) => error)
      if (Array.isArray(listed)) fields[entity] = listed
      else if (!(listed instanceof ConnectorError)) throw listed
      else await context.warn(`${entity} is left out: ${listed.message}.`)
    }
    if (Object.keys(fields).length === 0)
      throw new UsageError(`Cannot generate types of an account: no entity's fields can be listed`)
    const module = isManifestFile(word) ? `./${kind}.js` : `plugboard/kinds/${kind}`
    return accountModule({ manifest, module, fields })
  } finally {
    await connector.$close()
  }
}

/** Each entity with the params that name the parent of its fields. @throws UsageError for a param that no entity has */
function parentsOf(manifest: ResolvedManifest, entities: readonly string[], params: Params): [string, Params][] {
  const taken = entities.map((entity) => [entity, fieldParams(manifest, entity)] as const)
  const known = [...new Set(taken.flatMap(([, names]) => names))]
  for (const name of Object.keys(params))
    if (!known.includes(name))
      throw new UsageError(
        `Cannot generate types of an account: param ${quoted(name)} names no parent of fields.${didYouMean(name, known)}`,
        known.length > 0 ? `Params of ${manifest.kind} are ${known.join(', ')}.` : undefined,
      )
  return taken.map(([entity, names]) => [entity, fieldParent(names, params)])
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
