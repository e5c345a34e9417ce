/** The export of the audit trail: the rows of the list as JSON Lines. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditRowBody } from '../../../contract/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { API, startWorld, type World } from './world.ts'

/** More than are read from the database at once. */
const ROWS = 2_400

describe('the export of the audit trail', () => {
  let world: World
  let token: string
  const connectorId = randomUUID()

  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
    token = world.first.token
    const { audit } = world.server.services
    for (let n = 0; n < ROWS; n++)
      await audit.write({
        organizationId: world.first.organizationId,
        requestId: `req_${n}`,
        actor: { kind: 'application', id: 'app' },
        type: 'direct',
        action: n % 4 === 0 ? 'create' : 'list',
        status: 200,
        ...(n % 100 === 0 && { connectorId }),
      })
    await audit.flush()
  })
  afterAll(() => world?.close())

  async function exported(query = ''): Promise<AuditRowBody[]> {
    const { status, headers, text } = await world.call('GET', `${API}/audit/export${query}`, { token })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson'])
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as AuditRowBody)
  }

  const list = async (query: string) => (await world.call('GET', `${API}/audit${query}`, { token })).body

  it('every row is exported once and in order, as the list has it', async () => {
    const rows = await exported()
    expect(rows.length).toBeGreaterThanOrEqual(ROWS)
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.slice(0, 200)).toEqual((await list('?limit=200')).data)
  })

  it('filters, times and cursors select the rows that the list has for them', async () => {
    const byConnector = `?connector_id=${connectorId}`
    expect(await exported(byConnector)).toEqual((await list(byConnector)).data)
    const { next } = await list(`${byConnector}&limit=5`)
    const rest = await exported(`${byConnector}&cursor=${next}`)
    expect(rest).toEqual((await list(`${byConnector}&cursor=${next}`)).data)
    expect(rest).toHaveLength(ROWS / 100 - 5)
    expect((await exported('?action=create')).length).toBe(ROWS / 4)
    expect(await exported('?to=2001-01-01T00:00:00Z')).toEqual([])
  })

  it('a wrong query is answered as an error', async () => {
    for (const query of ['?from=yesterday', '?cursor=x', '?connector_id=x', '?limit=5'])
      expect([query, (await world.call('GET', `${API}/audit/export${query}`, { token })).status]).toEqual([query, 400])
  })

  it('T4 another organization exports its own rows only', async () => {
    const { text } = await world.call('GET', `${API}/audit/export?action=create`, { token: world.second.token })
    expect(text).toBe('')
  })
})
