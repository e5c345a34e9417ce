/** The sandbox tells hooks of writes, as the vendor does: the copy of another connector of the account follows. */
import { expect, it } from 'vitest'
import { openFollowed } from '../../support/followed.ts'

it.each([
  ['stripe', 'customers'],
  ['pagerduty', 'services'],
])('a simulated %s puts a created record into the copy, then its change, and takes it out', async (kind, entity) => {
  const followed = await openFollowed(kind)
  const { mock, search, write } = followed
  try {
    await followed.hook()
    await expect.poll(() => followed.isReady(entity)).toBe(true)
    const made = await write(entity, 'create', mock.example(kind, `${entity}.create`))
    const { id } = [made].flat()[0] as { id: string }
    await expect.poll(() => search(entity, 'id', id)).toHaveLength(1)
    await write(entity, 'update', { ...mock.example(kind, `${entity}.update`), id, name: 'Ada Followed' })
    await expect.poll(() => search(entity, 'name', 'Ada Followed')).toHaveLength(1)
    await write(entity, 'delete', { id })
    await expect.poll(() => search(entity, 'id', id)).toEqual([])
  } finally {
    await followed.close()
  }
})
