/** Advice for a support person on an error code: who acts next, and how. */
import { API_CODES, entryOf } from '../../../ground/errors/index.ts'
import type { ErrorActor } from 'plugboard/internal'

/** Party that acts next. */
export type Turn = 'customer' | 'application' | 'third party' | 'operator' | 'nobody'

/** The next step after an error. */
export interface Advice {
  readonly turn: Turn
  readonly advice: string
}

const BY_ACTOR: Readonly<Record<ErrorActor, Advice>> = {
  owner: { turn: 'customer', advice: 'Make a new link and send it to the customer.' },
  caller: {
    turn: 'application',
    advice: 'Send the request ID to the developers: the application has to change its call.',
  },
  upstream: {
    turn: 'third party',
    advice: 'Try again. If it still fails, look at the status page of the third party.',
  },
  author: { turn: 'operator', advice: 'Report it to the authors of the manifest.' },
  internal: { turn: 'operator', advice: 'Look for the request ID in the log of the server.' },
}

/** Advice on a code that Plugboard does not define. */
const UNKNOWN = BY_ACTOR.internal

const application = (advice: string): Advice => ({ turn: 'application', advice })
const operator = (advice: string): Advice => ({ turn: 'operator', advice })

/** Codes whose next step differs from the step of their actor. */
const BY_CODE: Readonly<Record<string, Advice>> = {
  upstream_rejected: application('Open the call for the reason. The application has to change what it sends.'),
  record_not_found: application('Check the ID in the call: the record does not exist, or the account cannot see it.'),
  upstream_conflict: application('Read the record, then send the change again: another change came first.'),
  upstream_rate_limited: application('Send fewer calls: the account has reached a limit of the third party.'),
  upstream_response_too_large: application('Request a smaller page, or fewer fields.'),
  cursor_expired: application(
    'Begin the list again without a cursor: the third party keeps its place only for some time.',
  ),
  result_window: application(
    'Narrow the list by a filter, such as a time: it has more records than the third party returns.',
  ),
  too_much_data: application('Request a smaller page, fewer fields, or a shorter time.'),
  outcome_unknown: application('Read the record before you send the write again: it may have been applied.'),
  still_running: application('Call again with the params in "next": the third party has not finished.'),
  upstream_invalid_response: operator(
    'Report the request ID to the authors of the manifest: the response does not fit it.',
  ),
  pagination_loop: operator('Report the request ID to the authors of the manifest: the list does not end.'),
  upstream_tls_error: operator('Check the certificate authorities and the proxy of the server.'),
  upstream_unreachable: operator('Check that the server reaches the host: its DNS, proxy and firewall.'),
  egress_denied: operator('Check the URL: its host is private, or the manifest does not allow it.'),
  webhook_forged: operator('Check the signing secret of the webhook at the third party.'),
  webhook_stale: operator('Check the clock of the server.'),
  webhook_malformed: operator('Report the event to the authors of the manifest.'),
  oauth_redirect_refused: operator('Check the token URL of the kind: it answers with a redirect.'),
}

/** Returns the next step after an error with a code. */
export function adviceOf(code: string): Advice {
  const actor = entryOf(code)?.actor
  return BY_CODE[code] ?? (actor ? BY_ACTOR[actor] : UNKNOWN)
}

/** Codes that wait for a party, or where codes of own kinds wait for it too, the codes that do not. */
export function codesOfTurn(turn: string): { readonly codes: readonly string[]; readonly isExcept: boolean } {
  const isExcept = turn === UNKNOWN.turn
  const codes = Object.keys(API_CODES).filter((code) => (adviceOf(code).turn === turn) !== isExcept)
  return { codes, isExcept }
}
