/** The door of the room for vendors' webhooks: a request as it came -> its events; and a request signed as a vendor signs it. */
export { receiveWebhook } from './receive.ts'
export { signWebhook } from './sign-request.ts'
export type { ReceivedWebhook } from './receive.ts'
export type { VendorEvent } from './events.ts'
export type { HandshakeAnswer } from './handshake.ts'
export type { WebhookRequest } from './request.ts'
