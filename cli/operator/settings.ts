/** The server's configuration from the command line, the environment and a file. */
import { userInfo } from 'node:os'
import { type Config, type ConfigSources, explainConfig, readConfig, type SettingName } from '@plugboard/server/config'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'

/** Returns the sources of a command's settings. */
export function settingSources(
  { env }: Pick<Context, 'env'>,
  { settings, set = [], ...flags }: OptionsOf<'serve'>,
): ConfigSources {
  const pairs = [
    ...(flags.sandbox ? ['sandbox=true'] : []),
    ...(flags.role === undefined ? [] : [`role=${flags.role}`]),
    ...(flags.processes === undefined ? [] : [`processes=${flags.processes}`]),
    ...(flags.port === undefined ? [] : [`listen.port=${flags.port}`]),
    ...(flags.data === undefined ? [] : [`dataDirectory=${flags.data}`]),
  ]
  return { env, set: [...pairs, ...set], file: settings }
}

/** Reads the configuration of a command. @throws ConnectorError `invalid_configuration` with every problem */
export function readSettings(context: Pick<Context, 'env'>, flags: OptionsOf<'serve'>): Config {
  return readConfig(settingSources(context, flags))
}

/** Whether a source sets a setting. */
export function isSet(name: SettingName, context: Pick<Context, 'env'>, flags: OptionsOf<'serve'>): boolean {
  return explainConfig(settingSources(context, flags)).some((line) => line.name === name && line.origin !== 'default')
}

/** Returns the user of this machine; `operator` if it has no name. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    return 'operator'
  }
}
