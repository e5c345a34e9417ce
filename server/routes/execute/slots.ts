/** How many calls of a connector, and of a customer's connectors of one kind, may run at once, over all processes. */
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../errors/index.ts'
import type { ConnectorRow } from '../../connectors/index.ts'
import type { ReleaseSlot, Limits } from '../../limits/index.ts'

/**
 * Takes the slots of one call until the functions returned are called.
 * @throws ConnectorError `rate_limited` when all are taken, `storage_unavailable` when they cannot be counted
 */
export type TakeSlots = (
  connector: Pick<ConnectorRow, 'id' | 'organizationId' | 'customerId' | 'kind'>,
) => Promise<ReleaseSlot[]>

/** Calls at once. */
export interface SlotLimits {
  readonly executesPerConnector: number
  readonly executesPerCustomerAndKind: number
}

/** A function that takes the slots of calls. */
export function slotTaker(most: SlotLimits, limits: Limits): TakeSlots {
  const ofConnector = limits.slots(most.executesPerConnector)
  const ofCustomer = limits.slots(most.executesPerCustomerAndKind)
  return async ({ id, organizationId, customerId, kind }) => {
    const first = await ofConnector.take({ organizationId, limit: 'connector', key: id })
    if (!first) throw allTaken(most.executesPerConnector, 'connector')
    try {
      const second = await ofCustomer.take({ organizationId, limit: 'customer_kind', key: `${customerId} ${kind}` })
      if (!second) throw allTaken(most.executesPerCustomerAndKind, "customer's kind")
      return [first, second]
    } catch (error) {
      first()
      throw error
    }
  }
}

function allTaken(limit: number, what: string): ConnectorError {
  return new ServerError('rate_limited', `Cannot execute: ${limit} calls of this ${what} run already`, {
    retryAfterMs: 1000,
    hint: 'Wait for one of them to end.',
  })
}
