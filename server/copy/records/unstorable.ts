/** Pages with records that the database refuses: the others are stored, and these are listed with the reason. */
import type { Params, UnfitElement } from 'plugboard/runtime'
import { elementsOf, isObject, measureJson, ownKeyField, recordKey } from 'plugboard/internal'
import { DatabaseError, type Session, type Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'
import type { WrittenCounts } from './write-statement.ts'

/** Deeper values end the stack of one database or the other; calls read no deeper ones either. */
const MAX_DEPTH = 200

type WriteRecords = (page: string) => Promise<WrittenCounts>

/** NUL and surrogates by escape, numbers of thousands of digits, values nested very deep: what may not be storable. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])|[0-9][eE]\+?[0-9]{3}|[0-9]{5000}|(?:[\]}]\s?){64}|\u0000/i

/** Whether a page may hold a record that the database refuses; without such a sign none does. */
export function isSuspicious(page: string): boolean {
  return SUSPICIOUS.test(page)
}

/** Writes the sound records together, then the suspicious ones one by one. */
export async function writeCarefully(
  sql: Session,
  copy: Copy,
  generation: number,
  page: string,
  write: WriteRecords,
): Promise<WrittenCounts> {
  const records = elementsOf(page)
  const sound = records.filter((record) => !isSuspicious(record))
  let total = await write(`[${sound.join(',')}]`)
  for (const record of records.filter(isSuspicious)) {
    const isDeep = measureJson(Buffer.from(record)).depth > MAX_DEPTH
    const reason = isDeep
      ? 'nested_too_deep'
      : await attempt(sql, async () => {
          total = sum(total, await write(`[${record}]`))
        })
    if (reason === undefined) continue
    await reject(sql, copy, generation, { key: keyIn(record, ownKeyField(copy.key)), reason })
    total = sum(total, { written: 0, added: 0, rejected: 1 })
  }
  return total
}

/** Runs a write that may fail. @returns the reason of its refusal */
async function attempt(sql: Session, write: () => Promise<void>): Promise<string | undefined> {
  await sql.exec('savepoint record')
  try {
    await write()
    await sql.exec('release savepoint record')
    return undefined
  } catch (error) {
    if (!(error instanceof DatabaseError) || !/^(?:22|54)/.test(error.sqlState)) throw error
    await sql.exec('rollback to savepoint record; release savepoint record')
    return REASONS[error.sqlState] ?? 'not_storable'
  }
}

/** By SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REASONS: Readonly<Record<string, string>> = {
  '22P05': 'holds_nul',
  '22021': 'holds_nul',
  '22P02': 'holds_half_a_surrogate_pair',
  '22003': 'number_too_large',
  '54001': 'nested_too_deep',
}

/** Notes elements of a page that are no records. @param params of the call that gave the page */
export async function rejectUnfit(
  sql: Sql,
  copy: Copy,
  generation: number,
  elements: readonly UnfitElement[],
  params: Params | undefined,
): Promise<void> {
  for (const { value, reason } of elements) {
    const key = isObject(value) ? recordKey(copy.key, value, params) : undefined
    await reject(sql, copy, generation, { key: key === undefined ? null : storable(String(key)), reason })
  }
}

interface Rejected {
  readonly key: string | null
  readonly reason: string
}

async function reject(sql: Sql, copy: Copy, generation: number, { key, reason }: Rejected): Promise<void> {
  const { organizationId, connectorId, entity } = copy
  await sql.query(
    `with refused as (
      insert into rejected_records (organization_id, connector_id, entity, generation, key, reason)
      values ($1, $2, $3, $4, $5, $6) returning 1
    )
    update generations set rejected = rejected + 1 where organization_id = $1 and id = $4`,
    [organizationId, connectorId, entity, generation, key, reason],
  )
}

/** The key if it can be read, without what the database refuses. */
function keyIn(record: string, key: string): string | null {
  try {
    const value = (JSON.parse(record) as Record<string, unknown>)[key]
    return typeof value === 'string' || typeof value === 'number' ? storable(String(value)) : null
  } catch {
    return null
  }
}

/** A text without what the database refuses, cut off. */
function storable(text: string): string {
  return Buffer.from(text.replaceAll('\u0000', '\ufffd').slice(0, 200)).toString()
}

function sum(one: WrittenCounts, other: WrittenCounts): WrittenCounts {
  return {
    written: one.written + other.written,
    added: one.added + other.added,
    rejected: one.rejected + other.rejected,
  }
}
