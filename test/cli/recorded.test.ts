/** The commands that gather evidence of the vendor: `replay`, and `capture --all`. */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startMock } from '../../mock/index.ts'
import { load } from '../../runtime/index.ts'
import { SHOP } from '../authoring/capture/shop.ts'
import { runCli, temporaryFolder, wideLines } from './run-cli.ts'

/** A made-up recording: no vendor gave it. */
const PAIR = {
  request: { method: 'GET', url: 'https://northwind.shop.internal/v1/customers?limit=2' },
  response: { status: 200, body: { data: [{ id: 'c1', name: null, color: 'red' }], more: false } },
}

async function recorded(pair: object = PAIR): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'customers.json'), JSON.stringify(pair))
  return folder
}

describe('replay', () => {
  it('shows answers by operation, what does not fit, and the line of basis', async () => {
    const words = ['replay', SHOP, '--recorded', await recorded(), '--fields', '--source', 'made up']
    const { code, stdout } = await runCli(words)
    const lines = stdout.replace(/\d{4}-\d\d-\d\d/, 'TODAY').split('\n')
    expect({ code, lines, wide: wideLines(stdout) }).toEqual({
      code: 3,
      lines: [
        'shop            answers  read  valid  records  refusals  pages',
        'customers.list        1     1      0        1         0      0',
        '',
        'customers.list name: expected string, found null (1)',
        '  customers.json',
        'customers.list declares no color',
        '1 answer read, 0 valid; 0 requests of no operation',
        'basis: recorded: {read: 1, valid: 0, date: TODAY, source: "made up"}',
        '',
        '1 file with 1 recording, of 1 kind',
        '',
      ],
      wide: [],
    })
  })

  it('gives one document with --json, and lists requests of no operation', async () => {
    const folder = await recorded({ ...PAIR, request: { method: 'GET', url: 'https://x.shop.internal/v1/orders/17' } })
    const { code, stdout } = await runCli(['replay', SHOP, '--recorded', folder, '--json'])
    expect([code, JSON.parse(stdout)]).toMatchObject([
      0,
      {
        files: 1,
        unknown: [],
        kinds: [{ kind: 'shop', read: 0, operations: [], unmatched: [{ request: 'GET /v1/orders/…', count: 1 }] }],
      },
    ])
  })

  it.each([
    [['replay', SHOP], 'Cannot replay: --recorded names no folder'],
    [['replay', SHOP, '--recorded', '/nowhere/at/all'], '/nowhere/at/all'],
  ])('%j is refused', async (words, message) => {
    const { code, stderr } = await runCli(words)
    expect([code > 0, stderr.includes(message)]).toEqual([true, true])
  })
})

const ENV = { PLUGBOARD_CAPTURE_SALT: 'x', PLUGBOARD_TYPEFORM_TOKEN: 'tfp_0123456789abcdefghijklmn' }

describe('capture --all', () => {
  it('prints the plan, and sends nothing, with --plan', async () => {
    const { code, stdout } = await runCli(['capture', SHOP, '--all', '--plan', '--config', 'account=northwind'])
    const rows = stdout.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))
    expect([code, rows]).toEqual([
      0,
      [
        'read | shows | params',
        'customers.list | two pages | limit=2',
        'customers.get | a record | id from customers.id',
        'customers.get | a key that no record has | id from customers.id',
        '',
        'customers.create: it writes: capture it by its name',
        'files.download: it is a download: capture it by its name',
        '3 reads, 2 left out',
        '',
      ],
    ])
  })

  it('cuts params of the plan on a terminal only', async () => {
    const params = JSON.stringify({ after: 'a text of many words that no line of eighty columns shows with its reads' })
    const words = ['capture', SHOP, '--all', '--plan', '--config', 'account=northwind', '--params', params]
    const [piped, shown] = [await runCli(words), await runCli(words, { isTerminal: true })]
    expect([piped.stdout.includes('with its reads'), shown.stdout.includes('with its reads')]).toEqual([true, false])
  })

  it('captures a mock into a folder of its own, and keeps what is there the next time', async () => {
    const [out, mock] = [await temporaryFolder(), await startMock([(await load('typeform')).manifest])]
    const words = ['capture', 'typeform', '--all', '--connect-to', mock.origin, '--out', out, '--json']
    const first = JSON.parse((await runCli(words, { env: ENV })).stdout)
    const second = JSON.parse((await runCli(words, { env: ENV })).stdout)
    await mock.close()
    const written = first.reads.filter(({ state }: { state: string }) => state === 'written')
    const files = await readdir(join(out, 'typeform'))
    expect([first.planned, written.length > 15, files.some((name) => name.endsWith('.list.page-2.yaml'))]).toEqual([
      first.reads.length,
      true,
      true,
    ])
    expect(second.reads.filter(({ state }: { state: string }) => state === 'kept')).toHaveLength(written.length)
  })

  it.each([
    [['--all', '--connect-to', 'http://127.0.0.1:9'], 'Cannot use --all with --connect-to without --out'],
    [['forms', 'list', '--plan'], 'Cannot use --plan without --all'],
    [['forms', '--all'], 'Cannot use --all with an entity'],
    [['forms'], 'Cannot capture: name an entity and an action'],
  ])('%j is refused', async (words, message) => {
    const { code, stderr } = await runCli(['capture', 'typeform', ...words], { env: ENV })
    expect([code, stderr.startsWith(message)]).toEqual([2, true])
  })
})
