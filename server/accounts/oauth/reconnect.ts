/** Connecting a connector again: which one a flow is for, and by which variant its owner consents. */
import type { OAuthInitiationRequest } from 'plugboard/contract'
import { authorizationOf } from 'plugboard/internal'
import { type Authorization, ConnectorError, type Plan } from 'plugboard/runtime'
import type { Caller } from '../../http/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import type { Grant } from './grants.ts'

/** A connector that is connected again. */
export interface ReconnectedConnector {
  readonly kind: string
  readonly externalUserId: string
  /** The auth variant of its credentials. */
  readonly auth: string
  /** The scopes that its owner granted; empty if unknown. */
  readonly scopes: readonly string[]
}

/** Operations on connectors for a flow that reconnects one. */
export interface Reconnecting {
  /** A caller's connector. @throws ConnectorError `connector_not_found` for any other */
  find(caller: Caller, connectorId: string): Promise<ReconnectedConnector>
  /** Stores a grant in place of a connector's credentials. @throws ConnectorError when there is no such connector, or the check of the credentials fails */
  update(organizationId: string, connectorId: string, grant: Grant): Promise<void>
}

/**
 * The connector that a flow connects again.
 * @throws ConnectorError `connector_not_found`, `customer_mismatch`, `validation_error` for one of another kind
 */
export async function checkReconnect(
  connectors: Reconnecting,
  caller: Caller,
  request: Pick<OAuthInitiationRequest, 'external_user_id'> & { readonly connector_id: string },
  kind: string,
): Promise<ReconnectedConnector> {
  const connector = await connectors.find(caller, request.connector_id)
  if (connector.externalUserId !== request.external_user_id)
    throw new ServerError('customer_mismatch', 'Cannot connect again: the connector belongs to another customer')
  if (connector.kind !== kind)
    throw new ConnectorError('validation_error', `Cannot connect again: the connector is of kind ${connector.kind}`, {
      errors: [{ field: 'connector_type', message: 'is not the kind of the connector', error_code: 'mismatch' }],
    })
  return connector
}

/** The auth variant of a connector, where its owner can consent to it. */
export function ownVariant(plan: Plan, connector: ReconnectedConnector | undefined): string | undefined {
  return connector && authorizationOf(plan, connector.auth)?.variant
}

/** Returns the scopes to ask for again; the kind's scopes if the granted ones are unknown. */
export function grantedBefore(
  { variant, scopes: usual }: Authorization,
  connector: ReconnectedConnector | undefined,
): readonly string[] | undefined {
  if (!connector) return undefined
  const { auth, scopes } = connector
  return auth === variant && scopes.length > 0 ? scopes : usual
}
