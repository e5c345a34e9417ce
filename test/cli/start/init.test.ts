import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TOOLS } from '../../../cli/start/template.ts'
import { runCli, temporaryFolder } from '../run-cli.ts'

/** A file in the place of a tarball, which no test here unpacks. */
async function tarball(): Promise<string> {
  const file = join(await temporaryFolder(), 'plugboard-0.1.0.tgz')
  await writeFile(file, '')
  return file
}

describe('init', () => {
  it('writes an application that installs the given tarball, and says how to go on', async () => {
    const folder = join(await temporaryFolder(), 'My App')
    const { code, stdout, stderr } = await runCli(['init', folder, '--from', await tarball()])
    expect([code, stderr, (await readdir(folder)).toSorted()]).toEqual([
      0,
      '',
      [
        '.gitignore',
        'README.md',
        'account.ts',
        'index.ts',
        'package.json',
        'records.test.ts',
        'records.ts',
        'tsconfig.json',
      ],
    ])
    expect(stdout).toMatch(/\n\nNext:\n {2}cd '.+My App'\n {2}npm install\n {2}npm start\n {2}npm test\n$/)
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      name: string
      type: string
      dependencies: { plugboard: string }
    }
    const readme = await readFile(join(folder, 'README.md'), 'utf8')
    for (const text of ['`npm start`', '`PLUGBOARD_STRIPE_API_KEY`', '`npx plugboard kinds stripe`'])
      expect(readme).toContain(text)
    expect([manifest.name, manifest.type, manifest.dependencies.plugboard]).toEqual([
      'my-app',
      'module',
      expect.stringMatching(/^file:\.\.\/\.\.\/[^/]+\/plugboard-0\.1\.0\.tgz$/),
    ])
  })

  it('asks the environment for the credentials and settings of the kind', async () => {
    const folder = join(await temporaryFolder(), 'app')
    await runCli(['init', folder, '--kind', 'zendesk-support', '--from', await tarball()])
    const account = await readFile(join(folder, 'account.ts'), 'utf8')
    expect(account).toContain('{ PLUGBOARD_ZENDESK_SUPPORT_ACCESS_TOKEN, PLUGBOARD_ZENDESK_SUPPORT_SUBDOMAIN }')
    expect(account).toContain('config: { subdomain: PLUGBOARD_ZENDESK_SUPPORT_SUBDOMAIN }')
  })

  it('replaces no file', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'records.ts'), 'export {}\n')
    const { code, stderr } = await runCli(['init', folder, '--from', await tarball()])
    expect([code, stderr, await readdir(folder)]).toEqual([
      2,
      `Cannot write ${join(folder, 'records.ts')}: it already exists\nName a new folder: plugboard init my-app\n`,
      ['records.ts'],
    ])
  })

  it.each([
    [['--kind', 'stirpe'], 4, 'Cannot find kind "stirpe". Kinds are stripe'],
    [['--from', 'no-such.tgz'], 2, 'Cannot read no-such.tgz: the file does not exist'],
  ])('%j is refused before anything is written', async (options, code, message) => {
    const folder = join(await temporaryFolder(), 'app')
    const outcome = await runCli(['init', folder, ...options])
    expect([outcome.code, outcome.stderr.slice(0, message.length), await readdir(join(folder, '..'))]).toEqual([
      code,
      message,
      [],
    ])
  })

  it('names the versions of tools that this repository is tested with', async () => {
    const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
      devDependencies: Record<string, string>
    }
    const tested = Object.keys(TOOLS).map((name) => [name, `^${devDependencies[name]!.replace('^', '')}`])
    expect(TOOLS).toEqual(Object.fromEntries(tested))
  })
})
