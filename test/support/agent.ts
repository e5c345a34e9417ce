/** A source of an agent's tools whose third parties are values: a shop with customers, invoices and a file, and a second kind. */
import type { AgentConnector, AgentKind, AgentResult, AgentSource } from '../../client/agent/index.ts'
import { ConnectorError, type JsonObject, type JsonSchema } from '../../runtime/index.ts'

/** A call that reached the third party. */
export interface Sent {
  readonly connector: string
  readonly entity: string
  readonly action: string
  readonly params: Readonly<Record<string, unknown>>
  readonly tool: string
  readonly idempotencyKey?: string
}

/** A source, and what was sent by it. */
export interface ShopSource extends AgentSource {
  readonly sent: Sent[]
}

const ID: JsonSchema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
const PAGE: JsonSchema = {
  type: 'object',
  properties: { page: { type: 'integer' }, status: { enum: ['open', 'paid'] } },
}

/** The kind of the shop, and one more. */
export const SHOP_KINDS: readonly AgentKind[] = [
  {
    kind: 'shop',
    title: 'Shop',
    operations: [
      {
        entity: 'customers',
        action: 'list',
        effect: 'read',
        description: 'Lists customers.',
        params: PAGE,
        fields: ['id'],
      },
      { entity: 'customers', action: 'search', effect: 'read', description: 'Searches the copy.', params: {} },
      { entity: 'customers', action: 'get', effect: 'read', description: 'Gets one customer.', params: ID },
      { entity: 'customers', action: 'create', effect: 'additive', description: 'Creates a customer.', params: {} },
      { entity: 'customers', action: 'update', effect: 'overwrites', description: 'Changes a customer.', params: ID },
      { entity: 'customers', action: 'delete', effect: 'destroys', description: 'Deletes a customer.', params: ID },
      { entity: 'invoices', action: 'list', effect: 'read', description: 'Lists invoices.', params: PAGE },
      {
        entity: 'invoices',
        action: 'refund',
        effect: 'additive',
        pays: true,
        description: 'Refunds an invoice.',
        params: ID,
      },
      { entity: 'receipts', action: 'download', effect: 'read', description: 'Streams a receipt.', params: ID },
    ],
  },
  {
    kind: 'desk',
    title: 'Desk',
    operations: [
      { entity: 'tickets', action: 'list', effect: 'read', description: 'Lists tickets.', params: {} },
      { entity: 'tickets', action: 'create', effect: 'additive', description: 'Opens a ticket.', params: {} },
    ],
  },
]

/** Responses of a shop. */
export interface ShopAnswers {
  /** The records of each page of `customers.list`, from page 0 on. */
  readonly pages?: readonly (readonly JsonObject[])[]
  /** The record of `customers.get`. */
  readonly record?: JsonObject
  readonly file?: { readonly bytes: string; readonly type: string }
  readonly connectors?: readonly (Pick<AgentConnector, 'id' | 'kind' | 'name'> & {
    readonly searchable?: readonly string[]
    /** The scopes that its owner granted. */
    readonly granted?: readonly string[]
  })[]
}

/** A source over a shop. */
export function shopSource({ pages = [[]], record, file, connectors }: ShopAnswers = {}): ShopSource {
  const sent: Sent[] = []
  const answer = (action: string, params: Readonly<Record<string, unknown>>): AgentResult => {
    if (action === 'download') {
      const stream = new Blob([file?.bytes ?? 'paid']).stream()
      return { records: null, meta: {}, next: null, file: { stream, name: 'r.txt', type: file?.type ?? 'text/plain' } }
    }
    if (action !== 'list') return { records: record ?? { id: 'c1' }, meta: {}, next: null }
    const page = Number(params.page ?? 0)
    const records = pages[page]
    if (!records) throw new ConnectorError('record_not_found', `Cannot list: there is no page ${page}`)
    return { records: [...records], meta: { page }, next: page + 1 < pages.length ? { page: page + 1 } : null }
  }
  const given = connectors ?? [{ id: 'shop', kind: 'shop' }]
  const usable = given.map(({ id, kind, name, granted }) => ({
    id,
    kind,
    ...(granted && { scopes: async () => granted }),
    ...(name !== undefined && { name }),
    execute: async (
      { entity, action, params = {} }: Parameters<AgentConnector['execute']>[0],
      { idempotencyKey }: Parameters<AgentConnector['execute']>[1],
      tool: string,
    ) => {
      sent.push({ connector: id, entity, action, params, tool, ...(idempotencyKey && { idempotencyKey }) })
      return answer(action, params)
    },
  }))
  return {
    kinds: SHOP_KINDS,
    sent,
    connectors: async () => usable,
    searchable: async () => new Map(given.map(({ id, searchable = [] }) => [id, searchable])),
    connect: async ({ kind, want = [] }) => ({
      url: `https://plugboard.example/connect#${[kind, ...want].join(',')}`,
      message: `Connect ${kind} there.`,
    }),
  }
}
