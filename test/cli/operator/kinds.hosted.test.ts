/** `plugboard kinds push`, `list --server` and `remove` beside a server. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { idOf, ownKind } from '../../support/own-kind.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { runCli } from '../run-cli.ts'

describe('kinds of a server', () => {
  let server: TestServer
  let env: Record<string, string>
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-kinds-'))
  const file = join(folder, 'my.yaml')

  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres() })
    const { client_id: id, client_secret: secret } = server.client
    env = { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret }
  })
  afterAll(async () => {
    await server?.close()
    rmSync(folder, { recursive: true })
  })

  const kinds = (...words: string[]) => runCli(['kinds', ...words], { env })

  it('push stores a manifest, and says when it is stored already', async () => {
    writeFileSync(file, ownKind())
    expect((await kinds('push', file)).stdout).toBe('acme-crm 1.0.0 stored\n')
    expect((await kinds('push', file)).stdout).toBe('acme-crm 1.0.0 is stored already\n')
    const { stdout } = await kinds('push', file, '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      kinds: [{ sourceDefinitionId: idOf('acme-crm'), version: '1.0.0', own: true }],
    })
  })

  it("push shows the server's problems in the lines of the file", async () => {
    writeFileSync(file, ownKind({ title: 'Stripe' }))
    const { code, stderr } = await kinds('push', file)
    expect(code).toBe(3)
    expect(stderr).toContain(`${file}:4:8`)
    expect(stderr).toContain('4 | title: Stripe')
    expect(stderr).toContain('[taken]')
    writeFileSync(file, ownKind().replace('check: contacts.list', 'check: contcts.list'))
    const misspelt = await kinds('push', file)
    expect(misspelt.stderr).toContain('Did you mean "contacts.list"?')
    expect(misspelt.stderr).toMatch(/my\.yaml:10:8/)
  })

  it('push names a file that is missing or has no kind', async () => {
    expect((await kinds('push')).stderr).toContain('name a manifest file')
    expect((await kinds('push', join(folder, 'none.yaml'))).stderr).toContain('it does not exist')
    writeFileSync(file, 'format: 1\n')
    expect((await kinds('push', file)).stderr).toContain('it has no kind')
  })

  it('list --server lists what the organization sees, its own first', async () => {
    const { stdout } = await kinds('list', '--server')
    const [, first, ...others] = stdout.split('\n')
    expect(first).toMatch(/^Kind acme-crm\s+yes\s+acme-crm\s+1\.0\.0\s+none/)
    expect(others.some((line) => line.startsWith('Stripe'))).toBe(true)
    const { kinds: listed } = JSON.parse((await kinds('acme', '--server', '--json')).stdout) as { kinds: object[] }
    expect(listed).toMatchObject([{ own: true, connectorType: 'acme-crm' }])
  })

  it('remove removes a kind, or refuses with how many use it', async () => {
    const id = await server.connector('acme-crm', 'user_1', { credentials: { api_key: 'k' }, validate: false })
    const held = await kinds('remove', 'acme-crm')
    expect([held.code, held.stderr]).toEqual([expect.any(Number), expect.stringContaining('used by 1 connector')])
    const token = await server.applicationToken()
    await server.ask('DELETE', `/integrations/connectors/${id}`, { token })
    let removed = await kinds('remove', 'acme-crm')
    for (let tries = 0; tries < 200 && removed.code !== 0; tries++) removed = await kinds('remove', 'acme-crm')
    expect(removed.stdout).toBe('acme-crm removed\n')
    expect((await kinds('remove', 'acme-crm', '--only', '1.0.0')).stderr).toContain('Cannot find version')
  })

  it('list without --server lists the package', async () => {
    expect((await kinds('list', 'stripe')).stdout).toContain('stripe')
    expect((await kinds('list', 'acme')).stderr).toContain('Cannot find kind')
  })
})
