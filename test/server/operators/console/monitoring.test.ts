/** Metrics of the installation, and the rules and panels that read them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type ConsoleWorld, plantCustomer, startConsoleWorld } from '../../../support/console.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { ROOT } from '../../../support/root.ts'

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string
      readonly expr: string
      readonly labels: { readonly severity: string }
    }[]
  }[]
}

const read = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const RULES = (parse(read('examples', 'monitoring', 'alerts.yaml')) as Rules).groups.flatMap(({ rules }) => rules)
const DASHBOARD = read('examples', 'monitoring', 'dashboard.json')

let world: ConsoleWorld
let metrics: string
beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres())
  const { notion } = { notion: await plantCustomer(world.server, (field) => field) }
  const { database } = world.server.services
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status)
     select gen_random_uuid(), $1, $2, 'stripe', 'n', 'v', '1', 'active' from generate_series(1, 3)`,
    [notion.organizationId, notion.customerId],
  )
  await database.query(`update connectors set status = 'active' where organization_id = $1 and id = $2`, [
    notion.organizationId,
    notion.connectorId,
  ])
  metrics = await (await fetch(`${world.server.adminOrigin}/metrics`)).text()
})
afterAll(() => world?.server.close())

/** The value of a series. */
function valueOf(series: string): number | undefined {
  const line = metrics.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

it('metrics count connectors, copies, rejected records, jobs and endpoints of the installation', () => {
  expect({
    stripe: valueOf('plugboard_connectors{kind="stripe",status="active"}'),
    notion: valueOf('plugboard_connectors{kind="notion",status="active"}'),
    copies: valueOf('plugboard_copies{kind="notion"}'),
    failed: valueOf('plugboard_copies_failed{kind="notion"}'),
    rejected: valueOf('plugboard_records_rejected{kind="notion"}'),
    endpoints: valueOf('plugboard_webhook_endpoints_failing'),
  }).toEqual({ stripe: 3, notion: 1, copies: 1, failed: 1, rejected: 1, endpoints: 1 })
  const age = valueOf('plugboard_copies_oldest_seconds{kind="notion"}') ?? 0
  expect([age >= 2 * 86_400, valueOf('plugboard_jobs_waiting{state="due"}') !== undefined]).toEqual([true, true])
})

it('no metric names an organization, a customer or a connector', () => {
  expect(['external_user_id', 'organization"', 'the name', 'account'].filter((text) => metrics.includes(text))).toEqual(
    [],
  )
})

it('every metric of a rule or a panel is on /metrics', () => {
  const named = new Set(
    [...RULES.map(({ expr }) => expr), DASHBOARD].flatMap((text) => text.match(/plugboard_\w+/g) ?? []),
  )
  const known = new Set([...metrics.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => !known.has(name.replace(/_(?:bucket|sum|count)$/, '')))).toEqual([])
})

it('docs/runbook.md has each alert with its severity and what to do, and no other', () => {
  const page = read('docs', 'runbook.md')
  const rows = [...page.matchAll(/^\| \[`(\w+)`\]\(#(\w+)\) \| (\w+) \|/gm)].map(([, alert, , severity]) => [
    alert,
    severity,
  ])
  expect(rows).toEqual(RULES.map(({ alert, labels }) => [alert, labels.severity]))
  const chapters = page.split(/^## /m).slice(1)
  expect(chapters.map((one) => one.split('\n')[0])).toEqual(RULES.map(({ alert }) => alert))
  expect(chapters.filter((one) => !/^1\. \S/m.test(one))).toEqual([])
})

it('docs/observability.md lists every metric', () => {
  const page = read('docs', 'observability.md')
  const names = [...metrics.matchAll(/^# TYPE (plugboard_\w+) /gm)].map(([, name]) => name!)
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
