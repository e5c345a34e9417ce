/** Passes the notices of responses on to listeners, each once. */
import type { HttpHeaders } from './base/http.ts'
import type { Notice, TakeNotice } from './base/notice.ts'
import { notify, type Observe } from './base/observe.ts'
import type { Plan, SendRules } from './plan/index.ts'

/** Maximum number of known lines and texts of an operation: a text may differ in each response. */
const MAX_KNOWN = 20

/** Known lines and texts of each listener, by kind and operation. Connections share listeners. */
const told = new WeakMap<object, Map<string, Set<string>>>()

/** The functions that get notices. */
export interface Listeners {
  readonly onNotice?: TakeNotice | undefined
  readonly observe?: Observe | undefined
}

/** Takes the notices in headers of a response. */
export type TakeNotices = (operation: SendRules, headers: HttpHeaders) => void

/**
 * Returns a function that passes new notices on; undefined without a listener.
 * @param redact removes the connection's secrets from a text
 */
export function noticeTaker(
  { kind, notices }: Plan,
  listeners: Listeners,
  redact: (text: string) => string,
): TakeNotices | undefined {
  const listener = listeners.onNotice ?? listeners.observe
  if (!listener) return undefined
  return ({ label: operation }, headers) => {
    const lines = notices.linesOf(headers)
    if (lines === '') return
    const known = knownTo(listener, `${kind} ${operation}`)
    if (known.has(lines) || known.size >= MAX_KNOWN) return
    known.add(lines)
    passNotices(listeners, { kind, operation }, notices.read(redact(lines)))
  }
}

/** Passes on the notices about an operation that a listener does not know. */
export function passNotices(
  { onNotice, observe }: Listeners,
  about: Pick<Notice, 'kind' | 'operation'>,
  found: readonly Omit<Notice, keyof typeof about>[],
): void {
  const listener = onNotice ?? observe
  if (!listener) return
  const known = knownTo(listener, `${about.kind} ${about.operation}`)
  for (const one of found) {
    const text = one.source + one.text
    if (known.has(text)) continue
    known.add(text)
    const value = { ...about, ...one }
    notify('onNotice', onNotice, value)
    notify('observe', observe, { step: 'notice', operation: about.operation, value })
  }
}

/** Has a listener get notices again that it got before. */
export function forgetNotices(listener: TakeNotice): void {
  told.delete(listener)
}

function knownTo(listener: object, operation: string): Set<string> {
  const operations = told.get(listener) ?? new Map<string, Set<string>>()
  const known = operations.get(operation) ?? new Set<string>()
  told.set(listener, operations.set(operation, known))
  return known
}
