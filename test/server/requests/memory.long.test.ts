/** 200 MB through a server and back by one request: neither the server nor the client holds more than a piece of it. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type OwnConnector } from '../../../client/index.ts'
import { type Fleet, openFleet, type ServerProcess } from '../faults/processes.ts'

const MEGABYTE = 2 ** 20
const BYTES = 200 * MEGABYTE
/** What the collector of a process lets lie, whatever passes through. */
const MOST_GROWTH = 80 * MEGABYTE

const PIECE = Buffer.alloc(64 * 1024, 'x')

function* piecesOf(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length))
}

/** Takes bodies of any size, and gives as many bytes as the path says. */
const vendor = createServer((request, response) => {
  let bytes = 0
  request.on('data', (piece: Buffer) => (bytes += piece.length))
  request.on('end', () => {
    const asked = /^\/bytes\/(\d+)$/.exec(request.url ?? '')?.[1]
    if (asked === undefined)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(`{"bytes":${bytes}}`)
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': asked })
    return Readable.from(piecesOf(Number(asked))).pipe(response)
  })
})

let fleet: Fleet
let server: ServerProcess
let connector: OwnConnector

beforeAll(async () => {
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  fleet = await openFleet(`http://127.0.0.1:${(vendor.address() as AddressInfo).port}`)
  server = await fleet.start({ set: ['log.level=warn', 'limits.uploadBytes=1000000000', 'sync.enabled=false'] })
  const { client_id: clientId = '', client_secret: clientSecret = '' } = server.firstClient ?? {}
  const connectorId = await server.connector({ key: 'key-1' }, 'user_1')
  const hosted = { baseUrl: server.origin, clientId, clientSecret, externalUserId: 'user_1', connectorId }
  connector = await connect<string>('acme', { hosted })
})
afterAll(async () => {
  await connector?.$close()
  await fleet?.close()
  vendor.closeAllConnections()
  await new Promise((resolve) => vendor.close(resolve))
})

/** Resident bytes of the server's process. */
function residentBytes(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}

async function upload(bytes: number): Promise<unknown> {
  const body = Readable.from(piecesOf(bytes))
  return (await connector.$request({ method: 'POST', path: '/take', body })).body
}

async function download(bytes: number): Promise<number> {
  const { body } = await connector.$request({ method: 'GET', path: `/bytes/${bytes}`, stream: true })
  let count = 0
  for await (const piece of body) count += piece.byteLength
  return count
}

test.each<[string, (bytes: number) => Promise<unknown>, unknown]>([
  ['goes up', upload, { bytes: BYTES }],
  ['comes down', download, BYTES],
])('a body of 200 MB %s without being held', async (_, run, expected) => {
  await run(64 * MEGABYTE)
  const before = residentBytes()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, residentBytes())), 20)
  try {
    expect(await run(BYTES)).toEqual(expected)
  } finally {
    clearInterval(timer)
  }
  expect(most - before).toBeLessThan(MOST_GROWTH)
})
