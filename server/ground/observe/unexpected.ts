/** Errors that no code expects: each is a line in the log with its stack, and a count. */
import type { Log, LogFields } from './log.ts'
import type { Metrics, UnexpectedSource } from './metrics.ts'

/** Where errors are reported. */
export interface Reports {
  readonly log: Log
  readonly metrics: Metrics
}

/** Reports an error. @param fields further fields of the line, such as `request_id` */
export function reportUnexpected(
  { log, metrics }: Reports,
  where: UnexpectedSource,
  error: unknown,
  fields?: LogFields,
): void {
  log.error({ ...fields, where, error }, 'unexpected error')
  metrics.unexpected(where)
}

/**
 * Reports each exception and each rejection of the process that nothing catches, instead of ending the process.
 * @returns ends that
 */
export function outliveErrors(reports: Reports): () => void {
  const report = (error: unknown) => reportUnexpected(reports, 'process', error)
  process.on('uncaughtException', report).on('unhandledRejection', report)
  return () => {
    process.off('uncaughtException', report).off('unhandledRejection', report)
  }
}
