/** docs/own-kinds.md from its first line to its last: the blocks of one shell, the files as they stand there, the packages as npm packs them. */
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packAll, run } from '../support/packed.ts'

const PAGE = await readFile('docs/own-kinds.md', 'utf8')

/** What shells run, and files by their names. */
const BLOCKS = [...PAGE.matchAll(/^```(?:sh|\w+ (\S+))\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => ({
  name,
  text,
}))

const GIT = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
}
const env = {
  ...process.env,
  ...GIT,
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_yes: 'true',
}

const press = await packAll()
const printed: string[] = []

beforeAll(async () => {
  const clone = join(press.folder, 'plugboard')
  const project = join(press.folder, 'my-kinds')
  await mkdir(clone)
  for (const { filename } of press.packed.values()) await cp(join(press.folder, filename), join(clone, filename))
  for (const { name, text } of BLOCKS) {
    if (name !== '') {
      await mkdir(dirname(join(project, name)), { recursive: true })
      await writeFile(join(project, name), text)
      continue
    }
    // The packages are packed already: the first block begins behind that.
    const [first = '', ...rest] = text.split('\n')
    const isInstall = first.startsWith('npm pack --workspaces')
    const script = isInstall ? rest.join('\n') : text
    const { stdout } = await run('bash', ['-e', '-c', script], {
      cwd: isInstall ? clone : project,
      env,
      maxBuffer: 2 ** 26,
    })
    printed.push(stdout)
  }
})

afterAll(() => press.close())

/** What the block with a text printed. */
function printedBy(text: string): string {
  const shells = BLOCKS.filter(({ name }) => name === '')
  return printed[shells.findIndex((block) => block.text.includes(text))] ?? `no block has ${text}`
}

test('a new kind answers immediately', () => {
  const { records } = JSON.parse(printedBy('plugboard execute').replace(/^[^{]*?\n(?=\{)/, '')) as {
    records: { id: string }[]
  }
  expect(records.map(({ id }) => id)).toEqual(['items_1', 'items_2'])
})

test('its fixture is replayed', () => {
  expect(printedBy('plugboard check')).toContain(
    '1 fixture (0 documented, 1 composed, 0 recorded) replayed over HTTP, no fault',
  )
})

test('the workflow runs the commands that pass here', async () => {
  const text = await readFile(join(press.folder, 'my-kinds', '.github/workflows/plugboard.yml'), 'utf8')
  for (const command of ['validate definitions', 'check definitions', 'generate definitions --out src/kinds --check'])
    expect(text).toContain(`run: npx plugboard ${command}\n`)
  expect(printedBy('plugboard review')).toContain('No kind differs.')
})

test('an application imports the shared kind', async () => {
  const application = await press.projectWith('plugboard')
  const folder = join(press.folder, 'my-kinds')
  const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  await application.install(join(folder, packed ?? 'none'))
  const text = `import { acmeKind } from 'my-kinds/acme'\nconsole.log(JSON.stringify(acmeKind.kind))\n`
  expect(await application.node('use.mjs', text)).toBe('acme')
})

test('an extension has the operations of the kind that it extends', () => {
  expect(printedBy('plugboard explain')).toContain('hubspot-extra contacts.list')
})
