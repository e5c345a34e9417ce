import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../../cli/output/index.ts'
import { ACME, runCli, temporaryFolder } from './run-cli.ts'

const HEADING = /^#{1,3} .*$/gm

describe('reference', () => {
  it('prints the page of a manifest, with its operations and an example of its fixtures', async () => {
    const { code, stdout } = await runCli(['reference', ACME])
    expect([code, stdout.match(HEADING)]).toEqual([
      0,
      expect.arrayContaining([expect.stringMatching(/^# /), '## customers', '### customers list', '## Record schemas']),
    ])
    expect(stdout).toContain('"entity": "customers", "action": "list"')
  })

  it.each([
    [['customers'], '## customers', ['list', 'get', 'create', 'delete'].map((action) => `customers ${action}`)],
    [['customers', 'list'], '### customers list', []],
  ])('prints the section of %j and its records alone', async (words, heading, sections) => {
    const { stdout } = await runCli(['reference', ACME, ...words])
    const [first, ...others] = stdout.match(HEADING) ?? []
    expect([first, others]).toEqual([
      heading,
      [...sections.map((section) => `### ${section}`), '## Record schemas', '### Record Customer'],
    ])
  })

  it('writes the page to a file', async () => {
    const out = join(await temporaryFolder(), 'acme.md')
    const { stdout } = await runCli(['reference', ACME, '--out', out])
    expect([stdout, await readFile(out, 'utf8')]).toEqual([
      `${out} written\n`,
      (await runCli(['reference', ACME])).stdout,
    ])
  })

  it('is text on a terminal: bold headings, columns of its width, no marks', async () => {
    const world = { isTerminal: true, columns: 72 }
    const { stdout } = await runCli(['reference', ACME, 'customers', 'list'], world)
    const { stdout: colorless } = await runCli(['reference', ACME, 'customers', 'list', '--no-color'], world)
    expect(stdout.split('\n')[0]).toBe('\u001b[1mcustomers list\u001b[22m')
    expect(colorless).toMatch(/^customers list\n/)
    expect(colorless).not.toMatch(/^#|^\||[`\u001b]|\]\(|<details>/m)
    expect(colorless.split('\n').filter((line) => !line.startsWith(' ') && widthOf(line) > 72)).toEqual([])
    expect((await runCli(['reference', ACME, '--json'], world)).stdout).toContain('## All entities')
  })

  it.each([
    [['strpe'], 'Did you mean "stripe"?'],
    [[ACME, 'customer'], 'Did you mean "customers"?'],
    [[ACME, 'customers', 'lst'], 'Did you mean "list"?'],
    [[ACME, '--out', join('none', 'acme.md')], 'Cannot write none/acme.md: its folder does not exist'],
  ])('%j says what is wrong', async (words, expected) => {
    const { code, stderr } = await runCli(['reference', ...words])
    expect([code > 0, stderr]).toEqual([true, expect.stringContaining(expected)])
  })
})
