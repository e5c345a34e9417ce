/** Credentials are checked before they are stored: their shape, where they lead, and that the third party takes them. */
import {
  type Call,
  connect,
  type Connection,
  ConnectorError,
  type Credentials,
  execute,
  type Json,
  type Plan,
  type Transport,
  undiciTransport,
} from 'plugboard/runtime'
import { authOf, missingScopes } from 'plugboard/internal'
import { applicationKey } from '../oauth-applications/index.ts'
import type { ClientOf } from './cache/account.ts'
import type { NoticeListeners } from '../notices/index.ts'
import { verifiedAccount } from './verified-account.ts'
import { checkEnvironment, checkValues, completed, needsClient, withoutClient } from './credentials/credentials.ts'

/** Credentials and settings as an owner gave them. */
export interface CheckInput {
  readonly organizationId: string
  readonly credentials: Credentials
  /** The auth variant; found by the fields given when absent. */
  readonly auth: string | undefined
  readonly environment: Readonly<Record<string, Json>>
  /** The scopes that the owner granted, where they are known. */
  readonly scopes: readonly string[] | undefined
  /** Whether the third party gave the credentials, by consent. */
  readonly isConsented: boolean | undefined
}

/** Credentials that passed. */
export interface CheckedCredentials {
  readonly auth: string
  /** As they are to be stored: renewed by the check, if it had to. */
  readonly credentials: Credentials
  /** The account of the third party, where it is proven. */
  readonly account: string | null
}

/** Services of the check. */
export interface CredentialCheckServices {
  readonly clientOf: ClientOf
  readonly transport: ((plan: Plan) => Transport) | undefined
  /** Milliseconds since 1970: what tokens expire by. */
  readonly now: () => number
  /** Hears the notices of third parties. */
  readonly notices: NoticeListeners | undefined
}

/** Checks what an owner gave. */
export interface CredentialCheck {
  /**
   * Checks shapes, and with `isTried` makes the manifest's cheap read.
   * @throws ConnectorError `validation_error`, `credentials_mismatch`, and what the read failed with: `credentials_rejected`
   */
  check(plan: Plan, given: CheckInput, isTried: boolean, signal?: AbortSignal): Promise<CheckedCredentials>
}

/** Creates a check with a transport of its own. */
export function createCredentialCheck({ clientOf, transport, now, notices }: CredentialCheckServices): CredentialCheck {
  return {
    async check(plan, given, isTried, signal) {
      const { organizationId, credentials, environment } = given
      checkValues(plan, credentials)
      checkEnvironment(plan, environment)
      // By what the owner gave: with a client besides, it could fit another variant.
      const auth = authOf(plan, credentials, given.auth)
      const key = applicationKey(plan, auth, environment)
      const client = needsClient(plan, auth, credentials) ? await clientOf(organizationId, key) : undefined
      const ownTransport = transport?.(plan) ?? undiciTransport()
      let latest = completed(credentials, client)
      const connection = connect(plan, {
        credentials: latest,
        auth,
        config: environment,
        transport: ownTransport,
        clock: { now },
        onNotice: notices?.listener(organizationId, plan),
        save: (renewed) => {
          latest = renewed
        },
      })
      try {
        checkHeaders(connection)
        const isRead = isTried && isCheckGranted(plan, given.scopes)
        if (isRead) await checkCredentials(plan, connection, signal)
        const by = given.isConsented ? 'consent' : isRead ? 'read' : 'nothing'
        const account = verifiedAccount(plan, { auth, credentials: latest, environment }, by)
        return { auth, credentials: withoutClient(latest, client), account }
      } finally {
        await connection.close()
      }
    },
  }
}

/** Whether the owner's consent allows the cheap read. Otherwise the new token is proof enough. */
export function isCheckGranted({ manifest }: Pick<Plan, 'manifest'>, granted: readonly string[] | undefined): boolean {
  return missingScopes(manifest.operations[manifest.check]?.scopes, granted).length === 0
}

/** The call that checks a kind's credentials. */
export function checkOperationOf({ manifest: { check, checkParams: params } }: Plan): Call {
  const [entity = '', action = ''] = check.split('.')
  return { entity, action, params }
}

/** The manifest's cheap read. @throws what it failed with */
export async function checkCredentials(plan: Plan, connection: Connection, signal?: AbortSignal): Promise<void> {
  await execute(plan, checkOperationOf(plan), connection, signal && { signal })
}

/** @throws ConnectorError `credentials_mismatch` for credentials that a header cannot carry, if they go there as they are */
function checkHeaders(connection: Connection): void {
  if (connection.canRenew) return
  const probe = connection.authorize({ method: 'GET', origin: connection.base.origin, path: '/', headers: {} })
  if (probe instanceof Promise)
    throw new ConnectorError('internal', 'Cannot check the credentials: they must be renewed first')
}
