/** Google Discovery documents read as OpenAPI 3: what each part becomes. */
import { expect, it } from 'vitest'
import { fromDiscovery } from '../../../authoring/description/discovery.ts'
import { describe as describeApi } from '../../../authoring/description/read-openapi.ts'
import { draftOf, manifestOf } from '../library.ts'

const NOTES = { $ref: 'ListNotesResponse' }
const SCOPES = ['https://scopes.example/notes', 'https://scopes.example/notes.readonly']
const DISCOVERY = {
  kind: 'discovery#restDescription',
  name: 'notes',
  title: 'Notes API',
  rootUrl: 'https://notes.googleapis.com/',
  servicePath: '',
  auth: { oauth2: { scopes: Object.fromEntries(SCOPES.map((scope) => [scope, { description: 'Notes.' }])) } },
  parameters: {
    alt: { type: 'string', location: 'query', default: 'json', enum: ['json', 'media'] },
    fields: { type: 'string', location: 'query', description: 'Which fields to answer.' },
  },
  schemas: {
    Note: {
      id: 'Note',
      type: 'object',
      properties: { id: { type: 'string' }, size: { type: 'string', format: 'int64' }, extra: { type: 'any' } },
    },
    ListNotesResponse: {
      id: 'ListNotesResponse',
      type: 'object',
      properties: { notes: { type: 'array', items: { $ref: 'Note' } }, nextPageToken: { type: 'string' } },
    },
  },
  resources: {
    notes: {
      methods: {
        list: {
          id: 'notes.notes.list',
          path: 'v1/notes',
          httpMethod: 'GET',
          parameters: {
            pageSize: { type: 'integer', format: 'int32', location: 'query', minimum: '1', maximum: '100', default: '10' }, // prettier-ignore
            pageToken: { type: 'string', location: 'query' },
            labels: { type: 'string', repeated: true, location: 'query' },
          },
          response: NOTES,
          scopes: SCOPES,
        },
        get: {
          id: 'notes.notes.get',
          path: 'v1/{+name}',
          flatPath: 'v1/notes/{notesId}',
          httpMethod: 'GET',
          parameters: { name: { type: 'string', location: 'path', required: true, pattern: '^notes/[^/]+$' } },
          response: { $ref: 'Note' },
          scopes: SCOPES,
        },
      },
      resources: {
        comments: {
          methods: {
            insert: {
              id: 'notes.notes.comments.insert',
              path: 'v1/notes/{noteId}/comments',
              httpMethod: 'POST',
              parameters: { noteId: { type: 'string', location: 'path', required: true } },
              request: { $ref: 'Note' },
              response: { $ref: 'Note' },
            },
          },
        },
      },
    },
  },
}

it('is drafted with its pages, params, scopes and errors', async () => {
  const { manifest, resolved } = manifestOf(await draftOf(describeApi(fromDiscovery(DISCOVERY))))
  const list = resolved.operations['notes.list']!
  expect({
    base: manifest.base_url,
    ids: Object.keys(resolved.operations),
    paths: [manifest.entities.notes?.get?.request, manifest.entities.note_comments?.create?.request],
    params: list.params.properties,
    pages: list.pagination,
    oauth: manifest.auth.oauth,
    errors: manifest.errors,
  }).toMatchObject({
    base: 'https://notes.googleapis.com',
    ids: ['notes.list', 'notes.get', 'note_comments.create'],
    paths: ['GET /v1/notes/{notesId}', 'POST /v1/notes/{noteId}/comments'],
    params: {
      pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
      labels: { type: 'array', items: { type: 'string' } },
      fields: { type: 'string' },
    },
    pages: { style: 'cursor', param: 'pageToken' },
    oauth: { token: 'https://oauth2.googleapis.com/token', scopes: SCOPES },
    errors: { message: '$.error.message', code: '$.error.code' },
  })
  expect(list.params.properties).not.toHaveProperty('alt')
})

it('needs one of the scopes of a method, and leaves no reference open', () => {
  const description = describeApi(fromDiscovery(DISCOVERY))
  const [list] = description.operations
  expect({ unfollowed: [...description.unfollowed], scopes: list?.access }).toEqual({
    unfollowed: [],
    scopes: SCOPES.map((scope) => [{ scheme: 'oauth', scopes: [scope] }]),
  })
})
