/** The two sides of a comparison: files, kinds, or a revision and the current files. */
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { UsageError } from '../base/usage.ts'
import { isManifestFile, type ManifestSource, readManifestSource } from '../input/index.ts'
import { changedSince, readRevision, repositoryRoot } from '../input/revision.ts'
import type { Context } from '../table/context.ts'

/** Two sides of a manifest. A new kind lacks `before`, a removed one `after`. */
export interface Sides {
  readonly before: ManifestSource | undefined
  readonly after: ManifestSource | undefined
  /** The root of the repository, where file names start. Absent without a revision. */
  readonly root?: string
}

/** Returns the sides that the words name: two manifests, or a revision and the changes since. */
export async function sidesOf(words: readonly string[], context: Context): Promise<Sides[]> {
  const [old = '', now] = words
  const isRevision = !existsSync(old) && !old.includes(':') && !isManifestFile(old)
  if (isRevision) return sinceRevision(old, now === undefined ? undefined : [now], context)
  if (now === undefined)
    throw new UsageError(
      'Cannot compare: the second manifest is missing',
      'Name the new manifest too, or name a revision only: plugboard diff HEAD~1',
    )
  return [{ before: await readSide(old, context), after: await readSide(now, context) }]
}

/** Returns the manifests in `definitions` whose text or fixtures differ from a revision, named from the root. @throws UsageError */
export async function touchedManifests(revision: string, { env }: Context): Promise<string[]> {
  const root = await repositoryRoot(env)
  const [manifests, fixtures] = await Promise.all(
    ['definitions', 'fixtures'].map((folder) => changedSince(revision, folder, env)),
  )
  const shown = (fixtures ?? []).map((path) => `definitions/${path.split('/')[1]}.yaml`)
  const known = shown.filter((path) => existsSync(join(root, path)))
  return [...new Set([...(manifests ?? []).filter((path) => path.endsWith('.yaml')), ...known])].sort()
}

/**
 * Returns manifests in a revision and now.
 * @param words kinds, or manifests named from the root; by default all that differ in `definitions`
 * @throws UsageError
 */
export async function sinceRevision(
  revision: string,
  words: readonly string[] | undefined,
  { env }: Context,
): Promise<Sides[]> {
  const root = await repositoryRoot(env)
  const changed = words ?? (await changedSince(revision, 'definitions', env)).filter((path) => path.endsWith('.yaml'))
  return Promise.all(
    changed.map(async (word) => {
      const path = pathIn(root, word)
      const text = await readRevision(revision, path, env)
      const file = join(root, path)
      const after = existsSync(file) ? { ...(await readManifestSource(file)), file: path } : undefined
      if (text === undefined && !after)
        throw new UsageError(`Cannot find ${path}: neither ${revision} nor the folder has it`)
      return { before: text === undefined ? undefined : { text, file: `${revision}:${path}`, path: file }, after, root }
    }),
  )
}

/** Returns the path of a kind or a manifest in the repository. */
function pathIn(root: string, word: string): string {
  if (!isManifestFile(word)) return `definitions/${word}.yaml`
  return isAbsolute(word) ? relative(root, word) : word
}

/** Reads a file, a kind of the package, or `<revision>:<path>`. */
async function readSide(word: string, { env }: Context): Promise<ManifestSource> {
  const at = word.indexOf(':')
  if (existsSync(word) || at < 1) return readManifestSource(word)
  const [revision, path] = [word.slice(0, at), word.slice(at + 1)]
  const text = await readRevision(revision, path, env)
  if (text === undefined) throw new UsageError(`Cannot find ${path} in revision ${revision}`)
  return { text, file: word, path: join(await repositoryRoot(env), path) }
}
