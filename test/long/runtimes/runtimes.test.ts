/**
 * `plugboard/hosted` and `plugboard/webhooks` on every runtime that npm has: one bundle, built for browsers, which have no module of
 * Node. The runtimes are installed into a folder of the test: together they are larger than all that the repository installs.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import type { SmokeResult, SmokeSettings } from './smoke.ts'
import { ROOT } from '../../support/root.ts'

const run = promisify(execFile)

/** The runtimes, in the versions that docs/integrating.md names. */
const PACKAGES = ['bun@1.4.5', 'deno@2.9.6', 'miniflare@4.20260730.0', '@edge-runtime/vm@5.0.0']

/** Prints what the program gives, on runtimes that have a command line. */
const MAIN = `import { smoke } from './smoke.js'
console.log(JSON.stringify(await smoke(SETTINGS)))
`

/** A Worker that gives it as a response, without any flag of compatibility. */
const WORKERD = `import { readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'

const script = readFileSync('smoke.js', 'utf8') + '\\nexport default { fetch: async () => Response.json(await smoke(SETTINGS)) }'
const worker = new Miniflare({ modules: true, script, compatibilityDate: '2026-04-01' })
console.log(await (await worker.dispatchFetch('http://localhost')).text())
await worker.dispose()
`

/** Vercel's edge runtime, as a context of its own in Node. */
const EDGE = `import { readFileSync } from 'node:fs'
import { EdgeVM } from '@edge-runtime/vm'

const vm = new EdgeVM()
vm.evaluate(readFileSync('smoke.iife.js', 'utf8'))
console.log(JSON.stringify(await vm.evaluate('program.smoke(SETTINGS)')))
process.exit()
`

const EXPECTED: SmokeResult = {
  listed: 10,
  pages: 3,
  created: 'Ada Lovelace',
  refused: 'record_not_found',
  forged: 'webhook_signature_mismatch',
}

let server: TestServer
let folder: string
let settings: SmokeSettings

beforeAll(async () => {
  server = await startTestServer({ database: await openTestPostgres() })
  await server.connector('stripe', 'user_1', { credentials: { api_key: 'any-key' } })
  const { client_id: clientId, client_secret: clientSecret } = server.client
  settings = { baseUrl: server.origin, clientId, clientSecret, webhook: signed() }
  folder = await mkdtemp(join(tmpdir(), 'plugboard-runtimes-'))
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...PACKAGES], { cwd: folder })
  await bundle('esm', 'smoke.js')
  await bundle('iife', 'smoke.iife.js')
}, 1_800_000)

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** A webhook as the server signs it. */
function signed(): SmokeSettings['webhook'] {
  const secret = `whsec_${Buffer.from('a secret of an endpoint, for tests').toString('base64')}`
  const body = JSON.stringify({ type: 'sync.failed', timestamp: new Date().toISOString(), data: {} })
  const now = new Date()
  const signature = new Webhook(secret).sign('msg_1', now, body)
  const seconds = String(Math.floor(now.getTime() / 1000))
  return {
    body,
    secret,
    headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': seconds, 'webhook-signature': signature },
  }
}

/** The program in one file. A module of Node fails the build. */
async function bundle(format: 'esm' | 'iife', file: string): Promise<void> {
  await build({
    entryPoints: [join(ROOT, 'test', 'long', 'runtimes', 'smoke.ts')],
    outfile: join(folder, file),
    bundle: true,
    platform: 'browser',
    format,
    globalName: format === 'iife' ? 'program' : undefined,
    alias: {
      'plugboard/hosted': join(ROOT, 'client', 'hosted', 'index.ts'),
      'plugboard/webhooks': join(ROOT, 'client', 'webhooks', 'index.ts'),
    },
    logLevel: 'silent',
  })
}

/** Returns a runtime's output for a program. */
async function printed(program: string, name: string, command: string, ...argv: string[]): Promise<SmokeResult> {
  await writeFile(
    join(folder, name),
    program.replace('SETTINGS', () => settingsIn(program)),
  )
  const { stdout } = await run(command, [...argv, name], { cwd: folder })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as SmokeResult
}

/** The settings as code, within the text of a script where the program holds one. */
function settingsIn(program: string): string {
  const code = JSON.stringify(settings)
  return program === MAIN ? code : code.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
}

test.each(['20', '22', '24'])('on Node %s', async (version) => {
  const argv = ['--yes', '-p', `node@${version}`, '--', 'node']
  expect(await printed(MAIN, `node-${version}.mjs`, 'npx', ...argv)).toEqual(EXPECTED)
})

test('on Bun', async () => {
  expect(await printed(MAIN, 'bun.mjs', join(folder, 'node_modules', '.bin', 'bun'), 'run')).toEqual(EXPECTED)
})

test('on Deno, which may open connections and nothing else', async () => {
  const deno = join(folder, 'node_modules', '.bin', 'deno')
  expect(await printed(MAIN, 'deno.mjs', deno, 'run', '--quiet', '--allow-net')).toEqual(EXPECTED)
})

test('on workerd, without nodejs_compat', async () => {
  expect(await printed(WORKERD, 'workerd.mjs', process.execPath)).toEqual(EXPECTED)
})

test("on Vercel's edge runtime", async () => {
  expect(await printed(EDGE, 'edge.mjs', process.execPath)).toEqual(EXPECTED)
})
