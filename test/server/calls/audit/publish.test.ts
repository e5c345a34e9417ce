/** T14: the heads of audit trails outside of the database, published by a server again and again. */
import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HeadPublisher, type PublishedHead } from '../../../../server/calls/audit/publish.ts'
import { createAudit } from '../../../../server/calls/audit/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { writeRows } from './world.ts'

const macKey = randomBytes(32)
const AT = '2026-01-31T12:00:00.000Z'

interface LogLine {
  readonly level: string
  readonly message: string
  readonly [name: string]: unknown
}

function logInto(logged: LogLine[]) {
  const line = (level: string) => (fields: object, message: string) => void logged.push({ level, message, ...fields })
  return { info: line('info'), error: line('error') }
}

async function readHeads(file: string): Promise<PublishedHead[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) => JSON.parse(line) as PublishedHead)
}

async function faultsOf(database: Database, organizationId: string, heads: readonly PublishedHead[]) {
  const audit = createAudit({ database, now: Date.now, macKey })
  const { faults } = await audit.verifyChain({ organizationId, heads })
  await audit.close()
  return faults.map(({ seq, fault }) => `${seq} ${fault}`)
}

describe('T14 published heads', () => {
  let database: Database
  let folder: string
  let file: string
  let organizationId: string
  let logged: LogLine[]

  beforeAll(async () => {
    database = await openTestPostgres()
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plugboard-'))
    file = join(folder, 'heads.jsonl')
    logged = []
    organizationId = randomUUID()
    await database.query('insert into organizations (id, name) values ($1, $2)', [organizationId, 'Acme'])
    await write(3)
  })
  afterEach(async () => {
    await database.query('delete from audit where organization_id = $1', [organizationId])
    await database.query('delete from audit_heads where organization_id = $1', [organizationId])
    await rm(folder, { recursive: true, force: true })
  })
  afterAll(() => database.close())

  /** Appends rows by a server of its own, which knows of no head before. */
  async function write(count: number): Promise<void> {
    const audit = createAudit({ database, now: Date.now, macKey, everyMs: 1 })
    await writeRows(audit, organizationId, count)
    await audit.close()
  }

  /** A publisher whose time passes by `tick`. */
  async function start({ isLogged = false, to = file }: { isLogged?: boolean; to?: string | null } = {}) {
    const timer = { ms: 0, tick: () => {}, isStopped: false }
    const publisher = await HeadPublisher.start({
      database,
      macKey,
      now: () => Date.parse(AT),
      ...(to !== null && { file: to }),
      isLogged,
      everyMinutes: 5,
      log: logInto(logged),
      every(ms, run) {
        Object.assign(timer, { ms, tick: run })
        return () => void (timer.isStopped = true)
      },
    })
    return { publisher, timer }
  }

  const published = () => readHeads(file)
  const verify = (heads: readonly PublishedHead[]) => faultsOf(database, organizationId, heads)

  it('heads that changed are appended at the start, at each interval and at the end', async () => {
    const { publisher, timer } = await start()
    await publisher.publish()
    expect(await published()).toEqual([
      { organizationId, seq: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, at: AT },
    ])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await write(2)
    timer.tick()
    await publisher.publish()
    expect((await published()).map(({ seq }) => seq)).toEqual([3, 5])
    await write(1)
    await publisher.close()
    const heads = await published()
    expect(heads.map(({ seq }) => seq)).toEqual([3, 5, 6])
    expect([timer.ms, timer.isStopped, logged]).toEqual([300_000, true, []])
    expect(await verify(heads)).toEqual([])
  })

  it('heads are logged where that is wanted, and a restart publishes all of them again', async () => {
    const { publisher } = await start({ isLogged: true, to: null })
    await publisher.close()
    await (await start({ isLogged: true })).publisher.close()
    const head = { level: 'info', message: 'head of an audit trail', organization_id: organizationId, seq: 3 }
    expect(logged).toEqual([expect.objectContaining(head), expect.objectContaining(head)])
    expect((await published()).map(({ seq }) => seq)).toEqual([3])
  })

  it('a head that no server wrote is not published, but logged as an error, once', async () => {
    const { publisher } = await start({ isLogged: true })
    await publisher.publish()
    await database.query('update audit_heads set seq = 9 where organization_id = $1', [organizationId])
    await publisher.publish()
    await publisher.close()
    expect((await published()).map(({ seq }) => seq)).toEqual([3])
    expect(logged.slice(1)).toEqual([
      {
        level: 'error',
        message: 'no server wrote the head of an audit trail: run plugboard verify',
        organization_id: organizationId,
        seq: 9,
      },
    ])
  })

  it('an earlier head that is put back with its MAC is logged as an error, and the published heads find it', async () => {
    const [earlier] = await database.query<{ hash: Buffer; mac: Buffer }>(
      'select hash, mac from audit_heads where organization_id = $1',
      [organizationId],
    )
    await write(2)
    const { publisher } = await start()
    await publisher.publish()
    await database.query('delete from audit where organization_id = $1 and seq > 3', [organizationId])
    await database.query('update audit_heads set seq = 3, hash = $2, mac = $3 where organization_id = $1', [
      organizationId,
      earlier!.hash,
      earlier!.mac,
    ])
    await publisher.close()
    expect(logged).toEqual([expect.objectContaining({ level: 'error', seq: 3, published_seq: 5 })])
    expect(await verify([])).toEqual([])
    expect(await verify(await published())).toEqual(['5 removed'])
  })

  it('what could not be published is logged, and published the next time', async () => {
    const { publisher } = await start()
    await publisher.publish()
    await write(1)
    await rm(folder, { recursive: true })
    await publisher.publish()
    expect(logged).toEqual([
      expect.objectContaining({ level: 'error', message: 'cannot publish the heads of the audit trails' }),
    ])
    await mkdir(folder)
    await publisher.close()
    expect((await published()).map(({ seq }) => seq)).toEqual([4])
  })

  it('a file that cannot be written ends the start', async () => {
    await expect(start({ to: join(folder, 'none', 'heads') })).rejects.toMatchObject({
      code: 'invalid_configuration',
      errors: [{ field: 'audit.headsFile' }],
    })
  })

  it('a line that was cut off stays a line of its own', async () => {
    await appendFile(file, '{"organizationId": "')
    await (await start()).publisher.close()
    const lines = (await readFile(file, 'utf8')).split('\n')
    expect([lines[0], (JSON.parse(lines[1]!) as PublishedHead).seq, lines[2]]).toEqual(['{"organizationId": "', 3, ''])
  })
})
