/** Rows of the commands with which an operator inspects an installation. */
import { type CommandRow, oneOfOption, timeOption, uuidOption, wholeNumber } from './options.ts'

/** Options of commands that read the server's configuration. */
export const SETTINGS_OPTIONS = [
  ['--settings <file>', "the server's settings, YAML or JSON; by default the file that PLUGBOARD_CONFIG_FILE names"],
  ['--set <name=value>', 'one setting, which overrides file and environment; may be repeated', undefined, 'repeatable'],
  ['--data <folder>', 'the folder of the embedded database and the master key'],
] as const

const ROLES = ['viewer', 'support', 'operator', 'owner'] as const
const LIMIT = ['--limit <n>', 'the maximum number of rows; 100 by default', wholeNumber] as const

/** Commands of support. */
export const SUPPORT_COMMANDS = [
  {
    usage: 'console <action> [session]',
    summary: 'Give a person or a program access to the console of a server, or end it',
    details:
      'The action is login, token, sessions or end. The action login prints a link that logs in once, within ten minutes. ' +
      'The action token prints a token with which a program gets the screens as JSON. The server needs the setting console.listen. ' +
      'Without a link, people sign in at the OpenID provider of console.oidc. docs/console.md describes the roles.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--name <name>', 'the name in the audit trail; by default the user of this machine'],
      ['--role <role>', 'viewer, support, operator or owner; owner by default, viewer for a token', oneOfOption(ROLES)],
      ['--days <n>', 'with token: its lifetime in days; 30 by default', wholeNumber],
    ],
    examples: [
      'plugboard console login --name ada --role support',
      'plugboard console token --name monitor --role viewer --days 90',
      'plugboard console end 5b1c0f6e-…',
    ],
  },
  {
    usage: 'customers <action> [text]',
    summary: 'Find customers of all organizations, show one, or list connectors',
    details:
      'The action is find, show or connectors. The text is your ID of the customer or a part of it, or the ID of a customer, connector ' +
      'or request. It can also be an account at a third party, or the name of a connector. The action connectors begins with the ' +
      'ones that need attention.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--kind <kind>', 'with connectors: only connectors of this kind'],
      [
        '--status <status>',
        'with connectors: pending, active, needs_reauth or disabled',
        oneOfOption(['pending', 'active', 'needs_reauth', 'disabled']),
      ],
      LIMIT,
    ],
    examples: [
      'plugboard customers find user_1842',
      'plugboard customers show req_5c1f… --json',
      'plugboard customers connectors --kind notion --status needs_reauth',
    ],
  },
  {
    usage: 'calls <action> [id]',
    summary: 'List calls of all organizations, show one, or capture the calls of a connector',
    details:
      'The action is list, show or capture. The action list begins with the newest, and all filters must match. Without --from it reads the ' +
      'last 24 hours. The action show takes the ID of a request. Of a captured call, it also prints requests and responses, ' +
      'and the audit trail gets a row. The action capture takes the ID of a connector.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--organization <id>', 'only calls of this organization', uuidOption],
      ['--customer <id>', 'only calls of this customer, by its ID', uuidOption],
      ['--connector <id>', 'only calls of this connector', uuidOption],
      ['--request <id>', 'only the call with this request ID, of any time'],
      ['--kind <kind>', 'only calls of this kind'],
      ['--entity <name>', 'only calls of this entity'],
      ['--action <name>', 'only calls of this action'],
      ['--code <code>', 'only calls that failed with this code'],
      ['--failed', 'only calls that failed'],
      ['--agents', 'only calls of agents'],
      ['--hours <n>', 'with capture: for how many hours, at most 24; 1 by default, and 0 ends it', wholeNumber],
      ['--name <name>', 'with show and capture: the name in the audit trail; by default the user of this machine'],
      ['--from <time>', 'from this time on, such as 2026-01-31T12:00:00Z', timeOption],
      ['--to <time>', 'before this time', timeOption],
      LIMIT,
    ],
    examples: [
      'plugboard calls list --failed --kind notion',
      'plugboard calls list --agents --from 2026-01-31T00:00:00Z --json',
      'plugboard calls capture 10524b45-484b-4c00-9320-673c8d4d90ed --hours 2',
      'plugboard calls show req_5c1f…',
    ],
  },
  {
    usage: 'drift <kind>',
    summary: 'List where the records of several accounts no longer fit a kind',
    details:
      'Each line has the place in the manifest, what it states and what servers saw, since when and in how many connectors. ' +
      'It lists changes in three connectors of two customers, or in all if there are fewer.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--fixture <operation>', 'print a skeleton of a fixture of this operation instead: types, no values'],
    ],
    examples: ['plugboard drift stripe', 'plugboard drift stripe --fixture prices.list'],
  },
  {
    usage: 'jobs <action>',
    summary: 'List jobs of all organizations, newest first',
    details: 'The action is list. Jobs are syncs, and deletions of connectors and customers.',
    options: [
      ...SETTINGS_OPTIONS,
      [
        '--status <state>',
        'queued, running, succeeded, failed or cancelled',
        oneOfOption(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
      ],
      ['--customer <id>', 'only jobs of this customer, by its ID', uuidOption],
      ['--connector <id>', 'only jobs of this connector', uuidOption],
      LIMIT,
    ],
    examples: ['plugboard jobs list --status failed', 'plugboard jobs list --status running --json'],
  },
] as const satisfies readonly CommandRow[]
