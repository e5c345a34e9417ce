/** One line of what `doctor` finds. */

/** A check with its result and advice. */
export interface Check {
  readonly name: string
  readonly state: 'ok' | 'warn' | 'fail'
  readonly message: string
  /** Advice, in one sentence. */
  readonly advice?: string
}

/** A check without anything to do. */
export function ok(name: string, message: string): Check {
  return { name, state: 'ok', message }
}

/** A check of something that works, but may not for long. */
export function warn(name: string, message: string, advice: string): Check {
  return { name, state: 'warn', message, advice }
}

/** A check of something that keeps the server from working. */
export function fail(name: string, message: string, advice: string): Check {
  return { name, state: 'fail', message, advice }
}
