/** A git repository of somebody's own kinds, for one test. */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ACME, temporaryFolder } from '../run-cli.ts'

/** Replaces a text that must be there. */
export type Edit = readonly [file: string, from: string, to: string]

/** A repository whose first commit is tagged `v1`, and is `origin/main`. */
export class Repository {
  readonly root: string
  /** The environment in which git works there. */
  readonly env: Readonly<Record<string, string>>

  private constructor(root: string) {
    this.root = root
    this.env = {
      PATH: process.env.PATH ?? '',
      GIT_DIR: join(root, '.git'),
      GIT_WORK_TREE: root,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@example.com',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@example.com',
    }
  }

  /** A repository with these files. */
  static async of(files: Readonly<Record<string, string>>): Promise<Repository> {
    const repository = new Repository(await temporaryFolder())
    for (const [name, text] of Object.entries(files)) await repository.write(name, text)
    return repository.#commit()
  }

  /** A repository with the kind Acme, its fixtures and its snapshot. */
  static async ofAcme(): Promise<Repository> {
    const repository = new Repository(await temporaryFolder())
    await repository.write('definitions/acme.yaml', await readFile(ACME, 'utf8'))
    await cp(join(ACME, '../fixtures'), join(repository.root, 'fixtures'), { recursive: true })
    return repository.#commit()
  }

  async write(name: string, text: string): Promise<void> {
    const file = join(this.root, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  async edit(...edits: readonly Edit[]): Promise<void> {
    for (const [name, from, to] of edits) {
      const text = await readFile(join(this.root, name), 'utf8')
      if (!text.includes(from)) throw new Error(`${name} has no ${JSON.stringify(from)}`)
      await this.write(
        name,
        text.replaceAll(from, () => to),
      )
    }
  }

  #commit(): Repository {
    const git = (...words: string[]) => execFileSync('git', words, { env: this.env, cwd: this.root, stdio: 'ignore' })
    git('init', '-q')
    git('add', '.')
    git('commit', '-q', '-m', 'one')
    git('tag', 'v1')
    git('update-ref', 'refs/remotes/origin/main', 'v1')
    return this
  }
}
