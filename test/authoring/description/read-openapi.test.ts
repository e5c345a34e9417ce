import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readOpenapi, selectOperations } from '../../../authoring/index.ts'
import { readDocument } from '../../../authoring/description/document.ts'
import type { ApiShape } from '../../../authoring/description/model.ts'
import { answering, apiOf, LIBRARY } from '../library.ts'

async function fileOf(text: string, name = 'api.json'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

const fault = (error: unknown) => ({ message: (error as Error).message, hint: (error as { hint?: string }).hint })

describe('a document', () => {
  it.each([
    ['{"openapi": "3.1.0"}', 'it describes no paths', undefined],
    ['{"openapi": "3.2.0", "paths": {"/a": {}}}', 'it is OpenAPI 3.2.0; supported are 3.0 and 3.1', undefined],
    [
      '{"name": "x"}',
      'it is neither OpenAPI, Swagger nor Google Discovery: it has no key "openapi" or "swagger"',
      'An OpenAPI document has openapi: 3.x and paths.',
    ],
    [
      '{"info": {"schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}, "item": []}',
      'it is a Postman collection',
      'Convert it first: npx --package postman-to-openapi p2o collection.json -f openapi.yaml',
    ],
    [
      '{"swagger": "1.2", "paths": {"/a": {}}}',
      'it is Swagger 1.2; supported are Swagger 2.0 and OpenAPI 3',
      undefined,
    ],
  ])('%s is refused', async (text, message, hint) => {
    expect(await readOpenapi(await fileOf(text)).catch(fault)).toEqual({ message, hint })
  })

  it('that is neither JSON nor YAML is refused', async () => {
    const { message } = (await readOpenapi(await fileOf('{"openapi": ')).catch(fault)) as { message: string }
    expect(message).toMatch(/^it is neither valid JSON nor valid YAML \(.+\)$/)
  })

  it.each([
    ['nowhere.yaml', { message: 'no such file', hint: undefined }],
    [
      'https://a.example/api.json',
      { message: 'it is a URL', hint: 'Save it as a file first: curl -o openapi.json <url>' },
    ],
  ])('at %s is refused', async (file, message) => {
    expect(await readOpenapi(file).catch(fault)).toEqual(message)
  })

  it('says how to install the reader', async () => {
    const read = readDocument(LIBRARY, {}, () => Promise.reject(new Error('not found')))
    expect(await read.catch(fault)).toEqual({
      message: 'the package that reads OpenAPI is not installed',
      hint: 'Install it next to plugboard: npm install --save-dev @readme/openapi-parser',
    })
  })

  it('may refer to files beside it', async () => {
    const file = await fileOf(
      '{"openapi": "3.0.0", "info": {"title": "A", "version": "1"}, "paths": {"/a": {"$ref": "a.json"}}}',
    )
    await writeFile(join(file, '..', 'a.json'), '{"get": {"responses": {}}}')
    const { operations } = await readOpenapi(file)
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /a'])
  })
})

/** A shape and what is in it, two levels deep, as plain values. */
function plain({ properties, items, required, ...shape }: ApiShape, depth = 0): unknown {
  const inner =
    depth < 2 ? Object.fromEntries([...properties].map(([name, read]) => [name, plain(read(), depth + 1)])) : {}
  const { types, isNullable, bounds, isChoice, name, enum: values, format } = shape
  return {
    types: types.join(' ') + (isNullable ? '?' : '') + (isChoice ? ' or' : ''),
    ...(name !== undefined && { name }),
    ...(values && { values }),
    ...(format !== undefined && { format }),
    ...(Object.keys(bounds).length > 0 && { bounds }),
    ...(Object.keys(inner).length > 0 && { inner }),
    ...(required.size > 0 && { required: [...required] }),
    ...(items && depth < 2 && { items: plain(items(), depth + 1) }),
  }
}

describe('a schema', () => {
  it.each([
    ['type and null', { type: ['string', 'null'] }, { types: 'string?' }],
    ['nullable of 3.0', { type: 'integer', nullable: true }, { types: 'integer?' }],
    ['a choice of null', { anyOf: [{ type: 'number' }, { type: 'null' }] }, { types: 'number?' }],
    ['null among constants', { enum: ['a', null] }, { types: 'string?', values: ['a'] }],
    ['a constant', { const: 'list' }, { types: 'string', values: ['list'] }],
    [
      'exclusive limits of 3.1',
      { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 },
      { types: 'integer', bounds: { minimum: 1, maximum: 9 } },
    ],
    [
      'exclusive limits of 3.0',
      { type: 'integer', minimum: 0, exclusiveMinimum: true },
      { types: 'integer', bounds: { minimum: 1 } },
    ],
    ['alternatives', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, { types: 'string integer or' }],
    [
      'alternatives of objects',
      {
        oneOf: [
          { properties: { a: { type: 'string' } }, required: ['a'] },
          { properties: { a: { type: 'string' }, b: {} }, required: ['a', 'b'] },
        ],
      },
      { types: 'object or', inner: { a: { types: 'string' }, b: { types: '' } }, required: ['a'] },
    ],
    [
      'all of several',
      { allOf: [{ properties: { a: { type: 'string' } } }, { required: ['a'] }], description: 'Both.' },
      { types: 'object', inner: { a: { types: 'string' } }, required: ['a'] },
    ],
    [
      'a property that two of all have',
      {
        allOf: [
          { properties: { a: { type: 'string', enum: ['x', 'y'] } } },
          { properties: { a: { type: 'string', enum: ['y'] } } },
        ],
      },
      { types: 'object', inner: { a: { types: 'string', values: ['y'] } } },
    ],
    [
      'a reference with properties beside it',
      { $ref: '#/components/schemas/Pair', properties: { c: {} }, required: ['c'] },
      { types: 'object', name: 'Pair', inner: { a: { types: 'string' }, c: { types: '' } }, required: ['a', 'c'] },
    ],
    ['a list without type', { items: { type: 'string' } }, { types: 'array', items: { types: 'string' } }],
    ['true', true, { types: '' }],
    ['a reference to nowhere', { $ref: '#/components/schemas/Gone' }, { types: '' }],
    ['a reference out of the document', { $ref: 'https://a.example/x.json' }, { types: '' }],
    ['a reference to itself', { $ref: '#/components/schemas/Self' }, { types: '' }],
    [
      'a schema of all of itself',
      { $ref: '#/components/schemas/Loop' },
      { types: 'object', name: 'Loop', inner: { a: { types: 'string' } } },
    ],
    [
      'a tree',
      { $ref: '#/components/schemas/Node' },
      {
        types: 'object',
        name: 'Node',
        inner: { children: { types: 'array', items: { types: 'object', name: 'Node' } } },
      },
    ],
  ])('that is %s has one shape', (_, schema, expected) => {
    const schemas = {
      Pair: { properties: { a: { type: 'string' } }, required: ['a'] },
      Self: { $ref: '#/components/schemas/Self' },
      Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }, { properties: { a: { type: 'string' } } }] },
      Node: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
      },
    }
    const { operations } = apiOf({ '/a': { get: answering(schema) } }, { components: { schemas } })
    expect(plain(operations[0]!.answer!.shape!)).toEqual(expected)
  })

  it('reports the references that lead nowhere', () => {
    const api = apiOf({ '/a': { get: answering({ $ref: '#/nowhere' }) } })
    expect([...api.unfollowed]).toEqual(['#/nowhere'])
  })
})

describe('--only', () => {
  const operations = ['GET /v1/customers', 'POST /v1/customers', 'GET /v1/customers/{id}', 'GET /v1/invoices'].map(
    (name) => {
      const [method = '', path = ''] = name.split(' ')
      return { method, path, tags: [], isDeprecated: false, params: [], refusals: [] }
    },
  )
  const pick = (...patterns: string[]) => {
    const { operations: picked, unmatched } = selectOperations(operations, patterns)
    return [picked.map(({ method, path }) => `${method} ${path}`), unmatched]
  }

  it.each([
    [['GET /v1/customers'], ['GET /v1/customers']],
    [['get /v1/customers*'], ['GET /v1/customers', 'GET /v1/customers/{id}']],
    [['/v1/customers'], ['GET /v1/customers', 'POST /v1/customers']],
    [
      ['POST *', '/v1/invoices'],
      ['POST /v1/customers', 'GET /v1/invoices'],
    ],
    [['/v1/customers/{id}'], ['GET /v1/customers/{id}']],
  ])('%j picks operations', (patterns, picked) => {
    expect(pick(...patterns)).toEqual([picked, []])
  })

  it.each([
    ['GET /v1/custmers', ['GET /v1/customers']],
    ['DELETE /v1/invoices*', ['GET /v1/invoices']],
    ['/v2/the/invoices/of/somebody', ['GET /v1/invoices']],
    ['/xyz', []],
  ])('%s that picks nothing is refused with the nearest name', (pattern, near) => {
    expect(pick(pattern)).toEqual([[], [{ pattern, near }]])
  })
})
