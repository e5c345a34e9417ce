/** Kinds that organizations upload, on both databases: versions, removal, what holds a kind, races. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../support/database.ts'
import { idOf, ownKind } from '../../../support/own-kind.ts'
import { answerJson, startWorld, type World } from '../../api/world.ts'
import { connected, disconnected, LIST, SOURCES, stored, upload } from './world.ts'

describe.each(databases)('own kinds on %s', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(await open(), {
      set: ['log.level=silent', 'quotas.ownKinds=12', 'quotas.ownKindVersions=3'],
    })
  })
  afterAll(() => world?.close())

  const first = () => world.first
  const remove = (path: string) => world.call('DELETE', `${SOURCES}/${path}`, { token: first().token })
  const read = (path: string) => world.call('GET', `${SOURCES}/${path}`, { token: first().token })

  it('a first upload is 201, the same text 200, another text needs a higher version', async () => {
    const text = ownKind({ kind: 'versions' })
    const made = await upload(world, first(), 'versions', text)
    const listed = { own: true, connector_type: 'versions', version: '1.0.0', sourceDefinitionId: idOf('versions') }
    const warnings = [{ error_code: 'sunset-missing' }]
    expect([made.status, made.body]).toMatchObject([201, { ...listed, warnings }])
    expect((await upload(world, first(), 'versions', text)).status).toBe(200)
    const changed = await upload(world, first(), 'versions', ownKind({ kind: 'versions', title: 'Changed' }))
    expect([changed.status, changed.body.errors]).toMatchObject([
      422,
      [{ field: 'version', error_code: 'version', line: 7, column: 10 }],
    ])
    await stored(world, first(), { kind: 'versions', title: 'Changed', version: '1.10.0' })
    const lower = await upload(world, first(), 'versions', ownKind({ kind: 'versions', version: '1.9.0' }))
    expect(lower.status).toBe(422)
    const { body } = await read('versions/versions')
    expect(body.versions.map(({ version }: { version: string }) => version)).toEqual(['1.0.0', '1.10.0'])
    expect((await read('versions')).text).toBe(ownKind({ kind: 'versions', title: 'Changed', version: '1.10.0' }))
    expect((await read('versions?version=1.0.0')).text).toBe(text)
    expect((await read('versions')).headers.get('content-type')).toBe('application/yaml; charset=utf-8')
  })

  it('JSON is taken as well', async () => {
    const text = JSON.stringify({
      format: 1,
      kind: 'in-json',
      id: idOf('in-json'),
      title: 'In JSON',
      category: 'crm',
      support: 'none',
      version: '1.0.0',
      docs: 'https://docs.acme.example',
      base_url: 'https://api.acme.example',
      check: 'contacts.list',
      auth: { none: { type: 'none', title: 'None' } },
      entities: {
        contacts: {
          description: 'A contact.',
          list: {
            description: 'Lists contacts.',
            request: 'GET /contacts',
            pagination: { style: 'none', because: 'There is one page.' },
          },
        },
      },
    })
    const { status, body } = await upload(world, first(), 'in-json', text, 'application/json')
    expect([status, body.errors]).toEqual([201, undefined])
  })

  it('an extension of a packaged kind is a kind of its own', async () => {
    const { version } = (await world.server.services.catalogue.plan('stripe')).manifest
    const text = `format: 1
extends: stripe@${version}
kind: stripe-extra
id: ${idOf('stripe-extra')}
title: Stripe and more
version: 1.0.0
entities:
  balance_extra: {description: A balance., get: {request: GET /v1/balance, description: Gets the balance., records: $}}
`
    const { status, body } = await upload(world, first(), 'stripe-extra', text)
    expect([status, body.errors]).toEqual([201, undefined])
    const described = await read(idOf('stripe-extra'))
    expect(described.body.entities.map(({ name }: { name: string }) => name)).toContain('balance_extra')
  })

  it('C15 connectors go on with the newest version, and a running call ends with the one that it began with', async () => {
    await stored(world, first(), { kind: 'moving' })
    const { id } = await connected(world, first(), 'moving')
    let uploading: Promise<unknown> | undefined
    world.play((_request, response) => {
      uploading = stored(world, first(), {
        kind: 'moving',
        version: '1.1.0',
        contacts:
          '    get: {request: "GET /contacts/{id}", description: Gets a contact., params: {id: string!}, records: $}\n',
      })
      void uploading.then(() => answerJson(response, 200, { data: [{ id: 'c1' }] }))
      return true
    })
    const running = await world.execute(first().token, id, LIST)
    await uploading
    expect([running.status, running.body.data]).toEqual([200, [{ id: 'c1' }]])
    world.play((_request, response) => answerJson(response, 200, { id: 'c2' }))
    const later = await world.execute(first().token, id, { entity: 'contacts', action: 'get', params: { id: 'c2' } })
    expect([later.status, later.body.data]).toEqual([200, { id: 'c2' }])
    world.play()
  })

  it('K6 what connectors use cannot be removed, and says how many there are', async () => {
    await stored(world, first(), { kind: 'held' })
    await stored(world, first(), { kind: 'held', version: '1.1.0' })
    const { id } = await connected(world, first(), 'held')
    for (const path of ['held', 'held?version=1.1.0']) {
      const { status, body } = await remove(path)
      expect([status, body.code, body.message]).toEqual([
        409,
        'definition_in_use',
        'Cannot remove "held": it is used by 1 connector',
      ])
    }
    expect((await remove('held?version=1.0.0')).status).toBe(204)
    await disconnected(world, first(), id)
    expect((await remove('held')).status).toBe(204)
    expect((await read('held')).status).toBe(404)
    expect((await remove('held')).status).toBe(404)
  })

  it('a removed newest version leaves the one before', async () => {
    await stored(world, first(), { kind: 'back' })
    await stored(world, first(), { kind: 'back', version: '2.0.0', title: 'Two' })
    expect((await remove('back?version=2.0.0')).status).toBe(204)
    expect((await read(idOf('back'))).body).toMatchObject({ version: '1.0.0', name: 'Kind back', own: true })
    expect((await remove('back?version=1.0.0')).status).toBe(204)
    expect((await read('back')).status).toBe(404)
  })

  it('K3 kinds and versions beyond their quota are refused', async () => {
    await stored(world, first(), { kind: 'many', version: '1.0.0' })
    await stored(world, first(), { kind: 'many', version: '1.0.1' })
    await stored(world, first(), { kind: 'many', version: '1.0.2' })
    const fourth = await upload(world, first(), 'many', ownKind({ kind: 'many', version: '1.0.3' }))
    expect([fourth.status, fourth.body.code]).toEqual([403, 'quota_exceeded'])
    let last = fourth
    for (let number = 0; number < 12; number++)
      last = await upload(world, world.second, `filler-${number}`, ownKind({ kind: `filler-${number}` }))
    expect(last.status).toBe(201)
    const more = await upload(world, world.second, 'filler-12', ownKind({ kind: 'filler-12' }))
    expect([more.status, more.body.code]).toEqual([403, 'quota_exceeded'])
  })
})
