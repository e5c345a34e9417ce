/** Lists filtered by metadata read the index: neither all rows of the organization nor those of others. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Customers } from '../../../../server/accounts/access/accounts/customers.ts'
import { ConnectorEvents, ConnectorRows } from '../../../../server/accounts/connectors/rows/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { CURSORS } from '../../../support/cursors.ts'
import { databases } from '../../../support/database.ts'

const ROWS = 3000

/** The database, with a list of the statements that run outside of row-level security. */
function watched(database: Database): { readonly database: Database; readonly statements: [string, unknown[]][] } {
  const statements: [string, unknown[]][] = []
  const query = (text: string, params: unknown[] = []) => {
    statements.push([text, params])
    return database.query(text, params)
  }
  return {
    statements,
    database: new Proxy(database, { get: (of, name) => (name === 'query' ? query : Reflect.get(of, name)) }),
  }
}

describe.each(databases)('a list filtered by metadata in %s', (_, open) => {
  let database: Database
  const organizationId = randomUUID()

  beforeAll(async () => {
    database = await open()
    const other = randomUUID()
    await database.query(`insert into organizations (id, name) values ($1, 'One'), ($2, 'Other')`, [
      organizationId,
      other,
    ])
    for (const owner of [organizationId, other]) {
      await database.query(
        `insert into customers (id, organization_id, external_user_id, metadata)
          select gen_random_uuid(), $1, 'user ' || n, jsonb_build_object('n', n) from generate_series(1, $2::int) n`,
        [owner, ROWS],
      )
      await database.query(
        `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status, metadata)
          select gen_random_uuid(), organization_id, id, 'stripe', 'One', 'key', '1.0.0', 'active', metadata from customers
          where organization_id = $1`,
        [owner],
      )
    }
    await database.exec('analyze customers; analyze connectors')
  })
  afterAll(() => database.close())

  it.each(['customers', 'connectors'] as const)('of %s uses its index', async (table) => {
    const { database: seen, statements } = watched(database)
    const metadata = { n: '77' }
    const found =
      table === 'customers'
        ? (
            await new Customers({ database: seen, cursors: CURSORS, notifications: {} as never }).list(organizationId, {
              metadata,
            })
          ).data
        : (await new ConnectorRows(seen, CURSORS, new ConnectorEvents()).list({ organizationId }, { metadata })).rows
    expect(found.map((one) => one.metadata)).toEqual([{ n: 77 }])
    const [[text, params] = ['', []]] = statements
    const plan = await database.query<Record<string, string>>(`explain ${text}`, params)
    expect(plan.map((row) => Object.values(row).join('')).join('\n')).toContain(`${table}_by_metadata`)
  })
})
