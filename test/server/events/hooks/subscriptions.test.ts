/** Subscriptions that operations make: the third party learns the address, the server the secret, and the copy follows. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { platform } from '../../../../client/index.ts'
import type { Json } from '../../../../runtime/index.ts'
import { type FollowedKind, openFollowed } from '../../../support/followed.ts'

const hooksOf = ({ server: { origin, client } }: FollowedKind) =>
  platform({ baseUrl: origin, clientId: client.client_id, clientSecret: client.client_secret }).hooks

/** The key of the subscription's record at the third party. */
async function keyIn({ server }: FollowedKind): Promise<string | number | null> {
  const [row] = await server.services.database.query<{ key: string | number | null }>(
    "select subscription->'key' as key from hooks",
  )
  return row?.key ?? null
}

it.each([
  { kind: 'stripe', entity: 'webhook_endpoints', names: [], keyParam: 'id' },
  { kind: 'github', entity: 'repository_hooks', names: ['owner', 'repo'], keyParam: 'hook_id' },
  { kind: 'gitlab', entity: 'project_hooks', names: ['project_id'], keyParam: 'hook_id' },
  { kind: 'typeform', entity: 'webhooks', names: ['form_id', 'tag'], keyParam: undefined },
])('operations of $kind make a subscription and end it', async ({ kind, entity, names, keyParam }) => {
  const followed = await openFollowed(kind, [])
  const { mock, read, watcher } = followed
  try {
    const example = mock.example(kind, `${entity}.create`)
    const params = Object.fromEntries(names.map((name) => [name, example[name] as Json]))
    const hooks = hooksOf(followed)
    const hook = await hooks.subscribe(watcher, params)
    expect(hook).toMatchObject({ connectorType: kind, connectorId: watcher, isSubscribed: true, hasSecret: true })
    const which = { ...params, ...(keyParam && { [keyParam]: await keyIn(followed) }) }
    // The simulator creates a second record where the vendor replaces the one of a tag.
    if (keyParam) expect(JSON.stringify(await read(entity, 'get', which))).toContain(`/hooks/${kind}/`)
    await hooks.remove(hook.id)
    await expect(read(entity, 'get', which)).rejects.toThrow('record_not_found')
    expect(await hooks.list()).toEqual([])
  } finally {
    await followed.close()
  }
})

it('a subscription that the third party refuses leaves no hook', async () => {
  const followed = await openFollowed('github', [])
  try {
    const hooks = hooksOf(followed)
    const asked = hooks.subscribe(followed.watcher, { owner: randomUUID(), repo: randomUUID() })
    await expect(asked).rejects.toMatchObject({ code: 'record_not_found' })
    expect(await hooks.list()).toEqual([])
  } finally {
    await followed.close()
  }
})

it('H16 params of a subscription cannot lead events elsewhere', async () => {
  const followed = await openFollowed('stripe', [])
  try {
    const hooks = hooksOf(followed)
    const asked = hooks.subscribe(followed.watcher, { url: 'https://elsewhere.example.com' })
    await expect(asked).rejects.toMatchObject({ code: 'validation_error', errors: [{ field: 'params.url' }] })
    expect(await hooks.list()).toEqual([])
  } finally {
    await followed.close()
  }
})
