import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COMMANDS } from '../cli/table.ts'
import { CODES } from '../runtime/index.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

it('every error code is documented with its actor and status, and no other', () => {
  const rows = [...read('docs/errors.md').matchAll(/^\| `(\w+)` \| (\w+) \| (\d+) \|/gm)].map(
    ([, code, actor, status]) => [code, actor === 'us' ? 'internal' : actor, Number(status)],
  )
  const table = Object.entries(CODES).map(([code, { actor, status }]) => [code, actor, status])
  expect(rows).toEqual(table)
})

it('every command is documented, and no other', () => {
  const commands = COMMANDS.map(({ usage }) => usage.split(' ')[0]!)
  const documented = [...read('docs/cli.md').matchAll(/^## (?:plugboard )?([a-z_-]+)$/gm)].map(([, name]) => name)
  expect(documented.sort()).toEqual(commands.sort())
})

it('links between documents lead somewhere', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...readdirSync(join(ROOT, 'docs'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ]
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)]
      .filter(([, target]) => !existsSync(join(ROOT, page, '..', target!)))
      .map(([, target]) => `${page}: ${target}`),
  )
  expect(broken).toEqual([])
})

it('the changelog names every kind', () => {
  const changelog = read('CHANGELOG.md')
  const kinds = readdirSync(join(ROOT, 'definitions')).map((file) => file.replace('.yaml', ''))
  expect(kinds.filter((kind) => !changelog.includes(kind))).toEqual([])
})

it('every decision states its status, date and alternatives', () => {
  const files = readdirSync(join(ROOT, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file))
  const facts =
    /^# \d+\. .+\n\nStatus: (proposed|accepted|superseded by \d{4}) · Date: \d{4}-\d\d-\d\d · Alternatives: .+/
  expect(files.filter((file) => !facts.test(read(`docs/decisions/${file}`)))).toEqual([])
})
