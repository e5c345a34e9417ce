/** The names and types of each door, as the committed report has them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Door, DOORS, REPORTS, reportsOf } from '../../support/api/report.ts'

let reports: ReadonlyMap<Door, string>

beforeAll(async () => {
  reports = await reportsOf()
})

test.each(Object.keys(DOORS) as Door[])('%s has the surface of its report', async (door) => {
  const committed = await readFile(join(REPORTS, `${door}.api.md`), 'utf8')
  expect(reports.get(door), 'If the change is meant: npm run api, and commit the lines').toBe(committed)
})
