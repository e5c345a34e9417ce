/** A server that is asked to end: while it drains all is answered, then what runs is, and the end comes in time. */
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { create, LIST, until } from './api.ts'
import { type Fleet, openFleet } from './processes.ts'
import { FILE, startVendor, type Vendor } from './vendor.ts'

/** Longer than any test may last: a server that waited for it would hang. */
const PATIENT = { set: ['limits.shutdownSeconds=3600'] }

let vendor: Vendor
let fleet: Fleet

beforeAll(async () => {
  vendor = await startVendor()
  fleet = await openFleet(vendor.origin)
})
afterEach(() => {
  vendor.behave = undefined
})
afterAll(async () => {
  await fleet.close()
  await vendor.close()
})

describe('a server', () => {
  it.each([
    ['of one process', 1],
    ['of two processes', 2],
  ])('%s is not ready while it drains, and answers all that comes', async (_name, count) => {
    const server = await fleet.start({ set: [`processes=${count}`, 'limits.drainSeconds=3600'] })
    const connector = await server.connector({ key: 'key-0123456789' })
    server.child.kill('SIGTERM')
    await until(
      () => fetch(`${server.adminOrigin}/readyz`).then(({ status }) => status),
      (status) => status === 503,
    )
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.execute(connector, LIST)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    // A parent that drains has asked its processes to, who may not have heard it yet.
    await until(
      () => fetch(`${server.origin}/api/v1/openapi.json`),
      ({ headers }) => headers.get('connection') === 'close',
    )
    expect(await server.end('SIGTERM')).toBe(143)
    await until(
      () => fetch(server.origin).catch(() => undefined),
      (answer) => answer === undefined,
    )
  })

  it('that has drained ends by itself', async () => {
    const server = await fleet.start({ set: ['limits.drainSeconds=1'] })
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.log()).toContain('"drain_seconds":1,"shutdown_seconds":20')
  })
})

describe('a server that is asked to end', () => {
  it('F8 SIGTERM under load: nothing in flight fails, and it exits with 0', async () => {
    const server = await fleet.start()
    const connector = await server.connector({ key: 'key-0123456789' })
    vendor.behave = async () => {
      await sleep(300)
      return false
    }
    let isEnding = false
    const bad: string[] = []
    const seen = { good: 0, draining: 0, refused: 0 }
    const caller = async (index: number) => {
      for (;;) {
        const call = index % 2 === 0 ? LIST : create(`load-${index}`)
        const begunBefore = !isEnding
        try {
          const { status, body } = await server.execute(connector, call)
          if (status === 200) seen.good++
          else if (status === 503 && body.code === 'draining' && isEnding) seen.draining++
          else bad.push(`${status} ${body.code}`)
        } catch (error) {
          const { code } = ((error as Error).cause ?? {}) as { code?: string }
          if (begunBefore || !['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(code ?? ''))
            bad.push(`broken: ${code}`)
          seen.refused++
          return
        }
      }
    }
    const callers = Array.from({ length: 32 }, (_, index) => caller(index))
    await expect.poll(() => seen.good).toBeGreaterThan(32)
    const exited = server.end('SIGTERM')
    isEnding = true
    expect(await exited).toBe(0)
    await Promise.all(callers)
    expect(bad).toEqual([])
  })

  it('F8 a download that runs is sent to its end', async () => {
    const server = await fleet.start()
    const connector = await server.connector({ key: 'key-0123456789' })
    vendor.behave = async (_request, response) => {
      response.writeHead(200, { 'content-length': FILE.length })
      response.write(FILE.subarray(0, 1_000))
      await sleep(1_500)
      response.end(FILE.subarray(1_000))
      return true
    }
    const asked = vendor.asked('/files/1')
    const downloading = server.execute(connector, { entity: 'files', action: 'download', params: { id: '1' } })
    await asked
    await sleep(200)
    const exited = server.end('SIGTERM')
    const { status, body } = await downloading
    expect([status, body.length]).toEqual([200, FILE.length])
    expect(await exited).toBe(0)
  })

  it('F8 what outlasts the limit is ended, a write is reported as unknown', async () => {
    const server = await fleet.start({ set: ['limits.shutdownSeconds=1'] })
    const connector = await server.connector({ key: 'key-0123456789' })
    let asked = 0
    vendor.behave = () => ++asked > 0
    const reading = server.execute(connector, LIST)
    const writing = server.execute(connector, create('late'), { 'idempotency-key': 'late' }).catch(() => 'broken')
    await expect.poll(() => asked).toBe(2)
    const exited = server.end('SIGTERM')
    const { status, body } = await reading
    expect([status, body.code]).toEqual([503, 'draining'])
    expect(await exited).toBe(0)
    expect(await writing).toBe('broken')
    vendor.behave = undefined
    const next = await fleet.start()
    const again = await until(
      () => next.execute(connector, create('late'), { 'idempotency-key': 'late' }),
      (response) => response.body.code !== 'idempotency_in_progress',
    )
    expect([again.status, again.body.code]).toEqual([409, 'outcome_unknown'])
    await next.end()
  })

  it('F8 a second SIGTERM ends it at once', async () => {
    const server = await fleet.start(PATIENT)
    const connector = await server.connector({ key: 'key-0123456789' })
    vendor.behave = () => true
    const asked = vendor.asked('/items')
    const broken = server.execute(connector, LIST).catch(() => 'broken')
    await asked
    const exited = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    await until(
      () => fetch(`${server.adminOrigin}/readyz`).then(({ status }) => status),
      (status) => status === 503,
    )
    server.child.kill('SIGTERM')
    await exited
    expect(await broken).toBe('broken')
  })

  it('F8 idle keep-alive connections do not hold it', async () => {
    const server = await fleet.start(PATIENT)
    const idle = httpRequest(`${server.origin}/api/v1/openapi.json`, { headers: { connection: 'keep-alive' } })
    idle.on('error', () => {}).end()
    const [response] = (await once(idle, 'response')) as [{ resume(): void }]
    response.resume()
    expect(await server.end('SIGTERM')).toBe(0)
  })
})
