/** What `serve` prints when it has started. */
import { expect, it } from 'vitest'
import { postgres } from './folders.ts'

const BASE = 'https://plugboard.example/api'
const BEHIND = ['--port', '0', '--set', 'admin.port=0', '--set', `baseUrl=${BASE}`]

it('behind a proxy prints where callers reach it, and where it listens', async () => {
  const { run } = await postgres('migrated')
  const signal = AbortSignal.abort()
  const { stdout: json } = await run(['serve', '--json', ...BEHIND], { signal })
  const { stdout: text } = await run(['serve', ...BEHIND], { signal })
  const own = expect.stringMatching(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/)
  expect(JSON.parse(json)).toMatchObject({ origin: BASE, listens_on: own, admin: own })
  expect(text).toContain(`Serving on ${BASE}, described on ${BASE}/docs\nListening on http://127.0.0.1:`)
})

it('without a proxy prints its own address once', async () => {
  const { run } = await postgres('migrated')
  const { stdout } = await run(['serve', '--port', '0', '--set', 'admin.port=0'], { signal: AbortSignal.abort() })
  expect(stdout).toMatch(/^Serving on (http:\/\/127\.0\.0\.1:[1-9]\d*), described on \1\/docs\nHealth/)
})
