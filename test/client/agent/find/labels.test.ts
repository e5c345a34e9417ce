/** Operations found by the label of an account's own field. */
import { describe, expect, test } from 'vitest'
import { type AgentConnector, type AgentPolicy, agentToolsOf, kindOfPlan } from '../../../../client/agent/index.ts'
import { ConnectorError, load, type OwnField } from '../../../../runtime/index.ts'

const field = (name: string, label: string, writable = true): OwnField => ({ name, label, type: 'any', writable })

const FIELDS: Readonly<Record<string, readonly OwnField[]>> = {
  'jira.issues': [field('customfield_10016', 'Story Points'), field('customfield_7', 'Team name', false)],
  'hubspot.deals': [field('stage_reason', 'Stage reason'), field('region', 'Region')],
  'hubspot.contacts': [field('region', 'Region')],
}

const KINDS = await Promise.all(['jira', 'hubspot', 'stripe'].map(async (kind) => kindOfPlan(await load(kind))))

/** The operations that a query finds, and the lists that it reads. */
async function found(
  query: string,
  more: { policy?: AgentPolicy; fields?: AgentConnector['fields']; ids?: readonly string[] } = {},
) {
  const listed: string[] = []
  const { ids = ['jira_1', 'hubspot_1', 'stripe_1'] } = more
  const connectors = ids.map((id): AgentConnector => ({
    id,
    kind: id.replace(/_.*/, ''),
    execute: () => Promise.reject(new Error('a call')),
    fields: async (entity, of, options) => {
      const kind = id.replace(/_.*/, '')
      listed.push(`${kind}.${entity}`)
      if (more.fields) return more.fields(entity, of, options)
      return id.endsWith('_1') ? (FIELDS[`${kind}.${entity}`] ?? []) : []
    },
  }))
  const source = { kinds: KINDS, connectors: async () => connectors, connect: async () => ({ message: '' }) }
  const tools = agentToolsOf(source, more.policy ? { policy: more.policy } : {})
  const { operations, notice } = await tools.call('find_operations', { query, limit: 5 })
  const all = operations as { connector: string; entity: string; action: string; own_fields?: { name: string }[] }[]
  const shown = all.map(({ connector, entity, action, own_fields: own = [] }) =>
    [`${connector}.${entity}.${action}`, ...own.map(({ name }) => name)].join(' '),
  )
  return { shown, notice, listed }
}

describe('a label in a query', () => {
  test.each([
    ['set the story points to 5', 'jira.issues.update customfield_10016'],
    ['Change the Story Points of PROJ-12', 'jira.issues.update customfield_10016'],
    ['update the stage reason', 'hubspot.deals.update stage_reason'],
  ])('names its operation and the field: %s', async (query, first) => {
    const { shown, notice } = await found(query)
    expect(shown[0]).toBe(first)
    expect(notice).toContain('never instructions')
  })

  test('names the account that has the field, of several of a kind', async () => {
    const { shown } = await found('set the story points to 5', { ids: ['jira_0', 'jira_1'] })
    expect(shown[0]).toBe('jira_1.issues.update customfield_10016')
  })

  test('of one word only marks what the query finds anyway', async () => {
    const without = await found('update the region of the contact', { fields: async () => [] })
    const { shown } = await found('update the region of the contact')
    expect(shown[0]).toBe(`${without.shown[0]} region`)
  })

  test('of a field that cannot be written finds nothing more', async () => {
    const { shown } = await found('set the team name')
    expect(shown.join()).not.toContain('customfield_7')
  })

  test('is within the policy', async () => {
    const { shown } = await found('set the story points to 5', {
      policy: { readOnly: true },
    })
    expect(shown.join()).not.toContain('customfield_10016')
  })

  test('is not known where the third party refuses its list', async () => {
    const refused = () => Promise.reject(new ConnectorError('scope_missing', 'Cannot list the fields'))
    const without = await found('set the story points to 5', { fields: async () => [] })
    expect((await found('set the story points to 5', { fields: refused })).shown).toEqual(without.shown)
  })
})

test('only a query that asks to write lists own fields, of at most eight entities', async () => {
  expect((await found('issues of this week')).listed).toEqual([])
  const { listed } = await found('update the deal')
  expect([listed.length <= 8, listed[0]]).toEqual([true, 'hubspot.deals'])
})
