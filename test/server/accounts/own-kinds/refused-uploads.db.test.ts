/** The rate of refused uploads: an organization's own, and spent only by refusals. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../support/database.ts'
import { ownKind } from '../../../support/own-kind.ts'
import { startWorld, type World } from '../../api/world.ts'
import { upload } from './world.ts'

describe.each(databases)('K3 refused uploads on %s', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(await open(), { set: ['limits.refusedUploadsPerMinute=3', 'log.level=silent'] })
  })
  afterAll(() => world?.close())

  it('beyond the limit of a minute are 429, and so is a good one; good ones do not count', async () => {
    const good = { kind: 'good' }
    const statuses: number[] = []
    const put = async (kind: string, text: string) =>
      statuses.push((await upload(world, world.first, kind, text)).status)
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3']) await put('good', ownKind({ ...good, version }))
    for (let count = 0; count < 4; count++) await put('bad', 'format: 1\n')
    await put('good', ownKind({ ...good, version: '1.0.4' }))
    expect(statuses).toEqual([201, 201, 201, 201, 422, 422, 422, 429, 429])
    const other = await upload(world, world.second, 'bad', 'format: 1\n')
    expect(other.status).toBe(422)
  })

  it('say when the next one may come', async () => {
    const { status, body, headers } = await upload(world, world.first, 'bad', 'format: 1\n')
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
