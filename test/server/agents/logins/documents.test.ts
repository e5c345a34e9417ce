/** Documents of clients over TLS, from a stand-in with a certificate of the tests' authority; and attacks that aim at private networks. */
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { undiciTransport } from '../../../../runtime/transport/index.ts'
import { DocumentCache } from '../../../../server/agents/logins/index.ts'
import { ODD_HOSTS, PRIVATE_ADDRESSES } from '../../../support/private-addresses.ts'
import { pem, startTlsServer } from '../../../support/tls-server.ts'

const BACK = 'https://agent.example/back'

/** A host of documents, and a reader of them who finds it at its loopback address. */
async function startHost(ca: string | undefined = pem('ca.pem')) {
  const asked: string[] = []
  const origin = await startTlsServer(({ url = '', headers }, response) => {
    asked.push(url)
    if (url === '/moved.json') return void response.writeHead(302, { location: '/client.json' }).end()
    if (url === '/private.json') return void response.writeHead(307, { location: 'http://169.254.169.254/' }).end()
    const document = JSON.stringify({
      client_id: `https://${headers.host ?? ''}${url}`,
      client_name: 'Agent',
      redirect_uris: [BACK],
      filler: url === '/bomb.json' ? ' '.repeat(1_000_000) : '',
    })
    if (url !== '/bomb.json') return void response.end(document)
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(document))
  })
  const lookup = async () => ['127.0.0.1']
  const transport = undiciTransport({ allowPrivate: true, lookup, ...(ca !== undefined && { ca }) })
  onTestFinished(() => transport.close())
  const documents = new DocumentCache(transport)
  return {
    asked,
    find: (host: string, path: string) => documents.find(`https://${host}:${new URL(origin).port}${path}`),
  }
}

/** A reader as the server has it: public hosts only. */
function guarded(lookup: (host: string) => Promise<string[]>): DocumentCache {
  const transport = undiciTransport({ allowPrivate: false, lookup })
  onTestFinished(() => transport.close())
  return new DocumentCache(transport)
}

describe('a host of documents', () => {
  it('L4 is read over TLS, once for several logins', async () => {
    const { asked, find } = await startHost()
    const clients = [await find('api.example.com', '/client.json'), await find('api.example.com', '/client.json')]
    expect([clients[0], asked]).toEqual([
      expect.objectContaining({
        name: 'Agent',
        redirectUris: [BACK],
        host: expect.stringMatching(/^api\.example\.com:/),
      }),
      ['/client.json'],
    ])
    expect(clients[1]).toBe(clients[0])
  })

  it('L4 with the certificate of another host, or of an unknown authority, is not believed', async () => {
    const [known, unknown] = [await startHost(), await startHost(pem('server.pem'))]
    await expect(known.find('other.example.com', '/client.json')).rejects.toThrow('cannot be fetched')
    await expect(unknown.find('api.example.com', '/client.json')).rejects.toThrow('cannot be fetched')
    expect([...known.asked, ...unknown.asked]).toEqual([])
  })

  it.each(['/moved.json', '/private.json'])('L4 that redirects by %s is followed nowhere', async (path) => {
    const { asked, find } = await startHost()
    await expect(find('api.example.com', path)).rejects.toThrow(/its document answers 30[27]/)
    expect(asked).toEqual([path])
  })

  it('L4 that unpacks to more than 16 kB is refused', async () => {
    const { find } = await startHost()
    await expect(find('api.example.com', '/bomb.json')).rejects.toThrow('response_too_large')
  })
})

describe('a document on a private network', () => {
  it.each(PRIVATE_ADDRESSES)(
    'L4 is not asked for at %s, by address or by a name that is looked up once (DNS rebinding)',
    async (address) => {
      const looked: string[] = []
      const documents = guarded(async (host) => {
        looked.push(host)
        return [address]
      })
      const literal = address.includes(':') ? `[${address}]` : address
      await expect(documents.find(`https://${literal}/client.json`)).rejects.toThrow(/its ID/)
      expect(looked).toEqual([])
      await expect(documents.find('https://agent.example/client.json')).rejects.toThrow('egress_denied')
      expect(looked).toEqual(['agent.example'])
    },
  )

  it.each(ODD_HOSTS)('L4 is not asked for at %s', async (host) => {
    const documents = guarded(() => Promise.reject(new Error('No host may be looked up.')))
    await expect(documents.find(`https://${host}/client.json`)).rejects.toThrow(/its ID/)
  })

  it('L4 is not asked for where one of several addresses is private', async () => {
    const documents = guarded(async () => ['93.184.216.34', '127.0.0.1'])
    await expect(documents.find('https://agent.example/client.json')).rejects.toThrow('egress_denied')
  })
})
