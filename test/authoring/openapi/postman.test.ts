/** Postman collections read as OpenAPI: what each part becomes, and that no value of them is written down. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DescriptionFault, readOpenapi } from '../../../authoring/index.ts'
import { fromPostman } from '../../../authoring/openapi/postman/collection.ts'
import { infer, exampleOfJson } from '../../../authoring/openapi/postman/infer.ts'
import { readUrl } from '../../../authoring/openapi/postman/variables.ts'
import { temporaryFolder } from '../../cli/run-cli.ts'
import { draftOf, manifestOf } from '../library.ts'

const WORKSHOP = 'test/data/postman/workshop.json'
const ODD = 'test/data/postman/odd.json'
const V2 = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

function collectionOf(...item: unknown[]): Record<string, unknown> {
  return { info: { name: 'Test', schema: V2 }, item }
}

describe('a collection', () => {
  it('is drafted with its folders, auth, params, bodies and saved answers', async () => {
    const { manifest, resolved } = manifestOf(await draftOf(await readOpenapi(WORKSHOP)))
    const { operations } = resolved
    const { entities } = manifest as { entities: Record<string, Record<string, unknown>> }
    expect({
      base: manifest.base_url,
      sends: Object.fromEntries(Object.entries(resolved.auth).map(([name, { send }]) => [name, send])),
      errors: manifest.errors,
      operations: Object.keys(operations),
      jobs: entities.jobs,
      photos: entities.job_photos,
      job: manifest.schemas!.Job,
    }).toMatchObject({
      base: 'https://api.workshop.example/v2',
      errors: { message: '$.error.message', code: '$.error.code' },
      operations: ['jobs.list', 'jobs.get', 'jobs.create', 'job_photos.create', 'job_photos.update'],
      jobs: {
        list: {
          request: 'GET /jobs',
          headers: { 'Workshop-Version': '2026-05-01' },
          params: { limit: 'integer', cursor: 'string', status: 'string', rush: 'boolean', tag: 'string[]' },
          records: '$.jobs',
          pagination: { style: 'cursor', param: 'cursor', next: '$.next_cursor', size: 'limit' },
        },
        get: { request: 'GET /jobs/{jobId}' },
        create: {
          params: {
            title: 'any',
            price: 'any',
            days: 'integer',
            parts: { type: 'array', items: { type: 'object', properties: { sku: 'string', count: 'integer' } } },
          },
        },
      },
      photos: {
        create: { encode: { body: 'multipart' }, params: { photo: 'file', caption: 'string', secret_note: 'string' } },
        update: { encode: { body: 'form' }, params: { caption: 'string' } },
      },
      job: { id: 'integer', price: 'number', due: 'date', created_at: 'datetime', note: 'string?' },
    })
    expect(Object.keys(resolved.auth)).toEqual(['bearer', 'api_key'])
  })

  it('says from how many answers types are inferred, and which values stood in paths', async () => {
    const { notes } = await draftOf(await readOpenapi(WORKSHOP))
    expect(notes.map(({ at, text }) => `${at}: ${text}`)).toEqual([
      ': anything that the examples do not show: types and fields are inferred from them',
      'jobs.list: anything that 1 saved response does not show',
      'jobs.get: anything that 2 saved responses do not show',
      'jobs.create: anything that 1 saved response does not show',
      'job_photos.create: its response: no JSON is saved with it',
      'job_photos.create: the value in the path in place of job_id',
      'job_photos.update: its response: no JSON is saved with it',
    ])
  })

  it('of version 2.0, odd in every way, is drafted with what can be understood, and says what was not', async () => {
    const draft = await draftOf(await readOpenapi(ODD))
    const { manifest, resolved } = manifestOf(draft)
    expect([manifest.base_url, resolved.auth.oauth, Object.keys(resolved.operations)]).toMatchObject([
      'https://{{config.shop}}.odd.example',
      { type: 'oauth2', token: expect.anything() },
      ['orders.list', 'orders.update', 'orders.delete', 'scores.get', 'status.list'],
    ])
    expect(draft.notes.filter(({ at }) => at === '').map(({ text }) => text)).toEqual([
      'anything that the examples do not show: types and fields are inferred from them',
      'No request at all: an item without a request',
      'POST /graphql: a request in GraphQL; start with the schema, --from schema.graphql',
      'PURGE /api/cache: the language has no action for its method',
      'GET /files/{id}/download: it is on another server, https://files.other.example',
      'errors: no common place for messages found',
    ])
  })

  it.each([WORKSHOP, ODD])('leaves none of its values in the draft: %s', async (file) => {
    const { files, notes } = await draftOf(await readOpenapi(file), [], true)
    const written = JSON.stringify([files, notes])
    expect([(await readFile(file, 'utf8')).includes('planted'), /planted|4711/i.exec(written)]).toEqual([true, null])
  })
})

describe('what is no collection of version 2', () => {
  it.each([
    ['of version 1', { order: [], requests: [{ url: 'x' }] }, /version 1; supported are 2\.0 and 2\.1$/],
    ['an environment', { name: 'Prod', values: [{ key: 'token', value: 'planted' }] }, /is a Postman environment/],
    ['a dump', { version: 1, collections: [], environments: [] }, /dump of several/],
    ['another version', { info: { schema: V2.replace('v2.1.0', 'v3.0.0') } }, /\(v3\.0\.0\) without a list "item"$/],
    ['without requests', collectionOf(), /without requests/],
  ])('%s is refused', async (_, document, message) => {
    const file = join(await temporaryFolder(), 'collection.json')
    await writeFile(file, JSON.stringify(document))
    const fault = await readOpenapi(file).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(DescriptionFault)
    expect((fault as Error).message).toMatch(message)
    expect((fault as Error).message).not.toContain('planted')
  })

  it('gets an error that quotes nothing of it', async () => {
    const file = join(await temporaryFolder(), 'collection.yaml')
    await writeFile(file, 'info: {_postman_id: 1}\nitem: *planted-secret\n')
    await expect(readOpenapi(file)).rejects.toThrow(/neither valid JSON nor valid YAML \([^"]*unidentified alias …/)
  })

  it('is refused where folders are too deep', () => {
    const deep = Array.from({ length: 60 }).reduce<unknown>((inner) => ({ item: [inner] }), {
      request: 'https://a.example',
    })
    expect(() => fromPostman(collectionOf(deep))).toThrow('folders are nested more than 50 levels deep')
  })
})

describe('a URL', () => {
  const variables = new Map([
    ['base', 'https://{{tenant}}.acme.example/v1'],
    ['tenant', 'planted'],
    ['account', 'https://acme.example/accounts/123'],
    ['version', 'v3'],
  ])

  it.each([
    ['{{base}}/orders/:id/lines', 'https://{tenant}.acme.example/v1', '/orders/{id}/lines', []],
    ['{{account}}/users', 'https://acme.example', '/accounts/{account_id}/users', ['account_id']],
    ['https://acme.example/api/{{version}}/users', 'https://acme.example', '/api/v3/users', []],
    ['https://acme.example/2026-01/users', 'https://acme.example/2026-01', '/users', []],
    ['{{unknown}}/users/{{user id}}', undefined, '/users/{user_id}', []],
    ['{{scheme}}://acme.example/users/42', 'https://acme.example', '/users/{user_id}', ['user_id']],
    ['acme.example/orders/{{id}}.json?a=1#b', 'https://acme.example', '/orders/{id}.json', []],
    ['https://a:b@acme.example/T01/B02/xY9zAbC3', 'https://acme.example', '/{path_id}/{path_id_2}/{path_id_3}', ['path_id', 'path_id_2', 'path_id_3']], // prettier-ignore
  ])('%s is read', (raw, server, path, literal) => {
    const read = readUrl(raw, variables)
    expect([read.server, read.path, read.literal]).toEqual([server, path, literal])
  })
})

describe('examples', () => {
  it.each([
    [[{ a: 1 }, { a: 1.5, b: null }], { type: 'object', properties: { a: { type: 'number' }, b: {} } }],
    [['2026-01-01', 'later'], { type: 'string' }],
    [[1, 'a', null], { type: ['integer', 'string', 'null'] }],
    [[[{ id: 1 }], []], { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } }],
    [[{ 'ada@planted.test': 1 }], { type: 'object', additionalProperties: { type: 'integer' } }],
    [['{{id}}', 'a'], {}],
  ])('%j are inferred', (examples, schema) => {
    expect(infer(examples)).toEqual(schema)
  })

  it('are JSON with comments and variables', () => {
    const value = exampleOfJson('{"url": "https://a//b", /* the {{x}} */ "n": {{n}}, // last\n "m": "{{m}}"}')
    expect([infer([value]), exampleOfJson('{"a": ')]).toEqual([
      { type: 'object', properties: { url: { type: 'string' }, n: {}, m: {} } },
      undefined,
    ])
  })
})
