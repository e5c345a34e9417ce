/** `plugboard completion`: scripts for shells, and the words that the scripts ask for. */
import { candidates } from './candidates.ts'
import { SCRIPTS } from './scripts.ts'
import { EXIT } from '../base/exit.ts'
import { COMMANDS, type Run } from '../table/index.ts'
import { jsonText } from '../output/index.ts'
import { didYouMean, own, quoted } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'

/** Prints a shell's script; with words, what the last of them may become, a line each. */
export const completion: Run<'completion'> = async ({ stdout, isJson }, [shell = '', ...words]) => {
  const script = own(SCRIPTS, shell)
  if (script === undefined) {
    const shells = Object.keys(SCRIPTS)
    const state = `the shell is not supported.${didYouMean(shell, shells)}`
    throw new UsageError(`Cannot complete for shell ${quoted(shell)}: ${state}`, `Shells are ${shells.join(', ')}.`)
  }
  if (words.length === 0) await stdout.write(isJson ? `${jsonText({ shell, script }, 2)}\n` : script)
  else {
    const found = await candidates(COMMANDS, words)
    await stdout.write(isJson ? `${jsonText({ words: found }, 2)}\n` : found.map((word) => `${word}\n`).join(''))
  }
  return EXIT.done
}
