/** The catalogue: the kinds of this installation. */
import { createHash } from 'node:crypto'
import { DEFINITION, DEFINITIONS, text } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import type { Route } from '../http/index.ts'
import { ANY_TOKEN, shape } from './base/schemas.ts'
import type { RouteServices } from './base/services.ts'

const PATH = '/api/v1/integrations/definitions/sources'
const TAG = 'Definitions'

/** The routes of the catalogue. */
export function definitionRoutes(services: RouteServices): Route[] {
  return [listRoute(services), getRoute(services), iconRoute(services)]
}

function listRoute({ catalogue }: RouteServices): Route {
  return {
    method: 'GET',
    path: PATH,
    tag: TAG,
    summary: 'List the kinds',
    tokens: ['application'],
    query: { name: text('A part of a name, in any case.', { maxLength: 200 }) },
    headers: { 'If-None-Match': 'The `ETag` of the list that you already have.' },
    responses: {
      200: shape('The kinds, by name.', DEFINITIONS, { ETag: 'A digest of the list.' }),
      304: { description: 'The list has not changed.', headers: { ETag: 'The same digest.' } },
    },
    async handle({ query, header }) {
      const body = { definitions: catalogue.list(query.name as string | undefined) }
      const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
      const headers = { etag, 'cache-control': 'private, no-cache' }
      return header('if-none-match') === etag ? { status: 304, headers } : { status: 200, headers, body }
    },
  }
}

function getRoute({ catalogue }: RouteServices): Route<`${typeof PATH}/{source_definition_id}`> {
  return {
    method: 'GET',
    path: `${PATH}/{source_definition_id}`,
    tag: TAG,
    summary: 'Describe a kind',
    description: 'Its auth variants with the schema of a form for each, its settings, entities, actions and params.',
    tokens: ANY_TOKEN,
    responses: { 200: shape('The kind.', DEFINITION) },
    errors: ['definition_not_found'],
    async handle({ params: { source_definition_id: id } }) {
      if (catalogue.list().some(({ sourceDefinitionId }) => sourceDefinitionId === id.toLowerCase()))
        return { status: 200, body: catalogue.definition(id) }
      throw new ConnectorError('definition_not_found', 'Cannot find the definition: no kind has this ID', {
        hint: `GET ${PATH} lists the kinds.`,
      })
    },
  }
}

function iconRoute({ catalogue }: RouteServices): Route<'/icons/{file}'> {
  return {
    method: 'GET',
    path: '/icons/{file}',
    tag: TAG,
    summary: 'Get the icon of a kind',
    tokens: [],
    responses: { 200: { description: 'The icon.', mediaTypes: ['image/svg+xml'] } },
    errors: ['definition_not_found'],
    handle: async ({ params }) => ({
      status: 200,
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
      bytes: Buffer.from(catalogue.icon(params.file.replace(/\.svg$/, ''))),
    }),
  }
}
