/** `plugboard mcp install`: the configuration with which a host starts the tools. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { isObject, tryParseJson } from 'plugboard/internal'
import { load, type Plan } from 'plugboard/runtime'
import type { Context } from '../table/context.ts'
import { EXIT } from '../base/exit.ts'
import { isManifestFile, variableName } from '../input/index.ts'
import { jsonText } from '../output/index.ts'
import { optionWords } from '../table/command-text.ts'
import type { OptionsOf } from '../table/index.ts'
import { UsageError } from '../base/usage.ts'

type HostName = NonNullable<OptionsOf<'mcp'>['host']>

/** The configuration of a host. */
interface Host {
  /** The path of its configuration, in this folder or the user's. */
  readonly file: (env: Context['env']) => string
  /** The key of its servers. */
  readonly key: 'mcpServers' | 'servers'
  /** Whether it asks for secrets, so that its file contains none. */
  readonly asksSecrets?: true
  /** Returns a reference to a variable of the host's environment. Absent where hosts have none. */
  readonly reference?: (name: string) => string
}

/**
 * @see https://code.claude.com/docs/en/mcp#environment-variable-expansion-in-mcp-json
 * @see https://cursor.com/docs/context/mcp#config-interpolation
 */
const HOSTS: Readonly<Record<HostName, Host>> = {
  'claude-desktop': { file: claudeDesktopFile, key: 'mcpServers' },
  'claude-code': { file: () => '.mcp.json', key: 'mcpServers', reference: (name) => `\${${name}}` },
  cursor: { file: () => join('.cursor', 'mcp.json'), key: 'mcpServers', reference: (name) => `\${env:${name}}` },
  vscode: { file: () => join('.vscode', 'mcp.json'), key: 'servers', asksSecrets: true },
}

/** A server in the configuration of a host. */
interface ServerEntry {
  readonly type: 'stdio'
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Prints the configuration of a host, or adds it to the host's file. */
export async function install(context: Context, flags: OptionsOf<'mcp'>): Promise<number> {
  const name = flags.host ?? 'claude-code'
  const host = HOSTS[name]
  if (isForApplication(flags) && !host.asksSecrets && !host.reference)
    throw new UsageError(
      `Cannot write the application's secret into ${host.file(context.env)}: it gives access to the accounts of all customers, and ${name} stores it in its file`,
      'Leave out --customer and set PLUGBOARD_TOKEN to a token of the customer, or choose claude-code, cursor or vscode.',
    )
  const variables = await variablesOf(flags)
  const addition = configurationOf(host, flags, variables)
  const file = host.file(context.env)
  const secrets = variables.length > 0 ? ` ${secretsNote(host, flags, variables)}` : ''
  if (flags.write) {
    await addTo(file, addition)
    await context.note(`Added plugboard to ${file}.${secrets}`)
    if (context.isJson) await context.stdout.write(`${jsonText({ host: name, file, written: true }, 2)}\n`)
    return EXIT.done
  }
  await context.stdout.write(`${jsonText(addition, 2)}\n`)
  await context.note(`Add it to ${file}, or repeat the command with --write.${secrets}`)
  return EXIT.done
}

/** Whether the tools start with the secret of an application, which opens every customer's account. */
function isForApplication({ hosted, customer, sandbox }: OptionsOf<'mcp'>): boolean {
  return !sandbox && hosted !== undefined && customer !== undefined
}

function secretsNote(host: Host, flags: OptionsOf<'mcp'>, variables: readonly string[]): string {
  const names = variables.join(', ')
  if (host.asksSecrets) return `The host asks for ${names} when it starts the tools.`
  if (isForApplication(flags))
    return `Start the host with ${names} in its environment: the file only contains references.`
  const life = flags.hosted === undefined ? '' : ' A scoped token expires after 20 minutes.'
  return `Fill in ${names}, and keep the file private.${life}`
}

/** Returns the variables for the credentials of the kinds, each by its first auth variant. */
async function variablesOf({ kinds = [], sandbox, hosted, customer }: OptionsOf<'mcp'>): Promise<string[]> {
  if (sandbox) return []
  if (hosted !== undefined)
    return customer === undefined ? ['PLUGBOARD_TOKEN'] : ['PLUGBOARD_CLIENT_ID', 'PLUGBOARD_CLIENT_SECRET']
  const plans: Plan[] = await Promise.all(kinds.filter((word) => !isManifestFile(word)).map((kind) => load(kind)))
  return plans.flatMap(({ kind, auth }) => (auth[0]?.required ?? []).map((field) => variableName(kind, field)))
}

function configurationOf(host: Host, flags: OptionsOf<'mcp'>, variables: readonly string[]) {
  const input = (name: string) => name.toLowerCase().replaceAll('_', '-')
  const valueOf = (name: string) => {
    if (host.asksSecrets) return `\${input:${input(name)}}`
    return isForApplication(flags) ? (host.reference?.(name) ?? '') : ''
  }
  const env = variables.map((name) => [name, valueOf(name)])
  const entry: ServerEntry = {
    type: 'stdio',
    command: 'npx',
    args: ['-y', '@plugboard/cli', 'mcp', ...argumentsOf(flags)],
    env: env.length > 0 ? (Object.fromEntries(env) as Record<string, string>) : undefined,
  }
  const inputs = variables.map((name) => ({ type: 'promptString', id: input(name), description: name, password: true }))
  return {
    ...(host.asksSecrets && inputs.length > 0 && { inputs }),
    [host.key]: { plugboard: entry },
  }
}

/** Returns the words of the command line after `mcp`. */
function argumentsOf({ kinds, entities, operations, policy, ...flags }: OptionsOf<'mcp'>): string[] {
  return optionWords({
    kinds: kinds?.join(','),
    config: flags.config,
    sandbox: flags.sandbox,
    'read-only': flags.readOnly,
    'raw-text': flags.rawText,
    'without-deletes': flags.withoutDeletes,
    'without-payments': flags.withoutPayments,
    entities: entities?.join(','),
    operations: operations?.join(','),
    request: flags.request,
    policy: policy && resolve(policy),
    'max-calls': flags.maxCalls,
    hosted: flags.hosted,
    customer: flags.customer,
  })
}

/** Adds servers and inputs to a file, and keeps the rest. @throws UsageError for a file without a JSON object */
async function addTo(file: string, addition: Readonly<Record<string, unknown>>): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw new UsageError(`Cannot read ${file}: ${error.code ?? 'an error'}`)
  })
  const before = tryParseJson(text)
  if (!isObject(before))
    throw new UsageError(
      `Cannot add to ${file}: it does not contain a JSON object`,
      'Leave out --write, and add the printed configuration yourself.',
    )
  const merged: Record<string, unknown> = { ...before }
  for (const [key, value] of Object.entries(addition)) {
    const old = before[key]
    merged[key] = Array.isArray(value)
      ? [...others(old, value), ...value]
      : { ...(isObject(old) ? old : {}), ...(value as object) }
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${jsonText(merged, 2)}\n`, { mode: 0o600 })
}

/** Returns the existing inputs, without the ones that are added again. */
function others(old: unknown, added: readonly { readonly id?: unknown }[]): unknown[] {
  if (!Array.isArray(old)) return []
  return old.filter((one: unknown) => !isObject(one) || !added.some(({ id }) => id === one.id))
}

/** @see https://modelcontextprotocol.io/docs/develop/connect-local-servers */
function claudeDesktopFile({ APPDATA, XDG_CONFIG_HOME }: Context['env']): string {
  const name = join('Claude', 'claude_desktop_config.json')
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', name)
  if (process.platform === 'win32') return join(APPDATA ?? join(homedir(), 'AppData', 'Roaming'), name)
  return join(XDG_CONFIG_HOME ?? join(homedir(), '.config'), name)
}
