/** Servers that are repeatedly killed with writes and renewals on their way: every response stays true. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create, LIST, until } from '../server/faults/api.ts'
import { type Fleet, openEmbeddedFleet, openFleet, type ServerProcess } from '../server/faults/processes.ts'
import { startVendor, type Vendor } from '../server/faults/vendor.ts'

const LONG = 3_600_000
/** Kills of each test; `KILLS=5` for a short run. */
const KILLS = Number(process.env.KILLS ?? 200)
const WRITES = 5

/** The server that is killed next, and the one that its callers turn to afterwards. */
interface Turns {
  victim(): Promise<ServerProcess>
  survivor(): Promise<ServerProcess>
}

/** Beside one server that lasts, another is started for each kill. */
async function besideAnother(fleet: Fleet): Promise<Turns> {
  const lasting = await fleet.start()
  return { victim: () => fleet.start(), survivor: async () => lasting }
}

/** The only server is killed and started again. */
async function oneAfterTheOther(fleet: Fleet): Promise<Turns> {
  let only = await fleet.start()
  return { victim: async () => only, survivor: async () => (only = await fleet.start()) }
}

describe.each([
  ['PostgreSQL', openFleet, besideAnother],
  ['the embedded database', openEmbeddedFleet, oneAfterTheOther],
])('servers on %s that are killed at random instants', (database, open, turnsOf) => {
  let vendor: Vendor
  let fleet: Fleet
  let turns: Turns

  beforeAll(async () => {
    vendor = await startVendor()
    fleet = await open(vendor.origin)
    turns = await turnsOf(fleet)
  }, LONG)
  afterAll(async () => {
    await fleet.close()
    await vendor.close()
  })

  it('F3 a key stands for one write at most, whenever its server ends', { timeout: LONG }, async () => {
    const outcomes = new Map<string, number>()
    for (let kill = 0; kill < KILLS; kill++) {
      const victim = await turns.victim()
      const connector = await victim.connector({ key: 'key-0123456789' }, `user-${kill}`)
      expect((await victim.execute(connector, LIST)).status).toBe(200)
      vendor.behave = async () => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
        return false
      }
      const names = Array.from({ length: WRITES }, () => randomUUID())
      const first = names.map((name) =>
        victim.execute(connector, create(name), { 'idempotency-key': name }).then(
          ({ status, body }) => `${status} ${body.code ?? ''}`,
          () => 'broken',
        ),
      )
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
      await victim.end('SIGKILL')
      vendor.behave = undefined
      const responses = await Promise.all(first)
      const survivor = await turns.survivor()
      for (const [index, name] of names.entries()) {
        const again = await until(
          () => survivor.execute(connector, create(name), { 'idempotency-key': name }),
          ({ body }) => body.code !== 'idempotency_in_progress',
        )
        const outcome = `${responses[index]} then ${again.status} ${again.body.code ?? ''}`
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        const written = vendor.ledger.filter((entry) => entry === name).length
        expect(written).toBeLessThanOrEqual(1)
        if (again.status === 200) expect(written).toBe(1)
        else expect([again.status, again.body.code]).toEqual([409, 'outcome_unknown'])
        if (responses[index] === '200 ') expect(again.status).toBe(200)
      }
    }
    process.stdout.write(`F3 on ${database}: ${JSON.stringify([...outcomes])}\n`)
  })

  it('F4 a connector works or needs its owner, whenever its server ends', { timeout: LONG }, async () => {
    const outcomes = { works: 0, needsOwner: 0 }
    for (let kill = 0; kill < KILLS; kill++) {
      const victim = await turns.victim()
      const connector = await victim.connector({ refresh_token: vendor.grant() }, randomUUID())
      vendor.refreshMs = 30
      const before = vendor.counts.refreshes
      const broken = victim.execute(connector, LIST).catch(() => 'broken')
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 90))
      await victim.end('SIGKILL')
      await broken
      const survivor = await turns.survivor()
      const after = await survivor.execute(connector, LIST)
      const { body } = await survivor.ask('GET', `/integrations/connectors/${connector}`)
      if (after.status === 200) outcomes.works++
      else {
        expect([after.status, after.body.code, body.status]).toEqual([424, 'credentials_rejected', 'needs_reauth'])
        outcomes.needsOwner++
      }
      expect(vendor.counts.refreshes - before).toBeLessThanOrEqual(2)
    }
    process.stdout.write(`F4 on ${database}: ${JSON.stringify(outcomes)}\n`)
  })
})
