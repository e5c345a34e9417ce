/** A key that no record has, in an account with very many records. */
import { expect, it, onTestFinished } from 'vitest'
import { startMock } from '../../mock/index.ts'
import { planOf } from '../support/plan.ts'
import { fetchFrom } from './fetch-from.ts'

const TASKS = planOf({
  kind: 'tasks',
  schemas: {
    Project: { id: 'string!', name: 'string' },
    Task: { id: 'string!', name: 'string', project_id: 'string' },
  },
  entities: {
    projects: {
      schema: 'Project',
      list: { request: 'GET /projects', pagination: { style: 'none', because: 'One page.' } },
    },
    tasks: {
      schema: 'Task',
      list: {
        request: 'GET /tasks',
        params: { project_id: 'string' },
        query: { project_id: '{{project_id}}' },
        pagination: { style: 'none', because: 'One page.' },
      },
      get: { request: 'GET /tasks/{id}', params: { id: 'string!' } },
    },
  },
}).manifest

it('is refused without making up the names of all records', async () => {
  const mock = await startMock([TASKS], { fixtures: false, records: 450 })
  onTestFinished(() => mock.close())
  const answer = await fetchFrom(mock, mock.hosts.tasks, '/tasks/nobody', { headers: { authorization: 'Bearer any' } })
  expect([answer.status, answer.text.includes('nobody')]).toEqual([404, true])
})
