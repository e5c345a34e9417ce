/** Passes the notices of responses on to listeners, each once. */
import type { HttpHeaders } from './base/http.ts'
import type { Notice, TakeNotice } from './base/notice.ts'
import { notify } from './base/observe.ts'
import type { ConnectionOptions } from './connection-options.ts'
import type { Plan, SendRules } from './plan/index.ts'

/** Maximum number of notices that a listener gets about an operation: a text may differ in each response. */
const MAX_TOLD = 10

/** The notices of an operation that a listener has got. */
interface Told {
  /** The last lines of headers. */
  lines: string
  readonly texts: Set<string>
}

/** Notices of each listener, by kind and operation. Connections share listeners. */
const told = new WeakMap<object, Map<string, Told>>()

/** The application's function, by which notices are remembered, and how it takes one. */
type Listener = readonly [owner: object, take: TakeNotice]

/** The notices of a connection; undefined if its options have no listener. @param redact removes the connection's secrets from a text */
export function noticesOf(
  plan: Plan,
  { onNotice, observe }: Pick<ConnectionOptions, 'onNotice' | 'observe'>,
  redact: (text: string) => string,
): Notices | undefined {
  const listeners: Listener[] = []
  if (onNotice) listeners.push([onNotice, (notice) => notify('onNotice', onNotice, notice)])
  if (observe)
    listeners.push([
      observe,
      (notice) => notify('observe', observe, { step: 'notice', operation: notice.operation, value: notice }),
    ])
  return listeners.length > 0 ? new Notices(plan, listeners, redact) : undefined
}

/** Reads the notices of a connection's responses. */
export class Notices {
  readonly #plan: Plan
  readonly #listeners: readonly Listener[]
  readonly #redact: (text: string) => string

  constructor(plan: Plan, listeners: readonly Listener[], redact: (text: string) => string) {
    this.#plan = plan
    this.#listeners = listeners
    this.#redact = redact
  }

  /** Passes new notices in a response's headers on. */
  take({ label }: SendRules, headers: HttpHeaders): void {
    const lines = this.#plan.notices.linesOf(headers)
    if (lines === '') return
    for (const [owner, take] of this.#listeners) {
      const known = toldOf(owner, `${this.#plan.kind} ${label}`)
      if (known.lines === lines) continue
      known.lines = lines
      for (const notice of this.#read(label, lines)) {
        const text = `${notice.source}: ${notice.text}`
        if (known.texts.has(text) || known.texts.size >= MAX_TOLD) continue
        known.texts.add(text)
        take(notice)
      }
    }
  }

  #read(operation: string, lines: string): Notice[] {
    const { kind, notices } = this.#plan
    return notices.read(this.#redact(lines)).map((found) => ({ kind, operation, ...found }))
  }
}

function toldOf(listener: object, operation: string): Told {
  let operations = told.get(listener)
  if (!operations) told.set(listener, (operations = new Map()))
  let known = operations.get(operation)
  if (!known) operations.set(operation, (known = { lines: '', texts: new Set() }))
  return known
}
