/** Smaller pages: a list is asked for fewer records where a page is too much for the third party, or for a response. */
import { ConnectorError } from '../base/errors.ts'
import type { Params } from '../base/json.ts'
import { notify } from '../base/observe.ts'
import type { CheckedCall, RoadResult } from '../call-state.ts'
import { halfPage, pageBehind } from '../pagination/index.ts'

/** Ways to run a call again. */
export interface SmallerRun<P> {
  run(call: CheckedCall): Promise<RoadResult<P>>
  /** A page without records, for one record that exceeds the bound of responses. */
  emptyPage(): P
}

/**
 * Runs a failed call again if it is of a list whose page is too much: with half the records, down to one.
 * @throws the error of the last run
 */
export async function inSmallerPages<P>(
  call: CheckedCall,
  error: unknown,
  smaller: SmallerRun<P>,
): Promise<RoadResult<P>> {
  const { operation, connection, options } = call
  let failure = error
  for (let { params } = call; ;) {
    if (!isTooMuch(failure)) throw failure
    const half = halfPage(operation.resolved, params)
    if (!half) return { page: smaller.emptyPage(), next: behindRecord(call, params, failure) }
    params = half.params
    notify('onSmaller', options.onSmaller, half.size)
    connection.observe?.({ step: 'params', operation: operation.id, value: params })
    try {
      return await smaller.run({ ...call, params })
    } catch (again) {
      failure = again
    }
  }
}

function isTooMuch(error: unknown): error is ConnectorError {
  return (
    error instanceof ConnectorError && (error.code === 'too_much_data' || error.code === 'upstream_response_too_large')
  )
}

/** The params behind a record that is too large, for a caller who takes unfit elements. @throws the error without such a caller */
function behindRecord(
  { operation, params: asked, options }: CheckedCall,
  params: Params,
  error: ConnectorError,
): Params {
  const isOfRecord = error.code === 'upstream_response_too_large' && options.onUnfit !== undefined
  const next = isOfRecord ? pageBehind(operation.resolved, params, asked) : undefined
  if (!next) throw error
  notify('onUnfit', options.onUnfit, { reason: 'too_large', value: null })
  return next
}
