/**
 * The authorization scenarios of the official conformance suite against the authorization server of agents, on Node 22. The suite has two
 * for servers; its `auth/` scenarios test clients.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from '../../../support/packed.ts'
import { LoginWorld } from './world.ts'
import { freePort } from '../../../support/free-port.ts'

const CONFORMANCE = '@modelcontextprotocol/conformance@0.2.0-alpha.12'

const fault = await run('npm', ['view', CONFORMANCE, 'version', '--fetch-retries=0']).then(
  () => undefined,
  ({ stderr }: { stderr: string }) => /^npm error .*$/m.exec(stderr)?.[0] ?? stderr,
)
const SKIPPED = fault === undefined ? '' : `, skipped since the npm registry does not answer: ${fault}`

describe.skipIf(fault !== undefined)(`the authorization server of agents${SKIPPED}`, () => {
  let world: LoginWorld
  let folder: string
  let clientId: string
  beforeAll(async () => {
    world = await LoginWorld.start(['agents.registration=true'])
    folder = mkdtempSync(join(tmpdir(), 'plugboard-conformance-'))
    const metadata = { client_name: 'Conformance', redirect_uris: ['http://127.0.0.1/callback'] }
    clientId = (await world.api.call('POST', '/oauth/register', { body: metadata })).body.client_id
  })
  afterAll(async () => {
    await world?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Does what the suite asks of a person: logs in, allows, and follows the redirect back. */
  async function logIn(url: string): Promise<void> {
    const browser = world.browser()
    const begun = await browser.send(url)
    const next = await world.identify(begun.back.get('ticket') ?? '')
    const login = new URL(next).searchParams.get('login') ?? ''
    const { headers } = await browser.send('/agents/consent', world.allowed(login))
    await fetch(headers.get('location') ?? '')
  }

  test.each(['2026-07-28', '2025-11-25'])('passes every authorization scenario of revision %s', async (revision) => {
    const results = join(folder, revision)
    const words = ['--yes', '-p', 'node@22', '-p', CONFORMANCE, '--', 'conformance', 'authorization']
    const options = ['--url', world.origin, '--client-id', clientId, '--resource', world.resource]
    const more = ['--port', String(await freePort()), '--spec-version', revision, '--output-dir', results]
    const suite = spawn('npx', [...words, ...options, ...more], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(suite, 'exit')
    const lines: string[] = []
    for await (const line of createInterface({ input: suite.stdout })) {
      lines.push(line)
      if (line.startsWith(`${world.origin}/oauth/authorize?`)) await logIn(line)
    }
    const [code] = await ended
    expect([code, lines.join('\n')]).toEqual([0, expect.stringContaining('authorization-code-grant')])
    expect(checksIn(results)).toEqual([
      ['authorization-code-grant', 'SUCCESS'],
      ['authorization-server-metadata', 'SUCCESS'],
      ['authorization-server-metadata-cimd', 'SUCCESS'],
    ])
  })
})

/** Each check of a run with its outcome. */
function checksIn(results: string): (readonly [string, string])[] {
  return readdirSync(results, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('checks.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(results, name), 'utf8')) as { id: string; status: string }[])
    .map(({ id, status }) => [id, status] as const)
    .toSorted(([one], [other]) => one.localeCompare(other))
}
