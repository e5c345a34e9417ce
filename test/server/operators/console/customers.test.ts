/** The list of customers: the newest trouble first, whose turn it is, and what is no trouble. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConsoleWorld, startConsoleWorld } from '../../../support/console.ts'
import { openTestPostgres } from '../../../support/database.ts'

const MINUTE_MS = 60_000

interface Listed {
  readonly customers: readonly {
    readonly external_user_id: string
    readonly troubles: number
    readonly trouble: { readonly turn: string; readonly finding: string } | null
  }[]
  readonly next: number | null
}

let world: ConsoleWorld
let token: string
let organizationId: string
let seq = 0

beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres())
  token = await world.token('viewer')
  organizationId = (await world.server.services.access.organizations.create('Northwind')).id
  await customer('fine', 'stripe')
  await customer('expired yesterday', 'notion', { status: 'needs_reauth', minutes: 1440, reason: 'token is invalid' })
  await customer('expired now', 'notion', { status: 'needs_reauth', minutes: 5 })
  await customer('wrong ID once', 'stripe', { code: 'record_not_found', minutes: 10, good: 2 })
  await customer('outage', 'stripe', { code: 'upstream_error', minutes: 30 })
  await customer('outage that passed', 'stripe', { code: 'upstream_error', minutes: 30, good: 1 })
})
afterAll(() => world?.server.close())

interface Planted {
  readonly status?: string
  readonly reason?: string
  readonly code?: string
  readonly minutes?: number
  /** Minutes since the last good call. */
  readonly good?: number
}

async function customer(
  name: string,
  kind: string,
  { status = 'active', reason, code, minutes = 0, good }: Planted = {},
) {
  const { database, access } = world.server.services
  const { id: customerId } = await access.customers.ensure(organizationId, name)
  const [id, since] = [randomUUID(), new Date(Date.now() - minutes * MINUTE_MS)]
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status, status_since, status_reason, last_success_at)
     values ($1, $2, $3, $4, 'Account', 'oauth2', '1.0.0', $5, $6, $7, $8)`,
    [
      id,
      organizationId,
      customerId,
      kind,
      status,
      since,
      reason ?? null,
      good === undefined ? null : new Date(Date.now() - good * MINUTE_MS),
    ],
  )
  if (code !== undefined)
    await database.query(
      `insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, connector_id, type, action, status, code, duration_ms, prev_hash, hash)
       values ($1, $2, gen_random_uuid(), $3, 'req_1', 'scoped', 'a', $4, 'direct', 'list', 502, $5, 20, '', '')`,
      [organizationId, ++seq, since, id, code],
    )
}

async function list(query: string): Promise<Listed> {
  return JSON.parse((await world.get(`/customers${query}`, { token })).text) as Listed
}
const namesOf = async (query: string) => (await list(query)).customers.map((one) => one.external_user_id)

it('lists the newest trouble first, then customers without trouble', async () => {
  const { customers, next } = await list('')
  expect(customers.map(({ external_user_id: name, trouble }) => [name, trouble?.turn ?? 'fine'])).toEqual([
    ['expired now', 'customer'],
    ['outage', 'third party'],
    ['expired yesterday', 'customer'],
    ['outage that passed', 'fine'],
    ['wrong ID once', 'fine'],
    ['fine', 'fine'],
  ])
  expect([customers[2]?.trouble?.finding, next]).toEqual(['must be reconnected: token is invalid', null])
})

it.each([
  ['?trouble=yes', ['expired now', 'outage', 'expired yesterday']],
  ['?turn=third%20party', ['outage']],
  ['?kind=notion', ['expired now', 'expired yesterday']],
  ['?kind=stripe', ['outage', 'outage that passed', 'wrong ID once', 'fine']],
  ['?code=upstream_error', ['outage']],
  ['?organization=nobody', []],
  ['?q=expired', ['expired now', 'expired yesterday']],
])('%s', async (query, names) => {
  expect(await namesOf(query)).toEqual(names)
})

it('pages continue where the one before ended', async () => {
  for (let at = 0; at < 60; at++) await customer(`many ${at}`, 'jira', { status: 'disabled', minutes: 2000 + at })
  const first = await list('')
  const second = await list(`?offset=${first.next}`)
  const names = [...first.customers, ...second.customers].map((one) => one.external_user_id)
  expect([first.customers.length, second.next, new Set(names).size]).toEqual([50, null, 66])
})

it('a turn filters calls as it filters customers', async () => {
  const codes = async (turn: string) => {
    const { calls } = JSON.parse((await world.get(`/calls?turn=${turn}`, { token })).text) as {
      calls: { code: string }[]
    }
    return calls.map(({ code }) => code)
  }
  expect([await codes('application'), (await codes('third%20party')).length, await codes('operator')]).toEqual([
    ['record_not_found'],
    2,
    [],
  ])
})
