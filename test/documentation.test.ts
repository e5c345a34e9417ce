import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SYNC_CODES } from '../client/sync/sync-error.ts'
import { commandName, COMMANDS } from '../cli/table/index.ts'
import { API_CODES } from '../server/ground/errors/index.ts'
import { ROOT } from './support/root.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Pages for coding agents. */
const SKILL = ['skills/plugboard/SKILL.md', 'skills/plugboard/kinds.md']

it('every error code is documented with its actor and status, and no other', () => {
  const rows = [...read('docs/errors.md').matchAll(/^\| `(\w+)` \| (\w+) \| (\d+) \|/gm)].map(
    ([, code, actor, status]) => [code, actor, Number(status)],
  )
  const table = Object.entries({ ...API_CODES, ...SYNC_CODES }).map(([code, { actor, status }]) => [
    code,
    actor,
    status,
  ])
  expect(rows, 'Add or remove the row in docs/errors.md').toEqual(table)
})

it('each entry point of the package is covered by semantic versioning, or changes in every version', () => {
  const { exports } = JSON.parse(read('package.json')) as { exports: object }
  const doors = Object.keys(exports).flatMap((door) =>
    door === './package.json' ? [] : [door.replace(/^\./, 'plugboard')],
  )
  const [, section = ''] = /^## Entry points\n([\s\S]*?)^## /m.exec(read('docs/support.md')) ?? []
  const named = [...section.matchAll(/`(plugboard[\w/*]*)`/g)].map(([, door]) => door)
  expect([...new Set(named)].sort(), 'Name it under Entry points of docs/support.md').toEqual(doors.sort())
})

it('each path that has an owner exists', () => {
  const lines = read('.github/CODEOWNERS').split('\n')
  const paths = lines.flatMap((line) => /^\/(\S+)/.exec(line)?.slice(1) ?? [])
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  expect(paths.length).toBeGreaterThan(0)
})

it('every command is documented, and no other', () => {
  const commands = COMMANDS.map(commandName)
  const documented = [...read('docs/cli.md').matchAll(/^## (?:plugboard )?([a-z_-]+)$/gm)].map(([, name]) => name)
  expect(documented.sort(), 'Add or remove the section in docs/cli.md').toEqual(commands.sort())
})

it('every threat has one row, and a test whose title begins with its code or a reason why there is none', () => {
  const pages = read('docs/threats.md') + read('docs/threats-server.md')
  const rows = [...pages.matchAll(/^\| ([A-Z]\d+) \| (.+) \|$/gm)].map(([, code, text]) => [code!, text!])
  const codes = rows.map(([code]) => code!)
  const titled = titledThreats()
  const faults = [
    ...codes.filter((code, index) => codes.indexOf(code) !== index).map((code) => `${code} has two rows`),
    ...[...titled.keys()].filter((code) => !codes.includes(code)).map((code) => `Add ${code} to docs/threats.md`),
    ...rows.flatMap(([code, text]) => {
      if (/ Not covered: /.test(text!)) return titled.has(code!) ? [`${code} is covered: by ${titled.get(code!)}`] : []
      return titled.has(code!)
        ? []
        : [`Begin the title of a test with ${code}, or write why its row is "Not covered: …"`]
    }),
  ]
  expect(faults).toEqual([])
})

/** The first file by each threat code with which titles of tests begin. */
function titledThreats(): Map<string, string> {
  const found = new Map<string, string>()
  const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.test.ts'))) {
    const titles = read(`test/${file}`).matchAll(/(?:[([]|^\s*)['"`]((?:[A-Z]\d{1,2} )+)/gm)
    for (const code of [...titles].flatMap(([, codes]) => codes!.trim().split(' ')))
      if (!found.has(code)) found.set(code, file)
  }
  return found
}

it('links between documents lead somewhere', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...SKILL, ...documents()]
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)]
      .filter(([, target]) => !existsSync(join(ROOT, page, '..', target!)))
      .map(([, target]) => `${page}: ${target}`),
  )
  expect(broken).toEqual([])
})

it('links in prose have titles, not file names', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...documents()]
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/\[(?:[\w./-]*\.md|decisions\/\d{4})\]\([^)]+\)/g)].map(([link]) => `${page}: ${link}`),
  )
  expect(named, 'Write the title of the page or section').toEqual([])
})

/** Every page that a reader pastes commands from. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'cli/README.md', 'server/README.md', ...SKILL, ...documents()]

/** The pages of `docs`, and of its pages on OAuth applications. */
function documents(): string[] {
  return ['docs', 'docs/oauth'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).flatMap((file) => (file.endsWith('.md') ? [`${folder}/${file}`] : [])),
  )
}

it('commands paste into any shell: none has a comment, which an interactive zsh takes for words', () => {
  const commented = PAGES.flatMap((page) =>
    [...read(page).matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)]
      .flatMap(([, language, block = '']) =>
        block.split('\n').filter((line) => language === 'sh' || line.startsWith('$ ')),
      )
      .filter((line) => /(?:^|\s)#\s/.test(line))
      .map((line) => `${page}: ${line}`),
  )
  expect(commented, 'Write the comment as a sentence above the block').toEqual([])
})

it('no page, container or unit has a server run on by npx, which does not pass its signals on', () => {
  const started = [...PAGES, 'Dockerfile', 'compose.yaml'].flatMap((page) =>
    read(page)
      .split('\n')
      .filter((line) => /npx .*\bserve\b.*&|(?:ENTRYPOINT|CMD|command:|ExecStart=).*npx.*serve/.test(line))
      .map((line) => `${page}: ${line}`),
  )
  expect(started, 'Start `node_modules/.bin/plugboard serve`').toEqual([])
})

it('there are as many kinds and operations as the README promises', () => {
  const kinds = JSON.parse(read('generated/kinds.json')) as { operations: number }[]
  const operations = kinds.reduce((sum, kind) => sum + kind.operations, 0)
  const promised = /\*\*(\d+) kinds and more than ([\d,]+) operations\*\*/.exec(read('README.md'))!
  const [, leastKinds, leastOperations] = promised.map((number) => Number(number.replace(',', '')))
  expect([kinds.length >= leastKinds!, operations > leastOperations!]).toEqual([true, true])
})

it('commands to try name files that exist', () => {
  const named = [...read('docs/cli.md').matchAll(/`npx plugboard [^`\n]*/g)].flatMap(
    ([command]) => command.match(/[\w/-]+\.ya?ml/g) ?? [],
  )
  expect([named.filter((file) => !existsSync(join(ROOT, file))), named.length]).toEqual([[], 2])
})

it('each value of a door that semantic versioning covers is described by a page', () => {
  const pages = ['README.md', ...documents()].map(read).join('\n')
  const values = readdirSync(join(ROOT, 'test/data/api')).flatMap((report) =>
    [...read(`test/data/api/${report}`).matchAll(/^export (?:function|const|class) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  )
  expect(values.filter((name) => !new RegExp(`\\b${name}\\b`).test(pages))).toEqual([])
  expect(values.length).toBeGreaterThan(50)
})

it('the changelog names every kind', () => {
  const changelog = read('CHANGELOG.md')
  const kinds = readdirSync(join(ROOT, 'definitions')).map((file) => file.replace('.yaml', ''))
  expect(
    kinds.filter((kind) => !changelog.includes(kind)),
    'Add the kind to CHANGELOG.md',
  ).toEqual([])
})

it('every decision states its status, date and alternatives', () => {
  const files = readdirSync(join(ROOT, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file))
  const figures =
    /^# \d+\. .+\n\nStatus: (proposed|accepted|superseded by \d{4}) · Date: \d{4}-\d\d-\d\d · Alternatives: .+/
  expect(files.filter((file) => !figures.test(read(`docs/decisions/${file}`)))).toEqual([])
})

it('every decision has a number of its own, in its title as in its file name', () => {
  const files = readdirSync(join(ROOT, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file))
  const numbers = files.map((file) => file.slice(0, 4))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  const misnamed = files.filter((file) => !read(`docs/decisions/${file}`).startsWith(`# ${Number(file.slice(0, 4))}.`))
  expect(misnamed).toEqual([])
})

it('the glossary explains at most 60 rows of words, each once', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| ([a-z][a-z ,]*) \| .+ \|$/gm)]
    .map(([, cell]) => cell!)
    .filter((cell) => cell !== 'word')
  const each = words.flatMap((cell) => cell.split(', '))
  expect(words.length).toBeLessThanOrEqual(60)
  expect(each).toEqual([...new Set(each)])
})
