/** The application of examples/apps in Next.js, built and started with the packages as npm packs them. */
import { spawn } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres } from '../support/database.ts'
import { packAll, type Press, run } from '../support/packed.ts'
import { ROOT } from '../support/root.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const PACKAGES = ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1', 'typescript@7.0.2', '@types/react@19.3.3']

/** Settings that `create-next-app` writes, with the one that the walk adds. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['dom', 'dom.iterable', 'esnext'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    isolatedModules: true,
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    plugins: [{ name: 'next' }],
  },
  include: ['**/*.ts', '**/*.tsx'],
}

/** What `create-next-app` of 16.4 sets: a route may not set `dynamic`. */
const CONFIG = 'export default { cacheComponents: true, partialPrefetching: true }'

/** A build of the packages, or of the application, on a machine of two cores with other work. */
const LIMIT_MS = 1_200_000

let press: Press
let server: TestServer

beforeAll(async () => {
  press = await packAll()
  server = await startTestServer({ database: await openTestPostgres() })
}, LIMIT_MS)
afterAll(async () => {
  await server?.close()
  await press?.close()
})

test(
  'the application compiles, shows its page, lists accounts, and refuses a webhook without a signature',
  async () => {
    const project = await press.projectWith('plugboard')
    await project.install(...PACKAGES)
    const { folder: cwd } = project
    for (const name of ['app', 'accounts.ts', 'handle.ts'])
      await cp(join(ROOT, 'examples', 'apps', name), join(cwd, name), { recursive: true })
    await writeFile(join(cwd, 'tsconfig.json'), JSON.stringify(TSCONFIG))
    await writeFile(join(cwd, 'next.config.mjs'), CONFIG)
    const env = {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_PUBLIC_PLUGBOARD_URL: server.origin,
      PLUGBOARD_URL: server.origin,
      PLUGBOARD_CLIENT_ID: server.client.client_id,
      PLUGBOARD_CLIENT_SECRET: server.client.client_secret,
      PLUGBOARD_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    }
    const next = join(cwd, 'node_modules', 'next', 'dist', 'bin', 'next')
    await run(process.execPath, [next, 'build'], { cwd, env })
    await server.connector('stripe', 'user_3', { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' } })
    const started = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd, env })
    let printed = ''
    started.stdout.on('data', (chunk) => (printed += String(chunk)))
    try {
      await expect.poll(() => printed).toMatch(/localhost:\d+/)
      const origin = `http://${/localhost:\d+/.exec(printed)?.[0]}`
      expect(await (await fetch(origin)).text()).toContain('Connect an account')
      expect(await (await fetch(`${origin}/accounts`)).json()).toEqual([
        { name: 'stripe', connectorType: 'stripe', status: 'active' },
      ])
      expect((await fetch(`${origin}/hooks`, { method: 'POST', body: '{}' })).status).toBe(400)
    } finally {
      started.kill()
    }
  },
  LIMIT_MS,
)
