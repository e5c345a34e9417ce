/** The skill for coding agents, followed from its first block to its last with the packages as npm packs them. */
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packAll } from '../support/packed.ts'
import { PAGES, readBlocks, runBlocks } from './blocks.ts'

const press = await packAll()
const env = {
  ...process.env,
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_yes: 'true',
}
const application = join(press.folder, 'my-app')
let printed: string

beforeAll(async () => {
  const clone = join(press.folder, 'plugboard')
  await mkdir(clone)
  for (const { filename } of press.packed.values()) await cp(join(press.folder, filename), join(clone, filename))
  const blocks = readBlocks()
  // The packages are packed already: what the first shell does is done.
  const at = blocks.findIndex(({ text }) => text.startsWith('git clone'))
  const [install, ...others] = blocks.slice(at + 1)
  if (!install) throw new Error('the skill says nothing after the clone')
  const lines = [
    ...(await runBlocks([install], clone, env)),
    ...(await runBlocks([...blocks.slice(0, at), ...others], application, env)),
  ]
  printed = lines.join('\n')
})

afterAll(() => press.close())

it('the commands, programs, tests and the kind work with the installed packages', () => {
  for (const part of [
    'stripe refunds create',
    "10 true { status: 'open'",
    '# fail 0',
    '1 fixture (0 documented, 1 composed, 0 recorded) replayed over HTTP, no fault',
    'kinds/acme.ts',
  ])
    expect(printed).toContain(part)
})

it('the package has the same pages', async () => {
  const installed = (page: string) => readFile(join(application, 'node_modules', 'plugboard', page), 'utf8')
  expect(await Promise.all(PAGES.map(installed))).toEqual(
    await Promise.all(PAGES.map((page) => readFile(page, 'utf8'))),
  )
})
