/** Kinds that an organization uploads: stored, listed by version, removed. */
import { OWN_DEFINITION, OWN_VERSIONS, text } from 'plugboard/contract'
import type { Caller, Route, RouteResponse } from '../../http/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import { shape } from './schemas.ts'
import type { WithAccounts } from '../services/open.ts'

/** Where one kind is. */
export const KIND_PATH = '/api/v1/integrations/definitions/sources/{definition}'

const YAML = 'application/yaml'
const VERSION = text('The version to remove. Defaults to all versions, and the kind with them.', { maxLength: 20 })

/** The routes that only own kinds have. */
export function ownKindRoutes(services: WithAccounts, tag: string): Route[] {
  return [putRoute(services, tag), versionsRoute(services, tag), removeRoute(services, tag)]
}

function putRoute({ catalogue, ownKinds }: WithAccounts, tag: string): Route<typeof KIND_PATH> {
  return {
    method: 'PUT',
    path: KIND_PATH,
    tag,
    summary: 'Upload the manifest of an own kind',
    description:
      'Takes the manifest as YAML or JSON. `definition` is its `kind`. The manifest is checked as `plugboard validate` does: the errors have ' +
      'every problem with line and column. A change needs a higher `version`. Connectors use the new version at once. Only your ' +
      'organization sees the kind.',
    tokens: ['application'],
    text: { mediaTypes: [YAML, 'application/json'], description: 'The manifest.', example: EXAMPLE },
    responses: {
      200: shape('The same manifest is stored already.', OWN_DEFINITION),
      201: shape('The stored kind.', OWN_DEFINITION),
    },
    errors: [
      'operation_forbidden',
      'quota_exceeded',
      'definition_in_use',
      'body_too_large',
      'rate_limited',
      'validation_error',
      'unsupported_media_type',
    ],
    async handle({ caller: { organizationId }, params: { definition: kind }, body }) {
      const { isNew, warnings } = await ownKinds.put(organizationId, kind, String(body.text))
      const kinds = await catalogue.of(organizationId)
      const { id } = kinds.find(kind)
      const listed = kinds.list().find(({ sourceDefinitionId }) => sourceDefinitionId === id)
      return { status: isNew ? 201 : 200, body: { ...listed, warnings } }
    },
  }
}

function versionsRoute({ ownKinds }: WithAccounts, tag: string): Route<`${typeof KIND_PATH}/versions`> {
  return {
    method: 'GET',
    path: `${KIND_PATH}/versions`,
    tag,
    summary: 'List the stored versions of an own kind',
    tokens: ['application'],
    responses: { 200: shape('The versions.', OWN_VERSIONS) },
    errors: ['definition_not_found'],
    async handle({ caller: { organizationId }, params: { definition: kind } }) {
      const versions = await ownKinds.versions(organizationId, kind)
      const listed = versions.map(({ version, hash, createdAt }) => ({
        version,
        hash,
        created_at: createdAt.toISOString(),
      }))
      return { status: 200, body: { connector_type: kind, versions: listed } }
    },
  }
}

function removeRoute({ ownKinds }: WithAccounts, tag: string): Route<typeof KIND_PATH> {
  return {
    method: 'DELETE',
    path: KIND_PATH,
    tag,
    summary: 'Remove an own kind, or one of its versions',
    description:
      'A kind with connectors cannot be removed, and neither can its newest version. Its OAuth applications are removed with it.',
    tokens: ['application'],
    query: { version: VERSION },
    responses: { 204: { description: 'The kind or the version is removed.' } },
    errors: ['definition_not_found', 'definition_in_use'],
    async handle({ caller, params, query }) {
      await ownKinds.remove(caller.organizationId, params.definition, query.version as string | undefined)
      return { status: 204 }
    },
  }
}

/** The manifest of an own kind as it was uploaded. @throws ConnectorError `definition_not_found`, `token_kind_forbidden` */
export async function manifestOf(
  { ownKinds }: Pick<WithAccounts, 'ownKinds'>,
  { token, organizationId }: Caller,
  kind: string,
  version: string | undefined,
): Promise<RouteResponse> {
  if (token !== 'application')
    throw new ServerError('token_kind_forbidden', 'Cannot read a manifest with this token', {
      hint: 'Use an application token, or the ID of the definition to describe the kind.',
    })
  const { text: manifest, hash } = await ownKinds.manifest(organizationId, kind, version)
  const headers = { 'content-type': `${YAML}; charset=utf-8`, etag: `"${hash.slice(0, 22)}"` }
  return { status: 200, headers, bytes: Buffer.from(manifest) }
}

const EXAMPLE = `format: 1
kind: acme-crm
id: 5f0c3a2e-93a1-4f0e-8a9f-0d9a3b6a7c11
title: Acme CRM
category: crm
support: none
version: 1.0.0
docs: https://docs.acme.example
base_url: https://api.acme.example/v1
check: contacts.list
auth:
  key: {type: static, title: API key, credentials: {api_key: string!}, send: {bearer: "{{api_key}}"}}
entities:
  contacts:
    list: {request: GET /contacts, records: $.data, pagination: {style: none, because: There is one page.}}
`
