/** Webhooks of a running server: it sends what is recorded, and stops when it ends. */
import { expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { startTestServer } from '../../../support/server.ts'
import { startReceiver } from '../../../support/webhooks.ts'
import { recordEvent } from '../../../../server/ground/outbox/index.ts'

it('a server with a sandbox sends events to loopback', async () => {
  const server = await startTestServer({ database: await openTestPostgres(), set: ['quotas.webhookEndpoints=1'] })
  const { services, organizationId } = server
  const receiver = await startReceiver()
  try {
    await services.webhooks.endpoints.create(organizationId, { url: receiver.url })
    await recordEvent(services.database, { organizationId, type: 'definition.ending', data: { version: '1', days: 7 } })
    await receiver.has(1)
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'definition.ending',
      data: { organization_id: organizationId, version: '1', days: 7 },
    })
    const another = services.webhooks.endpoints.create(organizationId, { url: receiver.url })
    await expect(another).rejects.toThrow('its quota')
  } finally {
    await server.close()
  }
})
