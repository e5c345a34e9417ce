/** Keys of many writes at once: claimed and settled by few statements, each key for itself. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Claim, createIdempotency, type Idempotency } from '../../../server/http/idempotency.ts'
import { type Database, openDatabase } from '../../../server/ground/store/index.ts'
import { testVault } from '../accounts/connectors/world.ts'
import { countStatements, databases, makeTestPostgres } from '../../support/database.ts'
import { ORGANIZATION } from './serve.ts'

const RESPONSE = { status: 201, headers: { location: '/1' }, content: '{"id":1}' }

function callOf(key: string, organizationId: string = ORGANIZATION) {
  return {
    organizationId,
    customer: 'user_1',
    applicationId: organizationId,
    route: 'POST /x',
    key,
    fingerprint: Buffer.alloc(32, 1),
  }
}

/** What became of a claim: `runs`, the status of a stored response, or the code of an error. */
async function claimed(idempotency: Idempotency, key: string): Promise<Claim | string> {
  return idempotency.claim(callOf(key)).catch(({ code }: { code: string }) => code)
}

const isRun = (claim: Claim | string): claim is Extract<Claim, { settle: unknown }> =>
  typeof claim !== 'string' && 'settle' in claim

const keys = (count: number) => Array.from({ length: count }, () => randomUUID())

async function addOrganization(database: Database, id: string): Promise<void> {
  await database.query('insert into organizations (id, name) values ($1, $2)', [id, 'Test'])
  await database.query('insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)', [
    randomUUID(),
    id,
    'user_1',
  ])
}

describe.each(databases)('keys of writes at once, on %s', (_name, open) => {
  let database: Database & { statements: number }
  beforeAll(async () => {
    database = countStatements(await open())
    await addOrganization(database, ORGANIZATION)
  })
  afterAll(() => database.close())

  it('are claimed by one statement and settled by one', async () => {
    const idempotency = createIdempotency(database, testVault())
    const many = keys(50)
    const before = database.statements
    const claims = (await Promise.all(many.map((key) => claimed(idempotency, key)))).filter(isRun)
    expect([claims.length, database.statements - before]).toEqual([50, 1])
    await Promise.all(claims.map(({ settle }, index) => settle(index % 2 === 0 ? RESPONSE : null)))
    expect(database.statements - before).toBe(2)
    const again = await Promise.all(many.map((key) => claimed(idempotency, key)))
    expect(again.map(isRun)).toEqual(many.map((_key, index) => index % 2 === 1))
    expect(again[0]).toMatchObject({ stored: { status: 201, headers: { location: '/1' } } })
  })

  it('are those of their organizations', async () => {
    const idempotency = createIdempotency(database, testVault())
    const other = randomUUID()
    await addOrganization(database, other)
    const [key] = keys(1) as [string]
    const both = await Promise.all([ORGANIZATION, other].map((id) => idempotency.claim(callOf(key, id))))
    expect(both.map(isRun)).toEqual([true, true])
    const rows = await database.query<{ id: string }>(
      'select organization_id as id from idempotency_keys where key = $1 order by organization_id',
      [key],
    )
    expect(rows.map(({ id }) => id)).toEqual([ORGANIZATION, other].sort())
  })

  it('fail each for itself: one that the database refuses is no obstacle to the others', async () => {
    const idempotency = createIdempotency(database, testVault())
    const claims = await Promise.allSettled(['a\0b', ...keys(3)].map((key) => idempotency.claim(callOf(key))))
    expect(claims.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  })

  it('hold responses of any size', async () => {
    const idempotency = createIdempotency(database, testVault())
    const sizes = [0, 1, 60_000, 70_000, 1_000_000]
    const many = keys(sizes.length)
    const claims = (await Promise.all(many.map((key) => claimed(idempotency, key)))).filter(isRun)
    await Promise.all(sizes.map((size, index) => claims[index]!.settle({ ...RESPONSE, content: 'x'.repeat(size) })))
    const again = await Promise.all(many.map((key) => claimed(idempotency, key)))
    const lengths = again.map((claim) =>
      typeof claim !== 'string' && 'stored' in claim ? Buffer.concat(claim.stored.content as Buffer[]).length : claim,
    )
    expect(lengths).toEqual(sizes)
  })
})

describe('keys of writes at two processes at once', () => {
  it('run once each, in whatever order they come', async () => {
    const { url, drop } = await makeTestPostgres('migrated')
    const processes = await Promise.all([openDatabase({ url }), openDatabase({ url })])
    await addOrganization(processes[0], ORGANIZATION)
    const [one, other] = processes.map((database) => createIdempotency(database, testVault())) as [
      Idempotency,
      Idempotency,
    ]
    const many = keys(200)
    const [first, second] = await Promise.all([
      Promise.all(many.map((key) => claimed(one, key))),
      Promise.all(many.toReversed().map((key) => claimed(other, key))),
    ])
    const runs = many.map((_key, index) => [first[index]!, second.at(-1 - index)!].filter(isRun).length)
    expect(runs).toEqual(many.map(() => 1))
    const others = [...first, ...second].filter((claim) => !isRun(claim))
    expect(others).toEqual(many.map(() => 'idempotency_in_progress'))
    await Promise.all(processes.map((database) => database.close()))
    await drop()
  })
})
