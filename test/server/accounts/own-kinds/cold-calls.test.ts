/** Calls of own kinds that are not in memory, in a process of its own that counts what it reads. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OwnKinds } from '../../../../server/accounts/own-kinds/index.ts'
import type { InstalledCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import { ManifestReader } from '../../../../server/accounts/own-kinds/reader.ts'
import { sharesOf } from '../../../../server/ground/limits/index.ts'
import { startThread } from '../../../../server/ground/base/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { ownKind } from '../../../support/own-kind.ts'
import { startWorld, type World } from '../../api/world.ts'
import { stored } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
})
afterAll(() => world?.close())

/** A reader that counts the manifests that it reads. */
class CountingReader extends ManifestReader {
  count = 0

  override read(...args: Parameters<ManifestReader['read']>): ReturnType<ManifestReader['read']> {
    this.count++
    return super.read(...args)
  }
}

/** A reader that has begun with a manifest and does not come to its end. */
class BusyReader extends ManifestReader {
  override read(): ReturnType<ManifestReader['read']> {
    return new Promise(() => {})
  }
}

/** The own kinds of another process on the same database, which has none in memory. */
function coldProcess(uploads = new ManifestReader()) {
  const { services } = world.server
  const calls = new CountingReader()
  const kinds = new OwnKinds({
    ...services,
    catalogue: services.catalogue as InstalledCatalogue,
    limits: { kinds: 20, versions: 50, bytes: 262_144, refusedPerMinute: 30 },
    shares: sharesOf(services.database),
    allowPrivate: false,
    forget: { flows: async () => {}, applications: async () => {} },
    readers: { calls, uploads },
  })
  const planOf = async (kind: string) => (await kinds.of(world.first.organizationId)).plan(kind)
  return { kinds, calls, planOf }
}

it('K3 a call does not wait for an upload that is being read', async () => {
  await stored(world, world.first, { kind: 'called' })
  const { kinds, planOf } = coldProcess(new BusyReader())
  const uploading = kinds.put(world.first.organizationId, 'hostile', ownKind({ kind: 'hostile' }))
  const first = await Promise.race([uploading, planOf('called')])
  expect(first).toMatchObject({ kind: 'called' })
  await kinds.close()
})

describe('K3 a call of a process that has nothing in memory', () => {
  it('parses no YAML', async () => {
    await stored(world, world.first, { kind: 'resolved' })
    const { kinds, calls, planOf } = coldProcess()
    expect([(await planOf('resolved')).kind, calls.count]).toEqual(['resolved', 0])
    await kinds.close()
  })

  it('reads a version again whose form was made of something else, and stores the form', async () => {
    await stored(world, world.first, { kind: 'stale' })
    await world.server.services.database.query(`update own_kind_forms set made_for = 'before' where kind = 'stale'`)
    const [first, second] = [coldProcess(), coldProcess()]
    expect([(await first.planOf('stale')).kind, first.calls.count]).toEqual(['stale', 1])
    expect([(await second.planOf('stale')).kind, second.calls.count]).toEqual(['stale', 0])
    await Promise.all([first.kinds.close(), second.kinds.close()])
  })
})

describe('K3 the time of a manifest', () => {
  it('begins when the thread has begun with it', async () => {
    const thread = startThread(
      'thread',
      new URL('../../../../server/accounts/own-kinds/reader.ts', import.meta.url).href,
    )
    const said: unknown[] = []
    const ended = new Promise<void>((resolve) => {
      thread.on('message', (message) => {
        if (said.push(message) === 2) resolve()
      })
    })
    thread.postMessage({ text: ownKind(), file: 'a.yaml' }, [])
    await ended
    await thread.terminate()
    expect(said).toMatchObject(['begun', { read: { resolved: { kind: 'acme-crm' } } }])
  })
})
