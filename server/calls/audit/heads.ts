/** MACs of heads. A MAC proves that a chain ends where this installation ended it. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database, Sql } from '../../ground/store/index.ts'

/** Where a chain ends: the last row's number and its hash in hex. */
export interface HeadEnd {
  readonly organizationId: string
  readonly seq: number
  readonly hash: string
}

/** The MAC of a head, in hex. @param key of `Vault.macKey` */
export function macOf(key: Buffer, { organizationId, seq, hash }: HeadEnd): string {
  return hmac(key, [organizationId, seq, hash])
}

/** The MAC of a chain's start, in hex: never that of a head, since heads of long ago may be known. @param key of `Vault.macKey` */
export function startMacOf(key: Buffer, { organizationId, seq, hash }: HeadEnd): string {
  return hmac(key, ['start', organizationId, seq, hash])
}

/** Whether a head bears the MAC of this installation. */
export function isGenuine(key: Buffer, end: HeadEnd, mac: string | null): boolean {
  return isSame(mac, macOf(key, end))
}

/** Whether the start of a chain bears the MAC of this installation. */
export function isGenuineStart(key: Buffer, start: HeadEnd, mac: string | null): boolean {
  return isSame(mac, startMacOf(key, start))
}

function hmac(key: Buffer, values: readonly (string | number)[]): string {
  return createHmac('sha256', key).update(JSON.stringify(values)).digest('hex')
}

function isSame(mac: string | null, right: string): boolean {
  if (mac === null) return false
  const [given, expected] = [Buffer.from(mac, 'hex'), Buffer.from(right, 'hex')]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const KEYED = 'audit_heads_keyed'

/** Gives the heads of a database from before heads had MACs theirs, once; gives how many they were. */
export async function keyHeads(database: Database, key: Buffer): Promise<number> {
  return database.transaction(async (sql) => {
    const first = await sql.query(
      `insert into facts (name, value) values ($1, 'true') on conflict (name) do nothing returning name`,
      [KEYED],
    )
    if (first.length === 0) return 0
    const heads = await sql.query<HeadEnd>(
      `select organization_id as "organizationId", seq, encode(hash, 'hex') as hash from audit_heads where mac is null for update`,
    )
    for (const head of heads)
      await sql.query('update audit_heads set mac = $2 where organization_id = $1', [
        head.organizationId,
        Buffer.from(macOf(key, head), 'hex'),
      ])
    return heads.length
  })
}

/** Signs the ends of an organization's chain with this installation's key. The chain comes from an installation with another key. */
export async function keyEndsOf(sql: Sql, key: Buffer, organizationId: string): Promise<void> {
  for (const [table, mac] of [
    ['audit_heads', macOf],
    ['audit_starts', startMacOf],
  ] as const) {
    const [end] = await sql.query<HeadEnd>(
      `select organization_id as "organizationId", seq, encode(hash, 'hex') as hash from ${table} where organization_id = $1`,
      [organizationId],
    )
    if (end)
      await sql.query(`update ${table} set mac = $2 where organization_id = $1`, [
        organizationId,
        Buffer.from(mac(key, end), 'hex'),
      ])
  }
}
