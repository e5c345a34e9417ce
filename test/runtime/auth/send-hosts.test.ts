/** Two credentials for two hosts: each arrives at its own, over real HTTP. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AnyRequest, compile, execute, request as send } from '../../../runtime/index.ts'
import { validateManifest } from '../../../runtime/manifest/index.ts'
import { startRawServer } from '../../support/raw-server.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const FILE = join(import.meta.dirname, '../../lab/hosts/manifest.yaml')
const plan = compile(validateManifest(readFileSync(FILE, 'utf8'), FILE).resolved)
const CREDENTIALS = { site_id: 'site-1', track_key: 'track-key-canary', app_key: 'app-key-canary' }
const BASIC = Buffer.from('site-1:track-key-canary').toString('base64')

async function wired() {
  const upload = await startRawServer(jsonAnswer({ id: 'f1' }, 201), jsonAnswer({ message: CREDENTIALS.app_key }, 400))
  const { connection, server, elsewhere } = await wireTo(plan, {
    answers: [jsonAnswer([])],
    hosts: { 'https://upload.example.com': upload },
    auth: 'two_keys',
    config: { domain: 'example.com', account: 'AC1' },
    credentials: CREDENTIALS,
  })
  return { connection, server, elsewhere, upload }
}

describe('credentials of a host', () => {
  test('R4 go to no other host, and those of the others not to it', async () => {
    const { connection, server, elsewhere, upload } = await wired()
    await execute(plan, { entity: 'tickets', action: 'list' }, connection)
    await execute(plan, { entity: 'files', action: 'create', params: { name: 'a' } }, connection)
    const [usual = '', own = ''] = [server.requests[0], upload.requests[0]]
    expect(sentRequest(usual).headers.authorization).toBe(`Basic ${BASIC}`)
    expect(sentRequest(own).headers.authorization).toBe('Bearer app-key-canary')
    expect([sentRequest(own).query.get('app'), sentRequest(own).headers['x-app']]).toEqual(['site-1', '1'])
    expect(usual).not.toContain('app-key-canary')
    expect(own).not.toMatch(new RegExp(`track-key-canary|${BASIC}`))
    expect([server.requests.length, upload.requests.length, elsewhere.requests]).toEqual([1, 1, []])
  })

  test('are removed from texts in every form in which a request carries them', async () => {
    const { connection } = await wired()
    expect(connection.redact(`${BASIC} track-key-canary app-key-canary`)).not.toMatch(/canary|c2l0ZS/)
  })

  test('cannot be set by a caller', async () => {
    const { connection, upload } = await wired()
    const request = { method: 'GET', path: '/2.0/AC1/files', host: 'upload.example.com' } as const
    const names: Partial<AnyRequest>[] = [
      { headers: { 'X-App': '2' } },
      { query: { app: 'other' } },
      { headers: { Authorization: 'Bearer x' } },
    ]
    for (const more of names)
      await expect(send(plan, { ...request, ...more }, connection)).rejects.toMatchObject({ code: 'invalid_params' })
    expect(upload.requests).toEqual([])
  })
})
