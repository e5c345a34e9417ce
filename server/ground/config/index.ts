/** The door of the room that reads the server's configuration. */
export { explainConfig, readConfig } from './read.ts'
export type { ConfigLine, ConfigSources } from './read.ts'
export { readSecretFile } from './secret-file.ts'
export type { Setting } from './setting.ts'
export { OAUTH_KEYS, SETTINGS, variableOf } from './settings.ts'
export type { Config, OAuthApplicationSetting, OAuthKindSetting, SettingName } from './settings.ts'
