/** Connectors made, read, changed, checked and removed. */
import type { ConnectorBody } from '../../../../contract/index.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undiciTransport } from '../../../../runtime/index.ts'
import type { Connectors } from '../../../../server/accounts/connectors/index.ts'
import { openConnectors } from '../../../support/connectors.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { MasterKey, MasterKeys, openVault } from '../../../../server/ground/vault/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import {
  acmeCatalogue,
  callOnce,
  makeOwner,
  type Owner,
  type Provider,
  roomOn,
  startProvider,
  testLog,
  testVault,
} from './world.ts'

const catalogue = await acmeCatalogue()
const KEY = 'good-key-0123456789'

describe('connectors', () => {
  let database: Database
  let provider: Provider
  let room: Connectors
  let owner: Owner
  const vault = testVault()
  const log = testLog()

  beforeAll(async () => {
    database = await openTestPostgres()
    provider = await startProvider()
    provider.keys.add('second-key-0123456789')
    room = await roomOn(database, catalogue, provider, vault, { log })
    owner = await makeOwner(database)
  })
  afterAll(async () => {
    await room.close()
    await provider.close()
    await database.close()
  })

  const scope = () => ({ organizationId: owner.organizationId })
  const acme = (more: object = {}) => ({ kind: 'acme', name: 'Mine', credentials: { key: KEY }, ...more })
  const create = (more: object = {}) => room.create(owner, acme(more))
  const wire = () => provider.counts.calls + provider.counts.refreshes

  it('E26 creates no more connectors than the quota for requests that arrive together', async () => {
    const few = await roomOn(database, catalogue, provider, vault, { limits: { connectorsPerOrganization: 2 } })
    const crowded = await makeOwner(database)
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => few.create(crowded, acme())))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await few.list({ organizationId: crowded.organizationId })).data).toHaveLength(2)
    await few.close()
  })

  it('E26 refuses a connector beyond the quota of its organization, and asks nobody', async () => {
    const few = await roomOn(database, catalogue, provider, vault, { limits: { connectorsPerOrganization: 1 } })
    const crowded = await makeOwner(database)
    await few.create(crowded, acme())
    const before = wire()
    await expect(few.create(crowded, acme())).rejects.toMatchObject({ code: 'quota_exceeded' })
    expect(wire()).toBe(before)
    await few.close()
  })

  describe('create', () => {
    it('gives the body of the design, active once the third party took the credentials', async () => {
      const before = wire()
      const made = await create({ replicationConfig: { enabled: true } })
      expect(wire()).toBe(before + 1)
      const { id: definitionId, iconUrl } = catalogue.find('acme')
      expect(made).toEqual({
        metadata: {},
        map: {},
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        name: 'Mine',
        external_user_id: owner.customer.externalUserId,
        customer_id: owner.customer.id,
        organization_id: owner.organizationId,
        connector_type: 'acme',
        definition_id: definitionId,
        definition_version: '1.0.0',
        source_template: { id: definitionId, name: 'Acme', connector_type: 'acme', icon: iconUrl },
        auth: { method: 'key', scopes: [], expires_at: null, credentials_updated_at: made.created_at },
        environment: {},
        replication_config: { enabled: true },
        status: 'active',
        status_reason: null,
        status_since: made.created_at,
        last_success_at: made.created_at,
        last_used_at: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.\d{3}Z$/) as string,
        updated_at: made.created_at,
        version: 1,
      } satisfies ConnectorBody)
      expect(await room.get(scope(), made.id)).toEqual(made)
    })

    it('stores nothing that the third party refuses', async () => {
      const before = (await room.list(scope(), { limit: 200 })).data.length
      await expect(create({ credentials: { key: 'bad-key-0123456789' } })).rejects.toMatchObject({
        code: 'credentials_rejected',
        status: 424,
        upstream: { status: 401 },
      })
      expect((await room.list(scope(), { limit: 200 })).data).toHaveLength(before)
    })

    it('is pending when it was not tried, and active after its first success', async () => {
      const before = wire()
      const made = await create({ validate: false })
      expect([made.status, wire()]).toEqual(['pending', before])
      await callOnce(room, owner, made.id)
      const other = await roomOn(database, catalogue, provider, vault)
      await callOnce(other, owner, made.id)
      await other.close()
      expect(await room.get(scope(), made.id)).toMatchObject({
        status: 'active',
        last_used_at: expect.any(String) as string,
      })
    })

    it('names the fields given and the variants there are', async () => {
      const failure = create({ credentials: { token: 'x', more: 'y' } })
      await expect(failure).rejects.toMatchObject({
        code: 'credentials_mismatch',
        status: 422,
        message: expect.stringContaining('token, more') as string,
        hint: expect.stringMatching(/key \(key\).*oauth \(.*refresh_token/) as string,
      })
    })

    it('takes what a flow came to, and completes it with the client of the OAuth application', async () => {
      const seen: string[] = []
      const asked: unknown[] = []
      const flows = await openConnectors({
        database,
        vault,
        catalogue,
        log,
        clientOf: async (...args) => {
          asked.push(args)
          return { client_id: 'client-of-application', client_secret: 'secret-of-application' }
        },
        transport() {
          const inner = undiciTransport({ connectTo: () => provider.origin })
          return {
            ...inner,
            send: (request, ...rest) => (seen.push(String(request.body)), inner.send(request, ...rest)),
          }
        },
      })
      const input = { variant: 'oauth', credentials: { refresh_token: provider.grant() }, scopes: ['read'] }
      const made = await flows.create(owner, acme(input))
      await flows.close()
      expect(made.auth).toMatchObject({ method: 'oauth', scopes: ['read'], expires_at: expect.any(String) as string })
      expect(asked).toEqual([[owner.organizationId, { kind: 'acme', host: '', ownHosts: null }]])
      expect(seen[0]).toContain('client_id=client-of-application')
      const [row] = await database.query<{ credentials: Buffer }>('select credentials from connectors where id = $1', [
        made.id,
      ])
      const stored = Buffer.from(row!.credentials.toString(), 'base64').toString()
      expect(stored).toContain('refresh_token')
      expect(stored).not.toContain('of-application')
    })

    it.each([
      ['a line break', 'good\r\nX-Evil: 1'],
      ['a null', 'good\0'],
      ['100 KB', 'a'.repeat(102_400)],
      ['what no header carries', 'schlüssel-☃'],
    ])('E11 refuses %s and never says the value', async (_, key) => {
      const before = wire()
      const failure = await create({ credentials: { key } }).catch((error: unknown) => error)
      expect(failure).toMatchObject({ code: 'credentials_mismatch', status: 422 })
      expect(JSON.stringify(failure)).not.toContain(key.slice(0, 12))
      expect(wire()).toBe(before)
    })

    it.each(['{{api_key}}-0123456789', '${HOME}-0123456789', '{{#if x}}0123456789'])(
      'E11 sends %s as it is',
      async (key) => {
        provider.keys.add(key)
        const { id } = await create({ credentials: { key } })
        expect(await callOnce(room, owner, id)).toEqual([{ id: key }])
      },
    )
  })

  describe.each([
    ['zendesk-support', { email: 'a@example.com', api_token: 'token-0123456789' }],
    ['jira', { username: 'a@example.com', password: 'password-0123456789' }],
  ])('E12 the environment of %s', (kind, credentials) => {
    it.each([
      'evil.example/',
      'evil.example#',
      'evil.example?',
      'evil.example\\',
      'evil.example:80',
      'user@evil.example',
      'a.b',
      '..',
      '169.254.169.254#',
      '169.254.169.254/',
      '127.0.0.1',
      'localhost:8080/',
      '[::1]',
      '①②⑦.0.0.1/',
      '127。0。0。1',
      'exa mple',
      'exa\tmple',
      'exa\r\nmple',
      '%2e%2e',
      'evil%2f',
      '-x',
      '',
      'a'.repeat(64),
      'ｅvil',
      'evil.example\0',
    ])('refuses %j', async (subdomain) => {
      // prettier-ignore
      const before = wire()
      const failure = await room
        .create(owner, { kind, name: 'E', credentials, environment: { subdomain } })
        .catch((e: unknown) => e)
      expect(failure).toMatchObject({ status: 422, code: 'validation_error' })
      expect(wire()).toBe(before)
    })

    it('refuses a row that was edited behind our back', async () => {
      const input = { kind, name: 'E', credentials, environment: { subdomain: 'example' }, validate: false }
      const { id } = await room.create(owner, input)
      await database.query(`update connectors set environment = '{"subdomain":"evil.example/"}' where id = $1`, [id])
      const before = wire()
      await expect(room.open(scope(), id)).rejects.toMatchObject({ status: 422 })
      expect(wire()).toBe(before)
    })
  })

  it('refuses settings that the kind does not have', async () => {
    await expect(create({ environment: { subdomain: 'x' } })).rejects.toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'environment.subdomain', error_code: 'additionalProperties' }],
    })
  })

  describe('reach', () => {
    const everywhere: [
      string,
      (id: string, within: { organizationId: string; customerId?: string }) => Promise<unknown>,
    ][] = [
      ['get', (id, within) => room.get(within, id)],
      ['update', (id, within) => room.update(within, id, { name: 'x' })],
      ['remove', (id, within) => room.remove(within, id)],
      ['check', (id, within) => room.check(within, id)],
      ['open', (id, within) => room.open(within, id)],
    ]
    it.each(everywhere)('E1 %s answers foreign, unknown, malformed and deleted ids alike', async (_, use) => {
      const foreign = await makeOwner(database)
      const neighbour = await makeOwner(database, owner.organizationId)
      const { id } = await create()
      const { id: deleted } = await create()
      await callOnce(room, owner, id)
      await room.remove(scope(), deleted)
      const codeOf = (work: Promise<unknown>) =>
        work.then(
          () => 'done',
          (error: unknown) => JSON.stringify(error),
        )
      const texts = [
        await codeOf(use(randomUUID(), scope())),
        await codeOf(use('none', scope())),
        await codeOf(use(deleted, scope())),
        await codeOf(use(id, { organizationId: foreign.organizationId })),
        await codeOf(use(id, { organizationId: owner.organizationId, customerId: neighbour.customer.id })),
      ]
      expect(new Set(texts).size).toBe(1)
      expect(texts[0]).toContain('connector_not_found')
      expect(await codeOf(use(id, { organizationId: owner.organizationId, customerId: owner.customer.id }))).toBe(
        'done',
      )
    })
  })

  describe('list', () => {
    it('gives pages by age, within filters', async () => {
      const one = await makeOwner(database)
      const two = await makeOwner(database, one.organizationId)
      const within = { organizationId: one.organizationId }
      const made: string[] = []
      for (const to of [one, one, two, one, two]) made.push((await room.create(to, acme({ validate: false }))).id)
      const seen: string[] = []
      let cursor: string | null | undefined
      do {
        const page = await room.list(within, { limit: 2, ...(cursor && { cursor }) })
        seen.push(...page.data.map(({ id }) => id))
        cursor = page.next
      } while (cursor)
      expect(seen.sort()).toEqual([...made].sort())
      const count = async (filter: object, at: object = {}) =>
        (await room.list({ ...within, ...at }, filter)).data.length
      expect(await count({ externalUserId: two.customer.externalUserId })).toBe(2)
      expect(await count({}, { customerId: one.customer.id })).toBe(3)
      expect(await count({ kind: 'acme' })).toBe(5)
      expect(await count({ kind: 'stripe' })).toBe(0)
      expect(await count({ status: 'active' })).toBe(0)
      expect(await count({ status: 'pending' })).toBe(5)
    })

    it.each(['x', '', 'e30', Buffer.from('2026-01-01 x').toString('base64url')])(
      'refuses cursor %j',
      async (cursor) => {
        await expect(room.list(scope(), { cursor })).rejects.toMatchObject({ code: 'invalid_cursor', status: 400 })
      },
    )
  })

  describe('update', () => {
    it('changes name and enabled, one version each', async () => {
      const { id } = await create()
      expect(await room.update(scope(), id, { name: 'New' })).toMatchObject({
        name: 'New',
        version: 2,
        status: 'active',
      })
      expect(await room.update(scope(), id, { enabled: false })).toMatchObject({ status: 'disabled', version: 3 })
      await expect(room.open(scope(), id)).rejects.toMatchObject({ code: 'connector_disabled', status: 403 })
      expect(await room.update(scope(), id, { enabled: true, version: 3 })).toMatchObject({
        status: 'active',
        version: 4,
      })
      await expect(room.update(scope(), id, { name: 'Late', version: 3 })).rejects.toMatchObject({
        code: 'version_conflict',
        status: 412,
      })
    })

    it('keeps the old credentials when the new ones fail', async () => {
      const { id } = await create()
      await expect(room.update(scope(), id, { credentials: { key: 'bad-key-0123456789' } })).rejects.toMatchObject({
        code: 'credentials_rejected',
      })
      expect(await callOnce(room, owner, id)).toEqual([{ id: KEY }])
      const updated = await room.update(scope(), id, { credentials: { key: 'second-key-0123456789' } })
      expect(updated.version).toBe(2)
      expect(await callOnce(room, owner, id)).toEqual([{ id: 'second-key-0123456789' }])
    })

    it('sends stored credentials to no other host', async () => {
      const input = { kind: 'jira', name: 'J', credentials: { username: 'a', password: 'password-0123456789' } }
      const { id } = await room.create(owner, { ...input, environment: { subdomain: 'mine' }, validate: false })
      await expect(room.update(scope(), id, { environment: { subdomain: 'theirs' } })).rejects.toMatchObject({
        code: 'validation_error',
        errors: [{ field: 'credentials' }],
      })
      expect(await room.update(scope(), id, { environment: { subdomain: 'mine' } })).toMatchObject({ version: 2 })
    })
  })

  it('E10 credentials never come back', async () => {
    const canary = 'canary-key-0123456789'
    provider.keys.add(canary)
    const made = await create({ credentials: { key: canary } })
    const answers = [
      made,
      await room.get(scope(), made.id),
      await room.list(scope(), { limit: 200 }),
      await room.update(scope(), made.id, { name: 'New', credentials: { key: canary } }),
      await room.check(scope(), made.id),
      { ...(await room.find(scope(), made.id)), sealed: null },
      log.lines,
    ]
    provider.keys.delete(canary)
    const refused = await room.update(scope(), made.id, { credentials: { key: canary } }).catch((e: unknown) => e)
    answers.push(await room.check(scope(), made.id))
    const texts = JSON.stringify([...answers, refused, String((refused as Error).stack)])
    for (const form of [canary, canary.slice(-6), Buffer.from(canary).toString('base64')])
      expect(texts).not.toContain(form)
  })

  it('E28 removes at once what is secret, and the rest by a job', async () => {
    const { id } = await create()
    await callOnce(room, owner, id)
    const removed = await room.remove(scope(), id)
    expect(removed).toEqual({ job_id: expect.any(String) as string, id, deleted_at: expect.any(String) as string })
    const [row] = await database.query('select status, credentials from connectors where id = $1', [id])
    expect(row).toEqual({ status: 'deleting', credentials: null })
    const [job] = await database.query('select kind, connector_id, customer_id, status from jobs where id = $1', [
      removed.job_id,
    ])
    expect(job).toEqual({
      kind: 'connector.delete',
      connector_id: id,
      customer_id: owner.customer.id,
      status: 'queued',
    })
    await expect(callOnce(room, owner, id)).rejects.toMatchObject({ code: 'connector_not_found', status: 404 })
    await room.purge(owner.organizationId, id)
    expect(await database.query('select id from connectors where id = $1', [id])).toEqual([])
  })

  describe('check', () => {
    it('says that the third party takes the credentials', async () => {
      const { id } = await create({ validate: false })
      expect(await room.check(scope(), id)).toEqual({
        id,
        status: 'succeeded',
        error_message: null,
        checked_entity: 'items',
        checked_action: 'list',
        duration_ms: expect.any(Number) as number,
      })
      expect((await room.get(scope(), id)).status).toBe('active')
    })

    it('says why not, and finds a connector that works again', async () => {
      provider.keys.add('fickle-key-0123456789')
      const { id } = await create({ credentials: { key: 'fickle-key-0123456789' } })
      provider.keys.delete('fickle-key-0123456789')
      expect(await room.check(scope(), id)).toMatchObject({
        status: 'failed',
        error_message: expect.any(String) as string,
      })
      expect(await room.get(scope(), id)).toMatchObject({
        status: 'needs_reauth',
        status_reason: expect.any(String) as string,
      })
      const before = wire()
      await expect(callOnce(room, owner, id)).rejects.toMatchObject({ code: 'credentials_rejected', status: 424 })
      expect(wire()).toBe(before)
      expect(await room.check(scope(), id)).toMatchObject({ status: 'failed' })
      expect((await room.get(scope(), id)).status).toBe('needs_reauth')
      provider.keys.add('fickle-key-0123456789')
      expect(await room.check(scope(), id)).toMatchObject({ status: 'succeeded' })
      expect((await room.get(scope(), id)).status).toBe('active')
    })
  })

  describe('T10 a database that was written to', () => {
    let sealed: Connectors
    beforeAll(async () => {
      const realVault = await openVault(database, new MasterKeys([new MasterKey(randomBytes(32))]))
      sealed = await roomOn(database, catalogue, provider, realVault, { log })
    })
    afterAll(() => sealed.close())

    const set = (id: string, value: string, ...more: unknown[]) =>
      database.query(`update connectors set ${value} where id = $1`, [id, ...more])
    const swap = 'credentials = (select credentials from connectors where id = $2)'
    const tampers: [string, (id: string, other: string) => Promise<unknown>][] = [
      ['swapped with another tenant', (id, other) => set(id, swap, other)],
      ['truncated', (id) => set(id, 'credentials = substring(credentials from 1 for 40)')],
      ['with a bit flipped', (id) => set(id, 'credentials = set_bit(credentials, 300, 1 - get_bit(credentials, 300))')],
      ['of another version', (id) => set(id, 'credentials_version = 7')],
    ]
    it.each(tampers)('ciphertext %s: unreadable, disabled, and never another secret', async (_, tamper) => {
      const { id } = await sealed.create(owner, acme())
      const foreign = await makeOwner(database)
      const { id: other } = await sealed.create(foreign, acme({ credentials: { key: 'second-key-0123456789' } }))
      await tamper(id, other)
      const before = wire()
      await expect(callOnce(sealed, owner, id)).rejects.toMatchObject({ code: 'credentials_unreadable' })
      await expect(callOnce(sealed, owner, id)).rejects.toMatchObject({ code: 'connector_disabled' })
      expect(wire()).toBe(before)
      expect(await sealed.get(scope(), id)).toMatchObject({
        status: 'disabled',
        status_reason: 'credentials_unreadable',
      })
      expect(log.lines.some((line) => line.includes('cannot read the credentials') && line.includes(id))).toBe(true)
      expect(await sealed.update(scope(), id, { credentials: { key: KEY } })).toMatchObject({ status: 'active' })
      expect(await callOnce(sealed, owner, id)).toEqual([{ id: KEY }])
    })
  })
})
