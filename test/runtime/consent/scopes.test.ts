/** Calls against what the owner granted: refused before anything is sent where the grant is known, and by the third party where it is not. */
import { describe, expect, test } from 'vitest'
import { grantedScopes } from '../../../runtime/auth/token-response.ts'
import {
  authorizationOf,
  type ConnectorError,
  execute,
  grantedOf,
  iterate,
  type Plan,
  scopeAccess,
} from '../../../runtime/index.ts'
import { OAUTH, planOf } from '../../support/plan.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

const ENTITIES = {
  items: {
    list: { request: 'GET /items', records: '$.data', scopes: [['items.read', 'items']] },
    create: { request: 'POST /items', records: '$', scopes: ['items.write', ['profile', 'openid']] },
    update: { request: 'PUT /items/{id}', records: '$', scopes: ['items.read', 'items.write'] },
  },
  notes: { list: { request: 'GET /notes', records: '$.data' } },
}
const PLAN = planOf({
  auth: {
    oauth: {
      ...(OAUTH.oauth as object),
      scopes: ['items.read', 'offline'],
      scope_words: { 'items.write': 'Change your items.' },
    },
  },
  entities: ENTITIES,
  errors: {
    message: '$.message',
    about: '$.needed',
    rules: [{ status: 403, at: '$.code', is: 'scope', as: 'scope_missing' }],
  },
})
const LIST = { entity: 'items', action: 'list' }
const CREATE = { entity: 'items', action: 'create' }
const found = jsonAnswer({ data: [{ id: 'a' }] })

/** Result of a call with some granted scopes, and its number of requests. */
async function called(call: { entity: string; action: string }, scopes?: readonly string[], answer = found) {
  const credentials = { access_token: 'token-1', refresh_token: 'refresh-1' }
  const { connection, server } = await wireTo(PLAN, { answers: [answer], credentials, scopes })
  const failure = await execute(PLAN, call, connection).then(
    () => undefined,
    (error: ConnectorError) => error,
  )
  return { failure, sent: server.requests.length }
}

describe('a call that the owner has not allowed', () => {
  test('is refused before anything is sent, with the scope and how to ask for it', async () => {
    const { failure, sent } = await called(CREATE, ['items.read', 'openid'])
    expect(sent).toBe(0)
    expect(failure?.toJSON()).toEqual({
      code: 'scope_missing',
      status: 424,
      actor: 'owner',
      message: 'Cannot execute items.create: the owner has not granted "items.write"',
      hint:
        'Ask the owner to consent again: consent("sample", {want: ["items.create"], granted: scopes}). ' +
        'Connect with the credentials and scopes that it returns.',
      consent: { want: ['items.create'], scopes: [{ name: 'items.write', words: 'Change your items.' }] },
      errors: [{ field: 'scopes', message: 'must include items.write', error_code: 'scope_missing' }],
      retryable: false,
    })
    expect(failure?.sent).toBe(false)
  })

  test('names every list without a granted scope', async () => {
    const { failure } = await called(CREATE, ['items.read'])
    expect(failure?.message).toContain('"items.write", "profile" or "openid"')
  })

  test('is refused as a page of an iteration too', async () => {
    const { connection, server } = await wireTo(PLAN, {
      credentials: { refresh_token: 'refresh-1', access_token: 'token-1' },
      scopes: ['offline'],
    })
    await expect(iterate(PLAN, LIST, connection).next()).rejects.toMatchObject({ code: 'scope_missing' })
    expect(server.requests).toEqual([])
  })
})

describe('a call is sent', () => {
  test.each([
    ['with a scope that is enough', LIST, ['items']],
    ['with the other one', LIST, ['items.read', 'offline']],
    ['where nobody knows what was granted', LIST, undefined],
    ['where no scope is known', LIST, []],
    ['where the operation names no scope', { entity: 'notes', action: 'list' }, ['offline']],
  ])('%s', async (_, call, scopes) => {
    expect(await called(call, scopes)).toEqual({ failure: undefined, sent: 1 })
  })
})

test('a refusal of the third party has the same code where a rule says so, and names the scope', async () => {
  const answer = jsonAnswer({ code: 'scope', message: 'Insufficient.', needed: 'items.read' }, 403)
  const { failure, sent } = await called(LIST, undefined, answer)
  expect([sent, failure?.code, failure?.sent]).toEqual([1, 'scope_missing', true])
  expect(failure?.message).toBe('Cannot execute items.list: the third party returned 403 Insufficient. (items.read)')
})

describe('what was granted', () => {
  const asked = ['items.read', 'offline']
  const granted = (said?: readonly string[]) => grantedOf(PLAN, authorizationOf(PLAN)!, asked, said)

  test.each([
    ['nothing is said', undefined, asked],
    ['fewer are said', ['items.read'], ['items.read']],
    ['more are said', ['items.read', 'items.write', 'openid'], ['items.read', 'items.write', 'openid']],
    ['one that only an operation names', ['items'], ['items']],
    ['other names than the kind knows', ['https://api.example.com/all'], asked],
  ])('where %s', (_, said, expected) => {
    expect(granted(said)).toEqual(expected)
  })

  test.each([
    [['access_token'], { access_token: 'a', scope: 'x y' }, ['x', 'y']],
    [['access_token'], { access_token: 'a' }, undefined],
    [['user', 'access_token'], { scope: 'bot', user: { access_token: 'a', scope: 'x,y' } }, ['x', 'y']],
    [['user', 'access_token'], { scope: 'bot', user: { access_token: 'a' } }, undefined],
  ])('is beside the access token at %j', (steps, body, expected) => {
    const response = { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) }
    expect(grantedScopes(response as never, { in: 'body', steps })).toEqual(expected)
  })
})

test('a scope lets its holder read or write, as the operations say that name it', () => {
  const scopes = ['items.read', 'items', 'items.write', 'profile', 'offline']
  expect(Object.fromEntries(scopeAccess(PLAN, scopes))).toEqual({
    'items.read': 'read',
    items: 'read',
    'items.write': 'write',
    profile: 'write',
    offline: null,
  })
  const both: Plan = planOf({
    entities: {
      items: {
        list: { request: 'GET /items', records: '$.data', scopes: ['crm'] },
        create: { request: 'POST /items', records: '$', scopes: ['crm'] },
      },
    },
  })
  expect(scopeAccess(both, ['crm']).get('crm')).toBe('write')
})
