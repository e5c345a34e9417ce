/** What a process knows of its database's clock. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CLOCK_TOLERANCE_MS, type Database, openClock } from '../../../../server/ground/store/index.ts'
import { openTestDatabase, openTestPostgres } from '../../../support/database.ts'
import { withShiftedClock } from '../../../support/shifted-clock.ts'

const HOUR_MS = 3_600_000

describe('O9 the clock of a PostgreSQL', () => {
  let database: Database
  let databaseAheadMs = 0
  let ownAheadMs = 0
  const own = () => Date.now() + ownAheadMs

  beforeAll(async () => {
    database = withShiftedClock(await openTestPostgres(), () => databaseAheadMs)
  })
  afterAll(() => database.close())

  it.each([HOUR_MS, -HOUR_MS])("is obeyed while the process's own clock is wrong by %i ms", async (aheadMs) => {
    const seen: [boolean, number][] = []
    const onChange = (isRight: boolean, ms: number) => seen.push([isRight, Math.round(ms / HOUR_MS) + 0])
    const clock = await openClock(database, { own, onChange, everyMs: HOUR_MS })
    expect(clock.isRight()).toBe(true)
    ownAheadMs = aheadMs
    expect(clock.isRight()).toBe(false)
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(HOUR_MS / 2)
    expect(Math.abs(clock.aheadMs() - aheadMs)).toBeLessThan(HOUR_MS / 2)
    await clock.measure()
    await clock.measure()
    ownAheadMs = 0
    expect(clock.isRight()).toBe(true)
    await clock.measure()
    expect(seen).toEqual([
      [false, Math.sign(aheadMs)],
      [true, 0],
    ])
    clock.close()
  })

  it('a process that starts with a wrong clock is found out at once', async () => {
    ownAheadMs = -10 * CLOCK_TOLERANCE_MS
    const seen: boolean[] = []
    const clock = await openClock(database, { own, onChange: (isRight) => seen.push(isRight), everyMs: HOUR_MS })
    ownAheadMs = 0
    expect(seen).toEqual([false])
    clock.close()
  })

  it('is followed when it is set itself', async () => {
    const clock = await openClock(database, { own, everyMs: HOUR_MS })
    databaseAheadMs = HOUR_MS
    await clock.measure()
    expect(Math.abs(clock.now() - HOUR_MS - Date.now())).toBeLessThan(HOUR_MS / 2)
    databaseAheadMs = 0
    await clock.measure()
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(HOUR_MS / 2)
    clock.close()
  })
})

it('O9 the clock of the embedded database is the one of its process: set back, it goes back at once', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  let aheadMs = 0
  const clock = await openClock(database, { own: () => Date.now() + aheadMs, everyMs: HOUR_MS })
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(HOUR_MS / 2)
  aheadMs = -HOUR_MS
  expect(Math.abs(clock.now() + HOUR_MS - Date.now())).toBeLessThan(HOUR_MS / 2)
  expect(clock.isRight()).toBe(true)
  const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now')
  expect(Math.abs(row!.now.getTime() - Date.now())).toBeLessThan(HOUR_MS / 2)
})
