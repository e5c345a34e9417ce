/** A simulated vendor sends webhooks only to loopback, and continues after a failed delivery. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebhookSender } from '../../../mock/webhooks/send.ts'
import { load, receiveWebhook, type ReceivedWebhook } from '../../../runtime/index.ts'

const CHANGE = {
  kind: 'stripe',
  entity: 'customers',
  write: 'update',
  key: 'cus_1',
  record: { id: 'cus_1' },
  params: {},
} as const

/** A receiver that answers with these statuses in turn; what it took, by path. */
async function receiver(statuses: readonly number[] = []) {
  const taken: { path: string; headers: Record<string, string>; body: Buffer }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      taken.push({
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks),
      })
      response.writeHead(statuses[taken.length - 1] ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { taken, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

interface Hook {
  readonly connectTo: string
  readonly secret?: string
}

/** A sender for one kind to these hooks, and why deliveries failed. */
async function senderOf(kind: string, hooks: readonly Hook[]) {
  const { manifest } = await load(kind)
  const failures: string[] = []
  const sender = new WebhookSender(() => manifest.webhooks)
  sender.sendTo({
    of: async () => hooks.map((hook) => ({ secret: undefined, accounts: undefined, url: hook.connectTo, ...hook })),
    undelivered: (_kind, reason) => void failures.push(reason),
  })
  onTestFinished(() => sender.close())
  return { sender, failures, webhooks: manifest.webhooks! }
}

it('H19 sends nothing to another machine', async () => {
  const { sender, failures } = await senderOf('stripe', [{ connectTo: 'http://192.0.2.1/hooks', secret: 'whsec' }])
  sender.enqueue(CHANGE)
  await expect.poll(() => failures).toEqual(['its hook is not on loopback'])
})

it('reports a refused delivery, and sends the next', async () => {
  const { origin, taken } = await receiver([500])
  const { sender, failures } = await senderOf('stripe', [{ connectTo: `${origin}/hook`, secret: 'whsec' }])
  sender.enqueue(CHANGE)
  sender.enqueue(CHANGE)
  await expect.poll(() => taken.length).toBe(2)
  expect(failures).toEqual(['the hook answered 500: '])
})

it('sends nothing to a hook without a secret, and nothing without hooks', async () => {
  const { origin, taken } = await receiver()
  const { sender, failures } = await senderOf('stripe', [{ connectTo: `${origin}/hook` }])
  const { sender: alone } = await senderOf('stripe', [])
  alone.enqueue(CHANGE)
  sender.enqueue(CHANGE)
  await expect.poll(() => failures).toEqual(['its hook has no secret'])
  expect(taken).toEqual([])
})

it('hands over a secret first where the vendor does', async () => {
  const { origin, taken } = await receiver()
  const { sender, webhooks } = await senderOf('asana', [{ connectTo: `${origin}/hook` }])
  sender.enqueue({ ...CHANGE, kind: 'asana', entity: 'tasks', key: '1', record: { gid: '1' } })
  await expect.poll(() => taken.length).toBe(2)
  const secrets: string[] = []
  const received: ReceivedWebhook[] = []
  for (const { headers, body } of taken) {
    const one = await receiveWebhook(webhooks, { method: 'POST', url: origin, headers, body }, secrets, Date.now())
    received.push(one)
    if (one.kind === 'challenge' && one.secret) secrets.push(one.secret)
  }
  expect(received).toMatchObject([{ kind: 'challenge' }, { kind: 'events', events: [{ entity: 'tasks', key: '1' }] }])
})
