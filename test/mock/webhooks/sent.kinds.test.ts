/** Each write of an entity with events at a simulated vendor sends a webhook that its receiver can use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeWebhook } from '../../../mock/index.ts'
import type { VendorChange } from '../../../simulator/index.ts'
import { execute, receiveWebhook, signWebhook } from '../../../runtime/index.ts'
import { KINDS, operationsWhere, PATIENT, startVendors, type Vendors } from '../vendors.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const changes: VendorChange[] = []
let vendors: Vendors

beforeAll(async () => {
  vendors = await startVendors({ onChange: (change) => void changes.push(change) })
})
afterAll(() => vendors.close())

const WRITES: readonly string[] = ['create', 'update', 'delete']
/** Operations whose record the simulator cannot determine: it is named by a filter, or within an action's path. */
const UNNAMED: readonly string[] = ['jira versions.delete', 'sentry issues.update']
const sendsOf = (kind: string) => KINDS.find((one) => one.kind === kind)!.webhooks?.sends ?? {}
const evented = operationsWhere(({ action }) => WRITES.includes(action)).filter(
  ({ kind, id, entity, action }) =>
    sendsOf(kind)[entity]?.[action as 'create'] !== undefined && !UNNAMED.includes(`${kind} ${id}`),
)

describe.skipIf(evented.length === 0)('webhooks', () => {
  it.each(evented)('a write of $kind $id sends one', async ({ kind, id, entity, action }) => {
    const plan = vendors.plan(kind)
    const webhooks = plan.manifest.webhooks!
    changes.length = 0
    const params = vendors.mock.example(kind, id, action === 'delete' ? 3 : 0)
    await execute(plan, { entity, action, params }, vendors.connection(kind), PATIENT)
    const change = changes.find((one) => one.kind === kind)!
    const composed = composeWebhook(webhooks, change, {
      url: 'https://example.com/hooks',
      account: 'a1.example.com',
      at: NOW,
    })!
    const received = await receiveWebhook(
      webhooks,
      await signWebhook(webhooks, composed, 'secret', NOW),
      ['secret'],
      NOW,
    )
    expect(received).toMatchObject({
      kind: 'events',
      events: [
        {
          type: webhooks.sends[entity]![action as 'create'],
          entity,
          action: action === 'delete' ? 'delete' : expect.stringMatching(/^(?:upsert|reread)$/),
          key: expect.toSatisfy((key: unknown) => String(key) === String(change.key)),
          ...(webhooks.time && { at: NOW }),
        },
      ],
    })
    const [event] = received.kind === 'events' ? received.events : []
    expect(event?.record).toEqual(event?.action === 'upsert' ? change.record : undefined)
  })
})
