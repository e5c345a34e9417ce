/** `plugboard webhooks` beside a server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verify } from '../../../client/webhooks/index.ts'
import { EVENT_TYPES } from '../../../contract/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { startReceiver } from '../../support/webhooks.ts'
import { runCli, wideLines } from '../run-cli.ts'
import { recordEvent } from '../../../server/ground/outbox/index.ts'

describe('webhooks', () => {
  let server: TestServer
  let env: Record<string, string>

  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres() })
    const { client_id: id, client_secret: secret } = server.client
    env = { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret }
  })
  afterAll(() => server.close())

  const webhooks = (...words: string[]) => runCli(['webhooks', ...words], { env })
  const json = async (...words: string[]) => JSON.parse((await webhooks(...words, '--json')).stdout)

  /** Records an event as a change does. */
  const created = (externalUserId: string) => {
    const { organizationId, services } = server
    const customer = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', externalUserId }
    const event = { organizationId, type: 'customer.created' as const, customer, data: {} }
    return services.database.of(organizationId).transaction((sql) => recordEvent(sql, event))
  }

  it('creates, tests, lists, rotates, replays and removes an endpoint', async () => {
    const receiver = await startReceiver(200, 200, 500)
    const { id, secret } = await json('create', receiver.url, '--events', 'customer.created,ping')
    const tested = await webhooks('test', id)
    expect([tested.code, tested.stdout]).toEqual([
      0,
      expect.stringMatching(/^msg_\w+ succeeded: status 200 after \d+ ms\n$/),
    ])
    await verify(receiver.received[0]!.body, receiver.received[0]!.headers, secret)
    const listed = await webhooks('list')
    expect(listed.stdout).toContain(id)
    expect([wideLines(listed.stdout), listed.stdout.includes(secret)]).toEqual([[], false])
    await created('Zoë')
    await receiver.has(2)
    const { messages } = await json('messages', id, '--events', 'customer.created')
    expect(messages).toMatchObject([{ type: 'customer.created', external_user_id: 'Zoë', body: { data: {} } }])
    const table = (await webhooks('messages', id)).stdout
    expect([wideLines(table), table.split('\n').length]).toEqual([[], 4])
    expect((await webhooks('replay', id, messages[0].id)).stdout).toBe('1 message to send again\n')
    await receiver.has(3)
    const rotated = await json('rotate', id, '--expire', '0')
    expect(rotated).toEqual({ secret: expect.stringMatching(/^whsec_/), old_secret_expires_at: null })
    expect((await webhooks('remove', id)).stdout).toBe(`${id} removed\n`)
    expect((await webhooks('remove', id)).code).toBe(4)
  })

  it('exits with 6 for a test that the endpoint refuses', async () => {
    const receiver = await startReceiver(500)
    const { id } = await json('create', receiver.url)
    expect(await webhooks('test', id)).toMatchObject({ code: 6, stdout: expect.stringContaining('failed: status 500') })
    await webhooks('remove', id)
  })

  it('lists the types of events without a server', async () => {
    const { stdout } = await runCli(['webhooks', 'events', '--json'])
    const { events } = JSON.parse(stdout) as { events: { type: string }[] }
    expect(events.map(({ type }) => type)).toEqual(EVENT_TYPES)
    expect(wideLines((await runCli(['webhooks', 'events'])).stdout)).toEqual([])
  })

  it.each([
    [['lisst'], 'Cannot run webhooks "lisst": no such action. Did you mean "list"?'],
    [['create'], 'Cannot run webhooks create: name one URL'],
    [['test'], 'Cannot run webhooks test: name one endpoint'],
    [
      ['create', 'https://a.example', '--events', 'customer.creatd'],
      'Cannot use event "customer.creatd": no such type.',
    ],
    [['replay', 'we_1'], 'Cannot replay: name one endpoint, and a message or --since'],
    [['replay', 'we_1', '--since', 'yesterday'], 'must be a time, such as 2026-08-01T12:00:00Z'],
    [['listen'], 'Cannot listen: --forward is missing'],
    [['listen', '--forward', 'http://app.example.com/hooks'], 'must be https:// beyond this machine'],
    [['listen', '--forward', 'hooks'], 'must be a URL'],
  ])('%j: a clear error', async (words, message) => {
    const { code, stderr } = await webhooks(...words)
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  it('W18 listen forwards signed events, prints the responses of the program, and removes its endpoint', async () => {
    const receiver = await startReceiver(204, (response) => response.writeHead(500).end('no\n\u001B[31mdatabase'))
    const stop = new AbortController()
    const lines: string[] = []
    const listening = runCli(
      ['webhooks', 'listen', '--forward', receiver.url, '--events', 'customer.created', '--json'],
      {
        env,
        signal: stop.signal,
        onWrite: (chunk) => {
          lines.push(...String(chunk).trim().split('\n'))
          if (lines.length === 1) void created('Zoë').then(() => created('Ada'))
          if (lines.length === 3) stop.abort()
        },
      },
    )
    expect((await listening).code).toBe(0)
    const [begun, ...outcomes] = lines.map((line) => JSON.parse(line))
    expect(outcomes).toMatchObject([
      { type: 'customer.created', status: 204, error: null },
      { type: 'customer.created', status: 500, error: 'no database' },
    ])
    const events = []
    for (const { body, headers } of receiver.received) events.push(await verify(body, headers, begun.secret))
    expect(events.map(({ data }) => 'external_user_id' in data && data.external_user_id)).toEqual(['Zoë', 'Ada'])
    expect((await json('list')).endpoints).toEqual([])
  })
})
