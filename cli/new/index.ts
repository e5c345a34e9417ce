/** `plugboard new`: the first files of a kind, from nothing or from the vendor's own description. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DraftedKind, type NewFile, skeletonFile, workflowFile } from '../../authoring/index.ts'
import { shellWord } from 'plugboard/internal'
import { validateManifest } from 'plugboard/author'
import { compile } from 'plugboard/runtime'
import { snapshotFileText, SNAPSHOT_FILE, snapshotOf } from '../../mock/index.ts'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { readBase } from '../input/index.ts'
import { checkBaseUrl, checkKindName } from './checks.ts'
import { draft, extendedKind, nameOfBase, schemaPathFrom } from './draft.ts'
import { noteOmissions } from './omissions.ts'
import { askForKind } from './questions.ts'
import { redraft } from './redraft.ts'
import { count, jsonText, oneLine } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** Writes a kind's first files and prints the next steps. */
export const newKind: Run<'new'> = async (context, [word], options) => {
  if (word === undefined && options.ci) return newWorkflow(context, options)
  if (options.into !== undefined) return redraft(context, word, { ...options, into: options.into })
  const { kind, flags } = await given(context, word, options)
  checkWords(kind, flags)
  const folder = flags.dir ?? '.'
  const manifest = join(folder, 'definitions', `${kind}.yaml`)
  const shared = {
    kind,
    id: (await idOf(manifest)) ?? randomUUID(),
    date: new Date().toISOString().slice(0, 10),
    schemaPath: schemaPathFrom(dirname(manifest)),
    title: flags.title,
    baseUrl: flags.baseUrl,
    extends: flags.extends === undefined ? undefined : extendedKind(flags.extends),
  }
  const drafted = flags.from === undefined ? undefined : await draft(flags.from, shared, flags)
  const [first, ...fixtures] = drafted?.files ?? [skeletonFile(shared, nameOfBase(shared.extends?.kind))]
  const files = [first!, ...fixtures, await snapshotFile(first!), ...(flags.ci ? [workflowFile()] : [])]
  const paths = await writeFiles(files, folder, flags)
  await printNextSteps(kind, paths, drafted, context)
  return EXIT.done
}

/** Writes only the workflow, for existing kinds. @throws UsageError for options of a kind */
async function newWorkflow({ stdout, isJson, paint }: Context, flags: OptionsOf<'new'>): Promise<number> {
  const { from, only, extends: base, title, baseUrl, descriptions, licence } = flags
  const ofKind = { from, only, extends: base, title, 'base-url': baseUrl, descriptions, licence }
  const [named] = Object.entries(ofKind).find(([, value]) => value !== undefined) ?? []
  if (named !== undefined)
    throw new UsageError(
      `Cannot use --${named} with only --ci: the name of the kind is missing`,
      'Example: plugboard new my-vendor --ci',
    )
  const paths = await writeFiles([workflowFile()], flags.dir ?? '.', flags)
  if (isJson) await stdout.write(`${jsonText({ files: paths }, 2)}\n`)
  else await stdout.write(`${paths.map((path) => paint.name(oneLine(path))).join('\n')}\n`)
  return EXIT.done
}

/** Writes files below a folder and gives their paths. @throws UsageError for an existing one, without `--force` */
async function writeFiles(files: readonly NewFile[], folder: string, flags: OptionsOf<'new'>): Promise<string[]> {
  refuseExisting(files, folder, flags)
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return files.map(({ path }) => join(folder, path))
}

/** Returns the first snapshot of a manifest. */
async function snapshotFile({ path, text }: NewFile): Promise<NewFile> {
  const plan = compile(validateManifest(text, path, readBase).resolved)
  return { path: join('fixtures', plan.kind, SNAPSHOT_FILE), text: snapshotFileText(await snapshotOf(plan)) }
}

/** Returns the kind and the options of the command line; asks for both in a terminal if the kind is missing. */
async function given(
  { ask, note, isJson }: Context,
  word: string | undefined,
  options: OptionsOf<'new'>,
): Promise<{ readonly kind: string; readonly flags: OptionsOf<'new'> }> {
  if (word !== undefined) return { kind: word, flags: options }
  if (ask === undefined || isJson)
    throw new UsageError('Cannot create a kind: its name is missing', 'Example: plugboard new my-vendor')
  return askForKind({ ask, note }, options)
}

function checkWords(
  kind: string,
  { baseUrl, base: older, from, only, descriptions, licence, extends: base }: OptionsOf<'new'>,
): void {
  checkKindName(kind)
  if (baseUrl !== undefined && base !== undefined)
    throw new UsageError('Cannot use --base-url with --extends', 'Requests go to the hosts of the extended kind.')
  if (baseUrl !== undefined) checkBaseUrl(baseUrl)
  if (older !== undefined)
    throw new UsageError('Cannot use --base without --into', 'It describes the last draft of the manifest in --into.')
  const [ofDraft] = Object.entries({ only, descriptions, licence }).find(([, value]) => value !== undefined) ?? []
  if (from === undefined && ofDraft !== undefined)
    throw new UsageError(`Cannot use --${ofDraft} without --from`, 'See plugboard new --help.')
}

/** Returns the ID of an existing manifest, which a new one keeps. */
async function idOf(manifest: string): Promise<string | undefined> {
  const text = await readFile(manifest, 'utf8').catch(() => '')
  return /^id: ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/m.exec(text)?.[1]
}

function refuseExisting(files: readonly NewFile[], folder: string, { force }: OptionsOf<'new'>): void {
  const there = files.map(({ path }) => join(folder, path)).find(existsSync)
  if (there === undefined || force) return
  throw new UsageError(`Cannot write ${there}: it already exists`, 'To replace it, use --force. The ID stays the same.')
}

async function printNextSteps(
  kind: string,
  paths: readonly string[],
  drafted: DraftedKind | undefined,
  context: Context,
): Promise<void> {
  const { stdout, isJson, paint } = context
  const notes = drafted?.notes ?? []
  if (isJson) {
    const counts = drafted && { entities: drafted.entities, operations: drafted.operations, notes }
    await stdout.write(`${jsonText({ kind, files: paths, ...counts }, 2)}\n`)
    return
  }
  await noteOmissions(context, notes)
  if (drafted)
    await stdout.write(
      `${count(drafted.entities, 'entity', 'entities')}, ${count(drafted.operations, 'operation')} drafted\n\n`,
    )
  await stdout.write(`${paths.map((path) => paint.name(oneLine(path))).join('\n')}\n\n`)
  await stdout.write(nextSteps(paths[0] ?? ''))
}

/** Returns the next commands, each below its purpose: an interactive zsh would read a trailing comment as words. */
function nextSteps(manifest: string): string {
  const steps = {
    'While you write': 'validate',
    'What each operation sends': 'explain',
    'What changed since the snapshot': 'check',
  }
  const lines = Object.entries(steps).map(([title, name]) => `${title}:\n  plugboard ${name} ${shellWord(manifest)}\n`)
  return lines.join('')
}
