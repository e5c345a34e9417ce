/** The table of commands, which is also the help: one row for each command, and the types of its options. */
import { calledName } from '../base/program.ts'
import type { Context } from './context.ts'
import { AUTHOR_COMMANDS } from './author.ts'
import { CALL_COMMANDS } from './call.ts'
import { OPERATOR_COMMANDS } from './operator.ts'
import { PLATFORM_COMMANDS } from './platform.ts'
import { START_COMMANDS } from './start.ts'
import type { CommandRow, GlobalOptions, OptionValues } from './options.ts'
import { SUPPORT_COMMANDS } from './support.ts'

export { OptionError } from './options.ts'
export type { CommandRow, GlobalOptions, OptionRow } from './options.ts'

const ROWS = [
  ...START_COMMANDS,
  ...CALL_COMMANDS,
  ...AUTHOR_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...PLATFORM_COMMANDS,
  ...SUPPORT_COMMANDS,
] as const

type Row = (typeof ROWS)[number]
type FirstWord<Usage extends string> = Usage extends `${infer Word} ${string}` ? Word : Usage

/** The name of a command: the first word of its usage. */
export type CommandName = FirstWord<Row['usage']>

/** Names of commands by the headings of the help. */
const GROUPS: Readonly<Record<string, readonly CommandName[]>> = {
  Start: START_COMMANDS.map(commandName),
  'Call operations': ['reference', 'explain', 'execute', 'fields', 'pull', 'request', 'mcp', 'completion'],
  'Write kinds': ['new', 'validate', 'lsp', 'format', 'check', 'capture', 'replay', 'sandbox', 'generate'],
  'Review kinds': ['review', 'diff', 'compare', 'watch'],
  'Operate hosted mode': [...OPERATOR_COMMANDS, ...PLATFORM_COMMANDS].map(commandName),
  'Support customers': SUPPORT_COMMANDS.map(commandName),
}

/** Groups of the help: a heading and its commands. */
export const COMMAND_GROUPS: readonly (readonly [heading: string, commands: readonly CommandRow[]])[] = Object.entries(
  GROUPS,
).map(([heading, names]) => [heading, names.flatMap((name) => ROWS.filter((row) => commandName(row) === name))])

/** Every command, in the order of the help. */
export const COMMANDS: readonly CommandRow[] = COMMAND_GROUPS.flatMap(([, commands]) => commands)

const PROGRAM = calledName()
const CALLS = new RegExp(`\\bplugboard (?=(?:${ROWS.map(commandName).join('|')})\\b|--help|<command>)`, 'g')

/** Names commands as you called this one: `plugboard kinds` becomes `npx plugboard kinds`. */
export function asCalled(text: string): string {
  return text.replace(CALLS, `${PROGRAM} `)
}

type RowOf<Name extends CommandName> = Extract<Row, { readonly usage: Name | `${Name} ${string}` }>

/** The options of a command: the ones of its row and the global ones. */
export type OptionsOf<Name extends CommandName> = GlobalOptions & OptionValues<RowOf<Name>['options']>

/** Runs a command, prints its result on stdout and returns the exit code. */
export type Run<Name extends CommandName> = (
  context: Context,
  words: readonly string[],
  options: OptionsOf<Name>,
) => Promise<number>

/** Returns the name of a row's command. */
export function commandName({ usage }: CommandRow): CommandName {
  return usage.split(' ')[0] as CommandName
}
