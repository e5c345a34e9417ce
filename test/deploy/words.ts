/** Words of the command line in pages and files, looked up in its table. */
import { commandName, COMMANDS } from '../../cli/table/index.ts'

/** Faults of a command line without the program's name: an unknown command or option. */
export function faultsOf(words: readonly string[]): string[] {
  const [name = ''] = words
  const row = COMMANDS.find((one) => commandName(one) === name)
  if (!row) return [`no command ${name}`]
  const known = new Set([...row.options.map(([flags]) => flags.split(/[ ,]/)[0]!), '--json', '--help'])
  return words
    .filter((word) => word.startsWith('--') && !known.has(word.split('=')[0]!))
    .map((word) => `${name} has no option ${word}`)
}

/** The program at the start of a line or of code, after variables; or in its container. */
const COMMAND = /(?:^ *|`)(?:\$ )?(?:[A-Z_]+=\S+ )*(?:plugboard|kubectl exec .* -- node \S+) ([a-z][^`\n|&]*)/gm

/** The command lines of a page, in its blocks and between backticks. */
export function commandsOf(page: string): string[][] {
  const code = [...page.matchAll(/^ *```[\s\S]*?^ *```$|`[^`\n]+`/gm)].map(([text]) => text)
  return code.flatMap((text) => [...text.matchAll(COMMAND)]).map(([, line = '']) => line.trim().split(/\s+/))
}
