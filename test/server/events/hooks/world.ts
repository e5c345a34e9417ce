/** A world for hooks: the shop of syncs, which signs what it tells, and a process that takes and applies it. */
import { createHmac } from 'node:crypto'
import { Events, Hooks, Receiver } from '../../../../server/events/hooks/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { insistContract } from '../../../support/events.ts'
import { testVault } from '../../accounts/connectors/world.ts'
import { MANIFEST, openRoom, type Room, type RoomOptions } from '../../copy/sync/world.ts'

export const SECRET = 'shop-signing-secret'

/** How the shop tells of changes. @param more further keys of the block, as YAML */
export function shopWithWebhooks(more = ''): string {
  return `${MANIFEST}
webhooks:
  docs: https://docs.shop.example/webhooks
  verify:
    type: signature
    algorithm: hmac-sha256
    key: secret
    text: "{{timestamp}}.{{body}}"
    signature: {at: header.Shop-Signature, separator: ",", form: "v1={}"}
    timestamp: {at: header.Shop-Signature, separator: ",", form: "t={}"}
    tolerance: 300
  events: {type: $.type, id: $.id, time: $.at, record: $.item, key: $.item_id}
  entities:
    items: {upsert: [item.created, item.updated], reread: [item.touched], delete: [item.deleted]}
  by_hand: Create a webhook under Settings.
${more}`
}

/** An event of the shop. */
export interface ShopEvent {
  readonly id: string
  readonly type: string
  /** Seconds since 1970. */
  readonly at?: number
  readonly item?: object
  readonly item_id?: string
  readonly account?: string
}

/** A room that also takes messages. */
export interface HookRoom extends Room {
  readonly hooks: Hooks
  readonly receiver: Receiver
  readonly applied: Events
  /** Sends an event, or a text in its place, to the address of a hook as the shop does. */
  send(url: string, event: ShopEvent | string, by?: Partial<Signed>): Promise<number>
}

interface Signed {
  readonly secret: string
  /** When it is signed, in milliseconds since 1970. */
  readonly at: number
  /** What is sent in place of the signed body. */
  readonly body: string
}

interface HookRoomOptions extends RoomOptions {
  readonly appliesEvents?: boolean
  /** Runs in each transaction that stores events, behind everything else. */
  readonly beforeCommit?: () => Promise<void>
}

/** Opens the rooms of one process. */
export async function openHookRoom(options: HookRoomOptions): Promise<HookRoom> {
  const room = await openRoom(options)
  const services = {
    ...room.services,
    catalogue: options.catalogue,
    connectors: room.connectors,
    copies: room.sync,
    vault: { ...testVault(), macKey: async () => Buffer.alloc(32) },
    baseUrl: () => 'https://plugboard.example',
    applications: { clientOf: async () => undefined, hostsOf: async () => [] },
  }
  const events = new Events(services)
  await events.define()
  if (options.appliesEvents !== false) await events.work()
  const queue: Events['queue'] = async (hook, sql) => {
    const isQueued = await events.queue(hook, sql)
    if (sql) await options.beforeCommit?.()
    return isQueued
  }
  const receiver = new Receiver({ ...services, events: { queue } })
  return Object.assign(room, {
    hooks: new Hooks({ ...services, most: 5, isSandbox: false }),
    receiver,
    applied: events,
    async send(
      url: string,
      event: ShopEvent | string,
      { secret = SECRET, at = Date.now(), body }: Partial<Signed> = {},
    ) {
      const text = typeof event === 'string' ? event : JSON.stringify(event)
      const seconds = Math.floor(at / 1000)
      const signature = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')
      const headers = { 'content-type': 'application/json', 'shop-signature': `t=${seconds},v1=${signature}` }
      const [, , kind = '', token = ''] = new URL(url).pathname.split('/')
      const response = await receiver.receive(kind, token, {
        method: 'POST',
        url,
        headers,
        body: Buffer.from(body ?? text),
      })
      return response.status
    },
  })
}

/** The events that a connector's application is told of, by their data. */
export async function vendorEventsOf(database: Database, connectorId: string): Promise<Record<string, unknown>[]> {
  const rows = await database.query<{ data: string }>(
    `select data from webhook_messages where connector_id = $1 and type = 'vendor.event' order by sequence`,
    [connectorId],
  )
  return rows.map(({ data }) => {
    const parsed = JSON.parse(data) as Record<string, unknown>
    return insistContract({ type: 'vendor.event', data: parsed }).data
  })
}
