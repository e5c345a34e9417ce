/** Where values come from: a file, the environment, the command line. Each value remembers its place. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { FieldError, Json } from 'plugboard/runtime'
import { ManifestError, parseYaml, pointer, type SourceDocument, sourceLocation } from 'plugboard/author'
import { isObject, quoted } from 'plugboard/internal'
import { faultOf, valueOfText } from '../ground/setting-kinds/index.ts'
import { OAUTH_KEYS } from '../accounts/settings.ts'
import { SETTINGS, settingOf, variableOf } from './settings.ts'
import { unknownSetting } from './unknown.ts'

/** A value and where it was written, such as `plugboard.yaml:3:9`, `PLUGBOARD_ROLE` or `--set`. */
export interface Placed {
  readonly value: unknown
  readonly origin: string
}

/** What has been read so far. */
export interface Reading {
  /** By the setting's name. */
  readonly values: Map<string, Placed>
  readonly problems: FieldError[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads a YAML or JSON file. Relative paths in it start at its folder. */
export function readFile(path: string, reading: Reading): void {
  const document = documentOf(path, reading.problems)
  if (!document || document.value === null) return
  if (isObject(document.value)) readObject(document, '', document.value, '', reading)
  else reading.problems.push({ field: '', message: `${path}: must contain settings by name`, error_code: 'type' })
}

function documentOf(path: string, problems: FieldError[]): SourceDocument | undefined {
  try {
    return parseYaml(readFileSync(path, 'utf8'), path)
  } catch (error) {
    if (error instanceof ManifestError)
      for (const { message, file, line, column } of error.problems)
        problems.push({ field: '', message: `${file}:${line}:${column}: ${message}`, error_code: 'syntax' })
    else {
      const message = `${path}: cannot be read (${(error as NodeJS.ErrnoException).code})`
      problems.push({ field: '', message, error_code: 'file' })
    }
    return undefined
  }
}

function readObject(
  document: SourceDocument,
  prefix: string,
  object: Readonly<Record<string, Json>>,
  parent: string,
  reading: Reading,
): void {
  for (const [key, value] of Object.entries(object)) {
    const [name, path] = [prefix + key, pointer(parent, key)]
    const setting = settingOf(name)
    const origin = (on: 'key' | 'value') => {
      const { file, line, column } = sourceLocation(document, path, on)
      return `${file}:${line}:${column}`
    }
    if (setting) put(reading, name, fromFolder(setting.type, value, document.file), origin('value'))
    else if (isSection(name) && isObject(value)) readObject(document, `${name}.`, value, path, reading)
    else if (isSection(name))
      reading.problems.push({
        field: name,
        message: `must contain settings by name, in ${origin('key')}`,
        error_code: 'type',
      })
    else reading.problems.push(unknownSetting(name, origin('key')))
  }
}

function isSection(name: string): boolean {
  return (
    /^oauth(?:\.[a-z0-9][a-z0-9-]*)?$/.test(name) || Object.keys(SETTINGS).some((key) => key.startsWith(`${name}.`))
  )
}

/** Paths of a file start at its folder. One path alone may stand for a list of one. */
function fromFolder(type: string, value: Json, file: string): unknown {
  const absolute = (path: Json) => (typeof path === 'string' && path !== '' ? resolve(dirname(file), path) : path)
  if (type === 'path') return absolute(value)
  const items = (type === 'paths' || type === 'list') && typeof value === 'string' ? [value] : value
  return type === 'paths' && Array.isArray(items) ? items.map(absolute) : items
}

/** Reads the variables whose first word is one of ours; the others that start with `PLUGBOARD_` belong to the command line. */
export function readEnvironment(env: Environment, reading: Reading): void {
  if (env.DATABASE_URL) put(reading, 'databaseUrl', env.DATABASE_URL, 'DATABASE_URL')
  const names = new Map(Object.keys(SETTINGS).map((name) => [variableOf(name), name]))
  const firstWords = new Set([...names.keys(), 'PLUGBOARD_OAUTH'].map((variable) => variable.split('_')[1]))
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith('PLUGBOARD_') || text === undefined || text === '' || variable === CONFIG_FILE) continue
    if (isServiceLink(variable, text)) continue
    const name = names.get(variable) ?? oauthNameOf(variable)
    const setting = name === undefined ? undefined : settingOf(name)
    if (name !== undefined && setting) put(reading, name, valueOfText(setting, text), variable)
    else if (firstWords.has(variable.split('_')[1])) reading.problems.push(unknownSetting(variable, 'the environment'))
  }
}

/** @see https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables for a service `plugboard-admin` */
function isServiceLink(variable: string, text: string): boolean {
  return /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP)/.test(variable) || /^(?:tcp|udp):\/\//.test(text)
}

/** The variable that names the file when no flag does. */
export const CONFIG_FILE = 'PLUGBOARD_CONFIG_FILE'

function oauthNameOf(variable: string): string | undefined {
  const [, kind, key] = /^PLUGBOARD_OAUTH_([A-Z0-9_]+)_(CLIENT_(?:ID|SECRET_FILE|HOST)|WANT)$/.exec(variable) ?? []
  if (kind === undefined) return undefined
  const name = Object.keys(OAUTH_KEYS).find((one) => variableOf(`oauth.x.${one}`) === `PLUGBOARD_OAUTH_X_${key}`)
  return name && `oauth.${kind.toLowerCase().replaceAll('_', '-')}.${name}`
}

/** Reads `name=value` pairs of the command line, where every user of the machine sees them: secrets are refused. */
export function readPairs(pairs: readonly string[], reading: Reading): void {
  for (const pair of pairs) {
    const end = pair.indexOf('=')
    const name = end < 0 ? pair : pair.slice(0, end)
    const setting = settingOf(name)
    if (end < 1) reading.problems.push({ field: '--set', message: 'must be written name=value', error_code: 'syntax' })
    else if (setting?.secret) reading.problems.push(secretInArguments(name))
    else if (setting) put(reading, name, valueOfText(setting, pair.slice(end + 1)), '--set')
    else reading.problems.push(unknownSetting(name, '--set'))
  }
}

function secretInArguments(name: string): FieldError {
  const message =
    `is a secret, and every user of this machine can see the command line; ` +
    `set ${variableOf(name)}, or write it into a file: ${name}File`
  return { field: name, message, error_code: 'secret_in_arguments' }
}

function put({ values, problems }: Reading, name: string, value: unknown, origin: string): void {
  const setting = settingOf(name)
  if (!setting) {
    problems.push(unknownSetting(name, origin))
    return
  }
  const fault = faultOf(setting, value)
  if (fault === undefined) values.set(name, { value, origin })
  else {
    const shown = setting.secret || typeof value === 'object' ? '' : `, not ${quoted(String(value))}`
    problems.push({ field: name, message: `${fault}${shown}, in ${origin}`, error_code: 'type' })
  }
}
