/** Unexpected errors: each is a line in the log with its stack, and a count. */
import type { Log, LogFields } from './log.ts'
import type { Metrics, UnexpectedSource } from './metrics.ts'

/** Targets of reports. */
export interface Reports {
  readonly log: Log
  readonly metrics: Metrics
}

/** Reports an unexpected error. @param fields further fields of the line, such as `request_id` */
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
 * Reports uncaught exceptions and rejections of the process, which would end it otherwise.
 * @returns ends that
 */
export function outliveErrors(reports: Reports): () => void {
  const report = (error: unknown) => reportUnexpected(reports, 'process', error)
  process.on('uncaughtException', report).on('unhandledRejection', report)
  return () => {
    process.off('uncaughtException', report).off('unhandledRejection', report)
  }
}
