/** What a token endpoint may answer to a code: each answer ends in whole credentials or in an error. */
import { expect, test } from 'vitest'
import { rawAnswer, startRawServer } from '../../../support/raw-server.ts'
import { jsonAnswer } from '../../../support/wire.ts'
import { onDatabase } from './databases.ts'
import { providerPlan } from './provider.ts'
import { worldOn } from './world.ts'

/** Asks for a refresh token, and keeps a field. */
const PLAN = providerPlan({ store: ['instance'], client_auth: 'body', issuer: undefined })
const WHOLE = { access_token: 'access', refresh_token: 'refresh' }

/** The answer's body, and the credentials it ends in or the error that the application gets. */
const BODIES: Readonly<Record<string, [body: unknown, ends: Readonly<Record<string, unknown>> | string]>> = {
  'both tokens': [WHOLE, WHOLE],
  'a lifetime': [
    { ...WHOLE, expires_in: 3600 },
    { ...WHOLE, expires_at: expect.stringMatching(/Z$/) as string },
  ],
  'a lifetime as text': [
    { ...WHOLE, expires_in: '3600' },
    { ...WHOLE, expires_at: expect.stringMatching(/Z$/) as string },
  ],
  'a negative lifetime': [{ ...WHOLE, expires_in: -1 }, WHOLE],
  'a lifetime of 30,000 years': [
    { ...WHOLE, expires_in: 1e12 },
    { ...WHOLE, expires_at: expect.stringMatching(/^20\d\d-/) as string },
  ],
  'a lifetime that is none': [{ ...WHOLE, expires_in: 'soon' }, WHOLE],
  'fewer scopes': [{ ...WHOLE, scope: 'openid' }, WHOLE],
  'scopes as a list': [{ ...WHOLE, scope: ['openid', 5] }, WHOLE],
  'a field to keep, and one not': [
    { ...WHOLE, instance: 'eu', other: 'x' },
    { ...WHOLE, instance: 'eu' },
  ],
  'a form': ['access_token=access&refresh_token=refresh', WHOLE],
  'a client that is not ours': [{ ...WHOLE, client_id: 'x', client_secret: 'y' }, WHOLE],
  'no access token': [{ refresh_token: 'refresh' }, 'oauth_error'],
  'no refresh token': [{ access_token: 'access' }, 'oauth_error'],
  'an empty access token': [{ ...WHOLE, access_token: '' }, 'oauth_error'],
  'an access token of 1 MB': [{ ...WHOLE, access_token: 'x'.repeat(1_000_000) }, 'oauth_error'],
  'an access token with a line break': [{ ...WHOLE, access_token: 'a\r\nb' }, 'oauth_error'],
  'an error beside tokens': [{ ...WHOLE, error: 'invalid_scope' }, 'oauth_error'],
  'a code that is no good': [{ error: 'invalid_grant' }, 'credentials_rejected'],
  'a page': ['<html>Sign in</html>', 'oauth_error'],
  'a list': [[WHOLE], 'oauth_error'],
  nothing: ['', 'oauth_error'],
}

const STATUSES: readonly [status: number, body: unknown, error: string][] = [
  [302, WHOLE, 'oauth_redirect_refused'],
  [400, { error: 'invalid_client' }, 'oauth_error'],
  [500, WHOLE, 'upstream_error'],
]

onDatabase('U26 a token endpoint that answers a code', (database) => {
  async function end(answer: Buffer): Promise<unknown> {
    const tokens = await startRawServer(answer)
    const { oauth, begin, callers } = await worldOn(database(), { sample: PLAN, upstream: tokens.origin })
    const { state, cookie } = await begin()
    const { headers } = await oauth.callback('sample', `code=c&state=${state}`, cookie)
    const query = new URL(headers.location!).searchParams
    const { organizationId } = callers[0]
    const stored = await database().query('select id from oauth_secrets where organization_id = $1', [organizationId])
    if (query.has('error')) return [query.get('error'), stored.length]
    const secretId = query.get('secret_id')!
    const { credentials } = await oauth.redeem({ organizationId, externalUserId: 'user_1', kind: 'sample', secretId })
    return [credentials, stored.length]
  }

  test.each(Object.entries(BODIES))('%s', async (_, [body, ends]) => {
    const answer = typeof body === 'string' ? rawAnswer(200, {}, body) : jsonAnswer(body)
    expect(await end(answer)).toEqual([ends, typeof ends === 'string' ? 0 : 1])
  })

  test.each(STATUSES)('%i %j', async (status, body, error) => {
    expect(await end(jsonAnswer(body, status, { location: 'https://evil.example/token' }))).toEqual([error, 0])
  })
})
