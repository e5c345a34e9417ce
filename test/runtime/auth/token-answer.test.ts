/** Each response of a token endpoint leads to complete credentials or an error. */
import { describe, expect, test } from 'vitest'
import { type Credentials, execute } from '../../../runtime/index.ts'
import { OAUTH, planOf } from '../../support/plan.ts'
import { rawAnswer, startRawServer } from '../../support/raw-server.ts'
import { codeOf, jsonAnswer, START, wireTo } from '../../support/wire.ts'

const PLAN = planOf({ auth: { oauth: { ...(OAUTH.oauth as object), store: ['instance'] } } })
const BEFORE = { refresh_token: 'old-refresh', client_id: 'client', client_secret: 'secret' }
const inSeconds = (seconds: number) => new Date(START + seconds * 1000).toISOString()
const YEAR = 365 * 24 * 3600

/** The answer's body, and what the credentials gain or the code of the error. */
const BODIES: Readonly<Record<string, [body: unknown, gives: Partial<Credentials> | string]>> = {
  'a token': [{ access_token: 'new' }, { access_token: 'new' }],
  'a token with its lifetime': [
    { access_token: 'new', expires_in: 3600 },
    { access_token: 'new', expires_at: inSeconds(3600) },
  ],
  'a lifetime as text': [
    { access_token: 'new', expires_in: '3600' },
    { access_token: 'new', expires_at: inSeconds(3600) },
  ],
  'a negative lifetime': [{ access_token: 'new', expires_in: -1 }, { access_token: 'new' }],
  'a lifetime of nothing': [{ access_token: 'new', expires_in: 0 }, { access_token: 'new' }],
  'a lifetime of 30,000 years': [
    { access_token: 'new', expires_in: 1e12 },
    { access_token: 'new', expires_at: inSeconds(YEAR) },
  ],
  'a lifetime that is none': [{ access_token: 'new', expires_in: 'soon' }, { access_token: 'new' }],
  'a lifetime that is an object': [{ access_token: 'new', expires_in: {} }, { access_token: 'new' }],
  'another refresh token': [
    { access_token: 'new', refresh_token: 'next' },
    { access_token: 'new', refresh_token: 'next' },
  ],
  'an empty refresh token': [{ access_token: 'new', refresh_token: '' }, { access_token: 'new' }],
  'a refresh token that is no text': [{ access_token: 'new', refresh_token: 5 }, { access_token: 'new' }],
  'fewer scopes': [{ access_token: 'new', scope: 'read' }, { access_token: 'new' }],
  'a field to keep, and one not': [
    { access_token: 'new', instance: 'eu', other: 'x' },
    { access_token: 'new', instance: 'eu' },
  ],
  'a field to keep that is no text': [{ access_token: 'new', instance: {} }, { access_token: 'new' }],
  'no error, said so': [{ access_token: 'new', error: null }, { access_token: 'new' }],
  'a form': ['access_token=new&expires_in=60', { access_token: 'new', expires_at: inSeconds(60) }],
  'no token': [{ token_type: 'bearer' }, 'oauth_error'],
  'an empty token': [{ access_token: '' }, 'oauth_error'],
  'a token that is no text': [{ access_token: { a: 1 } }, 'oauth_error'],
  'a token of 1 MB': [{ access_token: 'x'.repeat(1_000_000) }, 'oauth_error'],
  'a token with a line break': [{ access_token: 'a\r\nx: 1' }, 'oauth_error'],
  'an error beside a token': [{ access_token: 'new', error: 'invalid_scope' }, 'oauth_error'],
  'a grant that is gone': [{ error: 'invalid_grant' }, 'credentials_rejected'],
  'a list': [[{ access_token: 'new' }], 'oauth_error'],
  null: [null, 'oauth_error'],
  'a page': ['<html>Sign in</html>', 'oauth_error'],
  nothing: ['', 'oauth_error'],
  'JSON cut short': ['{"access_token":"n', 'oauth_error'],
  'a prototype': ['{"__proto__":{"access_token":"new"}}', 'oauth_error'],
}

describe('U26 a token endpoint that answers', () => {
  test.each(Object.entries(BODIES))('%s', async (_, [body, gives]) => {
    const tokens = await startRawServer(typeof body === 'string' ? rawAnswer(200, {}, body) : jsonAnswer(body))
    const saved: Credentials[] = []
    const { connection } = await wireTo(PLAN, {
      credentials: BEFORE,
      hosts: { 'https://auth.example.com': tokens },
      answers: [jsonAnswer({ data: [] })],
      save: (credentials) => void saved.push(credentials),
    })
    const code = await codeOf(execute(PLAN, { entity: 'items', action: 'list' }, connection))
    expect([code, saved]).toEqual(typeof gives === 'string' ? [gives, []] : ['done', [{ ...BEFORE, ...gives }]])
  })

  test.each<[number, unknown, string]>([
    [400, { error: 'invalid_grant' }, 'credentials_rejected'],
    [400, { error: { code: 'invalid_refresh_token' } }, 'credentials_rejected'],
    [400, { error: 'invalid_client' }, 'oauth_error'],
    [401, null, 'oauth_error'],
    [429, {}, 'upstream_rate_limited'],
    [500, { access_token: 'new' }, 'upstream_error'],
    [503, { error: 'invalid_request' }, 'upstream_error'],
    [500, { error: 'invalid_grant' }, 'credentials_rejected'],
    [408, null, 'upstream_error'],
    [400, { error: 'temporarily_unavailable' }, 'upstream_error'],
    [400, { error: 'server_error' }, 'upstream_error'],
    [302, {}, 'oauth_redirect_refused'],
  ])('%i %j ends in %s', async (status, body, code) => {
    const tokens = await startRawServer(jsonAnswer(body, status))
    const { connection } = await wireTo(PLAN, { credentials: BEFORE, hosts: { 'https://auth.example.com': tokens } })
    expect(await codeOf(execute(PLAN, { entity: 'items', action: 'list' }, connection))).toBe(code)
  })
})

test('U26 a renewal goes to the address for renewals, where there is one', async () => {
  const oauth = { ...(OAUTH.oauth as object), refresh: 'https://renew.example.com/oauth/refresh' }
  const renewals = await startRawServer(jsonAnswer({ access_token: 'new' }))
  const { connection } = await wireTo(planOf({ auth: { oauth } }), {
    credentials: BEFORE,
    answers: [jsonAnswer({ data: [] })],
    hosts: { 'https://renew.example.com': renewals },
  })
  await execute(planOf({ auth: { oauth } }), { entity: 'items', action: 'list' }, connection)
  expect(renewals.requests[0]).toMatch(/^POST \/oauth\/refresh /)
})

test('U26 a refresh token that a variant does not have is left out, so that what is stored still fits', async () => {
  const token = 'https://auth.example.com/token'
  const plan = planOf({ auth: { app: { type: 'client_credentials', title: 'App', token, client_auth: 'body' } } })
  const saved: Credentials[] = []
  const tokens = await startRawServer(jsonAnswer({ access_token: 'new', refresh_token: 'unasked' }))
  const credentials = { client_id: 'client', client_secret: 'secret' }
  const { connection } = await wireTo(plan, {
    answers: [jsonAnswer({ data: [] })],
    hosts: { 'https://auth.example.com': tokens },
    credentials,
    save: (renewed) => void saved.push(renewed),
  })
  await execute(plan, { entity: 'items', action: 'list' }, connection)
  expect(saved).toEqual([{ ...credentials, access_token: 'new' }])
})
