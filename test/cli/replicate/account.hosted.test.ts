/** `plugboard replicate <kind>`: an account of one's own, read from the third party. */
import { describe, expect, it } from 'vitest'
import { SHOP, startVendor } from '../../authoring/capture/shop.ts'
import { runCli, temporaryFolder } from '../run-cli.ts'
import { TARGETS } from '../../replicate/targets.ts'

const ENV = { PLUGBOARD_SHOP_API_KEY: 'a-key-for-tests' }

/** A vendor with customers, of which each page has one; its list fails from a page on. */
async function vendorOf(names: readonly string[], fails = Infinity) {
  const transport = await startVendor(({ path }) => {
    const index = Number(new URL(path, 'https://vendor.example').searchParams.get('after') ?? 0)
    if (index >= fails) return { status: 500, body: {} }
    const data = names.slice(index, index + 1).map((name) => ({ id: `c-${name}`, name }))
    const next = index + 1 < names.length ? { next: String(index + 1) } : {}
    return { body: { data, ...next } }
  })
  return { transport }
}

const ARGV = ['replicate', SHOP, '--config', 'account=northwind', '--entities', 'customers', '--once', '--json']

describe.each(TARGETS)('an account in %s', (_name, open) => {
  it('follows the third party: what is not listed any more is gone, and a failed run continues', async () => {
    const database = await open()
    const run = async (names: readonly string[], fails?: number) =>
      runCli([...ARGV, '--customer', 'me'], {
        env: { ...ENV, PLUGBOARD_REPLICATE_TO: database.to },
        ...(await vendorOf(names, fails)),
      })
    expect(await run(['Ada', 'Bob', 'Cy'], 1)).toMatchObject({ code: 6 })
    const rest = await run(['Ada', 'Bob', 'Cy'])
    expect([rest.code, JSON.parse(rest.stdout)]).toMatchObject([0, { upserts: 2, deletes: 0 }])
    const last = await run(['Ada', 'Cy'])
    expect([last.code, JSON.parse(last.stdout)]).toMatchObject([0, { deletes: 1 }])
    const table = database.dialect.sqlName(database.dialect.wantedName('shop', 'customers', ''))
    const rows = await database.rows(`select name, _customer, _deleted_at from ${table} order by name`)
    expect(rows).toMatchObject([
      { name: 'Ada', _customer: 'me', _deleted_at: null },
      { name: 'Bob', _customer: 'me', _deleted_at: expect.anything() as unknown },
      { name: 'Cy', _customer: 'me', _deleted_at: null },
    ])
  })
})

describe('replicate with a kind', () => {
  it('takes no options of a server, and without a kind none of an account', async () => {
    const folder = `${await temporaryFolder()}/`
    const ofServer = await runCli([...ARGV, '--to', folder, '--kinds', 'shop'], { env: ENV })
    const ofAccount = await runCli(['replicate', '--to', folder, '--customer', 'me'], { env: ENV })
    expect([ofServer.code, ofAccount.code]).toEqual([2, 2])
  })
})
