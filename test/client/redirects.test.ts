/** A platform that redirects: neither the application's secret nor a token goes to another address. */
import { expect, test } from 'vitest'
import { connect, PlatformError } from '../../client/index.ts'
import { type RawAnswer, startRawServer } from '../support/raw-server.ts'
import { jsonAnswer } from '../support/wire.ts'

const STATUSES = [301, 302, 303, 307, 308]
const SECRET = { clientId: 'application', clientSecret: 'application-secret', externalUserId: 'user_1' }
const ISSUED = jsonAnswer({ access_token: 'issued-token', expires_in: 900 })

/** As in Cloudflare Workers, which know no `redirect: 'error'`. */
const strictFetch: typeof fetch = async (url, init) => {
  if (init?.redirect === 'error') throw new TypeError('Invalid redirect value, must be one of "follow" or "manual"')
  return fetch(url, init)
}

/** Calls a platform whose answers end with a redirect to somebody else. */
async function redirected(status: number, ...before: RawAnswer[]) {
  const stranger = await startRawServer(ISSUED)
  const head = `HTTP/1.1 ${status} Moved\r\nlocation: ${stranger.origin}/api/v1/elsewhere\r\ncontent-length: 0\r\n\r\n`
  const platform = await startRawServer(...before, head)
  const hosted = { ...SECRET, baseUrl: platform.origin, connectorId: 'c1', fetch: strictFetch }
  const connector = await connect('stripe', { hosted })
  const error: unknown = await connector.customers.create({ name: 'Ada' }).catch((thrown: unknown) => thrown)
  return { platform, stranger, error }
}

test.each(STATUSES)('the secret of an application follows no %i', async (status) => {
  const { platform, stranger, error } = await redirected(status)
  expect([platform.requests.length, stranger.requests]).toEqual([1, []])
  expect(error).toBeInstanceOf(PlatformError)
  expect(error).toMatchObject({
    code: 'platform_error',
    status,
    retryable: false,
    message: `Cannot continue: the platform's address redirects to ${stranger.origin}`,
    hint: 'Set baseUrl to the address that it leads to.',
  })
})

test.each(STATUSES)('the token and the body of a write follow no %i', async (status) => {
  const { platform, stranger, error } = await redirected(status, ISSUED, ISSUED)
  expect([platform.requests.length, stranger.requests]).toEqual([3, []])
  expect(platform.requests[2]).toContain('issued-token')
  expect(error).toMatchObject({ code: 'platform_error', status })
})

test('a redirect that the runtime hides is an error as well', async () => {
  const hidden = async () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
  const hosted = { ...SECRET, baseUrl: 'https://platform.example', connectorId: 'c1', fetch: hidden }
  const connector = await connect('stripe', { hosted })
  await expect(connector.customers.list()).rejects.toMatchObject({
    code: 'platform_error',
    retryable: false,
    message: "Cannot continue: the platform's address redirects",
  })
})
