/**
 * `npx tsx bench/console.ts [--customers 10000] [--calls 1000000] [--embedded]`: each page of the console over a full PostgreSQL or
 * embedded database. Beside each page are the statements that it runs, run bare in the same rounds. Loopback only; takes some minutes, most of
 * them to fill the database.
 */
import { loadavg } from 'node:os'
import { type Database, migrate, openDatabase } from '../server/ground/store/index.ts'
import { rollUpTrends } from '../server/operators/support/index.ts'
import { plantCustomer, startConsoleWorld } from '../test/support/console.ts'
import { median } from './measure.ts'
import { startPostgres } from './search/postgres.ts'

const given = process.argv.slice(2)
const numberOf = (name: string, usual: number) => Number(given[given.indexOf(name) + 1] ?? usual) || usual
const CUSTOMERS = given.includes('--customers') ? numberOf('--customers', 10_000) : 10_000
const CALLS = given.includes('--calls') ? numberOf('--calls', 1_000_000) : 1_000_000
const ROUNDS = 31
const ORGANIZATIONS = 3
const LIMIT_MS = 100
/** Calls that one statement inserts. */
const BATCH = 50_000

/** Statements, as they were run. */
type Ran = readonly [text: string, params: readonly unknown[] | undefined]

/** The database, which writes down what is asked of it in its system's scope. */
function recorded(database: Database): { database: Database; ran: Ran[] } {
  const ran: Ran[] = []
  const query = <T>(text: string, params?: readonly unknown[]) => {
    ran.push([text, params])
    return database.query<T>(text, params)
  }
  return {
    ran,
    database: new Proxy(database, {
      get(target, name) {
        if (name === 'query') return query
        const value = Reflect.get(target, name, target) as unknown
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    }),
  }
}

/** Fills the database: two connectors a customer, some in need of their owner, and calls of the last 30 days. */
async function fill(database: Pick<Database, 'query'>): Promise<void> {
  await database.query(
    `insert into organizations (id, name) select gen_random_uuid(), 'Organization ' || n from generate_series(1, $1::int) n`,
    [ORGANIZATIONS],
  )
  await database.query(
    `with o as (select id, row_number() over (order by id) as place, count(*) over () as many from organizations)
     insert into customers (id, organization_id, external_user_id)
     select gen_random_uuid(), o.id, 'user_' || g.n from generate_series(1, $1::int) g(n) join o on o.place = g.n % o.many + 1`,
    [CUSTOMERS],
  )
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status, status_since, status_reason, last_success_at)
     select gen_random_uuid(), organization_id, id, (array['notion', 'stripe', 'jira', 'hubspot', 'slack'])[1 + floor(random() * 5)::int], 'Account of ' || external_user_id,
       'oauth2', '1.0.0', case when random() < 0.02 then 'needs_reauth' else 'active' end, now(), 'because', now()
     from customers, generate_series(1, 2)`,
  )
  await database.query(
    `insert into syncs (organization_id, connector_id, kind, next_run_at) select organization_id, id, kind, now() + interval '1 hour' from connectors`,
  )
  await database.query(
    `insert into sync_entities (organization_id, connector_id, entity, turn, last_synced_at, last_error, next_run_at)
     select organization_id, id, 'entity_' || n, n, now() - random() * interval '2 hours', case when random() < 0.01 then '{"code": "upstream_error", "message": "m"}'::jsonb end,
       now() + interval '1 hour' from connectors, generate_series(1, 2) n`,
  )
  for (let first = 1; first <= CALLS; first += BATCH)
    await database.query(
      `with c as (select id, organization_id, customer_id, row_number() over (order by md5(id::text)) as place from connectors)
       insert into audit (organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity, action, status, code, duration_ms, prev_hash, hash)
       select c.organization_id, g.n, gen_random_uuid(), now() - ($1::int - g.n) * interval '30 days' / $1::int, 'req_' || md5(g.n::text), 'scoped', 'a', c.customer_id, c.id, 'direct', 'contacts', 'list',
         case when g.n % 50 = 0 then 502 else 200 end, case when g.n % 50 = 0 then 'upstream_error' end, 20, '', ''
       from generate_series($2::int, $3::int) g(n) join c on c.place = g.n % $4::int + 1`,
      [CALLS, first, Math.min(first + BATCH - 1, CALLS), CUSTOMERS * 2],
    )
  await database.query('analyze')
}

/** Milliseconds of some work. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const postgres = given.includes('--embedded') ? undefined : await startPostgres()
const opened = await openDatabase(postgres ? { url: postgres.url } : { memory: true })
const { database, ran } = recorded(opened)
await migrate(database)
const filledMs = await timed(() => fill(opened))
const firstMs = await timed(() => rollUpTrends(opened, Date.now()))
await opened.query('analyze trends')
const againMs = await timed(() => rollUpTrends(opened, Date.now() + 300_000))
const world = await startConsoleWorld(database)
try {
  const planted = await plantCustomer(world.server, (field) => field)
  const [some] = await database.query<{ organization: string; customer: string; connector: string; request: string }>(
    `select a.organization_id as organization, a.customer_id as customer, a.connector_id as connector, a.request_id as request from audit a
     where a.code is not null limit 1`,
  )
  const pages = {
    Overview: '/',
    'Overview of 30 days': '/?span=30d',
    Customers: '/customers',
    'Customers without trouble': '/customers?offset=2000',
    'Customers with an error of a kind': '/customers?kind=notion&code=upstream_error',
    'Search for your ID': '/customers?q=user_4242',
    'Search for a part': '/customers?q=r_42',
    'Search for a request': `/customers?q=${some?.request}`,
    'Search for a connector': `/customers?q=${some?.connector}`,
    'A customer': `/customers/${some?.organization}/${some?.customer}`,
    'A customer in trouble': `/customers/${planted.organizationId}/${planted.customerId}`,
    Connectors: '/connectors',
    Calls: '/calls',
    'Calls that failed': '/calls?result=failed',
    'Calls of a kind': '/calls?kind=notion&result=failed',
    'Calls of a connector': `/calls?connector=${some?.connector}&from=2020-01-01T00:00:00Z`,
    'Calls with a code that nothing has': '/calls?code=nothing',
    'A call': `/calls/${some?.organization}/${some?.request}`,
    Syncs: '/syncs',
    'Syncs that failed': '/syncs?failed=yes',
    Webhooks: '/webhooks',
    Applications: '/applications',
    Kinds: '/kinds',
    'Try it': `/try?organization=${planted.organizationId}&connector=${planted.connectorId}&operation=pages.list`,
    Operators: '/operators',
  }
  const cookie = await world.logIn('owner')
  process.stdout.write(
    `${CUSTOMERS} customers, ${CALLS} calls, filled in ${Math.round(filledMs / 1000)} s; trends added up in ${Math.round(firstMs)} ms, then ${Math.round(againMs)} ms; load ${loadavg()[0]?.toFixed(1)}\n`,
  )
  process.stdout.write(`${'page'.padEnd(36)} page ms  p95 ms  bare ms  ratio\n`)
  for (const [name, path] of Object.entries(pages)) {
    ran.length = 0
    const { status } = await world.get(path, { cookie })
    // An exact ID leads to its page.
    if (status !== 200 && status !== 303) throw new Error(`${path}: ${status}`)
    const statements = [...ran]
    const [page, bare]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      page.push(await timed(() => world.get(path, { cookie })))
      bare.push(await timed(() => Promise.all(statements.map(([text, params]) => opened.query(text, params)))))
    }
    const [ours, theirs] = [median(page), median(bare)]
    const p95 = page.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? 0
    const cells = [ours, p95, theirs].map((ms) => ms.toFixed(1).padStart(7))
    process.stdout.write(
      `${name.padEnd(36)} ${cells.join('  ')}  ${(ours / theirs).toFixed(2)}${ours > LIMIT_MS ? '  over 100 ms' : ''}\n`,
    )
  }
} finally {
  await world.server.close()
  await postgres?.stop()
}
