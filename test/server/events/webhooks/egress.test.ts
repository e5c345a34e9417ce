/** Where requests may go: the URLs that endpoints may have, and the addresses that connections are made to. */
import { beforeAll, describe, expect, it } from 'vitest'
import { undiciTransport } from '../../../../runtime/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { ODD_HOSTS, PRIVATE_ADDRESSES, PRIVATE_NAMES } from '../../../support/private-addresses.ts'
import { openWebhooks, startReceiver } from '../../../support/webhooks.ts'

const HOSTS = [
  ...PRIVATE_ADDRESSES.filter((address) => !address.includes('%')).map((address) =>
    address.includes(':') ? `[${address}]` : address,
  ),
  ...ODD_HOSTS.filter((host) => /^[\x21-\x7e]+$/.test(host)),
  ...PRIVATE_NAMES,
]

describe('W4 endpoints', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestPostgres()
    return () => database.close()
  })

  const refusal = async (url: string, allowPrivate = false) => {
    const { organizationId, webhooks } = await openWebhooks(database, { allowPrivate, quota: 1000 })
    return webhooks.endpoints.create(organizationId, { url }).then(
      () => 'accepted',
      (error: { code: string }) => error.code,
    )
  }

  it(`refuse ${HOSTS.length} private hosts when they are added`, async () => {
    const outcomes = await Promise.all(HOSTS.map(async (host) => [host, await refusal(`https://${host}/hooks`)]))
    expect(outcomes.filter(([, code]) => code !== 'webhook_url_not_allowed')).toEqual([])
    expect(HOSTS.length).toBeGreaterThanOrEqual(60)
  })

  it('refuse other schemes, user names, fragments and what is no URL', async () => {
    const urls = [
      'http://example.com/hooks',
      'ftp://example.com/hooks',
      'file:///etc/passwd',
      'data:text/plain,x',
      'https://user@example.com/hooks',
      'https://user:secret@example.com/hooks',
      'https://example.com/hooks#part',
      'https://example.com\\@127.0.0.1/',
      'https://exa mple.com/',
      'https://①②⑦.0.0.1/',
      'https:///hooks\n',
      'example.com/hooks',
      `https://example.com/${'x'.repeat(2000)}`,
      '',
    ]
    const outcomes = await Promise.all(urls.map(async (url) => [url, await refusal(url)]))
    expect(outcomes.filter(([, code]) => code !== 'webhook_url_not_allowed')).toEqual([])
    expect(await refusal('https://hooks.example.com/in?tenant=1')).toBe('accepted')
  })

  it('may be on loopback by http where private addresses are allowed, and nowhere else by http', async () => {
    expect(await refusal('http://127.0.0.1:3000/hooks', true)).toBe('accepted')
    expect(await refusal('https://10.0.0.1/hooks', true)).toBe('accepted')
    expect(await refusal('http://10.0.0.1/hooks', true)).toBe('webhook_url_not_allowed')
  })

  it('whose name leads to a private address later get nothing, and say so', async () => {
    const receiver = await startReceiver()
    const port = new URL(receiver.url).port
    let opened = 0
    const addresses = PRIVATE_ADDRESSES.filter((address) => !address.includes('%'))
    const test = await openWebhooks(database, {
      allowPrivate: false,
      quota: 1000,
      transport: () =>
        undiciTransport({ lookup: async () => ['1.1.1.1', addresses[opened++ % addresses.length] ?? ''] }),
    })
    const ids = await Promise.all(addresses.map(() => test.endpoint(`https://hooks.example.com:${port}/`)))
    await test.events()
    await test.webhooks.work()
    for (const { id } of ids) await test.attempted(id, 1)
    const errors = await database.query<{ error: string }>(
      'select error from webhook_attempts where organization_id = $1',
      [test.organizationId],
    )
    expect(errors.map(({ error }) => error)).toEqual(
      addresses.map(() => `Cannot reach hooks.example.com: it is not on the public internet`),
    )
    expect(receiver.received).toEqual([])
  })
})
