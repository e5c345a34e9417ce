/** The server's configuration as the command line, the environment and a file give it. */
import type { Config, ConfigSources } from '../../server/config/index.ts'
import { readConfig } from '../../server/config/index.ts'
import type { Context, Flags } from '../flags.ts'

/** Where the settings of a command come from. */
export function settingSources({ env }: Pick<Context, 'env'>, { settings, set = [], ...flags }: Flags): ConfigSources {
  const pairs = [
    ...(flags.sandbox ? ['sandbox=true'] : []),
    ...(flags.role === undefined ? [] : [`role=${flags.role}`]),
    ...(flags.port === undefined ? [] : [`listen.port=${flags.port}`]),
    ...(flags.data === undefined ? [] : [`dataDirectory=${flags.data}`]),
  ]
  return { env, set: [...pairs, ...set], ...(settings !== undefined && { file: settings }) }
}

/** The configuration of a command. @throws ConnectorError `invalid_configuration` with every problem */
export function readSettings(context: Pick<Context, 'env'>, flags: Flags): Config {
  return readConfig(settingSources(context, flags))
}
