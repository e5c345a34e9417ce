import { describe, expect, it } from 'vitest'
import { findAuth } from '../../../../authoring/draft/find/auth.ts'
import { findBaseUrl } from '../../../../authoring/draft/find/base-url.ts'
import { findErrors } from '../../../../authoring/draft/find/errors.ts'
import { findRecords } from '../../../../authoring/draft/find/records.ts'
import { answering, apiOf } from '../../library.ts'

const TEXT = { type: 'string' }
const object = (properties: Record<string, unknown>) => ({ type: 'object', properties })

describe('auth', () => {
  const flows = {
    authorizationCode: {
      authorizationUrl: '/authorize?prompt=consent',
      tokenUrl: '/token',
      scopes: { read: '', write: '' },
    },
  }
  it.each([
    [
      'bearer',
      { key: { type: 'http', scheme: 'Bearer' } },
      {
        key: {
          type: 'static',
          title: 'Bearer token',
          credentials: { token: 'string!' },
          send: { bearer: '{{token}}' },
        },
      },
      [],
    ],
    [
      'basic',
      { userPass: { type: 'http', scheme: 'basic' } },
      {
        user_pass: {
          type: 'static',
          title: 'Username and password',
          credentials: { username: 'string!', password: 'string!' },
          send: { basic: { username: '{{username}}', password: '{{password}}' } },
        },
      },
      [],
    ],
    [
      'a header',
      { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      {
        key: {
          type: 'static',
          title: 'API key',
          credentials: { key: 'string!' },
          send: { headers: { 'X-Key': '{{key}}' } },
        },
      },
      [],
    ],
    [
      'the query',
      { key: { type: 'apiKey', in: 'query', name: 'apikey' } },
      {
        key: {
          type: 'static',
          title: 'API key',
          credentials: { key: 'string!' },
          send: { query: { apikey: '{{key}}' } },
        },
      },
      [],
    ],
    [
      'OAuth with URLs below the server',
      { OAuth2: { type: 'oauth2', flows } },
      {
        oauth: {
          type: 'oauth2',
          title: 'OAuth',
          authorize: 'https://api.example.com/authorize',
          authorize_params: { prompt: 'consent' },
          token: 'https://api.example.com/token',
          scopes: ['read', 'write'],
        },
      },
      [],
    ],
    [
      'client credentials',
      { app: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a.example/token' } } } },
      { app: { type: 'client_credentials', title: 'Client credentials', token: 'https://a.example/token' } },
      [],
    ],
    [
      'what the language does not have',
      {
        c: { type: 'apiKey', in: 'cookie', name: 'sid' },
        d: { type: 'http', scheme: 'digest' },
        o: { type: 'openIdConnect' },
      },
      {
        api_key: {
          type: 'static',
          title: 'API key',
          credentials: { api_key: 'string!' },
          send: { bearer: '{{api_key}}' },
        },
      },
      ['auth c: an API key in cookie', 'auth d: http digest', 'auth o: openIdConnect'],
    ],
  ])('by %s', (_, securitySchemes, expected, message) => {
    const notes: string[] = []
    const api = apiOf({ '/a': { get: answering({}) } }, { components: { securitySchemes } })
    expect([findAuth(api, api.operations, (text) => void notes.push(text)).auth, notes]).toEqual([expected, message])
  })

  it('of two schemes together is one variant, and unused schemes are none', () => {
    const key = (name: string) => ({ type: 'apiKey', in: 'header', name })
    const securitySchemes = { app: key('X-App'), user: key('X-User'), other: key('X-Other') }
    const security = [{ app: [], user: [] }]
    const api = apiOf({ '/a': { get: answering({}) } }, { components: { securitySchemes }, security })
    expect(Object.entries(findAuth(api, api.operations, () => undefined).auth)).toEqual([
      [
        'app_user',
        {
          type: 'static',
          title: 'API key and API key',
          credentials: { app: 'string!', user: 'string!' },
          send: { headers: { 'X-App': '{{app}}', 'X-User': '{{user}}' } },
        },
      ],
    ])
  })
})

describe('base URL', () => {
  const site = {
    site: { type: 'string', required: true, examples: ['example'], pattern: '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$' },
  }
  const region = {
    region: { type: 'string', required: true, enum: ['us', 'eu'], pattern: '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$' },
  }
  it.each([
    ['https://api.example.com/v1/', {}, 'https://api.example.com/v1', {}, undefined],
    ['http://api.example.com', {}, 'https://api.example.com', {}, 'the description says http'],
    ['https://{site}.example.com', {}, 'https://{{config.site}}.example.com', site, undefined],
    [
      'https://{region}.example.com',
      { region: { default: 'us', enum: ['us', 'eu'] } },
      'https://{{config.region}}.example.com',
      region,
      undefined,
    ],
    [
      'https://{site}.{domain}.com',
      { domain: { default: 'example' } },
      'https://{{config.site}}.example.com',
      site,
      undefined,
    ],
    [
      'https://your-domain.example.com',
      {},
      'https://{{config.subdomain}}.example.com',
      { subdomain: site.site },
      undefined,
    ],
    ['https://api.example.com/{v}', { v: { default: 'v2' } }, 'https://api.example.com/v2', {}, undefined],
    ['/v1', {}, 'https://api.example.com', {}, 'not found in the description'],
  ])('of %s', (url, variables, baseUrl, config, remark) => {
    expect(findBaseUrl([{ url, variables }], undefined, () => undefined)).toEqual({
      baseUrl,
      config,
      ...(remark !== undefined && { remark }),
    })
  })
})

describe('records', () => {
  const list = { type: 'array', items: object({ id: TEXT }) }
  it.each([
    ['a bare list', list, ['$', true]],
    ['a list in an envelope', object({ items: list, total: { type: 'integer' } }), ['$.items', true]],
    ["a list under the collection's name", object({ things: list, included: list, others: list }), ['$.things', true]],
    ['a list two levels deep', object({ data: object({ records: list }) }), ['$.data.records', true]],
    ['a record in an envelope', object({ data: object({ name: TEXT }), meta: object({}) }), ['$.data', false]],
    ['a record under its own name', object({ thing: object({ name: TEXT }) }), ['$.thing', false]],
    ['a record with a list in it', object({ id: TEXT, items: list }), ['$', false]],
  ])('are found in %s', (_, schema, expected) => {
    const [operation] = apiOf({ '/things': { get: answering(schema) } }).operations
    const { at, isList } = findRecords(operation!.answer!.shape, 'things')!
    expect([at, isList]).toEqual(expected)
  })
})

describe('errors', () => {
  it.each([
    [
      'in a map',
      object({ error: object({ message: TEXT, type: TEXT }) }),
      { message: '$.error.message', code: '$.error.type' },
    ],
    [
      'beside a URI of its type',
      object({ type: TEXT, detail: TEXT, errorCode: TEXT }),
      { message: '$.detail', code: '$.errorCode' },
    ],
    [
      'in a list',
      object({ errors: { type: 'array', items: object({ detail: TEXT, code: TEXT }) } }),
      { message: '$.errors[0].detail', code: '$.errors[0].code' },
    ],
    ['at the top', object({ message: TEXT, status: { type: 'integer' } }), { message: '$.message' }],
    ['as a text', object({ error: TEXT }), { message: '$.error' }],
    ['nowhere', object({ trace: TEXT }), undefined],
  ])('are found %s', (_, schema, expected) => {
    const refusal = { description: 'No.', content: { 'application/json': { schema } } }
    const { operations } = apiOf({ '/a': { get: { responses: { 400: refusal, 404: refusal } } } })
    expect(findErrors(operations)).toEqual(expected)
  })
})
