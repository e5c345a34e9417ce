/**
 * The oracle of changes. Records change at random from a seed while syncs, webhooks and calls run and processes are killed. In the end
 * every replica and every reader holds the third party's records, row by row. `SEED`, `CHANGES`, `KILLS`, `RECORDS` and `PER_SECOND`
 * change a run.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeTestPostgres } from '../../support/database.ts'
import { EntityConsumer, WideConsumer } from './consumers.ts'
import { firstDifference } from './differences.ts'
import { Lags } from './lags.ts'
import type { OracleEntity } from './manifest.ts'
import { pick, type Random, randomOf } from './random.ts'
import { HAS_SQLITE, Replica } from './replicas.ts'
import { OracleVendor } from './vendor.ts'
import { DATABASES, Servers } from './world.ts'

const LONG = 3_600_000
const SEED = Number(process.env.SEED ?? 35)
const CHANGES = Number(process.env.CHANGES ?? 10_000)
const KILLS = Number(process.env.KILLS ?? 20)
const PER_SECOND = Number(process.env.PER_SECOND ?? 80)
const RECORDS = Number(process.env.RECORDS ?? 150)

/** Number of changes while a server is down. */
const MISSED = 40

/** Parts of a run. */
interface Oracle {
  readonly vendor: OracleVendor
  readonly servers: Servers
  readonly replicas: readonly Replica[]
  /** The connector with the hook, and one that only syncs follow. */
  readonly connectors: readonly [hooked: string, synced: string]
}

/** Changes records at their pace, and kills a process of either sort at instants that the seed gives. */
async function disturb({ vendor, servers, replicas }: Oracle, random: Random): Promise<void> {
  const instants = (count: number) => new Set(Array.from({ length: count }, () => Math.floor(random() * CHANGES)))
  const [ofServers, ofReplicas] = [instants(KILLS), instants(KILLS)]
  const began = performance.now()
  let killing: Promise<void> = Promise.resolve()
  let killedAt = Number.NEGATIVE_INFINITY
  for (let change = 0; change < CHANGES; change++) {
    vendor.change()
    if (ofReplicas.has(change)) pick(random, replicas).kill()
    if (ofServers.has(change)) {
      const which = random()
      killedAt = change
      killing = killing.then(() => servers.kill(which))
    }
    // However slow the machine: most changes happen beside a server that works.
    if (change - killedAt === MISSED) await killing
    const aheadMs = (change * 1000) / PER_SECOND - (performance.now() - began)
    if (aheadMs > 10) await delay(aheadMs)
  }
  await killing
}

/** Repeats an act until the signal aborts, also after failures. */
async function repeat(ended: AbortSignal, restMs: number, work: () => Promise<unknown>): Promise<void> {
  while (!ended.aborted) {
    await work().catch(() => undefined)
    await delay(restMs)
  }
}

/** One write through the platform. */
async function call({ vendor, servers, connectors }: Oracle, random: Random): Promise<void> {
  const entity: OracleEntity = pick(random, ['items', 'notes'])
  const id = pick(random, [...vendor.rows[entity].keys()])
  const [action, params] = pick(random, [
    ['create', { name: 'called' }],
    ['update', { id, name: `called ${random()}` }],
    ['delete', { id }],
  ] as const)
  await servers.api.execute(pick(random, connectors), { entity, action, params })
}

async function open(openFleet: (typeof DATABASES)[number][1], count: number): Promise<Oracle> {
  const vendor = new OracleVendor(randomOf(SEED))
  await vendor.start(RECORDS)
  onTestFinished(() => vendor.close())
  const servers = await Servers.start(vendor, openFleet, count)
  onTestFinished(() => servers.close())
  const { url, drop } = await makeTestPostgres('empty')
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-replicas-'))
  onTestFinished(async () => {
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  const replicas = [
    new Replica('PostgreSQL', url, servers.env),
    new Replica('JSON Lines', `${join(folder, 'lines')}/`, servers.env),
    ...(HAS_SQLITE ? [new Replica('SQLite', `sqlite:${join(folder, 'copy.db')}`, servers.env)] : []),
  ]
  const connectors = [await servers.connector('ada'), await servers.connector('bob')] as const
  vendor.hook = await servers.hook(connectors[0])
  for (const connector of connectors) await servers.idle(connector)
  return { vendor, servers, replicas, connectors }
}

describe.each(DATABASES)('records that change at random, on %s,', (name, openFleet, count) => {
  it(
    `are in every replica and reader as at the third party, with any process killed (SEED=${SEED})`,
    { timeout: LONG },
    async () => {
      const oracle = await open(openFleet, count)
      const { vendor, servers, replicas, connectors } = oracle
      const random = randomOf(SEED + 1)
      const fast = new WideConsumer(() => servers.api)
      const slow = new EntityConsumer(() => servers.api, connectors[1], 17)
      for (const replica of replicas) await replica.finish()
      const lags = await Lags.watch(replicas[0]?.target ?? '')
      onTestFinished(() => lags.close())
      for (const replica of replicas) replica.start()
      fast.start(20)
      slow.start(700)
      const ended = new AbortController()
      const began = performance.now()
      const others = [
        ...connectors.map((connector) =>
          repeat(ended.signal, 300, async () => {
            const mode = random() < 0.15 ? 'full' : 'incremental'
            await servers.api.ask('POST', `/integrations/connectors/${connector}/sync`, { mode })
          }),
        ),
        repeat(ended.signal, 100, () => call(oracle, random)),
      ]
      await disturb(oracle, random)
      const seconds = (performance.now() - began) / 1000
      const changes = vendor.happened.length
      ended.abort()
      await Promise.all(others)
      // Quiet: every event is applied, then the result of a later run, then that of a full run.
      await servers.has(connectors[0], 'people', await vendor.mark())
      for (const mode of ['incremental', 'full'] as const)
        for (const connector of connectors) await servers.sync(connector, mode)
      for (const replica of replicas) {
        await replica.end()
        await replica.finish()
      }
      await fast.finish()
      await slow.finish()
      const figures = { load: loadavg()[0], changes, perSecond: Math.round(changes / seconds), ...vendor.counts }
      print(`${name}: SEED=${SEED} ${JSON.stringify(figures)}`)
      print(`fast reader ${JSON.stringify(fast.counts)}, slow reader ${JSON.stringify(slow.counts)}`)
      for (const [index, connector] of connectors.entries())
        print(`lag ${['with webhooks', 'with syncs alone'][index]}: ${await lags.text(connector, vendor.happened)}`)
      const differences = [
        firstDifference('the slow reader', vendor, slow.held()),
        ...connectors.map((connector) =>
          firstDifference(`the fast reader of ${connector}`, vendor, fast.held(connector)),
        ),
      ]
      for (const replica of replicas)
        for (const connector of connectors)
          differences.push(firstDifference(`${replica.name} of ${connector}`, vendor, await replica.held(connector)))
      const found = differences.filter((one) => one !== undefined)
      if (found.length > 0) print(servers.log())
      expect(found).toEqual([])
    },
  )
})

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
