/** Why a webhook is not accepted. */
import { ConnectorError, type ErrorOptions } from '../../runtime/base/errors.ts'

/** What is wrong with a webhook: match on it. */
export type WebhookErrorCode =
  | 'webhook_header_missing'
  | 'webhook_too_old'
  | 'webhook_too_new'
  | 'webhook_signature_mismatch'
  | 'webhook_body_invalid'

/** A webhook that is not accepted. Answer 400, and the sender tries again later. */
export class WebhookVerificationError extends ConnectorError {
  override readonly name = 'WebhookVerificationError'
  declare readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string, options: Pick<ErrorOptions, 'hint' | 'cause'> = {}) {
    super(code, message, { ...options, entry: { actor: 'caller', status: 400 } })
  }
}
