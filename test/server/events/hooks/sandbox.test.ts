/** The sandbox tells hooks of writes, as the vendor does: the copy of another connector of the account follows. */
import { expect, it } from 'vitest'
import type { Json } from '../../../../runtime/index.ts'
import { openFollowed } from '../../../support/followed.ts'

it.each([
  { kind: 'stripe', entity: 'customers', param: 'id' },
  { kind: 'zendesk-support', entity: 'organizations', param: 'organization_id' },
])('a simulated $kind puts a created record into the copy, then its change, and takes it out', async (given) => {
  const { kind, entity, param } = given
  const followed = await openFollowed(kind, [entity])
  const { mock, search, write } = followed
  try {
    await followed.hook()
    await expect.poll(() => followed.isReady()).toBe(true)
    const made = await write(entity, 'create', mock.example(kind, `${entity}.create`))
    const { id } = [made].flat()[0] as { id: Json }
    await expect.poll(() => search(entity, 'id', id)).toHaveLength(1)
    await write(entity, 'update', { ...mock.example(kind, `${entity}.update`), [param]: id, name: 'Ada Followed' })
    await expect.poll(() => search(entity, 'name', 'Ada Followed')).toHaveLength(1)
    await write(entity, 'delete', { [param]: id })
    await expect.poll(() => search(entity, 'id', id)).toEqual([])
  } finally {
    await followed.close()
  }
})
