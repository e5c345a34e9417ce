/** Searches by meaning over the API, with an endpoint that the operator names. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { DIMENSIONS, type Endpoint, startEndpoint } from '../copy/search/vectors/endpoint.ts'

const KEY = 'key-of-the-endpoint'

describe('a search by meaning', () => {
  let server: TestServer
  let endpoint: Endpoint
  let token: string
  let connector: string
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-'))
  beforeAll(async () => {
    endpoint = await startEndpoint()
    const keyFile = join(folder, 'embeddings.key')
    writeFileSync(keyFile, `${KEY}\n`)
    chmodSync(keyFile, 0o600)
    const settings = { url: endpoint.url, model: 'words', dimensions: DIMENSIONS, keyFile }
    server = await startTestServer({
      database: await openTestDatabase(),
      set: ['sync.enabled=true', ...Object.entries(settings).map(([name, value]) => `embeddings.${name}=${value}`)],
    })
    token = await server.applicationToken()
    connector = await server.connector('stripe', 'user_1', {
      credentials: { api_key: 'any-key' },
      sync: { entities: ['customers'] },
    })
    const path = `/integrations/connectors/${connector}/sync`
    await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
    const params = { name: 'Ada', description: 'sells every vehicle' }
    const body = { entity: 'customers', action: 'create', params }
    await server.ask('POST', `/integrations/connectors/${connector}/execute`, { token, body })
  })
  afterAll(async () => {
    await server?.close()
    await endpoint?.close()
    rmSync(folder, { recursive: true })
  })

  const search = async (q: string) =>
    (await server.ask('POST', '/integrations/search', { token, body: { external_user_id: 'user_1', q, limit: 5 } }))
      .body

  it('finds a record without any of the words, once the background has its vector', async () => {
    const found = async () => (await search('automobile')).data.find(({ title }: { title: string }) => title === 'Ada')
    await vi.waitUntil(found, { timeout: 120_000, interval: 500 })
    expect(await found()).toMatchObject({
      connector_id: connector,
      entity: 'customers',
      score: 0,
      meaning: expect.any(Number),
    })
    const [first] = (await search('ada')).data
    expect([first.title, first.score]).toEqual(['Ada', 1])
    expect(new Set(endpoint.asked.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${KEY}`]))
  })

  it('Q4 the key is in no log, and no vector in a response', async () => {
    expect(server.logged.join('')).not.toContain(KEY)
    expect(JSON.stringify(await search('vehicle'))).not.toContain('vector')
  })
})
