/** The OAuth applications by which we are known to third parties: an organization's own, else the operator's. */
import { randomUUID } from 'node:crypto'
import { type OAuthApplicationBody, type OAuthApplicationSpecBody, oauthConfiguration } from 'plugboard/contract'
import { type Authorization, ConnectorError, type Plan } from 'plugboard/runtime'
import type { Notifications } from '../notifications/index.ts'
import type { Database } from '../store/index.ts'
import { openJson, sealJson, type Seals, type SecretOwner } from '../vault/index.ts'
import { authorizationFor, redirectUriOf } from './authorization.ts'

/** What an organization gives of its application. A public one has no secret. */
export interface Configuration {
  readonly client_id: string
  readonly client_secret?: string
}

/** An OAuth application as a token endpoint knows it; the secret of a public one is empty. */
export interface Client extends Configuration {
  readonly client_secret: string
}

/** What the applications need. */
export interface OauthApplicationOptions {
  readonly database: Database
  readonly notifications: Notifications
  readonly vault: Seals
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where browsers reach the server: `https://plugboard.example.com`, without a slash at the end. */
  readonly baseUrl: () => string
  /** A plan by a kind's slug, display name or definition id. @throws ConnectorError `definition_not_found` */
  readonly plan: (connectorType: string) => Promise<Plan>
  /** The operator's applications by kind. */
  readonly operatorClients?: Readonly<Record<string, Client>>
}

interface ApplicationRow {
  readonly id: string
  readonly created_at: Date
  readonly updated_at: Date
}

interface SupportingKind {
  readonly kind: string
  readonly definitionId: string
  readonly authorization: Authorization
}

/** The OAuth applications of an installation. */
export class OauthApplications {
  readonly #options: OauthApplicationOptions

  constructor(options: OauthApplicationOptions) {
    this.#options = options
  }

  /**
   * Stores an organization's own application for a kind, in place of the one before.
   * @throws ConnectorError `oauth_not_supported`, `definition_not_found`, `validation_error`
   */
  async put(
    organizationId: string,
    connectorType: string,
    configuration: Configuration,
  ): Promise<OAuthApplicationBody> {
    const { database, notifications, vault, now } = this.#options
    const { kind, definitionId, authorization } = await this.#supporting(connectorType)
    if (!authorization.isPublic && !configuration.client_secret) throw missingSecret(kind)
    const scope = database.of(organizationId)
    const [before] = await scope.query<{ id: string }>(
      'select id from oauth_applications where organization_id = $1 and kind = $2',
      [organizationId, kind],
    )
    const id = before?.id ?? randomUUID()
    const sealed = await sealJson(vault, ownerOf(organizationId, id), configuration)
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
    return bodyOf(organizationId, definitionId, row!)
  }

  /** @throws ConnectorError `definition_not_found` for a kind that has no application of the organization's */
  async remove(organizationId: string, connectorType: string): Promise<void> {
    const { database, notifications, plan } = this.#options
    const { kind } = await plan(connectorType)
    const [row] = await database
      .of(organizationId)
      .query<{ id: string }>('delete from oauth_applications where organization_id = $1 and kind = $2 returning id', [
        organizationId,
        kind,
      ])
    if (!row)
      throw new ConnectorError('definition_not_found', `Cannot delete the OAuth application of ${kind}: there is none`)
    await notifications.publish({ subject: 'oauth_application', id: row.id })
  }

  /**
   * What a kind's application is made of, and what is to be entered at the third party.
   * @throws ConnectorError `oauth_not_supported`, `definition_not_found`
   */
  async spec(connectorType: string): Promise<OAuthApplicationSpecBody> {
    const { kind, definitionId, authorization } = await this.#supporting(connectorType)
    return {
      connector_type: kind,
      connector_definition_id: definitionId,
      configuration: oauthConfiguration(authorization.isPublic),
      redirect_uri: redirectUriOf(this.#options.baseUrl(), kind),
      scopes: authorization.scopes,
    }
  }

  /** The client of the organization's own application for a kind, else the operator's, else undefined. */
  async clientOf(organizationId: string, kind: string): Promise<Client | undefined> {
    const { database, vault, operatorClients = {} } = this.#options
    const [row] = await database
      .of(organizationId)
      .query<{ id: string; configuration: Buffer }>(
        'select id, configuration from oauth_applications where organization_id = $1 and kind = $2',
        [organizationId, kind],
      )
    if (!row) return Object.hasOwn(operatorClients, kind) ? operatorClients[kind] : undefined
    const own = await openJson<Configuration>(vault, ownerOf(organizationId, row.id), row.configuration)
    return { client_secret: '', ...own }
  }

  async #supporting(connectorType: string): Promise<SupportingKind> {
    const plan = await this.#options.plan(connectorType)
    return { kind: plan.kind, definitionId: plan.manifest.id, authorization: authorizationFor(plan) }
  }
}

function ownerOf(organizationId: string, id: string): SecretOwner {
  return { organizationId, purpose: 'oauth_application', id, version: 1 }
}

function bodyOf(organizationId: string, definitionId: string, row: ApplicationRow): OAuthApplicationBody {
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
  return new ConnectorError('validation_error', `Cannot store the OAuth application of ${kind}: ${field} is missing`, {
    errors: [{ field, message: 'is required', error_code: 'required' }],
  })
}
