#!/usr/bin/env node
/** The command line. It loads the code of a command when the command runs. */
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { asksSandbox, ConnectorError, hasTexts, missingPackage, pathAbove } from 'plugboard/internal'
import type { Context } from './table/context.ts'
import { refuseCredentials } from './input/argv.ts'
import { endProcess, Interrupted, type Io, PipeClosed, processIo } from './base/io.ts'
import {
  asCalled,
  type CommandName,
  type CommandRow,
  commandName,
  COMMAND_GROUPS,
  COMMANDS,
  type OptionRow,
  OptionError,
  type OptionsOf,
  type Run,
} from './table/index.ts'
import { UsageError } from './base/usage.ts'
import { packageVersion } from './base/program.ts'

const FIRST_STEPS = [
  'plugboard kinds',
  'plugboard explain stripe customers list',
  `plugboard execute stripe customers list --params '{"limit": 2}' --sandbox`,
]

const EXIT_CODES = `
Exit codes:
  0  done                      5  credentials that the third party refuses
  1  a bug in plugboard        6  a failure of the third party
  2  a wrong command line     69  a database that cannot be reached
  3  a faulty manifest, or    78  settings or keys that do not fit
     a check that fails      130  interrupted
  4  params, names or credentials that do not fit`

const WIDEST_HELP = 100

/** Runs a command line, without the program's name. Returns the exit code and never throws. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let redact = (text: string) => text
  const protect = (more: (text: string) => string) => {
    const before = redact
    redact = (text) => more(before(text))
  }
  const { isTerminal, columns } = io.stderr
  const write = (chunk: string | Uint8Array) =>
    io.stderr.write(typeof chunk === 'string' ? asCalled(redact(chunk)) : chunk)
  const world: Io = { ...io, stderr: { isTerminal, columns, write } }
  try {
    refuseCredentials(argv)
    return await parse(splitOperation(askedHelp(argv)), world, protect)
  } catch (error) {
    if (error instanceof PipeClosed) return 0
    const { createPaint, diskError, errorText, isDiskFault } = await import('./output/index.ts')
    const { exitCodeOf } = await import('./base/exit.ts')
    const paint = await createPaint(isTerminal && !argv.includes('--no-color') && !io.env.NO_COLOR)
    const format = { isJson: argv.includes('--json'), isDebug: argv.includes('--debug'), paint }
    const shown = isDiskFault(error) ? diskError(error) : missingPart(interruptedBy(io.signal, error), argv)
    await write(errorText(shown, format)).catch(() => undefined)
    const code = exitCodeOf(shown)
    return code === CANCELLED && io.signal.reason instanceof Interrupted ? io.signal.reason.exitCode : code
  }
}

const CANCELLED = 130

/** Returns the error to print: `cancelled` if the signal caused it, else the error itself. */
function interruptedBy(signal: AbortSignal, error: unknown): unknown {
  const isOfSignal = error === signal.reason || (error instanceof Error && error.name === 'AbortError')
  if (!signal.aborted || !isOfSignal) return error
  return new ConnectorError('cancelled', 'Cannot continue: the command was interrupted', { cause: error })
}

/** Returns the error to print: the missing package with its installation, else the error itself. */
function missingPart(error: unknown, [command = '']: readonly string[]): unknown {
  const name = missingPackage(error)
  if (name === undefined) return error
  return new ConnectorError('invalid_configuration', `Cannot run plugboard ${command}: ${name} is not installed`, {
    hint: `Install it: npm install ${name}`,
    cause: error,
  })
}

/** Converts `help execute` to `execute --help`. */
function askedHelp(argv: readonly string[]): readonly string[] {
  return argv[0] === 'help' ? [...argv.slice(1, 2), '--help'] : argv
}

/** Splits an operation that is one word, as errors and pages write it: `execute stripe customers.list`. */
function splitOperation(argv: readonly string[]): readonly string[] {
  const [command, , operation = ''] = argv
  const takesBoth = COMMANDS.some((row) => commandName(row) === command && /entity[>\]] [<[]action/.test(row.usage))
  return takesBoth && /^\w+\.\w+$/.test(operation)
    ? argv.flatMap((word, at) => (at === 2 ? word.split('.') : word))
    : argv
}

async function parse(argv: readonly string[], io: Io, protect: Context['protect']): Promise<number> {
  let code = 0
  let help = ''
  const program = createProgram(io, (text) => (help += text))
  for (const [heading, row] of COMMAND_GROUPS.flatMap(([name, rows]) => rows.map((one) => [name, one] as const))) {
    const command = addCommand(program.commandsGroup(`${heading}:`), row)
    command.action(async () => {
      const hasSandbox = command.options.some(({ long }) => long === '--sandbox')
      const isHosted = command.getOptionValue('hosted') !== undefined
      if (hasSandbox && !isHosted && asksSandbox(io.env)) command.setOptionValue('sandbox', true)
      const options = command.optsWithGlobals<OptionsOf<CommandName>>()
      const { createContext } = await import('./table/context.ts')
      const runCommand = await loadCommand(commandName(row))
      code = await runCommand(await createContext(io, options, protect), command.args, options)
    })
  }
  try {
    await program.parseAsync([...argv], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    const isAsked = error.exitCode === 0
    if (!isAsked && help === '') throw usageError(error, argv)
    await (isAsked ? io.stdout : io.stderr).write(asCalled(help))
    return isAsked ? 0 : USAGE
  }
  return code
}

/** Loads the function of a command. Its options come from the row of the same command. */
async function loadCommand(name: CommandName): Promise<Run<CommandName>> {
  const { LOADERS } = await import('./load.ts')
  return (await LOADERS[name]()) as Run<CommandName>
}

function usageHint(argv: readonly string[]): string {
  const name = argv.find((word) => COMMANDS.some((one) => commandName(one) === word))
  const row = COMMANDS.find((one) => commandName(one) === name)
  return row
    ? `Usage: plugboard ${row.usage}; see plugboard ${commandName(row)} --help.`
    : 'See plugboard --help. A kind follows a command, as in plugboard explain stripe.'
}

const USAGE = 2

function createProgram(io: Io, write: (text: string) => void): Command {
  return new Command('plugboard')
    .description('Call third-party APIs, each described by a YAML manifest, through one contract.')
    .usage('<command> [options]')
    .option('--json', 'print one JSON document; errors too, on stderr')
    .option('--no-color', 'print without colors, as NO_COLOR does')
    .option('--debug', 'show the stack of an unexpected error')
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpCommand(false)
    .configureHelp({
      showGlobalOptions: true,
      minWidthToWrap: 20,
      subcommandTerm: (command) => command.name(),
    })
    .configureOutput({
      writeOut: write,
      writeErr: write,
      outputError: () => undefined,
      getOutHelpWidth: () => Math.min(io.stdout.columns, WIDEST_HELP),
      getErrHelpWidth: () => Math.min(io.stderr.columns, WIDEST_HELP),
    })
    .exitOverride()
    .addHelpText('after', `${EXIT_CODES}\n${examplesText(FIRST_STEPS)}`)
}

function addCommand(program: Command, { usage, summary, details, options, examples }: CommandRow): Command {
  const command = program
    .command(usage)
    .summary(summary)
    .description(details === undefined ? `${summary}.` : `${summary}.\n${details}`)
    .allowExcessArguments(false)
    .addHelpText('after', examplesText(examples))
  for (const row of options) {
    const [flags, description, read] = row
    const option = command.createOption(flags, description)
    if (flags.includes('<')) option.argParser(readerOf(row))
    else if (read) option.preset(read(''))
    command.addOption(option)
  }
  return command
}

/** Returns a reader of an option's value for the parser. `before` is the value so far. */
function readerOf([, , read = asIs, repeatable]: OptionRow): (text: string, before: unknown) => unknown {
  return (text, before) => {
    try {
      if (repeatable) return [...((before as unknown[] | undefined) ?? []), read(text)]
      if (before !== undefined) throw new OptionError('is given more than once but takes one value')
      return read(text)
    } catch (error) {
      throw error instanceof OptionError ? new InvalidArgumentError(error.message) : error
    }
  }
}

function asIs(text: string): string {
  return text
}

function examplesText(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`
}

/** Returns an error of the parser in our words, without values of options, which may be secret. */
function usageError({ message, code }: CommanderError, argv: readonly string[]): UsageError {
  const [first = '', suggestion] = message.replace(/^error: /, '').split('\n')
  const state = code === 'commander.invalidArgument' ? first.replace(/ argument '.*' is invalid\. /s, ' ') : first
  const shown = state.replace(/^(unknown option '[^=']*)=.*'$/s, "$1'").replaceAll("'", '"')
  const nearest = isKind(argv[0] ?? '') ? undefined : suggestion?.replace(/^\((.*)\)$/, '$1')
  const hint = nearest ?? usageHint(argv)
  return new UsageError(`Cannot read the command line: ${shown}`, hint)
}

function isKind(word: string): boolean {
  return /^[a-z0-9-]+$/.test(word) && hasTexts(join(pathAbove(import.meta.dirname, 'definitions'), `${word}.yaml`))
}

/** Runs the command line of this process, and ends the process with the exit code. */
export async function main(): Promise<void> {
  endProcess(await run(process.argv.slice(2), processIo()))
}

function isEntry(): boolean {
  const [, entry] = process.argv
  return entry !== undefined && existsSync(entry) && realpathSync(entry) === fileURLToPath(import.meta.url)
}

if (isEntry()) await main()
