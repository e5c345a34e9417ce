/** Targets of their own for tests, and what lies in them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ReplicaCopy, PageWrite, ReplicaChange, WholeReading } from '../../replicate/model/change.ts'
import { type Column, recordOf } from '../../replicate/model/columns.ts'
import type { Dialect, SqlSession } from '../../replicate/sql/dialect.ts'
import { connectPostgres, postgresDialect } from '../../replicate/sql/postgres.ts'
import { SqlTarget, type SqlTargetOptions } from '../../replicate/sql/sql-target.ts'
import { openSqlite, sqliteDialect } from '../../replicate/sql/sqlite.ts'
import { raw, sql } from '../../replicate/sql/statement.ts'
import { makeTestPostgres } from '../support/database.ts'

/** A database for a replica. */
export interface TestTarget {
  readonly dialect: Dialect
  /** What `--to` names. */
  readonly to: string
  /** Another connection. */
  readonly session: SqlSession
  open(options?: Partial<SqlTargetOptions>): Promise<SqlTarget>
  /** The rows of a table. */
  rows(text: string): Promise<Record<string, unknown>[]>
}

async function targetOf(
  to: string,
  dialect: Dialect,
  connect: () => Promise<SqlSession>,
  drop: () => Promise<void>,
): Promise<TestTarget> {
  const session = await connect()
  const opened: SqlTarget[] = []
  onTestFinished(async () => {
    for (const one of opened) await one.close().catch(() => undefined)
    await session.close()
    await drop()
  })
  return {
    dialect,
    to,
    session,
    rows: (text) => session.query(sql`${raw(text)}`),
    async open(options = {}) {
      const target = new SqlTarget({
        deletes: 'soft',
        perCustomer: 'column',
        dialect,
        session: await connect(),
        ...options,
      })
      opened.push(target)
      return target
    },
  }
}

async function openTestPostgresTarget(): Promise<TestTarget> {
  const { url, drop } = await makeTestPostgres('empty')
  return targetOf(url, postgresDialect('test'), () => connectPostgres(url), drop)
}

async function openTestSqliteTarget(): Promise<TestTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-replicate-'))
  const file = join(folder, 'copy.db')
  const drop = () => rm(folder, { recursive: true, force: true })
  return targetOf(`sqlite:${file}`, sqliteDialect(file), () => openSqlite(file, false), drop)
}

/** Whether this Node.js has SQLite: 22.13 and newer. */
const HAS_SQLITE = process.getBuiltinModule('node:sqlite') !== undefined

type Opener = () => Promise<TestTarget>

/** For `describe.each(TARGETS)`; SQLite needs a newer Node.js than 20: `npm run test:node24`. */
export const TARGETS: readonly (readonly [name: string, open: Opener])[] = [
  ['PostgreSQL', openTestPostgresTarget],
  ...(HAS_SQLITE ? [['SQLite', openTestSqliteTarget] as const] : []),
]

/** The columns of orders. */
export const COLUMNS: readonly Column[] = [
  { field: 'id', type: 'text' },
  { field: 'amount', type: 'bigint' },
  { field: 'rate', type: 'numeric' },
  { field: 'paid', type: 'boolean' },
  { field: 'made_at', type: 'timestamptz' },
  { field: 'tags', type: 'jsonb' },
]

/** The table of `copyOf`, as a statement names it. */
export function ordersOf({ dialect }: TestTarget): string {
  return dialect.sqlName(dialect.wantedName('shop', 'orders', ''))
}

const PASS = '2026-01-01T00:00:00.000Z'
const CHANGED = '2026-01-31T12:00:00.000Z'

/** A copy with columns. */
export function copyOf(columns: readonly Column[] = [], given: Partial<ReplicaCopy> = {}): ReplicaCopy {
  return { connector: 'c1', customer: 'ada', kind: 'shop', entity: 'orders', columns, ...given }
}

/** An upsert of a record, by its field `id`. */
export function upsertOf(copy: ReplicaCopy, record: Readonly<Record<string, unknown>>, pass = PASS): ReplicaChange {
  return upsertOfText(copy, JSON.stringify(record), pass)
}

/** An upsert of a record as text. */
export function upsertOfText(copy: ReplicaCopy, text: string, pass = PASS): ReplicaChange {
  const record = recordOf(text)
  return { operation: 'upsert', copy, key: String(record.value.id), changedAt: CHANGED, pass, below: null, record }
}

/** An upsert of a record with mapped fields, as texts. */
export function mappedUpsertOf(copy: ReplicaCopy, text: string, mapped: string): ReplicaChange {
  const record = recordOf(text, { mapped })
  return {
    operation: 'upsert',
    copy,
    key: String(record.value.id),
    changedAt: CHANGED,
    pass: PASS,
    below: null,
    record,
  }
}

/** The removal of a record. */
export function removalOf(copy: ReplicaCopy, key: string): ReplicaChange {
  return { operation: 'delete', copy, key, changedAt: CHANGED }
}

/** The removal of a copy. */
export function resetOf({ connector, entity }: ReplicaCopy): ReplicaChange {
  return { operation: 'reset', name: { connector, entity } }
}

/** The end of a whole reading of a copy. */
export function completeOf(copy: ReplicaCopy, pass: string, given: Partial<WholeReading> = {}): ReplicaChange {
  return { operation: 'complete', copy, pass, below: null, except: [], ...given }
}

/** A page on its way. */
export function pageOf(
  changes: readonly ReplicaChange[],
  { after, cursor, stream = 'all' }: { readonly after?: string; readonly cursor: string; readonly stream?: string },
): PageWrite {
  return { stream, after, page: { changes, cursor, unready: [] } }
}
