/** What a command line may go on with. */
import { ConnectorError, own } from 'plugboard/internal'
import { commandName, type CommandRow } from '../table/index.ts'
import { readKinds } from '../base/kinds.ts'
import { SCRIPTS } from './scripts.ts'

const GLOBAL_OPTIONS = ['--json', '--no-color', '--debug', '--help']

/**
 * The words that the last word may become, in the order of the help; none where only the user knows, or files fit.
 * @param words those after the program's name, the last one perhaps empty
 */
export async function candidates(commands: readonly CommandRow[], words: readonly string[]): Promise<string[]> {
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
