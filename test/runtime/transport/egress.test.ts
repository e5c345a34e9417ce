import { lookup } from 'node:dns/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ConnectorError } from '../../../runtime/base/errors.ts'
import type { HttpRequest } from '../../../runtime/base/http.ts'
import { isPublicAddress, type UndiciOptions, undiciTransport } from '../../../runtime/transport/index.ts'
import { ODD_HOSTS, PRIVATE_ADDRESSES, PRIVATE_NAMES } from '../../support/private-addresses.ts'
import { rawAnswer, startRawServer } from '../../support/raw-server.ts'

const LIMITS = { headersMs: 2_000, bodyMs: 2_000, maxBytes: 1_000 }

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '11.0.0.1',
  '100.128.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
]

test('isPublicAddress is true only for addresses of the public internet', () => {
  expect([...PRIVATE_ADDRESSES, ...PUBLIC, 'example.com', ''].filter(isPublicAddress)).toEqual(PUBLIC)
})

describe('U3 a transport refuses before it connects', () => {
  const literals = PRIVATE_ADDRESSES.filter((address) => !address.includes('%')).map((address) =>
    address.includes(':') ? `[${address}]` : address,
  )

  test.each([...literals, ...ODD_HOSTS, ...PRIVATE_NAMES])('%s', async (host) => {
    expect(await outcomeOf({ lookup: async () => ['1.1.1.1'] }, `http://${host}`)).toBe('egress_denied')
  })

  test.each(PRIVATE_ADDRESSES.filter((address) => !address.includes('%')))(
    'a name that leads to %s',
    async (address) => {
      expect(await outcomeOf({ lookup: async () => [address] }, 'https://api.example.com')).toBe('egress_denied')
    },
  )

  test('a name that leads to a public and a private address', async () => {
    const addresses = ['1.1.1.1', '10.0.0.1']
    expect(await outcomeOf({ lookup: async () => addresses }, 'https://api.example.com')).toBe('egress_denied')
  })

  test('a loopback server, which receives nothing', async () => {
    const server = await startRawServer(rawAnswer(200, {}, 'internal'))
    const outcomes = [
      await outcomeOf({}, server.origin),
      await outcomeOf({}, `http://localhost:${server.port}`),
      await outcomeOf({ lookup: async () => ['127.0.0.1'] }, `http://api.example.com:${server.port}`),
    ]
    expect([outcomes, server.connections]).toEqual([['egress_denied', 'egress_denied', 'egress_denied'], 0])
  })
})

test('U4 a name is looked up once for a connection, and the connection goes to that answer', async () => {
  const server = await startRawServer(rawAnswer(200, {}, 'first'))
  const answers = ['127.0.0.1', '127.0.0.2']
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return [answers[asked.length - 1]!]
  }
  const origin = `http://api.example.com:${server.port}`
  const transport = undiciTransport({ lookup: resolve, allowPrivate: true })
  onTestFinished(() => transport.close())
  await transport.send({ method: 'GET', origin, path: '/1', headers: {} }, LIMITS)
  await transport.send({ method: 'GET', origin, path: '/2', headers: {} }, LIMITS)
  expect([asked, server.requests.length, server.connections]).toEqual([['api.example.com'], 2, 1])
})

test('U4 an answer that turns private is refused for the next connection', async () => {
  const answers = [['1.1.1.1'], ['127.0.0.1']]
  const server = await startRawServer(rawAnswer(200, {}, 'internal'))
  const origin = `http://api.example.com:${server.port}`
  const transport = undiciTransport({ lookup: async () => answers.shift()!, connectMs: 100 })
  onTestFinished(() => transport.close())
  const limits = { ...LIMITS, headersMs: 50 }
  const first = await transport.send({ method: 'GET', origin, path: '/', headers: {} }, limits).catch(codeOf)
  const second = await transport.send({ method: 'GET', origin, path: '/', headers: {} }, limits).catch(codeOf)
  expect([first, second, server.connections]).toEqual([
    expect.stringMatching(/timeout|unreachable/),
    'egress_denied',
    0,
  ])
})

test('a name that is not found is unreachable, and nothing was sent', async () => {
  const transport = undiciTransport({ lookup: async (host) => [(await lookup(`${host}.invalid`)).address] })
  onTestFinished(() => transport.close())
  const request: HttpRequest = { method: 'GET', origin: 'https://api.example.com', path: '/?key=s', headers: {} }
  const error = await transport.send(request, LIMITS).catch((thrown: unknown) => thrown as ConnectorError)
  expect(error).toMatchObject({ code: 'upstream_unreachable', sent: false })
})

test('a runtime whose sockets lack an option gets the hint to send by its fetch', async () => {
  const lacking = Object.assign(new Error('The options.ALPNProtocols option is not implemented'), {
    code: 'ERR_OPTION_NOT_IMPLEMENTED',
  })
  const transport = undiciTransport({ lookup: () => Promise.reject(lacking) })
  onTestFinished(() => transport.close())
  const request: HttpRequest = { method: 'GET', origin: 'https://api.example.com', path: '/', headers: {} }
  const error = await transport.send(request, LIMITS).catch((thrown: unknown) => thrown as ConnectorError)
  expect(error).toMatchObject({
    code: 'upstream_unreachable',
    message: 'Cannot reach api.example.com: this runtime lacks a part of Node (ERR_OPTION_NOT_IMPLEMENTED)',
    hint: 'Send requests with the fetch of this runtime: connect(kind, { transport: fetchTransport(fetch) }), from "plugboard/runtime".',
    sent: false,
    retryable: false,
  })
})

test('a stand-in gets the bytes of another origin, with its host header', async () => {
  const server = await startRawServer(rawAnswer(200, {}, 'told'))
  const transport = undiciTransport({
    connectTo: (origin) => (origin === 'https://api.example.com' ? server.origin : undefined),
  })
  onTestFinished(() => transport.close())
  const request: HttpRequest = { method: 'GET', origin: 'https://api.example.com', path: '/v1', headers: {} }
  await transport.send(request, LIMITS)
  expect(server.requests).toEqual([
    'GET /v1 HTTP/1.1\r\nhost: api.example.com\r\nconnection: keep-alive\r\naccept-encoding: gzip\r\n\r\n',
  ])
})

async function outcomeOf(options: UndiciOptions, origin: string): Promise<string> {
  const transport = undiciTransport(options)
  onTestFinished(() => transport.close())
  return transport
    .send({ method: 'GET', origin, path: '/', headers: {} }, LIMITS)
    .then(({ status }) => `answered ${status}`, codeOf)
}

function codeOf(error: unknown): string {
  return error instanceof ConnectorError ? error.code : String(error)
}
