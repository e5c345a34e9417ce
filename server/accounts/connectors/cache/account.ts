/** A connector's connection and its inputs. It is used until credentials or settings change. */
import { createHash } from 'node:crypto'
import {
  connect,
  type Connection,
  type Credentials,
  type Plan,
  type Transport,
  undiciTransport,
} from 'plugboard/runtime'
import { type Catalogue, planOfRow } from '../../catalogue/index.ts'
import type { Limits } from '../../../ground/limits/index.ts'
import type { Log } from '../../../ground/observe/index.ts'
import { type ApplicationKey, applicationKey } from '../../oauth-applications/index.ts'
import {
  completed,
  type ConnectorVault,
  needsClient,
  type OauthClient,
  openCredentials,
} from '../credentials/credentials.ts'
import type { Renewal, RenewalTarget, Renewed } from '../credentials/renewal.ts'
import { variantRemoved } from '../rows/errors.ts'
import type { NoticeListeners } from '../../notices/index.ts'
import type { ConnectorRow } from '../rows/row.ts'
import { sealedOf } from '../rows/permission.ts'

/** The client of an organization's OAuth application, or of the installation's; undefined when none is registered there. */
export type ClientOf = (organizationId: string, key: ApplicationKey) => Promise<OauthClient | undefined>

/** Options of an account. */
export interface AccountOpening {
  readonly vault: ConnectorVault
  readonly catalogue: Catalogue
  readonly renewal: Renewal
  readonly clientOf: ClientOf
  /** A transport of its own for each connector; undici by default. */
  readonly transport: ((plan: Plan) => Transport) | undefined
  readonly log: Log
  /** Milliseconds since 1970: what tokens expire by. */
  readonly now: () => number
  /** The most bytes of a third party's JSON answer after decompression; the runtime's own limit by default. */
  readonly answerBytes: number | undefined
  /** Counts the calls of all processes against vendors' limits. By default, each process counts its own. */
  readonly counting: Limits | undefined
  /** Hears the notices of third parties. */
  readonly notices: NoticeListeners | undefined
}

/**
 * Opens a row's credentials and connects with them.
 * @throws ConnectorError `credentials_unreadable`; `credentials_rejected` where the kind no longer has their auth variant
 */
export type OpenAccount = (row: ConnectorRow) => Promise<ConnectorAccount>

/** A function that opens accounts. */
export function accountOpener(services: AccountOpening): OpenAccount {
  const { vault, catalogue, clientOf } = services
  return async (row) => {
    const { organizationId, id, auth, credentialsVersion: version } = row
    const plan = await planOfRow(catalogue, row)
    if (!Object.hasOwn(plan.manifest.auth, auth)) throw variantRemoved(plan, auth)
    const stored = await openCredentials(vault, { organizationId, id, version }, sealedOf(row))
    const key = applicationKey(plan, auth, row.environment)
    const client = needsClient(plan, auth, stored) ? await clientOf(organizationId, key) : undefined
    return new ConnectorAccount(services, row, { plan, client, credentials: completed(stored, client) })
  }
}

interface OpenedCredentials {
  readonly plan: Plan
  /** Client that completes the credentials. */
  readonly client: OauthClient | undefined
  readonly credentials: Credentials
}

/** One connection and how many calls use it. */
export class ConnectorAccount {
  readonly plan: Plan
  readonly connection: Connection
  readonly #services: AccountOpening
  readonly #row: ConnectorRow
  readonly #client: OauthClient | undefined
  readonly #settings: string
  #version: number
  #users = 0
  #isRetired = false
  #isClosed = false

  constructor(services: AccountOpening, row: ConnectorRow, opened: OpenedCredentials) {
    this.#services = services
    this.#row = row
    this.#client = opened.client
    this.#settings = settingsOf(row, opened.client)
    this.#version = row.credentialsVersion
    this.plan = opened.plan
    this.connection = this.#connect(opened.credentials)
  }

  /** Whether the credentials were completed by the client of an OAuth application. */
  get hasClient(): boolean {
    return this.#client !== undefined
  }

  /** The version of the credentials in use. */
  get version(): number {
    return this.#version
  }

  /** Whether no call uses it. */
  get isIdle(): boolean {
    return this.#users === 0
  }

  /** Whether it is what a row asks for. A row with older credentials was read before they were renewed. */
  async matches(row: ConnectorRow): Promise<boolean> {
    if (row.credentialsVersion > this.#version) return false
    if ((await planOfRow(this.#services.catalogue, row)) !== this.plan) return false
    const key = applicationKey(this.plan, row.auth, row.environment)
    const current = this.#client && (await this.#services.clientOf(row.organizationId, key))
    return settingsOf(row, current) === this.#settings
  }

  /** Keeps it open until the function returned is called. */
  use(): () => void {
    this.#users++
    let isUsing = true
    return () => {
      if (!isUsing) return
      isUsing = false
      this.#users--
      this.#closeUnused()
    }
  }

  /** Closes the connection once it is unused. */
  retire(): void {
    this.#isRetired = true
    this.#closeUnused()
  }

  #closeUnused(): void {
    if (!this.#isRetired || this.#users > 0 || this.#isClosed) return
    this.#isClosed = true
    this.connection.close().catch((error: unknown) => this.#services.log.warn({ error }, 'cannot close a connection'))
  }

  #connect(credentials: Credentials): Connection {
    const { renewal, transport, answerBytes, counting, now, notices } = this.#services
    const { organizationId, id, auth, environment, scopes } = this.#row
    const connection: Connection = connect(this.plan, {
      credentials,
      auth,
      config: environment,
      scopes,
      clock: { now },
      transport: transport?.(this.plan) ?? undiciTransport(),
      maxBytes: answerBytes,
      onNotice: notices?.listener(organizationId, this.plan),
      limiter:
        counting &&
        ((rate, key) => counting.budget(rate, { organizationId, key: budgetKeyOf(id, key) }, connection.clock)),
      renewal: async (request) => this.#use(await renewal.renew(this.#target(), request)),
      reload: async () => {
        const newer = await renewal.newer(this.#target(), (row) => settingsOf(row, this.#client) === this.#settings)
        return newer && this.#use(newer)
      },
    })
    return connection
  }

  #target(): RenewalTarget {
    const { organizationId, id, kind, auth, environment } = this.#row
    return { organizationId, id, kind, auth, environment, version: this.#version, client: this.#client }
  }

  /** Continues with renewed credentials. */
  #use({ credentials, version }: Renewed): Credentials {
    this.#version = version
    return credentials
  }
}

/** The key of what a third party allows of one connector's calls under one rate. */
function budgetKeyOf(connectorId: string, rate: string): string {
  return `${connectorId} ${createHash('sha256').update(rate).digest('base64')}`
}

/** Returns all inputs of a connection except the owner's credentials, as one text. */
function settingsOf({ auth, environment, scopes }: ConnectorRow, client: OauthClient | undefined): string {
  const parts = JSON.stringify([auth, environment, scopes, client ?? null])
  return createHash('sha256').update(parts).digest('base64')
}
