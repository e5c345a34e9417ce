/** Vendors' webhooks: the events of a request, and the signature of a request. */
export { receiveWebhook } from './receive.ts'
export { signWebhook } from './sign-request.ts'
export type { ReceivedWebhook } from './receive.ts'
export type { VendorEvent } from './events.ts'
export type { HandshakeAnswer } from './handshake.ts'
export type { WebhookRequest } from './request.ts'
