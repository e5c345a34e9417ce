/**
 * Records a second into a replica, and the memory that it takes: in PostgreSQL (the empty database of `DATABASE_URL`), and as JSON
 * Lines. `DATABASE_URL=postgres://… npm run bench:replicate`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LinesTarget } from '../replicate/lines/lines-target.ts'
import type { ReplicaChange, ReplicaCopy, ReplicaTarget } from '../replicate/model/change.ts'
import { columnsOf, recordOf } from '../replicate/model/columns.ts'
import { connectPostgres, postgresDialect } from '../replicate/sql/postgres.ts'
import { SqlTarget } from '../replicate/sql/sql-target.ts'
import { load } from '../runtime/index.ts'

const PAGES = 100
const PAGE = 1000

const { manifest } = await load('stripe')
const copy: ReplicaCopy = {
  connector: '10524b45-484b-4c00-9320-673c8d4d90ed',
  customer: 'user_1',
  kind: 'stripe',
  entity: 'customers',
  columns: columnsOf(manifest, 'customers'),
}

/** A record of about 900 bytes, as text. */
function recordText(index: number): string {
  return JSON.stringify({
    id: `cus_${index}`,
    object: 'customer',
    balance: index,
    created: 1_793_433_600 + index,
    currency: 'eur',
    delinquent: index % 2 === 0,
    description: 'a customer '.repeat(20),
    email: `customer-${index}@example.com`,
    invoice_prefix: 'ABCDEF',
    livemode: false,
    metadata: Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`key_${at}`, `value ${index} ${at}`])),
    name: `Customer ${index}`,
    phone: null,
    preferred_locales: ['de', 'en'],
    shipping: { address: { city: 'Berlin', country: 'DE', line1: 'Street 1', postal_code: '10115' }, name: 'Ada' },
    tax_exempt: 'none',
  })
}

function pageOfChanges(page: number): ReplicaChange[] {
  return Array.from({ length: PAGE }, (_, at): ReplicaChange => {
    const record = recordOf(recordText(page * PAGE + at))
    const key = String(record.value.id)
    return { operation: 'upsert', copy, key, changedAt: '2026-01-31T12:00:00Z', pass: '1', below: null, record }
  })
}

async function measure(name: string, target: ReplicaTarget): Promise<void> {
  const megabytes: number[] = []
  const began = performance.now()
  for (let page = 0; page < PAGES; page++) {
    const after = page === 0 ? undefined : String(page - 1)
    await target.write({
      stream: 'bench',
      after,
      page: { changes: pageOfChanges(page), cursor: String(page), unready: [] },
    })
    megabytes.push(Math.round(process.memoryUsage().rss / 2 ** 20))
  }
  const seconds = (performance.now() - began) / 1000
  const quarter = megabytes[PAGES / 4] ?? 0
  const rate = Math.round((PAGES * PAGE) / seconds)
  process.stdout.write(
    `${name}: ${rate} records a second; ${quarter} MB after a quarter, ${megabytes.at(-1)} MB at the end\n`,
  )
  await target.close()
}

const folder = await mkdtemp(join(tmpdir(), 'plugboard-bench-'))
try {
  const url = process.env.DATABASE_URL
  if (url !== undefined) {
    const session = await connectPostgres(url)
    await measure(
      'PostgreSQL',
      new SqlTarget({ dialect: postgresDialect('bench'), session, deletes: 'soft', perCustomer: 'column' }),
    )
  }
  await measure('JSON Lines', new LinesTarget({ folder, perCustomer: 'column' }))
} finally {
  await rm(folder, { recursive: true })
}
