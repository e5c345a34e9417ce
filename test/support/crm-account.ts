/** An account of a CRM with fields of its own, which answers only the fields that a request names, in the form of HubSpot. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A field of the account. */
export interface AccountField {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly fieldType: string
  readonly hubspotDefined: boolean
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** A contact. Its values are texts, as the vendor has them. */
export interface Contact {
  readonly id: string
  readonly properties: Readonly<Record<string, string | null>>
  readonly updatedAt: string
}

/** The account, as a test finds and changes it. */
export interface CrmAccount {
  readonly origin: string
  fields: AccountField[]
  contacts: Contact[]
  /** Status in place of the list of fields. */
  refusesFields: number | undefined
  /** Every request: method and path with query, decoded. */
  readonly requests: string[]
  close(): Promise<void>
}

/** A field of the vendor's. */
export const EMAIL: AccountField = {
  name: 'email',
  label: 'Email',
  type: 'string',
  fieldType: 'text',
  hubspotDefined: true,
}

const PREFIX = /^\/crm\/(objects|properties)\/[\d-]+\/contacts/

/** Some fields of the account's own: `field_1` with the label `Field 1` and so on. */
export function ownFieldsOf(count: number): AccountField[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `field_${index + 1}`,
    label: `Field ${index + 1}`,
    ...(index % 2 === 0 ? { type: 'string', fieldType: 'text' } : { type: 'number', fieldType: 'number' }),
    hubspotDefined: false,
  }))
}

/** Starts the account, with 40 fields of its own and three contacts that have a value of each. */
export async function startCrmAccount(): Promise<CrmAccount> {
  const own = ownFieldsOf(40)
  const account: CrmAccount = {
    origin: '',
    fields: [EMAIL, ...own],
    contacts: ['1', '2', '3'].map((id) => contactOf(id, own)),
    refusesFields: undefined,
    requests: [],
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer((request, response) => {
    answer(account, request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(account, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

/** A contact with a value of each field: `field_3` of contact 2 is `2.3`. */
export function contactOf(id: string, own: readonly AccountField[]): Contact {
  const values = own.map(({ name }) => [name, `${id}.${name.replace('field_', '')}`] as const)
  return {
    id,
    properties: { email: `c${id}@example.com`, ...Object.fromEntries(values) },
    updatedAt: `2026-01-0${id.slice(0, 1)}T00:00:00.000Z`,
  }
}

async function answer(account: CrmAccount, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', account.origin)
  account.requests.push(decodeURIComponent(`${request.method} ${request.url}`))
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const { status = 200, body } = bodyOf(account, request.method ?? 'GET', url, text === '' ? {} : JSON.parse(text))
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

interface Given {
  readonly properties?: readonly string[] | Readonly<Record<string, string | null>>
  readonly filterGroups?: readonly { readonly filters: readonly { readonly value: string }[] }[]
}

function bodyOf(account: CrmAccount, method: string, url: URL, given: Given): { status?: number; body: unknown } {
  const [, collection] = PREFIX.exec(url.pathname) ?? []
  const id = url.pathname.replace(PREFIX, '').slice(1)
  const names = Array.isArray(given.properties)
    ? (given.properties as readonly string[])
    : (url.searchParams.get('properties') ?? '').split(',')
  const seen = (contact: Contact) => ({
    ...contact,
    createdAt: contact.updatedAt,
    archived: false,
    properties: Object.fromEntries(Object.entries(contact.properties).filter(([name]) => names.includes(name))),
  })
  if (collection === 'properties') {
    const status = account.refusesFields
    return status === undefined
      ? { body: { results: account.fields } }
      : { status, body: { status: 'error', message: 'You cannot read properties.', category: 'MISSING_SCOPES' } }
  }
  if (collection === undefined) return { status: 404, body: { message: 'There is no such path.' } }
  if (id === 'search') {
    const since = Number(given.filterGroups?.[0]?.filters[0]?.value ?? 0)
    const found = account.contacts.filter(({ updatedAt }) => Date.parse(updatedAt) >= since)
    return { body: { total: found.length, results: found.map(seen) } }
  }
  if (method === 'POST') return { status: 201, body: written(account, String(account.contacts.length + 1), given) }
  if (method === 'PATCH') return { body: written(account, id, given) }
  if (id === '') return { body: { results: account.contacts.map(seen) } }
  const contact = account.contacts.find((one) => one.id === id)
  return contact ? { body: seen(contact) } : { status: 404, body: { message: 'There is no such contact.' } }
}

function written(account: CrmAccount, id: string, { properties = {} }: Given): Contact {
  const before = account.contacts.find((one) => one.id === id)
  const changed = {
    id,
    updatedAt: new Date().toISOString(),
    properties: { ...before?.properties, ...(properties as Contact['properties']) },
  }
  account.contacts = [...account.contacts.filter((one) => one.id !== id), changed]
  return changed
}
