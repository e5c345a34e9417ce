/** Owners of the resources that a request may access. */
import type { CustomerBody, SyncChangeRequest } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import type { Access } from '../access/index.ts'
import type { Caller, TokenKind } from '../../http/index.ts'
import { type Connectors, scopeOf } from '../connectors/index.ts'
import type { ConnectorRequest } from './schemas.ts'

/**
 * The customer that a body names, made when there is none yet.
 * @throws ConnectorError `customer_mismatch` when the token is another customer's
 */
export function customerNamed(access: Access, caller: Caller, externalUserId: string): Promise<CustomerBody> {
  checkOwner(caller, externalUserId)
  return access.customers.ensure(caller.organizationId, externalUserId)
}

/** @throws ConnectorError `customer_mismatch` when the token is another customer's */
export function checkOwner({ customer }: Caller, externalUserId: string): void {
  if (customer && customer.externalUserId !== externalUserId)
    throw new ServerError('customer_mismatch', 'Cannot act for this customer: the token belongs to another customer', {
      hint: 'Use a token of that customer, or an application token.',
    })
}

/** @throws ConnectorError `token_kind_forbidden` for a kind that a widget token is not limited to */
export function checkKind({ connectorTypes }: Caller, kind: string): void {
  if (connectorTypes && !connectorTypes.includes(kind))
    throw new ServerError('token_kind_forbidden', `Cannot use ${kind}: the token is limited to other kinds`)
}

/**
 * @param given what the caller gives for it; undefined for nothing
 * @throws ConnectorError `token_kind_forbidden` for what is the application's own, from a token of a customer
 */
export function checkOwn({ token }: Caller, what: 'metadata' | 'a map' | 'a brand', given: unknown): void {
  if (given === undefined || token === 'application') return
  throw new ServerError('token_kind_forbidden', `Cannot use ${what}: the token is a ${token} token`, {
    hint: 'On your backend, use an application token.',
  })
}

/** `external_user_id` of a connector's customer; undefined when the caller has no such connector. */
export async function customerOfConnector(
  connectors: Pick<Connectors, 'findKnown'>,
  { caller, params }: ConnectorRequest,
): Promise<string | undefined> {
  const row = await connectors.findKnown(scopeOf(caller), params.connector_id).catch(unlessAbsent)
  return row?.externalUserId
}

/** Returns undefined for a "not found" error. @throws any other error */
export function unlessAbsent(error: unknown): undefined {
  if (error instanceof ConnectorError && error.code.endsWith('_not_found')) return undefined
  throw error
}

/** Returns the actor of a request for the audit trail. */
export function actorOf({ token, applicationId, customer }: Caller): { readonly kind: TokenKind; readonly id: string } {
  return { kind: token, id: customer?.id ?? applicationId }
}

/** @throws ConnectorError `token_kind_forbidden` for what the operator pays for, from a widget token that may not choose it: browsers hold it */
export function checkSyncChange(caller: Caller, change: SyncChangeRequest = {}): void {
  if (change.interval_minutes !== undefined) checkCosts(caller, "set a sync's interval")
  if (change.own_fields !== undefined) checkCosts(caller, 'choose own fields of a sync')
  if (change.entities !== undefined && !caller.choosesEntities) checkCosts(caller, "choose a sync's entities")
}

/** @throws ConnectorError `token_kind_forbidden` for a widget token: browsers hold it */
export function checkCosts({ token }: Caller, what: string): void {
  if (token !== 'widget') return
  throw new ServerError('token_kind_forbidden', `Cannot ${what}: the token is a widget token`, {
    hint: 'On your backend, use a scoped token of the customer or an application token.',
  })
}
