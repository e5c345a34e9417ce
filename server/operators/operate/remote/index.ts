/** The door of what lets the operator's commands ask a running server. */
export type { OperatorAddress } from './address.ts'
export { readAddress, writeAddress } from './address.ts'
export { order } from './client.ts'
export type { Endpoint, Ordered } from './endpoint.ts'
export { createEndpoint } from './endpoint.ts'
export { BACKUP } from './messages.ts'
