/** Errors of targets. Their messages contain no credentials. */
import { ConnectorError, defineCodes, type ErrorOptions } from 'plugboard/internal'

/** Codes of targets; docs/replicate.md explains each. */
const TARGET_CODES = defineCodes({
  target_unavailable: { actor: 'owner', status: 503, retryable: true },
  target_refused: { actor: 'owner', status: 403 },
  target_conflict: { actor: 'caller', status: 409 },
  target_failed: { actor: 'owner', status: 500 },
  replica_moved: { actor: 'caller', status: 409 },
})

/** A failure or refusal of a target. */
export class TargetError extends ConnectorError {
  constructor(code: keyof typeof TARGET_CODES, message: string, options: ErrorOptions = {}) {
    super(code, message, { ...options, entry: TARGET_CODES[code] })
  }
}
