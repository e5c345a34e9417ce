/** Permission to use a connector: the scope of a caller, and the status of the row. */
import type { ConnectorError } from 'plugboard/runtime'
import type { Caller, ConnectorChoice } from '../../../http/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import { connectorNotFound, needsOwner } from './errors.ts'
import type { ConnectorRow } from './row.ts'

/** Connectors that a statement may read or change: an organization's, or one customer's. */
export interface ConnectorScope {
  readonly organizationId: string
  readonly customerId?: string
  /** Only connectors of these kinds. */
  readonly kinds?: readonly string[]
  /** Only connectors that the customer gave to an agent. */
  readonly chosen?: ConnectorChoice
}

/** The scope of a caller's token. */
export function scopeOf({
  organizationId,
  customer,
  connectorTypes: kinds,
  connectors: chosen,
}: Caller): ConnectorScope {
  return { organizationId, customerId: customer?.id, kinds, chosen }
}

/** Whether a row is of a scope, whose organization is the row's. */
export function isWithin({ id, customerId, kind }: ConnectorRow, scope: ConnectorScope): boolean {
  const { customerId: customer = customerId, kinds = [kind], chosen } = scope
  return customer === customerId && kinds.includes(kind) && isChosen(id, chosen)
}

/** Whether a customer gave a connector to the caller; without a choice, all. */
export function isChosen(id: string, { only, except }: ConnectorChoice = {}): boolean {
  return (only === undefined || only.includes(id)) && except?.includes(id) !== true
}

/** Whether a connection may be opened for a row at all. */
export function isUsable({ status, customerStatus, sealed }: ConnectorRow): boolean {
  return sealed !== null && (status === 'active' || status === 'pending') && customerStatus === 'active'
}

/** The sealed credentials of a row. @throws ConnectorError `connector_not_found` where they were destroyed, for it is being deleted */
export function sealedOf({ sealed }: ConnectorRow): Buffer {
  if (!sealed) throw connectorNotFound()
  return sealed
}

/** @throws ConnectorError `connector_not_found`, `connector_disabled`, `credentials_rejected` */
export function checkUsable(row: ConnectorRow): void {
  const { status, kind } = row
  checkSearchable(row)
  if (status === 'disabled') throw unreadable()
  if (status === 'needs_reauth') throw needsOwner(kind)
}

/**
 * A copy is searched whatever the state of the credentials, but not once somebody has switched the connector or its customer off.
 * @throws ConnectorError `connector_not_found`, `connector_disabled`
 */
export function checkSearchable({ status, statusReason, customerStatus }: ConnectorRow): void {
  if (customerStatus === 'deleting') throw connectorNotFound()
  if (customerStatus === 'inactive') throw disabled('its customer is inactive', 'Activate the customer.')
  if (status === 'disabled' && statusReason !== UNREADABLE) throw disabled('it is disabled', 'Set enabled to true.')
}

/** The reason of a connector that was disabled because its credentials cannot be opened. */
export const UNREADABLE = 'credentials_unreadable'

function unreadable(): ConnectorError {
  return new ServerError('connector_disabled', 'Cannot use the connector: its stored credentials cannot be read', {
    hint: 'Store the credentials again.',
  })
}

function disabled(state: string, hint: string): ConnectorError {
  return new ServerError('connector_disabled', `Cannot use the connector: ${state}`, { hint })
}
