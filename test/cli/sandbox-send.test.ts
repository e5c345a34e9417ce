/** `plugboard sandbox --send`: samples of webhooks, signed now. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { verifyVendor } from '../../client/webhooks/vendors.ts'
import type { ReceivedWebhook } from '../../runtime/index.ts'
import { runCli } from './run-cli.ts'

const NOW = Date.parse('2026-11-27T09:30:00Z')
const SECRET = 'a secret of the receiver'

/** A receiver that verifies what arrives, and the results of it. */
async function receiver(
  kind: string,
  secret: string,
): Promise<{ url: string; received: (ReceivedWebhook | string)[] }> {
  const received: (ReceivedWebhook | string)[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', headers } = request
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${request.url ?? ''}`
      verifyVendor(kind, { method, url, headers, body: Buffer.concat(chunks) }, secret, { now: NOW }).then(
        (one) => {
          received.push(one)
          response.end('thanks')
        },
        (error: unknown) => {
          received.push((error as { code: string }).code)
          response.writeHead(401).end('refused')
        },
      )
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, received }
}

describe('plugboard sandbox --send', () => {
  it.each([
    ['stripe', 'customer.updated', 'customers'],
    ['github', 'issues.opened', 'issues'],
    ['linear', 'Issue.update', 'issues'],
    ['hubspot', 'changes', 'contacts'],
    ['zendesk-support', 'ticket.status_changed', 'tickets'],
    ['twilio', 'message.delivered', 'messages'],
  ])('signs %s %s now', async (kind, event, entity) => {
    const { url, received } = await receiver(kind, SECRET)
    const outcome = await runCli(['sandbox', kind, '--send', event, '--to', url], {
      now: NOW,
      env: { [`PLUGBOARD_${kind.toUpperCase().replace('-', '_')}_WEBHOOK_SECRET`]: SECRET },
    })
    expect(outcome).toEqual({ code: 0, stdout: `${kind} ${event} 200 thanks\n`, stderr: '' })
    expect(received).toMatchObject([{ kind: 'events', events: [{ entity }, ...(kind === 'hubspot' ? [{}, {}] : [])] }])
  })

  it('fails for a refusal', async () => {
    const { url, received } = await receiver('github', 'another secret')
    const outcome = await runCli(['sandbox', 'github', '--send', 'issues.opened', '--to', url])
    expect([outcome.code, outcome.stdout, received]).toEqual([
      6,
      'github issues.opened 401 refused\n',
      ['webhook_forged'],
    ])
  })

  it.each([
    [['sandbox', 'github', '--send', 'issues.opened'], 'Cannot send a webhook: no URL'],
    [['sandbox', '--send', 'issues.opened', '--to', 'http://127.0.0.1:9'], 'Cannot send a webhook: name one kind'],
    [['sandbox', 'github', '--send', 'issues.opend', '--to', 'http://127.0.0.1:9'], 'Did you mean "issues.opened"?'],
    [
      ['sandbox', 'github', '--send', 'issues.opened', '--to', 'http://example.com'],
      'must be https:// beyond this machine',
    ],
  ])('refuses %j', async (argv, message) => {
    const outcome = await runCli(argv)
    expect([outcome.code, outcome.stderr]).toEqual([2, expect.stringContaining(message)])
  })
})
