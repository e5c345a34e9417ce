/** The receivers of examples/webhooks, each behind a real server on loopback, and the pages that show them. */
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { EVENT_DATA } from '../../../contract/index.ts'
import { ROOT } from '../../support/root.ts'

const EXAMPLES = join(ROOT, 'examples', 'webhooks')
const SECRET = `whsec_${Buffer.from('a secret of the endpoint, 32 byte').toString('base64')}`

type Close = () => unknown

/** Starts a receiver on a port. */
const RECEIVERS: Readonly<Record<string, (port: number) => Promise<Close>>> = {
  'express.ts': async () => {
    const { server } = await import('../../../examples/webhooks/express.ts')
    return () => server.close()
  },
  'fastify.ts': async () => {
    const { app } = await import('../../../examples/webhooks/fastify.ts')
    return () => app.close()
  },
  'hono.ts': async (port) => {
    const { default: app } = await import('../../../examples/webhooks/hono.ts')
    return serving(app.fetch, port)
  },
  // The route handler of Next.js is a function of a request, as Next.js calls it; the framework itself does not run here.
  'next.ts': async (port) => {
    const { POST } = await import('../../../examples/webhooks/next.ts')
    return serving(POST, port)
  },
}

async function serving(fetch: (request: Request) => Response | Promise<Response>, port: number): Promise<Close> {
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch, port }, () => resolve(started))
  })
  return () => server.close()
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const listening = createServer().listen(0, () => {
      const { port } = listening.address() as AddressInfo
      listening.close(() => resolve(port))
    })
  })
}

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
beforeAll(() => void vi.stubEnv('PLUGBOARD_WEBHOOK_SECRET', SECRET))
afterAll(() => {
  log.mockRestore()
  vi.unstubAllEnvs()
})

let sent = 0

/** Posts an event as the platform does. */
async function post(port: number, event: object, { id = `msg_${++sent}`, secret = SECRET, spoil = '' } = {}) {
  const body = JSON.stringify({ timestamp: new Date().toISOString(), ...event })
  const now = new Date()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  }
  const response = await fetch(`http://localhost:${port}/hooks`, { method: 'POST', headers, body: body + spoil })
  await response.arrayBuffer()
  return response.status
}

describe('the receiver', () => {
  test.each(Object.keys(RECEIVERS))('%s handles a genuine event once, and answers 400 to any other', async (name) => {
    const port = await freePort()
    vi.stubEnv('PORT', String(port))
    const close = await RECEIVERS[name]!(port)
    log.mockClear()
    try {
      const connector = { connector_id: name, external_user_id: 'Zoë', connect_link: 'https://a.example/connect' }
      const needsReauth = { type: 'connector.needs_reauth', data: { ...connector, sequence: 2 } }
      expect(await post(port, needsReauth, { id: `${name}_1` })).toBe(204)
      expect(await post(port, needsReauth, { id: `${name}_1` })).toBe(204)
      expect(await post(port, { type: 'connector.created', data: { ...connector, sequence: 1 } })).toBe(204)
      expect(await post(port, { type: 'ping', data: {} })).toBe(204)
      expect(await post(port, { type: 'ping', data: {} }, { spoil: ' ' })).toBe(400)
      expect(await post(port, { type: 'ping', data: {} }, { secret: `whsec_${'A'.repeat(32)}` })).toBe(400)
      expect(log.mock.calls).toEqual([['email', 'Zoë', 'https://a.example/connect'], ['ping']])
    } finally {
      await close()
    }
  })

  test('of each example has a test', () => {
    const names = readdirSync(EXAMPLES).filter((name) => name !== 'handle.ts')
    expect(Object.keys(RECEIVERS).sort()).toEqual(names.sort())
  })
})

test('code that docs/webhooks.md shows is the code of an example', () => {
  const examples = readdirSync(EXAMPLES).map((name) => readFileSync(join(EXAMPLES, name), 'utf8'))
  const page = readFileSync(join(ROOT, 'docs', 'webhooks.md'), 'utf8')
  const shown = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code!)
  expect(shown.filter((code) => !examples.some((example) => example.includes(code)))).toEqual([])
  expect(examples.filter((example) => !shown.includes(example))).toEqual([])
})

test('the table of docs/webhooks.md has every type of event, its occasion, and its own fields', () => {
  const page = readFileSync(join(ROOT, 'docs', 'webhooks.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+(?:\.\w+)?)` \| (.+) \| (\w+) \| (.*) \|$/gm)].map(
    ([, type, when, about, fields]) => [
      type,
      `${when}.`,
      about,
      [...fields!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    ],
  )
  const contract = Object.entries(EVENT_DATA).map(([type, { description, properties }]) => {
    const names = Object.keys(properties as object)
    const about = ['connector', 'customer'].find((one) => names.includes(`${one}_id`)) ?? 'organization'
    const common = Object.entries(COMMON).flatMap(([of, fields]) => (of === about || of === 'all' ? fields : []))
    return [type, description, about, names.filter((name) => !common.includes(name))]
  })
  expect(rows).toEqual(contract)
})

/** The fields of `data` by what an event is about. */
const COMMON = {
  all: ['organization_id'],
  customer: ['customer_id', 'external_user_id'],
  connector: ['customer_id', 'external_user_id', 'connector_id', 'connector_type', 'sequence'],
}
