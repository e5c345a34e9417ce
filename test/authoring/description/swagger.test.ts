/** Swagger 2.0 read as OpenAPI 3: what each part becomes. */
import { expect, it } from 'vitest'
import { describe as describeApi } from '../../../authoring/description/read-openapi.ts'
import { fromSwagger } from '../../../authoring/description/swagger.ts'
import { draftOf, manifestOf } from '../library.ts'

const THING = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string', 'x-nullable': true } } }
const LIST = { type: 'object', properties: { items: { type: 'array', items: { $ref: '#/definitions/Thing' } } } }
const SWAGGER = {
  swagger: '2.0',
  info: { title: 'Old' },
  host: 'api.example.com',
  basePath: '/v1',
  schemes: ['https'],
  parameters: { Limit: { name: 'limit', in: 'query', type: 'integer', maximum: 50 } },
  securityDefinitions: {
    login: {
      type: 'oauth2',
      flow: 'accessCode',
      authorizationUrl: 'https://login.example.com/authorize',
      tokenUrl: 'https://login.example.com/token',
      scopes: { read: 'Reads.' },
    },
  },
  security: [{ login: ['read'] }],
  definitions: { Thing: THING },
  paths: {
    '/things': {
      get: {
        parameters: [
          { $ref: '#/parameters/Limit' },
          { name: 'ids', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'csv' },
        ],
        responses: { 200: { description: 'Fine.', schema: LIST } },
      },
      post: {
        parameters: [{ name: 'thing', in: 'body', required: true, schema: { $ref: '#/definitions/Thing' } }],
        responses: { 201: { description: 'Made.', schema: { $ref: '#/definitions/Thing' } } },
      },
    },
    '/files.upload': {
      post: {
        parameters: [
          { name: 'token', in: 'header', type: 'string', required: true },
          { name: 'file', in: 'formData', type: 'file', required: true },
          { name: 'title', in: 'formData', type: 'string' },
        ],
        responses: {
          200: { description: 'Fine.', schema: { type: 'object', properties: { ok: { type: 'boolean' } } } },
        },
      },
    },
  },
}

it('is drafted as the vendor means it', async () => {
  const draft = await draftOf(describeApi(fromSwagger(SWAGGER)))
  const { manifest, resolved } = manifestOf(draft)
  expect({
    base: manifest.base_url,
    token: manifest.auth.login?.token,
    ids: Object.keys(resolved.operations),
    arrays: resolved.operations['things.list']?.encode.arrays,
    limit: resolved.operations['things.list']?.params.properties,
    upload: [resolved.operations['upload.create']?.encode.body, draft.notes.map(({ text }) => text)],
  }).toEqual({
    base: 'https://api.example.com/v1',
    token: 'https://login.example.com/token',
    ids: ['things.list', 'things.create', 'upload.create'],
    arrays: 'comma',
    limit: expect.objectContaining({ limit: expect.objectContaining({ maximum: 50 }) as unknown }) as unknown,
    upload: ['multipart', expect.arrayContaining(['token: credentials, which belong to the connection']) as unknown],
  })
})
