/** The manifest accepts example params, even if one param requires others. */
import { expect, it } from 'vitest'
import { startMock } from '../../../mock/index.ts'
import { planOf } from '../../support/plan.ts'

const create = (needs: readonly object[]) => ({
  kind: 'vendor',
  entities: {
    items: {
      create: {
        request: 'POST /items',
        params: { type: { enum: ['file'], required: true }, folder: 'string', owner: 'string', size: 'integer' },
        needs,
      },
    },
  },
})

async function exampleOf(needs: readonly object[]): Promise<string[]> {
  const mock = await startMock([planOf(create(needs)).manifest], { fixtures: false })
  try {
    return Object.keys(mock.example('vendor', 'items.create'))
  } finally {
    await mock.close()
  }
}

it.each([
  ['a value asks for others', [{ when: 'type', is: ['file'], params: ['folder'] }], ['type', 'folder']],
  ['another value asks for others', [{ when: 'type', is: ['link'], params: ['folder'] }], ['type']],
  [
    'what is asked for asks for others',
    [
      { when: 'folder', params: ['owner'] },
      { when: 'type', params: ['folder'] },
    ],
    ['type', 'folder', 'owner'],
  ],
])('when %s', async (_, needs, expected) => {
  expect(await exampleOf(needs)).toEqual(expected)
})
