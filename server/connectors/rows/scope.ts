/** Whose connectors a caller, and a statement, may touch. */
import type { Caller } from '../../access/index.ts'

/** Whose connectors a statement may touch: an organization's, or those of one customer in it. */
export interface ConnectorScope {
  readonly organizationId: string
  readonly customerId?: string
  /** Only connectors of these kinds. */
  readonly kinds?: readonly string[]
}

/** The scope of a caller's token. */
export function scopeOf({ organizationId, customer, connectorTypes: kinds }: Caller): ConnectorScope {
  return { organizationId, ...(customer && { customerId: customer.id }), ...(kinds && { kinds }) }
}
