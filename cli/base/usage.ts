/** A command line that cannot be understood. `message` is for people and never holds a secret. */
export class UsageError extends Error {
  readonly hint?: string

  constructor(message: string, hint?: string) {
    super(message)
    if (hint !== undefined) this.hint = hint
  }

  /** The error as `--json` shows it. */
  toJSON(): Record<string, unknown> {
    return { code: 'usage', message: this.message, hint: this.hint, retryable: false }
  }
}
