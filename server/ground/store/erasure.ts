/** Removes one room's data of a connector or a customer. A retried deletion repeats it. */
export interface Erasure {
  /** For a connector in deletion. */
  connector?(organizationId: string, connectorId: string): Promise<unknown>
  /** For a customer without connectors. */
  customer?(organizationId: string, customerId: string): Promise<unknown>
  /** For the same customer, by its `external_user_id`. */
  user?(organizationId: string, externalUserId: string): Promise<unknown>
}
