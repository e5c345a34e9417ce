import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases, openTestPostgres, type OpenTestDatabase } from '../../../support/database.ts'

type Suite = (database: () => Database) => void

/** Runs a suite on every database, opened once for it: for statements that wait for each other. */
export function onDatabases(name: string, suite: Suite): void {
  describe.each(databases)(`${name} on %s`, (_, open) => runOn(open, suite))
}

/** Runs a suite on any one database, opened once for it. */
export function onDatabase(name: string, suite: Suite): void {
  describe(name, () => runOn(openTestPostgres, suite))
}

function runOn(open: OpenTestDatabase, suite: Suite): void {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  suite(() => database)
}
