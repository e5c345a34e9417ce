/** `plugboard completion`: scripts for shells, and the completions that they ask for. */
import { ConnectorError, didYouMean, own, quoted } from 'plugboard/internal'
import { EXIT } from '../base/exit.ts'
import { readKinds } from '../base/kinds.ts'
import { UsageError } from '../base/usage.ts'
import { commandName, type CommandRow, COMMANDS, type Run } from '../table/index.ts'

/** Prints the script of a shell; with words, the completions of the last word, one per line. */
export const completion: Run<'completion'> = async ({ print, isJson }, [shell = '', ...words]) => {
  const script = own(SCRIPTS, shell)
  if (script === undefined) {
    const shells = Object.keys(SCRIPTS)
    const state = `the shell is not supported.${didYouMean(shell, shells)}`
    throw new UsageError(`Cannot complete for shell ${quoted(shell)}: ${state}`, `Shells are ${shells.join(', ')}.`)
  }
  if (words.length === 0) await print({ shell, script }, script.trimEnd())
  else {
    const found = await candidates(COMMANDS, words)
    if (isJson || found.length > 0) await print({ words: found }, found.join('\n'))
  }
  return EXIT.done
}

const GLOBAL_OPTIONS = ['--json', '--no-color', '--debug', '--help']

/**
 * Returns the completions of the last word, in the order of the help; none for values and files.
 * @param words the words after the program's name; the last one may be empty
 */
async function candidates(commands: readonly CommandRow[], words: readonly string[]): Promise<string[]> {
  const [name = '', ...rest] = words
  const last = words.at(-1) ?? ''
  const row = commands.find((one) => commandName(one) === name)
  const offered = rest.length === 0 ? [...commands.map(commandName), ...GLOBAL_OPTIONS] : await afterName(row, rest)
  return offered.filter((word) => word.startsWith(last) && (last !== '' || !word.startsWith('-')))
}

async function afterName(row: CommandRow | undefined, words: readonly string[]): Promise<string[]> {
  if (!row) return []
  const [before, last] = [words.slice(0, -1), words.at(-1) ?? '']
  const options = row.options.map(([flags]) => flags.split(/ /))
  const takesValue = (word: string) => options.some(([option, value]) => option === word && value?.startsWith('<'))
  if (takesValue(before.at(-1) ?? '')) return []
  if (last.startsWith('-')) return [...options.flatMap(([option]) => option ?? []), ...GLOBAL_OPTIONS]
  const given = before.filter((word, index) => !word.startsWith('-') && !takesValue(before[index - 1] ?? ''))
  const slots = [...row.usage.matchAll(/[<[]([a-z]+)/g)].flatMap(([, slot]) => slot ?? [])
  const slot = slots[Math.min(given.length, slots.length - 1)]
  const isOver = given.length >= slots.length && !row.usage.endsWith('...]')
  return slot === undefined || isOver ? [] : namesFor(slot, given)
}

async function namesFor(slot: string, [kind = '', entity = '']: readonly string[]): Promise<string[]> {
  if (slot === 'shell') return Object.keys(SCRIPTS)
  if (['kind', 'kinds', 'manifests'].includes(slot)) return (await readKinds()).map(({ kind: name }) => name)
  if (slot !== 'entity' && slot !== 'action') return []
  const { planNamed } = await import('../input/index.ts')
  try {
    const { manifest } = await planNamed(kind)
    if (slot === 'entity') return Object.keys(manifest.entities)
    return (own(manifest.entities, entity)?.actions ?? []).filter((action) => action !== 'search')
  } catch (error) {
    // The command itself reports the fault.
    if (error instanceof ConnectorError) return []
    throw error
  }
}

/** Scripts by shell. Shells offer files where the command offers nothing. */
const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_plugboard() {
  local IFS=$'\\n'
  COMPREPLY=($(plugboard completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _plugboard plugboard
`,
  zsh: `#compdef plugboard
_plugboard() {
  local -a found
  found=("\${(@f)$(plugboard completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -a found; else _files; fi
}
compdef _plugboard plugboard
`,
  fish: `function __plugboard_words
  set -l words (commandline -opc) (commandline -ct)
  plugboard completion fish -- $words[2..-1] 2>/dev/null
end
complete -c plugboard -a '(__plugboard_words)'
`,
}
