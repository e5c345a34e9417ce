/** Credentials that rotate, renewed exactly once by however many callers and processes. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ConnectorError } from '../../../../runtime/index.ts'
import type { Connectors } from '../../../../server/accounts/connectors/index.ts'
import { type Database, openDatabase } from '../../../../server/ground/store/index.ts'
import { compiledProgram } from '../../../support/compiled.ts'
import { databases, serverUrl, urlOf } from '../../../support/database.ts'
import { loseAnswer } from '../../../support/lost-answers.ts'
import {
  acmeCatalogue,
  callOnce,
  makeOwner,
  type Owner,
  type Provider,
  roomOn,
  startProvider,
  testVault,
} from './world.ts'

const catalogue = await acmeCatalogue()
const GOOD_KEY = { key: 'good-key-0123456789' }

/** Processes that are killed while they renew. */
const KILLS = 4

/** Further processes of a PostgreSQL database; the embedded one has only the one that opened it. */
async function furtherProcesses(database: Database): Promise<Database[]> {
  if (database.engine === 'embedded') return []
  const [row] = await database.query<{ name: string }>('select current_database() as name')
  const url = urlOf(await serverUrl(), row!.name)
  return Promise.all([openDatabase({ url }), openDatabase({ url })])
}

describe.each(databases)('renewal on %s', (_name, open) => {
  let processes: Database[] = []
  let rooms: Connectors[] = []
  let provider: Provider
  let owner: Owner
  let aheadMs = 0
  const vault = testVault()
  /** A clock that stands still, while a test looks at waits. */
  let frozenAt: number | undefined
  const monotonic = () => (frozenAt ?? performance.now()) + aheadMs

  beforeAll(async () => {
    const database = await open()
    processes = [database, ...(await furtherProcesses(database))]
    provider = await startProvider()
    rooms = await Promise.all(processes.map((one) => roomOn(one, catalogue, provider, vault, { monotonic })))
    owner = await makeOwner(database)
  })
  afterAll(async () => {
    await Promise.all(rooms.map((room) => room.close()))
    await provider.close()
    for (const database of [...processes].reverse()) await database.close()
  })
  afterEach(() => {
    provider.delayMs = 0
    provider.held = undefined
    provider.failures.length = 0
    frozenAt = undefined
  })

  const scope = () => ({ organizationId: owner.organizationId })
  const database = () => processes[0]!
  const room = () => rooms[0]!

  /** A connector whose access token has to be had first. */
  async function connectorOf(refreshToken: string = provider.grant()): Promise<string> {
    const input = { kind: 'acme', name: 'G', credentials: { refresh_token: refreshToken }, validate: false }
    return (await room().create(owner, input)).id
  }

  /** So many calls of each process at once; the codes of those that failed. */
  async function storm(id: string, callsEach: number): Promise<string[]> {
    const calls = rooms.flatMap((one) => Array.from({ length: callsEach }, () => callOnce(one, owner, id)))
    const results = await Promise.allSettled(calls)
    return results.flatMap((result) =>
      result.status === 'rejected' ? [String((result.reason as { code?: string }).code ?? result.reason)] : [],
    )
  }

  async function storedCredentials(id: string): Promise<Record<string, string>> {
    const { sealed } = await room().find(scope(), id)
    const [, plain] = JSON.parse(Buffer.from(sealed!.toString(), 'base64').toString()) as [object, string]
    return JSON.parse(plain) as Record<string, string>
  }

  /** Only the hook of renewal, without what the runtime repeats. */
  async function authorizeOnce(id: string): Promise<unknown> {
    const opened = await room().open(scope(), id)
    let failure: unknown
    try {
      const { origin } = opened.connection.base
      return await opened.connection.authorize({ method: 'GET', origin, path: '/items', headers: {} })
    } catch (error) {
      failure = error
      throw error
    } finally {
      opened.release(failure)
    }
  }

  function counted(): () => { refreshes: number; reuses: number; calls: number } {
    const before = { ...provider.counts }
    return () => ({
      refreshes: provider.counts.refreshes - before.refreshes,
      reuses: provider.counts.reuses - before.reuses,
      calls: provider.counts.calls - before.calls,
    })
  }

  it('C1 64 calls in each process on an expired token make one refresh', async () => {
    for (let round = 0; round < 6; round++) {
      provider.delayMs = round === 0 ? 1_500 : 60 * round
      const id = await connectorOf()
      const count = counted()
      expect(await storm(id, 64)).toEqual([])
      expect(count()).toEqual({ refreshes: 1, reuses: 0, calls: 64 * rooms.length })
      const { credentialsVersion, renewalProcess } = await room().find(scope(), id)
      expect([credentialsVersion, renewalProcess]).toEqual([2, null])
    }
  })

  it('C2 a refresh that outlasts every wait and cache is still the only one', async (context) => {
    if (rooms.length === 1) context.skip()
    provider.delayMs = 6_500
    const id = await connectorOf()
    const count = counted()
    expect(await storm(id, 8)).toEqual([])
    expect(count()).toMatchObject({ refreshes: 1, reuses: 0 })
  })

  it('C3 64 refusals of a token that looked fresh make one refresh', async () => {
    const id = await connectorOf()
    expect(await storm(id, 1)).toEqual([])
    for (let round = 0; round < 3; round++) {
      provider.revokeAccess()
      provider.delayMs = 100
      const count = counted()
      expect(await storm(id, 64)).toEqual([])
      expect(count()).toMatchObject({ refreshes: 1, reuses: 0 })
    }
  })

  describe('C4 a refresh that fails', () => {
    it('for a while is tried again, ever more rarely, and recovers alone', async () => {
      const id = await connectorOf()
      provider.failures.push(...Array.from({ length: 10 }, () => ({ status: 500, body: {} })))
      const count = counted()
      const waits: number[] = []
      frozenAt = performance.now()
      for (let tries = 1; tries <= 10; tries++) {
        await expect(authorizeOnce(id)).rejects.toMatchObject({ code: 'upstream_error', retryable: true })
        const paused = await authorizeOnce(id).catch((error: unknown) => error as { retryAfterMs: number })
        waits.push((paused as { retryAfterMs: number }).retryAfterMs)
        expect(count().refreshes).toBe(tries)
        aheadMs += 30_000
      }
      expect(waits[0]).toBeLessThanOrEqual(100)
      expect(waits[9]).toBeGreaterThan(20_000)
      await authorizeOnce(id)
      expect(count().refreshes).toBe(11)
      expect(await callOnce(room(), owner, id)).toHaveLength(1)
      await rooms[0]!.check(scope(), id)
      expect((await room().get(scope(), id)).status).toBe('active')
    })

    it('for good stops after one call, in every process', async () => {
      const id = await connectorOf()
      provider.failures.push({ status: 400, body: { error: 'invalid_grant' } })
      provider.delayMs = 100
      const count = counted()
      const codes = await storm(id, 32)
      expect(codes).toEqual(Array.from({ length: 32 * rooms.length }, () => 'credentials_rejected'))
      expect(count()).toEqual({ refreshes: 1, reuses: 0, calls: 0 })
      const { status, status_reason } = await room().get(scope(), id)
      expect([status, status_reason]).toEqual(['needs_reauth', expect.stringContaining('invalid_grant')])
      expect(await storm(id, 8)).toHaveLength(8 * rooms.length)
      expect(count().refreshes).toBe(1)
      expect(await room().check(scope(), id)).toMatchObject({ status: 'succeeded' })
      expect((await room().get(scope(), id)).status).toBe('active')
    })

    it('a token that is refused and cannot be renewed ends in needs_reauth', async () => {
      const credentials = { key: 'revoked-key-0123456789' }
      const { id } = await room().create(owner, { kind: 'acme', name: 'R', credentials, validate: false })
      await expect(callOnce(room(), owner, id)).rejects.toMatchObject({ code: 'credentials_rejected' })
      await expect.poll(async () => (await room().get(scope(), id)).status).toBe('needs_reauth')
    })
  })

  it('a call that is rejected after a successful check does not undo the check', async () => {
    const { id } = await room().create(owner, { kind: 'acme', name: 'L', credentials: GOOD_KEY, validate: false })
    const late = await roomOn(database(), catalogue, provider, vault, { monotonic })
    const early = await late.open(scope(), id)
    const rejected = new ConnectorError('credentials_rejected', 'Cannot use the connector: refused')
    const first = await room().open(scope(), id)
    first.release(rejected)
    await expect.poll(async () => (await room().get(scope(), id)).status).toBe('needs_reauth')
    expect(await room().check(scope(), id)).toMatchObject({ status: 'succeeded' })
    early.release(rejected)
    await late.close()
    expect((await room().get(scope(), id)).status).toBe('active')
  })

  it('C5 credentials that the owner replaces meanwhile win', async () => {
    for (let round = 0; round < 40; round++) {
      const id = await connectorOf()
      provider.delayMs = Math.floor(Math.random() * 15)
      const family = provider.grant()
      const theirs: Record<string, string> = round % 2 === 0 ? { refresh_token: family } : GOOD_KEY
      const call = callOnce(rooms.at(-1)!, owner, id).catch((error: unknown) => error)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 25))
      await room().update(scope(), id, { credentials: theirs })
      const result = await call
      if (result instanceof Error) expect(result).toMatchObject({ code: 'version_conflict' })
      const stored = await storedCredentials(id)
      if (theirs.key === undefined) expect(stored.refresh_token).toContain(family.split('.')[0])
      else expect(stored).toEqual(theirs)
      expect(await storm(id, 1)).toEqual([])
    }
  })

  describe('F4 a process that ends while it renews', () => {
    it('before the provider rotated: the next one takes over', async () => {
      const id = await connectorOf()
      await database().query('update connectors set renewal_process = $2 where id = $1', [id, randomUUID()])
      const count = counted()
      expect(await storm(id, 4)).toEqual([])
      expect(count()).toMatchObject({ refreshes: 1, reuses: 0 })
    })

    it('after it rotated: the old token is tried once, and the owner is asked', async () => {
      const token = provider.grant()
      const id = await connectorOf(token)
      await fetch(`${provider.origin}/token`, { method: 'POST', body: new URLSearchParams({ refresh_token: token }) })
      await database().query('update connectors set renewal_process = $2 where id = $1', [id, randomUUID()])
      const count = counted()
      expect(new Set(await storm(id, 4))).toEqual(new Set(['credentials_rejected']))
      expect(await storm(id, 4)).toHaveLength(4 * rooms.length)
      expect(count().refreshes).toBe(1)
      expect((await room().get(scope(), id)).status).toBe('needs_reauth')
    })

    it('killed at any instant: the connector works or its owner is asked, and nothing loops', async (context) => {
      if (database().engine === 'embedded') return context.skip()
      const ids = await Promise.all(Array.from({ length: KILLS }, () => connectorOf()))
      const [row] = await database().query<{ name: string }>('select current_database() as name')
      const url = urlOf(await serverUrl(), row!.name)
      provider.delayMs = 120
      await Promise.all(ids.map((id, index) => killedWhile(url, id, (index * 160) / KILLS)))
      provider.delayMs = 0
      const outcomes = await Promise.all(
        ids.map(async (id) => {
          const codes = [...(await storm(id, 2)), ...(await storm(id, 2))]
          const { status } = await room().get(scope(), id)
          return status === 'needs_reauth' ? codes.every((code) => code === 'credentials_rejected') : codes.length === 0
        }),
      )
      expect(outcomes).toEqual(ids.map(() => true))
      const count = counted()
      for (const id of ids) await storm(id, 2)
      expect(count().refreshes).toBe(0)
    })

    /** Has another process renew, and kills it so long after the provider was asked. */
    async function killedWhile(url: string, id: string, afterMs: number): Promise<void> {
      const file = compiledProgram(join(import.meta.dirname, 'renewing-process.ts'))
      const words = [file, url, provider.origin, owner.organizationId, id]
      const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
      const ended = once(child, 'exit')
      const { refresh_token: token } = await storedCredentials(id)
      await Promise.race([provider.asked(token!), ended])
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      child.kill('SIGKILL')
      await ended
    }

    it('a claim is not taken from a process that lives, however long it takes', async (context) => {
      const other = processes[1]
      if (!other) return context.skip()
      const id = await connectorOf()
      await database().query('update connectors set renewal_process = $2 where id = $1', [id, other.processId])
      const count = counted()
      const call = callOnce(room(), owner, id)
      await new Promise((resolve) => setTimeout(resolve, 2_500))
      expect(count().refreshes).toBe(0)
      await database().query('update connectors set renewal_process = null where id = $1', [id])
      await call
      expect(count().refreshes).toBe(1)
    })
  })

  it('renewed credentials are stored even when the database was away, and used only then', async () => {
    const id = await connectorOf()
    const count = counted()
    await database().exec(`
      create function refuse_storing() returns trigger language plpgsql as
        $$ begin if new.credentials_version > old.credentials_version then raise exception 'away'; end if; return new; end $$;
      create trigger refuse_storing before update on connectors for each row execute function refuse_storing();`)
    await expect(authorizeOnce(id)).rejects.toThrow()
    await database().exec('drop trigger refuse_storing on connectors; drop function refuse_storing')
    expect(await storm(id, 4)).toEqual([])
    expect(count()).toMatchObject({ refreshes: 1, reuses: 0 })
  })

  it('a claim that was stored with its answer lost ends, and no other process waits for it', async () => {
    const id = await connectorOf()
    const count = counted()
    const isLost = loseAnswer(database(), /set renewal_process = \$4/)
    await expect(authorizeOnce(id)).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(isLost()).toBe(true)
    const others = rooms.slice(1)
    const calls = others.map((one) => callOnce(one, owner, id))
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'))
    const claimant = async () => (await room().find(scope(), id)).renewalProcess
    await expect.poll(claimant).toBeNull()
    expect(count()).toMatchObject({ refreshes: others.length === 0 ? 0 : 1, reuses: 0 })
  })

  it('C16 no connection of the database is held while a refresh or a call is on its way', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => connectorOf()))
    const count = counted()
    const letRefreshesGo = holdProvider()
    const calls = Promise.all(ids.flatMap((id) => Array.from({ length: 5 }, () => callOnce(room(), owner, id))))
    await expect.poll(() => count().refreshes).toBe(20)
    await database().query('select 1')
    const letCallsGo = holdProvider()
    letRefreshesGo()
    await expect.poll(() => count().calls).toBe(100)
    await database().query('select 1')
    letCallsGo()
    await calls
  })

  /** Lets whatever comes to the provider from now on wait; returns what ends the wait. */
  function holdProvider(): () => void {
    let letGo = () => {}
    provider.held = new Promise((resolve) => (letGo = resolve))
    return letGo
  }
})
