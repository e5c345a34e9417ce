/** Errors of `sync`. */
import { ConnectorError, defineCodes, type ErrorOptions } from '../../runtime/base/errors.ts'
import { defined } from '../../runtime/base/json.ts'

/** Codes of `sync`, which docs/errors.md explains. */
export const SYNC_CODES = defineCodes({
  invalid_state: { actor: 'caller', status: 400 },
  sync_incomplete: { actor: 'upstream', status: 502 },
  suspicious_shrink: { actor: 'upstream', status: 502 },
})

/** An error of `sync` itself. */
export class SyncError extends ConnectorError {
  override readonly name = 'SyncError'
  declare readonly code: keyof typeof SYNC_CODES
  /** Errors by entity, for `sync_incomplete`. */
  readonly failures?: Readonly<Record<string, ConnectorError>>

  constructor(
    code: keyof typeof SYNC_CODES,
    message: string,
    { failures, ...options }: ErrorOptions & Pick<SyncError, 'failures'>,
  ) {
    super(code, message, { ...options, entry: SYNC_CODES[code] })
    this.failures = failures
  }

  override toJSON(): Record<string, unknown> {
    return defined({ ...super.toJSON(), failures: this.failures })
  }
}
