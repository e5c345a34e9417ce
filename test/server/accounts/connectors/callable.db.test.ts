/** What an agent of a customer may call: for many customers by one statement, and never older than the question. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connectors } from '../../../../server/accounts/connectors/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { countStatements, databases } from '../../../support/database.ts'
import { acmeCatalogue, makeOwner, type Owner, type Provider, roomOn, startProvider, testVault } from './world.ts'

const catalogue = await acmeCatalogue()

describe.each(databases)('callable connectors on %s', (_name, open) => {
  let database: Database & { statements: number }
  let provider: Provider
  let room: Connectors

  beforeAll(async () => {
    database = countStatements(await open())
    provider = await startProvider()
    room = await roomOn(database, catalogue, provider, testVault())
  })
  afterAll(async () => {
    await room.close()
    await provider.close()
    await database.close()
  })

  async function connect(owner: Owner, name: string): Promise<string> {
    const input = { kind: 'acme', name, credentials: { key: 'any-key-0123456789' }, validate: false }
    return (await room.create(owner, input)).id
  }
  const scopeOf = ({ organizationId, customer }: Owner) => ({ organizationId, customerId: customer.id })
  const namesOf = async (owner: Owner) => (await room.callable(scopeOf(owner))).map(({ name }) => name)

  it('are those of each customer, by one statement for an organization', async () => {
    const one = await makeOwner(database)
    const [two, none] = [await makeOwner(database, one.organizationId), await makeOwner(database, one.organizationId)]
    const foreign = await makeOwner(database)
    const id = await connect(one, 'first')
    await connect(one, 'second')
    await connect(two, 'of two')
    await connect(foreign, 'of another organization')
    const before = database.statements
    expect(await Promise.all([one, two, none, one].map(namesOf))).toEqual([
      ['first', 'second'],
      ['of two'],
      [],
      ['first', 'second'],
    ])
    expect(database.statements - before).toBe(1)
    expect(await namesOf(foreign)).toEqual(['of another organization'])
    expect(await namesOf({ ...foreign, customer: one.customer })).toEqual([])
    expect((await room.callable(scopeOf(one)))[0]).toEqual({ id, kind: 'acme', name: 'first', scopes: [] })
  })

  it('are only of the kinds of a scope, and none without a customer', async () => {
    const owner = await makeOwner(database)
    await connect(owner, 'mine')
    expect(await room.callable({ ...scopeOf(owner), kinds: ['other'] })).toEqual([])
    expect(await room.callable({ ...scopeOf(owner), kinds: ['acme'] })).toHaveLength(1)
    expect(await room.callable({ organizationId: owner.organizationId })).toEqual([])
  })

  it('are as they were stored before the question, even while others are being read', async () => {
    const owner = await makeOwner(database)
    const ids = [await connect(owner, 'disabled'), await connect(owner, 'removed')]
    const asked = namesOf(owner)
    await room.update(scopeOf(owner), ids[0]!, { enabled: false })
    const later = namesOf(owner)
    await room.remove(scopeOf(owner), ids[1]!)
    const last = namesOf(owner)
    await connect(owner, 'added')
    expect(await later).not.toContain('disabled')
    for (const name of ['disabled', 'removed']) expect(await last).not.toContain(name)
    expect(await namesOf(owner)).toEqual(['added'])
    await asked
  })

  it('are none of a customer that is being deleted', async () => {
    const owner = await makeOwner(database)
    await connect(owner, 'mine')
    await database.query(`update customers set status = 'deleting' where id = $1`, [owner.customer.id])
    expect(await namesOf(owner)).toEqual([])
  })
})
