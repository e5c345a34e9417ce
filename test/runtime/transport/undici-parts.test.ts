/** The parts of undici that the transport loads by their own path are those of its door. An upgrade that moves them fails here. */
import { EnvHttpProxyAgent, Pool } from 'undici'
import { expect, test } from 'vitest'

test.each([
  ['undici/lib/dispatcher/pool.js', Pool],
  ['undici/lib/dispatcher/env-http-proxy-agent.js', EnvHttpProxyAgent],
])('%s is what the door exports', async (path, exported) => {
  expect(((await import(path)) as { default: unknown }).default).toBe(exported)
})

test('undici/lib/api/api-connect.js is a method of dispatchers', async () => {
  const path = 'undici/lib/api/api-connect.js'
  expect(((await import(path)) as { default: unknown }).default).toBe(Pool.prototype.connect)
})
