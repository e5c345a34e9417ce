/** The OAuth applications by which we are known to third parties: an organization's own, else the operator's. */
import type { OAuthApplicationBody, OAuthApplicationSpecBody } from 'plugboard/contract'
import { oauthConfiguration } from 'plugboard/contract'
import { randomUUID } from 'node:crypto'
import type { Plan } from 'plugboard/runtime'
import { ConnectorError } from 'plugboard/runtime'
import type { Notifications } from '../notifications/index.ts'
import type { Database } from '../store/index.ts'
import { supported } from './flow/initiate.ts'
import type { SealOwner, Vault } from './sealed.ts'
import { openValue, sealValue } from './sealed.ts'

/** What an organization gives of its application. A public one has no secret. */
export interface Configuration {
  readonly client_id: string
  readonly client_secret?: string
}

/** An OAuth application as a token endpoint knows it; the secret of a public one is empty. */
export interface Client extends Configuration {
  readonly client_secret: string
}

/** Keeps the applications. */
export interface Applications {
  /** Keeps an organization's own application for a kind, in place of the one before. @throws ConnectorError `oauth_not_supported`, `definition_not_found`, `validation_error` */
  put(organizationId: string, connectorType: string, configuration: Configuration): Promise<OAuthApplicationBody>
  /** @throws ConnectorError `definition_not_found` for a kind that has no application of the organization's */
  remove(organizationId: string, connectorType: string): Promise<void>
  /** @throws ConnectorError `oauth_not_supported`, `definition_not_found` */
  spec(connectorType: string): Promise<OAuthApplicationSpecBody>
  /** The organization's own, else the operator's, else undefined. */
  clientOf(organizationId: string, kind: string): Promise<Client | undefined>
}

/** What applications are kept with. */
export interface ApplicationOptions {
  readonly database: Database
  readonly notifications: Notifications
  readonly vault: Vault
  readonly now: () => number
  /** @throws ConnectorError `definition_not_found` */
  readonly plan: (connectorType: string) => Promise<Plan>
  readonly redirectUri: (kind: string) => string
  /** By kind. */
  readonly operatorClients?: Readonly<Record<string, Client>>
}

interface ApplicationRow {
  readonly id: string
  readonly created_at: Date
  readonly updated_at: Date
}

/** The applications in a database. */
export function applications(options: ApplicationOptions): Applications {
  const { database, notifications, vault, now, plan, redirectUri, operatorClients = {} } = options

  async function supporting(connectorType: string) {
    const found = await plan(connectorType)
    return { kind: found.kind, definitionId: found.manifest.id, authorization: supported(found) }
  }

  return {
    async put(organizationId, connectorType, configuration) {
      const { kind, definitionId, authorization } = await supporting(connectorType)
      if (!authorization.isPublic && !configuration.client_secret) throw missingSecret(kind)
      const scope = database.of(organizationId)
      const [before] = await scope.query<{ id: string }>(
        'select id from oauth_applications where organization_id = $1 and kind = $2',
        [organizationId, kind],
      )
      const id = before?.id ?? randomUUID()
      const sealed = await sealValue(vault, ownerOf(organizationId, id), configuration)
      // The id is bound into the seal, so that it comes along when two first puts meet.
      const [row] = await scope.query<ApplicationRow>(
        `insert into oauth_applications (id, organization_id, kind, configuration, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $5)
         on conflict (organization_id, kind) do update
         set id = excluded.id, configuration = excluded.configuration, updated_at = excluded.updated_at
         returning id, created_at, updated_at`,
        [id, organizationId, kind, sealed, new Date(now())],
      )
      await notifications.publish({ subject: 'oauth_application', id })
      return entryOf(organizationId, definitionId, row!)
    },
    async remove(organizationId, connectorType) {
      const { kind } = await plan(connectorType)
      const [row] = await database
        .of(organizationId)
        .query<{ id: string }>('delete from oauth_applications where organization_id = $1 and kind = $2 returning id', [
          organizationId,
          kind,
        ])
      if (!row)
        throw new ConnectorError(
          'definition_not_found',
          `Cannot delete the OAuth application of ${kind}: there is none`,
        )
      await notifications.publish({ subject: 'oauth_application', id: row.id })
    },
    async spec(connectorType) {
      const { kind, definitionId, authorization } = await supporting(connectorType)
      return {
        connector_type: kind,
        connector_definition_id: definitionId,
        configuration: oauthConfiguration(authorization.isPublic),
        redirect_uri: redirectUri(kind),
        scopes: authorization.scopes,
      }
    },
    async clientOf(organizationId, kind) {
      const [row] = await database
        .of(organizationId)
        .query<{ id: string; configuration: Buffer }>(
          'select id, configuration from oauth_applications where organization_id = $1 and kind = $2',
          [organizationId, kind],
        )
      if (!row) return Object.hasOwn(operatorClients, kind) ? operatorClients[kind] : undefined
      const own = await openValue<Configuration>(vault, ownerOf(organizationId, row.id), row.configuration)
      return { client_secret: '', ...own }
    },
  }
}

function ownerOf(organizationId: string, id: string): SealOwner {
  return { organizationId, purpose: 'oauth_application', id, version: 1 }
}

function entryOf(organizationId: string, definitionId: string, row: ApplicationRow): OAuthApplicationBody {
  return {
    id: row.id,
    scope_type: 'organization',
    scope_id: organizationId,
    connector_definition_id: definitionId,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function missingSecret(kind: string): ConnectorError {
  const field = 'configuration.client_secret'
  return new ConnectorError('validation_error', `Cannot keep the OAuth application of ${kind}: ${field} is missing`, {
    errors: [{ field, message: 'is required', error_code: 'required' }],
  })
}
