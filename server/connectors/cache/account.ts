/** A connector's connection with what it was made of: kept as long as neither the credentials nor the settings change. */
import { createHash } from 'node:crypto'
import {
  connect,
  type Connection,
  type Credentials,
  type Plan,
  type Transport,
  undiciTransport,
} from 'plugboard/runtime'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Limits } from '../../limits/index.ts'
import { type ConnectorVault, needsClient, type OauthClient, openCredentials } from '../credentials/credentials.ts'
import { completed, type Renewal } from '../credentials/renewal.ts'
import type { ConnectorRow } from '../rows/row.ts'

/** The client of an organization's OAuth application for a kind, or of the installation's. */
export type ClientOf = (organizationId: string, kind: string) => Promise<OauthClient | undefined>

/** What accounts are made with. */
export interface AccountServices {
  readonly vault: ConnectorVault
  readonly catalogue: Catalogue
  readonly renewal: Renewal
  readonly clientOf: ClientOf
  /** A transport of its own for each connector; undici by default. */
  readonly transport: ((plan: Plan) => Transport) | undefined
  /** Milliseconds since 1970: what tokens expire by. */
  readonly now: () => number
  /** The most bytes of a third party's JSON answer after decompression; the runtime's own limit by default. */
  readonly answerBytes: number | undefined
  /** Where the calls of all processes are counted against what third parties allow; by default each process keeps to it alone. */
  readonly counting: Limits | undefined
}

/** One connection and who uses it. */
export interface ConnectorAccount {
  readonly plan: Plan
  readonly connection: Connection
  /** Whether it is what a row asks for. A row with older credentials was read before they were renewed. */
  matches(row: ConnectorRow): Promise<boolean>
  /** Whether the credentials were completed by the client of an OAuth application. */
  readonly hasClient: boolean
  /** The version of the credentials in use. */
  readonly version: number
  /** Keeps it open until the function returned is called. */
  use(): () => void
  readonly isIdle: boolean
  /** Closes it, once nobody uses it. */
  retire(): void
}

/** Makes accounts. */
export type OpenAccount = (row: ConnectorRow) => Promise<ConnectorAccount>

/** A function that opens a row's credentials and connects with them. */
export function accountOpener(services: AccountServices): OpenAccount {
  const { vault, catalogue, renewal, clientOf, transport, answerBytes, counting, now } = services

  async function clientFor(plan: Plan, auth: string, kind: string, own: Credentials, organizationId: string) {
    return needsClient(plan, auth, own) ? clientOf(organizationId, kind) : undefined
  }

  return async (row) => {
    const { organizationId, id, kind, auth, environment } = row
    const plan = await catalogue.plan(kind)
    const stored = await openCredentials(vault, { organizationId, id, version: row.credentialsVersion }, row.sealed!)
    const client = await clientFor(plan, auth, kind, stored, organizationId)
    const made = settingsOf(row, client)
    let version = row.credentialsVersion
    const connection: Connection = connect(plan, {
      credentials: completed(stored, client),
      auth,
      config: environment,
      clock: { now },
      transport: transport?.(plan) ?? undiciTransport(),
      ...(answerBytes !== undefined && { maxBytes: answerBytes }),
      ...(counting && {
        limiter: (rate, key) => counting.budget(rate, { organizationId, key: budgetKeyOf(id, key) }, connection.clock),
      }),
      async renewal(renew) {
        const renewed = await renewal.renew({ organizationId, id, kind, auth, version, client }, renew)
        version = renewed.version
        return renewed.credentials
      },
      async replaced() {
        const target = { organizationId, id, kind, auth, version, client }
        const newer = await renewal.newer(target, (other) => settingsOf(other, client) === made)
        version = newer?.version ?? version
        return newer?.credentials
      },
    })
    let users = 0
    let isRetired = false
    let isClosed = false
    const closeUnused = () => {
      if (!isRetired || users > 0 || isClosed) return
      isClosed = true
      void connection.close()
    }
    return {
      plan,
      connection,
      hasClient: client !== undefined,
      get version() {
        return version
      },
      get isIdle() {
        return users === 0
      },
      async matches(other) {
        if (other.credentialsVersion > version) return false
        const current = client && (await clientOf(organizationId, kind))
        return settingsOf(other, current) === made
      },
      use() {
        users++
        let isUsing = true
        return () => {
          if (!isUsing) return
          isUsing = false
          users--
          closeUnused()
        }
      },
      retire() {
        isRetired = true
        closeUnused()
      },
    }
  }
}

/** The key of what a third party allows of one connector's calls under one rate. */
function budgetKeyOf(connectorId: string, rate: string): string {
  return `${connectorId} ${createHash('sha256').update(rate).digest('base64')}`
}

/** All that a connection is made of besides the owner's credentials, as one text. */
function settingsOf({ auth, environment }: ConnectorRow, client: OauthClient | undefined): string {
  const parts = JSON.stringify([auth, environment, client ?? null])
  return createHash('sha256').update(parts).digest('base64')
}
