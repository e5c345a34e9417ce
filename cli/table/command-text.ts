/** Command lines that a user can paste. */
import { shellWord } from 'plugboard/internal'
import { asCalled, type CommandName } from './index.ts'

/** Values of options by their names without dashes; a list repeats its option. */
type GivenOptions = Readonly<Record<string, string | number | true | readonly string[] | undefined>>

/** Writes a command line. @example commandText('execute', ['stripe'], { sandbox: true }) is 'plugboard execute stripe --sandbox' */
export function commandText(command: CommandName, words: readonly string[], options: GivenOptions): string {
  const given = Object.entries(options).flatMap(([name, value]) => {
    if (value === true) return [`--${name}`]
    return [value ?? []].flat().map((one) => `--${name} ${shellWord(String(one))}`)
  })
  return [asCalled(`plugboard ${command}`), ...words.map(shellWord), ...given].join(' ')
}
