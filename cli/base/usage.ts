import { didYouMean, quoted } from 'plugboard/internal'

/** A wrong command line. `message` never contains a secret. */
export class UsageError extends Error {
  readonly hint?: string

  constructor(message: string, hint?: string) {
    super(message)
    if (hint !== undefined) this.hint = hint
  }

  /** Returns the error as `--json` prints it. */
  toJSON(): Record<string, unknown> {
    return { code: 'usage', message: this.message, hint: this.hint, retryable: false }
  }
}

/** Finds the action that follows a command's name. @throws UsageError if the command has no such action */
export function actionOf<Action extends string>(
  command: string,
  [word = '']: readonly string[],
  actions: readonly Action[],
): Action {
  const action = actions.find((one) => one === word)
  if (action !== undefined) return action
  throw new UsageError(
    `Cannot run ${command} ${quoted(word)}: no such action.${didYouMean(word, actions)}`,
    `Actions are ${actions.join(', ')}.`,
  )
}

/** Returns the only word after an action. @throws UsageError for none, and for several */
export function onlyWord(command: string, words: readonly string[], what: string, example: string): string {
  const [word] = words
  if (word !== undefined && words.length === 1) return word
  throw new UsageError(`Cannot run ${command}: name one ${what}`, `Such as plugboard ${command} ${example}.`)
}

/** Checks the words after an action that takes none. @throws UsageError for any */
export function noWord(command: string, words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`Cannot run ${command}: ${quoted(words.join(' '))} is not expected`)
}
