import { describe, expect, it } from 'vitest'
import { compareOpenapi } from '../../../authoring/index.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'
import { apiOf, manifestHead, query } from '../library.ts'

const TEXT = { type: 'string' }
const THING = {
  type: 'object',
  properties: { id: TEXT, name: { type: ['string', 'null'] }, size: { type: 'integer' } },
  required: ['id'],
}
const json = (schema: unknown) => ({ 200: { description: 'Fine.', content: { 'application/json': { schema } } } })

const API = apiOf({
  '/things': {
    get: {
      parameters: [
        query('limit', { type: 'integer', minimum: 1, maximum: 50 }),
        query('state', { type: 'string', enum: ['open', 'closed'] }),
        query('created', { type: 'object', properties: { from: TEXT } }, { style: 'deepObject' }),
        query('ids[]', { type: 'array', items: TEXT }),
        query('cursor', TEXT),
      ],
      responses: json({ type: 'object', properties: { data: { type: 'array', items: THING }, next: TEXT } }),
    },
    post: {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { type: 'object', properties: { name: TEXT, size: { type: 'integer' } }, required: ['name'] },
          },
        },
      },
      responses: json(THING),
    },
  },
  '/things/{thing_id}.json': { get: { deprecated: true, responses: json(THING) } },
})

const MANIFEST = `${manifestHead('things.list')}entities:
  things:
    schema: Thing
    list:
      request: GET /things
      params:
        limit: {type: integer, minimum: 1, maximum: 50}
        state: {type: string, enum: [open, closed]}
        created: {type: object, properties: {from: string}}
        ids: string[]
        cursor: string
      encode: {arrays: brackets}
      records: $.data
      pagination: {style: cursor, param: cursor, next: $.next, size: limit}
    get: {request: "GET /things/{id}", sunset: {date: none, docs: https://docs.example.com/changes, read: 2026-11-29}}
    create:
      request: POST /things
      params: {name: string!, size: integer}
schemas:
  Thing: {id: string!, name: string?, size: integer}
`

/** What a changed manifest differs in: `severity operation line what`. */
function compared(from = '', to = ''): string[] {
  const { findings } = compareOpenapi(validateManifest(MANIFEST.replace(from, to), 'test.yaml'), API)
  return findings.map(
    ({ severity, operations, line, message }) => `${severity} ${operations.join(' ')} ${line}: ${message}`,
  )
}

describe('a manifest and a description', () => {
  it('that say the same have no difference', () => {
    expect(compared()).toEqual([])
  })

  it.each([
    ['GET /things\n', 'GET /thing\n', ['wrong things.list 17: GET /thing is not in the description']],
    ['GET /things/{id}', 'DELETE /things/{id}', ['wrong things.get 27: /things/{id} has GET there, not DELETE']],
    [
      'limit: {type: integer, minimum: 1, maximum: 50}',
      'limit: {type: integer, minimum: 1, maximum: 100}',
      ['wrong things.list 19: limit has maximum 100 here, 50 there: looser'],
    ],
    [
      'limit: {type: integer, minimum: 1, maximum: 50}',
      'limit: {type: integer, minimum: 1, maximum: 20}',
      ['note things.list 19: limit has maximum 20 here, 50 there: stricter'],
    ],
    [
      'minimum: 1, maximum: 50}',
      'maximum: 50, default: 0}',
      [
        'note things.list 19: limit has minimum 1 there, none here',
        'wrong things.list 19: limit is 0 by default, which the vendor refuses: the minimum is 1',
      ],
    ],
    [
      'limit: {type: integer, minimum: 1, maximum: 50}',
      'limit: integer',
      [
        'note things.list 19: limit has minimum 1 there, none here',
        'wrong things.list 19: limit has maximum 50 there, none here',
      ],
    ],
    [
      '[open, closed]',
      '[open, lost]',
      [
        'wrong things.list 20: state may be lost here, which the description does not list',
        'note things.list 20: state may also be closed there',
      ],
    ],
    ['{from: string}', '{until: string}', ['undocumented things.list 21: created.until is not in the description']],
    ['created: {type: object, properties: {from: string}}', '"created[from]": string', []],
    [
      'created: {type: object, properties: {from: string}}',
      'extra: string',
      [
        'note things.list 17: not offered: query created',
        'undocumented things.list 21: query extra is not in the description',
      ],
    ],
    ['ids: string[]', 'ids: object', ['wrong things.list 22: ids[] is object here, array there']],
    [
      'name: string!, size: integer}',
      'size: string}',
      [
        'wrong things.create 29: body name is required there, but the manifest does not send it',
        'wrong things.create 30: size is string here, integer there',
      ],
    ],
    [
      'name: string!, size',
      'name: string, size',
      ['wrong things.create 30: name is required there, but optional here'],
    ],
    ['name: string!, size: integer}', 'size: integer}\n      body: {name: example}', []],
    ['name: string!, size: integer}', 'name: string!, size: {type: datetime, write: epoch}}', []],
    ['name: string?, size: integer}', 'name: string?, size: string|integer}', []],
    ['records: $.data', 'records: $.items', ['wrong things.list 25: the response has no $.items in the description']],
    ['next: $.next', 'next: $.after', ['wrong things.list 26: the response has no $.after in the description']],
    [
      'name: string?, size: integer}',
      'name: string, size: string, mark: string}',
      [
        'undocumented things.list things.get things.create 15: the description has no record fields mark',
        'wrong things.list things.get things.create 32: record field size is string here, integer there',
        'undocumented things.list things.get things.create 32: record fields that are never null here, but may be null there: name',
      ],
    ],
    [
      ', sunset: {date: none, docs: https://docs.example.com/changes, read: 2026-11-29}}',
      '}',
      ['note things.get 27: GET /things/{thing_id}.json is deprecated there'],
    ],
    [
      'https://api.example.com/v1',
      'https://api.example.com',
      ['wrong  9: GET goes to /things, which is /v1/things there'],
    ],
    [
      'https://api.example.com/v1',
      'https://api.example.org/v1',
      ["wrong  9: requests go to api.example.org, the description's servers are api.example.com"],
    ],
    ...['api.example.example', 'my-api.example.com', 'example.example.com'].map((host): [string, string, string[]] => [
      'https://api.example.com/v1',
      `https://${host}/v1`,
      [`wrong  9: requests go to ${host}, the description's servers are api.example.com`],
    ]),
    [
      'https://api.example.com/v1',
      'https://{{config.site}}.example.com/v1\nconfig: {site: {type: string, required: true, pattern: "^[a-z]+$"}}',
      [],
    ],
    [
      'cursor: string\n      encode: {arrays: brackets}\n      records: $.data\n      pagination: {style: cursor, param: cursor,',
      'after: string\n      encode: {arrays: brackets}\n      records: $.data\n      pagination: {style: cursor, param: after,',
      ['note things.list 17: not offered: query cursor', 'wrong things.list 23: query after is not in the description'],
    ],
    ['send: {query: {key: "{{key}}"}}', 'send: {bearer: "{{key}}"}', []],
  ])('differ when %j is %j', (from, to, expected) => {
    const found = compared(from, to)
    expect(found.map((line) => line.replace(/; nearest: .*/, ''))).toEqual(expected)
  })
})

describe('a host of the description', () => {
  it.each([
    ['your-domain.example.com', 'acme.example.com', true],
    ['my-shop.example.com', 'acme.example.com', true],
    ['{site}.example.com', 'acme.example.com', true],
    ['your-domain.example.com', 'acme.example.org', false],
    ['myshop.example.com', 'acme.example.com', false],
    ['example.example.com', 'acme.example.com', false],
    ['api.your-domain', 'api.acme', false],
  ])('%s and %s are the same: %j', (theirs, ours, expected) => {
    const text = MANIFEST.replace('https://api.example.com/v1', `https://${ours}/v1`)
    const { findings } = compareOpenapi(validateManifest(text, 'test.yaml'), {
      ...API,
      servers: [{ url: `https://${theirs}/v1`, variables: {} }],
    })
    expect(!findings.some(({ message }) => message.startsWith('requests go to'))).toBe(expected)
  })
})

describe('an upload at a host of its own', () => {
  const upload = (file: unknown) => ({
    post: {
      servers: [{ url: 'https://upload.example.com/files/v1' }],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: { properties: { file } } } } },
      responses: { 201: { description: 'Stored.' } },
    },
  })
  const MANIFEST_WITH_UPLOAD = `${MANIFEST.replace(
    'schemas:',
    `  uploads:
    create:
      request: POST /uploads
      base_url: https://upload.example.com/files/v1
      encode: {body: multipart}
      params: {file: file!}
      schema: null
schemas:`,
  )}`
  const differences = (file: unknown) => {
    const api = apiOf({ '/uploads': upload(file), '/{kind}': { post: {} } })
    const { findings } = compareOpenapi(validateManifest(MANIFEST_WITH_UPLOAD, 'test.yaml'), api)
    return findings.flatMap(({ operations, message }) => (operations.includes('uploads.create') ? [message] : []))
  }

  it('is the operation of that path, and its file is what descriptions call a text', () => {
    expect(differences({ type: 'string', format: 'binary' })).toEqual([])
  })
})

const bearer = { type: 'http', scheme: 'bearer' }
const oauth2 = {
  type: 'oauth2',
  flows: {
    authorizationCode: {
      authorizationUrl: 'https://login.example.com/authorize',
      tokenUrl: 'https://login.example.com/oauth/v1/token',
      scopes: { read: 'Reads.' },
    },
  },
}

it.each([
  ['$.data[*].thing', []],
  ['$.data[*].thin', ['/records: the response has no $.data[*].thin in the description']],
  ['$.dat[*].thing', ['/records: the response has no $.dat in the description']],
])('records in the entries of a list, at %s', (at, expected) => {
  const entry = { type: 'object', properties: { thing: { ...THING, properties: { ...THING.properties, size: TEXT } } } }
  const answer = { type: 'object', properties: { data: { type: 'array', items: entry }, next: TEXT } }
  const api = apiOf({ '/things': { get: { responses: json(answer) } } })
  const text = MANIFEST.replace('records: $.data', `records: "${at}"`)
  const { findings } = compareOpenapi(validateManifest(text, 'test.yaml'), api)
  const about = findings.filter(({ message }) => message.startsWith('the response has no') && !message.includes('next'))
  const types = findings.filter(({ message }) => message.startsWith('record field size'))
  expect(about.map(({ message }) => `/records: ${message}`)).toEqual(expected)
  expect(types).toHaveLength(expected.length === 0 ? 1 : 0)
})

describe('credentials and a description that takes them', () => {
  it.each([
    ['as a bearer token', { bearer }, 'bearer: "{{key}}"', []],
    [
      'in another part',
      { bearer },
      'query: {key: "{{key}}"}',
      ['auth key sends query key, the description takes Authorization (bearer)'],
    ],
    [
      'without the word before them',
      { bearer },
      'headers: {Authorization: "{{key}}"}',
      ['auth key sends Authorization (no prefix), the description takes Authorization (bearer)'],
    ],
    [
      'in one of two ways',
      { bearer, key: { type: 'apiKey', in: 'query', name: 'key' } },
      'query: {key: "{{key}}"}',
      [],
    ],
    [
      'in another header',
      { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      'headers: {X-Api-Key: "{{key}}", X-Client: us}',
      ['auth key sends header x-api-key, the description takes header x-key'],
    ],
    [
      'in the header with another word',
      { key: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      'headers: {Authorization: "Key {{key}}"}',
      [],
    ],
  ])('%s', (_, securitySchemes, send, expected) => {
    const api = apiOf({ '/things': { get: { responses: json(THING) } } }, { components: { securitySchemes } })
    const text = MANIFEST.replace('query: {key: "{{key}}"}', send)
    const { findings } = compareOpenapi(validateManifest(text, 'test.yaml'), api)
    expect(findings.filter(({ message }) => message.startsWith('auth')).map(({ message }) => message)).toEqual(expected)
  })

  it.each([
    [
      'one of two that are needed together',
      'headers: {X-App: "{{key}}"}',
      ['auth key sends header x-app alone, the description takes header x-app and header x-key and header x-version'],
    ],
    ['both, with the version beside them', 'headers: {X-App: "{{key}}", X-Key: "{{key}}", X-Version: "2"}', []],
    ['both, with the version on every request', 'headers: {X-App: "{{key}}", X-Key: "{{key}}"}', [], 'X-Version: "2"'],
  ])('%s', (_, send, expected, headers?: string) => {
    const key = (name: string) => ({ type: 'apiKey', in: 'header', name })
    const securitySchemes = { app: key('X-App'), key: key('X-Key'), version: key('X-Version') }
    const api = apiOf(
      { '/things': { get: { responses: json(THING) } } },
      { components: { securitySchemes }, security: [{ app: [], key: [], version: [] }] },
    )
    const sent = MANIFEST.replace('query: {key: "{{key}}"}', send)
    const text = headers === undefined ? sent : sent.replace('auth:\n', `headers: {${headers}}\nauth:\n`)
    const { findings } = compareOpenapi(validateManifest(text, 'test.yaml'), api)
    expect(findings.filter(({ message }) => message.startsWith('auth')).map(({ message }) => message)).toEqual(expected)
  })

  it.each([
    ['https://login.example.com/oauth/v2/token', 'read', []],
    [
      'https://login.example.org/oauth/v1/token',
      'read',
      [
        'wrong auth key has token https://login.example.org/oauth/v1/token, the description has https://login.example.com/oauth/v1/token',
      ],
    ],
    [
      'https://login.example.com/oauth/v1/token',
      'admin',
      ['undocumented scopes that the description does not list: admin'],
    ],
  ])('are fetched at %s with scope %s', (token, scope, expected) => {
    const api = apiOf(
      { '/things': { get: { responses: json(THING) } } },
      { components: { securitySchemes: { oauth2 } } },
    )
    const variant = `{type: client_credentials, title: Key, token: "${token}", scopes: [${scope}]}`
    const text = MANIFEST.replace(/\{type: static.*\}\}\}/, variant)
    const { findings } = compareOpenapi(validateManifest(text, 'test.yaml'), api)
    const found = findings.map(({ severity, message }) => `${severity} ${message}`)
    expect(found.filter((line) => /auth|scopes/.test(line))).toEqual(expected)
  })

  it.each([
    ['beside a security scheme', [{ bearer: [] }], []],
    ['that nothing else declares', undefined, ['header token is required there, but the manifest does not send it']],
  ])('as a param called token %s', (_, security, expected) => {
    const token = { name: 'token', in: 'header', required: true, schema: { type: 'string' } }
    const operation = { parameters: [token], responses: json(THING), ...(security && { security }) }
    const api = apiOf({ '/things': { get: operation } }, { components: { securitySchemes: { bearer } } })
    const text = MANIFEST.replace('query: {key: "{{key}}"}', 'bearer: "{{key}}"')
    const { findings } = compareOpenapi(validateManifest(text, 'test.yaml'), api)
    expect(findings.filter(({ message }) => message.includes('token')).map(({ message }) => message)).toEqual(expected)
  })

  it('with a version header that is not sent, or has another value', () => {
    const version = { name: 'Test-Version', in: 'header', schema: { type: 'string', enum: ['2026-01-01'] } }
    const api = apiOf({ '/things': { get: { parameters: [version], responses: json(THING) } } })
    const found = (headers: string) => {
      const text = MANIFEST.replace('auth:\n', `${headers}auth:\n`)
      const { findings } = compareOpenapi(validateManifest(text, 'test.yaml'), api)
      return findings
        .filter(({ message }) => message.includes('version'))
        .map(({ severity, message }) => `${severity} ${message}`)
    }
    expect([
      found(''),
      found('headers: {Test-Version: "2026-01-01"}\n'),
      found('headers: {Test-Version: "1.0"}\n'),
    ]).toEqual([
      ['wrong header test-version is the version there, but the manifest does not send it'],
      [],
      ['wrong test-version is "1.0", which the vendor refuses: it takes 2026-01-01'],
    ])
  })
})
