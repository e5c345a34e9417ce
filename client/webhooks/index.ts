/**
 * The door `plugboard/webhooks`: receives webhooks of the platform and of third parties. It needs WebCrypto and no module of Node.js, so
 * it runs in Cloudflare Workers, Deno, Bun and edge functions.
 */
export { verify, WebhookVerificationError } from './verify.ts'
export type {
  RawBody,
  VerificationOptions,
  WebhookErrorCode,
  WebhookEvent,
  WebhookEventType,
  WebhookHeaders,
} from './verify.ts'
export { verifyVendor } from './vendors.ts'
export type {
  HandshakeAnswer,
  ReceivedWebhook,
  VendorEvent,
  VendorVerificationOptions,
  VendorRequest,
} from './vendors.ts'
export { ConnectorError } from '../../runtime/base/errors.ts'
