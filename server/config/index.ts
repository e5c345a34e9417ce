/** The door of the room that reads the server's configuration. */
export { explainConfig, readConfig } from './read.ts'
export type { ConfigLine, ConfigSources } from './read.ts'
export { readSecretFile } from './secret-file.ts'
export type { Setting } from '../ground/setting-kinds/index.ts'
export { OAUTH_KEYS } from '../accounts/settings.ts'
export type { OAuthApplicationSetting, OAuthKindSetting } from '../accounts/settings.ts'
export { SETTINGS, variableOf } from './settings.ts'
export type { Config, SettingName } from './settings.ts'
