/** Removes what one room holds of a connector or a customer. A deletion that is tried again repeats it. */
export interface Erasure {
  /** For a connector that is marked as being deleted. */
  connector?(organizationId: string, connectorId: string): Promise<unknown>
  /** For a customer whose connectors are removed. */
  customer?(organizationId: string, customerId: string): Promise<unknown>
  /** For the same customer, by its `external_user_id`. */
  user?(organizationId: string, externalUserId: string): Promise<unknown>
}
