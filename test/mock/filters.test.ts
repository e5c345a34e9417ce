/** Params that narrow a list do so, and the others are named. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RecordFields } from '../../simulator/filters/base/fields.ts'
import { conditionOf } from '../../simulator/filters/languages/query.ts'
import { iterateRecords, type Json, type JsonObject, type ResolvedManifest } from '../../runtime/index.ts'
import { startVendors, type Vendors } from './vendors.ts'

let vendors: Vendors

beforeAll(async () => {
  vendors = await startVendors({ records: 40 })
})

afterAll(() => vendors.close())

async function all(kind: string, id: string, params: JsonObject = {}): Promise<JsonObject[]> {
  const [entity = '', action = ''] = id.split('.')
  const found: JsonObject[] = []
  const call = { entity, action, params }
  for await (const record of iterateRecords(vendors.plan(kind), call, vendors.connection(kind))) found.push(record)
  return found
}

function at(record: JsonObject, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((node, name) => (node as JsonObject | null)?.[name], record)
}

/** The records of a list for which something holds, by their keys, without asking the list to narrow itself. */
async function those(kind: string, id: string, holds: (record: JsonObject) => boolean, params?: JsonObject) {
  const records = (await all(kind, id, params)).filter(holds)
  return records.map((record) => record.id ?? record.gid)
}

const keys = (records: readonly JsonObject[]) => records.map((record) => record.id ?? record.gid)

describe('a list of the mock', () => {
  it.each([
    ['stripe', 'invoices.list', 'status', 'open', 'status'],
    ['stripe', 'invoices.list', 'customer', 'customers_7', 'customer'],
    ['stripe', 'products.list', 'active', true, 'active'],
    ['orb', 'invoices.list', 'status', 'issued', 'status'],
    ['orb', 'invoices.list', 'customer_id', 'customers_3', 'customer.id'],
    ['asana', 'projects.list', 'archived', false, 'archived'],
  ])('%s %s with %s %j has the records with that value', async (kind, id, param, value, field) => {
    const wanted = await those(kind, id, (record) => at(record, field) === value)
    expect(keys(await all(kind, id, { [param]: value }))).toEqual(wanted)
  })

  it('of open invoices has some, and none that is paid', async () => {
    const statuses = (await all('stripe', 'invoices.list', { status: 'open' })).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['open']))
  })

  it('is bounded by times, in seconds or as text', async () => {
    const created = (await all('stripe', 'customers.list'))
      .map((record) => Number(record.created))
      .sort((a, b) => a - b)
    const [low, high] = [created[10]!, created[20]!]
    const between = await all('stripe', 'customers.list', { created: { gte: low, lt: high } })
    expect(between.map((record) => Number(record.created)).sort((a, b) => a - b)).toEqual(created.slice(10, 20))
    const dates = (await all('greenhouse', 'offers.list')).map((record) => String(record.created_at)).sort()
    const later = await all('greenhouse', 'offers.list', { created_after: dates[30]! })
    expect(later.map((record) => String(record.created_at)).sort()).toEqual(dates.slice(30))
  })

  it('is bounded by times that are written as numbers', async () => {
    const { list_id } = vendors.mock.example('clickup', 'tasks.list')
    const tasks = await all('clickup', 'tasks.list', { list_id: list_id! })
    const middle = String(tasks[20]!.date_updated)
    const later = await all('clickup', 'tasks.list', { list_id: list_id!, date_updated_gt: middle })
    expect(keys(later)).toEqual(keys(tasks.filter((task) => String(task.date_updated) > middle)))
    expect(later).toHaveLength(20)
  })

  it('continues by next within what was asked for', async () => {
    const wanted = await all('stripe', 'invoices.list', { status: 'open' })
    expect(wanted.length).toBeGreaterThan(3)
    expect(keys(await all('stripe', 'invoices.list', { status: 'open', limit: 2 }))).toEqual(keys(wanted))
  })

  it('takes a word for all as no filter', async () => {
    const [subscriptions, everything] = [await all('stripe', 'subscriptions.list'), { status: 'all' }]
    expect(keys(await all('stripe', 'subscriptions.list', everything))).toEqual(keys(subscriptions))
    expect(await all('sharepoint', 'sites.list', { search: '*' })).toHaveLength(40)
  })
})

describe('a search of the mock', () => {
  it.each([
    ['hubspot', 'contacts.api_search', 'query'],
    ['github', 'issues.api_search', 'q'],
  ])('of %s %s finds the records that have a word', async (kind, id, param) => {
    const [first] = await all(kind, id, vendors.mock.example(kind, id))
    const word = String(Object.values(first!).find((value) => typeof value === 'string'))
    const found = await all(kind, id, { [param]: `"${word}"` })
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((record) => !JSON.stringify(record).toLowerCase().includes(word.toLowerCase()))).toEqual([])
    expect(await all(kind, id, { [param]: 'nobodyhasthisword' })).toEqual([])
  })

  it.each([
    ["status:'open'", ({ status }: JsonObject) => status === 'open'],
    ["status:'open' AND total>20000", ({ status, total }: JsonObject) => status === 'open' && Number(total) > 20_000],
    ["-status:'open'", ({ status }: JsonObject) => status !== 'open'],
    [
      "customer:'customers_7' status:'paid'",
      (one: JsonObject) => one.customer === 'customers_7' && one.status === 'paid',
    ],
    [
      "status:'open' OR (status = paid AND NOT total < 20000)",
      ({ status, total }: JsonObject) => status === 'open' || (status === 'paid' && Number(total) >= 20_000),
    ],
    ['status in (open, "paid")', ({ status }: JsonObject) => status === 'open' || status === 'paid'],
    ['status not in (open)', ({ status }: JsonObject) => status !== 'open'],
    ['customer_name is empty', (one: JsonObject) => one.customer_name === null],
    ['customer_name != null', (one: JsonObject) => one.customer_name !== null],
  ])('applies the conditions of %s', async (query, holds) => {
    const wanted = await those('stripe', 'invoices.list', holds)
    expect(keys(await all('stripe', 'invoices.api_search', { query }))).toEqual(wanted)
  })
})

describe('criteria as JSON', () => {
  const filter = (propertyName: string, operator: string, value?: string) => ({
    filters: [{ propertyName, operator, ...(value !== undefined && { value }) }],
  })
  const property = (record: JsonObject, name: string) => String((record.properties as JsonObject)[name])

  type Filter = ReturnType<typeof filter>
  const cases: readonly (readonly [name: string, holds: (one: JsonObject) => boolean, filters: readonly Filter[]])[] = [
    ['equal', (one) => property(one, 'region') === 'emea', [filter('region', 'EQ', 'emea')]],
    ['not equal', (one) => property(one, 'region') !== 'emea', [filter('region', 'NEQ', 'emea')]],
    ['contain', (one) => property(one, 'email').startsWith('ada'), [filter('email', 'CONTAINS_TOKEN', 'ada*')]],
    ['are there', () => true, [filter('email', 'HAS_PROPERTY')]],
    ['are not there', () => false, [filter('email', 'NOT_HAS_PROPERTY')]],
    [
      'are in one of two groups',
      (one) => property(one, 'region') === 'emea' || property(one, 'firstname') === 'Ada',
      [filter('region', 'EQ', 'emea'), filter('firstname', 'EQ', 'Ada')],
    ],
  ]
  it.each(cases)('find the records whose fields %s', async (_, holds, filterGroups) => {
    const wanted = await those('hubspot', 'contacts.list', holds, { limit: 100, properties: 'region,email,firstname' })
    expect(keys(await all('hubspot', 'contacts.api_search', { filterGroups: [...filterGroups] }))).toEqual(wanted)
  })
})

describe('a query of the mock', () => {
  const conditions: readonly (readonly [query: string, keys: readonly unknown[]])[] = [
    ['due > -2d', ['soon']],
    ['due >= startOfDay(-9d) and due < now()', ['lately']],
    ['text ~ "ada"', ['lately']],
    ['due is not empty', ['lately', 'soon']],
  ]
  it.each(conditions)('%s', (query, found) => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const records = [
      { id: 'lately', due: at(-5), by: 'Ada' },
      { id: 'soon', due: at(3), by: 'Grace' },
      { id: 'never', due: null, by: 'Linus' },
    ]
    const record = { type: 'object', properties: { id: {}, due: {}, by: {} } }
    const holds = conditionOf(query, new RecordFields({ schemas: {} } as ResolvedManifest, record))
    expect(records.filter((one) => holds!(one)).map(({ id }) => id)).toEqual(found)
  })

  it.each(['(due', 'due in', 'due >', 'and', 'due in (a', 'owner = 1', 'due = someday()', 'due is 5', 'a and', '|'])(
    '%s is not understood',
    (query) => {
      const record = { type: 'object', properties: { due: {} } }
      expect(conditionOf(query, new RecordFields({ schemas: {} } as ResolvedManifest, record))).toBeUndefined()
    },
  )
})

describe('an order', () => {
  it.each([
    ['stripe', 'invoices.api_search', { query: 'order by created' }, 'created', false],
    ['zendesk-support', 'tickets.list', { sort_by: 'updated_at', sort_order: 'asc' }, 'updated_at', false],
    ['github', 'repositories.list', { sort: 'created', direction: 'desc' }, 'created_at', true],
    [
      'hubspot',
      'contacts.api_search',
      { sorts: [{ propertyName: 'createdAt', direction: 'ASCENDING' }] },
      'createdAt',
      false,
    ],
  ] as const)('of %s %s is applied: %j', async (kind, id, params, field, isDown) => {
    const found = (await all(kind, id, structuredClone(params) as unknown as JsonObject)).map(
      (record) => Date.parse(String(record[field])) || Number(record[field]),
    )
    expect(found.length).toBeGreaterThan(2)
    expect(found).toEqual(found.toSorted((one, other) => (isDown ? other - one : one - other)))
  })
})

describe('a language of filters', () => {
  const first = async (kind: string, id: string, params: JsonObject = {}) => (await all(kind, id, params))[0]!

  it('of Linear narrows by fields of objects', async () => {
    const filter = { state: { type: { eq: 'started' } } }
    const found = await all('linear', 'issues.list', { filter })
    expect(found.map(({ state }) => (state as JsonObject).type)).toEqual(found.map(() => 'started'))
    expect(found.length).toBeLessThan((await all('linear', 'issues.list')).length)
  })

  it('of Notion narrows by timestamps, joined by and', async () => {
    const { id } = await first('notion', 'data_sources.api_search', { query: '' })
    const params = { data_source_id: id! }
    const times = (await all('notion', 'data_source_entries.list', params))
      .map(({ created_time }) => String(created_time))
      .toSorted()
    const [from, to] = [times[3]!, times[6]!]
    const filter: JsonObject = {
      and: [
        { timestamp: 'created_time', created_time: { on_or_after: from } },
        { timestamp: 'created_time', created_time: { before: to } },
      ],
    }
    const found = await all('notion', 'data_source_entries.list', {
      ...params,
      filter,
      sorts: [{ timestamp: 'created_time', direction: 'ascending' }],
    })
    expect(found.map(({ created_time }) => created_time)).toEqual(times.slice(3, 6))
  })

  it('of Salesforce narrows by patterns and periods', async () => {
    const found = await all('salesforce', 'contacts.list', {
      where: "FirstName LIKE 'Ha%' AND CreatedDate = LAST_N_DAYS:400",
    })
    expect(found.map(({ FirstName }) => FirstName)).toContain('Hanna')
    expect(found.filter(({ FirstName }) => !String(FirstName).startsWith('Ha'))).toEqual([])
    expect(await all('salesforce', 'contacts.list', { where: 'CreatedDate = LAST_N_DAYS:0' })).toEqual([])
  })

  it('of Zendesk takes the type of the list', async () => {
    const found = await all('zendesk-support', 'tickets.api_search', { query: 'type:ticket status:open' })
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['open']))
  })

  it('of Jira knows the caller, keys of projects and an order', async () => {
    const jql = 'project = PB AND assignee = currentUser() ORDER BY created DESC'
    const found = await all('jira', 'issues.api_search', { jql, fields: 'assignee,created' })
    const assignees = found.map(
      ({ fields }) => ((fields as JsonObject).assignee as JsonObject).displayName ?? 'Ada Lopez',
    )
    expect(new Set([...assignees, 'Ada Lopez'])).toEqual(new Set(['Ada Lopez']))
  })
})

describe('what the sandbox does not play', () => {
  it.each([
    [
      'hubspot',
      'contacts.api_search',
      { filterGroups: [{ filters: [{ propertyName: 'shoe_size', operator: 'EQ', value: '42' }] }] },
      'filterGroups',
    ],
    ['jira', 'issues.api_search', { jql: 'sprint in openSprints()' }, 'jql'],
    ['linear', 'issues.list', { filter: { shoeSize: { eq: 42 } } }, 'filter'],
    [
      'notion',
      'data_source_entries.list',
      { data_source_id: 'first', filter: { property: 'Shoe size', number: { equals: 42 } } },
      'filter',
    ],
    ['stripe', 'subscriptions.list', { price: 'price_1' }, 'price'],
    ['zendesk-support', 'tickets.list', { sort_by: 'priority_of_the_moon' }, 'sort_by'],
  ] as const)('is refused: %s %s %j', async (kind, id, given, param) => {
    const params = structuredClone(given) as unknown as JsonObject
    if (params.data_source_id)
      params.data_source_id = (await all(kind, 'data_sources.api_search', { query: '' }))[0]!.id!
    await expect(all(kind, id, params)).rejects.toThrow(/The sandbox does not simulate: |must be one of/)
    expect(param).toBeTypeOf('string')
  })

  it('is listed for each list, by name', () => {
    const { 'invoices.list': invoices, 'subscriptions.list': subscriptions } = vendors.mock.filters('stripe')
    expect({ invoices, subscriptions: subscriptions!.refused }).toEqual({
      invoices: {
        applied: ['collection_method', 'created', 'customer', 'customer_account', 'status', 'subscription'],
        refused: [],
      },
      subscriptions: ['automatic_tax', 'price'],
    })
  })
})
