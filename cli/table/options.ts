/** Options of commands: their rows, the types of their values, and readers of values. */
import { isLoopbackHost } from 'plugboard/internal'

/**
 * An option. `read` converts the given text, or returns the value of an option without one. A command refuses an option that is given
 * twice, unless it is `repeatable`: then its values are a list.
 */
export type OptionRow = readonly [
  flags: string,
  description: string,
  read?: ((text: string) => unknown) | undefined,
  repeatable?: 'repeatable',
]

/** A command of the help. */
export interface CommandRow {
  /** Name and arguments. */
  readonly usage: string
  readonly summary: string
  readonly details?: string
  readonly options: readonly OptionRow[]
  readonly examples: readonly string[]
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** `--max-pages <n>` is `maxPages`. */
type OptionName<Flags extends string> = Flags extends `--${infer Name} <${string}>`
  ? CamelCase<Name>
  : Flags extends `--${infer Name}`
    ? CamelCase<Name>
    : never

/** A value of an option: the result of its reader, else the given text; true for an option without a value. */
type OneValue<Row extends OptionRow> = Row[2] extends (text: string) => infer Value
  ? Value
  : Row[0] extends `${string} <${string}>`
    ? string
    : true

type OptionValue<Row extends OptionRow> = Row extends readonly [unknown, unknown, unknown, 'repeatable']
  ? readonly OneValue<Row>[]
  : OneValue<Row>

/** The values of a command's options, by its rows. Options that are not given are absent. */
export type OptionValues<Rows extends readonly OptionRow[]> = {
  readonly [Row in Rows[number] as OptionName<Row[0]>]?: OptionValue<Row>
}

/** Options of every command. */
export interface GlobalOptions {
  readonly json?: true
  /** False for `--no-color`. */
  readonly color?: boolean
  readonly debug?: true
}

/** A wrong value of an option. `message` follows the option's name: "must be a whole number above 0". */
export class OptionError extends Error {}

/** Reads names between commas. */
export function names(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Reads a key and its value: `plan=pro`. @throws OptionError for anything else */
export function keyAndValue(text: string): readonly [key: string, value: string] {
  const end = text.indexOf('=')
  if (end < 1) throw new OptionError('must be a key and a value, such as plan=pro')
  return [text.slice(0, end), text.slice(end + 1)]
}

/** Reads an entity of a kind: `hubspot/deals`. @throws OptionError for anything else */
export function kindAndEntity(text: string): { readonly connectorType: string; readonly entity: string } {
  const [connectorType = '', entity = '', ...more] = text.split('/')
  if (connectorType === '' || entity === '' || more.length > 0)
    throw new OptionError('must be a kind and an entity, such as hubspot/deals')
  return { connectorType, entity }
}

/** Reads a whole number above 0. @throws OptionError for anything else */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OptionError('must be a whole number above 0')
  return Number(text)
}

/** Returns a reader of one of some words. It throws an OptionError for any other. */
export function oneOfOption<const Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((one) => one === text)
    if (word === undefined) throw new OptionError(`must be one of ${words.join(', ')}`)
    return word
  }
}

/** Reads seconds, at most a day. @throws OptionError for anything else */
export function seconds(text: string): number {
  const value = Number(text)
  if (!(value > 0 && value <= 86_400)) throw new OptionError('must be seconds, more than 0 and at most a day')
  return value
}

/** Reads a port from 0 to 65535. @throws OptionError for anything else */
export function port(text: string): number {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new OptionError('must be a port from 0 to 65535')
  return value
}

/** Reads an origin. @throws OptionError for a longer URL, and for http beyond this machine */
export function originOption(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new OptionError('must be an origin, such as http://127.0.0.1:4010')
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname))
    throw new OptionError('must be https:// beyond this machine: credentials would travel without TLS')
  return url.origin
}

/** Reads whole seconds, 0 to a week. @throws OptionError for anything else */
export function weekSeconds(text: string): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) > 604_800)
    throw new OptionError('must be a number of seconds, 0 to 604800')
  return Number(text)
}

/** Reads an RFC 3339 time. @throws OptionError for anything else */
export function timeOption(text: string): string {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new OptionError('must be a time, such as 2026-08-01T12:00:00Z')
  return text
}

/** Reads the URL that receives a webhook. @throws OptionError for an invalid URL, and for http beyond this machine */
export function receiverOption(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new OptionError('must be a URL, such as http://127.0.0.1:3000/hooks')
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname))
    throw new OptionError('must be https:// beyond this machine: events would travel without TLS')
  return url.href
}

/** Reads a UUID. @throws OptionError for anything else */
export function uuidOption(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
    throw new OptionError('must be an id, such as 10524b45-…')
  return text
}

/** Reads a sort order: `created:desc`; ascending by default. @throws OptionError without a field */
export function sortOrder(text: string): Readonly<Record<string, 'asc' | 'desc'>> {
  const [field = '', direction = 'asc'] = text.split(/:(?=(?:asc|desc)$)/)
  if (field === '') throw new OptionError('must name a field, such as created:desc')
  return { [field]: direction as 'asc' | 'desc' }
}

/** The option of commands that call the API of a server. */
export const SERVER = ['--url <url>', 'the URL of the server; PLUGBOARD_URL, else http://127.0.0.1:8787'] as const

/** Options of commands that wait for further changes. */
export const FOLLOW = [
  ['--follow', 'wait for further changes at the end, until Ctrl-C'],
  ['--every <seconds>', 'with --follow: how long to wait; 60 by default', seconds],
] as const
