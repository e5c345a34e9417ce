/** A read finds the results of earlier writes: children, batches, and actions of an entity's own. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mock, startMock } from '../../../mock/index.ts'
import { planOf } from '../../support/plan.ts'
import { fetchFrom } from '../fetch-from.ts'

const NONE = { style: 'none', because: 'One page.' }
const issueId = { issue_id: 'string!' }
const id = { id: 'string!' }

const { manifest } = planOf({
  kind: 'vendor',
  schemas: {
    Issue: {
      id: 'string!',
      state: { enum: ['draft', 'canceled', 'closed'] },
      archived: 'boolean',
      fields: { properties: { status: 'Status', title: 'string' } },
    },
    Status: { name: 'string!' },
    StatusDetails: { name: 'string!', scope: 'string' },
    Note: { id: 'string!', text: 'string' },
    Transition: { id: 'string!', to: 'StatusDetails' },
  },
  entities: {
    issues: {
      schema: 'Issue',
      list: { request: 'GET /issues', pagination: NONE },
      get: { request: 'GET /issues/{issue_id}', params: issueId },
      create: { request: 'POST /issues', params: { fields: 'object' }, body: { fields: '{{fields}}' } },
      cancel: { request: 'POST /issues/{issue_id}/cancel', params: issueId, effect: 'destroys' },
      archive: { request: 'POST /issues/{issue_id}/archive', params: issueId, effect: 'overwrites' },
      unarchive: { request: 'POST /issues/{issue_id}/unarchive', params: issueId, effect: 'overwrites' },
      transition: {
        request: 'POST /issues/{issue_id}/transitions',
        params: { ...issueId, transition: { required: true, properties: id } },
        body: { transition: '{{transition}}' },
        effect: 'overwrites',
      },
    },
    transitions: {
      schema: 'Transition',
      list: { request: 'GET /issues/{issue_id}/transitions', params: issueId, pagination: NONE },
    },
    notes: {
      schema: 'Note',
      list: { request: 'GET /issues/{issue_id}/notes', params: issueId, pagination: NONE },
      create: {
        request: 'POST /issues/{issue_id}/notes',
        params: { ...issueId, notes: { required: true, maxItems: 5, items: { properties: { text: 'string' } } } },
        body: { notes: '{{notes}}' },
        batch: { of: 'notes', outcomes: '$.notes' },
      },
      update: {
        request: 'PATCH /notes',
        params: { notes: { required: true, maxItems: 5, items: { properties: { id: 'string!', text: 'string' } } } },
        body: { notes: '{{notes}}' },
        batch: { of: 'notes', outcomes: '$.notes' },
      },
    },
  },
})

let mock: Mock
beforeAll(async () => {
  mock = await startMock([manifest], { fixtures: false, records: 3 })
})
afterAll(() => mock.close())

// oxlint-disable-next-line typescript/no-explicit-any
async function ask(method: string, path: string, body?: unknown): Promise<any> {
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  return JSON.parse((await fetchFrom(mock, mock.hosts.vendor, path, { method, headers, ...sent })).text || 'null')
}

it('a created record has the children that were created below it, and no others', async () => {
  const { id } = await ask('POST', '/issues', {})
  expect(await ask('GET', `/issues/${id}/notes`)).toEqual([])
  await ask('POST', `/issues/${id}/notes`, { notes: [{ text: 'one' }, { text: 'two' }] })
  const notes = await ask('GET', `/issues/${id}/notes`)
  expect(notes.map(({ text }: { text: string }) => text)).toEqual(['one', 'two'])
  expect(await ask('GET', '/issues/issues_1/notes')).toHaveLength(3)
})

it('a created record has children without a create action', async () => {
  const { id } = await ask('POST', '/issues', {})
  expect(await ask('GET', `/issues/${id}/transitions`)).toHaveLength(3)
})

it('a batch of changes changes the records that it names, and adds none', async () => {
  const [first] = await ask('GET', '/issues/issues_1/notes')
  await ask('PATCH', '/notes', { notes: [{ id: first.id, text: 'changed' }] })
  const notes = await ask('GET', '/issues/issues_1/notes')
  expect([notes.length, notes[0]]).toEqual([3, { id: first.id, text: 'changed' }])
})

it("an action of an entity's own sets the state or the flag that has its name", async () => {
  const { id } = await ask('POST', '/issues', {})
  await ask('POST', `/issues/${id}/cancel`)
  await ask('POST', `/issues/${id}/archive`)
  const archived = await ask('GET', `/issues/${id}`)
  expect([archived.state, archived.archived]).toEqual(['canceled', true])
  await ask('POST', `/issues/${id}/unarchive`)
  expect((await ask('GET', `/issues/${id}`)).archived).toBe(false)
})

it('an action that names a record of another entity takes over what is named after a field', async () => {
  const { id } = await ask('POST', '/issues', { fields: { title: 'Oil the wheels' } })
  const [, second] = await ask('GET', `/issues/${id}/transitions`)
  await ask('POST', `/issues/${id}/transitions`, { transition: { id: second.id } })
  const { fields } = await ask('GET', `/issues/${id}`)
  expect([fields.status.name, fields.title]).toEqual([second.to.name, 'Oil the wheels'])
})
