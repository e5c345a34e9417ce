/** Slots of running calls: of a connector, and of a customer on a kind. */
import { quantity } from 'plugboard/internal'
import type { ConnectorError } from 'plugboard/runtime'
import type { ConnectorRow } from '../../accounts/connectors/index.ts'
import type { Config } from '../../config/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import type { Limits, ReleaseSlot } from '../../ground/limits/index.ts'

/**
 * Takes the slots of one call until the functions returned are called.
 * @throws ConnectorError `rate_limited` when all are taken, `storage_unavailable` when they cannot be counted
 */
export type TakeSlots = (
  connector: Pick<ConnectorRow, 'id' | 'organizationId' | 'customerId' | 'kind'>,
) => Promise<ReleaseSlot[]>

/** A function that takes the slots of calls. */
export function slotTaker(most: Config['limits'], limits: Limits): TakeSlots {
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
  return new ServerError(
    'rate_limited',
    `Cannot execute: ${quantity(limit, 'call')} of this ${what} ${limit === 1 ? 'is' : 'are'} already running`,
    {
      retryAfterMs: 1000,
      hint: 'Wait for one of them to end.',
    },
  )
}
