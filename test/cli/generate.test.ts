import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, temporaryFolder } from './run-cli.ts'

const SHOP = join(import.meta.dirname, '..', '..', 'examples', 'shop.yaml')
const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'generated')

describe('generate --out', () => {
  it('keeps the example up to date, or `plugboard generate examples/shop.yaml --out examples/generated` was forgotten', async () => {
    const { code, stdout } = await runCli(['generate', SHOP, '--out', EXAMPLE, '--check'])
    expect([code, stdout]).toEqual([0, `${EXAMPLE}/ is up to date\n`])
  })

  it('makes the folder, says what it wrote, and nothing the second time', async () => {
    const out = join(await temporaryFolder(), 'new', 'kinds')
    const first = await runCli(['generate', SHOP, '--out', out, '--json'])
    const second = await runCli(['generate', SHOP, '--out', out, '--json'])
    const names = ['shop.md', 'shop.openapi.json', 'shop.schema.json', 'shop.ts']
    expect([first.code, JSON.parse(first.stdout)]).toEqual([0, { changed: names }])
    expect([second.code, JSON.parse(second.stdout)]).toEqual([0, { changed: [] }])
    expect(await readFile(join(out, 'shop.ts'), 'utf8')).toBe(await readFile(join(EXAMPLE, 'shop.ts'), 'utf8'))
  })

  it('exports the kind by default, and by its name', async () => {
    const module = (await import(join(EXAMPLE, 'shop.ts'))) as Record<string, { kind: string }>
    expect([module.default, module.default?.kind]).toEqual([module.shopKind, 'shop'])
  })

  it('writes nothing with --check, and fails when something is missing', async () => {
    const out = join(await temporaryFolder(), 'kinds')
    const { code, stdout } = await runCli(['generate', SHOP, '--out', out, '--check'])
    expect([code, stdout.split('\n').at(-2)]).toEqual([3, '4 files out of date; update with plugboard generate'])
    await expect(readFile(join(out, 'shop.ts'))).rejects.toThrow('ENOENT')
  })

  it('replaces no module that it did not write', async () => {
    const out = await temporaryFolder()
    await mkdir(out, { recursive: true })
    await writeFile(join(out, 'shop.ts'), 'export const mine = 1\n')
    const { code, stderr } = await runCli(['generate', SHOP, '--out', out])
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('shop.ts: it exists, and this command did not write it'),
    ])
    expect(await readFile(join(out, 'shop.ts'), 'utf8')).toBe('export const mine = 1\n')
  })

  it('writes the types of a kind with the own fields of an account', async () => {
    const out = await temporaryFolder()
    const { code, stdout } = await runCli(['generate', 'hubspot', '--account', '--sandbox', '--out', out, '--json'])
    expect([code, JSON.parse(stdout)]).toEqual([0, { changed: ['hubspot-account.ts'] }])
    expect(await readFile(join(out, 'hubspot-account.ts'), 'utf8')).toContain(
      'AccountKind<typeof kind, HubspotOwnFields>',
    )
  })

  it('lists the fields of the parent that params name', async () => {
    const out = await temporaryFolder()
    const params = JSON.stringify({ base_id: 'bases_1', table_id_or_name: 'tables_1001' })
    const words = ['generate', 'airtable', '--account', '--sandbox', '--out', out]
    expect((await runCli(words)).stderr).toContain('records is left out')
    expect(await runCli([...words, '--params', params])).toMatchObject({ code: 0 })
    expect(await readFile(join(out, 'airtable-account.ts'), 'utf8')).toContain('AirtableOwnFields')
  })

  it.each([
    [
      ['airtable', '--account', '--out', 'kinds', '--params', '{"bas_id": "app1"}'],
      'param "bas_id" names no parent of fields. Did you mean "base_id"?',
    ],
    [['stripe', '--out', 'kinds', '--params', '{}'], 'Cannot use --params without --account'],
    [['stripe', 'hubspot', '--account', '--out', 'kinds'], 'Cannot generate types of an account: name one kind'],
    [['stripe', '--account', '--out', 'kinds'], 'Cannot generate types of an account: stripe has no own fields'],
    [['--account'], '--out is missing'],
    [['shop.yaml'], 'Cannot generate from these manifests: --out is missing'],
    [['--out', 'kinds'], 'Cannot generate: no manifest was named'],
    [['none.yaml', '--out', 'kinds'], 'Cannot read manifest "none.yaml": no such file'],
  ])('%j is a wrong command line', async (words, expected) => {
    const { code, stderr } = await runCli(['generate', ...words])
    expect([code > 0, stderr]).toEqual([true, expect.stringContaining(expected)])
  })
})
