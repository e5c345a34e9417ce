/** `plugboard diff`: what a change of a manifest means for callers, as a report for its reviewer. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  CHANGE_CLASSES,
  type ChangeClass,
  changelogOf,
  compareManifests,
  countsOf,
  type DiffReport,
  markdownOf,
  newKindChangelog,
  newKindText,
  removedKindChangelog,
} from '../../authoring/index.ts'
import { evidenceOf, readDescribed } from '../../evidence/index.ts'
import { readFixtures } from '../../mock/index.ts'
import type { ValidManifest } from 'plugboard/author'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import {
  fixturesFolder,
  isManifestFile,
  type ManifestSource,
  readManifestSource,
  validateSource,
} from '../input/index.ts'
import { changedSince, readRevision, repositoryRoot } from '../input/revision.ts'
import { jsonText, manyLines } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** One manifest on two sides; a side is missing when the kind came or went. */
interface Sides {
  readonly before: ManifestSource | undefined
  readonly after: ManifestSource | undefined
}

/** What one pair of manifests gives. */
type DiffResult = { readonly text: string } & (
  | { readonly report: DiffReport }
  | { readonly kind: string; readonly state: 'new' | 'gone' }
)

/** The value of `--fail-on` for a changed manifest whose `version` is lower than its changes ask for. */
const UNVERSIONED = 'unversioned'

/** Reports what changed between manifests; with `--fail-on`, fails for changes of that class or a graver one, or for a version that does not say them. */
export const diff: Run<'diff'> = async (context, words, flags) => {
  const isFailing = failureTest(flags)
  const results: DiffResult[] = []
  for (const sides of await sidesOf(words, context)) results.push(await resultOf(sides, flags))
  const documents = results.map((one) => ('report' in one ? one.report : { kind: one.kind, state: one.state }))
  if (context.isJson) await context.stdout.write(`${jsonText({ reports: documents }, 2)}\n`)
  else if (results.length === 0) await context.stdout.write(`No manifest differs from ${words[0]}.\n`)
  else await context.stdout.write(manyLines(results.map(({ text }) => text).join('\n')))
  return results.some(isFailing) ? EXIT.invalid : EXIT.done
}

/** Whether a report makes the command fail, by `--fail-on`. @throws UsageError for a value that is not known */
function failureTest({ failOn }: OptionsOf<'diff'>): (results: DiffResult) => boolean {
  if (failOn === undefined) return () => false
  if (failOn === UNVERSIONED) return (results) => 'report' in results && !results.report.version.isRaised
  const at = CHANGE_CLASSES.findIndex((name) => name === failOn)
  if (at < 0)
    throw new UsageError(`Cannot use --fail-on: expected one of ${[...CHANGE_CLASSES, UNVERSIONED].join(', ')}`)
  const failing = CHANGE_CLASSES.slice(0, at + 1)
  return (results) => failing.some((name) => countOf(results, name) > 0)
}

/** A kind that went breaks its callers, a new one adds. */
function countOf(results: DiffResult, name: ChangeClass): number {
  if ('report' in results) return countsOf(results.report.changes)[name]
  return (results.state === 'gone' ? 'breaking' : 'additive') === name ? 1 : 0
}

async function resultOf({ before, after }: Sides, flags: OptionsOf<'diff'>): Promise<DiffResult> {
  const old = before && validateSource(before)
  const now = after && validateSource(after)
  if (old && now) {
    const folder = fixturesFolderOf(now, [after, before], flags)
    const fixtures = await readFixtures(now.resolved.kind, folder)
    const described = await readDescribed(join(folder, now.resolved.kind))
    const report = await compareManifests(old, now, fixtures, await evidenceOf(now, { fixtures, described }))
    return { report, text: flags.changelog ? changelogOf(report) : markdownOf(report) }
  }
  if (now) {
    const text = flags.changelog ? newKindChangelog(now) : newKindText(now)
    return { kind: now.resolved.kind, state: 'new', text }
  }
  if (!old) throw new Error('Cannot compare: neither side has a kind')
  const { kind, version } = old.resolved
  const text = flags.changelog
    ? removedKindChangelog(old)
    : `# ${kind} ${version}\n\n**Breaking.** The kind was removed.\n`
  return { kind, state: 'gone', text }
}

/** The folder of the fixtures of the new manifest, else of the old one. */
function fixturesFolderOf(
  { resolved: { kind } }: ValidManifest,
  sides: readonly [ManifestSource, ManifestSource],
  flags: OptionsOf<'diff'>,
): string {
  const [after, before] = sides.map(({ path }) => fixturesFolder(path, kind, flags.fixtures)) as [string, string]
  return existsSync(join(after, kind)) || !existsSync(join(before, kind)) ? after : before
}

/** The manifests that the words name: two of them, or a revision and what changed since. */
async function sidesOf(words: readonly string[], context: Context): Promise<Sides[]> {
  const [old = '', now] = words
  const isRevision = !existsSync(old) && !old.includes(':') && !isManifestFile(old)
  if (isRevision) return sinceRevision(old, now, context)
  if (now === undefined)
    throw new UsageError(
      'Cannot compare: the second manifest is missing',
      'Name the new manifest too, or name a revision only: plugboard diff HEAD~1',
    )
  return [{ before: await readSide(old, context), after: await readSide(now, context) }]
}

async function sinceRevision(revision: string, word: string | undefined, { env }: Context): Promise<Sides[]> {
  const root = await repositoryRoot(env)
  const paths =
    word === undefined
      ? (await changedSince(revision, 'definitions', env)).filter((path) => path.endsWith('.yaml'))
      : [isManifestFile(word) ? word : `definitions/${word}.yaml`]
  return Promise.all(
    paths.map(async (path) => {
      const text = await readRevision(revision, path, env)
      const file = join(root, path)
      const after = existsSync(file) ? { ...(await readManifestSource(file)), file: path } : undefined
      if (text === undefined && !after)
        throw new UsageError(`Cannot find ${path}: neither ${revision} nor the folder has it`)
      return { before: text === undefined ? undefined : { text, file: `${revision}:${path}`, path: file }, after }
    }),
  )
}

/** A file, a kind of the package, or `<revision>:<path>`. */
async function readSide(word: string, { env }: Context): Promise<ManifestSource> {
  const at = word.indexOf(':')
  if (existsSync(word) || at < 1) return readManifestSource(word)
  const [revision, path] = [word.slice(0, at), word.slice(at + 1)]
  const text = await readRevision(revision, path, env)
  if (text === undefined) throw new UsageError(`Cannot find ${path} in revision ${revision}`)
  return { text, file: word, path: join(await repositoryRoot(env), path) }
}
