/** What one process changes, every other is notified of: its clock stands still, so nothing that it cached grows old. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../server/ground/store/index.ts'
import { createMasterKey } from '../../../server/ground/vault/index.ts'
import { openTestPostgres, serverUrl, urlOf } from '../../support/database.ts'
import { apiOf, create, LIST, until } from './api.ts'
import { json, startVendor, type Vendor } from './vendor.ts'
import { type AcmeServer, startAcme } from './world.ts'

describe('two servers of one database', () => {
  let vendor: Vendor
  let database: Database
  let a: AcmeServer
  let b: AcmeServer
  let folder: string

  beforeAll(async () => {
    vendor = await startVendor()
    folder = mkdtempSync(join(tmpdir(), 'plugboard-told-'))
    const keyFile = join(folder, 'master.key')
    await createMasterKey(keyFile)
    database = await openTestPostgres()
    const [row] = await database.query<{ name: string }>('select current_database() as name')
    a = await startAcme(database, vendor.origin, { keyFile })
    const other = await openDatabase({ url: urlOf(await serverUrl(), row!.name) })
    const started = Date.now()
    b = await startAcme(other, vendor.origin, { keyFile, client: a.server.client, now: () => started })
  })
  afterAll(async () => {
    await b.server.close()
    await a.server.close()
    await vendor.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A connector that B has at hand. */
  async function warm(externalUserId: string = randomUUID()): Promise<string> {
    const id = await a.connector({ key: 'key-first-0123456789' }, externalUserId)
    expect((await b.execute(id, LIST)).body.data[0].id).toBe('Bearer key-first-0123456789')
    return id
  }

  it('credentials that are replaced on A are used on B', async () => {
    const id = await warm()
    const { status } = await a.ask('PATCH', `/integrations/connectors/${id}`, {
      credentials: { key: 'key-second-0123456789' },
    })
    expect(status).toBe(200)
    await until(
      () => b.execute(id, LIST),
      ({ body }) => body.data[0].id === 'Bearer key-second-0123456789',
    )
  })

  it.each(['a', 'b'] as const)(
    'C5 a call on %s whose key is replaced while it runs goes on with the new one',
    async (on) => {
      const server = on === 'a' ? a : b
      const id = await warm()
      const [read, write] = [LIST, create(`replaced on ${on}`)]
      let begun = 0
      let isReplaced = () => {}
      const replaced = new Promise<void>((resolve) => (isReplaced = resolve))
      vendor.behave = async (request, response) => {
        if (request.headers.authorization !== 'Bearer key-first-0123456789') return false
        begun++
        await replaced
        json(response, 401, { message: 'no' })
        return true
      }
      const calls = [server.execute(id, read), server.execute(id, write)]
      await until(
        async () => begun,
        (count) => count === 2,
      )
      const credentials = { key: 'key-second-0123456789' }
      expect((await a.ask('PATCH', `/integrations/connectors/${id}`, { credentials })).status).toBe(200)
      isReplaced()
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
      expect(vendor.ledger.filter((name) => name === `replaced on ${on}`)).toHaveLength(1)
      expect(begun).toBe(2)
      vendor.behave = undefined
      expect((await a.ask('GET', `/integrations/connectors/${id}`)).body.status).toBe('active')
    },
  )

  it('C5 a call whose key is refused and was not replaced is refused once', async () => {
    const id = await warm()
    let count = 0
    vendor.behave = (_request, response) => {
      count++
      json(response, 401, { message: 'no' })
      return true
    }
    const { status, body } = await b.execute(id, LIST)
    vendor.behave = undefined
    expect([status, body.code, count]).toEqual([424, 'credentials_rejected', 1])
  })

  it('E28 a connector that is deleted on A is 404 on B', async () => {
    const id = await warm()
    expect((await a.ask('DELETE', `/integrations/connectors/${id}`)).status).toBe(202)
    await until(
      () => b.execute(id, LIST),
      ({ status, body }) => status === 404 && body.code === 'connector_not_found',
    )
  })

  it('a connector that is disabled on A is refused on B', async () => {
    const id = await warm()
    await a.ask('PATCH', `/integrations/connectors/${id}`, { enabled: false })
    await until(
      () => b.execute(id, LIST),
      ({ status, body }) => status === 403 && body.code === 'connector_disabled',
    )
  })

  it('T4 a token that is revoked on A, or whose customer is inactive, is none on B', async () => {
    const user = randomUUID()
    await warm(user)
    const asToken = (token: string) => b.server.ask('GET', '/integrations/connectors', { token })
    const first = await a.server.scopedToken(user)
    expect((await asToken(first)).status).toBe(200)
    await a.ask('POST', '/account/applications/revoke', { token: first })
    await until(
      () => asToken(first),
      ({ status, body }) => status === 401 && body.code === 'invalid_token',
    )
    const second = await a.server.scopedToken(user)
    expect((await asToken(second)).status).toBe(200)
    const { body } = await a.ask('GET', `/customers?external_user_id_contains=${user}`)
    await a.ask('PATCH', `/customers/${body.data[0].id}`, { status: 'inactive' })
    await until(
      () => asToken(second),
      ({ status }) => status === 401,
    )
  })

  it('T4 a client secret that is rotated on A ends its tokens on B', async () => {
    const { access } = a.server.services
    const token = await a.server.applicationToken()
    const asToken = () => b.server.ask('GET', '/integrations/connectors', { token })
    expect((await asToken()).status).toBe(200)
    const { clientSecret } = await access.applications.rotate(a.server.client.client_id)
    await until(asToken, ({ status }) => status === 401)
    const renewed = apiOf(b.origin, { client_id: a.server.client.client_id, client_secret: clientSecret })
    expect((await renewed.ask('GET', '/integrations/connectors')).status).toBe(200)
  })
})
