/** Metrics of calls. */
import type { Meter } from '../ground/observe/index.ts'

/** Counts an execute. Names must be those of a plan, never a caller's text; `code` is `ok` or the error's. */
export type CountExecute = (kind: string, entity: string, action: string, code: string, seconds: number) => void

/** Counts a sample of records; `outcome` is `fits` or `drifts`. */
export type CountSample = (kind: string, outcome: 'drifts' | 'fits') => void

/** Sets the number of places where records of several accounts no longer fit, by kind. */
export type SetDrifts = (counts: readonly { readonly kind: string; readonly count: number }[]) => void

/** Creates the metrics of samples. Kinds are named by a plan; own kinds are `own`. */
export function sampleMetrics({ counter, gauge }: Meter): { countSample: CountSample; setDrifts: SetDrifts } {
  const samples = counter('record_samples_total', 'Pages compared with the schema of their records', [
    'kind',
    'outcome',
  ])
  const drifts = gauge('definition_drifts', 'Places where records no longer fit a kind', ['kind'])
  return {
    countSample: (kind, outcome) => samples.inc({ kind, outcome }),
    setDrifts(counts) {
      drifts.reset()
      for (const { kind, count } of counts) drifts.set({ kind }, count)
    },
  }
}

/** Creates the metrics of calls. */
export function callMetrics({ counter, histogram }: Meter): CountExecute {
  const executes = counter('executes_total', 'Operations executed', ['kind', 'entity', 'action', 'code'])
  const executeSeconds = histogram('execute_duration_seconds', 'Time of an operation', ['kind', 'action'])
  return (kind, entity, action, code, seconds) => {
    executes.inc({ kind, entity, action, code })
    executeSeconds.observe({ kind, action }, seconds)
  }
}
