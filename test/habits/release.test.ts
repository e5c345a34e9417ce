/** How versions are made and published: changesets raise the packages together, workflows run nothing that can change unseen. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { expect, it } from 'vitest'
import { ROOT } from '../support/root.ts'

const PACKAGES = { plugboard: '.', '@plugboard/server': 'server', '@plugboard/cli': 'cli' }
const WORKFLOWS = join(ROOT, '.github', 'workflows')
const run = promisify(execFile)

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>
  readonly concurrency?: { readonly group: string }
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[]; readonly 'timeout-minutes'?: number }>>
}

async function readJson(...path: string[]): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(...path), 'utf8')) as Record<string, unknown>
}

async function workflows(): Promise<[name: string, workflow: Workflow, text: string][]> {
  const texts = (await readdir(WORKFLOWS)).map(
    async (name) => [name, await readFile(join(WORKFLOWS, name), 'utf8')] as const,
  )
  return (await Promise.all(texts)).map(([name, text]) => [name, parse(text) as Workflow, text])
}

it('the packages that are released together are those of the repository, each with a changelog', async () => {
  const { fixed } = (await readJson(ROOT, '.changeset', 'config.json')) as { fixed: string[][] }
  const names = Object.values(PACKAGES).map(async (home) => (await readJson(ROOT, home, 'package.json')).name)
  expect(fixed).toEqual([await Promise.all(names)])
  const changelogs = Object.values(PACKAGES).map((home) => readFile(join(ROOT, home, 'CHANGELOG.md'), 'utf8'))
  for (const text of await Promise.all(changelogs)) expect(text).toMatch(/^# Changelog.*\n/)
})

it('a changeset of one package raises the version of all three, which ask for each other exactly', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-release-'))
  try {
    for (const home of Object.values(PACKAGES)) {
      await mkdir(join(folder, home), { recursive: true })
      for (const file of ['package.json', 'CHANGELOG.md']) await cp(join(ROOT, home, file), join(folder, home, file))
    }
    await cp(join(ROOT, '.changeset'), join(folder, '.changeset'), { recursive: true })
    await cp(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'))
    await writeFile(join(folder, '.changeset', 'trial.md'), '---\n"@plugboard/cli": minor\n---\n\nA command is new.\n')
    const git = (...args: string[]) =>
      run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })
    await git('init', '-q', '-b', 'main')
    await git('add', '-A')
    await git('commit', '-q', '-m', 'feat: a command')
    await run(process.execPath, [join(ROOT, 'node_modules', '@changesets', 'cli', 'bin.js'), 'version'], {
      cwd: folder,
    })
    const made = await Promise.all(Object.values(PACKAGES).map((home) => readJson(folder, home, 'package.json')))
    const before = String((await readJson(ROOT, 'package.json')).version)
    const next = before.replace(/\.(\d+)\..*$/, (_, minor: string) => `.${Number(minor) + 1}.0`)
    expect(made.map(({ version }) => version)).toEqual([next, next, next])
    expect(made.slice(1).map(({ dependencies }) => (dependencies as Record<string, string>).plugboard)).toEqual([
      next,
      next,
    ])
    expect((made[0]!.devDependencies as Record<string, string>).plugboard).toBe('file:.')
    expect(await readFile(join(folder, 'cli', 'CHANGELOG.md'), 'utf8')).toMatch(
      new RegExp(`^# Changelog of @plugboard/cli\\n+## ${next}\\n+### Minor Changes\\n+- [0-9a-f]+: A command is new`),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('workflows pin every action to a commit, ask for few rights and end in time', async () => {
  for (const [name, { permissions, concurrency, jobs }] of await workflows()) {
    const steps = Object.values(jobs).flatMap((job) => job.steps)
    const loose = steps.flatMap(({ uses }) => (uses === undefined || /@[0-9a-f]{40}$/.test(uses) ? [] : [uses]))
    expect({ name, loose }).toEqual({ name, loose: [] })
    expect(permissions?.contents, name).toBe('read')
    expect(concurrency?.group ?? '${{ github.ref }}', name).toContain('${{ github.ref }}')
    expect(
      Object.values(jobs).filter((job) => job['timeout-minutes'] === undefined),
      name,
    ).toEqual([])
  }
})

it('text of a pull request never becomes part of a command', async () => {
  for (const [name, { jobs }] of await workflows())
    for (const { run: script = '' } of Object.values(jobs).flatMap((job) => job.steps))
      expect(script, name).not.toContain('${{')
})

it('scripts that workflows run exist', async () => {
  const scripts = Object.keys((await readJson(ROOT, 'package.json')).scripts as object)
  for (const [name, , text] of await workflows())
    for (const [, script] of text.matchAll(/npm run (?:-s )?([\w:]+)/g)) expect(scripts, name).toContain(script)
})

it('a release publishes after the gate, the check of packed packages and the SBOMs, with provenance', async () => {
  const [, { jobs }] = (await workflows()).find(([name]) => name === 'release.yml')!
  const scripts = jobs.packages!.steps.map(({ run: script }) => script ?? '')
  const order = [
    /node -p .*version/,
    /bash \.ci\/run/,
    /publint run .*--strict/,
    /npm sbom/,
    /\.ci\/publish pack --provenance/,
    /gh release/,
  ]
  const found = order.map((pattern) => scripts.findIndex((script) => pattern.test(script)))
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found).not.toContain(-1)
})

/** Whether a version is in a range of npm's: `^20.19.0 || >=22`. */
function isWithin(version: readonly number[], range: string): boolean {
  const order = (text: string) =>
    text.split('.').reduce((found, part, index) => found || Math.sign((version[index] ?? 0) - (Number(part) || 0)), 0)
  return range.split('||').some((alternative) =>
    [...alternative.matchAll(/(\^|>=|<|)\s*([\d.x]+)/g)].every(([, sign, text]) => {
      if (sign === '<') return order(text!) < 0
      return (sign === '>=' || order(text!.split('.')[0]!) === 0) && order(text!) >= 0
    }),
  )
}

// Decision 65 says why the lock file names no engines of @scalar.
it('every package that npm installs runs on the oldest Node.js that Plugboard runs on', async () => {
  const { packages } = (await readJson(ROOT, 'package-lock.json')) as {
    packages: Record<string, { engines?: { node?: string } }>
  }
  const floor = packages['']!.engines!.node!.replace('>=', '').split('.').map(Number)
  const ranges = Object.entries(packages).flatMap(([name, { engines }]) =>
    engines?.node ? [[name, engines.node]] : [],
  )
  expect(ranges.filter(([, range]) => !isWithin(floor, range!))).toEqual([])
  expect(
    ['>=22.15.0', '^18.19.0 || >=20.20', '20.20 || 21', '^10 || <20'].filter((range) => isWithin(floor, range)),
  ).toEqual([])
})
