/** What verify finds: each kind of harm, by its place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNWATCHED, type VerifyReport } from '../../../../server/operators/operate/index.ts'
import { verifyAll } from '../../../../server/operators/operate/operations/verify.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'
import { install, newRing, type TestInstallation } from './installation.ts'

describe.each(databases)('verify on %s', (_name, open) => {
  let database: Database
  let there: TestInstallation
  let connectors: string[]
  let table: string

  beforeAll(async () => {
    database = await open()
    there = await install(database)
    connectors = [await there.connect('a'), await there.connect('b'), await there.connect('c')]
    table = await there.copy(connectors[0]!, 10)
  })
  afterAll(async () => {
    await there.audit.close()
    await there.access.close()
    await database.close()
  })

  const verify = (): Promise<VerifyReport> => verifyAll(there, {}, UNWATCHED)

  it('finds nothing where nothing was harmed', async () => {
    expect(await verify()).toMatchObject({ faults: [], sealedValues: 3, auditRows: 3, searchableRecords: 10 })
  })

  it('finds a sealed value that was moved, an audit row that was changed, a record that is missing', async () => {
    const [first, second] = connectors as [string, string]
    await database.query(
      'update connectors set credentials = (select credentials from connectors where id = $1) where id = $2',
      [first, second],
    )
    await database.query('update audit set status = 500 where seq = 2')
    await database.query(`delete from ${table} where key = 'key 3'`)
    await database.query(`update ${table} set organization_id = gen_random_uuid() where key = 'key 4'`)
    const { faults } = await verify()
    expect(faults.map(({ what, where }) => `${what}: ${where}`)).toEqual([
      `sealed value: connectors ${second}`,
      'audit row: row 2',
      `searchable copy: acme.customers of connector ${first}`,
      `searchable copy: acme.customers of connector ${first}`,
    ])
    expect(faults.at(-2)!.message).toContain('9 records instead of 10')
    expect(faults.at(-1)!.message).toContain('1 record of another owner')
  })

  it('says which master key is needed when it has another', async () => {
    const other = newRing()
    await expect(verifyAll({ ...there, masters: async () => other }, {}, UNWATCHED)).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringContaining(there.ring.newest.fingerprint),
    })
  })
})
