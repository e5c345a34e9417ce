/** Own kinds as an operator sees them: switched off, no longer valid, in other processes, in backups, of suspended organizations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../server/ground/store/index.ts'
import { unusableKinds } from '../../../../server/accounts/own-kinds/index.ts'
import { UNWATCHED } from '../../../../server/operators/operate/index.ts'
import { verifyAll } from '../../../../server/operators/operate/operations/verify.ts'
import { openTestPostgres, serverUrl, urlOf } from '../../../support/database.ts'
import { idOf, ownKind } from '../../../support/own-kind.ts'
import { startTestServer } from '../../../support/server.ts'
import { answerJson, API, APPLICATIONS, CONNECTORS, startWorld, type World } from '../../api/world.ts'
import { connected, LIST, SOURCES, stored, upload } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: ['log.level=error'] })
})
afterAll(() => world?.close())

/** A second process on the database of the world, with settings of its own. */
async function another(set: readonly string[] = []) {
  const [{ name }] = (await world.database.query('select current_database() as name')) as [{ name: string }]
  const database = await openDatabase({ url: urlOf(await serverUrl(), name) })
  const server = await startTestServer({
    database,
    keyFile: world.server.services.config.masterKeyFiles[0]!,
    upstream: { connectTo: () => 'http://127.0.0.1:9', allowPrivate: true },
    set,
  })
  return {
    server,
    ask: (method: string, path: string) => server.ask(method, path.replace(API, ''), { token: world.first.token }),
  }
}

it('another process sees an upload and a removal as soon as it is notified', async () => {
  const other = await another()
  const ofOther = () => other.ask('GET', `${SOURCES}/${idOf('noticed')}`)
  const notified = () =>
    new Promise<void>((resolve) => {
      const stop = other.server.services.notifications.subscribe(({ subject }) => {
        if (subject !== 'kinds') return
        stop()
        resolve()
      })
    })
  expect((await ofOther()).status).toBe(404)
  const uploaded = notified()
  await stored(world, world.first, { kind: 'noticed' })
  await uploaded
  expect((await ofOther()).body).toMatchObject({ version: '1.0.0', own: true })
  const removed = notified()
  await world.call('DELETE', `${SOURCES}/noticed`, { token: world.first.token })
  await removed
  expect((await ofOther()).status).toBe(404)
  await other.server.close()
})

it('K9 without a quota nothing is uploaded, and what is stored is not used', async () => {
  await stored(world, world.first, { kind: 'before-off' })
  const { id } = await connected(world, world.first, 'before-off')
  const other = await another(['quotas.ownKinds=0'])
  const put = await other.server.ask('PUT', `${SOURCES.replace(API, '')}/later`, {
    token: world.first.token,
    body: ownKind({ kind: 'later' }),
    headers: { 'content-type': 'application/yaml' },
  })
  expect([put.status, put.body.code]).toEqual([403, 'operation_forbidden'])
  const executed = await other.server.ask('POST', `${CONNECTORS.replace(API, '')}/${id}/execute`, {
    token: world.first.token,
    body: LIST,
  })
  expect([executed.status, executed.body.code]).toEqual([409, 'definition_unusable'])
  expect((await other.ask('GET', `${CONNECTORS}/${id}`)).body.connector_type).toBe('before-off')
  await other.server.close()
})

describe('K10 a stored version that this language does not take any more', () => {
  it('leaves the server serving, is logged at the start, and is an error for its own calls alone', async () => {
    await stored(world, world.first, { kind: 'aged' })
    const aged = await connected(world, world.first, 'aged')
    await world.database.query(
      `update own_kind_versions set manifest = replace(manifest, 'format: 1', 'format: 0'), hash = 'changed'
       where organization_id = $1 and kind = 'aged'`,
      [world.first.organizationId],
    )
    const other = await another()
    for (let tries = 0; tries < 2_400 && !other.server.logged.some((line) => line.includes('no longer valid')); tries++)
      await new Promise((resolve) => setTimeout(resolve, 25))
    expect(other.server.logged.find((line) => line.includes('no longer valid'))).toContain('"kind":"aged"')
    expect((await other.ask('GET', SOURCES)).status).toBe(200)
    expect((await other.ask('GET', CONNECTORS)).status).toBe(200)
    const executed = await other.server.ask('POST', `${CONNECTORS.replace(API, '')}/${aged.id}/execute`, {
      token: world.first.token,
      body: LIST,
    })
    expect([executed.status, executed.body.code, executed.body.errors[0].line]).toEqual([409, 'definition_unusable', 1])
    await other.server.close()
    const found = []
    for await (const { kind, version } of unusableKinds(world.database)) found.push([kind, version])
    expect(found).toEqual([['aged', '1.0.0']])
  })

  it('is replaced by an upload, after which its connectors work again', async () => {
    world.play((_request, response) => answerJson(response, 200, { data: [{ id: 'c1' }] }))
    expect((await upload(world, world.first, 'aged', ownKind({ kind: 'aged', version: '1.0.1' }))).status).toBe(201)
    const { body } = await world.call('GET', `${CONNECTORS}?connector_type=aged`, { token: world.first.token })
    const executed = await world.execute(world.first.token, body.data[0].id, LIST)
    world.play()
    expect(executed.body.data).toEqual([{ id: 'c1' }])
  })
})

it('verify finds a manifest that was changed in the database', async () => {
  await stored(world, world.first, { kind: 'changed' })
  await world.database.query(
    `update own_kind_versions set manifest = manifest || '# changed' where organization_id = $1 and kind = 'changed'`,
    [world.first.organizationId],
  )
  const { audit, masters } = world.server.services
  const report = await verifyAll({ database: world.database, audit, masters: () => masters } as never, {}, UNWATCHED)
  const faults = report.faults.filter(({ what }) => what === 'own kind')
  expect(faults.map(({ where, organizationId }) => [where, organizationId])).toContainEqual([
    'changed 1.0.0',
    world.first.organizationId,
  ])
  expect(report.ownKindVersions).toBeGreaterThan(0)
})

it('a suspended organization uploads nothing, and keeps its kinds', async () => {
  await stored(world, world.second, { kind: 'kept-while' })
  const { organizations } = world.server.services.access
  await organizations.suspend(world.second.organizationId)
  const refused = await world.call('PUT', `${SOURCES}/kept-while`, {
    token: world.second.token,
    body: ownKind({ kind: 'kept-while', version: '2.0.0' }),
    headers: { 'content-type': 'application/yaml' },
  })
  expect(refused.status).toBe(401)
  await organizations.activate(world.second.organizationId)
  const { body } = await world.call('POST', `${APPLICATIONS}/token`, { body: world.second.client })
  const read = await world.call('GET', `${SOURCES}/kept-while`, { token: body.access_token })
  expect(read.text).toBe(ownKind({ kind: 'kept-while' }))
})
