/** One line of what `doctor` finds. */

/** What was looked at, how it is, and what to do when it is not well. */
export interface Check {
  readonly name: string
  readonly state: 'ok' | 'warn' | 'fail'
  readonly message: string
  /** What to do, in a sentence. */
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
