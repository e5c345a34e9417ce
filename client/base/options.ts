/** Kinds of the options of calls and iterations. */
import { ANYTHING, BOOLEAN, optionsOf, countKind, PAGES } from '../../runtime/base/options.ts'
import { EXECUTE_OPTIONS } from '../../runtime/call.ts'
import type { FieldsOptions } from '../../runtime/index.ts'
import type { CallOptions, GivenRequest, IterationOptions, RequestCallOptions } from './engine.ts'

const { signal, timeoutMs, idempotencyKey, onProgress, own } = EXECUTE_OPTIONS.table

/** Options of a call. */
export const CALL_OPTIONS = optionsOf<CallOptions>({ signal, timeoutMs, idempotencyKey, onProgress, own })

/** Options of a list of own fields. */
export const FIELDS_OPTIONS = optionsOf<FieldsOptions>({ signal, timeoutMs, refresh: BOOLEAN })

/** Options of an iteration. */
export const ITERATION_OPTIONS = optionsOf<IterationOptions>({
  signal,
  timeoutMs,
  own,
  limit: countKind('records'),
  maxPages: PAGES,
})

/** Fields of a request. Their values are checked where it is built. */
export const REQUEST_KEYS = optionsOf<GivenRequest>({
  method: ANYTHING,
  path: ANYTHING,
  query: ANYTHING,
  headers: ANYTHING,
  body: ANYTHING,
  host: ANYTHING,
  pagination: ANYTHING,
  bytes: BOOLEAN,
  stream: BOOLEAN,
})

/** Options of a request. */
export const REQUEST_OPTIONS = optionsOf<RequestCallOptions>({ signal, timeoutMs, idempotencyKey })
