/** Several servers that start at once on one database that has nothing in it. */
import { expect } from 'vitest'
import { LIST, until } from './api.ts'
import { openFleet } from './processes.ts'
import type { Vendor } from './vendor.ts'

/** Starts so many servers together on an empty database; expects that every one of them is ready and serves. */
export async function startTogether(vendor: Vendor, count: number): Promise<void> {
  const fleet = await openFleet(vendor.origin, 'empty')
  try {
    const started = await Promise.allSettled(Array.from({ length: count }, () => fleet.start()))
    expect(started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
    const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    for (const { adminOrigin } of servers)
      await until(
        async () => (await fetch(`${adminOrigin}/readyz`)).text(),
        (text) => (JSON.parse(text) as { status: string }).status === 'ready',
      )
    const firsts = servers.filter(({ firstClient }) => firstClient)
    expect(firsts).toHaveLength(1)
    const connector = await firsts[0]!.connector({ key: 'key-0123456789' })
    for (const server of servers) {
      const answers = await server.as(firsts[0]!.firstClient!).execute(connector, LIST)
      expect(answers.status).toBe(200)
    }
  } finally {
    await fleet.close()
  }
}
