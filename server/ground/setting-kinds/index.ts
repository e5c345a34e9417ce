/** What a setting is: its type, its default, how its text is read and which values it takes. */
import { isIP } from 'node:net'
import { isLoopbackHost, quoted } from 'plugboard/internal'
import { lastOf } from '../base/index.ts'

/** What a setting may hold. `path` is made absolute; `list` and `paths` are separated by commas in text. */
export type SettingType = 'text' | 'integer' | 'boolean' | 'path' | 'list' | 'paths'

/** The value of each type. */
export interface SettingValues {
  text: string
  integer: number
  boolean: boolean
  path: string
  list: readonly string[]
  paths: readonly string[]
}

/** One setting of the server. */
export interface Setting<Type extends SettingType = SettingType, Default = SettingValues[Type] | undefined> {
  readonly type: Type
  /** Undefined: it has none, or it follows from other settings as `derived` says. */
  readonly default: Default
  /** How the default follows from other settings, for people. */
  readonly derived?: string
  /** What it does, in a sentence. */
  readonly about: string
  readonly choices?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  /** Never shown, and never taken from the command line. */
  readonly secret?: boolean
  /** Reads after the name, as in "must be a URL"; undefined when the value is good. */
  readonly fault?: (value: never) => string | undefined
}

/** What is wrong with a value, such as `must be an integer`; undefined when the setting takes it. */
export function faultOf(setting: Setting, value: unknown): string | undefined {
  if (!isOfType(setting.type, value)) return `must be ${TYPE_NAMES[setting.type]}`
  if (setting.choices && !setting.choices.includes(value as string)) return `must be ${orOf(setting.choices)}`
  if (typeof value === 'number') return rangeFault(setting, value)
  return setting.fault?.(value as never)
}

/** The value that a text of the environment or the command line stands for; the text itself when it stands for none. */
export function valueOfText({ type }: Setting, text: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  if (type !== 'list' && type !== 'paths') return text
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const TYPE_NAMES: Readonly<Record<SettingType, string>> = {
  text: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
  path: 'a path',
  list: 'a list of texts',
  paths: 'a list of paths',
}

function isOfType(type: SettingType, value: unknown): boolean {
  if (type === 'integer') return Number.isSafeInteger(value)
  if (type === 'boolean') return typeof value === 'boolean'
  if (type === 'text' || type === 'path') return isText(value)
  return Array.isArray(value) && value.every(isText)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && !value.includes('\0')
}

function rangeFault({ minimum = 1, maximum = Number.MAX_SAFE_INTEGER }: Setting, value: number): string | undefined {
  if (value < minimum) return `must be at least ${minimum}`
  return value > maximum ? `must be at most ${maximum}` : undefined
}

function orOf(choices: readonly string[]): string {
  return `${choices.slice(0, -1).map(quoted).join(', ')} or ${quoted(lastOf(choices))}`
}

/** Says what is wrong with a host to listen on. */
export function hostFault(host: string): string | undefined {
  const isName = /^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(host)
  return isIP(host) !== 0 || isName ? undefined : 'must be an address or a host name'
}

/** Says what is wrong with the name of an installation among several. */
export function cellFault(name: string): string | undefined {
  return /^[a-z0-9]{1,16}$/.test(name) ? undefined : 'must be 1 to 16 lowercase letters and digits'
}

/** Says what is wrong with addresses and networks such as `10.0.0.0/8`. */
export function networksFault(networks: readonly string[]): string | undefined {
  const wrong = networks.find((network) => {
    const [address = '', bits, ...rest] = network.split('/')
    const version = isIP(address)
    const isBits = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
    return version === 0 || !isBits || rest.length > 0
  })
  return wrong === undefined ? undefined : `must hold addresses or networks such as "10.0.0.0/8", not ${quoted(wrong)}`
}

/** Says what is wrong with the URL at which callers reach the server. */
export function baseUrlFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isBare = url && !url.username && !url.password && !url.search && !url.hash && !text.endsWith('/')
  return isBare && /^https?:$/.test(url.protocol)
    ? undefined
    : 'must be an http or https URL without user, query, fragment or trailing slash'
}

/** Says what is wrong with an origin of the server's own: https, or http on this machine. */
export function originFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname))
  return isSafe && url.origin === text ? undefined : 'must be an https origin without a path; http on this machine only'
}

/** Says what is wrong with the URL of an OAuth issuer. @see RFC 8414 section 2 */
export function issuerFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname))
  return isSafe && !url.username && !url.password && !url.search && !url.hash
    ? undefined
    : 'must be an https URL without user, query or fragment; http on this machine only'
}

/** Says what is wrong with the URL of a page that people are led to. */
export function pageUrlFault(text: string): string | undefined {
  return /^https:\/\/\S{1,1990}$/.test(text) && URL.canParse(text) ? undefined : 'must be an https URL'
}

/** Says what is wrong with a color. */
export function colorFault(text: string): string | undefined {
  return /^#[\da-f]{6}$/i.test(text) ? undefined : 'must be a color such as "#1d4ed8"'
}

/** Says what is wrong with a name that people read. */
export function nameFault(text: string): string | undefined {
  return text.length <= 80 && !/\p{Cc}/u.test(text)
    ? undefined
    : 'must have at most 80 characters, none of them a control character'
}

/** Says what is wrong with scopes. @see RFC 6749 section 3.3 */
export function scopesFault(scopes: readonly string[]): string | undefined {
  const wrong = scopes.find((scope) => !/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope))
  return wrong === undefined
    ? undefined
    : `must hold scopes of printable characters but '"' and "\\", not ${quoted(wrong)}`
}

/** Says what is wrong with the URL of a database; never quotes it. */
export function databaseUrlFault(text: string): string | undefined {
  if (/^postgres(?:ql)?:\/\//.test(text) && text.includes('#')) return 'must have %23 for a "#" in its password'
  return URL.canParse(text) && /^postgres(?:ql)?:\/\//.test(text)
    ? undefined
    : 'must be a URL of the form postgres://user:password@host:5432/database'
}

/** A text. */
function text(defaultValue: undefined, about: string, more?: Partial<Setting>): Setting<'text', undefined>
function text(defaultValue: string, about: string, more?: Partial<Setting>): Setting<'text', string>
function text(defaultValue: string | undefined, about: string, more: Partial<Setting> = {}): Setting<'text'> {
  return { ...more, type: 'text', default: defaultValue, about }
}

/** One of several texts. */
function choice(choices: readonly string[], defaultValue: string, about: string): Setting<'text', string> {
  return { type: 'text', default: defaultValue, about, choices }
}

/** True or false. */
function flag(defaultValue: boolean, about: string): Setting<'boolean', boolean> {
  return { type: 'boolean', default: defaultValue, about }
}

/** A whole number from 1 on. */
function count(defaultValue: number, about: string, maximum?: number): Setting<'integer', number> {
  return { type: 'integer', default: defaultValue, about, minimum: 1, maximum }
}

/** A port; 0 uses a free one. */
function port(defaultValue: number, about: string): Setting<'integer', number> {
  return { type: 'integer', default: defaultValue, about, minimum: 0, maximum: 65_535 }
}

/** A list of texts; empty by default. */
function list(about: string): Setting<'list', readonly string[]> {
  return { type: 'list', default: [], about }
}

/** A list of paths; empty by default. */
function paths(about: string): Setting<'paths', readonly string[]> {
  return { type: 'paths', default: [], about }
}

/** A file; none by default. */
function file(about: string, derived = 'none'): Setting<'path', undefined> {
  return { type: 'path', default: undefined, derived, about }
}

/** A number that may be absent. */
function optionalCount(about: string, maximum: number, derived: string): Setting<'integer', undefined> {
  return { type: 'integer', default: undefined, derived, about, minimum: 1, maximum }
}

/** The same number, or 0. */
function orZero(setting: Setting<'integer', number>): Setting<'integer', number> {
  return { ...setting, minimum: 0 }
}

/** Scopes of a sign-in at an OpenID provider. */
function signInScopes(): Setting<'list', readonly string[]> {
  const about = 'Scopes that the sign-in asks for. Without a value, openid and email.'
  return { type: 'list', default: ['openid', 'email'], about, fault: signInScopesFault }
}

/** A claim of ID tokens that decides who somebody is. */
function claim(name: string, about: string): Setting<'text', string> {
  return { type: 'text', default: name, about, fault: claimFault }
}

/** Claims that people fill in themselves at many providers: what they write gives no role and no customer. */
const CHOSEN_CLAIMS: ReadonlySet<string> = new Set(
  (
    'name given_name family_name middle_name nickname preferred_username profile picture website gender birthdate zoneinfo locale ' +
    'phone_number address upn unique_name'
  ).split(' '),
)

/** Says what is wrong with the scopes of a sign-in. */
function signInScopesFault(given: readonly string[]): string | undefined {
  return scopesFault(given) ?? (given.includes('openid') ? undefined : 'must have "openid"')
}

/** Says what is wrong with a claim that decides who somebody is. */
function claimFault(name: string): string | undefined {
  return CHOSEN_CLAIMS.has(name)
    ? 'must be a claim that the provider decides, and not one that people fill in themselves'
    : undefined
}

/** Makes settings, one function a kind. */
export const setting = {
  text,
  choice,
  flag,
  count,
  port,
  list,
  paths,
  file,
  optionalCount,
  orZero,
  signInScopes,
  claim,
}

/** Bytes of a mebibyte. */
export const MEBIBYTE = 2 ** 20
