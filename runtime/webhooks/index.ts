/** The door of the room for vendors' webhooks: a request as it came -> its events. */
export { receiveWebhook } from './receive.ts'
export type { ReceivedWebhook } from './receive.ts'
export type { VendorEvent } from './events.ts'
export type { HandshakeAnswer } from './handshake.ts'
export type { WebhookRequest } from './request.ts'
