/** Whether the server has kept what it promised. */
import { expect } from 'vitest'
import type { AuditRowBody } from '../../../contract/index.ts'
import { create, until } from '../../server/faults/api.ts'
import type { Vendor } from '../../server/faults/vendor.ts'
import type { Accounts, Promised } from './callers.ts'
import type { Receiver } from './receiver.ts'

/** Compares what the server promised with what is there: in its database, at the third party, and at the endpoint. */
export async function expectStored(promised: Promised, vendor: Vendor, receiver: Receiver): Promise<void> {
  const { written, unknown, made } = promised
  const times = new Map<string, number>()
  for (const name of vendor.ledger) times.set(name, (times.get(name) ?? 0) + 1)
  expect(Array.from(times.values()).filter((count) => count > 1)).toEqual([])
  expect(written.filter(({ name }) => times.get(name) !== 1)).toEqual([])
  await eachOf(written, async ({ name, connector, accounts }) => {
    const again = await accounts.api().execute(connector, create(name), { 'idempotency-key': name })
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  })
  await eachOf(made, async ({ id, accounts, stored, sent }) => {
    const { status, body } = await accounts.api().ask('GET', `/integrations/connectors/${id}`)
    expect([status, id]).toEqual([200, id])
    expect([stored, sent]).toContain(Number(body.metadata.turn ?? 0))
  })
  await until(
    async () => made.filter(({ id }) => !receiver.events.get(id)?.includes('connector.created')).length,
    (missing) => missing === 0,
    600_000,
  )
  process.stdout.write(
    `stored: ${written.length} writes, ${made.length} connectors; ${unknown.length} keys of unknown outcome\n`,
  )
}

/** Has each row of the audit trails be chained to the row before. @returns how many promised changes have no row */
export async function countUnaudited({ written, made }: Promised): Promise<number> {
  const promised = [...written, ...made]
  let missing = 0
  await eachOf([...new Set(promised.map(({ accounts }) => accounts))], async (accounts) => {
    const { status, body } = await accounts.api().ask('GET', '/audit/export')
    expect(status).toBe(200)
    const lines = String(body).trimEnd().split('\n')
    const trail = lines.map((line) => JSON.parse(line) as AuditRowBody)
    expect(trail.filter((row, index) => index > 0 && row.prev_hash !== trail[index - 1]?.hash)).toEqual([])
    const ids = new Set(trail.map(({ request_id: id }) => id))
    missing += promised.filter((one) => one.accounts === accounts && one.request !== '' && !ids.has(one.request)).length
  })
  return missing
}

/** Returns the number of connectors that need their owner, as one may whose renewal a killed process had begun. */
export async function countOwnersNeeded(accounts: readonly Accounts[]): Promise<number> {
  let count = 0
  await eachOf(
    accounts.flatMap((one) => one.renewed.map((id) => ({ id, api: one.api }))),
    async ({ id, api }) => {
      const { body } = await api().ask('GET', `/integrations/connectors/${id}`)
      expect(['active', 'pending', 'needs_reauth']).toContain(body.status)
      if (body.status === 'needs_reauth') count++
    },
  )
  return count
}

/** Has every copy complete a sync that began after a time. */
export async function expectSynced(accounts: readonly Accounts[], after: Date): Promise<void> {
  await eachOf(
    accounts.flatMap((one) => one.copied.map((id) => ({ id, api: one.api }))),
    async ({ id, api }) => {
      const synced = async () => {
        const { body } = await api().ask('GET', `/integrations/connectors/${id}/sync`)
        return new Date(body.entities[0]?.last_synced_at ?? 0)
      }
      await until(synced, (at) => at > after, 600_000)
    },
  )
}

async function eachOf<T>(values: readonly T[], check: (value: T) => Promise<void>): Promise<void> {
  const left = values.values()
  const worker = async () => {
    for (const value of left) await check(value)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}
