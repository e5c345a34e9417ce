/** What `serve` prints when it has started. */
import { expect, it } from 'vitest'
import { postgres } from './folders.ts'

const BASE = 'https://plugboard.example/api'
const FREE = ['--port', '0', '--set', 'admin.port=0', '--set', 'limits.drainSeconds=0']
const BEHIND = [...FREE, '--set', `baseUrl=${BASE}`]

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
  const { stdout } = await run(['serve', ...FREE], { signal: AbortSignal.abort() })
  expect(stdout).toMatch(/^Serving on (http:\/\/127\.0\.0\.1:[1-9]\d*), described on \1\/docs\nHealth/)
})

it('on a terminal drains only if you set how long', async () => {
  const { run } = await postgres('migrated')
  const drained = async (isTerminal: boolean, ...set: string[]) => {
    const ports = ['--port', '0', '--set', 'admin.port=0', '--set', 'log.format=json']
    const { stderr } = await run(['serve', ...ports, ...set], { isTerminal, signal: AbortSignal.abort() })
    return /"drain_seconds":(\d+)/.exec(stderr)?.[1]
  }
  expect(await drained(true)).toBe('0')
  expect(await drained(true, '--set', 'limits.drainSeconds=1')).toBe('1')
  expect(await drained(false)).toBe('5')
})
