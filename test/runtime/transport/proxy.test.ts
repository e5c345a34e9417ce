/** Requests through a proxy on loopback, which serves every host. */
import { createServer } from 'node:http'
import {
  type AddressInfo,
  connect as connectSocket,
  createServer as createSocketServer,
  type Server,
  type Socket,
} from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '../../../client/index.ts'
import { ConnectorError, type HttpRequest, type UndiciOptions, undiciTransport } from '../../../runtime/index.ts'
import { rawAnswer, startRawServer } from '../../support/raw-server.ts'
import { pem, startTlsServer } from '../../support/tls-server.ts'

const LIMITS = { headersMs: 10_000, bodyMs: 10_000, maxBytes: 1_000_000 }
const NAMES = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy']

afterEach(() => vi.unstubAllEnvs())

/** Sets the proxy variables of the environment, and unsets all others. */
function environment(values: Readonly<Record<string, string>>): void {
  for (const name of NAMES) vi.stubEnv(name, values[name])
}

/** A proxy that tunnels whatever it is asked for to one origin, or answers a status. */
async function startProxy(target: string | number) {
  const asked: { readonly to: string | undefined; readonly as: string | undefined }[] = []
  const server = createServer()
  const sockets = new Set<Socket>()
  server.on('connect', ({ url, headers }, client: Socket) => {
    asked.push({ to: url, as: headers['proxy-authorization'] })
    sockets.add(client)
    client.on('error', () => client.destroy())
    if (typeof target === 'number') return void client.end(`HTTP/1.1 ${target} No\r\n\r\n`)
    const { hostname, port } = new URL(target)
    const upstream = connectSocket(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      upstream.pipe(client).pipe(upstream)
    })
    upstream.on('error', () => client.destroy())
  })
  const port = await listen(server)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, asked }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A server that takes the first bytes of each connection and ends it. */
async function startGreeted(): Promise<{ readonly origin: string; readonly first: Promise<Buffer> }> {
  const server = createSocketServer()
  const first = new Promise<Buffer>((resolve) => {
    server.on('connection', (socket) => {
      socket.on('error', () => socket.destroy())
      socket.once('data', (bytes) => {
        resolve(bytes)
        socket.destroy()
      })
    })
  })
  const port = await listen(server)
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${port}`, first }
}

const request = (origin: string): HttpRequest => ({ method: 'GET', origin, path: '/v1/things', headers: {} })

/** Result of a request: the status, or the error's code and message. */
async function sent(origin: string, options: UndiciOptions): Promise<unknown> {
  const transport = undiciTransport(options)
  onTestFinished(() => transport.close())
  return transport.send(request(origin), LIMITS).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof ConnectorError ? [error.code, error.message] : error),
  )
}

function ignored(): void {}

/** A look-up by which nothing is reached without the proxy. */
const lookup = async () => ['10.0.0.1']
const DENIED = ['egress_denied', 'Cannot reach api.example.com: it is not on the public internet']

describe('a transport', () => {
  test('sends by the proxy that it is given, with the credentials of its address', async () => {
    environment({})
    const server = await startRawServer(rawAnswer(200, {}, '{}'))
    const proxy = await startProxy(server.origin)
    const status = await sent('http://api.example.com', { proxy: `http://user:pass@${proxy.host}`, lookup })
    const as = `Basic ${Buffer.from('user:pass').toString('base64')}`
    expect([status, proxy.asked]).toEqual([200, [{ to: 'api.example.com:80', as }]])
    expect(server.requests[0]).toMatch(/^GET \/v1\/things HTTP\/1\.1\r\nhost: api\.example\.com\r\n/i)
    expect(server.requests[0]).not.toMatch(/proxy-authorization/i)
  })

  test('trusts the authority of the option ca, through the tunnel', async () => {
    environment({})
    const proxy = await startProxy(await startTlsServer())
    expect(await sent('https://api.example.com', { proxy: proxy.url, ca: pem('ca.pem'), lookup })).toBe(200)
  })

  test.each([
    ['HTTP_PROXY', 'http://api.example.com'],
    ['http_proxy', 'http://api.example.com'],
    ['HTTPS_PROXY', 'https://api.example.com'],
    ['https_proxy', 'https://api.example.com'],
  ])('takes %s of the environment when it is asked to', async (name, origin) => {
    const proxy = await startProxy(403)
    environment({ [name]: proxy.url })
    expect([await sent(origin, { proxy: true, lookup }), proxy.asked.length]).toEqual([
      ['upstream_unreachable', `Cannot reach api.example.com: the proxy ${proxy.host} returned 403`],
      1,
    ])
  })

  test('takes none of the environment unless it is asked to, so that a server does not', async () => {
    const proxy = await startProxy(403)
    environment({ HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url })
    const origins = [
      await sent('http://api.example.com', { lookup }),
      await sent('https://api.example.com', { proxy: false, lookup }),
    ]
    expect([origins, proxy.asked]).toEqual([[DENIED, DENIED], []])
  })

  test.each(['api.example.com', '.example.com', 'localhost,api.example.com:80', '*'])(
    'leaves the proxy out for NO_PROXY=%s, with its own check of addresses',
    async (hosts) => {
      const proxy = await startProxy(403)
      environment({ HTTP_PROXY: proxy.url, NO_PROXY: hosts })
      expect([await sent('http://api.example.com', { proxy: true, lookup }), proxy.asked]).toEqual([DENIED, []])
    },
  )

  test.each([
    'http://127.0.0.1',
    'http://169.254.169.254',
    'http://[::1]',
    'http://metadata.internal',
    'http://localhost',
  ])('asks no proxy for %s', async (origin) => {
    environment({})
    const proxy = await startProxy(403)
    const [code] = (await sent(origin, { proxy: proxy.url })) as [string]
    expect([code, proxy.asked]).toEqual(['egress_denied', []])
  })

  test('encrypts to the third party by its name: the proxy sees nothing', async () => {
    environment({})
    const upstream = await startGreeted()
    const proxy = await startProxy(upstream.origin)
    const result = (await sent('https://api.example.com', { proxy: proxy.url })) as [string]
    const bytes = await upstream.first
    // The first byte of a handshake, which contains the server's name.
    expect([bytes[0], bytes.includes('api.example.com'), bytes.includes('/v1/things')]).toEqual([0x16, true, false])
    expect([result[0], proxy.asked[0]?.to]).toEqual([expect.stringMatching(/^upstream_/), 'api.example.com:443'])
  })

  test.each(['proxy.example.com:3128', 'ftp://proxy', 'nonsense'])(
    'refuses %s for a proxy, without repeating it',
    (url) => {
      environment({})
      const error = (() => {
        try {
          return undiciTransport({ proxy: url })
        } catch (thrown) {
          return thrown as ConnectorError
        }
      })() as ConnectorError
      expect([error.code, error.message.includes(url)]).toEqual(['invalid_params', false])
    },
  )
})

describe('an error names the proxy, without its credentials, if the proxy', () => {
  async function failure(origin: string, host: string, more: UndiciOptions = {}): Promise<ConnectorError> {
    environment({})
    const transport = undiciTransport({ proxy: `${host.replace('//', '//user:pa55word@')}`, lookup, ...more })
    onTestFinished(() => transport.close())
    return transport.send(request(origin), LIMITS).then(
      () => expect.fail('sent'),
      (error: unknown) => error as ConnectorError,
    )
  }

  test.each(['http://api.example.com', 'https://api.example.com'])('is closed, for %s', async (origin) => {
    const server = createSocketServer()
    const port = await listen(server)
    await new Promise((resolve) => server.close(resolve))
    const error = await failure(origin, `http://127.0.0.1:${port}`)
    expect([error.code, error.message, error.hint, error.sent]).toEqual([
      'upstream_unreachable',
      `Cannot reach the proxy 127.0.0.1:${port} for api.example.com: connection refused`,
      'Check the proxy option of connect, or HTTPS_PROXY and HTTP_PROXY in the environment.',
      false,
    ])
  })

  test('hangs up', async () => {
    const { origin: url } = await startGreeted()
    const { code, message } = await failure('https://api.example.com', url)
    expect([code, message.split(': ')]).toEqual([
      'upstream_unreachable',
      [`Cannot reach the proxy ${new URL(url).host} for api.example.com`, expect.stringMatching('connection broke')],
    ])
  })

  test('speaks no HTTP', async () => {
    const server = createSocketServer((socket) => void socket.on('error', ignored).end('SSH-2.0-OpenSSH\r\n'))
    const port = await listen(server)
    onTestFinished(() => void server.close())
    const { code, message } = await failure('https://api.example.com', `http://127.0.0.1:${port}`)
    expect([code, message.split(': ')[0]]).toEqual([
      'upstream_invalid_response',
      `Cannot read the response from the proxy 127.0.0.1:${port} for api.example.com`,
    ])
  })

  test('has a certificate of an unknown issuer', async () => {
    const origin = await startTlsServer()
    const { code, message } = await failure('https://api.example.com', origin)
    expect([code, message.split(': ')[0]]).toEqual([
      'upstream_tls_error',
      `Cannot reach the proxy ${new URL(origin).host} for api.example.com`,
    ])
  })

  test('asks for credentials', async () => {
    const proxy = await startProxy(407)
    const { message, hint } = await failure('https://api.example.com', proxy.url)
    expect([message, hint]).toEqual([
      `Cannot reach api.example.com: the proxy ${proxy.host} returned 407`,
      "Put the user name and password into the proxy's URL, percent-encoded.",
    ])
  })
})

describe('a connector in open source mode', () => {
  const credentials = { api_key: 'sk_test_0123456789abcdefghijklmn' }
  const codeOf = (work: Promise<unknown>) =>
    work.then(String, (error: ConnectorError) => `${error.code}: ${error.message}`)

  test('takes the proxy of the environment, another one, or none', async () => {
    const [proxy, other] = [await startProxy(403), await startProxy(407)]
    environment({ HTTPS_PROXY: proxy.url })
    const ask = async (options: { readonly proxy?: string | false; readonly signal?: AbortSignal }) => {
      const stripe = await connect('stripe', { credentials, ...options })
      onTestFinished(() => stripe.$close())
      return codeOf(stripe.customers.create({ name: 'Ada' }))
    }
    expect([await ask({}), await ask({ proxy: other.url })]).toEqual([
      `upstream_unreachable: Cannot reach api.stripe.com: the proxy ${proxy.host} returned 403`,
      `upstream_unreachable: Cannot reach api.stripe.com: the proxy ${other.host} returned 407`,
    ])
    const asked = proxy.asked.length
    await ask({ proxy: false, signal: AbortSignal.abort() })
    expect([asked > 0, proxy.asked.length === asked]).toEqual([true, true])
  })
})
