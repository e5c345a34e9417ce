/** `plugboard changes`, `search` and `replicate` beside a server: all copies by one checkpoint, groups, and mapped fields. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../replicate/sql/statement.ts'
import { Served } from '../replicate/served.ts'
import { runCli } from '../run-cli.ts'

describe('commands that read copies', () => {
  let served: Served
  beforeAll(async () => {
    served = await Served.start(['user_1', 'user_2'])
  })
  afterAll(() => served?.close())

  it('changes without a connector prints those of all copies, and continues after a checkpoint', async () => {
    const { env, connectors } = served
    const read = async (...options: string[]) => {
      const { stdout } = await runCli(['changes', '--customer', 'user_2', ...options], { env })
      const lines = stdout.trimEnd().split('\n')
      return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    }
    const found = await read('--entities', 'customers')
    const upserts = found.filter(({ operation }) => operation === 'upsert')
    expect(Object.fromEntries(upserts.map(({ key, record }) => [key, record]))).toEqual(
      await served.copied(connectors[1] ?? ''),
    )
    expect(upserts[0]).toMatchObject({
      connector_id: connectors[1],
      connector_type: 'stripe',
      external_user_id: 'user_2',
      entity: 'customers',
    })
    expect(found.slice(-2).map(({ operation }) => operation)).toEqual(['complete', 'caught_up'])
    const after = String(found.at(-1)?.checkpoint)
    expect(await read('--entities', 'customers', '--after', after)).toMatchObject([{ operation: 'caught_up' }])
  })

  it('changes refuses a connector without an entity, and filters beside one', async () => {
    const { env } = served
    const without = await runCli(['changes', 'some-id'], { env })
    expect(without.stderr).toContain('Cannot read changes of a connector without an entity')
    const filtered = await runCli(['changes', 'some-id', 'customers', '--kinds', 'stripe'], { env })
    expect(filtered.stderr).toContain('Cannot filter the changes of one entity')
    expect([without.code, filtered.code]).toEqual([2, 2])
  })

  it('search prints the least and the greatest value of groups', async () => {
    const { env, connectors } = served
    const words = ['search', connectors[0] ?? '', 'customers', '--group-by', 'livemode', '--json']
    const { stdout, stderr } = await runCli([...words, '--min', 'created', '--max', 'created'], { env })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/"min":\s*\{\s*"created":/)
    expect(stdout).toMatch(/"max":\s*\{\s*"created":/)
    const refused = await runCli(['search', connectors[0] ?? '', 'customers', '--min', 'created'], { env })
    expect(refused.stderr).toContain('--sum, --min and --max need --group-by')
  })

  it('replicate has a column for each field of a connector’s map, and the values of records that change', async () => {
    const [, other = ''] = served.connectors
    const token = await served.server.applicationToken()
    const map = { customers: { plan: { path: '$.metadata.plan', type: 'text' } } }
    await served.server.ask('PATCH', `/integrations/connectors/${other}`, { token, body: { map } })
    const made = await served.change(other, 'user_2', 'create', { name: 'Bob', metadata: { plan: 'pro' } })
    expect(await served.replicate(['--once'])).toMatchObject({ code: 0, stderr: '' })
    const [row] = await served.session.query(sql`select mapped_plan from stripe.customers where _key = ${made.id}`)
    expect(row).toEqual({ mapped_plan: 'pro' })
  })
})
