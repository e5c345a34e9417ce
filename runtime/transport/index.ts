/** The door to the network. Nothing else in the product sends a byte to a third party. */
export { isPublicAddress } from './egress.ts'
export type { Lookup } from './egress.ts'
export { undiciTransport } from './undici.ts'
export type { UndiciOptions } from './undici.ts'
