/** `plugboard pull`: changes as lines, and a state file that continues after what was printed. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHOP, startVendor } from '../../authoring/capture/shop.ts'
import { runCli, temporaryFolder, type World } from '../run-cli.ts'

const ENV = { PLUGBOARD_SHOP_API_KEY: 'a-key-for-tests' }

/** A vendor with customers, of which each page has one. */
async function vendorOf(names: readonly string[], fails = Infinity) {
  const transport = await startVendor(({ path }) => {
    const index = Number(new URL(path, 'https://vendor.example').searchParams.get('after') ?? 0)
    if (index >= fails) return { status: 500, body: {} }
    const data = names.slice(index, index + 1).map((name) => ({ id: `c${index + 1}`, name }))
    const next = index + 1 < names.length ? { next: String(index + 1) } : {}
    return { body: { data, ...next } }
  })
  return { transport }
}

/** Pulls customers, with the state in a file. */
async function pull(folder: string, world: World, ...more: readonly string[]) {
  const argv = [
    'pull',
    SHOP,
    'customers',
    '--config',
    'account=northwind',
    '--state',
    join(folder, 'state.json'),
    ...more,
  ]
  const { code, stdout, stderr } = await runCli(argv, { env: ENV, ...world })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return { code, stderr, changes: lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

const shown = (changes: readonly Record<string, unknown>[]) =>
  changes.map(({ operation, key }) => [operation, key].filter(Boolean).join(' '))

describe('pull', () => {
  it('prints each change as a line, and leaves a state that only its owner can read', async () => {
    const folder = await temporaryFolder()
    const { code, changes } = await pull(folder, await vendorOf(['Ada', 'Bob']))
    expect([code, shown(changes)]).toEqual([0, ['upsert c1', 'upsert c2', 'complete', 'caught_up']])
    expect(changes[0]).toEqual({
      operation: 'upsert',
      entity: 'customers',
      key: 'c1',
      changed_at: expect.any(String),
      pass: expect.any(String),
      record: { id: 'c1', name: 'Ada' },
    })
    const state = JSON.parse(await readFile(join(folder, 'state.json'), 'utf8')) as object
    expect(state).toMatchObject({ version: 1, kind: 'shop', entities: { customers: { found: 2 } } })
    expect(await readdir(folder)).toEqual(['state.json'])
  })

  it('continues after the pages that it printed, when the third party failed', async () => {
    const folder = await temporaryFolder()
    const failed = await pull(folder, await vendorOf(['Ada', 'Bob', 'Cy'], 1))
    expect([failed.code, shown(failed.changes), failed.stderr]).toEqual([
      6,
      ['upsert c1'],
      expect.stringContaining('customers'),
    ])
    const { code, changes } = await pull(folder, await vendorOf(['Ada', 'Bob', 'Cy']))
    expect([code, shown(changes)]).toEqual([0, ['upsert c2', 'upsert c3', 'complete', 'caught_up']])
  })

  it('ends without an error when it follows and is interrupted', async () => {
    const stop = new AbortController()
    const world = { ...(await vendorOf(['Ada'])), signal: stop.signal, onWrite: () => stop.abort() }
    const { code, changes } = await pull(await temporaryFolder(), world, '--follow')
    expect([code, shown(changes)[0]]).toEqual([0, 'upsert c1'])
  })

  it('refuses a state that is not its own, and options that do not go together', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'state.json'), '{"version":1,"kind":"stripe","entities":{}}')
    const other = await pull(folder, await vendorOf([]))
    expect([other.code, other.stderr]).toEqual([4, expect.stringContaining('state.kind')])
    await writeFile(join(folder, 'state.json'), '{')
    expect((await pull(folder, await vendorOf([]))).stderr).toContain('it is not JSON')
    expect((await pull(folder, await vendorOf([]), '--every', '5')).stderr).toContain('--every without --follow')
    expect((await pull(folder, await vendorOf([]), '--follow', '--json')).stderr).toContain('one JSON document')
  })

  it('says that a state cannot be written', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'state.json'))
    const { code, stderr } = await pull(folder, await vendorOf(['Ada']))
    expect([code, stderr]).toEqual([2, expect.stringContaining('Cannot read the state')])
  })
})
