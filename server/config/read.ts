/** The road from sources to one checked configuration: defaults < file < environment < flags. */
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { isLoopbackHost } from 'plugboard/internal'
import { ConnectorError, type FieldError } from 'plugboard/runtime'
import { obstaclesOfProviders } from './provider-obstacles.ts'
import { readSecretFile } from './secret-file.ts'
import { databaseUrlFault, type Setting } from '../ground/setting-kinds/index.ts'
import { type Config, settingOf, SETTINGS, variableOf } from './settings.ts'
import { CONFIG_FILE, type Placed, readEnvironment, readFile, type Reading, readPairs } from './sources.ts'

/** What a configuration is made of. */
export interface ConfigSources {
  /** YAML or JSON; without it the file that `PLUGBOARD_CONFIG_FILE` names, if any. */
  readonly file?: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** `name=value` pairs of the command line. */
  readonly set?: readonly string[]
}

/** A setting as `config print` shows it. */
export interface ConfigLine {
  readonly name: string
  /** Secrets are left out of it. */
  readonly value: unknown
  /** `default`, `plugboard.yaml:3:9`, `PLUGBOARD_ROLE`, `--set`. */
  readonly origin: string
}

/**
 * The configuration that the sources make.
 * @throws ConnectorError `invalid_configuration` with every problem in `errors`, whose `field` is the setting
 */
export function readConfig(sources: ConfigSources): Config {
  const config: Record<string, Record<string, unknown>> = { oauth: {} }
  for (const [name, { value }] of resolved(sources)) assign(config, name.split('.'), value)
  return config as unknown as Config
}

/**
 * Every setting with its value and where it comes from, secrets left out.
 * @throws ConnectorError `invalid_configuration` as `readConfig` does
 */
export function explainConfig(sources: ConfigSources): ConfigLine[] {
  return [...resolved(sources)].map(([name, { value, origin }]) => ({
    name,
    value: settingOf(name)?.secret ? withoutPassword(value) : value,
    origin,
  }))
}

function resolved({ file, env, set = [] }: ConfigSources): Map<string, Placed> {
  const reading: Reading = { values: new Map(), problems: [] }
  const path = file ?? (env[CONFIG_FILE] || undefined)
  if (path !== undefined) readFile(path, reading)
  readEnvironment(env, reading)
  readPairs(set, reading)
  const values = withDefaults(reading.values, env)
  for (const name of DATABASE_URLS) readUrlFile(values, reading, name)
  reading.problems.push(...conflicts(values))
  if (reading.problems.length > 0) throw invalid(reading.problems)
  return values
}

function withDefaults(given: ReadonlyMap<string, Placed>, env: ConfigSources['env']): Map<string, Placed> {
  const all = new Map<string, Placed>()
  for (const [name, setting] of Object.entries(SETTINGS))
    all.set(name, given.get(name) ?? { value: (setting as Setting).default, origin: 'default' })
  for (const [name, placed] of given) if (!all.has(name)) all.set(name, placed)
  for (const [name, { value, origin }] of all) all.set(name, { value: absolute(name, value), origin })
  const derive = (name: string, value: () => unknown) => {
    if (valueOf(all, name) === undefined) all.set(name, { value: value(), origin: 'default' })
  }
  derive('dataDirectory', () => join(env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local', 'share'), 'plugboard'))
  derive('masterKeyFiles', () => [join(valueOf(all, 'dataDirectory') as string, 'master.key')])
  derive('baseUrl', () => baseUrlOf(valueOf(all, 'listen.host') as string, valueOf(all, 'listen.port') as number))
  return all
}

/** A setting once defaults are filled in. @throws Error for a name that is no setting, which is a mistake of ours */
function placed(values: ReadonlyMap<string, Placed>, name: string): Placed {
  const found = values.get(name)
  if (!found) throw new Error(`Cannot read the setting ${name}: no such setting`)
  return found
}

function valueOf(values: ReadonlyMap<string, Placed>, name: string): unknown {
  return placed(values, name).value
}

function absolute(name: string, value: unknown): unknown {
  const type = settingOf(name)?.type
  if (type === 'path' && typeof value === 'string') return resolve(value)
  return type === 'paths' && value !== undefined ? (value as string[]).map((path) => resolve(path)) : value
}

/** The wildcard address stands for all addresses of a machine: callers cannot use it. */
function baseUrlOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Secret URLs. A file may hold each in its place. */
const DATABASE_URLS = ['databaseUrl', 'database.directUrl', 'database.replicaUrl'] as const

function readUrlFile(values: Map<string, Placed>, { problems }: Reading, name: (typeof DATABASE_URLS)[number]): void {
  const field = `${name}File`
  const { value: path, origin } = placed(values, field)
  if (path === undefined) return
  const given = placed(values, name)
  if (given.value !== undefined) {
    problems.push({
      field,
      message: `cannot be combined with ${name}, which is set in ${given.origin}`,
      error_code: 'conflict',
    })
    return
  }
  try {
    const url = readSecretFile(path as string, field)
    const fault = databaseUrlFault(url)
    if (fault === undefined) values.set(name, { value: url, origin: path as string })
    else
      problems.push({
        field,
        message: `holds a text that ${fault}, in ${origin}`,
        error_code: 'type',
      })
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    problems.push(...(error.errors ?? []))
  }
}

/** Values that are good alone but not together. */
function conflicts(values: ReadonlyMap<string, Placed>): FieldError[] {
  const get = (name: string) => valueOf(values, name)
  const problems: FieldError[] = []
  if (!isLoopbackHost(get('listen.host') as string) && get('behindProxy') !== true)
    problems.push({
      field: 'listen.host',
      message:
        `would serve tokens to other machines without TLS; put a proxy that terminates TLS in front ` +
        `and set behindProxy to true (${variableOf('behindProxy')}), or listen on 127.0.0.1`,
      error_code: 'tls_required',
    })
  if (sharesPort(get))
    problems.push({ field: 'admin.port', message: 'must differ from listen.port', error_code: 'conflict' })
  if (get('console.listen') === true) problems.push(...obstaclesOfConsole(get))
  problems.push(...obstaclesOfProviders(get))
  for (const name of ['database.directUrl', 'database.replicaUrl'])
    if (get(name) !== undefined && get('databaseUrl') === undefined)
      problems.push({ field: 'databaseUrl', message: `must be set together with ${name}`, error_code: 'required' })
  if ((get('processes') as number) > 1) problems.push(...obstaclesOfProcesses(get))
  if ((get('masterKeyFiles') as readonly string[]).length === 0)
    problems.push({ field: 'masterKeyFiles', message: 'must name a file', error_code: 'required' })
  if (get('agents.issuer') !== undefined && get('agents.clientId') === undefined)
    problems.push({
      field: 'agents.clientId',
      message: 'must be set together with agents.issuer',
      error_code: 'required',
    })
  const wraps = get('kms.provider') !== undefined
  if (wraps !== (get('kms.key') !== undefined))
    problems.push({
      field: wraps ? 'kms.key' : 'kms.provider',
      message: `must be set together with ${wraps ? 'kms.provider' : 'kms.key'}`,
      error_code: 'required',
    })
  const isOn = get('embeddings.url') !== undefined
  for (const name of ['embeddings.model', 'embeddings.dimensions', ...(isOn ? [] : ['embeddings.keyFile'])])
    if ((get(name) !== undefined) !== isOn)
      problems.push({
        field: isOn ? name : 'embeddings.url',
        message: `must be set together with ${isOn ? 'embeddings.url' : name}`,
        error_code: 'required',
      })
  const kinds = new Set(
    [...values.keys()].flatMap((name) => /^oauth\.([^.]+)\.(?:client|application)/.exec(name)?.[1] ?? []),
  )
  for (const name of [...kinds].flatMap((kind) => [`oauth.${kind}.clientId`, `oauth.${kind}.clientSecretFile`]))
    if (!values.has(name)) problems.push({ field: name, message: 'must be set as well', error_code: 'required' })
  return problems
}

/** Whether both listeners of a server would have the same port of the same address. A worker has only one. */
function sharesPort(get: (name: string) => unknown): boolean {
  const isSame = (key: string) => get(`listen.${key}`) === get(`admin.${key}`)
  return isSame('host') && isSame('port') && get('listen.port') !== 0 && get('role') !== 'worker'
}

/** What does not go with a console: other machines without TLS, and the origin of the API, whose pages others embed. */
function obstaclesOfConsole(get: (name: string) => unknown): FieldError[] {
  const problems: FieldError[] = []
  const url = get('console.url') as string | undefined
  if (!isLoopbackHost(get('console.host') as string) && url?.startsWith('https:') !== true)
    problems.push({
      field: 'console.host',
      message:
        'would serve operators on other machines without TLS; put a proxy that terminates TLS in front ' +
        `and set console.url to its https URL (${variableOf('console.url')}), or listen on 127.0.0.1`,
      error_code: 'tls_required',
    })
  if (url !== undefined && url === new URL(get('baseUrl') as string).origin)
    problems.push({ field: 'console.url', message: 'must differ from the origin of baseUrl', error_code: 'conflict' })
  for (const other of ['listen', 'admin'])
    if (get('console.port') !== 0 && get('console.port') === get(`${other}.port`))
      problems.push({ field: 'console.port', message: `must differ from ${other}.port`, error_code: 'conflict' })
  return problems
}

/** What does not go with several processes. */
function obstaclesOfProcesses(get: (name: string) => unknown): FieldError[] {
  const obstacles = [
    ...(get('databaseUrl') === undefined ? ['needs PostgreSQL: set databaseUrl, or leave it at 1'] : []),
    ...(get('sandbox') === true ? ['cannot be combined with sandbox, which runs in one process'] : []),
    ...(get('role') === 'worker' ? ['cannot be combined with role worker, which answers no requests'] : []),
  ]
  return obstacles.map((message) => ({ field: 'processes', message, error_code: 'conflict' }))
}

function invalid(problems: readonly FieldError[]): ConnectorError {
  const lines = problems.map(({ field, message }) => (field === '' ? message : `${field} ${message}`))
  const message = `Cannot use the configuration: ${lines.join('\n')}`
  return new ConnectorError('invalid_configuration', message.replace(/[.?]$/, ''), {
    hint: 'Correct the named settings. docs/server-config.md describes every setting.',
    errors: problems,
  })
}

function assign(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[key] = value
    return
  }
  if (!Object.hasOwn(target, key)) target[key] = {}
  assign(target[key] as Record<string, unknown>, rest, value)
}

/** A database's URL without password and query, both of which may hold secrets. */
function withoutPassword(value: unknown): unknown {
  if (value === undefined) return undefined
  const { protocol, username, host, pathname } = new URL(value as string)
  return `${protocol}//${username === '' ? '' : `${username}:[secret]@`}${host}${pathname}`
}
