/** The catalogue: the kinds of this installation. */
import { createHash } from 'node:crypto'
import { ConnectorError } from 'plugboard/runtime'
import type { Catalogue } from '../catalogue/index.ts'
import type { Route } from '../http/index.ts'
import { ANY_OBJECT, object, text, UUID } from './schemas.ts'

const PATH = '/api/v1/integrations/definitions/sources'

const ENTRY = {
  sourceDefinitionId: UUID,
  name: text('Display name.'),
  iconUrl: text('Of an SVG.', { format: 'uri' }),
  supportLevel: text('How well the kind is kept.'),
}

/** The routes of the catalogue. */
export function definitionRoutes({ catalogue }: { catalogue: Catalogue }): Route[] {
  return [
    {
      method: 'GET',
      path: PATH,
      tag: 'Definitions',
      summary: 'List the kinds',
      tokens: ['application'],
      query: { name: text('Any part of a name, in any case.', { maxLength: 200 }) },
      headers: { 'If-None-Match': 'The `ETag` of a list that the caller has already.' },
      answers: {
        200: {
          description: 'All of them.',
          schema: object({ definitions: { type: 'array', items: object(ENTRY) } }),
          headers: { ETag: 'Changes with the list.' },
        },
        304: { description: 'The caller has the list already.', headers: { ETag: 'As before.' } },
      },
      async handle({ query, header }) {
        const body = { definitions: catalogue.list(query.name as string | undefined) }
        const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
        const headers = { etag, 'cache-control': 'private, no-cache' }
        return header('if-none-match') === etag ? { status: 304, headers } : { status: 200, headers, body }
      },
    },
    {
      method: 'GET',
      path: `${PATH}/{source_definition_id}`,
      tag: 'Definitions',
      summary: 'Describe a kind',
      description: 'Its auth variants with the schema of a form for each, its settings, entities, actions and params.',
      tokens: ['application', 'scoped', 'widget'],
      answers: {
        200: {
          description: 'The kind.',
          schema: {
            type: 'object',
            properties: {
              ...ENTRY,
              connector_type: text('What a connector names.'),
              version: text('Of the manifest.'),
              hash: text('Of the manifest.'),
              documentation_url: { type: ['string', 'null'] },
              auth: { type: 'array', items: ANY_OBJECT },
              environment: ANY_OBJECT,
              entities: { type: 'array', items: ANY_OBJECT },
            },
            required: [...Object.keys(ENTRY), 'connector_type', 'auth', 'entities'],
          },
        },
      },
      errors: ['definition_not_found'],
      async handle({ params: { source_definition_id: id = '' } }) {
        if (catalogue.list().some(({ sourceDefinitionId }) => sourceDefinitionId === id.toLowerCase()))
          return { status: 200, body: catalogue.definition(id) }
        throw new ConnectorError('definition_not_found', 'Cannot find the definition: no kind has that id', {
          hint: `GET ${PATH} lists the kinds.`,
        })
      },
    },
    {
      method: 'GET',
      path: '/icons/{file}',
      tag: 'Definitions',
      summary: 'The icon of a kind',
      tokens: [],
      answers: { 200: { description: 'An SVG.', mediaTypes: ['image/svg+xml'] } },
      errors: ['definition_not_found'],
      handle: async ({ params }) => ({
        status: 200,
        headers: {
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=86400',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        },
        bytes: Buffer.from(catalogue.icon(params.file!.replace(/\.svg$/, ''))),
      }),
    },
  ]
}
