/** The table of settings: parsing, validation, `config print`, the environment's names and the documentation all read it. */
import { ACCOUNT_SETTINGS, OAUTH_KEYS, type OAuthKindSetting } from '../accounts/settings.ts'
import { AGENT_SETTINGS } from '../agents/settings.ts'
import { CALL_SETTINGS } from '../calls/settings.ts'
import { COPY_SETTINGS } from '../copy/settings.ts'
import { EVENT_SETTINGS } from '../events/settings.ts'
import { GROUND_SETTINGS } from '../ground/settings.ts'
import { OPERATOR_SETTINGS } from '../operators/settings.ts'
import type { Setting, SettingValues } from '../ground/setting-kinds/index.ts'

/** Every setting by its name; a dot parts the section from the key. `OAUTH_KEYS` names those of operator-wide OAuth applications. */
export const SETTINGS = {
  ...GROUND_SETTINGS,
  ...ACCOUNT_SETTINGS,
  ...CALL_SETTINGS,
  ...COPY_SETTINGS,
  ...EVENT_SETTINGS,
  ...AGENT_SETTINGS,
  ...OPERATOR_SETTINGS,
} as const satisfies Record<string, Setting>

/** The name of a setting. */
export type SettingName = keyof typeof SETTINGS

type ValueOf<S> =
  S extends Setting<infer Type, infer Default>
    ? SettingValues[Type] | ([Default] extends [undefined] ? undefined : never)
    : never
type Below<Prefix extends string, Name = SettingName> = Name extends `${Prefix}${infer Rest}` ? Rest : never
type Head<Name> = Name extends `${infer First}.${string}` ? First : Name
/** The settings below a prefix, sections as objects. */
type Tree<Prefix extends string = ''> = {
  readonly [Key in Head<Below<Prefix>> & string]: `${Prefix}${Key}` extends SettingName
    ? ValueOf<(typeof SETTINGS)[`${Prefix}${Key}`]>
    : Tree<`${Prefix}${Key}.`>
}

/** The server's configuration: every setting with its value, sections as objects. Paths are absolute. */
export type Config = Omit<Tree, 'baseUrl' | 'role' | 'log' | 'kms'> & {
  readonly role: 'api' | 'worker' | 'all'
  readonly baseUrl: string
  readonly log: { readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'; readonly format: 'json' | 'text' }
  readonly kms: Omit<Tree['kms'], 'provider'> & { readonly provider: 'aws' | 'azure' | 'google' | 'vault' | undefined }
  /** By kind. */
  readonly oauth: Readonly<Record<string, OAuthKindSetting>>
}

/** The variable of the environment that a setting is read from: `listen.port` is `PLUGBOARD_LISTEN_PORT`. */
export function variableOf(name: string): string {
  return `PLUGBOARD_${name
    .replaceAll(/[.-]/g, '_')
    .replaceAll(/[a-z](?=[A-Z])/g, '$&_')
    .toUpperCase()}`
}

/** The setting of a name, those of OAuth applications included; undefined when there is none. */
export function settingOf(name: string): Setting | undefined {
  if (Object.hasOwn(SETTINGS, name)) return SETTINGS[name as SettingName]
  const key = /^oauth\.[a-z0-9][a-z0-9-]*\.(\w+)$/.exec(name)?.[1]
  return key !== undefined && Object.hasOwn(OAUTH_KEYS, key) ? OAUTH_KEYS[key as keyof typeof OAUTH_KEYS] : undefined
}
