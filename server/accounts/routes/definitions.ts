/** The catalogue: kinds of this installation, and kinds that an organization uploads. */
import { createHash } from 'node:crypto'
import { DEFINITION, type DefinitionBody, DEFINITIONS, text } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { isUuid } from '../../ground/base/index.ts'
import type { Caller, Route } from '../../http/index.ts'
import type { CatalogueKind } from '../catalogue/index.ts'
import { noticesOf } from '../notices/index.ts'
import { ANY_TOKEN, shape } from './schemas.ts'
import type { WithAccounts } from '../services/open.ts'
import { KIND_PATH, manifestOf, ownKindRoutes } from './own-kinds.ts'

const PATH = '/api/v1/integrations/definitions/sources'
const TAG = 'Definitions'

/** The routes of the catalogue. */
export function definitionRoutes(services: WithAccounts): Route[] {
  return [listRoute(services), getRoute(services), ...ownKindRoutes(services, TAG), iconRoute(services)]
}

function listRoute({ catalogue }: WithAccounts): Route {
  return {
    method: 'GET',
    path: PATH,
    tag: TAG,
    summary: 'List the kinds',
    description: "Lists the kinds of the server and the organization's own, which say `own`.",
    tokens: ['application'],
    query: { name: text('A part of a name, in any case.', { maxLength: 200 }) },
    headers: { 'If-None-Match': 'The `ETag` of the list that you already have.' },
    responses: {
      200: shape('The kinds, by name.', DEFINITIONS, { ETag: 'A digest of the list.' }),
      304: { description: 'The list has not changed.', headers: { ETag: 'The same digest.' } },
    },
    async handle({ caller, query, header }) {
      const kinds = await catalogue.of(caller.organizationId)
      const body = { definitions: kinds.list(query.name as string | undefined) }
      const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
      const headers = { etag, 'cache-control': 'private, no-cache' }
      return header('if-none-match') === etag ? { status: 304, headers } : { status: 200, headers, body }
    },
  }
}

function getRoute(services: WithAccounts): Route<typeof KIND_PATH> {
  return {
    method: 'GET',
    path: KIND_PATH,
    tag: TAG,
    summary: 'Describe a kind, or get the manifest of an own kind',
    description:
      'With the ID of a definition, returns its auth variants with the schema of a form for each, its settings, entities, actions and ' +
      'params. With the name of an own kind and an application token, returns its manifest as it was uploaded.',
    tokens: ANY_TOKEN,
    query: { version: text('A stored version of an own kind. Defaults to the newest.', { maxLength: 20 }) },
    responses: {
      200: { ...shape('The kind, or the manifest.', DEFINITION), mediaTypes: ['application/yaml'] },
    },
    errors: ['definition_not_found', 'definition_unusable', 'token_kind_forbidden'],
    async handle({ caller, params: { definition: id }, query }) {
      if (!isUuid(id)) return manifestOf(services, caller, id, query.version as string | undefined)
      const kinds = await services.catalogue.of(caller.organizationId)
      if (kinds.list().some(({ sourceDefinitionId }) => sourceDefinitionId === id.toLowerCase()))
        return {
          status: 200,
          body: { ...(await kinds.definition(id)), ...(await noticesFor(services, caller, kinds.find(id))) },
        }
      throw new ConnectorError('definition_not_found', 'Cannot find the definition: no kind has this ID', {
        hint: `GET ${PATH} lists the kinds.`,
      })
    },
  }
}

/** The notices of the organization. Other callers than applications get none: the words may name an account of another customer. */
async function noticesFor(
  { database }: WithAccounts,
  { token, organizationId }: Caller,
  kind: CatalogueKind,
): Promise<Pick<DefinitionBody, 'notices'>> {
  if (token !== 'application') return {}
  const found = await noticesOf(database, organizationId, kind)
  return {
    notices: found.map(({ ends_on: date, first_seen_at: first, last_seen_at: last, ...notice }) => ({
      ...notice,
      date: date === 'none' ? null : date,
      first_seen_at: first.toISOString(),
      last_seen_at: last.toISOString(),
    })),
  }
}

function iconRoute({ brands, catalogue }: WithAccounts): Route<'/icons/{file}'> {
  return {
    method: 'GET',
    path: '/icons/{file}',
    tag: TAG,
    summary: 'Get the icon of a kind, or an image of the operator',
    tokens: [],
    responses: { 200: { description: 'The icon.', mediaTypes: ['image/svg+xml', 'image/png', 'image/webp'] } },
    errors: ['definition_not_found'],
    async handle({ params: { file } }) {
      const image = brands.images.at(file)
      return {
        status: 200,
        headers: {
          'content-type': image?.type ?? 'image/svg+xml',
          'cache-control': 'public, max-age=86400',
          // An SVG opened directly is a document of this origin.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        },
        bytes: image?.bytes ?? Buffer.from(catalogue.icon(file.replace(/\.svg$/, ''))),
      }
    },
  }
}
