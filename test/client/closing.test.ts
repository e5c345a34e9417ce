/** `$close()` waits for running calls, and for nothing that no call waits for. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect, ConnectorError } from '../../client/index.ts'
import { type Transport, undiciTransport } from '../../runtime/index.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** HubSpot keeps the refresh token, Box replaces it with each renewal. */
const STALE = {
  access_token: 'stale-0123456789',
  refresh_token: 'refresh-0123456789',
  expires_at: '2020-01-01T00:00:00Z',
  client_id: 'client',
  client_secret: 'secret-0123456789',
}
const TOKEN = { access_token: 'fresh-0123456789', refresh_token: 'next-0123456789', expires_in: 1800 }
const KEY = { credentials: { private_app_token: 'pat-na1-00000000-0000-0000-0000-000000000000' } }
const LISTED = { hubspot: 'contacts', box: 'recent_items' }
const PAGE = { results: [{ id: '1', properties: {} }], paging: { next: { after: '1' } } }

/** Blocks until the test continues it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

/** A third party on loopback that answers each request on the test's command. */
async function thirdParty() {
  const requests: string[] = []
  const arrivals: { readonly request: IncomingMessage; readonly response: ServerResponse }[] = []
  const signals: (AbortSignal | undefined)[] = []
  const waiting: (() => void)[] = []
  const take: Answer = (request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    arrivals.push({ request, response })
    waiting.shift()?.()
  }
  const server = createServer(take)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    requests,
    origin,
    /** The signals of what was sent, in this order. */
    signals,
    transport(): Transport {
      const transport = undiciTransport({ connectTo: () => origin })
      return {
        ...transport,
        send(request, limits, signal) {
          signals.push(signal)
          return transport.send(request, limits, signal)
        },
      }
    },
    /** The next request. */
    async next() {
      if (arrivals.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      const { request, response } = arrivals.shift()!
      const ended = new Promise<string>((resolve) =>
        response.on('close', () => resolve(response.writableFinished ? 'answered' : 'ended by the client')),
      )
      const answer = (body: object, status = 200) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      }
      return { url: request.url ?? '', answer, ended }
    },
  }
}

function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no error',
    (error: unknown) => (error instanceof ConnectorError ? `${error.code}: ${error.message}` : String(error)),
  )
}

describe('a token request that no call waits for', () => {
  const stopped = async (kind: 'hubspot' | 'box', save?: () => Promise<void>) => {
    const vendor = await thirdParty()
    const controller = new AbortController()
    const connector = await connect<string>(kind, { credentials: STALE, transport: vendor.transport(), save })
    const call = codeOf(connector.$execute(LISTED[kind], 'list', {}, { signal: controller.signal }))
    const token = await vendor.next()
    controller.abort()
    expect(await call).toBe('cancelled: Cannot continue the call: the caller canceled it')
    return { vendor, connector, token }
  }

  test('is ended', async () => {
    const { vendor, connector, token } = await stopped('hubspot', async () => {})
    await connector.$close()
    expect([vendor.signals.map((one) => one?.aborted), await token.ended]).toEqual([[true], 'ended by the client'])
  })

  test('is ended if its new refresh token is not saved', async () => {
    const { vendor, connector } = await stopped('box')
    await connector.$close()
    expect(vendor.signals.map((one) => one?.aborted)).toEqual([true])
  })

  test('is waited for if it replaces the refresh token, which is saved', async () => {
    const events: string[] = []
    const saving = gate()
    const { vendor, connector, token } = await stopped('box', async () => {
      await saving.opened
      events.push('saved')
    })
    const closing = connector.$close().then(() => events.push('closed'))
    token.answer(TOKEN)
    expect(await token.ended).toBe('answered')
    saving.open()
    await closing
    expect([events, vendor.signals.map((one) => one?.aborted)]).toEqual([['saved', 'closed'], [false]])
  })

  test('makes closing fail if saving fails', async () => {
    const { connector, token } = await stopped('box', () => Promise.reject(new Error('the disk is full')))
    token.answer(TOKEN)
    expect(await codeOf(connector.$close())).toBe('credentials_unsaved: Cannot use renewed credentials: save failed')
  })

  test('of earlier credentials is ended as well', async () => {
    const vendor = await thirdParty()
    const [asked, changed] = [gate(), gate()]
    const later = async () => {
      asked.open()
      await changed.opened
      return KEY.credentials
    }
    const given = [async () => STALE, later]
    const transport = vendor.transport()
    const connector = await connect<string>('hubspot', { credentials: () => given.shift()!(), transport })
    const call = connector.$execute('contacts', 'list')
    const refused = await vendor.next()
    refused.answer({ error: 'invalid_grant' }, 400)
    await asked.opened
    const controller = new AbortController()
    const left = codeOf(connector.$execute('contacts', 'list', {}, { signal: controller.signal }))
    const token = await vendor.next()
    changed.open()
    const list = await vendor.next()
    list.answer(PAGE)
    await call
    controller.abort()
    await left
    await connector.$close()
    expect([vendor.signals.map((one) => one?.aborted), await token.ended]).toEqual([
      [false, true, undefined],
      'ended by the client',
    ])
  })
})

describe('a running call when its connector is closed', () => {
  test('that waits for a token continues with it', async () => {
    const vendor = await thirdParty()
    const connector = await connect<string>('hubspot', { credentials: STALE, transport: vendor.transport() })
    const call = connector.$execute('contacts', 'list')
    const token = await vendor.next()
    const closing = connector.$close()
    token.answer(TOKEN)
    const list = await vendor.next()
    list.answer(PAGE)
    await closing
    expect(((await call).records as unknown[]).length).toBe(1)
  })

  test('is tried again', async () => {
    const vendor = await thirdParty()
    const waited = gate()
    const due = gate()
    const wait = () => {
      due.open()
      return waited.opened
    }
    const connector = await connect<string>('hubspot', { ...KEY, transport: vendor.transport(), clock: { wait } })
    const call = connector.$execute('contacts', 'list')
    const first = await vendor.next()
    first.answer({}, 503)
    await due.opened
    const closing = connector.$close()
    waited.open()
    const second = await vendor.next()
    second.answer(PAGE)
    await closing
    expect(((await call).records as unknown[]).length).toBe(1)
  })

  test('is the last page of its iteration', async () => {
    const vendor = await thirdParty()
    const connector = await connect<string>('hubspot', { ...KEY, transport: vendor.transport() })
    const walk = connector.$pages('contacts', 'list')
    const first = walk.next()
    const page = await vendor.next()
    const closing = connector.$close()
    page.answer(PAGE)
    await closing
    expect([(await first).done, await codeOf(walk.next()), vendor.requests.length]).toEqual([
      false,
      'cancelled: Cannot call: the hubspot connector is closed',
      1,
    ])
  })
})

describe('closing', () => {
  test('waits for no connection of an abandoned call', async () => {
    const looked = gate()
    const lookup = () => {
      looked.open()
      return new Promise<never>(() => {})
    }
    const transport = undiciTransport({ lookup, connectMs: 2 ** 31 - 1 })
    const connector = await connect<string>('hubspot', { ...KEY, transport })
    const controller = new AbortController()
    const call = codeOf(connector.$execute('contacts', 'list', {}, { signal: controller.signal }))
    await looked.opened
    controller.abort()
    expect((await call).split(':')[0]).toBe('cancelled')
    await connector.$close()
  })

  test('in hosted mode ends the token request of the application', async () => {
    const vendor = await thirdParty()
    const hosted = {
      baseUrl: vendor.origin,
      clientId: 'app',
      clientSecret: 'app-secret-0123456789',
      externalUserId: 'c',
    }
    const connector = await connect<string>('hubspot', {
      hosted: { ...hosted, connectorId: 'd', timeoutMs: 2 ** 31 - 1 },
    })
    const call = codeOf(connector.$execute('contacts', 'list'))
    const token = await vendor.next()
    await connector.$close()
    expect([(await call).split(':')[0], await token.ended]).toEqual(['cancelled', 'ended by the client'])
  })
})
