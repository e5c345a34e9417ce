/** A start without a database: what is waited for, and what is refused at once. */
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../../server/ground/store/index.ts'
import { SteppedClock } from './stepped-clock.ts'

/** Code of the request to encrypt a connection, in its bytes 4 to 7. */
const SSL_REQUEST = 80_877_103

/** A PostgreSQL that does not encrypt, and answers each connection with one error. */
async function refusingPostgres(
  sqlState: string,
  message = 'it says no',
): Promise<{ url: string; connections: () => number }> {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      if (bytes.length === 8 && bytes.readUInt32BE(4) === SSL_REQUEST) return socket.write('N')
      const fields = Buffer.from(`SFATAL\0C${sqlState}\0M${message}\0\0`)
      const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4])
      return socket.end(Buffer.concat([head, fields]))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return {
    url: `postgres://me:canary@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    connections: () => connections,
  }
}

async function open(url: string, waitMs = 30_000, signal?: AbortSignal) {
  const clock = new SteppedClock()
  const reports: string[] = []
  const onWait = (error: Error | undefined, ms: number) => void reports.push(`${ms} ${error?.message}`)
  const error: unknown = await openDatabase({ url }, { waitMs, clock, onWait, ...(signal && { signal }) }).then(
    (database) => database.close(),
    (thrown: unknown) => thrown,
  )
  return { error, reports, waitedMs: clock.now(), repeated: clock.repeated }
}

it.each(['28P01', '28000', '3D000', '42501'])('F6 %s of a first connection ends the start at once', async (state) => {
  const { url, connections } = await refusingPostgres(state)
  const { error, waitedMs, reports, repeated } = await open(url)
  expect(error).toMatchObject({
    code: 'invalid_configuration',
    message: `Cannot use the database: it says no (${state})`,
    hint: expect.stringContaining('DATABASE_URL') as string,
  })
  expect({ connections: connections(), waitedMs, reports, repeated }).toEqual({
    connections: 1,
    waitedMs: 0,
    reports: [],
    repeated: 0,
  })
})

it('a pooler that refuses settings ends the start at once', async () => {
  const { url } = await refusingPostgres('08P01', 'unsupported startup parameter: options')
  const { error, waitedMs } = await open(url)
  expect(error).toMatchObject({
    code: 'invalid_configuration',
    message: 'Cannot use the database: its pooler says "unsupported startup parameter: options"',
    hint: expect.stringContaining('session mode or a direct connection') as string,
  })
  expect(waitedMs).toBe(0)
})

it('F6 a database without the encryption that the URL asks for ends the start at once', async () => {
  const { url, connections } = await refusingPostgres('57P03')
  const { error, waitedMs } = await open(`${url}?sslmode=verify-full`)
  expect(error).toMatchObject({
    code: 'invalid_configuration',
    message: 'Cannot use the database: The server does not support SSL connections',
  })
  expect([connections(), waitedMs]).toEqual([1, 0])
})

it.each(['57P03', '53300'])('F6 %s of a first connection is waited for, and so is a closed port', async (state) => {
  const { url, connections } = await refusingPostgres(state)
  const starting = await open(url)
  expect(starting.error).toMatchObject({
    code: 'storage_unavailable',
    message: `Cannot use the database: it says no (${state}), and it did not become available within 30 s`,
  })
  expect(starting.reports).toHaveLength(6)
  expect(starting.reports[0]).toMatch(/^\d+ Cannot use the database: it says no/)
  expect([starting.waitedMs, connections() > 15, starting.repeated]).toEqual([30_000, true, 0])
  const closed = await open('postgres://me:canary@127.0.0.1:1/none')
  expect([closed.error, closed.waitedMs]).toEqual([expect.objectContaining({ code: 'storage_unavailable' }), 30_000])
  expect(JSON.stringify([closed, starting])).not.toContain('canary')
})

it('without a wait the first attempt is the last, and a signal ends the wait', async () => {
  const { url, connections } = await refusingPostgres('57P03')
  expect(await open(url, 0)).toMatchObject({ error: { code: 'storage_unavailable' }, waitedMs: 0 })
  const reason = new Error('interrupted')
  expect((await open(url, 30_000, AbortSignal.abort(reason))).error).toBe(reason)
  expect(connections()).toBe(2)
})
