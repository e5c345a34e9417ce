/** `plugboard new --into`: a redraft that keeps hand work. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answering, query } from '../authoring/library.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

const BOOK = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, title: { type: 'string' } } }
const LIST = { type: 'array', items: BOOK }

const NAMES = ['author', 'language', 'publisher', 'series', 'subject', 'translator', 'illustrator', 'narrator', 'shelf']

/** A description whose list of books has a param `shelf` of a type. */
function description(shelf: string, more: Record<string, unknown> = {}): string {
  const parameters = NAMES.map((name) => query(name, { type: name === 'shelf' ? shelf : 'string' }))
  const paths = { '/books': { get: answering(LIST, { parameters }) }, ...more }
  const servers = [{ url: 'https://api.acme.example' }]
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Acme', version: '1' }, servers, paths })
}

const LOANS = { '/loans': { get: answering(LIST) } }

/** A drafted kind with hand work, and the file names of a merge. */
async function handWritten(change: (text: string) => string) {
  const folder = await temporaryFolder()
  const [older, newer] = [join(folder, 'older.json'), join(folder, 'newer.json')]
  await writeFile(older, description('string'))
  await runCli(['new', 'acme', '--from', older, '--dir', folder])
  const into = join(folder, 'definitions/acme.yaml')
  const own = change(await readFile(into, 'utf8'))
  await writeFile(into, own)
  const merge = (...words: string[]) => runCli(['new', '--from', newer, '--base', older, '--into', into, ...words])
  return { older, newer, into, own, merge, text: () => readFile(into, 'utf8') }
}

describe('new --into', () => {
  it('adds new operations and keeps a comment, a renamed param and the title', async () => {
    const kind = await handWritten((text) =>
      text
        .replace('title: Acme', 'title: Acme Books # as on their site')
        .replace('author: string', 'writer: {type: string, as: author} # their word misleads'),
    )
    await writeFile(kind.newer, description('string', LOANS))
    const { code, stdout } = await kind.merge()
    const text = await kind.text()
    const explained = await runCli(['explain', kind.into, 'loans', 'list'])
    expect([code, stdout.split('\n')[0], explained.code]).toEqual([0, `Merged into ${kind.into}`, 0])
    expect(text).toContain('title: Acme Books # as on their site')
    expect(text).toContain('writer: {type: string, as: author} # their word misleads')
    expect(text).toContain('request: GET /loans')
  })

  it('changes nothing if the descriptions are the same', async () => {
    const kind = await handWritten((text) => text.replace('author: string', 'writer: {type: string, as: author}'))
    await writeFile(kind.newer, description('string'))
    expect([(await kind.merge()).code, await kind.text()]).toEqual([0, kind.own.replace('older.json', 'newer.json')])
  })

  it('marks a param that both changed, lists its line, and refuses to merge again before you choose', async () => {
    const kind = await handWritten((text) => text.replace('shelf: string', 'shelf: {type: string, maxLength: 3}'))
    await writeFile(kind.newer, description('integer'))
    const { code, stdout } = await kind.merge()
    const lines = (await kind.text()).split('\n')
    const line = lines.indexOf('<<<<<<< acme.yaml') + 1
    expect([code, stdout]).toEqual([
      3,
      `1 conflict. Choose between your lines and the newer draft's:\n${kind.into}:${line}\n`,
    ])
    expect(lines.slice(line, line + 4).map((one) => one.trim())).toEqual([
      'shelf: {type: string, maxLength: 3}',
      '=======',
      'shelf: integer',
      '>>>>>>> newer.json',
    ])
    expect((await kind.merge()).code).toBe(3)
    expect((await kind.text()).split('\n')).toEqual(lines)
  })

  it('gives one document with --json', async () => {
    const kind = await handWritten((text) => text.replace('shelf: string', 'shelf: boolean'))
    await writeFile(kind.newer, description('integer'))
    const { stdout } = await kind.merge('--json')
    const line = (await kind.text()).split('\n').indexOf('<<<<<<< acme.yaml') + 1
    expect(JSON.parse(stdout)).toEqual({ kind: 'acme', files: [kind.into], conflicts: [line], notes: [] })
  })

  it.each([
    [['--into', 'a.yaml'], 'Cannot use --into without --from'],
    [['--into', 'a.yaml', '--from', 'a.json'], 'Cannot merge: the description of the last draft is missing'],
    [['acme', '--into', 'a.yaml'], 'Cannot use acme with --into'],
    [['--into', 'a.yaml', '--force'], 'Cannot use --force with --into'],
    [['acme', '--base', 'a.json'], 'Cannot use --base without --into'],
    [['--into', 'no.yaml', '--from', 'a.json', '--base', 'b.json'], 'Cannot use no.yaml: no such file'],
  ])('%j is a wrong command line', async (words, message) => {
    const { code, stderr } = await runCli(['new', ...words])
    expect([code, stderr.split('\n')[0]]).toEqual([2, message])
  })
})
