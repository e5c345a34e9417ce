/** Files of a git revision. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { quoted } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'

type Env = Readonly<Record<string, string | undefined>>

const MAX_BYTES = 16 * 1024 * 1024

/**
 * Returns the text of a file in a revision; undefined if the revision has no such file.
 * @example readRevision('HEAD~1', 'definitions/acme.yaml', env)
 */
export async function readRevision(revision: string, path: string, env: Env): Promise<string | undefined> {
  await checkRevision(revision, env)
  return git(['show', '--end-of-options', `${revision}:${path}`], env).catch(() => undefined)
}

/** Checks a revision. @throws UsageError if git does not know it */
export async function checkRevision(revision: string, env: Env): Promise<void> {
  await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], env).catch(() => {
    throw new UsageError(
      `Cannot find revision ${quoted(revision)}`,
      'Name two manifest files, <revision>:<path>, or a revision of the repository you are in and a kind.',
    )
  })
}

/** Returns the root of the current repository. @throws UsageError outside one */
export async function repositoryRoot(env: Env): Promise<string> {
  const root = await git(['rev-parse', '--show-toplevel'], env).catch(() => {
    throw new UsageError('Cannot compare with a revision: this is not a git repository')
  })
  return root.trim()
}

/** Returns the files under a folder of the root that differ from a revision, new ones included. */
export async function changedSince(revision: string, folder: string, env: Env): Promise<string[]> {
  await checkRevision(revision, env)
  const root = await repositoryRoot(env)
  const lists = await Promise.all([
    git(['-C', root, 'diff', '--name-only', '--no-renames', '-z', revision, '--', folder], env),
    git(['-C', root, 'ls-files', '--others', '--exclude-standard', '-z', '--', folder], env),
  ])
  return [...new Set(lists.join('\0').split('\0'))].filter((name) => name !== '').sort()
}

async function git(words: readonly string[], env: Env): Promise<string> {
  const { stdout } = await promisify(execFile)('git', [...words], { env, maxBuffer: MAX_BYTES })
  return stdout
}
