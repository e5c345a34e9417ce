import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../../../server/store/index.ts'
import { databases } from '../../support/database.ts'

/** Runs a suite on every database, opened once for it. */
export function onDatabases(name: string, suite: (database: () => Database) => void): void {
  describe.each(databases)(`${name} on %s`, (_, open) => {
    let database: Database
    beforeAll(async () => {
      database = await open()
    })
    afterAll(() => database.close())
    suite(() => database)
  })
}
