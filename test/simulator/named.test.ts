/** Names of the records of an entity with very many records. */
import { expect, it } from 'vitest'
import { NamedRecords } from '../../simulator/records/named.ts'
import { relationsOf } from '../../simulator/records/relations.ts'
import { planOf } from '../support/plan.ts'

const { manifest } = planOf({
  schemas: { Task: { id: 'string!', name: 'string' } },
  entities: {
    tasks: {
      schema: 'Task',
      list: { request: 'GET /tasks', pagination: { style: 'none', because: 'One page.' } },
      get: { request: 'GET /tasks/{id}', params: { id: 'string!' } },
    },
  },
})

it('are looked up in the first hundred records, and the others are not made', () => {
  const made: number[] = []
  const names = new NamedRecords({
    relations: relationsOf(manifest),
    all: () => Array.from({ length: 15_000 }, (_, index) => index + 1),
    record: (_, ordinal) => {
      made.push(ordinal)
      return { name: `Task ${ordinal}` }
    },
  })
  expect([names.find('tasks', 'Task 7', 0), names.find('tasks', 'nobody', 0)]).toEqual([7, undefined])
  expect(made.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
})
