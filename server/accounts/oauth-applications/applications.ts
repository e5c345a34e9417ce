/** The OAuth applications by which we are known to third parties: an organization's own, else the operator's. */
import { randomUUID } from 'node:crypto'
import { type OAuthApplicationBody, type OAuthApplicationSpecBody, oauthConfiguration } from 'plugboard/contract'
import { type Authorization, ConnectorError, type FieldError, type Plan } from 'plugboard/runtime'
import { authorizationsOf, oauthGuide, scopesToAsk, secretFaults } from 'plugboard/internal'
import type { Notifications } from '../../ground/notifications/index.ts'
import type { Database, Sql } from '../../ground/store/index.ts'
import { openJson, sealJson, type Seals, type SecretOwner } from '../../ground/vault/index.ts'
import { authorizationFor, type ApplicationKey, redirectUriOf, registeredHost } from './authorization.ts'
import { ownHostsOf } from '../catalogue/index.ts'

/** OAuth application of an organization. A public one has no secret. */
export interface Configuration {
  readonly client_id: string
  readonly client_secret?: string
  /** Where it is registered, for a kind with endpoints at a host of the owner's own; the kind's default host by default. */
  readonly client_host?: string
  /** Its further secrets, by name. */
  readonly application_secrets?: Readonly<Record<string, string>>
}

/** An OAuth application as requests carry it, with its further secrets; the secret of a public one is empty. */
export interface Client extends Readonly<Record<string, string>> {
  readonly client_id: string
  readonly client_secret: string
}

/** Options of OAuth applications. */
export interface OauthApplicationOptions {
  readonly database: Database
  readonly notifications: Notifications
  readonly vault: Seals
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where browsers reach the server: `https://plugboard.example.com`, without a slash at the end. */
  readonly baseUrl: () => string
  /** A plan by a kind's slug, display name or definition id, as an organization sees it. @throws ConnectorError `definition_not_found` */
  readonly plan: (organizationId: string, connectorType: string) => Promise<Plan>
  /** The operator's applications by kind. */
  readonly operatorClients?: Readonly<Record<string, Client>>
}

interface ApplicationRow {
  readonly id: string
  readonly host: string
  readonly created_at: Date
  readonly updated_at: Date
}

interface SupportingKind {
  readonly kind: string
  readonly definitionId: string
  readonly authorization: Authorization
  readonly ownHosts: string | null
}

/** The OAuth applications of an installation. */
export class OauthApplications {
  readonly #options: OauthApplicationOptions

  constructor(options: OauthApplicationOptions) {
    this.#options = options
  }

  /**
   * Stores an organization's own application for a kind and a host, in place of the one before.
   * @throws ConnectorError `oauth_not_supported`, `definition_not_found`, `validation_error`
   */
  async put(
    organizationId: string,
    connectorType: string,
    { client_host: given, ...configuration }: Configuration,
  ): Promise<OAuthApplicationBody> {
    const { notifications } = this.#options
    const { kind, definitionId, authorization, ownHosts } = await this.#supporting(organizationId, connectorType)
    if (!authorization.isPublic && !configuration.client_secret)
      throw refusedField(kind, 'client_secret', { message: 'is missing', error_code: 'required' })
    const [fault] = secretFaults(authorization, configuration.application_secrets)
    if (fault) throw refusedField(kind, `application_secrets.${fault.field}`, fault)
    const host = checkedHost(kind, authorization, given)
    const row = await this.#store({ organizationId, kind, host }, configuration, ownHosts)
    await notifications.publish({ subject: 'oauth_application', id: row.id })
    return bodyOf(organizationId, definitionId, row)
  }

  /**
   * Removes an organization's own application for a kind.
   * @param at where it is registered; the kind's default host by default
   * @throws ConnectorError `definition_not_found` when there is none, `validation_error`
   */
  async remove(organizationId: string, connectorType: string, at?: string): Promise<void> {
    const { database, notifications } = this.#options
    const { kind, authorization } = await this.#supporting(organizationId, connectorType)
    const host = checkedHost(kind, authorization, at)
    const [row] = await database
      .of(organizationId)
      .query<{ id: string }>(
        'delete from oauth_applications where organization_id = $1 and kind = $2 and host = $3 returning id',
        [organizationId, kind, host],
      )
    if (!row) throw noApplication(kind, host)
    await notifications.publish({ subject: 'oauth_application', id: row.id })
  }

  /**
   * Returns the fields of a kind's application, and the values to enter at the vendor.
   * @throws ConnectorError `oauth_not_supported`, `definition_not_found`
   */
  async spec(organizationId: string, connectorType: string): Promise<OAuthApplicationSpecBody> {
    const plan = await this.#options.plan(organizationId, connectorType)
    const { kind, definitionId, authorization } = await this.#supporting(organizationId, connectorType)
    return {
      connector_type: kind,
      connector_definition_id: definitionId,
      configuration: oauthConfiguration(authorization),
      redirect_uri: redirectUriOf(this.#options.baseUrl(), kind),
      scopes: [...new Set(authorizationsOf(plan).flatMap((one) => [...one.scopes, ...scopesToAsk(plan, one, {})]))],
      guide_url: (await oauthGuide(kind)) ?? null,
    }
  }

  /**
   * Returns the client of the organization's application at a host, else the operator's, else undefined. The operator's serves
   * only kinds of the installation: an organization chooses the hosts of its own kinds.
   */
  async clientOf(organizationId: string, { kind, host, ownHosts }: ApplicationKey): Promise<Client | undefined> {
    const { database, vault } = this.#options
    const [row] = await database.of(organizationId).query<{ id: string; configuration: Buffer }>(
      `select id, configuration from oauth_applications
         where organization_id = $1 and kind = $2 and host = $3 and own_hosts is not distinct from $4`,
      [organizationId, kind, host, ownHosts],
    )
    const operators = this.#operatorClient(kind, ownHosts)
    if (!row) return operators && hostOf(operators) === host ? operators : undefined
    const stored = await openJson<Configuration>(vault, ownerOf(organizationId, row.id), row.configuration)
    const { application_secrets: secrets, ...own } = stored
    return { ...secrets, client_secret: '', ...own, ...(host !== '' && { client_host: host }) }
  }

  /** The hosts at which applications of a kind are registered that an organization can use; `''` where the manifest fixes the hosts. */
  async hostsOf(organizationId: string, { kind, ownHosts }: Omit<ApplicationKey, 'host'>): Promise<string[]> {
    const own = await this.#options.database.of(organizationId).query<{ host: string }>(
      `select host from oauth_applications
         where organization_id = $1 and kind = $2 and own_hosts is not distinct from $3 order by host`,
      [organizationId, kind, ownHosts],
    )
    const operators = this.#operatorClient(kind, ownHosts)
    return [...new Set([...(operators ? [hostOf(operators)] : []), ...own.map(({ host }) => host)])]
  }

  /** Stores a configuration under the id that its application has; the id is bound into the seal, so the first one stays. */
  async #store(
    { organizationId, kind, host }: Omit<ApplicationKey, 'ownHosts'> & { readonly organizationId: string },
    configuration: Omit<Configuration, 'client_host'>,
    ownHosts: string | null,
  ): Promise<ApplicationRow> {
    const { database, vault, now } = this.#options
    const scope = database.of(organizationId)
    const which = [organizationId, kind, host]
    for (;;) {
      const [before] = await scope.query<{ id: string }>(
        'select id from oauth_applications where organization_id = $1 and kind = $2 and host = $3',
        which,
      )
      const id = before?.id ?? randomUUID()
      const sealed = await sealJson(vault, ownerOf(organizationId, id), configuration)
      const [row] = await scope.query<ApplicationRow>(
        `insert into oauth_applications as stored (organization_id, kind, host, id, configuration, created_at, updated_at, own_hosts)
         values ($1, $2, $3, $4, $5, $6, $6, $7)
         on conflict (organization_id, kind, host) do update
         set configuration = excluded.configuration, updated_at = excluded.updated_at, own_hosts = excluded.own_hosts
         where stored.id = excluded.id
         returning id, host, created_at, updated_at`,
        [...which, id, sealed, new Date(now()), ownHosts],
      )
      // Another first put came between: the next round takes its id.
      if (row) return row
    }
  }

  #operatorClient(kind: string, ownHosts: string | null): Client | undefined {
    const { operatorClients = {} } = this.#options
    if (ownHosts !== null) return undefined
    return Object.hasOwn(operatorClients, kind) ? operatorClients[kind] : undefined
  }

  async #supporting(organizationId: string, connectorType: string): Promise<SupportingKind> {
    const plan = await this.#options.plan(organizationId, connectorType)
    const { kind, manifest } = plan
    return { kind, definitionId: manifest.id, authorization: authorizationFor(plan), ownHosts: ownHostsOf(plan) }
  }
}

/** Deletes the applications of an own kind, as a step of its removal. */
export async function forgetOwnApplications(sql: Sql, organizationId: string, kind: string): Promise<void> {
  await sql.query('delete from oauth_applications where organization_id = $1 and kind = $2 and own_hosts is not null', [
    organizationId,
    kind,
  ])
}

function checkedHost(kind: string, authorization: Authorization, given: string | undefined): string {
  const host = registeredHost(authorization, given)
  if (typeof host === 'string') return host
  throw refusedField(kind, 'client_host', host)
}

function refusedField(kind: string, name: string, fault: Omit<FieldError, 'field'>): ConnectorError {
  const field = `configuration.${name}`
  return new ConnectorError(
    'validation_error',
    `Cannot use the OAuth application of ${kind}: ${field} ${fault.message}`,
    {
      errors: [{ ...fault, field }],
    },
  )
}

function hostOf({ client_host: host = '' }: Readonly<Record<string, string>>): string {
  return host
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
    client_host: row.host === '' ? null : row.host,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function noApplication(kind: string, host: string): ConnectorError {
  const where = host === '' ? '' : ` at ${host}`
  return new ConnectorError(
    'definition_not_found',
    `Cannot delete the OAuth application of ${kind}: none is stored${where}`,
  )
}
