/** Settings that pages and hints name: each exists. A renamed setting fails here wherever its old name remains. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { OAUTH_KEYS, SETTINGS, variableOf } from '../../../server/config/index.ts'
import { ROOT } from '../../support/root.ts'

const NAMES = Object.keys(SETTINGS)
const SECTIONS = [...new Set(NAMES.filter((name) => name.includes('.')).map((name) => name.split('.')[0]))].join('|')
/** `limits.bodyBytes`: a section and a name of several words, which no event, file or key of a manifest has. A call is no setting. */
const SETTING = new RegExp(`(?<![{\\w.])(?:${SECTIONS})\\.(?:[a-zA-Z]+\\.)?[a-z]+[A-Z][A-Za-z]*(?![\\w(])`, 'g')
/** The variables of a kind's credentials. */
const KINDS = readdirSync(join(ROOT, 'definitions')).map((file) => file.replace('.yaml', '').replaceAll('-', '_'))
const CREDENTIALS = new RegExp(`^PLUGBOARD_(?:${KINDS.join('|')})_`, 'i')
const VARIABLE = /\bPLUGBOARD_[A-Z][A-Z0-9_]*[A-Z0-9]\b/g

const filesOf = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !/(?:^|\/)(?:dist|node_modules|decisions)\//.test(name))
    .map((name) => join(folder, name))
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'compose.yaml',
  'Dockerfile',
  ...filesOf('docs', '.md'),
  ...filesOf('skills', '.md'),
]
const sources = ['server', 'cli', 'client', 'codegen', 'runtime', 'test'].flatMap((folder) => filesOf(folder, '.ts'))

/** The texts between quotes: `this.#options.limits.bodyBytes` is code, not the name of a setting. */
const literalsOf = (text: string) => [...text.matchAll(/'[^'\n]*'|`[^`\n]*`/g)].join('\n')
const named = (pattern: RegExp, path: string) =>
  [...(path.endsWith('.ts') ? literalsOf(textOf(path)) : textOf(path)).matchAll(pattern)].map(([name]) => ({
    path,
    name,
  }))

it('each setting in a page or a message exists', () => {
  const known = new Set(NAMES)
  const found = [...pages, ...sources.filter((path) => !path.startsWith('test'))].flatMap((path) =>
    named(SETTING, path),
  )
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(({ name }) => !known.has(name) && !NAMES.some((other) => other.startsWith(`${name}.`)))).toEqual(
    [],
  )
})

it('each variable in a page is a setting, or is read by some program', () => {
  const oauth = Object.keys(OAUTH_KEYS).map((key) => variableOf(`oauth.some-kind.${key}`))
  const read = [...sources, ...pages].flatMap((path) => textOf(path).match(/(?<=[.']|\{ )PLUGBOARD_\w+/g) ?? [])
  const known = new Set([...NAMES.map(variableOf), ...oauth, ...read])
  const found = pages.flatMap((path) => named(VARIABLE, path))
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ name }) => !known.has(name) && !CREDENTIALS.test(name))).toEqual([])
})
