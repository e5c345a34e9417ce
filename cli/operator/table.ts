/** The operator's commands, as the help shows them. */
import type { CommandRow, OptionRow } from '../flags.ts'
import { OptionError } from '../usage.ts'

/** What every command that needs the server's configuration takes. */
const SETTINGS: readonly OptionRow[] = [
  ['--settings <file>', "the server's settings, YAML or JSON; by default the environment's"],
  ['--set <name=value>', 'one setting, before those of file and environment; may be repeated', collect],
  ['--data <folder>', 'the folder of the embedded database and the master key'],
]

/** Commands of hosted mode. */
export const OPERATOR_COMMANDS: readonly CommandRow[] = [
  {
    usage: 'serve',
    summary: 'Run hosted mode: hold credentials, issue tokens, execute for customers',
    details:
      'Without settings it keeps an embedded database, listens on loopback, and shows the first application’s secret once. ' +
      'DATABASE_URL, or the setting databaseUrlFile, has it use PostgreSQL. Settings: docs/server-config.md.',
    options: [
      ...SETTINGS,
      ['--sandbox', 'play the third parties of all kinds on loopback'],
      ['--port <port>', 'the port of the API; 0 takes a free one', port],
      ['--role <role>', 'api, worker or all'],
    ],
    examples: [
      'plugboard serve --sandbox',
      'plugboard serve --set log.format=text',
      'DATABASE_URL=postgres://… plugboard serve',
    ],
    load: async () => (await import('./serve.ts')).serve,
  },
]

function collect(text: string, before: unknown): string[] {
  return [...((before as string[] | undefined) ?? []), text]
}

function port(text: string): number {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new OptionError('must be a port from 0 to 65535')
  return value
}
