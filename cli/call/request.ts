/** `plugboard request`: a request to any endpoint of a third party. */
import { readFile } from 'node:fs/promises'
import { defined, isObject, redactor, tryParseJson } from 'plugboard/internal'
import {
  type AnyRequest,
  checkRequest,
  type Connection,
  type ExecuteResult,
  type JsonObject,
  type ListedResponse,
  type Params,
  type Plan,
  type PlainStream,
  request as sendRequest,
  requestPages,
  undiciTransport,
} from 'plugboard/runtime'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { stepsOfRun, stepsText } from '../explain/index.ts'
import { checkVariant, kindVariables, planNamed, readConfigPairs, readParams } from '../input/index.ts'
import { createProgress, jsonText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import { commandText } from '../table/command-text.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { type CallConnection, openOwners } from './account.ts'
import { checkSandboxed } from './owner.ts'
import { bytesText, passFile, saveFile } from './download.ts'
import { formatOf, printPages } from './pages.ts'

/** Sends a request and prints the body of its response. */
export const requestEndpoint: Run<'request'> = async (context, words, flags) => {
  const [word, method, path] = words as [string, string, string]
  context.protect(redactor(kindVariables(context.env)))
  checkFlags(flags, context)
  const plan = await planNamed(word)
  const given = await requestOf(method, path, flags, context)
  checkVariant(plan, flags.auth)
  if (flags.explain) return explain(plan, given, flags, context)
  const account = await openAccount(plan, flags, context)
  const { timeout } = flags
  const signal =
    timeout === undefined ? context.signal : AbortSignal.any([context.signal, AbortSignal.timeout(timeout * 1000)])
  try {
    checkRequest(plan, given, account.connection)
    if (flags.sandbox) await context.note('The responses come from the sandbox, not from the third party.')
    await perform({ plan, given, connection: account.connection, signal, words }, flags, context)
    return EXIT.done
  } finally {
    await account.close()
  }
}

/** A checked request with its connection. */
interface ReadyRequest {
  readonly plan: Plan
  readonly given: AnyRequest
  readonly connection: Connection
  readonly signal: AbortSignal
  readonly words: readonly string[]
}

async function perform(ready: ReadyRequest, flags: OptionsOf<'request'>, context: Context): Promise<void> {
  const { plan, given, connection, signal, words } = ready
  if (flags.all) {
    const format = formatOf(flags, context.stdout.isTerminal)
    const command = (next: Params) => commandLine(words, next, flags)
    const limits = { maxPages: flags.maxPages, limit: flags.limit }
    return printPages(resultsOf(ready), limits, { format, fields: flags.fields, command }, context)
  }
  if (flags.out !== undefined) return save(await checkRequest(plan, given, connection).open({ signal }), flags, context)
  await print(await sendRequest(plan, given, connection, { signal }), context)
}

/** Yields pages as results of a call. `next` is the query or the body of the next request. */
async function* resultsOf({ plan, given, connection, signal }: ReadyRequest): AsyncGenerator<ExecuteResult> {
  for await (const { records, next } of requestPages(plan, given, connection, { signal }))
    yield { records: [...records], meta: {}, next: next && (JSON.parse(JSON.stringify(next)) as Params) }
}

async function print({ status, headers, form, value, bytes }: ListedResponse, context: Context): Promise<void> {
  const { stdout, note, isJson } = context
  const type = headers['content-type'] ?? 'no type'
  if (isJson) {
    const body = form === 'bytes' ? { base64: Buffer.from(bytes).toString('base64') } : (value ?? null)
    return stdout.write(`${jsonText({ status, headers, body }, 2)}\n`)
  }
  await note(`${status}  ${type}`)
  if (form === 'json') return stdout.write(`${jsonText(value, 2)}\n`)
  if (form === 'text') return stdout.write(`${String(value)}\n`)
  if (form === 'empty') return
  if (stdout.isTerminal)
    throw new UsageError('Cannot print bytes on a terminal', 'Name a file or folder with --out, or redirect stdout.')
  await passFile({ stream: new Blob([bytes as BlobPart]).stream() }, stdout)
}

async function save(
  { headers, body, size }: PlainStream,
  flags: OptionsOf<'request'>,
  context: Context,
): Promise<void> {
  const { stdout, stderr, note, isJson } = context
  const type = headers['content-type']
  const saved = await saveFile(defined({ stream: body, size }), flags.out ?? '.', createProgress(stderr))
  if (isJson) await stdout.write(`${jsonText({ file: { type, ...saved } }, 2)}\n`)
  else await note(`${bytesText(saved.bytes)}, written to ${saved.path}`)
}

/** Prints the request with placeholders for credentials, and sends nothing. */
async function explain(plan: Plan, given: AnyRequest, flags: OptionsOf<'request'>, context: Context): Promise<number> {
  const { stdout, isJson, paint } = context
  const account = { auth: flags.auth, config: readConfigPairs(plan, flags.config) }
  const all = await stepsOfRun(plan, account, (connection) => sendRequest(plan, given, connection))
  const steps = all.filter(({ step }) => step === 'authorized')
  if (isJson) await stdout.write(`${jsonText({ kind: plan.kind, steps }, 2)}\n`)
  else await stdout.write(stepsText(steps, stdout.columns, paint))
  return EXIT.done
}

async function openAccount(plan: Plan, flags: OptionsOf<'request'>, context: Context): Promise<CallConnection> {
  const given = { config: readConfigPairs(plan, flags.config) }
  if (!flags.sandbox) return openOwners(plan, given, flags, context)
  const { connectFixture, startMock } = await import('../../mock/index.ts')
  const { exampleConfig } = await import('plugboard/simulator')
  const mock = await startMock([plan.manifest], { echo: true })
  const transport = undiciTransport({ connectTo: mock.connectTo })
  const owner = defined({ config: given.config ?? exampleConfig(plan), auth: flags.auth })
  return {
    connection: connectFixture(plan, owner, { transport }),
    explain: (error) => error,
    async close() {
      await transport.close()
      await mock.close()
    },
  }
}

async function requestOf(
  method: string,
  path: string,
  flags: OptionsOf<'request'>,
  context: Context,
): Promise<AnyRequest> {
  const { query = [], header = [], pagination, requestHost: host } = flags
  return defined({
    method: method as AnyRequest['method'],
    path,
    query: query.length > 0 ? gathered(query) : undefined,
    headers: header.length > 0 ? headersIn(header) : undefined,
    body: await bodyOf(flags, context),
    pagination: pagination === undefined ? undefined : paginationOf(pagination),
    host,
  })
}

/** Returns headers by name. @param lines as in `X-Name: value` @throws UsageError for a line without a name */
export function headersIn(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(lines.map((text) => pairOf(text, '--header', /:\s*/)))
}

/** Returns the name of a list, or a description from JSON. */
function paginationOf(text: string): AnyRequest['pagination'] {
  const described = tryParseJson(text)
  return isObject(described) ? (described as AnyRequest['pagination']) : text
}

/** Returns values of the query by name. A repeated name has a list. */
function gathered(pairs: readonly string[]): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {}
  for (const text of pairs) {
    const [name, value] = pairOf(text, '--query', /=/)
    const before = values[name]
    values[name] = before === undefined ? value : [before, value].flat()
  }
  return values
}

function pairOf(text: string, option: string, sign: RegExp): [string, string] {
  const found = sign.exec(text)
  if (found && found.index > 0) return [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const form = option === '--query' ? '--query limit=2' : "--header 'X-Name: value'"
  throw new UsageError(`Cannot read ${option}: ${JSON.stringify(text.slice(0, 80))} has no name with a value`, form)
}

/** Returns the body from JSON; unchanged content if the user names another media type. */
async function bodyOf(flags: OptionsOf<'request'>, context: Context): Promise<AnyRequest['body'] | undefined> {
  const { body, header = [] } = flags
  if (body === undefined) return undefined
  const type = header.map((text) => /^content-type:\s*(\S+)/i.exec(text)?.[1]).find(Boolean)
  if (type === undefined || /[/+]json$/.test(type)) return (await readBody(body, context)) as JsonObject
  if (body.startsWith('@')) return readFile(body.slice(1))
  return body === '-' ? context.stdin() : body
}

async function readBody(given: string, context: Context): Promise<unknown> {
  const isList = /^\s*\[/.test(given)
  if (!isList) return readParams(given, context.stdin, 'body')
  const value = tryParseJson(given)
  if (value === undefined) throw new UsageError('Cannot read body: --body is not JSON')
  return value
}

function checkFlags(flags: OptionsOf<'request'>, { isJson }: Context): void {
  if (flags.all && flags.pagination === undefined)
    throw new UsageError(
      'Cannot follow the pages: --all needs --pagination',
      'Name a list of the kind with the same pagination: --pagination customers.list',
    )
  const needed = Object.entries({ limit: flags.limit, 'max-pages': flags.maxPages, pagination: flags.pagination })
  const [without] = needed.find(([, value]) => value !== undefined && !flags.all) ?? []
  if (without !== undefined) throw new UsageError(`Cannot use --${without} without --all`)
  if (flags.out !== undefined && flags.all) throw new UsageError('Cannot use --out with --all')
  if (flags.sandbox) checkSandboxed(flags)
  if (isJson && flags.table) throw new UsageError('Cannot print a table and JSON on stdout')
}

/** Returns the command line for the next page. */
function commandLine(words: readonly string[], next: Params, flags: OptionsOf<'request'>): string {
  const { path, query, body } = next as unknown as AnyRequest
  const [word = '', method = ''] = words
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${String(one)}`),
  )
  return commandText('request', [word, method, path], {
    query: pairs,
    body: body === undefined ? undefined : jsonText(body),
    all: true,
    pagination: flags.pagination,
    sandbox: flags.sandbox,
  })
}
