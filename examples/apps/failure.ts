import { WebhookVerificationError } from 'plugboard/webhooks'

/** The answer after an error. The reason is for your log, not for users, unless a webhook was refused. */
export function failure(error: unknown): { status: 400 | 500; message: string } {
  if (error instanceof WebhookVerificationError) return { status: 400, message: error.message }
  console.error(error)
  return { status: 500, message: 'Something went wrong' }
}
