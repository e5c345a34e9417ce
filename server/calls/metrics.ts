/** Metrics of calls. */
import type { Meter } from '../ground/observe/index.ts'

/** Counts an execute. Names must be those of a plan, never a caller's text; `code` is `ok` or the error's. */
export type CountExecute = (kind: string, entity: string, action: string, code: string, seconds: number) => void

/** Creates the metrics of calls. */
export function callMetrics({ counter, histogram }: Meter): CountExecute {
  const executes = counter('executes_total', 'Operations executed', ['kind', 'entity', 'action', 'code'])
  const executeSeconds = histogram('execute_duration_seconds', 'Time of an operation', ['kind', 'action'])
  return (kind, entity, action, code, seconds) => {
    executes.inc({ kind, entity, action, code })
    executeSeconds.observe({ kind, action }, seconds)
  }
}
