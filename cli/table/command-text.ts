/** Command lines that a user can paste. */
import { shellWord } from 'plugboard/internal'
import { asCalled, type CommandName } from './index.ts'

/** Values of options by their names without dashes; a list repeats its option. */
type GivenOptions = Readonly<Record<string, string | number | true | readonly string[] | undefined>>

/** Returns the words of given options. @example optionWords({ limit: 2, all: true }) is ['--limit', '2', '--all'] */
export function optionWords(options: GivenOptions): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === true) return [`--${name}`]
    return [value ?? []].flat().flatMap((one) => [`--${name}`, String(one)])
  })
}

/** Writes a command line. @example commandText('execute', ['stripe'], { sandbox: true }) is 'plugboard execute stripe --sandbox' */
export function commandText(command: CommandName, words: readonly string[], options: GivenOptions): string {
  return [asCalled(`plugboard ${command}`), ...[...words, ...optionWords(options)].map(shellWord)].join(' ')
}
