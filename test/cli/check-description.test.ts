import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LIBRARY } from '../authoring/library.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

/** A kind of one list with a documented fixture, and the answer to `check --openapi` with it. */
async function kindOf(price: string) {
  const folder = await temporaryFolder()
  await runCli(['new', 'library', '--from', LIBRARY, '--only', 'GET /books', '--dir', folder])
  const fixture = join(folder, 'fixtures/library/books.list.yaml')
  const text = (await readFile(fixture, 'utf8'))
    .replace(/^source: .*$/m, 'source: {kind: documented, url: https://docs.library.example, date: 2026-11-20}')
    .replace('price: 1', `price: ${price}`)
  await writeFile(fixture, text)
  const line = text.split('\n').findIndex((one) => one.includes(`price: ${price}`)) + 1
  const manifest = join(folder, 'definitions/library.yaml')
  const checked = (...words: string[]) => runCli(['check', manifest, '--openapi', LIBRARY, ...words])
  return { folder, fixture, line, checked }
}

const FAULT = 'body items[0].price is string, and the description has number (GET /books, 200)'

describe('check --openapi', () => {
  it('counts the fixtures that the description has', async () => {
    const { checked } = await kindOf('1')
    expect(await checked()).toEqual({
      code: 0,
      stdout: '1 operation and 1 fixture checked against the description: nothing wrong, 0 undocumented\n',
      stderr: '',
    })
  })

  it('fails for a fixture that the description contradicts, with its line', async () => {
    const { checked, line, fixture } = await kindOf('free')
    const { code, stdout } = await checked()
    expect([code, stdout]).toEqual([
      3,
      expect.stringMatching(new RegExp(`^wrong +books\\.list +books\\.list\\.yaml:${line}\\n  the vendor answers`)),
    ])
    const { stdout: document } = await checked('--json')
    expect(JSON.parse(document)).toMatchObject({
      fixtures: 1,
      counts: { wrong: 1, undocumented: 0 },
      problems: [{ severity: 'error', file: fixture, line, message: `the vendor answers otherwise: ${FAULT}` }],
    })
    const { stdout: annotations } = await checked('--format', 'github')
    expect(annotations).toMatch(new RegExp(`^::error .*line=${line},`))
  })

  it('accepts what a waiver names, and fails for a waiver that nothing needs', async () => {
    const { checked, folder } = await kindOf('free')
    const waivers = join(folder, 'waivers.yaml')
    const because = 'because: The page shows a word here.'
    await writeFile(waivers, `- {operation: books.list, message: "*items[0].price is string*", ${because}}\n`)
    const { code, stdout } = await checked('--waivers', waivers)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/nothing wrong, 0 undocumented, 1 waived\n$/)])

    await writeFile(waivers, `- {message: "* is string*", ${because}}\n- {message: other, ${because}}\n`)
    const unused = await checked('--waivers', waivers)
    expect([unused.code, unused.stdout]).toEqual([
      3,
      expect.stringContaining('unused waiver\n  other: this difference'),
    ])
  })

  it('takes waivers only with a description', async () => {
    const { code, stderr } = await runCli(['check', 'orb', '--waivers', 'waivers.yaml'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('Cannot use --waivers: it belongs to --openapi')])
  })
})
