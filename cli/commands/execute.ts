/** `plugboard execute`: runs an operation against the third party, or in the sandbox. */
import { redactor } from 'plugboard/internal'
import {
  type CallProgress,
  type Call,
  ConnectorError,
  execute as executeCall,
  type ExecuteResult,
  find,
  iterate,
  type Operation,
  type OwnGiven,
  type Params,
} from 'plugboard/runtime'
import { type CallConnection, checkParams, openCallConnection } from '../call/account.ts'
import { bytesText, saveFile, passFile } from '../call/download.ts'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import { commandText } from '../table/command-text.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { kindVariables, planNamed, readFiles, readOwn, readParams } from '../input/index.ts'
import { createProgress, jsonText, oneLine } from '../output/index.ts'
import { formatOf, noteUnknownFields, type Printing, printPage, printPages } from '../call/pages.ts'
import { UsageError } from '../base/usage.ts'

/** Runs an operation and prints its result. */
export const execute: Run<'execute'> = async (context, words, flags) => {
  const [word, entity, action] = words as [string, string, string]
  context.protect(redactor(kindVariables(context.env)))
  const format = formatOf(flags, context.stdout.isTerminal)
  const plan = await planNamed(word)
  const operation = find(plan, entity, action)
  checkFlags(operation, flags, context)
  const files = await readFiles(operation, {
    words: flags.file,
    isStdinTaken: [flags.params, flags.own].includes('-'),
    stdin: () => context.streams?.input ?? process.stdin,
  })
  if (flags.params === '-' && flags.own === '-')
    throw new UsageError('Cannot read standard input twice', 'Set --params or --own with @ and a path.')
  const given = await readParams(flags.params, context.stdin)
  const twice = Object.keys(files).find((name) => Object.hasOwn(given, name))
  if (twice !== undefined) throw new UsageError(`Cannot set ${twice} with both --file and --params`)
  const params = { ...given, ...files }
  const own = await readOwn(operation, flags.own, context.stdin)
  const call = { entity, action, params }
  // Own fields become params first, and some of these are required.
  if (own === undefined) await checkParams(operation, plan, word, call, flags)
  const account = await openCallConnection({ plan, word, call, own }, flags, context)
  const printing = { format, fields: flags.fields, command: (params: Params) => commandLine(words, params, flags) }
  const { timeout } = flags
  const deadline = timeout === undefined ? undefined : AbortSignal.timeout(timeout * 1000)
  const signal = deadline ? AbortSignal.any([context.signal, deadline]) : context.signal
  try {
    await perform({ operation, call, account, printing, own, signal }, flags, context)
    return EXIT.done
  } catch (error) {
    if (timeout !== undefined && deadline?.aborted && !context.signal.aborted && isEnded(error))
      throw outOfTime(operation, timeout)
    throw account.explain(ownExplained(error, [word, entity], flags))
  } finally {
    await account.close()
  }
}

/** A checked call with its connection. */
interface ReadyCall {
  readonly operation: Operation
  readonly call: Call
  readonly account: CallConnection
  readonly printing: Printing
  readonly own: OwnGiven | undefined
  readonly signal: AbortSignal
}

async function perform(
  { operation, call, account, printing, own, signal }: ReadyCall,
  flags: OptionsOf<'execute'>,
  context: Context,
): Promise<void> {
  const { connection } = account
  const { plan } = connection
  const noteFields = async ({ records }: ExecuteResult) => {
    await noteUnknownFields(plan, operation.id, records, flags.fields, context)
    const empty = Array.isArray(records) && records.length === 0 ? account.emptyText?.() : undefined
    if (empty !== undefined) await context.note(empty)
  }
  if (flags.all) {
    const pages = withFirst(iterate(plan, call, connection, { own, signal }), noteFields)
    return printPages(pages, { maxPages: flags.maxPages, limit: flags.limit }, printing, context)
  }
  const result = await withProgress(context, (onProgress) =>
    executeCall(plan, call, connection, { own, signal, onProgress }),
  )
  if (result.file) return saveDownload(result.file, flags, context)
  await noteFields(result)
  await printPage(result, printing, context)
}

/** Shows the progress of a call on the terminal while it runs. */
async function withProgress<T>(
  { stderr }: Context,
  run: (onProgress: (progress: CallProgress) => void) => Promise<T>,
): Promise<T> {
  const line = createProgress(stderr)
  try {
    return await run(({ state, done, of }) => line.update(progressText(state, done, of)))
  } finally {
    await line.done()
  }
}

/** Returns the progress of the third party: `running, 40 of 100`. */
function progressText(state: string, done: number | undefined, of: number | undefined): string {
  const all = of === undefined ? '' : ` of ${of}`
  return done === undefined ? state : `${state}, ${done}${all}`
}

/** Yields the same pages, and inspects the first one. */
async function* withFirst(
  pages: AsyncIterable<ExecuteResult>,
  inspect: (first: ExecuteResult) => Promise<void>,
): AsyncGenerator<ExecuteResult, void, undefined> {
  let isFirst = true
  for await (const page of pages) {
    if (isFirst) await inspect(page)
    isFirst = false
    yield page
  }
}

async function saveDownload(
  file: NonNullable<ExecuteResult['file']>,
  { out }: OptionsOf<'execute'>,
  { stdout, stderr, note, isJson }: Context,
): Promise<void> {
  const { name, type, size } = file
  const about = [...(name === undefined ? [] : [name]), ...(type === undefined ? [] : [type])].map(oneLine)
  if (out === undefined) {
    await note([...about, ...(size === undefined ? [] : [bytesText(size)])].join('  '))
    await passFile(file, stdout)
    return
  }
  const saved = await saveFile(file, out, createProgress(stderr))
  if (isJson) await stdout.write(`${jsonText({ file: { name, type, ...saved } }, 2)}\n`)
  else await note(`${[...about, bytesText(saved.bytes)].join('  ')}, written to ${saved.path}`)
}

function checkFlags({ id, resolved }: Operation, flags: OptionsOf<'execute'>, { stdout, isJson }: Context): void {
  const { file } = resolved
  const isList = resolved.action === 'list' || resolved.action === 'api_search'
  if (flags.all && !isList) throw new UsageError(`Cannot follow the pages of ${id}: only lists have pages`)
  if (!flags.all && (flags.limit !== undefined || flags.maxPages !== undefined))
    throw new UsageError(
      'Cannot use --limit or --max-pages without --all',
      'The size of one page is a param of the operation: see plugboard explain for its name.',
    )
  if (flags.out !== undefined && !file)
    throw new UsageError(
      `Cannot use --out with ${id}: it returns records, not a file`,
      'Redirect stdout to a file with >.',
    )
  if (file && flags.out === undefined && stdout.isTerminal)
    throw new UsageError('Cannot print a file on a terminal', 'Name a file or folder with --out, or redirect stdout.')
  if (file && flags.out === undefined && isJson)
    throw new UsageError('Cannot print a file and JSON on stdout', 'Name a file or folder with --out.')
}

/** Returns the command line for the same call with other params. */
function commandLine(words: readonly string[], params: Params, flags: OptionsOf<'execute'>): string {
  const { auth, config, credentials, connectTo, own, fields, sandbox, table, ndjson, json, all } = flags
  return commandText('execute', words, {
    params: jsonText(params),
    auth,
    config,
    credentials,
    'connect-to': connectTo,
    own,
    fields: fields?.join(','),
    table,
    ndjson,
    json,
    sandbox,
    all,
  })
}

/** Adds to an error of own fields the command that lists them. */
function ownExplained(error: unknown, words: readonly string[], { sandbox }: OptionsOf<'execute'>): unknown {
  if (!(error instanceof ConnectorError) || !error.errors?.some(({ field }) => /^own\b/.test(field))) return error
  const { code, message, errors } = error
  const hint = `${commandText('fields', words, { sandbox })} lists the own fields.`
  return new ConnectorError(code, message, { hint, errors, entry: error })
}

/** Whether a signal ended the call: an interruption, or a time limit. */
function isEnded(error: unknown): boolean {
  return error instanceof ConnectorError && (error.code === 'cancelled' || error.code === 'upstream_timeout')
}

function outOfTime({ id }: Operation, seconds: number): ConnectorError {
  return new ConnectorError('upstream_timeout', `Cannot finish ${id}: ${seconds} s have passed`, {
    hint: 'Raise the limit with --timeout.',
  })
}
